//! The table as parts: the board, the Zones and stones that can be taken, the own Developments, a planned Zone, and what
//! is left.

use plat_engine::{Column, Item, Parts, Row, RowKind, Sentence, Sheet, Token, Tray, Voice};

use crate::art::{self, COIN, STONE, TILE};
use crate::board::board;
use crate::notation::{ACCEPT, CONFIRM, DEVELOPMENT, PASS, PROPOSE};
use crate::parts::{Influence, Kind, Stone};
use crate::view::{CityPlanningView, FaceUpSeen, Preview, Stage};
use crate::words::{counted, face_up_id, ground, held_id, list, part, signed};

/// The box of a stone and of a Development: room for its shadow too.
const SMALL: f32 = 10.0;
/// The box of a Zone.
const LARGE: f32 = TILE + 1.2;

pub(crate) fn parts(view: &CityPlanningView, voice: &Voice) -> Parts {
    let mut parts = Parts::new(voice.said(&view.prompt())).board(board(view, voice));
    if let Some(deed) = deed(view.stage) {
        parts = parts.deed(voice.word(deed));
    }
    if let Some(preview) = &view.preview {
        parts = parts
            .tray(plan(view, preview, voice))
            .sheet(plan_sheet(preview, voice));
    }
    parts = parts
        .tray(stones(view, voice))
        .tray(zones(view, voice))
        .tray(hand(view, voice))
        .tray(choices(view, voice))
        .tray(supply(view, voice))
        .sheet(neighbours(voice));
    for (score, hand) in view.scores.iter().zip(&view.hands) {
        parts = parts.fact(score.seat, voice.say(&counted("in-hand", hand.count)));
    }
    parts
}

/// The message on the button that does what has been chosen.
fn deed(stage: Stage) -> Option<&'static str> {
    match stage {
        Stage::Build => Some("deed-build"),
        stage => stage.places_stones().then_some("deed-stone"),
    }
}

/// The two kinds of stone, while stones are placed.
fn stones(view: &CityPlanningView, voice: &Voice) -> Tray {
    let tray = Tray::new("stones", voice.word("tray-stones"));
    if !view.stage.places_stones() {
        return tray;
    }
    tray.items(Stone::ALL.map(|stone| {
        let picture = art::stone(stone, SMALL / 2.0 - 0.3, SMALL / 2.0 - 0.3, STONE);
        let label = voice.word(stone.item_message());
        let note = voice.word(match stone {
            Stone::Population => "population",
            Stone::Resource => "resource",
        });
        Item::new(stone.item_id(), label, (SMALL, SMALL), vec![picture])
            .noted(note)
            .token_if(view.may_act(), || Token::new(stone.token()))
    }))
}

/// The Zones that can be taken.
fn zones(view: &CityPlanningView, voice: &Voice) -> Tray {
    let offered = view.may_act() && view.stage == Stage::Build;
    let item = |up: &FaceUpSeen| {
        let zone = up.tile;
        let label = Sentence::new("face-up")
            .with("zone", zone)
            .with("needs", list(&zone.needs()));
        let waiting = voice.say(&counted("waiting", up.waiting.into()));
        let picture = vec![art::tile_to_take(zone)];
        Item::new(face_up_id(zone), voice.say(&label), (LARGE, LARGE), picture)
            .noted(waiting)
            .token_if(offered, || Token::new(zone.to_string()))
    };
    Tray::new("zones", voice.word("tray-zones")).items(view.face_up.iter().map(item))
}

/// The Developments of whoever looks.
fn hand(view: &CityPlanningView, voice: &Voice) -> Tray {
    let tray = Tray::new("hand", voice.word("tray-hand"));
    let (Some(seat), Some(hand)) = (view.observer, view.own_hand()) else {
        return tray;
    };
    let offered = view.may_act() && view.stage == Stage::Build;
    let tray = tray.of(seat).noted(voice.word("hand-note"));
    tray.items(hand.iter().map(|coin| {
        let picture = art::coin(coin, SMALL / 2.0 - 0.3, SMALL / 2.0 - 0.3, COIN);
        let label = voice.say(&part(coin.kind(), coin.value()));
        Item::new(held_id(coin), label, (SMALL, SMALL), vec![picture])
            .token_if(offered, || Token::new(format!("{DEVELOPMENT}{coin}")))
    }))
}

/// To build nothing, and to propose or accept the end.
fn choices(view: &CityPlanningView, voice: &Voice) -> Tray {
    let mut tray = Tray::new("choices", voice.word("tray-choices"));
    if !view.may_act() {
        return tray;
    }
    let button = |token, words, order| Item::button(Token::new(token), voice.word(words), voice.word(order));
    if view.stage == Stage::Build {
        tray =
            tray.item(button(PASS, "button-pass", "pass"))
                .item(button(PROPOSE, "button-propose", "propose"));
    }
    if view.proposal {
        tray = tray.item(button(ACCEPT, "button-accept", "accept"));
    }
    tray
}

/// What is still to come, as far as it is known, and what has left the game.
fn supply(view: &CityPlanningView, voice: &Voice) -> Tray {
    let mut known = Vec::new();
    if !view.bottom.is_empty() {
        let bottom = list(view.bottom.iter().copied());
        known.push(Sentence::new("bottom").with("zones", bottom));
    }
    if !view.removed.is_empty() {
        let removed = list(view.removed.iter());
        known.push(Sentence::new("out-of-the-game").with("developments", removed));
    }
    let stack = view.stack.len() + view.bottom.len();
    let zones = Item::new(
        "stack",
        voice.word("item-stack"),
        (LARGE, LARGE),
        art::tile_back(),
    );
    let middle = LARGE / 2.0 - 0.6;
    let bag = art::coin_back(middle, middle, TILE * 0.4);
    let coins = Item::new("bag", voice.word("item-bag"), (LARGE, LARGE), bag);
    Tray::new("supply", voice.word("tray-supply"))
        .item(zones.count(stack as u32))
        .item(coins.count(view.bag as u32))
        .noted(all(&known, voice))
}

/// The Zone that is about to be laid, with what it needs and what lies there.
fn plan(view: &CityPlanningView, preview: &Preview, voice: &Voice) -> Tray {
    let mut known = vec![
        Sentence::new("plan-ground")
            .with("needs", list(&preview.needs))
            .with("ground", ground(preview.covers)),
    ];
    if !preview.incorporates.is_empty() {
        let coins = list(preview.incorporates.iter().copied());
        known.push(Sentence::new("plan-incorporates").with("developments", coins));
    }
    if !preview.under.is_empty() {
        let under = list(preview.under.iter().copied());
        known.push(Sentence::new("plan-under").with("zones", under));
    }
    let points = signed(preview.points);
    let picture = vec![art::tile_to_take(preview.tile)];
    let tile = Item::new("planned-tile", title(preview, voice), (LARGE, LARGE), picture);
    let tray = Tray::new("plan", voice.word("tray-plan"))
        .noted(all(&known, voice))
        .item(tile.noted(voice.say(&points)));
    match view.may_act() && view.stage == Stage::Confirm {
        true => {
            let order = preview.about("lay").with("points", points);
            let words = voice.word("button-lay");
            tray.item(Item::button(Token::new(CONFIRM), words, voice.say(&order)))
        }
        false => tray,
    }
}

/// What the Zone that is about to be laid scores.
fn plan_sheet(preview: &Preview, voice: &Voice) -> Sheet {
    let row = |label: String, is, points| Row::new(label, is, vec![Some(points)]);
    let columns = vec![Column::Words(voice.word("header-points"))];
    let mut sheet = Sheet::new("plan-points", title(preview, voice), columns);
    for line in &preview.lines {
        let label = voice.say(&line.label);
        sheet = sheet.row(row(label, RowKind::Line, line.points).marked(line.marks.clone()));
    }
    sheet.row(row(voice.word("in-all"), RowKind::Total, preview.points))
}

/// How often the highest Development of a neighbouring Zone counts for one that is placed.
fn neighbours(voice: &Voice) -> Sheet {
    let columns = Kind::ALL.map(|kind| Column::Words(voice.word(kind.short_message())));
    let mut sheet = Sheet::new("neighbours", voice.word("sheet-neighbours"), columns.to_vec());
    for kind in Kind::ALL {
        let cells = Kind::ALL.map(|other| match kind.influence_of(other) {
            Influence::Beneficial => Some(1),
            Influence::Detrimental => Some(-1),
            Influence::None => None,
        });
        let label = voice.say(&Sentence::new("on-kind").with("kind", kind));
        sheet = sheet.row(Row::new(label, RowKind::Line, cells.to_vec()));
    }
    sheet
}

/// The Zone that is about to be laid, and where.
fn title(preview: &Preview, voice: &Voice) -> String {
    voice.say(&preview.about("plan-title"))
}

/// Several sentences as the note of a tray, which ends without a full stop.
fn all(sentences: &[Sentence], voice: &Voice) -> String {
    let said: Vec<String> = sentences.iter().map(|sentence| voice.say(sentence)).collect();
    said.join(". ")
}
