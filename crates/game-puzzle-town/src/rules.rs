//! The rules: whose turn it is, what is legal, and what an action does.

use std::fmt;

use plat_engine::{
    Arg, Dice, Difficulty, Game, Info, Next, OptionError, Refusal as _, Score, Seat, SeatSet, Seats,
    Sentence, View,
};
use plat_grid::CellName;

use crate::faces::Faces;
use crate::law;
use crate::options::PuzzleTownOptions;
use crate::seats::MOST_PLAYERS;
use crate::state::{Action, Declining, HAND, Outcome, PuzzleTown, Turn, on_table};
use crate::tile::{Side, Tile, Zone};
use crate::town::Laid;
use crate::view::PuzzleTownView;
use crate::words::{counted, tile_to_lay, zones_of};

/// Why an action, or a draw, is not allowed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayRefusal {
    /// Law 1.
    Outside,
    /// Law 2.
    Border {
        /// Where.
        cell: CellName,
        /// On which side.
        side: Side,
        /// What it shows there.
        found: Zone,
        /// What it should show.
        border: Zone,
    },
    /// Law 3.
    Zones {
        /// Where.
        cell: CellName,
        /// On which side.
        side: Side,
        /// What it shows there.
        found: Zone,
        /// What the neighbour shows.
        other: Zone,
    },
    /// Law 4.
    NoBlock(CellName),
    /// Law 4.
    Taken(CellName),
    /// The tile is not there to be played.
    NotInHand(Tile),
    /// The puzzle goes on while a tile can be laid.
    MustLay,
    /// The game does not end while a tile can be laid.
    MustLayAtTheEnd {
        /// A tile that can be laid, as it can lie.
        laid: Laid,
        /// Where.
        cell: CellName,
    },
    /// Whether to draw is decided first.
    DrawOrKeep,
    /// There is no such decision now.
    NoChoiceToDraw,
    /// A draw of something else.
    OtherDraw(Due),
    /// A draw for somebody else, or of too many or too few tiles.
    OtherTiles {
        /// Who should get tiles.
        to: Seat,
        /// How many.
        count: usize,
    },
}

/// What is drawn at a time, other than tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Due {
    /// The cornerstone.
    Cornerstone,
    /// Who of the players plays first.
    First,
    /// Nothing.
    Nothing,
}

impl std::error::Error for PlayRefusal {}

impl fmt::Display for PlayRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&PuzzleTownView::english().say(&self.sentence()))
    }
}

impl plat_engine::Refusal for PlayRefusal {
    fn rule(&self) -> &'static str {
        match self {
            PlayRefusal::Outside => "Law 1 (Size)",
            PlayRefusal::Border { .. } => "Law 2 (Border Colour)",
            PlayRefusal::Zones { .. } => "Law 3 (Matching Zones)",
            PlayRefusal::NoBlock(_) | PlayRefusal::Taken(_) => "Law 4 (Tile Placement)",
            PlayRefusal::NotInHand(_) => "play one tile from your hand",
            PlayRefusal::MustLay => "PT-6",
            PlayRefusal::MustLayAtTheEnd { .. } => "PT-3",
            PlayRefusal::DrawOrKeep | PlayRefusal::NoChoiceToDraw => "PT-9",
            PlayRefusal::OtherDraw(_) => "preparing to build",
            PlayRefusal::OtherTiles { .. } => "refilling the hand",
        }
    }

    fn sentence(&self) -> Sentence {
        let about = |message, cell: &CellName| Sentence::new(message).with("cell", Arg::cell(cell));
        match self {
            PlayRefusal::Outside => Sentence::new("outside"),
            PlayRefusal::Border {
                cell,
                side,
                found,
                border,
            } => about("wrong-border", cell)
                .with("side", *side)
                .with("found", *found)
                .with("border", *border),
            PlayRefusal::Zones {
                cell,
                side,
                found,
                other,
            } => about("zones-differ", cell)
                .with("side", *side)
                .with("found", *found)
                .with("other", *other),
            PlayRefusal::NoBlock(cell) => about("no-block", cell),
            PlayRefusal::Taken(cell) => about("taken", cell),
            PlayRefusal::NotInHand(Tile::Basic(kind)) => {
                Sentence::new("not-held").with("zones", zones_of(kind.face()))
            }
            PlayRefusal::NotInHand(Tile::Park) => Sentence::new("park-not-held"),
            PlayRefusal::MustLay => Sentence::new("must-lay"),
            PlayRefusal::MustLayAtTheEnd { laid, cell } => {
                about("must-lay-late", cell).with("tile", tile_to_lay(*laid))
            }
            PlayRefusal::DrawOrKeep => Sentence::new("draw-or-keep"),
            PlayRefusal::NoChoiceToDraw => Sentence::new("no-choice"),
            PlayRefusal::OtherDraw(Due::Cornerstone) => Sentence::new("due-cornerstone"),
            PlayRefusal::OtherDraw(Due::First) => Sentence::new("due-first"),
            PlayRefusal::OtherDraw(Due::Nothing) => Sentence::new("due-nothing"),
            PlayRefusal::OtherTiles { to, count } => counted("due-tiles", *count).with("who", *to),
        }
    }
}

impl Game for PuzzleTown {
    const INFO: Info = Info {
        id: "puzzle-town",
        name: "Puzzle Town",
        designer: "Gamut of Games",
        year: 1976,
        about: "Builders lay tiles whose zones match, from hidden hands; alone, a puzzle.",
        seats: 1..=MOST_PLAYERS,
        minutes: 25,
        difficulty: Difficulty::Light,
        small_screen: &[],
        hidden: true,
        revision: 2,
        // For four: 6 draws to begin with; a Stoppage and a draw for each of the 28 tiles in the pile; a tile that is
        // laid while there is a pile comes with one decision whether to draw, one that is laid later with at most three
        // passes of the others before it, and there are 48; all pass to end it.
        longest: 6 + 2 * 28 + 4 * 48 + 4,
        rule_book: include_str!("../../../docs/rules/puzzle-town.md"),
        translations: &[("de", include_str!("../../../docs/rules/de/puzzle-town.md"))],
        pictures: &[(
            "puzzle-town-laws.svg",
            include_str!("../../../docs/rules/pictures/puzzle-town-laws.svg"),
        )],
    };
    type Options = PuzzleTownOptions;
    type Action = Action;
    type Outcome = Outcome;
    type Refusal = PlayRefusal;

    fn new(options: &PuzzleTownOptions, seats: Seats) -> Result<PuzzleTown, OptionError> {
        Ok(PuzzleTown::begin(options, seats))
    }

    #[inline]
    fn seats(&self) -> Seats {
        self.seats
    }

    #[inline]
    fn next(&self) -> Next {
        match self.turn {
            Turn::Play(seat) | Turn::Refill(seat) => Next::Seats(SeatSet::only(seat)),
            Turn::Over => Next::Over,
            _ => Next::Chance,
        }
    }

    /// Cell by cell in reading order, in each cell kind by kind and turn by turn, the Park last; then to decline.
    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if let Turn::Refill(_) = self.turn {
            return out.extend(REFILLING);
        }
        let before = out.len();
        let faces = Faces::of(self.hands[seat]);
        out.extend(self.lots.ways(faces).map(|(cell, laid)| Action::Lay(cell, laid)));
        if self.may_decline((out.len() - before) as u32) {
            out.push(Action::Decline);
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), PlayRefusal> {
        match action {
            Action::Draw | Action::Keep => match self.turn {
                Turn::Refill(_) => Ok(()),
                _ => Err(PlayRefusal::NoChoiceToDraw),
            },
            _ if matches!(self.turn, Turn::Refill(_)) => Err(PlayRefusal::DrawOrKeep),
            Action::Decline if self.is_puzzle() => Err(PlayRefusal::MustLay),
            Action::Decline => match self.lots.nth(Faces::of(self.hands[seat]), 0) {
                Some((cell, laid)) if self.pile.is_empty() => Err(PlayRefusal::MustLayAtTheEnd {
                    laid,
                    cell: self.lots.board().name(cell),
                }),
                _ => Ok(()),
            },
            Action::Lay(_, laid) if !self.hands[seat].has(laid.tile()) => {
                Err(PlayRefusal::NotInHand(laid.tile()))
            }
            Action::Lay(cell, laid) => match self.town.check(on_table(cell), laid) {
                Ok(_) => Ok(()),
                Err(law::Refusal::Outside(_)) => Err(PlayRefusal::Outside),
                Err(refusal) => Err(named(refusal, self.lots.board().name(cell))),
            },
        }
    }

    #[inline]
    fn act(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Lay(cell, laid) => {
                self.lay(seat, cell, laid);
                self.passes = 0;
                if self.pile.is_empty() {
                    self.end_turn(seat);
                } else if self.is_puzzle() || self.hands[seat].len() < HAND {
                    self.turn = Turn::Draw(seat);
                } else {
                    self.turn = Turn::Refill(seat);
                }
            }
            Action::Draw => self.turn = Turn::Draw(seat),
            Action::Keep => self.end_turn(seat),
            Action::Decline if self.pile.is_empty() => {
                let charged = self.declining(seat) == Declining::LateStoppage;
                self.sheets[seat].stoppages += u8::from(charged);
                self.lacks[seat] = self.lacks[seat].or(self.lots.welcome());
                self.passes += 1;
                let all = usize::from(self.passes) == self.seats.count();
                self.turn = if all {
                    Turn::Over
                } else {
                    Turn::Play(self.seats.after(seat))
                };
            }
            Action::Decline => {
                self.sheets[seat].stoppages += 1;
                self.turn = Turn::Draw(seat);
            }
        }
    }

    #[inline]
    fn draw<D: Dice>(&self, dice: &mut D) -> Outcome {
        match self.turn {
            Turn::Cornerstone => Outcome::Cornerstone(*dice.pick(&Zone::ALL)),
            Turn::First => {
                let first = dice.below(self.seats.count() as u32);
                Outcome::First(Seat::ALL[first as usize])
            }
            Turn::Deal { to, .. } | Turn::Draw(to) | Turn::Play(to) | Turn::Refill(to) => {
                let tiles = self.pile.clone().draw(self.due(), dice);
                Outcome::Tiles { to, tiles }
            }
            Turn::Over => unreachable!("nothing is drawn when the game is over"),
        }
    }

    fn check_outcome(&self, outcome: &Outcome) -> Result<(), PlayRefusal> {
        match (self.turn, *outcome) {
            (Turn::Cornerstone, Outcome::Cornerstone(_)) => Ok(()),
            (Turn::Cornerstone, _) => Err(PlayRefusal::OtherDraw(Due::Cornerstone)),
            (Turn::First, Outcome::First(seat)) if self.seats.has(seat) => Ok(()),
            (Turn::First, _) => Err(PlayRefusal::OtherDraw(Due::First)),
            (Turn::Deal { to, .. } | Turn::Draw(to), outcome) => match outcome {
                Outcome::Tiles { to: seat, tiles }
                    if seat == to && tiles.len() == self.due() && self.pile.holds(tiles) =>
                {
                    Ok(())
                }
                _ => Err(PlayRefusal::OtherTiles {
                    to,
                    count: self.due(),
                }),
            },
            (Turn::Play(_) | Turn::Refill(_) | Turn::Over, _) => Err(PlayRefusal::OtherDraw(Due::Nothing)),
        }
    }

    #[inline]
    fn reveal(&mut self, outcome: &Outcome) {
        match *outcome {
            Outcome::Cornerstone(border) => {
                self.lay_cornerstone(border);
                let only = Seat::ALL[0];
                self.turn = match self.is_puzzle() {
                    true => Turn::Deal {
                        to: only,
                        first: only,
                    },
                    false => Turn::First,
                };
            }
            Outcome::First(first) => self.turn = Turn::Deal { to: first, first },
            Outcome::Tiles { to, tiles } => {
                self.pile.take_all(tiles);
                self.hands[to].put_all(tiles);
                match self.turn {
                    Turn::Deal { first, .. } if self.is_puzzle() => self.end_turn(first),
                    Turn::Deal { first, .. } => {
                        let next = self.seats.after(to);
                        self.turn = match next == first {
                            true => Turn::Play(first),
                            false => Turn::Deal { to: next, first },
                        };
                    }
                    _ => self.end_turn(to),
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

    /// Fewer Zoning Violations; in the puzzle there is nobody to tie with.
    fn tie_break(&self, seat: Seat) -> i32 {
        match self.is_puzzle() {
            true => 0,
            false => -i32::from(self.sheet(seat).violations),
        }
    }

    #[inline]
    fn pick<D: Dice>(&self, seat: Seat, dice: &mut D, _scratch: &mut Vec<Action>) -> Action {
        if let Turn::Refill(_) = self.turn {
            return *dice.pick(&REFILLING);
        }
        let faces = Faces::of(self.hands[seat]);
        let ways = self.lots.count(faces);
        let index = dice.below(ways + u32::from(self.may_decline(ways)));
        // What comes after the last way to lay a tile is to decline.
        match self.lots.nth(faces, index) {
            Some((cell, laid)) => Action::Lay(cell, laid),
            None => Action::Decline,
        }
    }

    /// Another tile is more choice while the game is long, and later one more that will stay in the hand. Either way it
    /// is worth a fraction of a point.
    #[inline]
    fn habit(&self, _seat: Seat) -> Option<Action> {
        match self.turn {
            Turn::Refill(_) if self.pile.len() > ENOUGH_TO_COME => Some(Action::Draw),
            Turn::Refill(_) => Some(Action::Keep),
            _ => None,
        }
    }
}

/// While more tiles than this lie face down computers draw though they need not.
const ENOUGH_TO_COME: usize = 6;

/// What may be done by whoever has laid a tile and holds enough (PT-9).
const REFILLING: [Action; 2] = [Action::Draw, Action::Keep];

impl PuzzleTown {
    /// The turn goes around; the game is over when every tile is laid, the puzzle when no face-up tile can be.
    #[inline]
    fn end_turn(&mut self, seat: Seat) {
        let over = match self.is_puzzle() {
            true => !self.can_lay(seat),
            false => self.pile.is_empty() && self.all_in_hand() == 0,
        };
        self.turn = if over {
            Turn::Over
        } else {
            Turn::Play(self.seats.after(seat))
        };
    }
}

/// The refusal of a law, with the name of the cell for people.
fn named(refusal: law::Refusal, cell: CellName) -> PlayRefusal {
    match refusal {
        law::Refusal::Outside(_) => PlayRefusal::Outside,
        law::Refusal::Taken(_) => PlayRefusal::Taken(cell),
        law::Refusal::NoBlock(_) => PlayRefusal::NoBlock(cell),
        law::Refusal::Border {
            side, found, border, ..
        } => PlayRefusal::Border {
            cell,
            side,
            found,
            border,
        },
        law::Refusal::Zones {
            side, found, other, ..
        } => PlayRefusal::Zones {
            cell,
            side,
            found,
            other,
        },
    }
}
