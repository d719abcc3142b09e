//! From where somebody looks at a table. That is decided anew for everything that is made for them, from who they are
//! and where they sit now: a [`Sight`] borrows the room that it was decided from, so nobody can keep one while seats
//! change hands, and nothing of a game is written without one.

use plat_engine::{Next, Observer, Seat, SeatSet};
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
#[derive(Clone, Copy)]
pub(crate) struct Sight<'a> {
    room: &'a Room,
    table: &'a dyn LiveTable,
    observer: Observer,
}

impl Onlooker {
    /// From where to look now, for somebody who goes on looking. Whoever wishes to look from their own seat stays with
    /// it while they sit there; a wish that can no longer be had becomes that for a seat of one's own.
    pub(crate) fn settle<'a>(&mut self, room: &'a Room) -> Sight<'a> {
        let sight = Sight::of(room, *self).unwrap_or_else(|_| {
            self.wish = Viewpoint::Own;
            Sight::new(room, own(room, self.guest))
        });
        if let (Viewpoint::Own, Some(seat)) = (self.wish, sight.seat()) {
            self.wish = Viewpoint::Seat(seat);
        }
        sight
    }
}

impl<'a> Sight<'a> {
    /// What somebody may see who wishes to look from somewhere. While a game goes on only whoever sits somewhere sees
    /// what is to be seen from there.
    pub(crate) fn of(room: &'a Room, onlooker: Onlooker) -> Result<Sight<'a>, Problem> {
        let observer = match onlooker.wish {
            Viewpoint::Spectator => Observer::Spectator,
            Viewpoint::Own => own(room, onlooker.guest),
            Viewpoint::Seat(seat) if !room.seats().has(seat) => {
                return Err(Problem::NotFound("no-such-seat"));
            }
            Viewpoint::Seat(seat)
                if room.standing() == Standing::Over || seats_of(room, onlooker.guest).has(seat) =>
            {
                Observer::Seat(seat)
            }
            Viewpoint::Seat(_) => {
                return Err(Problem::Forbidden("not-your-view"));
            }
        };
        Ok(Sight::new(room, observer))
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
        }
    }

    /// The same as the game was earlier.
    pub(crate) fn at(self, table: &'a dyn LiveTable) -> Sight<'a> {
        Sight { table, ..self }
    }

    /// The table besides the game, which everybody may know.
    pub(crate) fn room(&self) -> &'a Room {
        self.room
    }

    /// The game; what is told of it is told for [`Sight::observer`].
    pub(crate) fn table(&self) -> &'a dyn LiveTable {
        self.table
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
