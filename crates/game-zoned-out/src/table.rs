//! The table as parts: the city, the hand of whoever looks, Downtown, the deck, and what is counted besides points.

use plat_engine::page::Line;
use plat_engine::{Column, Item, Parts, Row, RowKind, Seat, SeatScore, Sheet, Token, Tray, plural};

use crate::art::{self, BLOCK};
use crate::card::{Blocks, Turned};
use crate::face::{Density, Face};
use crate::map::{self, colour, tower_owners};
use crate::notation::{DISCARD, LEAVE, PASS, REDRAW, card_token, density_token, turn_token};
use crate::view::{CardView, ObjectiveView, Phase, PlayerView, ZoneView, ZonedOutView};

/// Skyscrapers have room for so many floors before they are drawn smaller.
const FLOORS: usize = 4;

pub(crate) fn parts(view: &ZonedOutView) -> Parts {
    let mut parts = Parts::new(prompt(view))
        .board(map::board(view))
        .tray(hand(view))
        .tray(choices(view))
        .tray(downtown(view))
        .tray(deck(view))
        .sheet(zones(view))
        .sheet(objectives(view));
    for player in &view.players {
        parts = parts.fact(player.player, fact(player));
    }
    parts
}

/// A card of the hand in characters, in each of the ways it can be turned.
pub(crate) fn item_lines(view: &ZonedOutView, item: &Item) -> Vec<Line> {
    let hands = view.players.iter().filter_map(|player| player.cards.as_ref());
    let Some(card) = hands.flatten().find(|card| held(card) == item.id) else {
        return Vec::new();
    };
    let turns = Turned::ALL.map(|turn| card.blocks.turned(turn).0);
    let line = |places: [usize; 2]| {
        turns.iter().fold(Line::from(" "), |line, blocks| {
            let pair = places.map(|place| blocks[place]).into_iter();
            pair.fold(line.put("body", " "), |line, face| {
                line.put(map::ground_class(face), format!(" {} ", face.code()))
            })
        })
    };
    vec![line([0, 1]), line([3, 2])]
}

/// What is to be done, in a sentence.
fn prompt(view: &ZonedOutView) -> String {
    let Some(seat) = view.to_act else {
        return match view.phase {
            Phase::Over => result(view),
            _ => "The game is set up".to_owned(),
        };
    };
    let name = colour(seat);
    let may = |button| view.buttons.contains(&button);
    match view.phase {
        Phase::SetUp => format!("{name} is dealt to"),
        Phase::Begin if may(LEAVE) => format!("{name} finds no Block for the planner"),
        Phase::Begin => format!("{name} puts the planner on a zoned or wild Block"),
        Phase::Play if may(PASS) && may(DISCARD) => {
            format!("{name} redraws or passes, as no card can be laid")
        }
        Phase::Play if may(PASS) => format!("{name} has to pass, as no card can be laid"),
        Phase::Play if may(DISCARD) => format!("{name} lays a card, or redraws"),
        Phase::Play => format!("{name} lays a card"),
        Phase::Discard => format!("{name} discards another card, or draws"),
        Phase::Move if may(LEAVE) => format!("{name}'s planner has to leave the city"),
        Phase::Move => format!("{name} moves the planner onto the new card"),
        Phase::Draw => format!("{name} draws"),
        Phase::Over => result(view),
    }
}

/// Who has won.
fn result(view: &ZonedOutView) -> String {
    let standing =
        |(score, player): (&SeatScore, &PlayerView)| (score.total, player.zone.map(|zone| zone.points));
    let seats = || view.scores.iter().zip(&view.players);
    let best = seats().map(standing).max();
    let winners: Vec<&str> = seats()
        .filter(|&seat| Some(standing(seat)) == best)
        .map(|(score, _)| colour(score.seat))
        .collect();
    match winners.as_slice() {
        [one] => format!("{one} wins"),
        several => format!("{} share the win", several.join(" and ")),
    }
}

fn fact(player: &PlayerView) -> String {
    let cards = plural(player.hand, "card");
    let pieces = plural(player.pieces.into(), "building piece");
    match player.redraws {
        0 => format!("{cards}, {pieces}"),
        redraws => format!("{cards}, {pieces}, {}", plural(redraws.into(), "redraw token")),
    }
}

/// The hand of the observer. Cards can be touched while they can be played or discarded, and turned while they can be
/// played.
fn hand(view: &ZonedOutView) -> Tray {
    let tray = Tray::new("hand", "Hand");
    let mut players = view.players.iter();
    let own = players.find_map(|player| Some((player.player, player.cards.as_ref()?)));
    let Some((seat, cards)) = own else {
        return tray;
    };
    let playing = view.phase == Phase::Play && !view.open.is_empty();
    let touched = playing || view.buttons.contains(&DISCARD);
    let item = |card: &CardView| {
        let item = Item::new(
            held(card),
            format!("card with {}", names(card.blocks)),
            (2.0 * BLOCK, 2.0 * BLOCK),
            art::card(card.blocks),
        )
        .token_if(touched, || card_token(card.card));
        match playing {
            true => item.turned(Turned::ALL.map(|turn| turned(card, turn)).to_vec()),
            false => item,
        }
    };
    tray.of(seat).items(cards.iter().map(item))
}

/// The id of a card in hand.
fn held(card: &CardView) -> String {
    format!("held-{}", card.card)
}

fn turned(card: &CardView, turn: Turned) -> plat_engine::Turned {
    plat_engine::Turned {
        token: turn_token(card.card, turn),
        label: format!("{}°", turn.degrees()),
        shapes: art::card(card.blocks.turned(turn)),
    }
}

/// The Blocks of a card, clockwise from the north-west.
fn names(blocks: Blocks) -> String {
    blocks.0.map(Face::name).join(", ")
}

/// What else the observer can do, and the densities that can be declared.
fn choices(view: &ZonedOutView) -> Tray {
    let buttons = view.buttons.iter().filter_map(|&button| {
        let (words, label) = match button {
            PASS => ("Pass", "pass, because no card can be played"),
            DISCARD if view.phase == Phase::Discard => {
                ("Discard another", "put another card to the bottom of the deck")
            }
            DISCARD => (
                "Redraw",
                "put a card to the bottom of the deck to draw another, for a redraw token",
            ),
            REDRAW => ("Draw", "draw for the cards discarded"),
            LEAVE => ("Leave the city", "take the planner from the city"),
            _ => return None,
        };
        Some(Item::button(Token::new(button), words, label))
    });
    let densities = view.densities.iter().map(|&density| {
        let label = format!("declare {} density on a wild Block", density.word());
        Item::button(density_token(density), Density::name(density), label)
    });
    let tray = Tray::new("choices", "Also").items(buttons).items(densities);
    let redraws = view.observer.and_then(|seat| view.players.get(seat.index()));
    match redraws.filter(|_| view.phase == Phase::Play && view.buttons.contains(&DISCARD)) {
        Some(player) => tray.noted(format!(
            "Your next redraw costs {}.",
            plural(usize::from(player.redraws) + 1, "point")
        )),
        None => tray,
    }
}

/// The four skyscrapers, upright.
fn downtown(view: &ZonedOutView) -> Tray {
    let floors = view.skyscrapers.iter().map(|tower| tower.floors.len());
    let room = floors.max().unwrap_or(0).max(FLOORS);
    let towers = view.skyscrapers.iter().map(|skyscraper| {
        let (size, shapes) = art::tower(&skyscraper.floors, room);
        let name = skyscraper.quadrant.name();
        Item::new(
            format!("skyscraper-{name}"),
            tower_owners(skyscraper),
            size,
            shapes,
        )
        .noted(name)
    });
    Tray::new("downtown", "Downtown").items(towers)
}

fn deck(view: &ZonedOutView) -> Tray {
    let back = Item::new(
        "deck",
        "cards in the deck",
        (2.0 * BLOCK, 2.0 * BLOCK),
        art::card_back(),
    )
    .count(view.deck as u32);
    let mut notes = Vec::new();
    if view.bottom > 0 {
        notes.push(format!(
            "{} at its bottom from redraws.",
            plural(view.bottom, "card")
        ));
    }
    if let Some(seat) = view.ender.filter(|_| view.phase != Phase::Over) {
        notes.push(format!(
            "{} has triggered the end: one more turn each.",
            colour(seat)
        ));
    }
    Tray::new("deck-tray", "Deck").item(back).noted(notes.join(" "))
}

/// A column a player.
fn columns(view: &ZonedOutView) -> Vec<Column> {
    view.players
        .iter()
        .map(|player| Column::Seat(player.player))
        .collect()
}

/// What everybody's zone would bring if its planner left it now, and who claims free wild Blocks first (ZO-6).
fn zones(view: &ZonedOutView) -> Sheet {
    let sheet = Sheet::new("zones", "Zones, if left now", columns(view));
    if view.players.iter().all(|player| player.zone.is_none()) {
        return sheet;
    }
    let row = |label: &str, is: RowKind, figure: &dyn Fn(ZoneView) -> i32| {
        let cells = view.players.iter().map(|player| player.zone.map(figure));
        Row::new(label, is, cells.collect())
    };
    let claims = |seat: Seat| {
        let place = view.seniority.iter().position(|&other| other == seat)?;
        Some(place as i32 + 1)
    };
    let sheet = sheet
        .row(row("For its Blocks", RowKind::Line, &|zone| zone.worth.size()))
        .row(row("For what lies beside it", RowKind::Line, &|zone| {
            i32::from(zone.worth.plus) - i32::from(zone.worth.minus)
        }))
        .row(row("Points of the zone", RowKind::Total, &|zone| zone.points));
    match view.seniority.len() {
        ..=1 => sheet,
        _ => {
            let cells = view.players.iter().map(|player| claims(player.player));
            sheet.row(Row::new(
                "Order of claims to wild Blocks",
                RowKind::Sum,
                cells.collect(),
            ))
        }
    }
}

/// The objectives that the observer knows, with what everybody has of what they count.
fn objectives(view: &ZonedOutView) -> Sheet {
    let sheet = Sheet::new("objectives", "Counted for objectives", columns(view));
    view.objectives.iter().fold(sheet, |sheet, objective| {
        let label = format!(
            "{}: {}{}",
            objective.objective.name(),
            objective.objective.worth(),
            secret(view, objective)
        );
        let measure = objective.objective.measure();
        let counted = view.blocks.iter().filter(|block| {
            let built = block.built;
            built.is_some_and(|built| measure.counts(built.kind))
        });
        let marks = counted.map(|block| format!("block-{}", block.at)).collect();
        let counts = objective.counts.iter().map(|&count| Some(count.into()));
        sheet.row(Row::new(label, RowKind::Line, counts.collect()).marked(marks))
    })
}

/// Whose secret an objective is, behind its name.
fn secret(view: &ZonedOutView, objective: &ObjectiveView) -> String {
    match objective.secret_of {
        None => String::new(),
        Some(seat) if view.phase == Phase::Over => format!(" ({}'s secret)", colour(seat)),
        Some(_) => " (your secret)".to_owned(),
    }
}
