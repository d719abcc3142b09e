//! The table as parts: the board, the Zones and stones that can be taken, the own Developments, a planned Zone, and what
//! is left.

use plat_engine::{Column, Item, Parts, Row, RowKind, Sheet, Token, Tray, and_list, plural};

use crate::art::{self, COIN, STONE, TILE};
use crate::board::board;
use crate::legal::needs;
use crate::notation::{ACCEPT, CONFIRM, DEVELOPMENT, PASS, PROPOSE};
use crate::parts::{Development, Influence, Kind, Stone};
use crate::view::{CityPlanningView, FaceUpSeen, Preview, Stage};

/// The box of a stone and of a Development: room for its shadow too.
const SMALL: f32 = 10.0;
/// The box of a Zone.
const LARGE: f32 = TILE + 1.2;

pub(crate) fn parts(view: &CityPlanningView) -> Parts {
    let mut parts = Parts::new(view.prompt()).board(board(view));
    if let Some(preview) = &view.preview {
        parts = parts.tray(plan(view, preview)).sheet(plan_sheet(preview));
    }
    parts = parts
        .tray(stones(view))
        .tray(zones(view))
        .tray(hand(view))
        .tray(choices(view))
        .tray(supply(view))
        .sheet(neighbours());
    for (score, hand) in view.scores.iter().zip(&view.hands) {
        parts = parts.fact(score.seat, plural(hand.count, "Development"));
    }
    parts
}

/// The two kinds of stone, while stones are placed.
fn stones(view: &CityPlanningView) -> Tray {
    let tray = Tray::new("stones", "Stones");
    if !view.stage.places_stones() {
        return tray;
    }
    tray.items(Stone::ALL.map(|stone| {
        let picture = art::stone(stone, SMALL / 2.0 - 0.3, SMALL / 2.0 - 0.3, STONE);
        let id = format!("stone-{}", stone.token());
        Item::new(id, format!("{stone} stone"), (SMALL, SMALL), vec![picture])
            .noted(stone.to_string())
            .token_if(view.may_act(), || Token::new(stone.token()))
    }))
}

/// The Zones that can be taken.
fn zones(view: &CityPlanningView) -> Tray {
    let offered = view.may_act() && view.stage == Stage::Build;
    let item = |up: &FaceUpSeen| {
        let zone = up.tile;
        let needs = needs(zone.kind(), zone.primary_need(), zone.secondary_need());
        let label = format!("{}, which needs {needs}", zone.words());
        let waiting = match up.waiting {
            0 => "new".to_owned(),
            count => format!("{count} waiting: +{count}"),
        };
        let picture = vec![art::tile_to_take(zone)];
        Item::new(format!("face-up-{zone}"), label, (LARGE, LARGE), picture)
            .noted(waiting)
            .token_if(offered, || Token::new(zone.to_string()))
    };
    Tray::new("zones", "Zones").items(view.face_up.iter().map(item))
}

/// The Developments of whoever looks.
fn hand(view: &CityPlanningView) -> Tray {
    let tray = Tray::new("hand", "Developments");
    let (Some(seat), Some(hand)) = (view.observer, view.own_hand()) else {
        return tray;
    };
    let offered = view.may_act() && view.stage == Stage::Build;
    let tray = tray.of(seat).noted("Only you see them");
    tray.items(hand.iter().map(|coin| {
        let picture = art::coin(coin, SMALL / 2.0 - 0.3, SMALL / 2.0 - 0.3, COIN);
        let id = format!("held-{coin}");
        Item::new(id, coin.words(), (SMALL, SMALL), vec![picture])
            .token_if(offered, || Token::new(format!("{DEVELOPMENT}{coin}")))
    }))
}

/// To build nothing, and to propose or accept the end.
fn choices(view: &CityPlanningView) -> Tray {
    let mut tray = Tray::new("choices", "Or");
    if !view.may_act() {
        return tray;
    }
    let button = |token, words, label| Item::button(Token::new(token), words, label);
    if view.stage == Stage::Build {
        tray = tray
            .item(button(PASS, "Build nothing", "build nothing"))
            .item(button(
                PROPOSE,
                "Propose the end",
                "build nothing, and propose the end of the game",
            ));
    }
    if view.proposal {
        tray = tray.item(button(ACCEPT, "Accept the end", "accept the end of the game"));
    }
    tray
}

/// What is still to come, as far as it is known, and what has left the game.
fn supply(view: &CityPlanningView) -> Tray {
    let mut known = Vec::new();
    if !view.bottom.is_empty() {
        let bottom: Vec<String> = view.bottom.iter().map(|zone| zone.words()).collect();
        known.push(format!("At the bottom of the stack: {}", and_list(&bottom)));
    }
    if !view.removed.is_empty() {
        let removed: Vec<String> = view.removed.iter().map(Development::words).collect();
        known.push(format!("Out of the game: {}", and_list(&removed)));
    }
    let stack = view.stack.len() + view.bottom.len();
    let zones = Item::new("stack", "Zones in the stack", (LARGE, LARGE), art::tile_back());
    let middle = LARGE / 2.0 - 0.6;
    let bag = art::coin_back(middle, middle, TILE * 0.4);
    let coins = Item::new("bag", "Developments in the bag", (LARGE, LARGE), bag);
    Tray::new("supply", "Stack and bag")
        .item(zones.count(stack as u32))
        .item(coins.count(view.bag as u32))
        .noted(known.join(". "))
}

/// The Zone that is about to be laid, with what it needs and what lies there.
fn plan(view: &CityPlanningView, preview: &Preview) -> Tray {
    let zone = preview.tile;
    let words = format!("{} around {}", zone.words(), preview.at);
    let mut known = vec![format!(
        "It needs {} and covers {}",
        preview.needs, preview.covers
    )];
    if !preview.incorporates.is_empty() {
        let coins: Vec<String> = preview.incorporates.iter().map(|coin| coin.words()).collect();
        known.push(format!("It incorporates {}", and_list(&coins)));
    }
    if !preview.under.is_empty() {
        let under: Vec<String> = preview.under.iter().map(|zone| zone.words()).collect();
        known.push(format!("Under the stack go {}", under.join(", then ")));
    }
    let picture = vec![art::tile_to_take(zone)];
    let tile = Item::new("planned-tile", &words, (LARGE, LARGE), picture).noted(art::signed(preview.points));
    let tray = Tray::new("plan", "Planned").noted(known.join(". ")).item(tile);
    match view.may_act() && view.stage == Stage::Confirm {
        true => tray.item(Item::button(
            Token::new(CONFIRM),
            "Lay the Zone",
            format!("lay {words}"),
        )),
        false => tray,
    }
}

/// What the Zone that is about to be laid scores.
fn plan_sheet(preview: &Preview) -> Sheet {
    let title = format!("{} around {}", preview.tile.words(), preview.at);
    let row = |label: &str, is, points| Row::new(label, is, vec![Some(points)]);
    let mut sheet = Sheet::new("plan-points", title, vec![Column::Words("points".to_owned())]);
    for line in &preview.lines {
        sheet = sheet.row(
            row(
                &<CityPlanningView as plat_engine::View>::english().say(&line.label),
                RowKind::Line,
                line.points,
            )
            .marked(line.marks.clone()),
        );
    }
    sheet.row(row("In all", RowKind::Total, preview.points))
}

/// How often the highest Development of a neighbouring Zone counts for one that is placed.
fn neighbours() -> Sheet {
    let columns = Kind::ALL.map(|kind| Column::Words(kind.to_string().chars().take(3).collect()));
    let mut sheet = Sheet::new("neighbours", "Neighbours' highest count", columns.to_vec());
    for kind in Kind::ALL {
        let cells = Kind::ALL.map(|other| match kind.influence_of(other) {
            Influence::Beneficial => Some(1),
            Influence::Detrimental => Some(-1),
            Influence::None => None,
        });
        let label = format!("On {kind}");
        sheet = sheet.row(Row::new(label, RowKind::Line, cells.to_vec()));
    }
    sheet
}
