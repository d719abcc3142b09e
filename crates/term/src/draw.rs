//! Draws a screen. Knows no game: lines, classes, tokens.

use plat_engine::Sentence;
use plat_engine::page::{Line, Span};
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::layout::Scroll;
use crate::overlay::{Overlay, Text};
use crate::style::Touch;
use crate::viewer::Viewer;

/// Draws everything.
pub(crate) fn draw(viewer: &mut Viewer, frame: &mut Frame<'_>) {
    let size = frame.area();
    viewer.resize(size);
    let buffer = frame.buffer_mut();
    buffer.set_style(size, viewer.ink.ground());
    match &viewer.overlay {
        Some(Overlay::HandOver { words }) => hand_over(viewer, words, size, buffer),
        Some(Overlay::Text(text)) => read(viewer, text, size, buffer),
        _ => table(viewer, buffer),
    }
}

fn table(viewer: &Viewer, buffer: &mut Buffer) {
    let layout = viewer.layout();
    let scroll = viewer.scroll(&layout);
    let ink = viewer.ink;
    let content = &viewer.content;
    bar(
        buffer,
        layout.title,
        ink.bar(),
        &format!(" {} · {}", content.game, content.page.prompt),
        &viewer.corner,
    );
    for (pane, &scroll) in layout.panes.iter().zip(&scroll) {
        lines(viewer, &pane.lines, pane.area, pane.indent, scroll, buffer);
        let farthest = pane.farthest();
        let right = pane.area.right().saturating_sub(1);
        for (shown, y, mark) in [
            (scroll.y > 0, pane.area.y, '▲'),
            (scroll.y < farthest.y, pane.area.bottom().saturating_sub(1), '▼'),
        ] {
            if shown {
                put(buffer, right, y, mark, ink.words("to-move"));
            }
        }
    }
    if let [board, side] = layout.panes.as_slice() {
        for y in side.area.top()..board.area.bottom() {
            put(buffer, side.area.x.saturating_sub(1), y, '│', ink.words("muted"));
        }
    }
    if let Some(area) = layout.log {
        let heading = Line::new().put("heading", content.log_title.as_str());
        lines(viewer, &[heading], area, 1, Scroll::default(), buffer);
        let room = usize::from(area.height.saturating_sub(1));
        let from = content.log.len().saturating_sub(room);
        let below = Rect {
            y: area.y + 1,
            height: area.height.saturating_sub(1),
            ..area
        };
        lines(viewer, &content.log[from..], below, 1, Scroll::default(), buffer);
    }
    match &viewer.overlay {
        Some(Overlay::Ask(ask)) => bar(
            buffer,
            layout.message,
            ink.words("strong"),
            &format!(" {}: {}█", viewer.voice.word(ask.question), ask.typed),
            "",
        ),
        _ => bar(
            buffer,
            layout.message,
            ink.words("strong"),
            &format!(" {}", viewer.message),
            "",
        ),
    }
    let keys = match &viewer.overlay {
        Some(Overlay::Ask(_)) => "keys-ask",
        _ => viewer.keys,
    };
    let keys = viewer.voice.word(keys);
    bar(buffer, layout.keys, ink.words("muted"), &format!(" {keys}"), "");
}

/// A text over the whole screen.
fn read(viewer: &Viewer, text: &Text, size: Rect, buffer: &mut Buffer) {
    let area = Rect {
        x: size.x + 2,
        y: size.y + 1,
        width: size.width.saturating_sub(4),
        height: size.height.saturating_sub(2),
    };
    let top = Rect { height: 1, ..size };
    let bottom = Rect {
        y: size.bottom().saturating_sub(1),
        height: 1,
        ..size
    };
    bar(buffer, top, viewer.ink.bar(), &format!(" {}", text.title), "");
    let last = text.lines.len();
    let shown = &text.lines[text.top.min(last)..];
    lines(viewer, shown, area, 0, Scroll::default(), buffer);
    let place = (text.top + usize::from(area.height)).min(last);
    let keys = Sentence::new("keys-read")
        .with("place", place)
        .with("count", last);
    let keys = format!(" {}", viewer.voice.say(&keys));
    bar(buffer, bottom, viewer.ink.words("muted"), &keys, "");
}

/// Nothing of the table, and whom it is for.
fn hand_over(viewer: &Viewer, words: &str, size: Rect, buffer: &mut Buffer) {
    let (look_away, keys) = (
        viewer.voice.word("look-away"),
        viewer.voice.word("keys-hand-over"),
    );
    let asked = ["", words, "", &look_away, "", &keys];
    let top = size.y + size.height.saturating_sub(asked.len() as u16) / 2;
    for (index, words) in asked.into_iter().enumerate() {
        let class = if index == 1 { "heading" } else { "body" };
        let width = words.chars().count() as u16;
        let x = size.x + size.width.saturating_sub(width) / 2;
        let y = top + index as u16;
        if y < size.bottom() {
            let room = usize::from(size.right().saturating_sub(x));
            buffer.set_stringn(x, y, words, room, viewer.ink.words(class));
        }
    }
}

/// Lines in a window, as far as they are scrolled.
fn lines(viewer: &Viewer, lines: &[Line], area: Rect, indent: u16, scroll: Scroll, buffer: &mut Buffer) {
    let shown = lines
        .iter()
        .skip(usize::from(scroll.y))
        .take(usize::from(area.height));
    for (y, line) in shown.enumerate() {
        let y = area.y + y as u16;
        let mut x = i32::from(indent) - i32::from(scroll.x);
        let width = line.width() as i32 + x;
        for span in &line.0 {
            let style = viewer.ink.span(span, touch(viewer, span));
            for letter in span.text.chars() {
                if (0..i32::from(area.width)).contains(&x) {
                    put(buffer, area.x + x as u16, y, letter, style);
                }
                x += 1;
            }
        }
        if width > i32::from(area.width) && area.width > 0 {
            put(buffer, area.right() - 1, y, '…', viewer.ink.words("muted"));
        }
    }
}

fn touch(viewer: &Viewer, span: &Span) -> Touch {
    let Some(token) = &span.token else {
        return Touch::default();
    };
    Touch {
        open: viewer.open.contains(token),
        touched: viewer.touched.contains(token),
        cursor: viewer.cursor.as_ref() == Some(token),
    }
}

/// One line with words at both of its ends.
fn bar(buffer: &mut Buffer, area: Rect, style: Style, left: &str, right: &str) {
    buffer.set_style(area, style);
    let width = usize::from(area.width);
    buffer.set_stringn(area.x, area.y, left, width, style);
    let room = width.saturating_sub(left.chars().count() + 2);
    let right: String = right.chars().take(room).collect();
    let length = right.chars().count() as u16;
    if length > 0 {
        let x = area.right().saturating_sub(length + 1);
        buffer.set_stringn(x, area.y, &right, room, style);
    }
}

fn put(buffer: &mut Buffer, x: u16, y: u16, letter: char, style: Style) {
    if let Some(cell) = buffer.cell_mut((x, y)) {
        cell.set_char(letter).set_style(style);
    }
}
