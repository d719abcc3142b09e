//! The table as text. Every point is three letters wide, so that a Zone has room for its name:
//!
//! ```text
//!  ·  ○  ●  ┌───────┐
//!  ·  ○  ·  │R3  2/3│
//!  · r4  ○  └───────┘
//! ```

use plat_engine::Token;
use plat_engine::page::{self, Line, Page, Part};
use plat_grid::{Point, Points};

use crate::art::coin_class;
use crate::notation::DEVELOPMENT;
use crate::parts::Stone;
use crate::view::{CityPlanningView, Preview, Stage, ZoneSeen};

pub(crate) fn page(view: &CityPlanningView) -> Page {
    let mut parts = vec![
        Part::board("", board(view)),
        Part::beside("Players", players(view)),
    ];
    parts.extend(view.preview.as_ref().map(preview));
    parts.push(Part::beside("Beside the board", supply(view)));
    if !view.zones.is_empty() {
        parts.push(Part::beside("Zones", view.zones.iter().map(zone_line).collect()));
    }
    Page {
        prompt: view.prompt(),
        parts,
    }
}

fn board(view: &CityPlanningView) -> Vec<Line> {
    let side = view.board;
    let columns: Vec<String> = (0..side)
        .map(|x| char::from(b'a' + x as u8).to_string())
        .collect();
    let rows: Vec<String> = (0..side).map(|y| (side - y).to_string()).collect();
    let planned = view
        .preview
        .as_ref()
        .map_or(Points::NONE, |preview| Points::around(preview.at.point));
    page::cells(&columns, &rows, "coordinate", |x, y| match Point::new(x, y) {
        Some(point) => vec![cell(view, point, planned.has(point))],
        None => vec![Line::from("   ")],
    })
}

/// The three letters of a point; those that a planned Zone would cover stand in brackets.
fn cell(view: &CityPlanningView, point: Point, planned: bool) -> Line {
    let zone = view.zones.iter().find(|zone| zone.at.point.distance(point) <= 1);
    if let Some(zone) = zone {
        let class = coin_class(zone.tile.kind());
        // A touched Zone is one to build on, and a touched point one to cover.
        let tokens = match view.stage {
            Stage::Build if zone.at.point == point => Token::new(point.name(view.board).to_string()),
            _ => Token::new(zone.tile.to_string()),
        };
        let words = if planned {
            "[=]".to_owned()
        } else {
            third_of(zone, point)
        };
        return Line::new().touch(class, words, tokens);
    }
    let coin = view.developments.iter().find(|lot| lot.at.point == point);
    let (class, word) = match (coin, view.stones.at(point)) {
        (Some(lot), _) => (coin_class(lot.coin.kind()), lot.coin.to_string().to_lowercase()),
        (None, Some(stone)) => stone_shown(stone),
        (None, None) => ("cell", "·".to_owned()),
    };
    let token = Token::new(point.name(view.board).to_string());
    let right = if word.chars().count() > 1 { "" } else { " " };
    let line = match planned {
        true if right.is_empty() => Line::new().put(class, word).put("spot", "]"),
        true => Line::new().put("spot", "[").put(class, word).put("spot", "]"),
        false => Line::new().put(class, format!("{right}{word} ")),
    };
    line.with_token(&token)
}

fn stone_shown(stone: Stone) -> (&'static str, String) {
    match stone {
        Stone::Population => ("population", "○".to_owned()),
        Stone::Resource => ("resource", "●".to_owned()),
    }
}

/// The part of a Zone's picture that lies on this point.
fn third_of(zone: &ZoneSeen, point: Point) -> String {
    let middle = zone.at.point;
    let line = match point.y().cmp(&middle.y()) {
        std::cmp::Ordering::Less => "┌───────┐".to_owned(),
        std::cmp::Ordering::Equal => {
            let used = format!("{}/{}", zone.used, zone.tile.value());
            format!("│{:<3}{used:>4}│", zone.tile.to_string())
        }
        std::cmp::Ordering::Greater => "└───────┘".to_owned(),
    };
    let from = 3 * (point.x() + 1 - middle.x());
    line.chars().skip(from).take(3).collect()
}

fn players(view: &CityPlanningView) -> Vec<Line> {
    let mut lines = Vec::new();
    for (score, hand) in view.scores.iter().zip(&view.hands) {
        let to_act = view.to_act == Some(score.seat);
        let class = if to_act { "strong" } else { "body" };
        let mut line = Line::new().put("to-move", if to_act { "> " } else { "  " }).put(
            class,
            format!("Player {} {:>5} points   ", score.seat, score.total),
        );
        match hand.developments {
            None => line = line.put("muted", format!("{} in hand", hand.count)),
            Some(developments) => {
                line = line.put("body", "your hand: ");
                for coin in developments.iter() {
                    let token = Token::new(format!("{DEVELOPMENT}{coin}"));
                    line = line
                        .touch(coin_class(coin.kind()), format!(" {coin} "), token)
                        .put("body", " ");
                }
            }
        }
        lines.push(line);
    }
    lines
}

fn supply(view: &CityPlanningView) -> Vec<Line> {
    let mut face_up = Line::from("Face up: ");
    for up in &view.face_up {
        let class = coin_class(up.tile.kind());
        face_up = face_up
            .touch(class, format!(" {} ", up.tile), Token::new(up.tile.to_string()))
            .put("muted", format!(" +{}  ", up.waiting));
    }
    if view.face_up.is_empty() {
        face_up = face_up.put("muted", "none");
    }
    let stone = |line: Line, stone: Stone| {
        let (class, sign) = stone_shown(stone);
        let token = Token::new(stone.token());
        line.touch(class, format!(" {sign} "), token.clone())
            .touch("body", format!(" {stone}"), token)
            .put("body", "   ")
    };
    let stones = Stone::ALL.into_iter().fold(Line::from("Stones:  "), stone);
    let mut lines = vec![face_up, stones];
    for words in [stack(view), bag(view)] {
        lines.push(Line::new().put("muted", words));
    }
    lines
}

fn zone_line(zone: &ZoneSeen) -> Line {
    let holds = match zone.developments.is_empty() {
        true => "nothing built".to_owned(),
        false => format!("holds {}", listed(&zone.developments, " ")),
    };
    let full = match zone.used >= zone.tile.value() {
        true => ", full".to_owned(),
        false => format!(", room for {}", zone.tile.value() - zone.used),
    };
    let class = coin_class(zone.tile.kind());
    Line::new()
        .touch(
            class,
            format!(" {} ", zone.tile),
            Token::new(zone.tile.to_string()),
        )
        .put(
            "body",
            format!(" {} around {}: {holds}{full}", zone.tile.kind(), zone.at),
        )
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

fn preview(preview: &Preview) -> Part {
    let tile = preview.tile;
    let mut lines = vec![
        Line::from(format!("needs {}", preview.needs)),
        Line::from(format!("covers {}", preview.covers)),
    ];
    if !preview.incorporates.is_empty() {
        let coins = listed(&preview.incorporates, " ");
        lines.push(Line::from(format!("incorporates {coins}")));
    }
    for line in &preview.lines {
        lines.push(Line::from(format!("{:+3}  {}", line.points, line.label)));
    }
    lines.push(Line::new().put("strong", format!("{:+3}  in all", preview.points)));
    if preview.removes.len() > 1 {
        let chosen = match preview.under.is_empty() {
            true => "not chosen yet".to_owned(),
            false => listed(&preview.under, " "),
        };
        lines.push(Line::from(format!("order under the stack: {chosen}")));
    }
    Part::beside(format!("{tile} {} around {}", tile.kind(), preview.at), lines)
}

/// Parts by their letters and values.
pub(crate) fn listed<T: ToString>(parts: impl IntoIterator<Item = T>, between: &str) -> String {
    let words: Vec<String> = parts.into_iter().map(|part| part.to_string()).collect();
    words.join(between)
}
