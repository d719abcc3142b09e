//! The finished games in `records/zoning-out` replay to their results, and there is one for every mode and every way
//! to end.

use std::collections::BTreeSet;
use std::path::Path;

use plat_engine::{Next, Record, Session, winners};
use plat_game_zoning_out::{Mode, ZoningOut};

#[test]
fn every_record_replays_to_its_result_and_there_is_one_for_every_way_to_end() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records/zoning-out");
    let (mut endings, mut modes, mut editions) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    let mut goals = BTreeSet::new();
    for entry in std::fs::read_dir(&folder).expect("records/zoning-out is there") {
        let path = entry.unwrap().path();
        let text = std::fs::read_to_string(&path).unwrap();
        let record = Record::parse(&text).unwrap_or_else(|fault| panic!("{}: {fault}", path.display()));
        let session = Session::<ZoningOut>::replay(&record)
            .unwrap_or_else(|fault| panic!("{}: {fault}", path.display()));
        assert_eq!(session.next(), Next::Over, "{}", path.display());
        assert!(record.result.is_some(), "{}", path.display());
        assert_eq!(session.record().to_string(), text, "{}", path.display());
        // Records from before there were uncoverings lack the last entry, and are read as before.
        let old: String = text
            .lines()
            .filter(|line| !line.ends_with(". - uncover"))
            .map(|line| format!("{line}\n"))
            .collect();
        let old = Session::<ZoningOut>::replay(&Record::parse(&old).unwrap()).unwrap();
        assert_eq!(old.record().to_string(), text, "{}", path.display());
        let (options, state) = (session.options(), session.state());
        endings.insert(
            match (options.mode, state.supply().is_empty(), winners(state).is_empty()) {
                (Mode::Competitive, ..) => "in competition, every pyramid called",
                (_, true, false) => "every pyramid placed, won",
                (_, true, true) => "every pyramid placed, lost",
                (_, false, _) => "nothing fits",
            },
        );
        modes.insert((options.mode == Mode::Competitive, session.seats().count()));
        editions.insert((options.edition.name(), options.apc, options.small_city));
        goals.insert((options.targets.name(), options.small_city, options.raise > 0));
    }
    assert_eq!(
        endings.into_iter().collect::<Vec<_>>(),
        [
            "every pyramid placed, lost",
            "every pyramid placed, won",
            "in competition, every pyramid called",
            "nothing fits"
        ]
    );
    let tables = [
        (false, 1),
        (false, 2),
        (false, 3),
        (false, 4),
        (false, 6),
        (true, 2),
        (true, 3),
        (true, 4),
        (true, 6),
    ];
    assert_eq!(modes.into_iter().collect::<Vec<_>>(), tables);
    for variant in [
        ("first", false, false),
        ("second", true, false),
        ("second", false, true),
        ("second", true, true),
    ] {
        assert!(editions.contains(&variant), "{variant:?}");
    }
    for goal in [
        ("published", true, false),
        ("published", false, true),
        ("measured", false, false),
        ("measured", true, false),
    ] {
        assert!(goals.contains(&goal), "{goal:?}");
    }
}
