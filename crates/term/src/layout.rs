//! Where everything stands on a screen of a given size, and how the cursor moves among the things that can be touched.
//!
//! A wide screen has the boards to the left and the rest to the right; a narrow one has everything in one column. What
//! does not fit scrolls.

use std::collections::BTreeSet;

use plat_engine::Token;
use plat_engine::page::{Line, Part, Role};
use ratatui::layout::{Position, Rect};

use crate::content::Content;

/// What stands beside a board needs at least so many columns.
const SIDE: u16 = 36;
/// So many entries of the log are always shown.
const LOG: u16 = 5;

/// Where everything stands.
#[derive(Clone, Debug)]
pub(crate) struct Layout {
    /// The name of the game and what is to be done.
    pub(crate) title: Rect,
    /// The parts of the table that scroll: the boards, and what lies beside them where that has a column of its own.
    pub(crate) panes: Vec<Pane>,
    /// The end of the log, where it has a place of its own.
    pub(crate) log: Option<Rect>,
    /// What the cursor is on, and what went wrong.
    pub(crate) message: Rect,
    /// The keys.
    pub(crate) keys: Rect,
}

/// Lines in a window that may be smaller.
#[derive(Clone, Debug)]
pub(crate) struct Pane {
    /// The window.
    pub(crate) area: Rect,
    /// The lines.
    pub(crate) lines: Vec<Line>,
    /// How far the lines stand from the left edge.
    pub(crate) indent: u16,
}

/// The first line and column of a pane that are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Scroll {
    pub(crate) x: u16,
    pub(crate) y: u16,
}

/// Something that can be touched, and where it stands: its first piece of text in a pane.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Target {
    pub(crate) token: Token,
    pub(crate) pane: usize,
    /// Its first column.
    pub(crate) x: u16,
    pub(crate) width: u16,
    /// Its first and last line.
    pub(crate) y: u16,
    pub(crate) bottom: u16,
}

/// A direction of the cursor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    Left,
    Right,
    Up,
    Down,
}

impl Layout {
    /// The layout of a table, with what may be done now among it.
    pub(crate) fn of(content: &Content, choices: Option<&Part>, size: Rect) -> Layout {
        let row = |y: u16| Rect {
            y: y.min(size.bottom().saturating_sub(1)),
            height: size.height.min(1),
            ..size
        };
        let main = Rect {
            y: size.y + 1,
            height: size.height.saturating_sub(3),
            ..size
        };
        let mut layout = Layout {
            title: row(size.y),
            panes: Vec::new(),
            log: None,
            message: row(size.bottom().saturating_sub(2)),
            keys: row(size.bottom().saturating_sub(1)),
        };
        let parts = || content.page.parts.iter();
        let boards = lines(parts().filter(|part| part.role == Role::Board));
        let beside = || {
            let hands = parts().filter(|part| part.role == Role::Beside);
            let scores = parts()
                .filter(|part| part.role == Role::Score)
                .chain(&content.scores);
            choices.into_iter().chain(hands).chain(scores)
        };
        let (board_width, side_width) = (width(&boards), width(&lines(beside())));
        if main.width >= board_width + 3 + SIDE {
            let room = main.width - board_width - 3;
            let side = room.min(side_width.max(SIDE) + 1);
            let left = main.width - side - 1;
            let log_height = (content.log.len() as u16 + 1).min((main.height / 4).max(LOG + 1));
            let side_area = Rect {
                x: main.x + left + 1,
                width: side,
                height: main.height.saturating_sub(log_height),
                ..main
            };
            // A board that leaves room stands a little below the edge.
            let spare = main.height.saturating_sub(boards.len() as u16);
            let down = (spare / 4).min(3);
            layout.panes.push(Pane {
                indent: (left - board_width) / 2,
                lines: boards,
                area: Rect {
                    y: main.y + down,
                    width: left,
                    height: main.height - down,
                    ..main
                },
            });
            layout.panes.push(Pane {
                lines: lines(beside()),
                indent: 1,
                area: side_area,
            });
            layout.log = Some(Rect {
                y: side_area.bottom(),
                height: main.height - side_area.height,
                ..side_area
            });
        } else {
            let from = content.log.len().saturating_sub(usize::from(LOG));
            let log = Part::beside(content.log_title.as_str(), content.log[from..].to_vec());
            let all = parts()
                .filter(|part| part.role == Role::Board)
                .chain(beside())
                .chain([&log]);
            layout.panes.push(Pane {
                lines: lines(all),
                indent: 0,
                area: main,
            });
        }
        layout
    }

    /// Everything that can be touched and is open, in reading order.
    pub(crate) fn targets(&self, open: &BTreeSet<Token>) -> Vec<Target> {
        let mut targets: Vec<Target> = Vec::new();
        for (pane, shown) in self.panes.iter().enumerate() {
            for (y, line) in shown.lines.iter().enumerate() {
                let mut x = shown.indent;
                for span in &line.0 {
                    let width = span.width() as u16;
                    if let Some(token) = span.token.as_ref().filter(|token| open.contains(token)) {
                        let y = y as u16;
                        match targets.iter_mut().find(|target| target.token == *token) {
                            // The next line of the same cell, or the rest of a line.
                            Some(target)
                                if target.pane == pane
                                    && target.bottom + 1 >= y
                                    && x <= target.x + target.width =>
                            {
                                target.bottom = y;
                                target.width = target.width.max(x + width - target.x.min(x));
                            }
                            Some(_) => {}
                            None => targets.push(Target {
                                token: token.clone(),
                                pane,
                                x,
                                width,
                                y,
                                bottom: y,
                            }),
                        }
                    }
                    x += width;
                }
            }
        }
        targets
    }

    /// Where the middle of a target is, if nothing were scrolled: columns are half as wide as lines are high.
    fn middle(&self, target: &Target) -> (i32, i32) {
        let area = self.panes[target.pane].area;
        let x = i32::from(area.x + target.x) * 2 + i32::from(target.width);
        let y = i32::from(area.y) * 4 + i32::from(target.y + target.bottom) * 2;
        (x, y)
    }

    /// The nearest target that way, or nothing if there is none.
    pub(crate) fn toward<'a>(&self, targets: &'a [Target], from: &Target, way: Way) -> Option<&'a Target> {
        let (x, y) = self.middle(from);
        let far = |target: &&Target| {
            let (tx, ty) = self.middle(target);
            let (dx, dy) = (tx - x, ty - y);
            let (along, across) = match way {
                Way::Left => (-dx, dy),
                Way::Right => (dx, dy),
                Way::Up => (-dy, dx),
                Way::Down => (dy, dx),
            };
            (along > 0).then(|| along + 3 * across.abs())
        };
        let others = targets.iter().filter(|target| target.token != from.token);
        others
            .filter_map(|target| Some((far(&target)?, target)))
            .min_by_key(|(far, _)| *far)
            .map(|(_, target)| target)
    }

    /// The pane below a point of the screen.
    pub(crate) fn pane_at(&self, x: u16, y: u16) -> Option<usize> {
        self.panes
            .iter()
            .position(|pane| pane.area.contains(Position { x, y }))
    }

    /// What is touched at a point of the screen.
    pub(crate) fn token_at(&self, scroll: &[Scroll; 2], x: u16, y: u16) -> Option<Token> {
        let pane = self.pane_at(x, y)?;
        let Pane { area, lines, indent } = &self.panes[pane];
        let line = lines.get(usize::from(y - area.y + scroll[pane].y))?;
        let column = x - area.x + scroll[pane].x;
        let mut from = *indent;
        for span in &line.0 {
            let to = from + span.width() as u16;
            if (from..to).contains(&column) {
                return span.token.clone();
            }
            from = to;
        }
        None
    }
}

impl Pane {
    /// How far it can be scrolled.
    pub(crate) fn farthest(&self) -> Scroll {
        Scroll {
            x: (width(&self.lines) + self.indent).saturating_sub(self.area.width),
            y: (self.lines.len() as u16).saturating_sub(self.area.height),
        }
    }

    /// The scroll nearest to this one at which the target can be seen.
    pub(crate) fn follow(&self, scroll: Scroll, target: &Target) -> Scroll {
        let nearest = |from: u16, first: u16, last: u16, room: u16, farthest: u16| {
            let least = (last + 1).saturating_sub(room);
            from.max(least).min(first).min(farthest)
        };
        let farthest = self.farthest();
        Scroll {
            x: nearest(
                scroll.x,
                target.x,
                target.x + target.width,
                self.area.width,
                farthest.x,
            ),
            // A line more on both sides shows where one is.
            y: nearest(
                scroll.y,
                target.y.saturating_sub(1),
                target.bottom + 1,
                self.area.height,
                farthest.y,
            ),
        }
    }
}

/// Parts below each other.
fn lines<'a>(parts: impl Iterator<Item = &'a Part>) -> Vec<Line> {
    let mut lines = Vec::new();
    for part in parts {
        if !lines.is_empty() {
            lines.push(Line::new());
        }
        if !part.title.is_empty() {
            lines.push(Line::new().put("heading", part.title.clone()));
        }
        lines.extend(part.lines.iter().cloned());
    }
    lines
}

fn width(lines: &[Line]) -> u16 {
    lines.iter().map(Line::width).max().unwrap_or(0) as u16
}
