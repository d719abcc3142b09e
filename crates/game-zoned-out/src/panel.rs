//! What lies around the city: players, skyscrapers and objectives beside it, the hand below.

use plat_engine::pieces::{self, Livery};
use plat_engine::{Anchor, Seat, Shape, Token, plural};

use crate::art;
use crate::card::Turned;
use crate::face::Density;
use crate::notation::{DISCARD, LEAVE, PASS, REDRAW, card_token, density_token, turn_token};
use crate::scene::MARGIN;
use crate::text::secret;
use crate::view::{CardView, Phase, PlayerView, SkyscraperView, ZonedOutView};

pub(crate) const WIDTH: f32 = 96.0;
const HEADING: f32 = 24.0;
const ROW: f32 = 11.0;
const TOWERS: f32 = 40.0;
const OBJECTIVE: f32 = 5.4;
const OBJECTIVES_HEAD: f32 = 9.0;
/// A Block of a card in hand.
const HELD: f32 = 7.0;
/// A Block of the same card in one of its turns.
const TURNED: f32 = 3.2;

/// The columns of the players' rows, and where they end.
const COLUMNS: [(&str, f32); 4] = [
    ("cards", 61.0),
    ("pieces", 71.0),
    ("redraws", 82.0),
    ("points", 92.0),
];

pub(crate) fn height(view: &ZonedOutView) -> f32 {
    let objectives = match view.objectives.len() {
        0 => 0.0,
        count => OBJECTIVES_HEAD + OBJECTIVE * count as f32,
    };
    HEADING + ROW * view.players.len() as f32 + TOWERS + objectives + 4.0
}

pub(crate) fn panel(view: &ZonedOutView, left: f32, height: f32) -> Vec<Shape> {
    let frame = Shape::rect("panel", left, MARGIN, WIDTH, height).rounded(1.5);
    let mut shapes = vec![
        frame.id("panel"),
        start("heading", left + 4.0, MARGIN + 6.0, 4.6, view.prompt()),
        start("muted", left + 4.0, MARGIN + 12.4, 3.0, view.surroundings()),
    ];
    if let Some(claims) = view.claims() {
        shapes.push(start("muted", left + 4.0, MARGIN + 16.8, 3.0, claims));
    }
    let mut top = MARGIN + HEADING;
    for (name, x) in COLUMNS {
        shapes.push(Shape::text("muted", left + x, top - 3.0, 2.6, name).anchored(Anchor::End));
    }
    for (player, score) in view.players.iter().zip(&view.scores) {
        shapes.extend(row(view, player, score.total, left, top));
        top += ROW;
    }
    shapes.extend(towers(view, left, top));
    shapes.extend(objectives(view, left, top + TOWERS));
    shapes
}

/// A player: colour, zone, cards, pieces, redraw tokens, points.
fn row(view: &ZonedOutView, player: &PlayerView, total: i32, left: f32, top: f32) -> Vec<Shape> {
    let seat = player.player;
    let to_act = view.to_act == Some(seat);
    let (upper, lower) = (top + ROW * 0.36, top + ROW * 0.74);
    let mut shapes = vec![Shape::straight(
        "rule",
        (left + 4.0, top),
        (left + WIDTH - 4.0, top),
    )];
    if to_act {
        shapes.push(pieces::to_move(left + 3.0, top + ROW / 2.0, 2.6).id("to-move"));
    }
    shapes.push(pieces::swatch(Livery::of(seat), left + 8.6, top + ROW / 2.0, 6.0));
    let class = if to_act { "strong" } else { "body" };
    shapes.push(start(class, left + 14.0, upper, 3.4, format!("Player {seat}")));
    let zone = match player.zone {
        Some(zone) => format!(
            "{}, {}: {} now",
            zone.kind,
            plural(usize::from(zone.worth.blocks), "Block"),
            zone.points
        ),
        None => "no planner in the city".to_owned(),
    };
    shapes.push(start("muted", left + 14.0, lower, 2.8, zone));
    let figures = [
        player.hand.to_string(),
        player.pieces.to_string(),
        player.redraws.to_string(),
    ];
    for ((_, x), figure) in COLUMNS.into_iter().zip(figures) {
        shapes.push(Shape::text("body", left + x, upper, 3.2, figure).anchored(Anchor::End));
    }
    let points = Shape::text("strong", left + COLUMNS[3].1, upper, 3.8, total.to_string());
    shapes.push(points.anchored(Anchor::End).id(format!("points-{seat}")));
    shapes
}

/// The four skyscrapers, floor by floor.
fn towers(view: &ZonedOutView, left: f32, top: f32) -> Vec<Shape> {
    let mut shapes = vec![
        Shape::straight("rule", (left + 4.0, top), (left + WIDTH - 4.0, top)),
        start("strong", left + 4.0, top + 4.6, 3.2, "Skyscrapers".to_owned()),
    ];
    let foot = top + TOWERS - 8.0;
    for (index, skyscraper) in view.skyscrapers.iter().enumerate() {
        let middle = left + 15.0 + 22.0 * index as f32;
        let mut shown = vec![
            Shape::rect("board", middle - 8.0, foot, 16.0, 0.8),
            Shape::text("muted", middle, foot + 3.6, 2.7, skyscraper.quadrant.name()),
        ];
        shown.extend(tower(&skyscraper.floors, middle, foot, 4.2, TOWERS - 15.0));
        shapes.push(
            Shape::group("", shown)
                .id(format!("skyscraper-{}", skyscraper.quadrant.name()))
                .label(tower_words(skyscraper)),
        );
    }
    shapes
}

/// Floors on each other from the ground at (`middle`, `foot`); closer together where there are many.
pub(crate) fn tower(floors: &[Seat], middle: f32, foot: f32, side: f32, room: f32) -> Vec<Shape> {
    let step = side.min((room - side) / (floors.len().max(2) - 1) as f32);
    let floor = |(index, seat): (usize, &Seat)| {
        let centre = foot - side / 2.0 - index as f32 * step;
        pieces::swatch(Livery::of(*seat), middle, centre, side)
    };
    floors.iter().enumerate().map(floor).collect()
}

/// A skyscraper in words.
pub(crate) fn tower_words(skyscraper: &SkyscraperView) -> String {
    let name = skyscraper.quadrant.name();
    if skyscraper.floors.is_empty() {
        return format!("the {name} skyscraper has no floors yet");
    }
    let owners: Vec<String> = skyscraper.floors.iter().map(ToString::to_string).collect();
    format!(
        "the {name} skyscraper: from the ground up the floors of players {}",
        owners.join(", ")
    )
}

/// The objectives that the observer knows, and what each player would get.
fn objectives(view: &ZonedOutView, left: f32, top: f32) -> Vec<Shape> {
    if view.objectives.is_empty() {
        return Vec::new();
    }
    let mut shapes = vec![
        Shape::straight("rule", (left + 4.0, top), (left + WIDTH - 4.0, top)),
        start("strong", left + 4.0, top + 4.6, 3.2, "Objectives".to_owned()),
    ];
    let column = |seat: Seat| left + WIDTH - 6.5 - 6.5 * (view.players.len() - 1 - seat.index()) as f32;
    for player in &view.players {
        let livery = Livery::of(player.player);
        shapes.push(pieces::swatch(livery, column(player.player), top + 4.6, 3.6));
    }
    for (index, objective) in view.objectives.iter().enumerate() {
        let middle = top + OBJECTIVES_HEAD + OBJECTIVE * (index as f32 + 0.3);
        let name = objective.objective.name();
        let words = format!("{name}{}", secret(view, objective));
        let mut line = vec![start("body", left + 4.0, middle, 3.0, words)];
        for (player, points) in view.players.iter().zip(&objective.points) {
            let class = if *points == 0 { "muted" } else { "strong" };
            let x = column(player.player);
            line.push(Shape::text(class, x, middle, 3.0, points.to_string()));
        }
        let counts: Vec<String> = objective.counts.iter().map(ToString::to_string).collect();
        shapes.push(
            Shape::group("", line)
                .id(format!("objective-{}", objective.objective))
                .label(format!(
                    "{name}, {}: the players have {}",
                    objective.objective.worth(),
                    counts.join(", ")
                )),
        );
    }
    shapes
}

/// The hand of the observer with the ways each card can be turned, and the buttons; and how high that is.
pub(crate) fn hand(view: &ZonedOutView, top: f32, width: f32) -> (Vec<Shape>, f32) {
    let Some(cards) = view.players.iter().find_map(|player| player.cards.as_ref()) else {
        return (Vec::new(), 0.0);
    };
    let mut shapes = vec![start("strong", MARGIN, top + 1.5, 3.6, "Your hand".to_owned())];
    // Cards can be touched while they can be played or discarded.
    let playing = view.phase == Phase::Play && !view.open.is_empty();
    let touched = playing || view.buttons.contains(&DISCARD);
    let step = 2.0 * HELD + 4.0 * TURNED + 8.0;
    for (index, card) in cards.iter().enumerate() {
        let at = (MARGIN + index as f32 * step, top + 5.5);
        shapes.push(held(card, at, touched));
        shapes.extend(turns(card, (at.0 + 2.0 * HELD + 1.2, at.1), playing));
    }
    shapes.extend(buttons(view, width, top));
    (shapes, 5.5 + 2.0 * HELD + 9.0)
}

fn held(card: &CardView, (x, y): (f32, f32), touched: bool) -> Shape {
    let name = card.card.to_string();
    let shown = Shape::group(
        "",
        vec![
            art::card(card.blocks, x, y, HELD),
            Shape::text("muted", x + HELD, y + 2.0 * HELD + 2.6, 2.8, name),
        ],
    )
    .id(format!("held-{}", card.card))
    .label(format!("card {}: {}", card.card, card.blocks));
    match touched {
        true => shown.token(card_token(card.card)),
        false => shown,
    }
}

/// The four ways a card can lie.
fn turns(card: &CardView, (x, y): (f32, f32), touched: bool) -> Vec<Shape> {
    let step = 2.0 * TURNED + 1.2;
    Turned::ALL
        .into_iter()
        .enumerate()
        .map(|(index, turn)| {
            let at = (x + (index % 2) as f32 * step, y + (index / 2) as f32 * step);
            let blocks = card.blocks.turned(turn);
            let shown = Shape::group("", vec![art::card(blocks, at.0, at.1, TURNED)])
                .id(format!("held-{}-{}", card.card, turn.degrees()))
                .label(format!(
                    "card {} turned by {} degrees: {blocks}",
                    card.card,
                    turn.degrees()
                ));
            match touched {
                true => shown.token(turn_token(card.card, turn)),
                false => shown,
            }
        })
        .collect()
}

/// What else can be done, from the right.
fn buttons(view: &ZonedOutView, width: f32, top: f32) -> Vec<Shape> {
    let mut right = width - MARGIN / 2.0;
    let mut shapes = Vec::new();
    let mut add = |token: Token, words: &str, label: &str| {
        let room = 4.0 + 1.9 * words.len() as f32;
        let plate = Shape::rect("cell", right - room, top + 5.5, room, 7.0).rounded(1.0);
        let word = Shape::text("strong", right - room / 2.0, top + 9.0, 3.2, words);
        shapes.push(
            Shape::group("", vec![plate, word])
                .id(format!("button-{token}"))
                .token(token)
                .label(label),
        );
        right -= room + 2.0;
    };
    for &density in view.densities.iter().rev() {
        let label = format!("declare {} density on a wild Block", density.word());
        add(density_token(density), Density::name(density), &label);
    }
    for &button in view.buttons.iter().rev() {
        let (words, label) = match button {
            PASS => ("Pass", "pass, because no card can be played"),
            DISCARD => (
                "Discard",
                "put a card to the bottom of the deck, for a redraw token",
            ),
            REDRAW => ("Redraw", "draw for the cards discarded"),
            LEAVE => ("Leave the city", "take the planner from the city"),
            _ => continue,
        };
        add(Token::new(button), words, label);
    }
    shapes
}

fn start(class: &'static str, x: f32, y: f32, size: f32, words: String) -> Shape {
    Shape::text(class, x, y, size, words).anchored(Anchor::Start)
}
