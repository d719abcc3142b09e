//! The theorem of `docs/results/subdivision.md`: where a half turn or a reflection keeps the parks and leaves no free cell
//! in its place, the second player can copy every placement and at least draw.

use plat_engine::{Dice, FastDice, Game, Next, Options, Seat, Seats};
use plat_game_subdivision::{Action, Subdivision, SubdivisionOptions};
use plat_grid::{Board, Cell, Cells};
use plat_search::alpha_beta::Limit;
use plat_solve::subdivision::{exact, within_reach};

/// The half turn and the four reflections of a square.
#[derive(Clone, Copy, Debug)]
enum Symmetry {
    HalfTurn,
    Columns,
    Rows,
    Diagonal,
    OtherDiagonal,
}

impl Symmetry {
    const ALL: [Symmetry; 5] = [
        Symmetry::HalfTurn,
        Symmetry::Columns,
        Symmetry::Rows,
        Symmetry::Diagonal,
        Symmetry::OtherDiagonal,
    ];

    fn of(self, cell: Cell, side: usize) -> Cell {
        let (x, y, far) = (cell.x(), cell.y(), side - 1);
        let (x, y) = match self {
            Symmetry::HalfTurn => (far - x, far - y),
            Symmetry::Columns => (far - x, y),
            Symmetry::Rows => (x, far - y),
            Symmetry::Diagonal => (y, x),
            Symmetry::OtherDiagonal => (far - y, far - x),
        };
        Cell::new(x, y).unwrap()
    }
}

/// Parks that the symmetry keeps, on all cells that it leaves in place and on some pairs.
fn symmetric_parks(symmetry: Symmetry, side: usize, parks: usize, dice: &mut FastDice) -> Cells {
    let board = Board::new(side, side).unwrap();
    let fixed = board
        .cells()
        .into_iter()
        .filter(|&cell| symmetry.of(cell, side) == cell);
    let mut chosen: Cells = fixed.collect();
    assert!(chosen.len() <= parks && (parks - chosen.len()).is_multiple_of(2));
    let mut cells: Vec<Cell> = (board.cells() - chosen).into_iter().collect();
    dice.shuffle(&mut cells);
    for cell in cells {
        if chosen.len() < parks {
            chosen |= Cells::only(cell) | Cells::only(symmetry.of(cell, side));
        }
    }
    chosen
}

fn begin(set: &str, side: usize, parks: Cells, private: bool) -> Subdivision {
    let board = Board::new(side, side).unwrap();
    let names: Vec<String> = parks
        .into_iter()
        .map(|cell| board.name(cell).to_string())
        .collect();
    let private = if private { "on" } else { "off" };
    let options = [
        format!("set={set}"),
        format!("parks={}", names.join(",")),
        format!("private-parks={private}"),
    ];
    let options = SubdivisionOptions::from_pairs(&options).unwrap();
    Subdivision::new(&options, Seats::new(2).unwrap()).unwrap()
}

const SETS: [(&str, usize, usize); 2] = [("stash", 6, 6), ("threehouse", 5, 7)];

#[test]
fn whoever_copies_is_always_allowed_to_and_draws() {
    let mut dice = FastDice::new(1);
    for (set, side, parks) in SETS {
        for (symmetry, game) in Symmetry::ALL
            .into_iter()
            .flat_map(|symmetry| (0..60).map(move |game| (symmetry, game)))
        {
            let parks = symmetric_parks(symmetry, side, parks, &mut dice);
            let mut game = begin(set, side, parks, game % 2 == 0);
            while let Next::Seats(seats) = game.next() {
                assert_eq!(seats.first(), Some(Seat::ALL[0]), "nobody has to pass alone");
                let action = game.pick(Seat::ALL[0], &mut dice, &mut Vec::new());
                let Action::Place(pips, cell) = action else {
                    panic!("the first player has to pass");
                };
                game.act(Seat::ALL[0], action);
                let copy = Action::Place(pips, symmetry.of(cell, side));
                game.check(Seat::ALL[1], copy).unwrap();
                game.act(Seat::ALL[1], copy);
            }
            assert_eq!(
                game.total(Seat::ALL[0]),
                game.total(Seat::ALL[1]),
                "{symmetry:?} {parks:?}"
            );
        }
    }
}

#[test]
fn whoever_places_the_last_park_can_copy_from_the_beginning() {
    let mut dice = FastDice::new(3);
    for ((set, side, parks), _) in SETS
        .into_iter()
        .flat_map(|set| (0..50).map(move |game| (set, game)))
    {
        let options = [format!("set={set}"), "park-placement=on".to_owned()];
        let options = SubdivisionOptions::from_pairs(&options).unwrap();
        let mut game = Subdivision::new(&options, Seats::new(2).unwrap()).unwrap();
        if parks % 2 == 1 {
            let middle = Cell::new(side / 2, side / 2).unwrap();
            game.act(Seat::ALL[0], Action::Park(middle));
        }
        let mut pyramids = 0;
        while let Next::Seats(seats) = game.next() {
            let seat = seats.first().unwrap();
            assert_eq!(seat, Seat::ALL[parks % 2], "the other one always answers");
            let action = game.pick(seat, &mut dice, &mut Vec::new());
            game.act(seat, action);
            let copy = match action {
                Action::Park(cell) => Action::Park(Symmetry::HalfTurn.of(cell, side)),
                Action::Place(pips, cell) => Action::Place(pips, Symmetry::HalfTurn.of(cell, side)),
                Action::Pass => panic!("nobody has to pass alone"),
            };
            let other = game.seats().after(seat);
            game.check(other, copy).unwrap();
            game.act(other, copy);
            pyramids += usize::from(matches!(action, Action::Place(..)));
        }
        assert_eq!(game.total(Seat::ALL[0]), game.total(Seat::ALL[1]));
        assert!(pyramids > 0);
    }
}

#[test]
fn perfect_play_against_one_who_could_copy_wins_nothing() {
    let mut dice = FastDice::new(2);
    let mut positions = 0;
    for (set, side, parks) in SETS {
        for (symmetry, round) in Symmetry::ALL
            .into_iter()
            .flat_map(|symmetry| (0..6).map(move |round| (symmetry, round)))
        {
            let parks = symmetric_parks(symmetry, side, parks, &mut dice);
            let mut game = begin(set, side, parks, round % 2 == 0);
            while !within_reach(&game, 10) && game.next() != Next::Over {
                let action = game.pick(Seat::ALL[0], &mut dice, &mut Vec::new());
                game.act(Seat::ALL[0], action);
                if let Action::Place(pips, cell) = action {
                    game.act(Seat::ALL[1], Action::Place(pips, symmetry.of(cell, side)));
                }
            }
            if game.next() != Next::Over {
                let found = exact(&game, &Limit::default()).unwrap();
                assert!(found.margin <= 0, "{symmetry:?} {parks:?}");
                positions += 1;
            }
        }
    }
    assert!(positions > 40, "{positions}");
}
