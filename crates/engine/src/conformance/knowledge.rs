//! At one state: nobody sees what they may not see.

use std::collections::{BTreeMap, BTreeSet};

use super::Fault;
use super::reach::check_reach;
use super::step::Pool;
use crate::dice::{Dice, FastDice};
use crate::event::{Event, Seen};
use crate::game::{Game, Knowledge, Next, TableGame, View};
use crate::look::parts_of;
use crate::notation::Token;
use crate::page::{Line, Page, Role};
use crate::parts::Parts;
use crate::scene::Form;
use crate::seat::{Observer, Seat};
use crate::sentence::Sentence;
use crate::voice::Voice;

/// How many other events the one that happened is compared with.
const ALTERNATIVES: usize = 6;

/// Every view can be shown in every form, and whoever may act can touch what the actions need.
pub(super) fn check_views<G: TableGame>(game: &G) -> Result<(), Fault> {
    for observer in Observer::all(game.seats()) {
        let view = game.view(observer);
        check_page(&view.page(&G::View::english()))
            .map_err(|fault| format!("the {observer}'s page: {fault}"))?;
        for book in G::View::shelf().books() {
            let parts = json(&parts_of(&view, &Voice::of(book)));
            // So a voice says what it finds no message for, and Fluent what a message is not told.
            if let Some(at) = parts.find(['⟨']).or_else(|| parts.find("{$")) {
                let missing: String = parts[at..].chars().take(60).collect();
                let language = book.language();
                return Err(format!(
                    "the {observer} is shown something that is not said in {language}: {missing}"
                ));
            }
        }
        for score in view.scores() {
            if *score != game.score(score.seat).of(score.seat) {
                return Err(format!(
                    "the {observer} sees a wrong score of seat {}",
                    score.seat
                ));
            }
        }
        if !G::INFO.hidden && json(&view) != json(&game.view(Observer::Spectator)) {
            return Err(format!(
                "nothing is hidden, and the {observer} sees something of their own: set `Info::hidden`"
            ));
        }
        let parts = view.parts(&G::View::english());
        let shapes = parts.all_shapes();
        let of_items = parts.items().map(|item| &item.id);
        let ids: Vec<&String> = shapes
            .iter()
            .filter_map(|shape| shape.id.as_ref())
            .chain(of_items)
            .collect();
        if ids.iter().collect::<BTreeSet<_>>().len() != ids.len() {
            return Err(format!(
                "the {observer} sees an id twice: each shape and item has one of its own, or none"
            ));
        }
        if parts.prompt.is_empty() || parts.boards.is_empty() {
            return Err(format!("the {observer} sees no board or no prompt"));
        }
        if parts
            .boards
            .iter()
            .any(|board| !(board.width > 0.0 && board.height > 0.0))
        {
            return Err(format!("the {observer} sees a board that has no size"));
        }
        check_items(&parts).map_err(|fault| format!("the {observer}'s trays: {fault}"))?;
        for shape in &shapes {
            if shape.token.is_some() && shape.label.is_none() {
                return Err(format!(
                    "{:?} can be touched but has no spoken label: give its shape one with `Shape::label`",
                    shape.token
                ));
            }
            if matches!(&shape.form, Form::Text { text, .. } if text.is_empty()) {
                return Err("a board or an item has an empty text".to_owned());
            }
        }
        let touchable = parts.tokens();
        let acts = |seat| matches!(game.next(), Next::Seats(acting) if acting.has(seat));
        let Observer::Seat(seat) = observer else {
            none_offered(observer, &touchable)?;
            continue;
        };
        if !acts(seat) {
            none_offered(observer, &touchable)?;
        }
        for action in actions_of(game, seat) {
            if let Some(token) = game
                .tokens(action)
                .iter()
                .find(|token| !touchable.contains(token))
            {
                return Err(format!(
                    "seat {seat} needs {token} for {} and cannot see it: give the token to a shape of a board or to an \
                     item of a tray while the seat is to act",
                    game.word(action)
                ));
            }
        }
    }
    Ok(())
}

/// Whoever is not to act is offered nothing to touch.
fn none_offered(observer: Observer, touchable: &BTreeSet<&Token>) -> Result<(), Fault> {
    match touchable.first() {
        Some(token) => Err(format!(
            "the {observer} is offered {token} and is not to act: give tokens only to who may use them"
        )),
        None => Ok(()),
    }
}

/// What each seat saw, by the fingerprints of a game's states so far.
pub(super) type Fingerprints = BTreeMap<(Seat, u64), String>;

/// Where a seat sees something else, the fingerprint is another one.
pub(super) fn check_fingerprints<G: TableGame>(game: &G, seen: &mut Fingerprints) -> Result<(), Fault> {
    for seat in game.seats().iter() {
        let view = json(&game.view(Observer::Seat(seat)));
        let before = seen
            .entry((seat, game.fingerprint(seat)))
            .or_insert_with(|| view.clone());
        if *before != view {
            return Err(format!(
                "seat {seat} sees two things with the same fingerprint: put into it all that `view` shows the seat"
            ));
        }
    }
    Ok(())
}

/// A page has a prompt and something to see, its boards are straight, and no piece of text breaks a line.
fn check_page(page: &Page) -> Result<(), Fault> {
    if page.prompt.is_empty() || page.parts.is_empty() {
        return Err("there is nothing to see".to_owned());
    }
    for part in &page.parts {
        let spans = || part.lines.iter().flat_map(|line| &line.0);
        if let Some(span) = spans().find(|span| span.text.contains(char::is_control)) {
            return Err(format!("{:?} is not on one line", span.text));
        }
        if let Some(span) = spans().find(|span| span.class.is_empty()) {
            return Err(format!("{:?} has no class", span.text));
        }
        let widths: BTreeSet<usize> = part.lines.iter().map(Line::width).collect();
        if part.role == Role::Board && widths.len() > 1 {
            return Err(format!("the lines of a board have the widths {widths:?}"));
        }
    }
    Ok(())
}

/// Draw anew what a seat cannot know, and every byte made for that seat stays the same. Says whether anything
/// was drawn anew.
pub(super) fn check_no_leak<G: TableGame>(
    game: &G,
    pool: &Pool<G>,
    dice: &mut FastDice,
) -> Result<bool, Fault> {
    let mut changed = false;
    for seat in game.seats().iter() {
        let other = game.resample(seat, dice);
        changed |= other != *game;
        // A spectator knows no more than any seat does.
        for observer in [Observer::Seat(seat), Observer::Spectator] {
            if bytes_for(game, observer) != bytes_for(&other, observer) {
                return Err(format!(
                    "what the {observer} sees depends on what seat {seat} cannot know: leave it out of `view`, or, if \
                     the seat may know it, let `resample` keep it"
                ));
            }
        }
        if game.fingerprint(seat) != other.fingerprint(seat) {
            return Err(format!(
                "the fingerprint of seat {seat} depends on what it cannot know: make it from what `view` shows the seat"
            ));
        }
        if game.next() != other.next() {
            return Err(format!(
                "what happens next depends on what seat {seat} cannot know: `next` may go by public things only"
            ));
        }
        if actions_of(game, seat) != actions_of(&other, seat) {
            return Err(format!(
                "the actions of seat {seat} depend on what it cannot know: `actions` may go by what `view` shows the seat"
            ));
        }
        if !actions_of(game, seat).is_empty() {
            for &action in &pool.actions {
                let refusals = [game, &other].map(|state| {
                    let refusal = state.check(seat, action).err();
                    refusal.map(|refusal| refusal.to_string())
                });
                if refusals[0] != refusals[1] {
                    return Err(format!(
                        "the refusal of {action:?} depends on what seat {seat} cannot know: `check` may go by what \
                         `view` shows the seat"
                    ));
                }
            }
        }
    }
    Ok(changed)
}

/// What is told of an action is the same in all states that the observer cannot tell apart, and tells just what
/// the view tells.
pub(super) fn check_redacted_act<G: Knowledge>(
    game: &G,
    seat: Seat,
    action: G::Action,
    thorough: bool,
    dice: &mut FastDice,
) -> Result<(), Fault> {
    let event = Event::Act { seat, action };
    check_own_act(game, seat, action, dice)?;
    if !game.discloses(seat, action) && shows_a_secret(game, seat, action, dice) {
        return Err(format!(
            "{action:?} shows a secret, but could be taken back: let `discloses` say so"
        ));
    }
    let actions = actions_of(game, seat);
    let mut alternatives = Vec::new();
    for _ in 0..ALTERNATIVES.min(actions.len()) {
        let action = *dice.pick(&actions);
        alternatives.push(Event::Act { seat, action });
    }
    compare(game, &event, &alternatives, false)?;
    match thorough {
        true => check_reach(game, &event, &alternatives, dice),
        false => Ok(()),
    }
}

/// Nobody learns by an action of their own what they could not know before, unless it ends the game: what is hidden from
/// whoever acts becomes public by a draw or an uncovering, which are no action.
fn check_own_act<G: Knowledge>(
    game: &G,
    seat: Seat,
    action: G::Action,
    dice: &mut FastDice,
) -> Result<(), Fault> {
    let event = Event::Act { seat, action };
    let own = Observer::Seat(seat);
    let resampled = game.resample(seat, dice);
    if game.see(&event, own) != resampled.see(&event, own) {
        return Err(format!(
            "what seat {seat} is told of its own {action:?} depends on what it cannot know: say nothing in `see` that is \
             hidden from the seat"
        ));
    }
    let mut after = game.clone();
    event.apply(&mut after);
    let mut otherwise = resampled;
    event.apply(&mut otherwise);
    if after.next() != Next::Over
        && (after.next() != otherwise.next() || after.view(own) != otherwise.view(own))
    {
        return Err(format!(
            "seat {seat} learns by its own {action:?} what it could not know before: let `next` say `Next::Uncover` after \
             the action, and make it public in `uncover`"
        ));
    }
    Ok(())
}

/// Whether some seat can rule out, after this action, a state that it could not rule out before.
fn shows_a_secret<G: Knowledge>(game: &G, seat: Seat, action: G::Action, dice: &mut FastDice) -> bool {
    let event = Event::Act { seat, action };
    game.seats().iter().any(|watcher| {
        let observer = Observer::Seat(watcher);
        let possible = game.resample(watcher, dice);
        let told = outcome(game, &event, observer);
        // Whatever the seat could have done there that looks the same from here; the action itself, if it is legal
        // there, is the best guess.
        let mut actions = actions_of(&possible, seat);
        if let Some(index) = actions.iter().position(|&other| other == action) {
            actions.swap(0, index);
        }
        let mut same = actions.into_iter().filter(|&action| {
            let other = Event::Act { seat, action };
            outcome(&possible, &other, observer) == told
        });
        same.next().is_none()
    })
}

/// The same for what chance brings.
pub(super) fn check_redacted_draws<G: Knowledge>(
    game: &G,
    copies: bool,
    thorough: bool,
    dice: &mut FastDice,
) -> Result<(), Fault> {
    let event = Event::Draw(game.draw(dice));
    let alternatives: Vec<_> = (0..ALTERNATIVES).map(|_| Event::Draw(game.draw(dice))).collect();
    compare(game, &event, &alternatives, copies)?;
    match thorough {
        true => check_reach(game, &event, &alternatives, dice),
        false => Ok(()),
    }
}

/// Everybody is told the same of an uncovering, and while the game goes on just what can be seen afterwards: so that
/// somebody who only hears what happens can go on too.
pub(super) fn check_uncovering<G: Knowledge>(game: &G, dice: &mut FastDice) -> Result<(), Fault> {
    let everybody = outcome(game, &Event::Uncover, Observer::Spectator).0;
    check_told(Observer::Spectator, &Event::<G>::Uncover, &everybody)?;
    check_said::<G>(&everybody.says)?;
    for seat in game.seats().iter() {
        let own = Observer::Seat(seat);
        let (seen, view) = outcome(game, &Event::Uncover, own);
        if seen.word != everybody.word {
            return Err(format!(
                "seat {seat} is told {} of an uncovering and a spectator {}: it is the same for everybody",
                seen.word, everybody.word
            ));
        }
        let mut after = game.clone();
        after.uncover();
        let (other_seen, other_view) = outcome(&game.resample(seat, dice), &Event::Uncover, own);
        if after.next() != Next::Over && (seen.word == other_seen.word) != (view == other_view) {
            return Err(format!(
                "of an uncovering seat {seat} is told {}, which is not what it sees afterwards: let the word in `see` name \
                 all that is uncovered",
                seen.word
            ));
        }
    }
    Ok(())
}

/// Whoever is told of an event is told in a word.
fn check_told<G: Game>(observer: Observer, event: &Event<G>, seen: &Seen) -> Result<(), Fault> {
    match seen.word.is_empty() || seen.word.contains(char::is_whitespace) {
        true => Err(format!(
            "the {observer} is told {:?} of {event:?}: `see` gives one word, with ? for what is hidden",
            seen.word
        )),
        false => Ok(()),
    }
}

/// The sentence can be said in every language of the game.
pub(super) fn check_said<G: Knowledge>(sentence: &Sentence) -> Result<(), Fault> {
    for book in G::View::shelf().books() {
        let voice = Voice::of(book);
        let language = book.language();
        if let Some(fault) = voice.faults(sentence).first() {
            return Err(format!("{sentence:?} cannot be said in {language}: {fault}"));
        }
        if voice.say(sentence).is_empty() {
            return Err(format!("{sentence:?} says nothing in {language}"));
        }
    }
    Ok(())
}

/// An observer who is told the same of two events knows the same afterwards, and the other way round: the log
/// and the view hide the same things.
fn compare<G: Knowledge>(game: &G, event: &Event<G>, others: &[Event<G>], copies: bool) -> Result<(), Fault> {
    for observer in Observer::all(game.seats()) {
        let (seen, view) = outcome(game, event, observer);
        check_told(observer, event, &seen)?;
        check_said::<G>(&seen.says)?;
        for other in others {
            let (other_seen, other_view) = outcome(game, other, observer);
            let only_names = copies && view == other_view;
            if (seen == other_seen) != (view == other_view) && !only_names {
                return Err(format!(
                    "of {event:?} and {other:?} the {observer}'s log and view do not tell the same: `see` must hide what \
                     `view` hides, and nothing else"
                ));
            }
        }
    }
    Ok(())
}

/// Things in trays have labels, a box for their picture or words to press, and turns that differ.
fn check_items(parts: &Parts) -> Result<(), Fault> {
    for item in parts.items() {
        let pictured = item.width > 0.0 && item.height > 0.0 && !item.shapes.is_empty();
        if item.label.is_empty() || (!pictured && item.note.is_empty()) {
            return Err(format!(
                "{} has no label, or neither a picture nor words",
                item.id
            ));
        }
        let turns: BTreeSet<&Token> = item.turns.iter().map(|turn| &turn.token).collect();
        if turns.len() != item.turns.len() {
            return Err(format!("{} has the same turn twice", item.id));
        }
    }
    Ok(())
}

pub(super) fn outcome<G: Knowledge>(game: &G, event: &Event<G>, observer: Observer) -> (Seen, G::View) {
    let mut after = game.clone();
    event.apply(&mut after);
    (game.see(event, observer), after.view(observer))
}

fn bytes_for<G: Knowledge>(game: &G, observer: Observer) -> (String, String, String) {
    let view = game.view(observer);
    (
        json(&view),
        format!("{:?}", view.page(&G::View::english())),
        json(&view.parts(&G::View::english())),
    )
}

fn actions_of<G: Game>(game: &G, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    if matches!(game.next(), Next::Seats(acting) if acting.has(seat)) {
        game.actions(seat, &mut actions);
    }
    actions
}

pub(super) fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("views and parts are plain data")
}
