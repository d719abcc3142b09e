//! The finished games in `records/zoned-out` replay to their results, and there is one for both ways to trigger the end
//! and each number of players.

use std::collections::BTreeSet;
use std::path::Path;

use plat_engine::{Game, Knowledge, Next, Observer, Record, Seat, Session, Verdict, verify};
use plat_game_zoned_out::{Deck, ZonedOut};

#[test]
fn every_record_replays_to_its_result_and_there_is_one_for_every_way_to_end() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records/zoned-out");
    let mut endings = BTreeSet::new();
    let (mut redraws, mut other_deck, mut without) = (false, false, false);
    for entry in std::fs::read_dir(&folder).expect("records/zoned-out is there") {
        let path = entry.unwrap().path();
        let text = std::fs::read_to_string(&path).unwrap();
        let record = Record::parse(&text).unwrap_or_else(|fault| panic!("{}: {fault}", path.display()));
        let session = Session::<ZonedOut>::replay(&record)
            .unwrap_or_else(|fault| panic!("{}: {fault}", path.display()));
        assert_eq!(session.next(), Next::Over, "{}", path.display());
        assert!(record.result.is_some(), "{}", path.display());
        assert_eq!(session.record().to_string(), text, "{}", path.display());
        assert!(matches!(verify::<ZonedOut>(&record), Ok(Verdict::Genuine { .. })));
        let view = session.state().view(Observer::Spectator);
        let ender = view.ender.unwrap_or(Seat::ALL[0]);
        let ending = match (view.ender, view.players[ender.index()].pieces) {
            (None, _) => "all pass",
            (_, 0) => "last piece",
            _ => "deck",
        };
        endings.insert((ending, session.state().seats().count()));
        redraws |= view.players.iter().any(|player| player.redraws > 0);
        other_deck |= session.options().deck != *Deck::standard();
        without |= !session.options().objectives;
    }
    for ending in ["last piece", "deck"] {
        for seats in 2..=4 {
            assert!(
                endings.contains(&(ending, seats)),
                "{ending} with {seats} players"
            );
        }
    }
    assert!(redraws, "one with redraw tokens");
    assert!(other_deck, "one with another deck");
    assert!(without, "one without objectives");
}
