//! What may be chosen before the game: objectives or none, whether zones can cost points, and the deck.

use plat_engine::{OptionError, OptionInfo, Options, Sentence, View, on_or_off, write_on_or_off};

use crate::deck::Deck;
use crate::view::ZonedOutView;

/// The options of Zoned Out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ZonedOutOptions {
    /// Whether objectives are dealt.
    pub objectives: bool,
    /// Whether a zone that would score less than 0 does (ZO-7).
    pub negative_zones: bool,
    /// The City cards.
    pub deck: Deck,
}

impl Default for ZonedOutOptions {
    fn default() -> ZonedOutOptions {
        ZonedOutOptions {
            objectives: true,
            negative_zones: false,
            deck: *Deck::standard(),
        }
    }
}

const STANDARD: &str = "standard";

impl Options for ZonedOutOptions {
    const KNOWN: &'static [OptionInfo] = &[
        OptionInfo {
            key: "objectives",
            values: "on|off",
            default: "on",
            about: "whether Secret Objectives are dealt",
        },
        OptionInfo {
            key: "negative-zones",
            values: "on|off",
            default: "off",
            about: "whether a zone with more against it than for it costs points",
        },
        OptionInfo {
            key: "deck",
            values: "standard|CARDS",
            default: STANDARD,
            about: "the City cards; --deck FILE writes those of a file here, eight letters a card",
        },
    ];

    fn set_known(&mut self, key: &str, value: &str) -> Result<(), OptionError> {
        match key {
            "objectives" => self.objectives = on_or_off("objectives", value)?,
            "negative-zones" => self.negative_zones = on_or_off("negative-zones", value)?,
            _ if value == STANDARD => self.deck = *Deck::standard(),
            _ => {
                self.deck = Deck::from_word(value).map_err(|error| {
                    let expected = Sentence::new("expected-deck").with("fault", error.sentence());
                    OptionError::bad_value("deck", value, ZonedOutView::phrase(expected))
                })?;
            }
        }
        Ok(())
    }

    fn get(&self, key: &str) -> String {
        match key {
            "objectives" => write_on_or_off(self.objectives),
            "negative-zones" => write_on_or_off(self.negative_zones),
            _ if self.deck == *Deck::standard() => STANDARD.to_owned(),
            _ => self.deck.to_string(),
        }
    }
}
