//! What the fuzz target does with any text at all; the ordinary tests do the same with a corpus.

use plat_games::{PlayerKind, find};
use plat_search::Thinking;

use crate::answer::Answerer;
use crate::protocol::{FromBot, ToBot};

/// Reads a text as lines of the protocol in both directions, and answers it as `plat bot` would. Says whether every
/// line was one of the protocol and could be answered.
///
/// # Panics
/// If a line that was read does not print and read back to the same.
pub fn protocol(text: &str) -> bool {
    for line in text.lines() {
        if let Ok(said) = ToBot::parse(line) {
            assert_eq!(ToBot::parse(&said.line()).as_ref(), Ok(&said), "{line:?}");
        }
        if let Ok(said) = FromBot::parse(line) {
            assert_eq!(FromBot::parse(&said.line()).as_ref(), Ok(&said), "{line:?}");
        }
    }
    let answerer = Answerer {
        game: find("subdivision").expect("it is on the shelf"),
        kind: PlayerKind::Greedy,
        thinking: Thinking::iterations(1),
        seed: 1,
    };
    let mut said = Vec::new();
    let answered = answerer.answer(&mut text.as_bytes(), &mut said, &mut std::io::sink());
    let said = String::from_utf8(said).expect("it says text");
    assert!(said.lines().all(|line| FromBot::parse(line).is_ok()), "{said}");
    answered.is_ok()
}
