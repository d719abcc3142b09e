//! `plat score puzzle-town`: what there is to say about a town that lies on a real table.

use plat_engine::{Appraise, PositionError, PositionForm, Score, ScoreSheet, Seat};

use crate::ground::{town_board, town_page, violation_id};
use crate::options::PuzzleTownOptions;
use crate::position::{Position, PositionError as Fault, Report};
use crate::size::{Cell, Size};
use crate::state::PuzzleTown;
use crate::tile::Zone;
use crate::tile_set::TileSet;
use crate::town::Town;

impl Appraise for PuzzleTown {
    const FORM: PositionForm = PositionForm {
        example: r#"{"width": 6, "depth": 8, "border": "green", "cells": [{"x": 0, "y": 0, "tile": "GBRG"}]}"#,
        about: "x to the right and y downwards from 0; the zones of a tile north, east, south, west by their initials as \
                it lies, or PARK for the Town Park. `plat solve puzzle-town --from` completes it.",
    };

    /// A town belongs to nobody, so its one score has the lines that hold for whoever built it: Blocks count in the
    /// order in which they were completed, which a finished town does not tell, and only violations cost points.
    fn appraise(json: &str, _: &PuzzleTownOptions) -> Result<ScoreSheet, PositionError> {
        let position = Position::parse(json).map_err(place)?;
        let set = TileSet::standard();
        let report = position.report(set);
        Ok(ScoreSheet {
            seats: vec![lines(&position.town, &report, set).of(Seat::ALL[0])],
            illegal: faults(&position.town, &report)
                .into_iter()
                .map(Into::into)
                .collect(),
            board: Some(town_board(&position.town)),
            page: Some(town_page(&position.town)),
            ..ScoreSheet::default()
        })
    }
}

/// The error in the form that all games share: where, and what.
fn place(fault: Fault) -> PositionError {
    let words = fault.to_string();
    match fault {
        Fault::Json(error) => error.into(),
        Fault::Size { .. } => PositionError::new("width and depth", words),
        // All others begin with the place.
        _ => match words.split_once(": ") {
            Some((at, what)) if !at.is_empty() => PositionError::new(at, what),
            _ => PositionError::new("the position", words),
        },
    }
}

fn lines(town: &Town, report: &Report, set: &TileSet) -> Score {
    let mut score = Score::default();
    let (laid, cells) = (town.tiles().count(), town.size().cells());
    score.line(
        match report.complete {
            true => format!("the town is complete: {laid} tiles"),
            false => format!("{laid} of {cells} cells have a tile"),
        },
        0,
    );
    let of_colour = |colour| {
        report
            .blocks
            .iter()
            .filter(move |block| block.colour == colour)
            .count()
    };
    let colours = Zone::ALL
        .map(|zone| format!("{} {zone}", of_colour(Some(zone))))
        .join(", ");
    let with_park = match of_colour(None) {
        0 => String::new(),
        count => format!(", {count} with the Park"),
    };
    score.line(
        format!("Blocks: {} ({colours}{with_park})", report.blocks.len()),
        0,
    );
    let wrong = report.blocks.iter().filter(|block| block.violation);
    let pairs: Vec<String> = wrong
        .map(|block| format!("{}-{}", block.first, block.second))
        .collect();
    let where_they_are = if pairs.is_empty() {
        String::new()
    } else {
        format!(" ({})", pairs.join(", "))
    };
    let label = format!("Zoning Violations: {}{where_they_are}", report.violations);
    let wrong = town.blocks().filter(|block| block.violation);
    let marks = wrong.map(|block| violation_id(town.size(), &block)).collect();
    score.marked(label, -(report.violations as i32), marks);
    if let Some(face) = set.cornerstone(town.border()).filter(|_| !report.cornerstone) {
        let label = format!(
            "the {} cornerstone {face} is not at {}",
            town.border(),
            Cell::NORTH_WEST
        );
        score.line(label, 0);
    }
    score
}

fn faults(town: &Town, report: &Report) -> Vec<String> {
    let mut faults = Vec::new();
    let size = town.size();
    if size != Size::SIX_BY_EIGHT && size != Size::SEVEN_BY_SEVEN {
        faults.push(format!(
            "Law 1 (Size): a town is 6x8 tiles, or 7x7 in the variation, not {size}"
        ));
    }
    faults.extend(report.broken.iter().map(ToString::to_string));
    faults.extend(report.too_often.iter().map(|(tile, laid, there)| {
        format!("the tile {tile} is used {laid} times, and there are only {there} of it")
    }));
    faults
}
