//! The table as parts: the town in its border, the tiles that the observer may see, and what everybody has ticked.

use plat_engine::page::Line;
use plat_engine::{Column, Item, Parts, Row, RowKind, Seat, Sentence, Sheet, Token, Tray, Turned, Voice};

use crate::art::{self, CELL, PILE, SWATCH};
use crate::ground::{Ground, tile_lines, violation_id, violations};
use crate::notation::{DECLINE, DRAW, KEEP, can_be_turned, face_token, tile_token};
use crate::score::{self, Verdict};
use crate::state::Declining;
use crate::tile::{Face, Tile, Zone};
use crate::tiles::Tiles;
use crate::town::Laid;
use crate::view::{Phase, PuzzleTownView};
use crate::words::{counted, tile_label};

pub(crate) fn parts(view: &PuzzleTownView, voice: &Voice) -> Parts {
    let mut parts = Parts::new(voice.said(&view.prompt()))
        .deed(voice.word("deed"))
        .board(Ground::of(view).board(voice));
    for (index, hand) in view.hands.iter().enumerate() {
        let seat = view.scores[index].seat;
        let fact = match view.puzzle {
            true => counted("face-up", hand.count).with("down", view.pile),
            false => counted("in-hand", hand.count),
        };
        parts = parts.fact(seat, voice.say(&fact));
        parts = parts.tray(tiles(view, index, hand.tiles.unwrap_or_default(), voice));
    }
    parts = parts
        .tray(choices(view, voice))
        .tray(pile(view, voice))
        .tray(legend(view, voice));
    match view.puzzle {
        true => parts.sheet(verdicts(voice)),
        false => parts.sheet(score_sheet(view, voice)),
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
fn tiles(view: &PuzzleTownView, index: usize, tiles: Tiles, voice: &Voice) -> Tray {
    let seat = view.scores[index].seat;
    let title = match (view.puzzle, view.phase) {
        (true, Phase::Over) => "tray-left",
        (true, _) => "tray-face-up",
        (false, Phase::Over) => "tray-kept",
        (false, _) => "tray-tiles",
    };
    let offered = view.may_act() && view.to_act == Some(seat);
    let held = |tile: Tile| {
        let shapes = vec![art::tile(lying(tile), (0.0, 0.0), false)];
        let label = voice.say(&tile_label(lying(tile)));
        let item = Item::new(held_id(seat, tile), label, (CELL, CELL), shapes)
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
    let tray = Tray::new(format!("hand-{seat}"), voice.word(title)).items(tiles.kinds().map(held));
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
fn choices(view: &PuzzleTownView, voice: &Voice) -> Tray {
    let button = |token, words, order| Item::button(Token::new(token), voice.word(words), voice.word(order));
    if view.may_refill() {
        return Tray::new("choices", voice.word("tray-refill"))
            .item(button(DRAW, "button-draw", "draw-another"))
            .item(button(KEEP, "button-keep", "keep"));
    }
    let decline = view.declining.map(|declining| {
        let words = match declining {
            Declining::Stoppage => "button-decline",
            Declining::LateStoppage => "button-late",
            Declining::Pass => "button-pass",
        };
        button(DECLINE, words, declining.message())
    });
    Tray::new("choices", voice.word("tray-choices")).items(decline)
}

/// The tiles that are face down.
fn pile(view: &PuzzleTownView, voice: &Voice) -> Tray {
    let pile = Item::new("pile", voice.word("item-pile"), (PILE, PILE), vec![art::pile()]);
    Tray::new("pile", voice.word("tray-pile")).items((view.pile > 0).then(|| pile.count(view.pile as u32)))
}

/// What the three zones look like and are called.
fn legend(view: &PuzzleTownView, voice: &Voice) -> Tray {
    let items = Zone::ALL.map(|zone| {
        let swatch = vec![art::swatch(zone)];
        let colour = voice.word(zone.message());
        Item::new(format!("zone-{zone}"), colour, (SWATCH, SWATCH), swatch)
            .noted(voice.word(zone.use_message()))
    });
    let note = match &view.town {
        None => voice.word("border-note-none"),
        Some(town) => voice.say(&Sentence::new("border-note").with("zone", town.border())),
    };
    Tray::new("zones", voice.word("tray-zones"))
        .items(items)
        .noted(note)
}

/// What everybody has ticked, and what a tick is worth.
fn score_sheet(view: &PuzzleTownView, voice: &Voice) -> Sheet {
    let seats = view.scores.iter().map(|score| Column::Seat(score.seat));
    let columns = [Column::Words(voice.word("column-each"))]
        .into_iter()
        .chain(seats);
    let mut sheet = Sheet::new("score-sheet", voice.word("sheet-score"), columns.collect());
    for (index, (topic, worth)) in score::ROWS.into_iter().enumerate() {
        let ticks = view
            .sheets
            .iter()
            .map(|sheet| Some(i32::from(sheet.ticks()[index])));
        let cells = [Some(worth)].into_iter().chain(ticks).collect();
        let marks = match (topic, &view.town) {
            (score::VIOLATIONS, Some(town)) => violations(town)
                .map(|block| violation_id(view.size, &block))
                .collect(),
            _ => Vec::new(),
        };
        sheet = sheet.row(Row::new(voice.word(topic), RowKind::Line, cells).marked(marks));
    }
    sheet
}

/// How many penalty points of the puzzle are how good.
fn verdicts(voice: &Voice) -> Sheet {
    let columns = vec![Column::Words(voice.word("column-most"))];
    let sheet = Sheet::new("verdicts", voice.word("sheet-penalty"), columns);
    Verdict::AT_MOST
        .into_iter()
        .fold(sheet, |sheet, (most, verdict)| {
            let label = voice.word(verdict.message());
            sheet.row(Row::new(label, RowKind::Line, vec![Some(most)]))
        })
}

/// A tile as it lies before anybody turns it.
fn lying(tile: Tile) -> Laid {
    match tile {
        Tile::Basic(kind) => Laid::Basic(kind.face()),
        Tile::Park => Laid::Park,
    }
}
