//! Somebody who plays with a real pointer: looks for what is lit, moves there, presses. Nothing is done behind the
//! surface of the page.

use std::time::Duration;

use plat_engine::{Dice, FastDice};
use serde::Deserialize;

use super::driver::Browser;

/// What can be seen of the table.
#[derive(Debug, Deserialize)]
struct Seen {
    standing: String,
    entries: usize,
    /// How wide and high the window is.
    window: (f64, f64),
    /// Whether something is still on its way to its place.
    moving: bool,
    /// Whether something lies above the table.
    dialog: bool,
    /// The button that does what has been chosen.
    confirm: Option<Spot>,
    /// Everything that is lit.
    lit: Vec<Spot>,
}

/// The middle of something lit.
#[derive(Debug, Deserialize)]
struct Spot {
    token: String,
    x: f64,
    y: f64,
    /// Whether one has to scroll to it.
    hidden: bool,
    /// Whether a pointer there meets it.
    meets: bool,
    /// What a pointer there meets.
    met: String,
}

/// How often one looks, scrolls and touches in vain before that is a defect. While others think nothing is lit.
const PATIENCE: usize = 1200;

/// Plays by what is lit until the game is over or has so many entries. Everything that is lit must be met by the pointer
/// in its middle. Says whether the game is over.
pub(crate) async fn play(browser: &Browser, name: &str, until: usize, seed: u64) -> bool {
    let mut dice = FastDice::new(seed);
    let (mut entries, mut in_vain) = (0, 0);
    loop {
        let seen = browser.run(include_str!("lit.js")).await;
        let seen: Option<Seen> = serde_json::from_value(seen).expect("what can be seen");
        let seen = seen.expect("a table");
        if seen.standing == "over" || seen.entries >= until {
            return seen.standing == "over";
        }
        if seen.moving {
            tokio::time::sleep(Duration::from_millis(30)).await;
            continue;
        }
        let swallowed: Vec<String> = seen
            .lit
            .iter()
            .chain(&seen.confirm)
            .filter(|spot| !seen.dialog && !spot.hidden && !spot.meets)
            .map(|spot| format!("{} under {}", spot.token, spot.met))
            .collect();
        assert!(
            swallowed.is_empty(),
            "{name} at {}: lit, but not to be touched: {swallowed:?}",
            seen.entries
        );
        let wanted = seen.confirm.as_ref().or_else(|| choose(&seen.lit, &mut dice));
        match wanted {
            Some(spot) if spot.hidden => {
                let (width, height) = seen.window;
                // Whatever is to be scrolled is scrolled where the thing is.
                let point = (spot.x.clamp(4.0, width - 4.0), height / 2.0);
                // A finger does not leave the window.
                let most = height / 3.0;
                browser.scroll(point, (spot.y - point.1).clamp(-most, most)).await;
            }
            Some(spot) => browser.touch((spot.x, spot.y)).await,
            None => tokio::time::sleep(Duration::from_millis(50)).await,
        }
        in_vain = if seen.entries == entries { in_vain + 1 } else { 0 };
        entries = seen.entries;
        assert!(
            in_vain < PATIENCE,
            "{name} at {entries}: nothing helps: {wanted:?}"
        );
    }
}

/// Anything lit, rather without scrolling.
fn choose<'a>(lit: &'a [Spot], dice: &mut FastDice) -> Option<&'a Spot> {
    let near: Vec<&Spot> = lit.iter().filter(|spot| !spot.hidden).collect();
    match near.len() as u32 {
        0 => lit.first(),
        count => Some(near[dice.below(count) as usize]),
    }
}
