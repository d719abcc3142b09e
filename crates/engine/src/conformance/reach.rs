//! After an event: resampling reaches every secret of every other seat.

use std::collections::BTreeSet;

use serde_json::Value;

use super::Fault;
use super::knowledge::{json, outcome};
use crate::dice::FastDice;
use crate::event::Event;
use crate::game::Knowledge;
use crate::seat::{Observer, Seat};

/// How often what a seat cannot know is drawn anew before a secret counts as left in place. Nearly all are gone after a few.
const TRIES: usize = 2_000;

/// Resampling reaches every secret. Where an event might as well have been another one, for all that a seat can tell, what
/// another seat got by it must not stay put however often it is drawn anew.
pub(super) fn check_reach<G: Knowledge>(
    game: &G,
    event: &Event<G>,
    others: &[Event<G>],
    dice: &mut FastDice,
) -> Result<(), Fault> {
    let mut after = game.clone();
    event.apply(&mut after);
    for seat in game.seats().iter() {
        let told = outcome(game, event, Observer::Seat(seat));
        let same = |other: &&Event<G>| outcome(game, other, Observer::Seat(seat)) == told;
        let alike: Vec<&Event<G>> = others.iter().filter(same).collect();
        if alike.is_empty() {
            continue;
        }
        for owner in game.seats().iter().filter(|&owner| owner != seat) {
            // Points follow from the rest, where the rest can be seen; a secret that shows in nothing else is found in them.
            let mut points = false;
            let mut secret = given_away(game, &after, &alike, owner, points);
            if secret.is_empty() {
                points = true;
                secret = given_away(game, &after, &alike, owner, points);
            }
            for _ in 0..TRIES {
                if secret.is_empty() {
                    break;
                }
                let imagined = facts(&after.resample(seat, dice), owner, points);
                secret.retain(|fact| imagined.contains(fact));
            }
            if let Some(fact) = secret.first() {
                return Err(format!(
                    "`resample` leaves {fact} of seat {owner} in place, which seat {seat} cannot know after {event:?}: \
                     draw anew everything that is hidden from a seat"
                ));
            }
        }
    }
    Ok(())
}

/// What its owner knows after an event, and would not if another one had happened.
fn given_away<G: Knowledge>(
    game: &G,
    after: &G,
    others: &[&Event<G>],
    owner: Seat,
    points: bool,
) -> BTreeSet<String> {
    let held = facts(after, owner, points);
    let mut secret = BTreeSet::new();
    for other in others {
        let mut instead = game.clone();
        other.apply(&mut instead);
        let held_instead = facts(&instead, owner, points);
        secret.extend(held.difference(&held_instead).cloned());
    }
    secret
}

/// What a view says, fact by fact: what stands together in it, wherever that is; and every figure and word at its place,
/// points included, so that a secret is found that shows in one of them only.
fn facts<G: Knowledge>(state: &G, owner: Seat, points: bool) -> BTreeSet<String> {
    fn is_plain(value: &Value) -> bool {
        !value.is_object() && !value.is_array() && !value.is_null()
    }
    fn places(place: &str, value: &Value, out: &mut BTreeSet<String>) {
        match value {
            Value::Array(items) => {
                for (index, item) in items.iter().enumerate() {
                    places(&format!("{place}/{index}"), item, out);
                }
            }
            Value::Object(fields) => {
                for (field, value) in fields {
                    places(&format!("{place}/{field}"), value, out);
                }
            }
            plain => {
                out.insert(format!("{place} {plain}"));
            }
        }
    }
    fn walk(name: &str, value: &Value, out: &mut BTreeSet<String>) {
        match value {
            Value::Array(items) => items.iter().for_each(|item| walk(name, item, out)),
            // Fields that stand together are one fact: one of them alone may well be there again by chance.
            Value::Object(fields) => {
                let own: Vec<String> = fields
                    .iter()
                    .filter(|(_, value)| is_plain(value))
                    .map(|(field, value)| format!("{field} {value}"))
                    .collect();
                if !own.is_empty() && !name.is_empty() {
                    out.insert(format!("{name} {}", own.join(", ")));
                }
                // Points are compared at their places: the same lines may well be somebody else's.
                let inner = fields.iter().filter(|(field, _)| *field != "scores");
                for (field, value) in inner.filter(|(_, value)| name.is_empty() || !is_plain(value)) {
                    walk(field, value, out);
                }
            }
            Value::Null => {}
            plain => {
                out.insert(format!("{name} {plain}"));
            }
        }
    }
    let mut out = BTreeSet::new();
    let view = state.view(Observer::Seat(owner));
    let mut value: Value = serde_json::from_str(&json(&view)).expect("a view is JSON");
    if !points && let Some(fields) = value.as_object_mut() {
        fields.remove("scores");
    }
    walk("", &value, &mut out);
    places("", &value, &mut out);
    out
}
