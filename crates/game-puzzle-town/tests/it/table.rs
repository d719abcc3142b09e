//! Games for the tests: whoever needs a tile for what is to be played is dealt it in time.

use plat_engine::{Game, Knowledge, Next, Notation, Observer, Options, Seat, new_game};
use plat_game_puzzle_town::{
    Action, Outcome, PlayRefusal, PuzzleTown, PuzzleTownOptions, PuzzleTownView, Tile, TileSet, Tiles,
};

/// A complete 6x8 town with a green border, by rows. No Zoning Violation.
pub(crate) const COMPLETE: &str = "
    GBRG GGGB GBGG GBGB GBGB GGBB
    RRGG GBBR GBBB GBBB GRBB BGGR
    GGGG BBRG BBBB BBBB BGRB GGGG
    GGRG RBRG BBRB BBRB RGRB GGRG
    RGBG RRBG RRRR RRRR RGBR RGRG
    BRBG BBRR RBRB RBRB BRRB RGRR
    BRBG RBGR RRGB RBRR RRRB RGRR
    BBGG GRGB GRGR RGGR RBGG RGGB";

/// The words that lay the tiles of a drawn town in reading order, all but the cornerstone.
pub(crate) fn words_of(town: &str) -> Vec<String> {
    let rows: Vec<Vec<&str>> = town
        .lines()
        .map(|row| row.split_whitespace().collect())
        .filter(|row: &Vec<&str>| !row.is_empty())
        .collect();
    let depth = rows.len();
    let cells = rows.iter().enumerate().flat_map(|(y, row)| {
        row.iter()
            .enumerate()
            .map(move |(x, tile)| format!("{}{}:{tile}", char::from(b'a' + x as u8), depth - y))
    });
    cells.skip(1).collect()
}

/// The words for some cells of a drawn town, in this order.
pub(crate) fn words_for(town: &str, cells: &str) -> Vec<String> {
    let all = words_of(town);
    let find = |cell: &str| all.iter().find(|word| word.starts_with(&format!("{cell}:")));
    let words = cells
        .split_whitespace()
        .map(|cell| find(cell).expect(cell).clone());
    words.collect()
}

pub(crate) fn new(seats: usize, options: &[&str]) -> PuzzleTown {
    new_game(&PuzzleTownOptions::from_pairs(options).unwrap(), seats).unwrap()
}

/// Enters outcomes and actions as they stand in a record, without the seats.
#[track_caller]
pub(crate) fn enter(mut game: PuzzleTown, words: &str) -> PuzzleTown {
    for word in words.split_whitespace() {
        step(&mut game, word);
    }
    game
}

/// Plays these words in turn from the start, player 1 first, with a border of this colour.
#[track_caller]
pub(crate) fn play<S: AsRef<str>>(seats: usize, options: &[&str], border: &str, words: &[S]) -> PuzzleTown {
    play_until(words.len(), seats, options, border, words)
}

/// Deals for all of these words, and plays so many of them.
#[track_caller]
pub(crate) fn play_until<S: AsRef<str>>(
    count: usize,
    seats: usize,
    options: &[&str],
    border: &str,
    words: &[S],
) -> PuzzleTown {
    let mut game = enter(new(seats, options), &format!("cornerstone:{border}"));
    if seats > 1 {
        game = enter(game, "first:1");
    }
    for index in 0..=count {
        let rest: Vec<&str> = words[index..].iter().map(AsRef::as_ref).collect();
        deal(&mut game, &rest);
        if index < count {
            step(&mut game, rest[0]);
        }
    }
    game
}

#[track_caller]
fn step(game: &mut PuzzleTown, word: &str) {
    match game.next() {
        Next::Chance => {
            let outcome = game.parse_outcome(word).unwrap();
            game.check_outcome(&outcome)
                .unwrap_or_else(|refusal| panic!("{word}: {refusal}"));
            game.reveal(&outcome);
        }
        Next::Seats(seats) => {
            let seat = seats.first().unwrap();
            let action = game.parse(word).unwrap();
            game.check(seat, action)
                .unwrap_or_else(|refusal| panic!("{word}: {refusal}"));
            game.act(seat, action);
        }
        Next::Uncover | Next::Over => panic!("{word}: nobody can do that now"),
    }
}

/// Deals until somebody is to act: first what a player will need, then what nobody needs.
#[track_caller]
fn deal(game: &mut PuzzleTown, rest: &[&str]) {
    while game.next() == Next::Chance {
        let view = game.view(Observer::Spectator);
        let to = view.to_act.expect("somebody is dealt to");
        let seats = game.seats();
        // Who will play the first of the words that are left: whoever follows the last to draw.
        let mut turn = match view.phase {
            plat_game_puzzle_town::Phase::Deal => Seat::ALL[0],
            _ => seats.after(to),
        };
        let mut wanted: Vec<(Seat, Tile)> = Vec::new();
        for word in rest {
            match game.parse(word).unwrap() {
                Action::Lay(_, laid) => wanted.push((turn, laid.tile())),
                Action::Decline => {}
                // Whoever has laid a tile chooses, and the turn has gone on.
                Action::Draw | Action::Keep => continue,
            }
            turn = seats.after(turn);
        }
        for seat in seats.iter() {
            for tile in hand(game, seat).iter() {
                if let Some(index) = wanted.iter().position(|&want| want == (seat, tile)) {
                    wanted.remove(index);
                }
            }
        }
        let mut pile: Vec<Tile> = pile(game).iter().collect();
        let count = match view.phase {
            plat_game_puzzle_town::Phase::Deal => pile.len().min(if view.puzzle { 6 } else { 5 }),
            _ => 1,
        };
        let mut tiles = Tiles::NONE;
        for _ in 0..count {
            let own = wanted
                .iter()
                .position(|&(seat, tile)| seat == to && pile.contains(&tile));
            let tile = match own {
                Some(index) => wanted.remove(index).1,
                None => {
                    let spare = pile.iter().rev().find(|&&tile| {
                        let needed = wanted.iter().filter(|&&(_, want)| want == tile).count();
                        pile.iter().filter(|&&other| other == tile).count() > needed
                    });
                    *spare.or(pile.last()).expect("a tile is left")
                }
            };
            let index = pile.iter().position(|&other| other == tile).unwrap();
            pile.remove(index);
            tiles = tiles.with(tile).unwrap();
        }
        let outcome = Outcome::Tiles { to, tiles };
        game.check_outcome(&outcome)
            .unwrap_or_else(|refusal| panic!("{outcome:?}: {refusal}"));
        game.reveal(&outcome);
    }
}

/// What a seat holds.
pub(crate) fn hand(game: &PuzzleTown, seat: Seat) -> Tiles {
    game.view(Observer::Seat(seat)).hands[seat.index()].tiles.unwrap()
}

/// What is face down: everything but the town and the hands.
pub(crate) fn pile(game: &PuzzleTown) -> Tiles {
    let view = game.view(Observer::Spectator);
    let mut gone: Vec<Tile> = view
        .town
        .iter()
        .flat_map(|town| town.tiles().map(|(_, laid)| laid.tile()).collect::<Vec<_>>())
        .collect();
    for seat in game.seats().iter() {
        gone.extend(hand(game, seat).iter());
    }
    if view.puzzle && view.size.cells() == 48 {
        gone.push(Tile::Park);
    }
    let mut pile = Tiles::NONE;
    for tile in TileSet::standard().tiles() {
        match gone.iter().position(|&other| other == tile) {
            Some(index) => drop(gone.remove(index)),
            None => pile = pile.with(tile).unwrap(),
        }
    }
    pile
}

#[track_caller]
pub(crate) fn to_act(game: &PuzzleTown) -> Seat {
    match game.next() {
        Next::Seats(seats) => seats.first().unwrap(),
        next => panic!("nobody is to act but {next:?}"),
    }
}

#[track_caller]
pub(crate) fn refused(game: &PuzzleTown, word: &str) -> PlayRefusal {
    game.check(to_act(game), game.parse(word).unwrap())
        .expect_err(word)
}

/// The words of all actions of whoever is to act.
#[track_caller]
pub(crate) fn words(game: &PuzzleTown) -> Vec<String> {
    let mut actions = Vec::new();
    game.actions(to_act(game), &mut actions);
    actions.into_iter().map(|action| game.word(action)).collect()
}

pub(crate) fn seat(number: usize) -> Seat {
    Seat::from_number(number).unwrap()
}

pub(crate) fn totals(game: &PuzzleTown) -> Vec<i32> {
    game.seats().iter().map(|seat| game.total(seat)).collect()
}

/// The points of a seat's score lines, without the labels.
pub(crate) fn points(game: &PuzzleTown, number: usize) -> Vec<i32> {
    let score = game.score(seat(number)).of(seat(number));
    score.lines.iter().map(|line| line.points).collect()
}

pub(crate) fn labels(game: &PuzzleTown, number: usize) -> Vec<String> {
    let score = game.score(seat(number)).of(seat(number));
    score
        .lines
        .into_iter()
        .map(|line| crate::say(&line.label))
        .collect()
}

pub(crate) fn seen_by(game: &PuzzleTown, number: usize) -> PuzzleTownView {
    game.view(Observer::Seat(seat(number)))
}

/// So many times to decline.
pub(crate) fn blank(count: usize) -> Vec<&'static str> {
    vec!["decline"; count]
}
