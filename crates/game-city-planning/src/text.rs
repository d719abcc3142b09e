//! The table as lines of text. Every point is three letters wide, so that a Zone has room for its name:
//!
//! ```text
//!  .  o  #  +-------+
//!  .  o  .  |R3  2/3|
//!  . r4  o  +-------+
//! ```

use std::fmt::Write;

use plat_grid::{Point, Points};

use crate::parts::Stone;
use crate::view::{CityPlanningView, FaceUpSeen, Preview, ZoneSeen};

pub(crate) fn text(view: &CityPlanningView) -> String {
    let mut out = board(view);
    let _ = writeln!(
        out,
        "o Population   # Resource   +-| Zone with its name and what is built of it   c2 unincorporated\n"
    );
    for zone in &view.zones {
        let _ = writeln!(out, "{}", zone_line(zone));
    }
    if !view.zones.is_empty() {
        let _ = writeln!(out);
    }
    let _ = writeln!(out, "Face up: {}", face_up(&view.face_up));
    let _ = writeln!(out, "{}", stack(view));
    let _ = writeln!(out, "{}\n", bag(view));
    for (score, hand) in view.scores.iter().zip(&view.hands) {
        let marker = if view.to_act == Some(score.seat) { '>' } else { ' ' };
        let own = match hand.developments {
            Some(developments) => {
                format!("   your hand: {}", listed(developments.iter(), " "))
            }
            None => format!("   {} in hand", hand.count),
        };
        let _ = writeln!(
            out,
            "{marker} Player {} {:>5} points{own}",
            score.seat, score.total
        );
    }
    if let Some(preview) = &view.preview {
        write_preview(&mut out, preview);
    }
    let _ = write!(out, "\n{}.", view.prompt());
    out
}

fn board(view: &CityPlanningView) -> String {
    let mut out = String::new();
    let side = view.board;
    let letters: String = (0..side)
        .map(|x| format!(" {} ", char::from(b'a' + x as u8)))
        .collect();
    let _ = writeln!(out, "   {}", letters.trim_end());
    let planned = view
        .preview
        .as_ref()
        .map_or(Points::NONE, |preview| Points::around(preview.at.point));
    for y in 0..side {
        let number = side - y;
        let row: String = (0..side)
            .filter_map(|x| Point::new(x, y))
            .map(|point| cell(view, point, planned.has(point)))
            .collect();
        let _ = writeln!(out, "{number:>2} {row} {number}");
    }
    let _ = writeln!(out, "   {}", letters.trim_end());
    out
}

/// The three letters of a point; those that a planned Zone would cover stand in brackets.
fn cell(view: &CityPlanningView, point: Point, planned: bool) -> String {
    if let Some(zone) = view.zones.iter().find(|zone| zone.at.point.distance(point) <= 1) {
        return match planned {
            true => "[=]".to_owned(),
            false => third_of(zone, point),
        };
    }
    let coin = view.developments.iter().find(|lot| lot.at.point == point);
    let word = match (coin, view.stones.at(point)) {
        (Some(lot), _) => lot.coin.to_string().to_lowercase(),
        (None, Some(Stone::Population)) => "o".to_owned(),
        (None, Some(Stone::Resource)) => "#".to_owned(),
        (None, None) => ".".to_owned(),
    };
    match (planned, word.len()) {
        (true, 1) => format!("[{word}]"),
        (true, _) => format!("{word}]"),
        (false, 1) => format!(" {word} "),
        (false, _) => format!("{word} "),
    }
}

/// The part of a Zone's picture that lies on this point.
fn third_of(zone: &ZoneSeen, point: Point) -> String {
    let middle = zone.at.point;
    let line = match point.y() == middle.y() {
        true => {
            let used = format!("{}/{}", zone.used, zone.tile.value());
            format!("|{:<3}{used:>4}|", zone.tile.to_string())
        }
        false => "+-------+".to_owned(),
    };
    let from = 3 * (point.x() + 1 - middle.x());
    line[from..from + 3].to_owned()
}

fn zone_line(zone: &ZoneSeen) -> String {
    let holds = match zone.developments.is_empty() {
        true => "nothing built".to_owned(),
        false => format!("holds {}", listed(&zone.developments, " ")),
    };
    let full = match zone.used >= zone.tile.value() {
        true => ", full".to_owned(),
        false => format!(", room for {}", zone.tile.value() - zone.used),
    };
    format!(
        "{} {} around {}: {holds}{full}",
        zone.tile,
        zone.tile.kind(),
        zone.at
    )
}

fn face_up(zones: &[FaceUpSeen]) -> String {
    let words: Vec<String> = zones
        .iter()
        .map(|up| format!("{} (+{})", up.tile, up.waiting))
        .collect();
    match words.is_empty() {
        true => "none".to_owned(),
        false => words.join("  "),
    }
}

/// What is known of the stack.
pub(crate) fn stack(view: &CityPlanningView) -> String {
    let bottom = listed(&view.bottom, " ");
    match (view.stack.len(), bottom.is_empty()) {
        (0, true) => "Stack: empty".to_owned(),
        (count, true) => format!("Stack: {count} Zones"),
        (0, false) => format!("Stack: {bottom}"),
        (count, false) => format!("Stack: {count} Zones, then {bottom}"),
    }
}

/// What is known of the bag.
pub(crate) fn bag(view: &CityPlanningView) -> String {
    let gone = match view.removed.is_empty() {
        true => String::new(),
        false => format!("; out of the game: {}", listed(view.removed.iter(), " ")),
    };
    format!("Bag: {} Developments{gone}", view.bag)
}

fn write_preview(out: &mut String, preview: &Preview) {
    let tile = preview.tile;
    let _ = writeln!(out, "\n{tile} {} around {}", tile.kind(), preview.at);
    let _ = writeln!(out, "  needs {}", preview.needs);
    let _ = writeln!(out, "  covers {}", preview.covers);
    if !preview.incorporates.is_empty() {
        let _ = writeln!(out, "  incorporates {}", listed(&preview.incorporates, " "));
    }
    for line in &preview.lines {
        let _ = writeln!(out, "  {:+3}  {}", line.points, line.label);
    }
    let _ = writeln!(out, "  {:+3}  in all", preview.points);
    if preview.removes.len() > 1 {
        let chosen = match preview.under.is_empty() {
            true => "not chosen yet".to_owned(),
            false => listed(&preview.under, " "),
        };
        let _ = writeln!(out, "  order under the stack: {chosen}");
    }
}

/// Parts by their letters and values.
pub(crate) fn listed<T: ToString>(parts: impl IntoIterator<Item = T>, between: &str) -> String {
    let words: Vec<String> = parts.into_iter().map(|part| part.to_string()).collect();
    words.join(between)
}
