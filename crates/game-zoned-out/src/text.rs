//! The table as lines of text. A Block is its two letters, then whose zone it is in (`RL 1`), with an `@` for the
//! planner (`RL@1`); a developed one is in small letters with its owner and height (`rl1^2`), and a quarter of
//! Downtown has the number of its floors (`DT:3`).

use std::collections::HashMap;
use std::fmt::Write;

use plat_engine::plural;

use crate::cell::Spot;
use crate::view::{BlockView, CardView, ObjectiveView, Phase, ZoneView, ZonedOutView};

pub(crate) fn text(view: &ZonedOutView) -> String {
    let mut out = String::new();
    if !view.blocks.is_empty() {
        write_city(&mut out, view);
    }
    let _ = writeln!(out, "{}\n", view.surroundings());
    for (score, player) in view.scores.iter().zip(&view.players) {
        let marker = if view.to_act == Some(score.seat) { '>' } else { ' ' };
        let zone = player.zone.as_ref().map_or("no zone".to_owned(), zone_words);
        let _ = writeln!(
            out,
            "{marker} Player {} {:>4} points {:>3} pieces {:>2} in hand  {}; {zone}",
            score.seat,
            score.total,
            player.pieces,
            player.hand,
            plural(usize::from(player.redraws), "redraw token"),
        );
    }
    write_downtown(&mut out, view);
    write_objectives(&mut out, view);
    if let Some(cards) = view.players.iter().find_map(|player| player.cards.as_ref()) {
        write_hand(&mut out, cards);
    }
    if let Some(laid) = view.laid.filter(|_| view.phase == Phase::Move) {
        let covered: Vec<&str> = laid.covered.iter().flatten().map(|face| face.code()).collect();
        let _ = writeln!(
            out,
            "\n{} lies on {}, over {}.",
            laid.card,
            laid.at,
            covered.join(" and ")
        );
    }
    let _ = write!(out, "\n{}.", view.prompt());
    out
}

/// A zone and what it would score, in words.
pub(crate) fn zone_words(zone: &ZoneView) -> String {
    let blocks = plural(usize::from(zone.worth.blocks), "Block");
    format!("{}, {blocks}, {} now", zone.kind, zone.points)
}

fn write_city(out: &mut String, view: &ZonedOutView) {
    let blocks: HashMap<Spot, &BlockView> = view.blocks.iter().map(|block| (block.at, block)).collect();
    let (west, north, east, south) = view.extent();
    let columns: String = (west..=east).map(|x| format!("{:<6}", column_name(x))).collect();
    let _ = writeln!(out, "     {}", columns.trim_end());
    for y in north..=south {
        let cells: String = (west..=east)
            .map(|x| {
                let spot = Spot { x, y };
                match blocks.get(&spot) {
                    Some(block) => cell(view, block),
                    None => empty(view, spot),
                }
            })
            .collect();
        let _ = writeln!(out, "{:>4} {cells} {}", row_name(y), row_name(y));
    }
    let _ = writeln!(out, "     {}\n", columns.trim_end());
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

fn cell(view: &ZonedOutView, block: &BlockView) -> String {
    let code = block.face.code();
    match (block.built, block.zone) {
        (Some(built), _) => format!("{}{}^{} ", code.to_lowercase(), built.player, built.height),
        (None, Some(seat)) => {
            let zone = view.players.get(seat.index()).and_then(|player| player.zone);
            let here = zone.is_some_and(|zone| zone.planner == block.at);
            format!("{code}{}{seat}  ", if here { '@' } else { ' ' })
        }
        (None, None) => format!("{code}    "),
    }
}

fn empty(view: &ZonedOutView, spot: Spot) -> String {
    let downtown = (-1..=0).contains(&spot.x) && (-1..=0).contains(&spot.y);
    match downtown {
        true => {
            let here = view
                .skyscrapers
                .iter()
                .find(|one| one.quadrant == spot.quadrant());
            format!("{:<6}", format!("DT:{}", here.map_or(0, |one| one.floors.len())))
        }
        false => ".     ".to_owned(),
    }
}

fn write_downtown(out: &mut String, view: &ZonedOutView) {
    let towers: Vec<String> = view
        .skyscrapers
        .iter()
        .filter(|skyscraper| !skyscraper.floors.is_empty())
        .map(|skyscraper| {
            let floors: Vec<String> = skyscraper.floors.iter().map(ToString::to_string).collect();
            format!("{} {}", skyscraper.quadrant.name(), floors.join(" "))
        })
        .collect();
    if !towers.is_empty() {
        let _ = writeln!(out, "\nSkyscrapers from the ground up: {}", towers.join("; "));
    }
}

fn write_objectives(out: &mut String, view: &ZonedOutView) {
    if view.objectives.is_empty() {
        return;
    }
    let _ = writeln!(out, "\nObjectives, and what they would give each player now:");
    for objective in &view.objectives {
        let points: Vec<String> = objective.points.iter().map(ToString::to_string).collect();
        let _ = writeln!(
            out,
            "  {:<30} {}{}",
            objective.objective.name(),
            points.join(" "),
            secret(view, objective)
        );
    }
}

/// Whose secret an objective is, behind its name.
pub(crate) fn secret(view: &ZonedOutView, objective: &ObjectiveView) -> String {
    match objective.secret_of {
        None => String::new(),
        Some(seat) if view.phase == Phase::Over => format!(" (player {seat}'s secret)"),
        Some(_) => " (your secret)".to_owned(),
    }
}

fn write_hand(out: &mut String, cards: &[CardView]) {
    let row = |line: &dyn Fn(&CardView) -> String| -> String {
        let parts: Vec<String> = cards.iter().map(|card| format!("{:<8}", line(card))).collect();
        parts.concat().trim_end().to_owned()
    };
    let _ = writeln!(out, "\nYour hand:");
    let _ = writeln!(out, "  {}", row(&|card| card.card.to_string()));
    let _ = writeln!(
        out,
        "  {}",
        row(&|card| format!("{} {}", card.blocks.0[0], card.blocks.0[1]))
    );
    let _ = writeln!(
        out,
        "  {}",
        row(&|card| format!("{} {}", card.blocks.0[3], card.blocks.0[2]))
    );
}
