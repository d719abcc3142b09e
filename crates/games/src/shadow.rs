//! A table as one of its seats imagines it: for a player who is told what happens as its seat may know it, and nothing
//! else, as a program at the other end of a pipe is.
//!
//! A shadow keeps a state that the seat cannot tell from the true one. What the seat is told in full is entered as it is;
//! where something is hidden, anything that would have looked the same is. If what is told next cannot happen in the
//! imagined state, as when somebody plays a card that it imagines elsewhere, what is hidden is drawn anew until it can.

use plat_engine::{
    Event, FastDice, Next, Observer, OptionError, Seat, Session, SessionDice, TableGame, read_options,
    seats_of,
};
use thiserror::Error;

use crate::catalogue::LiveTable;

/// A table as one of its seats imagines it.
pub trait Shadow: Send {
    /// Something happened: who did it, nobody being chance, and the entry's word with `?` for what is hidden.
    fn tell(&mut self, who: Option<Seat>, word: &str) -> Result<(), LostTrack>;

    /// The table, in a state that the seat cannot tell from the true one.
    fn table(&self) -> &dyn LiveTable;
}

/// What was told cannot have happened, or only in a way that was not found.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("entry {entry}, {word:?}, does not follow from those before it")]
pub struct LostTrack {
    /// The entry's number, from 1.
    pub entry: usize,
    /// Its word, cut short if it is long.
    pub word: String,
}

/// The word of a take-back in a log.
const BACK: &str = "back";
/// What is hidden in a word.
const HIDDEN: char = '?';
/// How often what is hidden is drawn anew before an entry counts as impossible. A card that somebody plays is in any
/// of their imagined hands about every tenth time; the rarest is a hand of which no card can be played.
const TRIES: usize = 20_000;

/// The shadow of a game.
pub(crate) struct ShadowOf<G: TableGame> {
    seat: Seat,
    session: Session<G>,
    /// The game before its first event.
    beginning: G,
    /// What was told and not taken back.
    told: Vec<(Option<Seat>, String)>,
    dice: FastDice,
}

impl<G: TableGame> ShadowOf<G> {
    pub(crate) fn new(
        options: &[String],
        seats: usize,
        seat: Seat,
        seed: u64,
    ) -> Result<ShadowOf<G>, OptionError> {
        let players = vec![String::new(); seats_of::<G>(seats)?.count()];
        let session = Session::<G>::new(read_options::<G>(options)?, players, SessionDice::default())?;
        Ok(ShadowOf {
            seat,
            beginning: session.state().clone(),
            session,
            told: Vec::new(),
            dice: FastDice::new(seed),
        })
    }

    /// Enters what could have been told so; false if nothing could.
    fn enter(&mut self, who: Option<Seat>, word: &str) -> bool {
        let tries = if G::INFO.hidden { TRIES } else { 1 };
        for attempt in 0..tries {
            let resampled = (attempt > 0).then(|| self.imagined_anew(who, word));
            let state = resampled.as_ref().unwrap_or(self.session.state());
            let Some(event) = self.event(&state.clone(), who, word) else {
                continue;
            };
            if let Some(state) = resampled {
                self.session.imagine(state);
            }
            return match event {
                Event::Act { seat, action } => self.session.act(seat, action).is_ok(),
                Event::Draw(outcome) => self.session.reveal(outcome).is_ok(),
                Event::Uncover => self.session.uncover(),
            };
        }
        false
    }

    /// Another state that the seat cannot tell from the imagined one, if possible such that this could happen.
    fn imagined_anew(&mut self, who: Option<Seat>, word: &str) -> G {
        let state = self.session.state();
        match who.zip(state.parse(word).ok()) {
            Some((actor, action)) => state.resample_before(self.seat, actor, action, &mut self.dice),
            None => state.resample(self.seat, &mut self.dice),
        }
    }

    /// Something that can happen in this state and that the seat would be told of in this word.
    fn event(&mut self, state: &G, who: Option<Seat>, word: &str) -> Option<Event<G>> {
        let hidden = word.contains(HIDDEN);
        let event = match (who, state.next()) {
            (None, Next::Chance) => {
                let outcome = match hidden {
                    true => state.draw(&mut self.dice),
                    false => state.parse_outcome(word).ok()?,
                };
                state.check_outcome(&outcome).ok()?;
                Event::Draw(outcome)
            }
            (None, Next::Uncover) => Event::Uncover,
            (Some(seat), Next::Seats(acting)) if acting.has(seat) => {
                let action = match hidden {
                    true => self.hidden_action(state, seat, word)?,
                    false => state.parse(word).ok()?,
                };
                state.check(seat, action).ok()?;
                Event::Act { seat, action }
            }
            _ => return None,
        };
        (state.see(&event, Observer::Seat(self.seat)).word == word).then_some(event)
    }

    /// Any of the actions that look like this.
    fn hidden_action(&mut self, state: &G, seat: Seat, word: &str) -> Option<G::Action> {
        let mut actions = Vec::new();
        state.actions(seat, &mut actions);
        let looks_so = |&action: &G::Action| {
            let event = Event::Act { seat, action };
            state.see(&event, Observer::Seat(self.seat)).word == word
        };
        actions.retain(looks_so);
        (!actions.is_empty()).then(|| *plat_engine::Dice::pick(&mut self.dice, &actions))
    }

    /// Imagines everything that was told from the beginning.
    fn begin_anew(&mut self) -> Result<(), LostTrack> {
        self.session.imagine(self.beginning.clone());
        let told = std::mem::take(&mut self.told);
        for (who, word) in told {
            self.tell(who, &word)?;
        }
        Ok(())
    }
}

impl<G: TableGame> Shadow for ShadowOf<G> {
    fn tell(&mut self, who: Option<Seat>, word: &str) -> Result<(), LostTrack> {
        if word == BACK && self.told.last().is_some_and(|(actor, _)| *actor == who) {
            self.told.pop();
            return self.begin_anew();
        }
        if !self.enter(who, word) {
            return Err(LostTrack {
                entry: self.told.len() + 1,
                word: word.chars().take(40).collect(),
            });
        }
        self.told.push((who, word.to_owned()));
        Ok(())
    }

    fn table(&self) -> &dyn LiveTable {
        &self.session
    }
}
