//! Every kind of sentence that a game can say to a page: heard in games that are played at random, with every value of
//! every option, for any number of players, and in what is refused there.

use std::collections::BTreeMap;

use plat_engine::{ActError, Dice, FastDice, Form, Next, Observer, OptionInfo, SessionDice};
use plat_games::{AnyGame, LiveTable};

/// So many games are played for each choice of options and players.
const GAMES: u64 = 2;

/// So many words of other positions are tried in each position.
const TRIED: u32 = 6;

/// What was heard. Of sentences that differ in figures only there is one.
#[derive(Default)]
struct Heard(BTreeMap<String, String>);

impl Heard {
    fn hear(&mut self, sentence: impl Into<String>) {
        let sentence = sentence.into();
        let kind = sentence.replace(|letter: char| letter.is_ascii_digit(), "");
        self.0.entry(kind).or_insert(sentence);
    }
}

/// One sentence at least of every kind that a game says.
pub(crate) fn of(game: &dyn AnyGame) -> Vec<String> {
    let mut heard = Heard::default();
    heard.hear(game.info().about);
    for option in game.options() {
        heard.hear(option.key);
        heard.hear(option.about);
        values(option).for_each(|value| heard.hear(value));
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
    heard.0.into_values().collect()
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
                Err(ActError::Refused { rule, message }) => {
                    heard.hear(rule);
                    heard.hear(message);
                }
                Err(other) => heard.hear(other.to_string()),
                Ok(()) => {}
            }
        }
        let choices = table.choices(seat);
        let chosen = choices[dice.below(choices.len() as u32) as usize].word.clone();
        for choice in choices {
            heard.hear(choice.says);
            words.push(choice.word);
        }
        words.sort();
        words.dedup();
        table.act(seat, &chosen).expect("it was offered");
    }
}

/// What an observer reads and hears of a position.
fn listen(table: &dyn LiveTable, observer: Observer, heard: &mut Heard) {
    let scene = table.scene(observer);
    for shape in scene.all_shapes() {
        shape.label.iter().for_each(|label| heard.hear(label));
        if let Form::Text { text, .. } = &shape.form {
            heard.hear(text);
        }
    }
    heard.hear(&scene.title);
    for score in table.scores(observer) {
        score.lines.into_iter().for_each(|line| heard.hear(line.label));
        score.sums.into_iter().for_each(|sum| heard.hear(sum.label));
    }
    table
        .told(observer)
        .into_iter()
        .for_each(|seen| heard.hear(seen.says));
}
