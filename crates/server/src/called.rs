//! What those who sit at a table are called, and what they are told when their game says no.

use plat_engine::{ActError, Arg, Seat, Sentence};
use plat_games::PlayerKind;
use plat_store::GuestId;

use crate::language::Language;
use crate::names::told_apart;
use crate::page_words::looks_on_pages;
use crate::problem::{AtTable, Problem, Why};
use crate::room::{Room, STAND_IN, Sitter};

/// What a page says in the place of a name, or of whoever looks at it.
const PAGE_MARKS: [&str; 3] = ["you", "seat-free", "seat-computer"];

impl Room {
    /// What everybody is called who sits here, in turn order; nothing for a seat where nobody does.
    pub(crate) fn names(&self, language: Language) -> Vec<String> {
        names(&self.sitters, language)
    }

    /// What somebody is called at this table: by their name, with a number behind it if it looks like another's.
    pub(crate) fn called(&self, guest: GuestId, name: &str) -> String {
        let other = |sitter| match sitter {
            &Sitter::Person {
                guest: other,
                ref name,
            } => (other != guest).then_some(name.as_str()),
            Sitter::Computer { left, .. } => left.as_deref(),
            Sitter::Empty => None,
        };
        let mut others: Vec<&str> = self.sitters.iter().filter_map(other).collect();
        let computers = self.sitters.iter().filter_map(|sitter| match sitter {
            Sitter::Computer { kind, .. } => Some(*kind),
            _ => None,
        });
        // Somebody who leaves a game of three or more is followed by a computer.
        let stand_in = (self.sitters.len() > 2).then_some(STAND_IN);
        let kinds: Vec<&str> = computers.chain(stand_in).map(PlayerKind::name).collect();
        others.extend(&kinds);
        let levels = kinds
            .iter()
            .flat_map(|kind| looks_on_pages(&format!("level-{kind}")));
        let marks = PAGE_MARKS.into_iter().flat_map(looks_on_pages);
        told_apart(name, &others, levels.chain(marks))
    }

    /// Why the game does not do what somebody in this seat wants.
    pub(crate) fn refused(&self, seat: Seat, error: &ActError) -> Problem {
        let (why, sentence) = match error {
            ActError::Syntax(error) => (Why::Word, error.sentence()),
            ActError::Refused { rule, sentence, .. } => (Why::Rule(rule), sentence.clone()),
            other => (Why::Now, other.sentence()),
        };
        self.says_no(seat, why, sentence)
    }

    /// What the game says against something that somebody in this seat wants.
    pub(crate) fn says_no(&self, seat: Seat, why: Why, sentence: Sentence) -> Problem {
        let said = AtTable {
            sentence,
            game: self.table.info().id,
            sitters: self.sitters.clone(),
            you: seat,
        };
        Problem::Game(why, Box::new(said))
    }
}

/// What those who sit somewhere are called.
pub(crate) fn names(sitters: &[Sitter], language: Language) -> Vec<String> {
    let name = |sitter: &Sitter| match sitter {
        Sitter::Empty => String::new(),
        Sitter::Person { name, .. } => name.clone(),
        Sitter::Computer { kind, left: None } => language.of_the_house().word(kind.message()),
        Sitter::Computer {
            kind,
            left: Some(name),
        } => {
            let stands_in = Sentence::new("stands-in")
                .with("name", Arg::verbatim(name))
                .with("level", kind.sentence());
            language.of_the_house().say(&stands_in)
        }
    };
    sitters.iter().map(name).collect()
}
