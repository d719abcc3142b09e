//! The tree search on games whose values anybody can work out.

use crate::toys::{Toy, Way};
use plat_engine::{Game, Next, Seat};
use plat_search::{Considered, Player, Policy, Searcher, Style, Thinking, Widening};

const ITERATIONS: u64 = 20_000;

fn searcher(style: Style, seed: u64) -> Searcher<Toy> {
    Searcher::new(style, Thinking::iterations(ITERATIONS), seed)
}

fn to_act(game: &Toy) -> Seat {
    match game.next() {
        Next::Seats(seats) => seats.first().expect("somebody may act"),
        next => panic!("nobody chooses: {next:?}"),
    }
}

fn chosen(game: &Toy) -> Way {
    searcher(Style::PLAIN, 1).choose(game, to_act(game))
}

/// What was found of every way, the best first.
fn advice(game: &Toy) -> Vec<Considered<Way>> {
    let advice = searcher(Style::PLAIN, 1).advise(game, to_act(game), None);
    advice.expect("a search has an opinion").considered
}

fn value(advice: &[Considered<Way>], way: Way) -> f32 {
    advice
        .iter()
        .find(|found| found.action == way)
        .expect("it is there")
        .value
}

#[test]
fn it_finds_what_is_best_against_the_best_reply() {
    // Left offers the most, but the other would not let it happen; right is the best of what the other leaves.
    let game = Toy::read("(1 left (2 a =9,0 b =0,9) middle (2 a =1,3 b =2,3) right (2 a =4,3 b =5,2))");
    assert_eq!(chosen(&game), "right");
}

#[test]
fn it_looks_through_several_replies() {
    // Of the first three plies only down-down-down is won for seat 1, however the other replies.
    let game = Toy::read(
        "(1 up (2 up (1 up =0,1 down =0,1) down (1 up =1,0 down =0,1))
            down (2 up (1 up =0,1 down =1,0) down (1 up =0,1 down =1,0)))",
    );
    assert_eq!(chosen(&game), "down");
}

#[test]
fn a_sure_thing_beats_a_gamble_with_less_on_average_and_loses_to_one_with_more() {
    let poor = Toy::read("(1 sure =3 gamble (* =10 =0 =0 =0))");
    assert_eq!(chosen(&poor), "sure");
    let rich = Toy::read("(1 sure =3 gamble (* =10 =10 =0 =0))");
    assert_eq!(chosen(&rich), "gamble");
}

#[test]
fn everybody_of_three_plays_for_the_own_place() {
    // Seat 2 would rather be first than hurt seat 1: so left is safe for seat 1, and right is not.
    let game = Toy::read("(1 left (2 own =2,3,1 spite =0,1,2) right (2 own =0,3,2 help =9,1,0))");
    assert_eq!(chosen(&game), "left");
}

/// Poker with three cards, the chips a third: the first player may bet or pass; after a bet the second may call or
/// fold. A card has the number 1, 2 or 3; who folds loses 1, who is called and has less loses 2.
const POKER: &str = "(*
    (1@one bet (2@two call =-2,2 fold =1,-1) pass =-1,1)
    (1@one bet (2@three call =-2,2 fold =1,-1) pass =-1,1)
    (1@two bet (2@one call =2,-2 fold =1,-1) pass =1,-1)
    (1@two bet (2@three call =-2,2 fold =1,-1) pass =-1,1)
    (1@three bet (2@one call =2,-2 fold =1,-1) pass =1,-1)
    (1@three bet (2@two call =2,-2 fold =1,-1) pass =1,-1))";

/// The poker after a deal: the n-th branch of chance.
fn dealt(deal: usize) -> Toy {
    let mut game = Toy::read(POKER);
    // Places are numbered as they are read; the dice are made to find the branch.
    struct Fixed(u64);
    impl plat_engine::Dice for Fixed {
        fn word(&mut self) -> u64 {
            self.0
        }
    }
    let word = (u64::MAX / 6 + 1).wrapping_mul(deal as u64) + 1_000;
    let outcome = game.draw(&mut Fixed(word));
    game.reveal(&outcome);
    game
}

#[test]
fn with_hidden_cards_it_plays_by_its_own() {
    // Facing a bet, the best card calls and the worst folds, whatever the other has.
    for (deal, reply) in [(1, "call"), (3, "call"), (2, "fold"), (4, "fold")] {
        let mut game = dealt(deal);
        game.act(Seat::ALL[0], "bet");
        assert_eq!(chosen(&game), reply, "deal {deal}");
    }
    // The best card never does worse by betting.
    for deal in [4, 5] {
        let found = advice(&dealt(deal));
        assert!(value(&found, "bet") >= value(&found, "pass") - 0.01, "{found:?}");
    }
}

#[test]
fn it_cannot_use_what_it_does_not_know() {
    // The same knowledge, another truth: the same decision, to the last digit.
    for (one, other) in [(0, 1), (2, 3), (4, 5)] {
        assert_eq!(
            advice(&dealt(one)),
            advice(&dealt(other)),
            "deals {one} and {other}"
        );
    }
}

#[test]
fn a_choice_at_the_same_time_is_not_seen() {
    // Matching pennies: who chooses second without seeing the first choice wins half of the games. One who saw it
    // would win all of them.
    let game = Toy::read("(1 heads (2@dark heads =0,1 tails =1,0) tails (2@dark heads =1,0 tails =0,1))");
    let found = advice(&game);
    for way in ["heads", "tails"] {
        assert!((0.3..0.7).contains(&value(&found, way)), "{found:?}");
    }
}

#[test]
fn with_widening_the_best_is_found_though_it_is_rated_last() {
    // Ten ways give a point at once and lose; the one that gives nothing at once wins.
    let game = Toy::read(
        "(1 a (2 x =1,5) b (2 x =1,5) c (2 x =1,5) d (2 x =1,5) e (2 x =1,5) f (2 x =1,5) g (2 x =7,5))",
    );
    let style = Style {
        widening: Some(Widening {
            first: 1,
            power: 0.5,
            bias: 0.2,
        }),
        policy: Policy::Hunch,
        ..Style::PLAIN
    };
    assert_eq!(searcher(style, 1).choose(&game, Seat::ALL[0]), "g");
}

#[test]
fn the_same_seed_decides_the_same_on_any_number_of_threads() {
    let game = dealt(2);
    for threads in [1, 3] {
        let thinking = Thinking {
            threads,
            ..Thinking::iterations(3_000)
        };
        let think = || Searcher::new(Style::PLAIN, thinking.clone(), 9).advise(&game, Seat::ALL[0], None);
        let found = think().expect("an opinion");
        assert_eq!(Some(found.clone()), think(), "{threads} threads");
        assert!(found.iterations >= 3_000);
    }
}

#[test]
fn an_action_that_it_would_never_try_is_looked_at_if_asked() {
    let game = Toy::read("(1 good =5,0 bad =0,5 worse =0,9)");
    let mut player = searcher(Style::PLAIN, 1);
    let found = player
        .advise(&game, Seat::ALL[0], Some("worse"))
        .expect("an opinion")
        .considered;
    let worse = found
        .iter()
        .find(|found| found.action == "worse")
        .expect("it is there");
    assert!(u64::from(worse.visits) >= ITERATIONS / 10, "{worse:?}");
    assert_eq!(worse.endings.total(Seat::ALL[1]), Some(9.0));
    assert_eq!(found[0].action, "good");
}

#[test]
fn it_ends_when_it_is_told_to() {
    let game = Toy::read("(1 left (2 a =9,0 b =0,9) right (2 a =4,3 b =5,2))");
    let thinking = Thinking {
        iterations: Some(u64::MAX),
        ..Thinking::default()
    };
    thinking.stop.stop();
    let found = Searcher::new(Style::PLAIN, thinking, 1).advise(&game, Seat::ALL[0], None);
    assert!(found.expect("what it had by then").iterations < 1_000);
}
