//! From where somebody looks at a table. That is decided anew for everything that is made for them, from who they are
//! and where they sit now: a [`Sight`] borrows the room that it was decided from, so nobody can keep one while seats
//! change hands, and nothing of a game is written without one.

use plat_engine::{Look, Next, Observer, Seat, SeatSet};
use plat_games::LiveTable;
use plat_store::{GuestId, Standing};

use crate::message::Viewpoint;
use crate::problem::Problem;
use crate::room::Room;

/// Somebody who looks, or wants to: who it is, and from where they wish to look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Onlooker {
    pub(crate) guest: Option<GuestId>,
    pub(crate) wish: Viewpoint,
}

/// What somebody may see of a table, as it is or as it was.
pub(crate) struct Sight<'a> {
    room: &'a Room,
    table: &'a dyn LiveTable,
    observer: Observer,
    look: Box<dyn Look + 'a>,
}

/// What all who look at a table may see of it at one moment. Those who look from the same place share a look.
pub(crate) struct Sights<'a> {
    room: &'a Room,
    made: Vec<Sight<'a>>,
}

impl Onlooker {
    /// From where somebody may look who wishes this. While a game goes on only whoever sits somewhere sees what is to be
    /// seen from there.
    fn place(self, room: &Room) -> Result<Observer, Problem> {
        match self.wish {
            Viewpoint::Spectator => Ok(Observer::Spectator),
            Viewpoint::Own => Ok(own(room, self.guest)),
            Viewpoint::Seat(seat) if !room.seats().has(seat) => Err(Problem::NotFound("such seat")),
            Viewpoint::Seat(seat)
                if room.standing() == Standing::Over || seats_of(room, self.guest).has(seat) =>
            {
                Ok(Observer::Seat(seat))
            }
            Viewpoint::Seat(_) => Err(Problem::Forbidden(
                "only whoever sits there can look from this seat",
            )),
        }
    }

    /// From where to look now, for somebody who goes on looking. Whoever wishes to look from their own seat stays with
    /// it while they sit there; a wish that can no longer be had becomes that for a seat of one's own.
    pub(crate) fn settle(&mut self, room: &Room) -> Observer {
        let place = self.place(room).unwrap_or_else(|_| {
            self.wish = Viewpoint::Own;
            own(room, self.guest)
        });
        if let (Viewpoint::Own, Observer::Seat(seat)) = (self.wish, place) {
            self.wish = Viewpoint::Seat(seat);
        }
        place
    }
}

impl<'a> Sights<'a> {
    pub(crate) fn new(room: &'a Room) -> Sights<'a> {
        Sights {
            room,
            made: Vec::new(),
        }
    }

    /// What somebody may see now who goes on looking.
    pub(crate) fn of(&mut self, onlooker: &mut Onlooker) -> &Sight<'a> {
        let observer = onlooker.settle(self.room);
        let known = self.made.iter().position(|sight| sight.observer == observer);
        let at = known.unwrap_or_else(|| {
            self.made.push(Sight::new(self.room, observer));
            self.made.len() - 1
        });
        &self.made[at]
    }
}

impl<'a> Sight<'a> {
    /// What somebody may see who wishes to look from somewhere.
    pub(crate) fn of(room: &'a Room, onlooker: Onlooker) -> Result<Sight<'a>, Problem> {
        Ok(Sight::new(room, onlooker.place(room)?))
    }

    /// What this guest may see who plays in this seat.
    pub(crate) fn of_player(room: &'a Room, guest: GuestId, seat: Seat) -> Result<Sight<'a>, Problem> {
        room.must_hold(guest, seat)?;
        Ok(Sight::new(room, Observer::Seat(seat)))
    }

    fn new(room: &'a Room, observer: Observer) -> Sight<'a> {
        Sight {
            room,
            table: room.table.as_ref(),
            observer,
            look: room.table.look(observer),
        }
    }

    /// The same as the game was earlier.
    pub(crate) fn at(self, table: &'a dyn LiveTable) -> Sight<'a> {
        Sight {
            table,
            look: table.look(self.observer),
            ..self
        }
    }

    /// The table besides the game, which everybody may know.
    pub(crate) fn room(&self) -> &'a Room {
        self.room
    }

    /// The game.
    pub(crate) fn table(&self) -> &'a dyn LiveTable {
        self.table
    }

    /// What is to be seen of it.
    pub(crate) fn look(&self) -> &dyn Look {
        self.look.as_ref()
    }

    pub(crate) fn observer(&self) -> Observer {
        self.observer
    }

    /// The seat that is looked from.
    pub(crate) fn seat(&self) -> Option<Seat> {
        match self.observer {
            Observer::Seat(seat) => Some(seat),
            Observer::Spectator => None,
        }
    }

    /// Whether the game has gone on since.
    pub(crate) fn is_past(&self) -> bool {
        self.table.entries() < self.room.table.entries()
    }

    /// Who is, or was, to act.
    pub(crate) fn acting(&self) -> SeatSet {
        match self.table.next() {
            Next::Seats(seats) if self.is_past() => seats,
            _ => self.room.acting(),
        }
    }
}

fn seats_of(room: &Room, guest: Option<GuestId>) -> SeatSet {
    guest.map(|guest| room.seats_of(guest)).unwrap_or_default()
}

/// One's own seat, the one that is to act if there are several; without one, from nowhere in particular.
fn own(room: &Room, guest: Option<GuestId>) -> Observer {
    let own = seats_of(room, guest);
    let acting = own.iter().find(|&seat| room.acting().has(seat));
    let seat = acting.or_else(|| own.first());
    seat.map_or(Observer::Spectator, Observer::Seat)
}
