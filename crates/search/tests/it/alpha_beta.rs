//! Alpha-beta on games whose values are known: trees written as text, a pot of gifts through the contract, and the
//! memory with its files.

use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};

use plat_engine::{Dice, FastDice, Game, Seats};
use plat_search::alpha_beta::{BadMemory, Duel, Exact, Finding, Key, Limit, Memory, Position, Search, Side};

use crate::toy::{NoOptions, Pick, Pot};

/// A game tree: a number is what the first side wins by in the end, brackets are choices. The sides take turns, but
/// after `!` the one who has just moved goes on.
#[derive(Clone, Debug)]
enum Tree {
    End(i32),
    Choice { again: bool, branches: Vec<Tree> },
}

fn tree(text: &str) -> Tree {
    let mut words = text.replace('[', " [ ").replace(']', " ] ").replace('!', " ! ");
    words.push(' ');
    let words: Vec<&str> = words.split_whitespace().collect();
    let (tree, rest) = read(&words);
    assert!(rest.is_empty(), "{text}");
    tree
}

fn read<'a>(words: &'a [&'a str]) -> (Tree, &'a [&'a str]) {
    match words {
        ["!", rest @ ..] => match read(rest) {
            (Tree::Choice { branches, .. }, rest) => (
                Tree::Choice {
                    again: true,
                    branches,
                },
                rest,
            ),
            _ => panic!("! goes before a choice"),
        },
        ["[", rest @ ..] => {
            let (mut branches, mut rest) = (Vec::new(), rest);
            while rest[0] != "]" {
                let (branch, after) = read(rest);
                branches.push(branch);
                rest = after;
            }
            (
                Tree::Choice {
                    again: false,
                    branches,
                },
                &rest[1..],
            )
        }
        [number, rest @ ..] => (Tree::End(number.parse().unwrap()), rest),
        [] => panic!("the text ends too early"),
    }
}

/// A tree as a position; whether it gives keys is chosen.
#[derive(Clone, Debug)]
struct Climb {
    tree: Tree,
    side: Side,
    remember: bool,
}

impl Climb {
    fn new(text: &str, remember: bool) -> Climb {
        Climb {
            tree: tree(text),
            side: Side::First,
            remember,
        }
    }
}

impl Position for Climb {
    type Move = usize;

    fn side(&self) -> Side {
        self.side
    }

    fn moves(&self, out: &mut Vec<usize>) {
        if let Tree::Choice { branches, .. } = &self.tree {
            out.extend(0..branches.len());
        }
    }

    fn play(&mut self, choice: usize) -> i32 {
        let Tree::Choice { branches, .. } = &self.tree else {
            panic!("nothing to choose");
        };
        let mover = self.side;
        let next = branches[choice].clone();
        let gain = match &next {
            Tree::End(margin) => *margin,
            Tree::Choice { .. } => 0,
        };
        let again = matches!(next, Tree::Choice { again: true, .. });
        self.side = if again { mover } else { mover.other() };
        self.tree = next;
        if mover == Side::First { gain } else { -gain }
    }

    fn key(&self) -> Option<Key> {
        let mut hasher = DefaultHasher::new();
        (format!("{:?}", self.tree), self.side == Side::First).hash(&mut hasher);
        let bits = u128::from(hasher.finish()).wrapping_mul(0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835);
        self.remember.then_some(Key { bits, image: 0 })
    }

    fn pack(&self, choice: usize, _image: u8) -> u16 {
        choice as u16
    }
}

/// Solves a tree with memory and without, and plays the lines to see that they reach the value.
fn solve(text: &str) -> Exact<usize> {
    let answers = [false, true].map(|remember| {
        let memory = Memory::new(1 << 8);
        let climb = Climb::new(text, remember);
        let found = Search::new(&memory, Limit::default()).exact(&climb).unwrap();
        let mut end = climb;
        for &choice in &found.line {
            end.play(choice);
        }
        assert!(
            matches!(end.tree, Tree::End(margin) if margin == found.value),
            "{text}"
        );
        found
    });
    assert_eq!(answers[0].value, answers[1].value, "{text}");
    answers[0].clone()
}

#[test]
fn values_of_small_trees_are_known() {
    // Worked out by hand: the second side picks the least of each bracket, the first the best of these.
    for (text, value, line) in [
        ("[7]", 7, vec![0]),
        ("[1 5 -3]", 5, vec![1]),
        ("[[3 12 8] [2 4 6] [14 5 2]]", 3, vec![0, 0]),
        ("[[5 -1] [[0 9] 4]]", 4, vec![1, 1]),
        ("[[[-7 -2] -8] -9]", -8, vec![0, 1]),
        // The first side moves twice, so that it may have the 8.
        ("[![3 8 1] [9 2]]", 8, vec![0, 1]),
        ("[[![5 -5] 3] 2]", 2, vec![1]),
    ] {
        let found = solve(text);
        assert_eq!((found.value, found.line), (value, line), "{text}");
    }
}

#[test]
fn all_best_moves_are_found() {
    let memory = Memory::new(8);
    let climb = Climb::new("[[4 5] 3 [9 4] [2 8] 4]", false);
    let mut search = Search::new(&memory, Limit::default());
    assert_eq!(search.best_moves(&climb, 4), Some(vec![0, 2, 4]));
}

/// The value for the first side, by looking at everything.
fn minimax(tree: &Tree, side: Side) -> i32 {
    match tree {
        Tree::End(margin) => *margin,
        Tree::Choice { branches, .. } => {
            let values = branches.iter().map(|branch| {
                let again = matches!(branch, Tree::Choice { again: true, .. });
                minimax(branch, if again { side } else { side.other() })
            });
            match side {
                Side::First => values.max().unwrap(),
                Side::Second => values.min().unwrap(),
            }
        }
    }
}

fn random_tree(dice: &mut FastDice, depth: u32) -> String {
    if depth == 0 || dice.below(5) == 0 {
        return (dice.below(21) as i32 - 10).to_string();
    }
    let branches: Vec<String> = (0..1 + dice.below(4))
        .map(|_| random_tree(dice, depth - 1))
        .collect();
    let again = if dice.below(4) == 0 { "!" } else { "" };
    format!("{again}[{}]", branches.join(" "))
}

#[test]
fn random_trees_have_the_value_that_minimax_says() {
    let mut dice = FastDice::new(1);
    for _ in 0..500 {
        let text = format!("[{} {}]", random_tree(&mut dice, 5), random_tree(&mut dice, 5));
        assert_eq!(solve(&text).value, minimax(&tree(&text), Side::First), "{text}");
    }
}

#[test]
fn who_meets_a_limit_says_nothing() {
    let memory = Memory::new(8);
    let stop = std::sync::atomic::AtomicBool::new(true);
    let wide = "[[1 2] [3 [4 5]]]";
    let limit = Limit {
        stop: Some(&stop),
        ..Limit::default()
    };
    assert_eq!(Search::new(&memory, limit).exact(&Climb::new(wide, false)), None);
    let limit = Limit {
        nodes: Some(1),
        ..Limit::default()
    };
    assert_eq!(Search::new(&memory, limit).exact(&Climb::new(wide, false)), None);
}

#[test]
fn a_game_is_searched_through_the_contract() {
    let mut pot = Pot::new(&NoOptions, Seats::new(2).unwrap()).unwrap();
    let memory = Memory::new(8);
    let mut search = Search::new(&memory, Limit::default());
    // Chance has not drawn the bonus yet.
    assert_eq!(search.exact(&Duel::new(pot.clone()).unwrap()), None);
    pot.reveal(&2);
    // Every gift is worth its number to whoever takes it: 5, 3 and 1 against 4 and 1.
    let found = search.exact(&Duel::new(pot).unwrap()).unwrap();
    assert_eq!(found.value, 4);
    assert_eq!(found.line[..3], [Pick::Gain(5), Pick::Take(4), Pick::Gain(3)]);
}

fn key(number: u128) -> Key {
    Key {
        bits: number.wrapping_mul(0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835),
        image: 0,
    }
}

fn finding(value: i16, effort: u8) -> Finding {
    Finding {
        least: value,
        most: value + 1,
        best: 7,
        effort,
    }
}

#[test]
fn a_full_memory_forgets_what_was_easy() {
    let memory = Memory::new(8);
    memory.put(key(1), finding(-300, 60));
    for number in 2..1000 {
        memory.put(key(number), finding(number as i16, (number % 50) as u8));
    }
    assert_eq!(memory.get(key(1)), Some(finding(-300, 60)));
    assert_eq!(memory.room(), 8);
    assert_eq!(memory.len(), 8);
}

fn file() -> Vec<u8> {
    let memory = Memory::new(64);
    for number in 0..40 {
        memory.put(key(number), finding(number as i16 - 20, number as u8));
    }
    let mut bytes = Vec::new();
    memory.write("these trees", 20, &mut bytes).unwrap();
    bytes
}

#[test]
fn a_file_keeps_what_took_effort() {
    let memory = Memory::read("these trees", 64, &mut &file()[..]).unwrap();
    for number in 0..40 {
        let expected = (number >= 20).then(|| finding(number as i16 - 20, number as u8));
        assert_eq!(memory.get(key(number)), expected);
    }
}

#[test]
fn a_bad_file_is_refused() {
    let said = |bytes: &[u8], about: &str, most: usize| -> String {
        match Memory::read(about, most, &mut &bytes[..]) {
            Ok(_) => "nothing".to_owned(),
            Err(error) => error.to_string(),
        }
    };
    let good = file();
    assert_eq!(
        said(b"a poem", "these trees", 64),
        "it is not a table of findings"
    );
    assert_eq!(said(b"", "these trees", 64), "it is not a table of findings");
    assert_eq!(
        said(&good, "those trees", 64),
        "it is about these trees, not about those trees"
    );
    assert_eq!(
        said(&good, "these trees", 63),
        "it has room for 64 findings, more than 63"
    );
    let mut newer = good.clone();
    newer[8] = 9;
    assert_eq!(
        said(&newer, "these trees", 64),
        "it has format 9, and this program reads format 1"
    );
    for length in 8..good.len() {
        let shortened = Memory::read("these trees", 64, &mut &good[..length]);
        assert!(matches!(shortened, Err(BadMemory::Damaged(_))), "{length} bytes");
    }
    for place in 12..good.len() {
        let mut damaged = good.clone();
        damaged[place] ^= 0x10;
        assert!(
            Memory::read("these trees", 64, &mut &damaged[..]).is_err(),
            "byte {place}"
        );
    }
}
