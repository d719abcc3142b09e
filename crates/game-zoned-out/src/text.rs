//! The table as text. A Block is its two letters, below them the emblem of whoever has developed it, once for each
//! piece (`✚✚`), or of the planner in whose zone it lies: `(✚)` where the planner stands, `·✚·` elsewhere. A quarter
//! of Downtown has the number of its floors.

use std::collections::HashMap;

use plat_engine::page::{self, Line, Page, Part};
use plat_engine::pieces::Livery;
use plat_engine::{Seat, plural};

use crate::card::Turned;
use crate::cell::Spot;
use crate::face::{Face, Kind, ZoneType};
use crate::notation::{card_token, spot_token, turn_token};
use crate::view::{BlockView, CardView, ObjectiveView, Phase, ZoneView, ZonedOutView};

/// How wide a Block is.
const WIDTH: usize = 5;

pub(crate) fn page(view: &ZonedOutView) -> Page {
    let mut parts = Vec::new();
    if !view.blocks.is_empty() {
        parts.push(Part::board("", city(view)));
    }
    if let Some(cards) = view.players.iter().find_map(|player| player.cards.as_ref()) {
        parts.push(Part::beside("Your hand", cards.iter().flat_map(card).collect()));
    }
    if let Some(laid) = view.laid.filter(|_| view.phase == Phase::Move) {
        let covered: Vec<&str> = laid.covered.iter().flatten().map(|face| face.code()).collect();
        let words = format!(
            "{} lies on {}, over {}.",
            laid.card,
            laid.at,
            covered.join(" and ")
        );
        parts.push(Part::beside("", vec![Line::from(words)]));
    }
    parts.push(Part::beside("Players", players(view)));
    let towers = towers(view);
    if !towers.is_empty() {
        parts.push(Part::beside("Skyscrapers, from the ground up", towers));
    }
    if !view.objectives.is_empty() {
        parts.push(Part::beside(
            "Objectives, and what they would give now",
            objectives(view),
        ));
    }
    Page {
        prompt: view.prompt(),
        parts,
    }
}

/// A zone and what it would score, in words.
pub(crate) fn zone_words(zone: &ZoneView) -> String {
    let blocks = plural(usize::from(zone.worth.blocks), "Block");
    format!("{}, {blocks}, {} now", zone.kind, zone.points)
}

fn city(view: &ZonedOutView) -> Vec<Line> {
    let blocks: HashMap<Spot, &BlockView> = view.blocks.iter().map(|block| (block.at, block)).collect();
    let (west, north, east, south) = view.extent();
    let columns: Vec<String> = (west..=east).map(column_name).collect();
    let rows: Vec<String> = (north..=south).map(row_name).collect();
    page::cells(&columns, &rows, "coordinate", |x, y| {
        let spot = Spot {
            x: west + x as i8,
            y: north + y as i8,
        };
        let lines = match blocks.get(&spot) {
            Some(block) => block_lines(view, block),
            None => empty(view, spot),
        };
        lines.map(|line| line.with_token(&spot_token(spot))).to_vec()
    })
}

/// A column's part of a name.
pub(crate) fn column_name(x: i8) -> String {
    let name = Spot { x, y: 0 }.to_string();
    name.trim_start_matches("s1").to_owned()
}

/// A row's part of a name.
pub(crate) fn row_name(y: i8) -> String {
    let name = Spot { x: 0, y }.to_string();
    name.trim_end_matches("e1").to_owned()
}

fn sign(seat: Seat) -> char {
    Livery::of(seat).sign()
}

/// The class of a face's ground.
fn ground(face: Face) -> &'static str {
    let zone = face.kind().map(Kind::zone_type).or(face.wild());
    match zone {
        Some(ZoneType::Residential) => "residential",
        Some(ZoneType::Commercial) => "commercial",
        Some(ZoneType::Industrial) => "industrial",
        None if face == Face::PARK => "grass",
        None if face == Face::PARKING_LOT => "tile-back",
        None => "street",
    }
}

fn block_lines(view: &ZonedOutView, block: &BlockView) -> [Line; 2] {
    let class = ground(block.face);
    let code = block.face.code();
    let put = |class: &'static str, words: String| Line::new().put(class, format!("{words:^WIDTH$}"));
    match (block.built, block.zone) {
        (Some(built), _) => {
            let livery = Livery::of(built.player);
            let pieces = match built.height {
                0 => format!("({})", livery.sign()),
                height => livery.sign().to_string().repeat(usize::from(height)),
            };
            [put(class, code.to_lowercase()), put(livery.class(), pieces)]
        }
        (None, Some(seat)) => {
            let zone = view.players.get(seat.index()).and_then(|player| player.zone);
            let here = zone.is_some_and(|zone| zone.planner == block.at);
            let mark = match here {
                true => format!("({})", sign(seat)),
                false => format!("·{}·", sign(seat)),
            };
            [put(class, code.to_owned()), put(class, mark)]
        }
        (None, None) => {
            let worth = match block.face.bonus() {
                0 => String::new(),
                worth => format!("{worth:+}"),
            };
            [put(class, code.to_owned()), put(class, worth)]
        }
    }
}

fn empty(view: &ZonedOutView, spot: Spot) -> [Line; 2] {
    let downtown = (-1..=0).contains(&spot.x) && (-1..=0).contains(&spot.y);
    let (class, words) = match downtown {
        true => {
            let mut towers = view.skyscrapers.iter();
            let here = towers.find(|one| one.quadrant == spot.quadrant());
            let floors = here.map_or(0, |one| one.floors.len());
            ("black", ["DT".to_owned(), format!("▮{floors}")])
        }
        false => ("table", [String::new(), "·".to_owned()]),
    };
    words.map(|words| Line::new().put(class, format!("{words:^WIDTH$}")))
}

fn players(view: &ZonedOutView) -> Vec<Line> {
    let mut lines = Vec::new();
    for (score, player) in view.scores.iter().zip(&view.players) {
        let to_act = view.to_act == Some(score.seat);
        let class = if to_act { "strong" } else { "body" };
        let livery = Livery::of(score.seat);
        let redraws = plural(usize::from(player.redraws), "redraw");
        lines.push(
            Line::new()
                .put("to-move", if to_act { "> " } else { "  " })
                .put(livery.class(), format!(" {} ", livery.sign()))
                .put(class, format!(" Player {} {:>4} points", score.seat, score.total))
                .put(
                    "body",
                    format!(" {:>3} pieces {:>2} cards {redraws}", player.pieces, player.hand),
                ),
        );
        let zone = player.zone.as_ref().map_or("no zone".to_owned(), zone_words);
        lines.push(Line::new().put("muted", format!("      {zone}")));
    }
    lines.push(Line::from(view.surroundings()));
    lines.extend(view.claims().map(Line::from));
    lines
}

fn towers(view: &ZonedOutView) -> Vec<Line> {
    let built = view.skyscrapers.iter().filter(|tower| !tower.floors.is_empty());
    built
        .map(|tower| {
            let name = Line::from(format!("{:<11}", tower.quadrant.name()));
            tower.floors.iter().fold(name, |line, &seat| {
                line.put(Livery::of(seat).class(), sign(seat)).put("body", " ")
            })
        })
        .collect()
}

fn objectives(view: &ZonedOutView) -> Vec<Line> {
    let mut head = Line::from(" ".repeat(32));
    for player in &view.players {
        let livery = Livery::of(player.player);
        head = head
            .put("body", "  ")
            .put(livery.class(), format!(" {} ", livery.sign()));
    }
    let mut lines = vec![head];
    for objective in &view.objectives {
        let points: String = objective
            .points
            .iter()
            .map(|points| format!("{points:>5}"))
            .collect();
        let name = format!("{:<32}", objective.objective.name());
        lines.push(Line::from(format!("{name}{points}{}", secret(view, objective))));
    }
    lines
}

/// Whose secret an objective is, behind its name.
pub(crate) fn secret(view: &ZonedOutView, objective: &ObjectiveView) -> String {
    match objective.secret_of {
        None => String::new(),
        Some(seat) if view.phase == Phase::Over => format!(" (player {seat}'s secret)"),
        Some(_) => " (your secret)".to_owned(),
    }
}

/// A card with the four ways it can lie.
fn card(card: &CardView) -> [Line; 2] {
    let mut lines = [
        Line::new().touch(
            "strong",
            format!("{:<5}", card.card.to_string()),
            card_token(card.card),
        ),
        Line::from(" ".repeat(5)),
    ];
    for turn in Turned::ALL {
        let token = turn_token(card.card, turn);
        let blocks = card.blocks.turned(turn).0;
        for (line, pair) in lines
            .iter_mut()
            .zip([[blocks[0], blocks[1]], [blocks[3], blocks[2]]])
        {
            let mut joined = std::mem::take(line);
            for face in pair {
                joined = joined.touch(ground(face), format!(" {} ", face.code()), token.clone());
            }
            *line = joined.put("body", "  ");
        }
    }
    lines
}
