//! The finished games in `records/puzzle-town` replay to their results, there is one for every way to act and to end, and
//! each shows what its name says.

use std::collections::BTreeSet;
use std::path::Path;

use plat_engine::{Entry, Event, Knowledge, Next, Observer, Record, Session};
use plat_game_puzzle_town::{Action, Declining, PuzzleTown, Verdict};

#[test]
fn every_record_replays_to_its_result_and_there_is_one_for_every_way_to_end() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records/puzzle-town");
    let (mut endings, mut tables, mut shown) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    for entry in std::fs::read_dir(&folder).expect("records/puzzle-town is there") {
        let path = entry.unwrap().path();
        let text = std::fs::read_to_string(&path).unwrap();
        let record = Record::parse(&text).unwrap_or_else(|fault| panic!("{}: {fault}", path.display()));
        let session = Session::<PuzzleTown>::replay(&record)
            .unwrap_or_else(|fault| panic!("{}: {fault}", path.display()));
        assert_eq!(session.next(), Next::Over, "{}", path.display());
        assert!(record.result.is_some(), "{}", path.display());
        assert_eq!(session.record().to_string(), text, "{}", path.display());
        let view = session.state().view(Observer::Spectator);
        let in_hand: usize = view.hands.iter().map(|hand| hand.count).sum();
        endings.insert(match (view.verdict, in_hand) {
            (Some(Verdict::Perfect), _) => "puzzle: every tile laid",
            (Some(_), _) => "puzzle: no face-up tile fits",
            (None, 0) => "game: every tile laid",
            (None, _) => "game: all pass in a row",
        });
        tables.insert((session.seats().count(), view.size.to_string()));
        let ways = ways(&session);
        let name = path.file_name().unwrap().to_str().unwrap();
        for way in WAYS.into_iter().filter(|way| name.contains(way)) {
            assert!(ways.contains(way), "{name} shows {ways:?}");
        }
        shown.extend(ways);
    }
    assert_eq!(shown, BTreeSet::from(WAYS));
    assert_eq!(
        endings.into_iter().collect::<Vec<_>>(),
        [
            "game: all pass in a row",
            "game: every tile laid",
            "puzzle: every tile laid",
            "puzzle: no face-up tile fits",
        ]
    );
    let seats: BTreeSet<usize> = tables.iter().map(|(seats, _)| *seats).collect();
    assert_eq!(
        seats.into_iter().collect::<Vec<_>>(),
        [1, 2, 3, 4],
        "for every number of players"
    );
    let sizes: BTreeSet<&String> = tables.iter().map(|(_, size)| size).collect();
    assert_eq!(sizes.into_iter().collect::<Vec<_>>(), ["6x8", "7x7"]);
}

/// What a game can show that its ending does not tell.
const WAYS: [&str; 4] = ["draw", "keep", "must-lay", "late-stoppages-charged"];

/// Which of these a game shows: a tile drawn or not with enough in hand (PT-9); a tile laid by somebody who had passed
/// (PT-3); passes that cost (PT-5).
fn ways(session: &Session<PuzzleTown>) -> BTreeSet<&'static str> {
    let (mut ways, mut passed) = (BTreeSet::new(), Vec::new());
    for (index, entry) in session.log().iter().enumerate() {
        let &Entry::Event(Event::Act { seat, action }) = entry else {
            continue;
        };
        let view = session.at(index).state().view(Observer::Seat(seat));
        let way = match action {
            Action::Draw => Some("draw"),
            Action::Keep => Some("keep"),
            Action::Lay(..) => passed.contains(&seat).then_some("must-lay"),
            Action::Decline => {
                passed.extend((view.pile == 0).then_some(seat));
                (view.declining == Some(Declining::LateStoppage)).then_some("late-stoppages-charged")
            }
        };
        ways.extend(way);
    }
    ways
}
