//! The games in `records/sealed-streets`, replayed to the exact result.

use std::fs;
use std::path::Path;

use plat_engine::{Record, RecordEntry, Session};
use plat_game_template::SealedStreets;

#[test]
fn every_record_replays_to_its_result() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records/sealed-streets");
    for file in fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        let text = fs::read_to_string(&path).unwrap();
        let record = Record::parse(&text).unwrap();
        let session = Session::<SealedStreets>::replay(&record).unwrap();
        assert_eq!(session.record().to_string(), text, "{}", path.display());
        assert!(
            record.result.is_some() && record.seed.is_some(),
            "{}",
            path.display()
        );
        let uncovered = |entry: &&plat_engine::Lined<RecordEntry>| entry.it == RecordEntry::Uncover;
        assert!(record.entries.iter().filter(uncovered).count() > 5);
    }
}
