//! What a program is told holds nothing that its seat may not know.

use plat_arena::Go;
use plat_engine::{Dice, FastDice, Next, Observer, Seat, SessionDice};
use plat_games::{AnyGame, LiveTable, SHELF};

/// So many decisions are looked at in a game.
const LONG_ENOUGH: usize = 100;

/// Plays at random. Whenever a seat is asked, what it cannot know is drawn anew, and the question stays the same byte for
/// byte. Says how many questions there were in which something else was hidden.
fn check(game: &dyn AnyGame, options: &[String], seats: usize) -> usize {
    let dice = SessionDice::seeded("5".parse().unwrap());
    let mut table = game.new_table(options, vec![String::new(); seats], dice).unwrap();
    let mut dice = FastDice::new(5);
    let (mut changed, mut asked) = (0, 0);
    let ask = |table: &dyn LiveTable, seat: Seat| {
        // What was told before is redacted by the engine, whose own tests change what is hidden in a log.
        let go = Go::of(table, seat, table.entries(), 1.0);
        let actions = serde_json::to_string(&go.actions).unwrap();
        (actions, serde_json::to_string(&go.view).unwrap())
    };
    loop {
        table.settle().unwrap();
        let Next::Seats(acting) = table.next() else {
            return changed;
        };
        // A game that is long enough says no more in its second half.
        asked += 1;
        if asked > LONG_ENOUGH {
            return changed;
        }
        for seat in acting.iter() {
            let other = table.imagined(seat, dice.word());
            let hidden = |other_seat: Seat| {
                let look = |table: &dyn LiveTable| table.look(Observer::Seat(other_seat)).json();
                look(other.as_ref()) != look(table.as_ref())
            };
            changed += usize::from(table.seats().iter().any(hidden));
            assert_eq!(
                ask(other.as_ref(), seat),
                ask(table.as_ref(), seat),
                "{}",
                game.info().id
            );
        }
        let seat = acting.first().unwrap();
        let words = table.look(Observer::Seat(seat)).words();
        let word = dice.pick(&words).clone();
        table.act(seat, &word).unwrap();
    }
}

/// Each value of each option of a game by itself, where it is written out, and what is played unless another is chosen.
fn variants(game: &dyn AnyGame) -> Vec<Vec<String>> {
    let mut variants = vec![Vec::new()];
    for option in game.options() {
        let written = option
            .values
            .split('|')
            .filter(|value| !value.contains(char::is_uppercase));
        let others = written.filter(|value| *value != option.default);
        variants.extend(others.map(|value| vec![format!("{}={value}", option.key)]));
    }
    variants
}

#[test]
fn what_is_hidden_makes_no_difference_to_what_a_program_is_told() {
    for game in SHELF {
        let mut hidden = 0;
        for options in variants(*game) {
            let Ok(sizes) = game.table_sizes(&options) else {
                continue;
            };
            for seats in sizes.into_iter().filter(|&seats| (2..=4).contains(&seats)) {
                hidden = hidden.max(check(*game, &options, seats));
            }
        }
        assert_eq!(hidden > 10, game.info().hidden, "{}: {hidden}", game.info().id);
    }
}
