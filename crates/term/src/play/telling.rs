//! What the screen says of a game: what happened, what the cursor is on, what went wrong, and texts to read.

use plat_engine::{Arg, Observer, Seat, Sentence, Voice, narrow};

use super::Play;
use crate::choices::word_of;
use crate::content::Content;
use crate::overlay::{Overlay, wrapped};

impl Play {
    /// The game stays as it is.
    pub(super) fn give_up(&mut self, message: &Sentence) {
        self.stuck = true;
        let observer = self
            .looking
            .or(self.only_person())
            .map_or(Observer::Spectator, Observer::Seat);
        self.look(observer);
        self.viewer.say(message);
    }

    /// Shows the table to somebody who cannot act.
    pub(super) fn look(&mut self, observer: Observer) {
        self.viewer.content = Content::of(self.table.as_ref(), observer, &self.language);
        let entry = Sentence::new("entry").with("at", self.table.entries());
        self.viewer.corner = self.viewer.voice.say(&entry);
        self.viewer.offer(None, std::collections::BTreeSet::new());
    }

    /// Says the last entry of the log, and what a player has to say about it.
    pub(super) fn tell(&mut self, remark: Option<String>) {
        let told = self.told();
        self.viewer.message.clear();
        if told.is_empty() {
            return;
        }
        let told = Arg::verbatim(told);
        self.viewer.say(&match remark {
            None => Sentence::new("told").with("says", told),
            Some(remark) => Sentence::new("told-remark")
                .with("says", told)
                .with("remark", Arg::verbatim(remark)),
        });
    }

    /// The last entry of the log, as whoever looks may know it.
    pub(super) fn told(&self) -> String {
        let observer = self
            .looking
            .or(self.only_person())
            .map_or(Observer::Spectator, Observer::Seat);
        let told = self.table.look(observer).last();
        told.map_or(String::new(), |seen| seen.said(&self.voice()).says.to_string())
    }

    /// Somebody who tells of the table.
    pub(super) fn voice(&self) -> Voice<'static> {
        self.table.voice(&self.language)
    }

    /// Somebody who tells of it to whoever sits there.
    pub(super) fn voice_to(&self, seat: Seat) -> Voice<'static> {
        Voice {
            you: Some(seat),
            ..self.voice()
        }
    }

    /// Says what the cursor is on.
    pub(super) fn hover(&mut self) {
        let (Some((_, choices)), Some(token)) = (&self.asked, &self.viewer.cursor) else {
            return;
        };
        let mut touched = self.viewer.touched.clone();
        let left = match word_of(token) {
            Some(word) => choices.iter().filter(|choice| choice.word == word).collect(),
            None => {
                touched.push(token.clone());
                narrow(choices, &touched)
            }
        };
        let hovered = match left.as_slice() {
            [] => return self.viewer.message.clear(),
            [only] => Sentence::new("do-it").with("says", Arg::verbatim(&only.says)),
            several => Sentence::new("choices-of")
                .with("token", Arg::verbatim(token.as_str()))
                .with("count", several.len()),
        };
        self.viewer.say(&hovered);
    }

    pub(super) fn read_message(&mut self, title: &str, text: &str) {
        let voice = self.viewer.voice;
        self.read(&voice.word(title), &voice.word(text));
    }

    pub(super) fn read(&mut self, title: &str, text: &str) {
        let width = usize::from(self.viewer.size().width.saturating_sub(4)).clamp(20, 100);
        self.viewer.overlay = Some(Overlay::text(title, wrapped(text, width)));
    }
}
