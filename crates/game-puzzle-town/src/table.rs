//! The table as parts: the town in its border, the tiles that the observer may see, and what everybody has ticked.

use plat_engine::page::Line;
use plat_engine::{Column, Item, Parts, Row, RowKind, Seat, Sheet, Token, Tray, Turned, plural};

use crate::art::{self, CELL, PILE, SWATCH};
use crate::ground::{Ground, spoken, tile_lines, violation_id, violations};
use crate::notation::{DECLINE, DRAW, KEEP, can_be_turned, face_token, tile_token};
use crate::score::{self, Verdict};
use crate::state::Declining;
use crate::tile::{Face, Tile, Zone};
use crate::tiles::Tiles;
use crate::town::Laid;
use crate::view::{Phase, PuzzleTownView};

pub(crate) fn parts(view: &PuzzleTownView) -> Parts {
    let mut parts = Parts::new(view.prompt()).board(Ground::of(view).board());
    for (index, hand) in view.hands.iter().enumerate() {
        let seat = view.scores[index].seat;
        parts = parts.fact(
            seat,
            match view.puzzle {
                true => format!("{} face up, {} face down", plural(hand.count, "tile"), view.pile),
                false => format!("{} in hand", plural(hand.count, "tile")),
            },
        );
        parts = parts.tray(tiles(view, index, hand.tiles.unwrap_or_default()));
    }
    parts = parts.tray(choices(view)).tray(pile(view)).tray(legend(view));
    match view.puzzle {
        true => parts.sheet(verdicts()),
        false => parts.sheet(score_sheet(view)),
    }
}

pub(crate) fn board_lines(view: &PuzzleTownView) -> Vec<Line> {
    Ground::of(view).lines()
}

/// A tile that can be laid, drawn in characters.
pub(crate) fn item_lines(view: &PuzzleTownView, item: &Item) -> Vec<Line> {
    let name = item
        .id
        .strip_prefix("held-")
        .and_then(|rest| rest.split_once('-'));
    match name.and_then(|(_, tile)| tile.parse().ok()) {
        Some(tile) if view.phase != Phase::Over => tile_lines(lying(tile), |_| false),
        _ => Vec::new(),
    }
}

/// The id of a tile in the hand of a seat, or face up.
pub(crate) fn held_id(seat: Seat, tile: Tile) -> String {
    format!("held-{seat}-{tile}")
}

/// The tiles of a seat that the observer sees. Whoever may lay one can touch a tile, or at once the face that it is to
/// show.
fn tiles(view: &PuzzleTownView, index: usize, tiles: Tiles) -> Tray {
    let seat = view.scores[index].seat;
    let title = match (view.puzzle, view.phase) {
        (true, Phase::Over) => "Left face up",
        (true, _) => "Face up",
        (false, Phase::Over) => "Kept",
        (false, _) => "Tiles",
    };
    let offered = view.may_act() && view.to_act == Some(seat);
    let held = |tile: Tile| {
        let shapes = vec![art::tile(lying(tile), (0.0, 0.0), false)];
        let item = Item::new(held_id(seat, tile), spoken(lying(tile)), (CELL, CELL), shapes)
            .token_if(offered, || tile_token(tile));
        let item = match tiles.count(tile) {
            1 => item,
            count => item.count(count as u32),
        };
        match tile {
            Tile::Basic(kind) if offered && can_be_turned(kind.face()) => {
                item.turned(kind.faces().zip(TURNS).map(turned).collect())
            }
            _ => item,
        }
    };
    let tray = Tray::new(format!("hand-{seat}"), title).items(tiles.kinds().map(held));
    match view.puzzle {
        true => tray,
        false => tray.of(seat),
    }
}

/// How far a tile is turned to the right, beginning with how it lies.
const TURNS: [&str; 4] = ["0°", "90°", "180°", "270°"];

fn turned((face, label): (Face, &str)) -> Turned {
    Turned {
        token: face_token(face),
        label: label.to_owned(),
        shapes: vec![art::tile(Laid::Basic(face), (0.0, 0.0), false)],
    }
}

/// What whoever is to act can do without a tile.
fn choices(view: &PuzzleTownView) -> Tray {
    if view.may_refill() {
        let button = |token, words| Item::button(Token::new(token), words, words);
        return Tray::new("choices", "Another tile?")
            .item(button(DRAW, "Draw another tile"))
            .item(button(KEEP, "Keep the hand as it is"));
    }
    let decline = view.declining.map(|declining| {
        let words = match declining {
            Declining::Stoppage => "Decline, −3",
            Declining::LateStoppage => "Pass, −3",
            Declining::Pass => "Pass",
        };
        Item::button(Token::new(DECLINE), words, declining.says())
    });
    Tray::new("choices", "Instead of laying").items(decline)
}

/// The tiles that are face down.
fn pile(view: &PuzzleTownView) -> Tray {
    let pile = Item::new("pile", "tiles face down", (PILE, PILE), vec![art::pile()]);
    Tray::new("pile", "Pile").items((view.pile > 0).then(|| pile.count(view.pile as u32)))
}

/// What the three zones look like and are called.
fn legend(view: &PuzzleTownView) -> Tray {
    let items = Zone::ALL.map(|zone| {
        let swatch = vec![art::swatch(zone)];
        Item::new(format!("zone-{zone}"), zone.to_string(), (SWATCH, SWATCH), swatch).noted(zone.use_name())
    });
    let note = view.town.as_ref().map_or_else(
        || "The border has no colour yet.".to_owned(),
        |town| format!("The border is {}.", town.border()),
    );
    Tray::new("zones", "Zones").items(items).noted(note)
}

/// What everybody has ticked, and what a tick is worth.
fn score_sheet(view: &PuzzleTownView) -> Sheet {
    let seats = view.scores.iter().map(|score| Column::Seat(score.seat));
    let columns = [Column::Words("each".to_owned())].into_iter().chain(seats);
    let mut sheet = Sheet::new("score-sheet", "Score sheet", columns.collect());
    for (index, (label, worth)) in score::ROWS.into_iter().enumerate() {
        let ticks = view
            .sheets
            .iter()
            .map(|sheet| Some(i32::from(sheet.ticks()[index])));
        let cells = [Some(worth)].into_iter().chain(ticks).collect();
        let marks = match (label, &view.town) {
            (score::VIOLATIONS, Some(town)) => violations(town)
                .map(|block| violation_id(view.size, &block))
                .collect(),
            _ => Vec::new(),
        };
        sheet = sheet.row(Row::new(label, RowKind::Line, cells).marked(marks));
    }
    sheet
}

/// How many penalty points of the puzzle are how good.
fn verdicts() -> Sheet {
    let columns = vec![Column::Words("at most".to_owned())];
    let sheet = Sheet::new("verdicts", "Penalty points", columns);
    Verdict::AT_MOST
        .into_iter()
        .fold(sheet, |sheet, (most, verdict)| {
            sheet.row(Row::new(verdict.words(), RowKind::Line, vec![Some(most)]))
        })
}

/// A tile as it lies before anybody turns it.
fn lying(tile: Tile) -> Laid {
    match tile {
        Tile::Basic(kind) => Laid::Basic(kind.face()),
        Tile::Park => Laid::Park,
    }
}
