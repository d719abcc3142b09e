//! What stands beside the board: whose turn it is, the scores, the face-up Zones, the own hand, what can be done, the
//! preview of a planned Zone, and a reminder of the rules.

use plat_engine::{Anchor, Shape, Token, pieces};

use crate::art;
use crate::notation::{ACCEPT, CONFIRM, DEVELOPMENT, PASS, PROPOSE};
use crate::parts::{Ground, Influence, Kind, Stone};
use crate::scene::MARGIN;
use crate::text;
use crate::view::{CityPlanningView, Preview, Stage};

pub(crate) const WIDTH: f32 = 96.0;
const PAD: f32 = 5.0;
/// How many letters fit into a line of the body's size.
const LETTERS: usize = 54;
const BODY: f32 = 3.1;
const LINE: f32 = 4.8;
const TILE: f32 = 25.0;

/// The panel with its left edge there, and how high it is.
pub(crate) fn panel(view: &CityPlanningView, left: f32) -> (Vec<Shape>, f32) {
    let mut column = Column {
        left: left + PAD,
        right: left + WIDTH - PAD,
        y: MARGIN + PAD,
        shapes: Vec::new(),
    };
    column.heading(view);
    column.scores(view);
    column.face_up(view);
    column.hand(view);
    column.buttons(view);
    if let Some(preview) = &view.preview {
        column.preview(preview);
    }
    column.reminder();
    let height = column.y - MARGIN;
    let frame = Shape::rect("panel", left, MARGIN, WIDTH, height).rounded(1.5);
    let mut shapes = vec![frame.id("panel")];
    shapes.append(&mut column.shapes);
    (shapes, height)
}

/// A column that is filled from the top.
struct Column {
    left: f32,
    right: f32,
    y: f32,
    shapes: Vec<Shape>,
}

impl Column {
    fn heading(&mut self, view: &CityPlanningView) {
        let prompt = view.prompt();
        let (title, rest) = match (view.to_act, prompt.split_once(' ')) {
            (Some(seat), Some((_, rest))) => {
                let what = rest.trim_start_matches(|c: char| c.is_ascii_digit()).trim_start();
                (
                    format!("Player {seat}, turn {}", view.turn.max(1)),
                    what.to_owned(),
                )
            }
            _ => (prompt, String::new()),
        };
        let size = if title.len() > 34 { 3.8 } else { 4.6 };
        self.words("heading", title, size, 7.0);
        self.paragraph("body", &rest);
        self.y += 1.5;
    }

    fn scores(&mut self, view: &CityPlanningView) {
        for (score, hand) in view.scores.iter().zip(&view.hands) {
            self.rule();
            let y = self.y + 3.6;
            let to_act = view.to_act == Some(score.seat);
            if to_act {
                self.shapes
                    .push(pieces::to_move(self.left + 1.0, y, 2.8).id("to-move"));
            }
            let class = if to_act { "strong" } else { "body" };
            let you = if view.observer == Some(score.seat) {
                " (you)"
            } else {
                ""
            };
            let name = format!("Player {}{you}", score.seat);
            self.shapes.push(start(class, self.left + 4.0, y, 3.6, name));
            let held = match hand.count {
                1 => "1 Development".to_owned(),
                count => format!("{count} Developments"),
            };
            self.shapes.push(start("muted", self.left + 34.0, y, BODY, held));
            let points = Shape::text("strong", self.right, y, 4.2, score.total.to_string());
            self.shapes
                .push(points.anchored(Anchor::End).id(format!("points-{}", score.seat)));
            self.y += 7.4;
        }
    }

    fn face_up(&mut self, view: &CityPlanningView) {
        self.rule();
        self.y += 2.0;
        self.words(
            "muted",
            "Zones face up, with waiting stones".to_owned(),
            BODY,
            LINE,
        );
        // The number of waiting stones sticks out above a tile.
        self.y += 2.7;
        for (place, up) in view.face_up.iter().enumerate() {
            let (x, y) = (self.left + place as f32 * (TILE + 5.0), self.y);
            let mut shapes = art::tile(up.tile, 0, x, y, TILE);
            let middle = (x + TILE / 2.0, y + TILE * 0.58);
            let needs = [
                (up.tile.kind().primary(), up.tile.primary_need()),
                (up.tile.kind().secondary(), up.tile.secondary_need()),
            ];
            let words: Vec<String> = needs
                .iter()
                .filter(|(_, count)| *count > 0)
                .map(|&(ground, count)| format!("{count} {}", short(ground)))
                .collect();
            for (line, words) in words.iter().enumerate() {
                let y = middle.1 - 1.8 + line as f32 * 3.9;
                shapes.push(Shape::text("strong", middle.0, y, 3.1, words.clone()));
            }
            if up.waiting > 0 {
                shapes.push(Shape::circle("tile-back", x + TILE - 1.5, y + 1.5, 4.0));
                let count = format!("+{}", up.waiting);
                shapes.push(Shape::text("tile-count", x + TILE - 1.5, y + 1.5, 3.6, count));
            }
            let label = format!("{} face up, {} waiting", up.tile.words(), up.waiting);
            let tile = Shape::group("", shapes)
                .id(format!("face-up-{}", up.tile))
                .label(label);
            let touched = view.may_act() && view.stage == Stage::Build;
            self.shapes.push(match touched {
                true => tile.token(Token::new(up.tile.to_string())),
                false => tile,
            });
        }
        self.y += TILE + 3.5;
        self.paragraph("muted", &text::stack(view));
        self.paragraph("muted", &text::bag(view));
        self.y += 1.0;
    }

    fn hand(&mut self, view: &CityPlanningView) {
        let Some(hand) = view.own_hand() else {
            return;
        };
        self.rule();
        self.y += 2.0;
        self.words("muted", "Your Developments".to_owned(), BODY, LINE);
        for (place, development) in hand.iter().enumerate() {
            let x = self.left + 8.0 + place as f32 * 21.0;
            let coin = art::coin(development, x, self.y + 8.0, 8.0)
                .id(format!("held-{development}"))
                .label(development.words());
            let touched = view.may_act() && view.stage == Stage::Build;
            self.shapes.push(match touched {
                true => coin.token(Token::new(format!("{DEVELOPMENT}{development}"))),
                false => coin,
            });
        }
        self.y += 18.5;
    }

    /// What can be done that needs no point: the kind of stone, to pass, to propose and accept the end, to confirm.
    fn buttons(&mut self, view: &CityPlanningView) {
        if !view.may_act() {
            return;
        }
        let mut buttons: Vec<(&'static str, String)> = match view.stage {
            Stage::FirstStone | Stage::SecondStone(_) | Stage::ThirdStone(_) => Stone::ALL
                .into_iter()
                .filter(|&stone| view.stage != Stage::ThirdStone(stone.other()))
                .map(|stone| (stone.token(), stone.to_string()))
                .collect(),
            Stage::Build => vec![
                (PASS, "Build nothing".to_owned()),
                (PROPOSE, "…and propose the end".to_owned()),
            ],
            Stage::Confirm => vec![(CONFIRM, "Lay the Zone".to_owned())],
            _ => Vec::new(),
        };
        if view.proposal {
            buttons.push((ACCEPT, "Accept the end".to_owned()));
        }
        if buttons.is_empty() {
            return;
        }
        self.rule();
        self.y += 2.5;
        for pair in buttons.chunks(2) {
            for (place, (token, words)) in pair.iter().enumerate() {
                let width = (self.right - self.left - 3.0) / 2.0;
                let x = self.left + place as f32 * (width + 3.0);
                let plate = Shape::rect("button", x, self.y, width, 8.5).rounded(1.5);
                let mut shapes = vec![plate];
                let mut middle = x + width / 2.0;
                if let Some(stone) = Stone::ALL.into_iter().find(|stone| stone.token() == *token) {
                    shapes.push(art::stone(stone, x + 7.0, self.y + 4.25, 2.9));
                    middle += 3.5;
                }
                shapes.push(Shape::text("strong", middle, self.y + 4.25, 3.4, words.clone()));
                let button = Shape::group("", shapes).id(format!("button-{token}"));
                self.shapes.push(
                    button
                        .token(Token::new(*token))
                        .label(words.trim_start_matches('…')),
                );
            }
            self.y += 10.5;
        }
    }

    fn preview(&mut self, preview: &Preview) {
        self.rule();
        self.y += 2.5;
        let title = format!("{} around {}", preview.tile.words(), preview.at);
        self.words("strong", title, 3.6, 5.4);
        self.paragraph("body", &format!("needs {}", preview.needs));
        self.paragraph("body", &format!("covers {}", preview.covers));
        if !preview.incorporates.is_empty() {
            let coins = text::listed(&preview.incorporates, " ");
            self.paragraph("body", &format!("incorporates {coins}"));
        }
        for line in &preview.lines {
            self.points("body", &line.label, line.points);
        }
        self.points("strong", "in all", preview.points);
        if preview.removes.len() > 1 {
            let words = match preview.under.is_empty() {
                true => "Touch the Zone that goes under the stack first".to_owned(),
                false => format!("under the stack: {}", text::listed(&preview.under, ", ")),
            };
            self.paragraph("muted", &words);
        }
        self.y += 1.5;
    }

    /// What each type needs, and whom it likes beside it.
    fn reminder(&mut self) {
        self.rule();
        self.y += 2.0;
        self.words(
            "muted",
            "A Zone of value N: N+1 points, and N/2 others; its neighbours".to_owned(),
            2.7,
            LINE,
        );
        for kind in Kind::ALL {
            let y = self.y + 2.6;
            self.shapes
                .push(Shape::circle(art::coin_class(kind), self.left + 2.6, y, 2.6));
            self.shapes.push(art::sign(kind, self.left + 2.6, y, 1.5));
            self.shapes
                .push(start("body", self.left + 7.0, y, BODY, kind.to_string()));
            let needs = format!("{}, {}", short(kind.primary()), short(kind.secondary()));
            self.shapes.push(start("body", self.left + 30.0, y, BODY, needs));
            let list = |influence: Influence, mark: char| {
                Kind::ALL
                    .into_iter()
                    .filter(|&other| kind.influence_of(other) == influence)
                    .map(|other| format!("{mark}{}", other.initial()))
                    .collect::<Vec<_>>()
            };
            let mut likes = list(Influence::Beneficial, '+');
            likes.extend(list(Influence::Detrimental, '−'));
            let likes = Shape::text("body", self.right, y, BODY, likes.join("  "));
            self.shapes.push(likes.anchored(Anchor::End));
            self.y += 6.4;
        }
        self.y += 1.5;
    }

    fn rule(&mut self) {
        let (from, to) = ((self.left, self.y), (self.right, self.y));
        self.shapes.push(Shape::straight("rule", from, to));
    }

    fn words(&mut self, class: &'static str, words: String, size: f32, height: f32) {
        self.shapes
            .push(start(class, self.left, self.y + height / 2.0, size, words));
        self.y += height;
    }

    /// Words that may need more than one line.
    fn paragraph(&mut self, class: &'static str, words: &str) {
        let mut line = String::new();
        for word in words.split(' ').filter(|word| !word.is_empty()) {
            if !line.is_empty() && line.chars().count() + 1 + word.chars().count() > LETTERS {
                self.words(class, std::mem::take(&mut line), BODY, LINE);
            }
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(word);
        }
        if !line.is_empty() {
            self.words(class, line, BODY, LINE);
        }
    }

    /// A line with points at its end.
    fn points(&mut self, class: &'static str, label: &str, points: i32) {
        let y = self.y + LINE / 2.0;
        self.shapes
            .push(start(class, self.left, y, BODY, label.to_owned()));
        let number = Shape::text(class, self.right, y, BODY, format!("{points:+}"));
        self.shapes.push(number.anchored(Anchor::End));
        self.y += LINE;
    }
}

fn short(ground: Ground) -> &'static str {
    match ground {
        Ground::Population => "Population",
        Ground::Resource => "Resource",
        Ground::Empty => "empty",
    }
}

fn start(class: &'static str, x: f32, y: f32, size: f32, words: String) -> Shape {
    Shape::text(class, x, y, size, words).anchored(Anchor::Start)
}
