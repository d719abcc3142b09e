//! The finished games in `records/zoned-out` replay to their results, and there is one for both ways to trigger the end
//! and each number of players, for every option, and for wild Blocks that several zones reach.

use std::collections::BTreeSet;
use std::path::Path;

use plat_engine::{Game, Knowledge, Next, Observer, Record, Seat, Session, Verdict, verify};
use plat_game_zoned_out::{Deck, Phase, ZonedOut, ZonedOutView};

#[test]
fn every_record_replays_to_its_result_and_there_is_one_for_every_way_to_end() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records/zoned-out");
    let mut endings = BTreeSet::new();
    let (mut redraws, mut other_deck, mut without) = (false, false, false);
    let (mut loss, mut older_right) = (false, false);
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
        let zones = view.scores.iter().flat_map(|score| &score.lines);
        let worst = zones
            .filter(|line| crate::say(&line.label).contains(" zone, "))
            .map(|line| line.points)
            .min();
        loss |= session.options().negative_zones && worst < Some(0);
        older_right |= goes_to_older_zone(&record);
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
    assert!(loss, "one in which a zone costs points");
    assert!(
        older_right,
        "one in which an older zone gets a wild Block that two reach"
    );
}

/// Whether somebody plays a wild Block beside the own zone, and another player has it, who came first.
fn goes_to_older_zone(record: &Record) -> bool {
    let mut entries = record.entries.clone();
    while !entries.is_empty() {
        let part = Record {
            entries: entries.clone(),
            result: None,
            seed: None,
            ..record.clone()
        };
        let session = Session::<ZonedOut>::replay(&part).unwrap();
        let view = session.state().view(Observer::Spectator);
        if view.phase == Phase::Move && is_outranked(&view) {
            return true;
        }
        entries.pop();
    }
    false
}

fn is_outranked(view: &ZonedOutView) -> bool {
    let (Some(mover), Some(laid)) = (view.to_act, view.laid) else {
        return false;
    };
    let Some(own) = view.players[mover.index()].zone else {
        return false;
    };
    let far = |a: i8, b: i8| (i16::from(a) - i16::from(b)).unsigned_abs();
    view.blocks.iter().any(|wild| {
        let on_card = (0..2).contains(&(wild.at.x - laid.at.x)) && (0..2).contains(&(wild.at.y - laid.at.y));
        let beside = |block: &&plat_game_zoned_out::BlockView| {
            far(block.at.x, wild.at.x) + far(block.at.y, wild.at.y) == 1 && block.zone == Some(mover)
        };
        on_card
            && wild.face.wild() == Some(own.kind.zone_type())
            && wild.zone.is_some_and(|holder| holder != mover)
            && view.blocks.iter().any(|block| beside(&block))
    })
}
