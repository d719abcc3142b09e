//! The finished games in `records/city-planning` replay to their results, and there is one for every way to end.

use std::collections::BTreeSet;
use std::path::Path;

use plat_engine::{Knowledge, Next, Observer, Record, Session};
use plat_game_city_planning::{CityPlanning, Ending, LAST_TURN};

#[test]
fn every_record_replays_to_its_result_and_there_is_one_for_every_way_to_end() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records/city-planning");
    let (mut endings, mut boards) = (BTreeSet::new(), BTreeSet::new());
    for entry in std::fs::read_dir(&folder).expect("records/city-planning is there") {
        let path = entry.unwrap().path();
        let text = std::fs::read_to_string(&path).unwrap();
        let record = Record::parse(&text).unwrap_or_else(|fault| panic!("{}: {fault}", path.display()));
        let session = Session::<CityPlanning>::replay(&record)
            .unwrap_or_else(|fault| panic!("{}: {fault}", path.display()));
        assert_eq!(session.next(), Next::Over, "{}", path.display());
        assert!(record.result.is_some(), "{}", path.display());
        assert_eq!(session.record().to_string(), text, "{}", path.display());
        let view = session.state().view(Observer::Spectator);
        let ending = view.ending.expect("the game is over");
        match ending {
            Ending::LastZone => assert_eq!(view.zones.len(), 24),
            Ending::EmptyBag => assert_eq!((view.bag, view.unseen.len()), (0, 5), "one hand is short of one"),
            Ending::LastTurn => assert_eq!(view.turn, LAST_TURN),
            Ending::Agreement | Ending::NothingPlaced => assert!(view.turn < LAST_TURN),
        }
        endings.insert(ending);
        boards.insert(view.board);
    }
    assert_eq!(
        endings.into_iter().collect::<Vec<_>>(),
        [
            Ending::LastZone,
            Ending::EmptyBag,
            Ending::Agreement,
            Ending::NothingPlaced,
            Ending::LastTurn,
        ]
    );
    assert_eq!(boards.into_iter().collect::<Vec<_>>(), [9, 13, 19]);
}
