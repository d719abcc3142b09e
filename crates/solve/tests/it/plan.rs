//! Playing the puzzle: the play that keeps the town completable, and what is done when there is none.

use plat_game_puzzle_town::{Cell, Face, Laid, Size, Tile, TileSet, Town, Zone};
use plat_solve::town::{Effort, Outlook, Task, find, next_play};

fn tiles(words: &str) -> TileSet {
    let mut set = TileSet::EMPTY;
    words
        .split_whitespace()
        .for_each(|word| set.put(word.parse::<Tile>().expect("a tile")));
    set
}

fn face(word: &str) -> Laid {
    Laid::Basic(word.parse::<Face>().expect("a face"))
}

/// A row with a green border: the last cell shows its western zone only.
fn row(words: &str) -> Town {
    Town::from_rows(Zone::Green, words).expect("rows")
}

#[test]
fn of_two_tiles_that_fit_the_one_is_laid_that_leaves_a_rest_that_fits() {
    // Red to the west of b: GBGR leads on to GGGB at the end, and GRGR to nothing that is left.
    let town = row("GRGG .... ....");
    let play = next_play(&town, &tiles("GRGR GBGR"), &tiles("GGGB"), 0).expect("two fit");
    assert_eq!((play.cell, play.laid), (Cell::new(1, 0), face("GBGR")));
    // Afterwards GGGB is the only tile that can come, and it fits.
    assert!(play.outlook >= Outlook::Open(1.0), "{play:?}");
}

#[test]
fn a_town_that_cannot_be_completed_is_played_on() {
    let town = row("GRGG .... .... ....");
    let play = next_play(&town, &tiles("GRGR"), &tiles("BBBB RRRR"), 0).expect("it fits");
    assert_eq!((play.laid, play.outlook), (face("GRGR"), Outlook::Lost));
    assert_eq!(
        next_play(&town, &tiles("BBBB"), &tiles("GRGR GRGR"), 0),
        None,
        "nothing fits"
    );
}

#[test]
fn a_settled_town_is_won_whatever_comes_next() {
    let task = Task::fresh(Size::SIX_BY_EIGHT, Zone::Blue, TileSet::standard()).expect("a task");
    let whole = find(&task, &Effort::default()).town().expect("towns exist");
    // Every second cell is empty, and touches tiles only.
    let mut town = Town::new(whole.size(), whole.border());
    let kept = |cell: Cell| (cell.x + cell.y).is_multiple_of(2);
    whole
        .tiles()
        .filter(|&(cell, _)| kept(cell))
        .for_each(|(cell, laid)| town.lay(cell, laid));
    let mut order: Vec<Tile> = whole
        .tiles()
        .filter(|&(cell, _)| !kept(cell))
        .map(|(_, laid)| laid.tile())
        .collect();
    // One face up at a time, in an order that nobody planned.
    order.sort_by_key(|tile| {
        tile.to_string()
            .bytes()
            .fold(7u32, |sum, byte| sum * 31 % 101 + u32::from(byte))
    });
    for index in 0..order.len() {
        let (mut up, mut down) = (TileSet::EMPTY, TileSet::EMPTY);
        up.put(order[index]);
        order[index + 1..].iter().for_each(|&tile| down.put(tile));
        let play = next_play(&town, &up, &down, 0).expect("it has its place");
        assert_eq!(play.outlook, Outlook::Won);
        assert!(town.check(play.cell, play.laid).is_ok());
        town.lay(play.cell, play.laid);
    }
    assert!(town.is_complete() && town.broken().is_empty());
}
