//! What a program is told holds nothing that its seat may not know.

use plat_arena::Go;
use plat_engine::{FastDice, Next, Seat, Session, SessionDice, Table, TableGame};
use plat_game_city_planning::CityPlanning;
use plat_game_puzzle_town::PuzzleTown;
use plat_game_subdivision::Subdivision;
use plat_game_zoned_out::ZonedOut;
use plat_game_zoning_out::ZoningOut;

/// Plays at random. Whenever a seat is asked, what it cannot know is drawn anew, and the question stays the same byte for
/// byte. Says how many questions there were in which something else was hidden.
fn check<G: TableGame>(options: &[&str], seats: usize) -> usize {
    let options: Vec<String> = options.iter().map(|&option| option.to_owned()).collect();
    let options = plat_engine::read_options::<G>(&options).unwrap();
    let dice = SessionDice::seeded("5".parse().unwrap());
    let mut session = Session::<G>::new(options, vec![String::new(); seats], dice).unwrap();
    let mut dice = FastDice::new(5);
    let mut changed = 0;
    let ask = |session: &Session<G>, seat: Seat| {
        // What was told before is redacted by the engine, whose own tests change what is hidden in a log.
        let go = Go::of(session, seat, Table::entries(session), 1.0);
        let actions = serde_json::to_string(&go.actions).unwrap();
        (actions, serde_json::to_string(&go.view).unwrap(), go.news)
    };
    loop {
        session.settle().unwrap();
        let Next::Seats(acting) = Session::next(&session) else {
            return changed;
        };
        for seat in acting.iter() {
            let mut other = session.clone();
            other.imagine(session.state().resample(seat, &mut dice));
            changed += usize::from(other.state() != session.state());
            assert_eq!(ask(&other, seat), ask(&session, seat), "{}", G::INFO.id);
        }
        let seat = acting.first().unwrap();
        let action = session.state().pick(seat, &mut dice, &mut Vec::new());
        session.act(seat, action).unwrap();
    }
}

#[test]
fn what_is_hidden_makes_no_difference_to_what_a_program_is_told() {
    for seats in 2..=4 {
        assert!(check::<PuzzleTown>(&[], seats) > 10, "hands are hidden");
        assert!(
            check::<ZonedOut>(&[], seats) > 10,
            "hands and objectives are hidden"
        );
        assert!(
            check::<ZoningOut>(&["mode=competitive"], seats) > 10,
            "cities are hidden"
        );
    }
    assert!(check::<CityPlanning>(&["board=9"], 2) > 10, "hands are hidden");
    assert_eq!(check::<Subdivision>(&[], 2), 0, "nothing is hidden");
}
