//! Every kind of sentence that a game can say to a page: heard in games that are played at random, with every value of
//! every option, for any number of players, and in what is refused there.

use std::collections::BTreeSet;

use plat_engine::{ActError, Dice, FastDice, Form, Next, Observer, OptionInfo, SessionDice};
use plat_games::{AnyGame, LiveTable};

/// So many games are played for each choice of options and players.
const GAMES: u64 = 2;

/// So many words of other positions are tried in each position.
const TRIED: u32 = 6;

/// What was heard.
type Heard = BTreeSet<String>;

/// One sentence at least of every kind that a game says.
pub(crate) fn of(game: &dyn AnyGame) -> Heard {
    let mut heard = Heard::from([game.info().about.to_owned()]);
    for option in game.options() {
        let words = [option.key, option.about].into_iter().chain(values(option));
        heard.extend(words.map(ToOwned::to_owned));
    }
    // Whoever has words of its own says them in the language of the page; that it can is for its own tests to show.
    if game.shelf().book("en").knows("about") {
        return heard;
    }
    for seats in game.info().seats.clone() {
        for options in choices(game.options()) {
            for number in 0..GAMES {
                let dice = SessionDice::seeded(number.to_string().parse().expect("a number is a seed"));
                let players = (1..=seats).map(|seat| format!("Player {seat}")).collect();
                if let Ok(table) = game.new_table(&options, players, dice) {
                    play(table, &mut FastDice::new(number), &mut heard);
                }
            }
        }
    }
    heard
}

fn values(option: &OptionInfo) -> impl Iterator<Item = &'static str> {
    option.values.split('|')
}

/// The game as most people play it, and with every other value of one option.
fn choices(options: &[OptionInfo]) -> Vec<Vec<String>> {
    let mut choices = vec![Vec::new()];
    for option in options {
        let others = values(option).filter(|value| *value != option.default);
        choices.extend(others.map(|value| vec![format!("{}={value}", option.key)]));
    }
    choices
}

fn play(mut table: Box<dyn LiveTable>, dice: &mut FastDice, heard: &mut Heard) {
    let mut words: Vec<String> = Vec::new();
    loop {
        table.settle().expect("the seed is known");
        for observer in table
            .seats()
            .iter()
            .map(Observer::Seat)
            .chain([Observer::Spectator])
        {
            listen(table.as_ref(), observer, heard);
        }
        let Next::Seats(seats) = table.next() else { return };
        let seat = seats.iter().next().expect("somebody may act");
        for _ in 0..TRIED.min(words.len() as u32) {
            let word = &words[dice.below(words.len() as u32) as usize];
            match table.fork().act(seat, word) {
                Err(ActError::Refused { rule, message, .. }) => heard.extend([rule.to_owned(), message]),
                Err(other) => heard.extend([other.to_string()]),
                Ok(()) => {}
            }
        }
        let voice = table.voice("en");
        let choices = table.look(Observer::Seat(seat)).choices();
        let chosen = choices[dice.below(choices.len() as u32) as usize].word.clone();
        for choice in choices {
            heard.insert(voice.say(&choice.says));
            words.push(choice.word);
        }
        words.sort();
        words.dedup();
        table.act(seat, &chosen).expect("it was offered");
    }
}

/// What an observer reads and hears of a position.
fn listen(table: &dyn LiveTable, observer: Observer, heard: &mut Heard) {
    let voice = table.voice("en");
    let look = table.look(observer);
    let parts = look.parts(&voice);
    for shape in parts.all_shapes() {
        heard.extend(shape.label.clone());
        if let Form::Text { text, .. } = &shape.form {
            heard.insert(text.clone());
        }
    }
    for item in parts.items() {
        heard.insert(item.label.clone());
        heard.insert(item.note.clone());
        heard.extend(item.turns.iter().map(|turn| turn.label.clone()));
    }
    for tray in &parts.trays {
        heard.extend([tray.title.clone(), tray.note.clone()]);
    }
    for sheet in &parts.sheets {
        heard.insert(sheet.title.clone());
        heard.extend(sheet.rows.iter().map(|row| row.label.clone()));
    }
    heard.extend(parts.boards.iter().map(|board| board.title.clone()));
    heard.extend(parts.facts.iter().map(|fact| fact.says.clone()));
    heard.insert(parts.prompt.to_string());
    heard.remove("");
    for score in look.scores() {
        heard.extend(score.lines.iter().map(|line| voice.say(&line.label)));
        heard.extend(score.sums.iter().map(|sum| voice.say(&sum.label)));
    }
    heard.extend(look.last().map(|seen| voice.say(&seen.says)));
}
