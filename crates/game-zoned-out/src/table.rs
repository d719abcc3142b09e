//! The table as parts: the city, the hand of whoever looks, Downtown, the deck, and what is counted besides points.

use plat_engine::page::Line;
use plat_engine::{Column, Item, Parts, Row, RowKind, Seat, SeatScore, Sentence, Sheet, Token, Tray, Voice};

use crate::art::{self, BLOCK};
use crate::card::Turned;
use crate::map::{self, tower_owners};
use crate::notation::{DISCARD, LEAVE, PASS, REDRAW, card_token, density_token, turn_token};
use crate::view::{CardView, ObjectiveView, Phase, PlayerView, ZoneView, ZonedOutView};
use crate::words::{counted, held_id};

/// Skyscrapers have room for so many floors before they are drawn smaller.
const FLOORS: usize = 4;

pub(crate) fn parts(view: &ZonedOutView, voice: &Voice) -> Parts {
    let mut parts = Parts::new(voice.said(&prompt(view)))
        .board(map::board(view, voice))
        .tray(hand(view, voice))
        .tray(choices(view, voice))
        .tray(downtown(view, voice))
        .tray(deck(view, voice))
        .sheet(zones(view, voice))
        .sheet(objectives(view, voice));
    if let Some(deed) = deed(view.phase) {
        parts = parts.deed(voice.word(deed));
    }
    for player in &view.players {
        parts = parts.fact(player.player, voice.say(&fact(player)));
    }
    parts
}

/// The message on the button that does what has been chosen.
fn deed(phase: Phase) -> Option<&'static str> {
    match phase {
        Phase::Play => Some("deed-play"),
        Phase::Begin | Phase::Move => Some("deed-move"),
        Phase::SetUp | Phase::Discard | Phase::Draw | Phase::Over => None,
    }
}

/// A card of the hand in characters, in each of the ways it can be turned.
pub(crate) fn item_lines(view: &ZonedOutView, item: &Item) -> Vec<Line> {
    let hands = view.players.iter().filter_map(|player| player.cards.as_ref());
    let Some(card) = hands.flatten().find(|card| held_id(card.card) == item.id) else {
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
fn prompt(view: &ZonedOutView) -> Sentence {
    let Some(seat) = view.to_act else {
        return match view.phase {
            Phase::Over => result(view),
            _ => Sentence::new("prompt-set-up"),
        };
    };
    let may = |button| view.buttons.contains(&button);
    Sentence::new(match view.phase {
        Phase::SetUp if view.players[seat.index()].hand == 0 => "prompt-cards",
        Phase::SetUp => "prompt-objectives",
        Phase::Begin if may(LEAVE) => "prompt-stay-away",
        Phase::Begin => "prompt-begin",
        Phase::Play if may(PASS) && may(DISCARD) => "prompt-redraw-or-pass",
        Phase::Play if may(PASS) => "prompt-pass",
        Phase::Play if may(DISCARD) => "prompt-lay-or-redraw",
        Phase::Play => "prompt-lay",
        Phase::Discard => "prompt-discard",
        Phase::Move if may(LEAVE) => "prompt-leave",
        Phase::Move => "prompt-move",
        Phase::Draw => "prompt-draw",
        Phase::Over => return result(view),
    })
    .with("who", seat)
}

/// Who has won.
fn result(view: &ZonedOutView) -> Sentence {
    let standing =
        |(score, player): (&SeatScore, &PlayerView)| (score.total, player.zone.map(|zone| zone.points));
    let seats = || view.scores.iter().zip(&view.players);
    let best = seats().map(standing).max();
    let winners = seats().filter(|&seat| Some(standing(seat)) == best);
    Sentence::won(winners.map(|(score, _)| score.seat))
}

/// What a player has besides points.
fn fact(player: &PlayerView) -> Sentence {
    match player.redraws {
        0 => Sentence::new("has"),
        redraws => Sentence::new("has-redraws").with("redraws", counted("redraws", redraws)),
    }
    .with("cards", counted("cards", player.hand))
    .with("pieces", counted("pieces", player.pieces))
}

/// The hand of the observer. Cards can be touched while they can be played or discarded, and turned while they can be
/// played.
fn hand(view: &ZonedOutView, voice: &Voice) -> Tray {
    let tray = Tray::new("hand", voice.word("tray-hand"));
    let mut players = view.players.iter();
    let own = players.find_map(|player| Some((player.player, player.cards.as_ref()?)));
    let Some((seat, cards)) = own else {
        return tray;
    };
    let playing = view.phase == Phase::Play && !view.open.is_empty();
    let touched = playing || view.buttons.contains(&DISCARD);
    let item = |card: &CardView| {
        let item = Item::new(
            held_id(card.card),
            voice.say(&Sentence::new("card-label").with("blocks", card.blocks.0.to_vec())),
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

fn turned(card: &CardView, turn: Turned) -> plat_engine::Turned {
    plat_engine::Turned {
        token: turn_token(card.card, turn),
        label: format!("{}°", turn.degrees()),
        shapes: art::card(card.blocks.turned(turn)),
    }
}

/// What else the observer can do, and the densities that can be declared.
fn choices(view: &ZonedOutView, voice: &Voice) -> Tray {
    let own = view.observer.and_then(|seat| view.players.get(seat.index()));
    let in_city = own.is_some_and(|player| player.zone.is_some());
    let buttons = view.buttons.iter().filter_map(|&button| {
        let (words, label) = match button {
            PASS => ("button-pass", "pass"),
            DISCARD if view.phase == Phase::Discard => ("button-discard", "choose-discard"),
            DISCARD => ("button-redraw", "choose-redraw"),
            REDRAW => ("button-draw", "choose-draw"),
            LEAVE if in_city => ("button-leave", "leave"),
            LEAVE => ("button-stay-away", "stay-away"),
            _ => return None,
        };
        Some(Item::button(
            Token::new(button),
            voice.word(words),
            voice.word(label),
        ))
    });
    let densities = view.densities.iter().map(|&density| {
        let label = Sentence::new("choose-density").with("density", density);
        Item::button(
            density_token(density),
            voice.say(&density.sentence()),
            voice.say(&label),
        )
    });
    let tray = Tray::new("choices", voice.word("tray-choices"))
        .items(buttons)
        .items(densities);
    match own.filter(|_| view.phase == Phase::Play && view.buttons.contains(&DISCARD)) {
        Some(player) => {
            let points = counted("points", usize::from(player.redraws) + 1);
            tray.noted(voice.say(&Sentence::new("next-redraw").with("points", points)))
        }
        None => tray,
    }
}

/// The four skyscrapers, upright.
fn downtown(view: &ZonedOutView, voice: &Voice) -> Tray {
    let floors = view.skyscrapers.iter().map(|tower| tower.floors.len());
    let room = floors.max().unwrap_or(0).max(FLOORS);
    let towers = view.skyscrapers.iter().map(|skyscraper| {
        let (size, shapes) = art::tower(&skyscraper.floors, room);
        let name = skyscraper.quadrant.name();
        let label = voice.say(&tower_owners(skyscraper));
        Item::new(format!("skyscraper-{name}"), label, size, shapes).noted(voice.word(name))
    });
    Tray::new("downtown", voice.word("tray-downtown")).items(towers)
}

fn deck(view: &ZonedOutView, voice: &Voice) -> Tray {
    let back = Item::new(
        "deck",
        voice.word("item-deck"),
        (2.0 * BLOCK, 2.0 * BLOCK),
        art::card_back(),
    )
    .count(view.deck as u32);
    let bottom = (view.bottom > 0).then(|| counted("deck-bottom", view.bottom));
    let ender = view.ender.filter(|_| view.phase != Phase::Over);
    let end = ender.map(|seat| Sentence::new("end-triggered").with("who", seat));
    let notes: Vec<String> = bottom.iter().chain(&end).map(|note| voice.say(note)).collect();
    Tray::new("deck-tray", voice.word("tray-deck"))
        .item(back)
        .noted(notes.join(" "))
}

/// A column a player.
fn columns(view: &ZonedOutView) -> Vec<Column> {
    view.players
        .iter()
        .map(|player| Column::Seat(player.player))
        .collect()
}

/// What everybody's zone would bring if its planner left it now, and who claims free wild Blocks first (ZO-6).
fn zones(view: &ZonedOutView, voice: &Voice) -> Sheet {
    let sheet = Sheet::new("zones", voice.word("sheet-zones"), columns(view));
    if view.players.iter().all(|player| player.zone.is_none()) {
        return sheet;
    }
    let row = |label: &str, is: RowKind, figure: &dyn Fn(ZoneView) -> i32| {
        let cells = view.players.iter().map(|player| player.zone.map(figure));
        Row::new(voice.word(label), is, cells.collect())
    };
    let claims = |seat: Seat| {
        let place = view.seniority.iter().position(|&other| other == seat)?;
        Some(place as i32 + 1)
    };
    let sheet = sheet
        .row(row("row-blocks", RowKind::Line, &|zone| zone.worth.size()))
        .row(row("row-beside", RowKind::Line, &|zone| {
            i32::from(zone.worth.plus) - i32::from(zone.worth.minus)
        }))
        .row(row("row-points", RowKind::Total, &|zone| zone.points));
    match view.seniority.len() {
        ..=1 => sheet,
        _ => {
            let cells = view.players.iter().map(|player| claims(player.player));
            sheet.row(Row::new(voice.word("row-claims"), RowKind::Sum, cells.collect()))
        }
    }
}

/// The objectives that the observer knows, with what everybody has of what they count.
fn objectives(view: &ZonedOutView, voice: &Voice) -> Sheet {
    let sheet = Sheet::new("objectives", voice.word("sheet-objectives"), columns(view));
    view.objectives.iter().fold(sheet, |sheet, objective| {
        let measure = objective.objective.measure();
        let counted = view.blocks.iter().filter(|block| {
            let built = block.built;
            built.is_some_and(|built| measure.counts(built.kind))
        });
        let marks = counted.map(|block| format!("block-{}", block.at)).collect();
        let counts = objective.counts.iter().map(|&count| Some(count.into()));
        let label = voice.say(&worth(objective));
        sheet.row(Row::new(label, RowKind::Line, counts.collect()).marked(marks))
    })
}

/// An objective with what it is worth, and whose secret it is.
fn worth(objective: &ObjectiveView) -> Sentence {
    match objective.secret_of {
        None => Sentence::new("objective-public"),
        Some(seat) => Sentence::new("objective-secret").with("who", seat),
    }
    .with("objective", objective.objective)
    .with("worth", objective.objective.worth())
}
