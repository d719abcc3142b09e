//! `plat score puzzle-town`: what there is to say about a town that lies on a real table.

use plat_engine::{Appraise, PositionError, PositionForm, Score, ScoreSheet, Seat, Sentence};

use crate::ground::{at, town_board, town_page, violation_id};
use crate::law::Law;
use crate::options::PuzzleTownOptions;
use crate::position::{Position, PositionError as Fault, Report};
use crate::size::{Cell, Size};
use crate::state::PuzzleTown;
use crate::tile::{Tile, Zone};
use crate::tile_set::TileSet;
use crate::town::{Block, Laid, Town};
use crate::words::{counted, tile_label};

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
            illegal: faults(&position.town, &report),
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
    let size = town.size();
    let laid = town.tiles().count();
    score.line(
        match report.complete {
            true => counted("town-complete", laid),
            false => Sentence::new("town-begun")
                .with("laid", laid)
                .with("cells", size.cells()),
        },
        0,
    );
    score.line(blocks(report), 0);
    let wrong = || report.blocks.iter().filter(|block| block.violation);
    let pair = |block: &Block| {
        Sentence::new("block")
            .with("first", at(size, block.first))
            .with("second", at(size, block.second))
    };
    let label = match report.violations {
        0 => counted("town-violations", 0),
        count => counted("town-violations-at", count).with("blocks", wrong().map(pair).collect::<Vec<_>>()),
    };
    let marks = wrong().map(|block| violation_id(size, block)).collect();
    score.marked(label, -(report.violations as i32), marks);
    if let Some(face) = set.cornerstone(town.border()).filter(|_| !report.cornerstone) {
        let label = Sentence::new("no-cornerstone")
            .with("zone", town.border())
            .with("cell", at(size, Cell::NORTH_WEST))
            .with("tile", tile_label(Laid::Basic(face)));
        score.line(label, 0);
    }
    score
}

/// How many Blocks there are, and how many of each colour.
fn blocks(report: &Report) -> Sentence {
    let of = |colour: Option<Zone>| {
        report
            .blocks
            .iter()
            .filter(|block| block.colour == colour)
            .count()
    };
    let mut kinds: Vec<Sentence> = Zone::ALL
        .into_iter()
        .map(|zone| counted("blocks-of", of(Some(zone))).with("zone", zone))
        .collect();
    if of(None) > 0 {
        kinds.push(counted("blocks-with-park", of(None)));
    }
    counted("town-blocks", report.blocks.len()).with("kinds", kinds)
}

fn faults(town: &Town, report: &Report) -> Vec<Sentence> {
    let mut faults = Vec::new();
    let size = town.size();
    if size != Size::SIX_BY_EIGHT && size != Size::SEVEN_BY_SEVEN {
        let fault = Sentence::new("wrong-size")
            .with("law", Law::Size.sentence())
            .with("width", size.width())
            .with("depth", size.depth());
        faults.push(fault);
    }
    // Cells in both forms, as the file has coordinates and the picture has names.
    let place = |cell: Cell| {
        Sentence::new("place")
            .with("cell", at(size, cell))
            .with("x", cell.x)
            .with("y", cell.y)
            .into()
    };
    faults.extend(report.broken.iter().map(|broken| broken.sentence(place)));
    faults.extend(report.too_often.iter().map(|&(tile, laid, there)| {
        match tile {
            Tile::Basic(kind) => Sentence::new("too-often")
                .with("tile", tile_label(Laid::Basic(kind.face())))
                .with("there", there),
            Tile::Park => Sentence::new("park-too-often"),
        }
        .with("laid", laid)
    }));
    faults
}
