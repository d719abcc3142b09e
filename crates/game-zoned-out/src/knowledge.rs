//! Who knows what: the city, the zones and what everybody has are open; one sees one's own hand and secret objectives,
//! and of the others' and of the deck only how many cards there are. When the game is over all objectives are shown.

use plat_engine::{
    Dice, Event, Game, Knowledge, Next, Notation, Observer, Piece, Seat, Seen, Sentence, fingerprint,
};

use crate::card::{Card, MOST_CARDS};
use crate::cell::{Cell, Cells, Quadrant, Spot};
use crate::notation::{DISCARD, LEAVE, PASS, REDRAW};
use crate::objective::{Objective, Objectives};
use crate::seats::SEATS;
use crate::state::{Action, Buried, Outcome, Turn, ZonedOut};
use crate::view::{
    BlockView, BuiltView, CardView, LaidView, ObjectiveView, Phase, PlayerView, SkyscraperView, ZoneView,
    ZonedOutView,
};
use crate::words::{card_in_short, counted, most_telling, zone};

impl Knowledge for ZonedOut {
    type View = ZonedOutView;

    fn view(&self, observer: Observer) -> ZonedOutView {
        let (phase, to_act) = self.phase();
        let skyscraper = |quadrant| SkyscraperView {
            quadrant,
            floors: self.skyscraper(quadrant).floors().collect(),
        };
        let mut view = ZonedOutView {
            phase,
            to_act,
            observer: match observer {
                Observer::Seat(seat) => Some(seat),
                Observer::Spectator => None,
            },
            blocks: self
                .city
                .blocks()
                .map(|(spot, cell)| self.block(spot, cell))
                .collect(),
            players: self
                .seats
                .iter()
                .map(|seat| self.player(seat, observer))
                .collect(),
            skyscrapers: Quadrant::ALL.into_iter().map(skyscraper).collect(),
            objectives: self.known_to(observer),
            with_objectives: self.objectives,
            seniority: self.zones.seniority().iter().collect(),
            laid: self.laid.map(|laid| LaidView {
                card: laid.card,
                turned: laid.turn.degrees(),
                at: self.city.spot(laid.at),
                covered: laid.covered,
            }),
            deck: self.deck(),
            bottom: self.bottom.len(),
            ender: self.ender,
            open: Vec::new(),
            densities: Vec::new(),
            buttons: Vec::new(),
            scores: self.seats.iter().map(|seat| self.score(seat).of(seat)).collect(),
        };
        self.offer(&mut view);
        view
    }

    fn see(&self, event: &Event<ZonedOut>, observer: Observer) -> Seen {
        match event {
            Event::Act { seat, action } => Seen {
                marks: self.marks(*seat, *action),
                seat: Some(*seat),
                word: match action {
                    Action::Discard(_) if !observer.is(*seat) => format!("{DISCARD}:?"),
                    _ => self.word(*action),
                },
                says: self.told(*seat, *action, observer),
            },
            Event::Uncover => Seen::uncovering(),
            Event::Draw(outcome) => {
                let (word, says) = self.tell_draw(outcome, observer);
                Seen {
                    marks: Vec::new(),
                    seat: None,
                    word,
                    says,
                }
            }
        }
    }

    /// A card leaves a hidden hand face up, a pass tells that none of the hand could be played, and what ends the
    /// game shows all objectives.
    fn discloses(&self, seat: Seat, action: Action) -> bool {
        match action {
            Action::Place { .. } | Action::Pass => true,
            Action::Discard(_) | Action::Redraw => false,
            Action::Move { .. } | Action::Leave => {
                let mut after = self.clone();
                after.act(seat, action);
                after.next() == Next::Over
            }
        }
    }

    fn fingerprint(&self, seat: Seat) -> u64 {
        let over = self.turn == Turn::Over;
        let secret = SEATS.map(|of| (over || of == seat).then(|| self.secret[of]));
        let own_buried = |buried: Buried| (buried.by, (buried.by == seat).then_some(buried.card));
        let mut bottom = [None; MOST_CARDS];
        for (place, buried) in bottom.iter_mut().zip(self.bottom.iter()) {
            *place = Some(own_buried(buried));
        }
        fingerprint((
            (self.turn, self.passes, self.ender),
            (&self.city, &self.zones),
            (
                self.hands[seat],
                secret,
                self.public,
                &bottom[..self.bottom.len()],
            ),
            (self.tallies, self.skyscrapers, self.laid),
        ))
    }

    /// Cards and objectives that the seat does not see are mixed and dealt out again. What it put to the bottom of
    /// the deck itself stays there.
    fn resample<D: Dice>(&self, seat: Seat, dice: &mut D) -> ZonedOut {
        let mut other = self.clone();
        let others = self.seats.iter().filter(|&hand| hand != seat);
        let mut unseen = self.pool;
        others.clone().for_each(|hand| unseen.put_all(self.hands[hand]));
        let buried = self.bottom.iter().filter(|buried| buried.by != seat);
        buried.for_each(|buried| unseen.put(buried.card));
        for hand in others.clone() {
            let count = self.hands[hand].len();
            other.hands[hand] = (0..count).map(|_| unseen.draw(dice)).collect();
        }
        other.bottom.change(|buried| {
            if buried.by != seat {
                buried.card = unseen.draw(dice);
            }
        });
        other.pool = unseen;
        if self.turn != Turn::Over {
            let mut hidden = Objectives::ALL.without(self.public.and(self.secret[seat]));
            for hand in others {
                other.secret[hand] = hidden.draw(self.secret[hand].len(), dice);
                hidden = hidden.without(other.secret[hand]);
            }
        }
        other
    }
}

impl ZonedOut {
    fn phase(&self) -> (Phase, Option<Seat>) {
        match self.turn {
            Turn::Start | Turn::City { .. } | Turn::Public { .. } => (Phase::SetUp, None),
            Turn::Deal { to, .. } | Turn::Secret { to, .. } => (Phase::SetUp, Some(to)),
            Turn::Begin(seat) => (Phase::Begin, Some(seat)),
            Turn::Play { seat, .. } => (Phase::Play, Some(seat)),
            Turn::Discard { seat, .. } => (Phase::Discard, Some(seat)),
            Turn::Redraw { seat, .. } | Turn::Draw(seat) => (Phase::Draw, Some(seat)),
            Turn::Move(seat) => (Phase::Move, Some(seat)),
            Turn::Over => (Phase::Over, None),
        }
    }

    fn block(&self, at: Spot, cell: Cell) -> BlockView {
        BlockView {
            at,
            face: self.city.face(cell),
            built: self.city.built(cell).and_then(|built| {
                let development = self.developments.iter().nth(built.development)?;
                Some(BuiltView {
                    player: development.seat,
                    kind: development.kind,
                    height: built.height,
                })
            }),
            zone: self.zones.holder(cell),
        }
    }

    fn player(&self, seat: Seat, observer: Observer) -> PlayerView {
        let own = observer.is(seat);
        let card = |card| CardView {
            card,
            blocks: self.cards.blocks(card),
        };
        let tally = &self.tallies[seat];
        PlayerView {
            player: seat,
            pieces: tally.pieces,
            redraws: tally.redraws,
            hand: self.hands[seat].len(),
            cards: own.then(|| self.hands[seat].iter().map(card).collect()),
            zone: self.zones.planner(seat).map(|planner| {
                let worth = self.zones.worth(&self.city, seat);
                ZoneView {
                    planner: self.city.spot(planner.at),
                    kind: planner.kind,
                    worth,
                    points: self.points_of(worth),
                }
            }),
        }
    }

    fn known_to(&self, observer: Observer) -> Vec<ObjectiveView> {
        let look = |objective: Objective, secret_of| ObjectiveView {
            objective,
            secret_of,
            counts: self
                .seats
                .iter()
                .map(|seat| self.tallies[seat].count(objective.measure()))
                .collect(),
            points: self
                .seats
                .iter()
                .map(|seat| self.objective_points(objective, seat))
                .collect(),
        };
        let shown = |seat: &Seat| self.turn == Turn::Over || observer.is(*seat);
        let public = self.public.iter().map(|objective| look(objective, None));
        let secret = self.seats.iter().filter(shown).flat_map(|seat| {
            let own = self.secret[seat].iter();
            own.map(move |objective| (objective, Some(seat)))
        });
        public
            .chain(secret.map(|(objective, of)| look(objective, of)))
            .collect()
    }

    /// Enters what the observer may do now.
    fn offer(&self, view: &mut ZonedOutView) {
        let Some(seat) = view.observer.filter(|&seat| view.to_act == Some(seat)) else {
            return;
        };
        let mut actions = Vec::new();
        if let Next::Seats(_) = self.next() {
            self.actions(seat, &mut actions);
        }
        let mut open = Cells::NONE;
        for action in actions {
            let button = match action {
                Action::Place { at, .. } => {
                    open.add(at);
                    continue;
                }
                Action::Move { to, density } => {
                    open.add(to);
                    view.densities.extend(density);
                    continue;
                }
                Action::Pass => PASS,
                Action::Discard(_) => DISCARD,
                Action::Redraw => REDRAW,
                Action::Leave => LEAVE,
            };
            if !view.buttons.contains(&button) {
                view.buttons.push(button);
            }
        }
        view.open = open.iter().map(|cell| self.city.spot(cell)).collect();
        view.open.sort_unstable_by_key(|spot| (spot.y, spot.x));
        view.densities.sort_unstable();
        view.densities.dedup();
    }

    /// The ids of what an action that everybody sees concerns: the Blocks of a card, the planner, and the Blocks that are
    /// developed as it leaves.
    fn marks(&self, seat: Seat, action: Action) -> Vec<String> {
        let block = |spot: Spot| format!("block-{spot}");
        match action {
            Action::Place { at, .. } => {
                let Spot { x, y } = self.city.spot(at);
                let card = [(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)];
                card.map(|(x, y)| block(Spot { x, y })).to_vec()
            }
            Action::Move { .. } | Action::Leave => {
                let mut marks = Vec::new();
                if let Action::Move { .. } = action {
                    marks.push(format!("planner-{seat}"));
                }
                if self.leaves(seat, action) {
                    let zone = self.city.reading_order(self.zones.held(seat));
                    marks.extend(zone.map(|(spot, _)| block(spot)));
                }
                marks
            }
            Action::Pass | Action::Discard(_) | Action::Redraw => Vec::new(),
        }
    }

    /// Whether the planner leaves its zone by this.
    fn leaves(&self, seat: Seat, action: Action) -> bool {
        match action {
            Action::Move { to, .. } => !self.zones.held(seat).has(to),
            Action::Leave => true,
            _ => false,
        }
    }

    /// An action as it is told.
    fn told(&self, seat: Seat, action: Action, observer: Observer) -> Sentence {
        let told = match action {
            Action::Place { card, at, .. } => Sentence::new("lays")
                .with("card", self.in_short(card))
                .with("cell", self.city.spot(at))
                .with("covered", self.covered(at)),
            Action::Pass => Sentence::new("passes"),
            Action::Discard(card) if observer.is(seat) => {
                Sentence::new("discards").with("card", self.in_short(card))
            }
            Action::Discard(_) => Sentence::new("discards-hidden"),
            Action::Redraw => counted("draws-anew", self.discarded()),
            // What stands on a zoned Block is plain to see, and lines of the log are short.
            Action::Move { to, density: None } => Sentence::new("moves").with("spot", self.city.spot(to)),
            Action::Move { to, density } => Sentence::new("moves").with("spot", self.goal(to, density)),
            Action::Leave => Sentence::new(match self.zones.planner(seat) {
                Some(_) => "leaves",
                None => "stays-away",
            }),
        }
        .with("who", seat);
        match self.zones.planner(seat).filter(|_| self.leaves(seat, action)) {
            None => told,
            Some(planner) => {
                let points = self.points_of(self.zones.worth(&self.city, seat));
                Sentence::new("and-develops")
                    .with("told", told)
                    .with("who", seat)
                    .with("zone", zone(planner.kind))
                    .with("points", counted("points", points))
            }
        }
    }

    fn tell_draw(&self, outcome: &Outcome, observer: Observer) -> (String, Sentence) {
        let word = self.outcome_word(outcome);
        let hidden = |count: usize| vec!["?"; count].join(",");
        match *outcome {
            Outcome::Start(seat) => (word, Sentence::new("begins").with("who", seat)),
            Outcome::Cards { to, cards } if observer.is(to) => {
                let drawn: Vec<Piece> = cards.iter().map(|card| self.in_short(card)).collect();
                (word, Sentence::new("draws").with("who", to).with("cards", drawn))
            }
            Outcome::Cards { to, cards } => (
                format!("{to}+{}", hidden(cards.len())),
                counted("draws-hidden", cards.len()).with("who", to),
            ),
            Outcome::City(cards) => {
                let shown = cards.map(|card| most_telling(self.cards.blocks(card)));
                (word, Sentence::new("city-begins").with("blocks", shown.to_vec()))
            }
            Outcome::Secret { to, objectives } if observer.is(to) => {
                let says = Sentence::new("secret-drawn")
                    .with("who", to)
                    .with("objectives", objectives);
                (word, says)
            }
            Outcome::Secret { to, objectives } => (
                format!("secret:{to}+{}", hidden(objectives.len())),
                counted("secret-hidden", objectives.len()).with("who", to),
            ),
            Outcome::Public(objectives) => {
                (word, Sentence::new("public-drawn").with("objectives", objectives))
            }
        }
    }

    /// A card as the log names it.
    fn in_short(&self, card: Card) -> Piece {
        card_in_short(card, self.cards.blocks(card))
    }
}
