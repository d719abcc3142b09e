//! The rules: whose turn it is, what is legal, and what an action does.

use plat_engine::{Dice, Difficulty, Game, Info, Next, OptionError, Score, Seat, SeatSet, Seats};

use crate::card::{Card, Cards, MOST_CARDS, Turned};
use crate::cell::Cell;
use crate::city::City;
use crate::face::{Density, Face, Kind};
use crate::objective::Objectives;
use crate::options::ZonedOutOptions;
use crate::refusal::{Due, Refusal, Step};
use crate::seats::MOST_PLAYERS;
use crate::state::{Action, Buried, HAND, LaidCard, Outcome, Turn, ZonedOut};
use crate::zones::Planner;

/// The most cards that can be played: all but the four of the set-up.
const PLAYABLE: usize = MOST_CARDS - 4;
/// The most events of a turn that plays a card: three cards discarded and drawn, card, planner, draw.
const TURN: usize = 7;
/// The most of one that passes.
const PASS: usize = 5;
const SET_UP: usize = 13;
/// Between equals, what counts less than any zone (ZO-14).
const NO_ZONE: i32 = i32::MIN;

impl Game for ZonedOut {
    const INFO: Info = Info {
        id: "zoned-out",
        name: "Zoned Out",
        designer: "Keith Rentz",
        year: 2020,
        about: "Planners rezone a growing city with cards, develop zones and build Downtown.",
        seats: 2..=MOST_PLAYERS,
        minutes: 45,
        difficulty: Difficulty::Heavy,
        small_screen: &[],
        hidden: true,
        // 2: who claims a free wild Block, and when a card joins zones, no longer depends on whose turn it is.
        revision: 2,
        // When four pass in a row the game is over, so at most three do between two cards.
        longest: SET_UP + PLAYABLE * (TURN + 3 * PASS) + 4 * PASS,
        rule_book: include_str!("../../../docs/rules/zoned-out.md"),
        translations: &[("de", include_str!("../../../docs/rules/de/zoned-out.md"))],
        pictures: &[(
            "zoned-out-zones.svg",
            include_str!("../../../docs/rules/pictures/zoned-out-zones.svg"),
        )],
    };
    type Options = ZonedOutOptions;
    type Action = Action;
    type Outcome = Outcome;
    type Refusal = Refusal;

    fn new(options: &ZonedOutOptions, seats: Seats) -> Result<ZonedOut, OptionError> {
        Ok(ZonedOut::begin(options, seats))
    }

    #[inline]
    fn seats(&self) -> Seats {
        self.seats
    }

    #[inline]
    fn next(&self) -> Next {
        match self.turn {
            Turn::Begin(seat) | Turn::Play { seat, .. } | Turn::Discard { seat, .. } | Turn::Move(seat) => {
                Next::Seats(SeatSet::only(seat))
            }
            Turn::Over => Next::Over,
            _ => Next::Chance,
        }
    }

    /// Cards in the order of the deck, each turn by turn, each place in reading order, or to pass; then discards.
    /// For the planner Block by Block in reading order, the densities from light to heavy.
    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        match self.turn {
            Turn::Play { redrawn, .. } => {
                let before = out.len();
                self.placements(seat, out);
                if out.len() == before {
                    out.push(Action::Pass);
                }
                if !redrawn && self.deck() > 0 {
                    out.extend(self.hands[seat].iter().map(Action::Discard));
                }
            }
            Turn::Discard { .. } => {
                out.extend(self.hands[seat].iter().map(Action::Discard));
                out.push(Action::Redraw);
            }
            _ => self.moves(seat, out),
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        match (self.turn, action) {
            (Turn::Play { .. }, Action::Place { card, turn, at }) => self.check_place(seat, card, turn, at),
            (Turn::Play { .. }, Action::Pass) => match self.can_place(seat) {
                true => Err(Refusal::CanPlay),
                false => Ok(()),
            },
            (Turn::Play { redrawn: true, .. }, Action::Discard(_)) => Err(Refusal::Redrawn),
            (Turn::Play { .. } | Turn::Discard { .. }, Action::Discard(card)) => {
                if !self.hands[seat].has(card) {
                    Err(Refusal::NotInHand(self.cards.blocks(card)))
                } else if self.deck() == 0 {
                    Err(Refusal::DeckTooSmall)
                } else {
                    Ok(())
                }
            }
            (Turn::Discard { .. }, Action::Redraw) => Ok(()),
            (Turn::Begin(_) | Turn::Move(_), Action::Move { to, density }) => {
                self.check_move(seat, to, density)
            }
            (Turn::Begin(_) | Turn::Move(_), Action::Leave) => match self.can_move(seat) {
                true => Err(Refusal::CanMove),
                false => Ok(()),
            },
            (Turn::Play { .. }, _) => Err(Refusal::OtherStep(Step::Lay)),
            (Turn::Discard { .. }, _) => Err(Refusal::OtherStep(Step::Discard)),
            _ => Err(Refusal::OtherStep(Step::Move)),
        }
    }

    fn act(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Place { card, turn, at } => self.place(seat, card, turn, at),
            Action::Pass => {
                self.passes += 1;
                if usize::from(self.passes) == self.seats.count() {
                    self.turn = Turn::Over;
                } else {
                    self.end_turn(seat);
                }
            }
            Action::Discard(card) => self.discard(seat, card),
            Action::Redraw => {
                if let Turn::Discard { discarded, .. } = self.turn {
                    self.turn = Turn::Redraw {
                        seat,
                        count: discarded,
                    };
                }
            }
            Action::Move { to, density } => self.move_planner(seat, to, density),
            Action::Leave => {
                if let Some(planner) = self.zones.planner(seat) {
                    self.develop(seat, planner);
                }
                self.draw_or_end(seat);
            }
        }
    }

    fn draw<D: Dice>(&self, dice: &mut D) -> Outcome {
        let cards = |to: Seat, dice: &mut D| {
            let (mut pool, count) = (self.pool, self.due());
            let mut cards = self.bottom_share(count);
            while cards.len() < count {
                cards.put(pool.draw(dice));
            }
            Outcome::Cards { to, cards }
        };
        match self.turn {
            Turn::Start => Outcome::Start(Seat::ALL[dice.below(self.seats.count() as u32) as usize]),
            Turn::Deal { to, .. } | Turn::Redraw { seat: to, .. } | Turn::Draw(to) => cards(to, dice),
            Turn::City { .. } => {
                let mut pool = self.pool;
                Outcome::City([(); 4].map(|()| pool.draw(dice)))
            }
            Turn::Secret { to, .. } => Outcome::Secret {
                to,
                objectives: self.undealt_objectives().draw(self.secrets_each(), dice),
            },
            Turn::Public { .. } => Outcome::Public(self.undealt_objectives().draw(self.public_count(), dice)),
            _ => unreachable!("nothing is drawn when a seat may act or the game is over"),
        }
    }

    fn check_outcome(&self, outcome: &Outcome) -> Result<(), Refusal> {
        let other = |due: Due| Err(Refusal::OtherDraw(due));
        let undealt = |objectives: Objectives| objectives.without(self.undealt_objectives()).is_empty();
        match (self.turn, *outcome) {
            (Turn::Start, Outcome::Start(seat)) if self.seats.has(seat) => Ok(()),
            (Turn::Start, _) => other(Due::Start),
            (Turn::Deal { to, .. } | Turn::Redraw { seat: to, .. } | Turn::Draw(to), outcome) => {
                match outcome {
                    Outcome::Cards { to: seat, cards } if seat == to && self.can_draw(cards) => Ok(()),
                    _ => other(Due::Cards {
                        to,
                        count: self.due(),
                    }),
                }
            }
            (Turn::City { .. }, Outcome::City(cards)) => {
                let set: Cards = cards.into_iter().collect();
                match set.len() == 4 && self.pool.holds(set) {
                    true => Ok(()),
                    false => other(Due::City),
                }
            }
            (Turn::City { .. }, _) => other(Due::City),
            (Turn::Secret { to, .. }, outcome) => match outcome {
                Outcome::Secret { to: seat, objectives }
                    if seat == to && objectives.len() == self.secrets_each() && undealt(objectives) =>
                {
                    Ok(())
                }
                _ => other(Due::Secret {
                    to,
                    count: self.secrets_each(),
                }),
            },
            (Turn::Public { .. }, Outcome::Public(objectives))
                if objectives.len() == self.public_count() && undealt(objectives) =>
            {
                Ok(())
            }
            (Turn::Public { .. }, _) => other(Due::Public(self.public_count())),
            _ => other(Due::Nothing),
        }
    }

    fn reveal(&mut self, outcome: &Outcome) {
        match *outcome {
            Outcome::Start(start) => self.turn = Turn::Deal { to: start, start },
            Outcome::Cards { to, cards } => {
                self.take_from_deck(cards);
                self.hands[to].put_all(cards);
                match self.turn {
                    Turn::Deal { start, .. } => {
                        let next = self.seats.after(to);
                        self.turn = match next == start {
                            true => Turn::City { start },
                            false => Turn::Deal { to: next, start },
                        };
                    }
                    Turn::Redraw { .. } => {
                        self.turn = Turn::Play {
                            seat: to,
                            redrawn: true,
                        };
                    }
                    _ => self.end_turn(to),
                }
            }
            Outcome::City(cards) => {
                self.pool.take_all(cards.into_iter().collect());
                self.city = City::new(cards.map(|card| self.cards.blocks(card)));
                if let Turn::City { start } = self.turn {
                    self.turn = match self.objectives {
                        true => Turn::Secret { to: start, start },
                        false => Turn::Begin(start),
                    };
                }
            }
            Outcome::Secret { to, objectives } => {
                self.secret[to] = objectives;
                if let Turn::Secret { start, .. } = self.turn {
                    let next = self.seats.after(to);
                    self.turn = match next == start {
                        true => Turn::Public { start },
                        false => Turn::Secret { to: next, start },
                    };
                }
            }
            Outcome::Public(objectives) => {
                self.public = objectives;
                if let Turn::Public { start } = self.turn {
                    self.turn = Turn::Begin(start);
                }
            }
        }
    }

    fn score(&self, seat: Seat) -> Score {
        self.score_lines(seat)
    }

    #[inline]
    fn total(&self, seat: Seat) -> i32 {
        self.points(seat)
    }

    /// The planner in the zone that would score most now.
    fn tie_break(&self, seat: Seat) -> i32 {
        self.zone_now(seat).unwrap_or(NO_ZONE)
    }

    fn pick<D: Dice>(&self, seat: Seat, dice: &mut D, scratch: &mut Vec<Action>) -> Action {
        if let Turn::Play { redrawn, .. } = self.turn
            && !self.hands[seat].iter().any(|card| self.can_join(card))
        {
            // Unless it could join two zones, every card can lie wherever any can.
            let places = self.places(seat);
            let (here, hand) = (places.len(), self.hands[seat]);
            let placements = here * 4 * hand.len() as u32;
            let other = u32::from(placements == 0);
            let discards = match redrawn || self.deck() == 0 {
                true => 0,
                false => hand.len() as u32,
            };
            let index = dice.below(placements + other + discards);
            let card = |index: u32| hand.iter().nth(index as usize).expect("a card in hand");
            return match index {
                _ if index < placements => Action::Place {
                    card: card(index / (4 * here)),
                    turn: Turned::ALL[(index / here % 4) as usize],
                    at: places.nth(index % here).expect("a place"),
                },
                _ if index < placements + other => Action::Pass,
                _ => Action::Discard(card(index - placements - other)),
            };
        }
        scratch.clear();
        self.actions(seat, scratch);
        scratch[dice.below(scratch.len() as u32) as usize]
    }

    fn hunch<D: Dice>(&self, seat: Seat, dice: &mut D, scratch: &mut Vec<Action>) -> Action {
        self.quick_choice(seat, dice, scratch)
    }

    fn prospects(&self, seat: Seat) -> i32 {
        self.outlook(seat)
    }

    fn forecast(&self, seat: Seat) -> i32 {
        self.change_of_lead(seat)
    }
}

impl ZonedOut {
    fn place(&mut self, seat: Seat, card: Card, turn: Turned, at: Cell) {
        let city = &self.city;
        let covered = at
            .under_card()
            .map(|cell| city.has(cell).then(|| city.face(cell)) as Option<Face>);
        self.laid = Some(LaidCard {
            card,
            turn,
            at,
            covered,
        });
        self.hands[seat].take(card);
        self.city.lay(at, self.turned(card, turn));
        let joined = self.zones.after_card(&self.city, at);
        debug_assert!(!joined, "a legal card joins no occupied zones");
        self.passes = 0;
        self.turn = Turn::Move(seat);
    }

    fn discard(&mut self, seat: Seat, card: Card) {
        self.hands[seat].take(card);
        self.bottom.push(Buried { card, by: seat });
        let discarded = match self.turn {
            Turn::Discard { discarded, .. } => discarded + 1,
            _ => {
                self.tallies[seat].redraws += 1;
                1
            }
        };
        // What has just been put to the bottom cannot be drawn again in the same redraw (ZO-3).
        let no_more = self.hands[seat].is_empty() || self.deck() == 2 * usize::from(discarded);
        self.turn = match no_more {
            true => Turn::Redraw {
                seat,
                count: discarded,
            },
            false => Turn::Discard { seat, discarded },
        };
    }

    fn move_planner(&mut self, seat: Seat, to: Cell, density: Option<Density>) {
        if self.zones.held(seat).has(to) {
            self.zones.stay(seat, to);
        } else {
            if let Some(planner) = self.zones.planner(seat) {
                self.develop(seat, planner);
            }
            let face = self.city.face(to);
            let declared = face.wild().zip(density);
            let kind = declared.map(|(zone_type, density)| Kind::new(zone_type, density));
            if let Some(kind) = face.kind().or(kind) {
                self.zones.arrive(&self.city, seat, Planner { at: to, kind });
            }
        }
        self.draw_or_end(seat);
    }

    /// A player draws up to three cards; who cannot triggers the end of the game.
    fn draw_or_end(&mut self, seat: Seat) {
        if self.hands[seat].len() >= HAND {
            self.end_turn(seat);
        } else if self.deck() > 0 {
            self.turn = Turn::Draw(seat);
        } else {
            self.ender.get_or_insert(seat);
            self.end_turn(seat);
        }
    }

    /// The turn goes around, until it comes back to whoever triggered the end.
    fn end_turn(&mut self, seat: Seat) {
        let next = self.seats.after(seat);
        self.turn = match self.ender == Some(next) {
            true => Turn::Over,
            false => Turn::Play {
                seat: next,
                redrawn: false,
            },
        };
    }

    fn can_draw(&self, cards: Cards) -> bool {
        let count = self.due();
        let from_bottom = self.bottom_share(count);
        let mut from_pool = cards;
        from_pool.take_all(from_bottom);
        cards.len() == count && cards.holds(from_bottom) && self.pool.holds(from_pool)
    }

    fn undealt_objectives(&self) -> Objectives {
        let dealt = self.seats.iter().map(|seat| self.secret[seat]);
        Objectives::ALL.without(dealt.fold(self.public, Objectives::and))
    }
}
