//! The table as parts: the block with its houses, and everybody's cards.

use plat_engine::page::{self, Line};
use plat_engine::pieces::{self, Livery};
use plat_engine::{Arg, Board, Item, Parts, Seat, Sentence, Shape, Token, Tray, Voice};

use crate::cards::Card;
use crate::notation::card_id;
use crate::score::house_id;
use crate::view::{Phase, SealedStreetsView};

const CELL: f32 = 10.0;
const CARD: (f32, f32) = (7.0, 9.0);

pub(crate) fn parts(view: &SealedStreetsView, voice: &Voice) -> Parts {
    let side = view.side as f32 * CELL + 2.0 * pieces::FRAME;
    let board = Board::new("block", (side, side), block(view, voice));
    let mut parts = Parts::new(voice.said(&view.prompt())).board(board);
    for score in &view.scores {
        let player = &view.players[score.seat.index()];
        let fact = match (player.has_bid, player.bid) {
            (true, Some(bid)) => Sentence::new("fact-bids").with("card", bid.number()),
            (true, None) => Sentence::new("fact-has-bid"),
            (false, _) => Sentence::new("fact-cards").with("count", player.cards.len()),
        };
        parts = parts
            .fact(score.seat, voice.say(&fact))
            .tray(hand(view, score.seat, voice));
    }
    parts
}

/// The cards of a seat. Whoever is to bid can touch their own.
fn hand(view: &SealedStreetsView, seat: Seat, voice: &Voice) -> Tray {
    let player = &view.players[seat.index()];
    let offered = view.offered == Some(seat) && view.phase == Phase::Bid;
    let item = |&card: &Card| {
        let label = voice.say(&Sentence::new("card").with("card", card.number()));
        let item = Item::new(card_id(seat, card), label, CARD, picture(card))
            .token_if(offered, || Token::new(card.to_string()));
        match player.bid == Some(card) {
            true => item.noted(voice.word("face-down")),
            false => item,
        }
    };
    Tray::new(format!("hand-{seat}"), voice.word("tray-cards"))
        .of(seat)
        .items(player.cards.iter().map(item))
}

fn picture(card: Card) -> Vec<Shape> {
    let (width, height) = CARD;
    vec![
        Shape::rect("cell", 0.2, 0.2, width - 0.4, height - 0.4).rounded(0.8),
        Shape::text("strong", width / 2.0, height / 2.0, 4.5, card.to_string()),
    ]
}

/// What the columns and the rows are called.
fn names(side: usize) -> (Vec<String>, Vec<String>) {
    let letter = |x: usize| char::from(b'a' + x as u8).to_string();
    let number = |y: usize| (side - y).to_string();
    ((0..side).map(letter).collect(), (0..side).map(number).collect())
}

fn block(view: &SealedStreetsView, voice: &Voice) -> Vec<Shape> {
    let (columns, rows) = names(view.side);
    let mut shapes = pieces::frame(&columns, &rows, CELL);
    for (y, row) in rows.iter().enumerate() {
        for (x, column) in columns.iter().enumerate() {
            let corner = (pieces::FRAME + x as f32 * CELL, pieces::FRAME + y as f32 * CELL);
            shapes.extend(lot(view, &format!("{column}{row}"), corner, voice));
        }
    }
    shapes
}

/// A lot, and what stands on it. The free ones of the street are marked, and can be touched by whoever builds there.
fn lot(view: &SealedStreetsView, name: &str, (left, top): (f32, f32), voice: &Voice) -> Vec<Shape> {
    let says = |message| Sentence::new(message).with("cell", Arg::cell(name));
    let mut ground = Shape::rect("cell", left, top, CELL, CELL).id(format!("lot-{name}"));
    if let Some(seat) = owner(view, name) {
        let livery = Livery::of(seat);
        let label = says("lot-house").with("colour", Sentence::new(livery.message()));
        let house = pieces::pyramid(livery, 1, left + CELL / 2.0, top + CELL / 2.0, CELL);
        return vec![ground, house.id(house_id(name)).label(voice.say(&label))];
    }
    ground = ground.label(voice.say(&says("lot-free")));
    if !view.lots.iter().any(|lot| lot == name) {
        return vec![ground];
    }
    if view.offered.is_some() && view.phase == Phase::Build {
        ground = ground.token(Token::new(name));
    }
    vec![
        ground,
        Shape::rect("highlight", left + 0.6, top + 0.6, CELL - 1.2, CELL - 1.2),
    ]
}

/// Whose house stands there.
fn owner(view: &SealedStreetsView, name: &str) -> Option<Seat> {
    let has = |seat: &Seat| {
        view.players[seat.index()]
            .houses
            .iter()
            .any(|house| house == name)
    };
    view.scores.iter().map(|score| score.seat).find(has)
}

/// The block in characters: a house is its player's emblem over a dot, the free lots of the street are circles.
pub(crate) fn board_lines(view: &SealedStreetsView) -> Vec<Line> {
    let (columns, rows) = names(view.side);
    page::cells(&columns, &rows, "coordinate", |x, y| {
        let name = format!("{}{}", columns[x], rows[y]);
        if let Some(seat) = owner(view, &name) {
            return page::pyramid(Livery::of(seat), 1);
        }
        match view.lots.contains(&name) {
            false => page::free_cell("cell", '·'),
            true => {
                let free = page::free_cell("spot", '○');
                let token = Token::new(name);
                free.into_iter().map(|line| line.with_token(&token)).collect()
            }
        }
    })
}
