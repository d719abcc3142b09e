//! Decks as files and as words of a record.

use plat_engine::{OptionError, Options};
use plat_game_zoned_out::{DECK_FILE, Deck, ZonedOutOptions};
use proptest::prelude::*;

/// The file with a line changed.
fn with_line(number: usize, line: &str) -> String {
    let mut lines: Vec<&str> = DECK_FILE.lines().collect();
    lines[number - 1] = line;
    lines.join("\n")
}

fn fault(text: &str) -> String {
    Deck::parse(text).unwrap_err().to_string()
}

#[test]
fn a_wrong_file_names_the_line_and_what_is_wrong() {
    assert_eq!(DECK_FILE.lines().nth(13), Some("PL RL LB RM"));
    for (line, expected) in [
        (
            "PL RL LB",
            "line 14: a card has 4 Blocks, clockwise from the north-west, not 3",
        ),
        (
            "PL RL LB RM RM",
            "line 14: a card has 4 Blocks, clockwise from the north-west, not 5",
        ),
        (
            "RL RL LB RM",
            "line 14: this card has no Parking Lot (PL), and every card needs one",
        ),
        (
            "PL RL XX RM",
            "line 14: \"XX\" is no Block; the Blocks are RL RM RH CL CM CH IL IM IH LB ST TD PK MU PL AB",
        ),
    ] {
        assert_eq!(fault(&with_line(14, line)), expected);
    }
    assert_eq!(
        fault("PL RL LB RM # one\n\nPL RL LB RM\n"),
        "line 3: the deck ends after 2 cards; it needs at least 16"
    );
    assert_eq!(
        fault(&"PL PL PL PL\n".repeat(65)),
        "line 65: this is one card too many; a deck has at most 64"
    );
    assert_eq!(
        Deck::parse(&"PL PL PL PL\n".repeat(64)).map(|deck| deck.len()),
        Ok(64)
    );
    assert!(Deck::parse("").is_err());
}

#[test]
fn a_record_carries_its_deck() {
    let mut options = ZonedOutOptions::default();
    assert_eq!(options.get("deck"), "standard");
    let other = Deck::parse(&with_line(14, "PL RH LB RM")).unwrap();
    options.set("deck", &other.to_string()).unwrap();
    assert_eq!(options.deck, other);
    assert!(options.get("deck").starts_with("PLRHLBRM,PLRLRHST,"));
    options.set("deck", &Deck::standard().to_string()).unwrap();
    assert_eq!(options.get("deck"), "standard", "however it is written");
    let Err(OptionError::BadValue { expected, .. }) = options.set("deck", "PLRLLBRM,PLRLL") else {
        panic!("half a Block");
    };
    assert!(
        expected.english().contains("card 2: \"L\" is no Block"),
        "{expected}"
    );
    assert!(options.set("deck", "").is_err() && options.set("deck", "ÄÖÜß").is_err());
}

proptest! {
    #[test]
    fn a_deck_reads_back_from_its_word(cards in prop::collection::vec(prop::array::uniform3(0..16usize), 16..=64)) {
        let codes: Vec<&str> = "RL RM RH CL CM CH IL IM IH LB ST TD PK MU PL AB".split(' ').collect();
        let lines: Vec<String> = cards
            .iter()
            .map(|&[a, b, c]| format!("{} {} PL {}", codes[a], codes[b], codes[c]))
            .collect();
        let deck = Deck::parse(&lines.join("\n")).unwrap();
        prop_assert_eq!(deck.len(), cards.len());
        prop_assert_eq!(Deck::from_word(&deck.to_string()), Ok(deck));
    }

    #[test]
    fn any_text_is_refused_or_read(text in any::<String>()) {
        let _ = Deck::parse(&text);
        let _ = Deck::from_word(&text);
    }
}
