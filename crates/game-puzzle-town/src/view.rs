//! What an observer knows: the town, the sheets, one's own hand; of the others' hands and of the pile only how many
//! tiles there are. When the game is over the hands are shown, because they are charged.

use arrayvec::ArrayVec;
use plat_engine::page::Line;
use plat_engine::{
    Dice, Event, Game, Item, Knowledge, Notation, Observer, Parts, Piece, Seat, SeatScore, Seen, Sentence,
    Shelf, View, Voice, fingerprint,
};
use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};

use crate::deal::{Hidden, deal};
use crate::faces::Faces;
use crate::ground::tile_id;
use crate::score::{Sheet, Verdict};
use crate::seats::{MOST_PLAYERS, PerSeat, SEATS};
use crate::size::{Cell, Size};
use crate::state::{Action, Declining, Outcome, PuzzleTown, Turn, on_table};
use crate::table;
use crate::tile_set::TileSet;
use crate::tiles::Tiles;
use crate::town::{Laid, Town};
use crate::words::{SHELF, counted, tile_unturned};

/// The table as one observer sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PuzzleTownView {
    /// Whether this is the puzzle for one.
    pub puzzle: bool,
    /// How wide and deep the town is.
    #[serde(serialize_with = "by_name")]
    pub size: Size,
    /// The town, in the form of a position file; nothing before the cornerstone is drawn.
    #[serde(serialize_with = "as_position")]
    pub town: Option<Town>,
    /// What is to be done next.
    pub phase: Phase,
    /// Who is to do it, or for whom it is drawn.
    pub to_act: Option<Seat>,
    /// Who looks; nobody in particular if that is a spectator.
    pub observer: Option<Seat>,
    /// The hands by seat; in the puzzle, the tiles that are face up.
    pub hands: Vec<Hand>,
    /// How many tiles are face down on the table.
    pub pile: usize,
    /// The tiles that the observer does not see, wherever they are.
    pub unseen: Tiles,
    /// How many players have passed in a row.
    pub passes: u8,
    /// What it would be if the observer declined now; nothing if they may not.
    pub declining: Option<Declining>,
    /// What everybody has ticked; empty in the puzzle.
    pub sheets: Vec<Sheet>,
    /// The score as it stands.
    #[serde(serialize_with = "plat_engine::score_figures")]
    pub scores: Vec<SeatScore>,
    /// The verdict on a puzzle that is over.
    pub verdict: Option<Verdict>,
}

/// A hand as an observer sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Hand {
    /// How many tiles it has.
    pub count: usize,
    /// The tiles, if the observer may see them.
    pub tiles: Option<Tiles>,
}

/// What is to be done next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// The cornerstone is drawn.
    Cornerstone,
    /// Who plays first is drawn.
    First,
    /// The first tiles are dealt.
    Deal,
    /// A player lays a tile or declines.
    Play,
    /// A player who has laid a tile chooses whether to draw another one.
    Refill,
    /// A tile is drawn.
    Draw,
    /// Nothing.
    Over,
}

impl Knowledge for PuzzleTown {
    type View = PuzzleTownView;

    fn view(&self, observer: Observer) -> PuzzleTownView {
        let (phase, to_act) = match self.turn {
            Turn::Cornerstone => (Phase::Cornerstone, None),
            Turn::First => (Phase::First, None),
            Turn::Deal { to, .. } => (Phase::Deal, Some(to)),
            Turn::Play(seat) => (Phase::Play, Some(seat)),
            Turn::Refill(seat) => (Phase::Refill, Some(seat)),
            Turn::Draw(seat) => (Phase::Draw, Some(seat)),
            Turn::Over => (Phase::Over, None),
        };
        let hand = |seat| Hand {
            count: self.hands[seat].len(),
            tiles: self.shows(seat, observer).then_some(self.hands[seat]),
        };
        let mut unseen = self.pile;
        for seat in self.seats.iter().filter(|&seat| !self.shows(seat, observer)) {
            unseen.put_all(self.hands[seat]);
        }
        let declining = match self.turn {
            Turn::Play(seat) if observer.is(seat) => {
                let ways = self.lots.count(Faces::of(self.hands[seat]));
                self.may_decline(ways).then(|| self.declining(seat))
            }
            _ => None,
        };
        let over = phase == Phase::Over;
        PuzzleTownView {
            puzzle: self.is_puzzle(),
            size: self.town.size(),
            town: (phase != Phase::Cornerstone).then(|| self.town.clone()),
            phase,
            to_act,
            observer: match observer {
                Observer::Seat(seat) => Some(seat),
                Observer::Spectator => None,
            },
            hands: self.seats.iter().map(hand).collect(),
            pile: self.pile.len(),
            unseen,
            passes: self.passes,
            declining,
            sheets: match self.is_puzzle() {
                true => Vec::new(),
                false => self.seats.iter().map(|seat| self.sheet(seat)).collect(),
            },
            scores: self.seats.iter().map(|seat| self.score(seat).of(seat)).collect(),
            verdict: (over && self.is_puzzle()).then(|| Verdict::of(-self.total(Seat::ALL[0]))),
        }
    }

    fn see(&self, event: &Event<PuzzleTown>, observer: Observer) -> Seen {
        match event {
            Event::Act { seat, action } => Seen {
                marks: match *action {
                    Action::Lay(cell, _) => vec![tile_id(self.town.size(), on_table(cell))],
                    _ => Vec::new(),
                },
                seat: Some(*seat),
                word: self.word(*action),
                says: self.tell_action(*seat, *action),
            },
            Event::Uncover => Seen::uncovering(),
            Event::Draw(outcome) => {
                let (word, says) = self.tell_draw(outcome, observer);
                Seen {
                    marks: self.drawn(outcome, observer),
                    seat: None,
                    word,
                    says,
                }
            }
        }
    }

    /// Tiles leave a hidden hand face up; whoever passes shows that nothing in the hand can be laid, and whoever passes
    /// last ends the game, which shows all hands.
    fn discloses(&self, seat: Seat, action: Action) -> bool {
        match action {
            _ if self.is_puzzle() => false,
            Action::Lay(..) => true,
            Action::Decline => {
                let last = usize::from(self.passes) + 1 == self.seats.count();
                self.pile.is_empty() && (last || !self.hands[seat].is_empty())
            }
            Action::Draw | Action::Keep => false,
        }
    }

    fn fingerprint(&self, seat: Seat) -> u64 {
        let observer = Observer::Seat(seat);
        let seen = SEATS.map(|hand| match self.shows(hand, observer) {
            true => self.hands[hand],
            false => Tiles::default(),
        });
        // How many tiles the others hold does not follow from the rest: whoever had enough may have drawn or not.
        let counts = SEATS.map(|hand| self.hands[hand].len());
        fingerprint((
            self.turn,
            self.passes,
            &self.town,
            seen,
            counts,
            self.lacks,
            self.sheets,
        ))
    }

    /// The tiles that the seat does not see are mixed and dealt out again.
    fn resample<D: Dice>(&self, seat: Seat, dice: &mut D) -> PuzzleTown {
        self.dealt_again(seat, self.lacks, dice)
    }

    /// Whoever passes has nothing that could be laid.
    fn resample_before<D: Dice>(&self, seat: Seat, actor: Seat, action: Action, dice: &mut D) -> PuzzleTown {
        let mut lacks = self.lacks;
        if action == Action::Decline && self.pile.is_empty() {
            lacks[actor] = lacks[actor].or(self.lots.welcome());
        }
        self.dealt_again(seat, lacks, dice)
    }
}

impl PuzzleTown {
    /// Whether the observer sees this seat's tiles.
    fn shows(&self, seat: Seat, observer: Observer) -> bool {
        self.is_puzzle() || self.turn == Turn::Over || observer.is(seat)
    }

    /// The same table with other tiles where the seat does not see them, and nobody with a tile that they lack.
    fn dealt_again<D: Dice>(&self, seat: Seat, lacks: PerSeat<Faces>, dice: &mut D) -> PuzzleTown {
        let mut other = self.clone();
        let hidden = self
            .seats
            .iter()
            .filter(|&hand| !self.shows(hand, Observer::Seat(seat)));
        let hands: ArrayVec<Seat, MOST_PLAYERS> = hidden.collect();
        for &hand in &hands {
            other.pile.put_all(self.hands[hand]);
        }
        let wanted: ArrayVec<Hidden, MOST_PLAYERS> = hands
            .iter()
            .map(|&hand| Hidden {
                room: self.hands[hand].len(),
                lacks: lacks[hand],
            })
            .collect();
        let dealt = deal(&mut other.pile, &wanted, dice);
        for (&hand, tiles) in hands.iter().zip(dealt) {
            other.hands[hand] = tiles;
        }
        other
    }

    /// The ids of what was drawn, as far as the observer sees it.
    fn drawn(&self, outcome: &Outcome, observer: Observer) -> Vec<String> {
        match *outcome {
            Outcome::Cornerstone(_) => vec![tile_id(self.town.size(), Cell::NORTH_WEST)],
            Outcome::Tiles { to, tiles } if self.shows(to, observer) => {
                tiles.kinds().map(|tile| table::held_id(to, tile)).collect()
            }
            _ => Vec::new(),
        }
    }

    fn tell_action(&self, seat: Seat, action: Action) -> Sentence {
        match action {
            // Tiles never move, so the one in the town can be drawn as long as the log is read.
            Action::Lay(cell, laid) => Sentence::new("lays")
                .with("tile", self.in_town(on_table(cell), laid))
                .with("cell", self.at(cell)),
            Action::Decline => Sentence::new(match self.declining(seat) {
                Declining::Stoppage => "declines",
                Declining::LateStoppage => "passes-late",
                Declining::Pass => "passes",
            }),
            Action::Draw => Sentence::new("draws-another"),
            Action::Keep => Sentence::new("keeps"),
        }
        .with("who", seat)
    }

    fn tell_draw(&self, outcome: &Outcome, observer: Observer) -> (String, Sentence) {
        let word = self.outcome_word(outcome);
        match *outcome {
            Outcome::Cornerstone(border) => {
                let face = TileSet::standard().cornerstone(border);
                let laid = Laid::Basic(face.expect("one for each colour"));
                let says = Sentence::new("cornerstone-drawn")
                    .with("tile", self.in_town(Cell::NORTH_WEST, laid))
                    .with("zone", border);
                (word, says)
            }
            Outcome::First(seat) => (word, Sentence::new("plays-first").with("who", seat)),
            Outcome::Tiles { to, tiles } if self.shows(to, observer) => {
                let held = |tile| Piece::new(tile_unturned(tile)).drawn(table::held_id(to, tile));
                let message = match self.is_puzzle() {
                    true => "turns-up",
                    false => "draws",
                };
                let says = Sentence::new(message)
                    .with("who", to)
                    .with("tiles", tiles.iter().map(held).collect::<Vec<_>>());
                (word, says)
            }
            Outcome::Tiles { to, tiles } => {
                let hidden = vec!["?"; tiles.len()].join(",");
                let says = counted("draws-hidden", tiles.len()).with("who", to);
                (format!("{to}+{hidden}"), says)
            }
        }
    }

    /// A tile of the town in a sentence.
    fn in_town(&self, cell: Cell, laid: Laid) -> Piece {
        Piece::new(tile_unturned(laid.tile())).drawn(tile_id(self.town.size(), cell))
    }
}

impl View for PuzzleTownView {
    fn shelf() -> &'static Shelf {
        &SHELF
    }

    fn parts(&self, voice: &Voice) -> Parts {
        table::parts(self, voice)
    }

    fn board_lines(&self, _board: usize, _voice: &Voice) -> Vec<Line> {
        table::board_lines(self)
    }

    fn item_lines(&self, item: &Item, _voice: &Voice) -> Vec<Line> {
        table::item_lines(self, item)
    }

    fn scores(&self) -> &[SeatScore] {
        &self.scores
    }
}

impl PuzzleTownView {
    /// Whether the observer is the one who lays a tile now.
    pub(crate) fn may_act(&self) -> bool {
        self.phase == Phase::Play && self.observer == self.to_act
    }

    /// Whether the observer is the one who chooses whether to draw.
    pub(crate) fn may_refill(&self) -> bool {
        self.phase == Phase::Refill && self.observer == self.to_act
    }

    /// What is to be done, in a sentence.
    pub(crate) fn prompt(&self) -> Sentence {
        let Some(seat) = self.to_act else {
            return match self.phase {
                Phase::Cornerstone => Sentence::new("prompt-cornerstone"),
                Phase::First => Sentence::new("prompt-first"),
                _ => self.result(),
            };
        };
        Sentence::new(match self.phase {
            Phase::Deal | Phase::Draw if self.puzzle => return Sentence::new("prompt-turn-up"),
            Phase::Deal => "prompt-deal",
            Phase::Draw => "prompt-draw",
            Phase::Refill => "prompt-refill",
            _ if self.puzzle => "prompt-puzzle",
            _ if self.pile > 0 => "prompt-play",
            // Only whoever is to act knows whether one of the tiles fits.
            _ if !self.may_act() => "prompt-late",
            _ if self.declining.is_some() => "prompt-pass",
            _ => "prompt-must-lay",
        })
        .with("who", seat)
    }

    /// Who has won, or how well the puzzle went.
    fn result(&self) -> Sentence {
        if let Some(verdict) = self.verdict {
            let penalty: i32 = -self.scores.iter().map(|score| score.total).sum::<i32>();
            return Sentence::new("result-penalty")
                .with("count", penalty)
                .with("verdict", Sentence::new(verdict.message()));
        }
        let standing = |(score, sheet): (&SeatScore, &Sheet)| (score.total, -i32::from(sheet.violations));
        let best = self.scores.iter().zip(&self.sheets).map(standing).max();
        let winners = self
            .scores
            .iter()
            .zip(&self.sheets)
            .filter(|&seat| Some(standing(seat)) == best);
        Sentence::won(winners.map(|(score, _)| score.seat))
    }
}

fn by_name<S: Serializer>(size: &Size, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(size)
}

/// The form that `plat score --position` reads.
fn as_position<S: Serializer>(town: &Option<Town>, serializer: S) -> Result<S::Ok, S::Error> {
    #[derive(Serialize)]
    struct TileAt {
        x: u8,
        y: u8,
        tile: String,
    }
    let Some(town) = town else {
        return serializer.serialize_none();
    };
    let tile = |(cell, laid): (Cell, Laid)| TileAt {
        x: cell.x,
        y: cell.y,
        tile: laid.to_string(),
    };
    let mut position = serializer.serialize_struct("position", 4)?;
    position.serialize_field("width", &town.size().width())?;
    position.serialize_field("depth", &town.size().depth())?;
    position.serialize_field("border", &town.border().to_string())?;
    position.serialize_field("cells", &town.tiles().map(tile).collect::<Vec<_>>())?;
    position.end()
}
