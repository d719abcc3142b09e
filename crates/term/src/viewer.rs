//! The screen of one observer: what it shows, where the cursor is, and how far it is scrolled. Playing and replaying
//! have it in common.

use std::collections::BTreeSet;

use plat_engine::page::Part;
use plat_engine::{Sentence, Token, Voice};
use ratatui::crossterm::event::{MouseEvent, MouseEventKind};
use ratatui::layout::Rect;

use crate::content::Content;
use crate::layout::{Layout, Scroll, Target, Way};
use crate::overlay::Overlay;
use crate::style::Ink;
use crate::words::voice;

/// How many lines the wheel of a mouse moves.
const WHEEL: i32 = 3;

/// A screen.
pub(crate) struct Viewer {
    pub(crate) ink: Ink,
    pub(crate) content: Content,
    /// What may be done now, in words, where somebody may do something.
    pub(crate) choices: Option<Part>,
    /// What may be touched now.
    pub(crate) open: BTreeSet<Token>,
    /// What has been touched.
    pub(crate) touched: Vec<Token>,
    /// Where the cursor is.
    pub(crate) cursor: Option<Token>,
    /// What lies over the table.
    pub(crate) overlay: Option<Overlay>,
    /// What there is to say.
    pub(crate) message: String,
    /// What stands at the right end of the title.
    pub(crate) corner: String,
    /// The message that says which keys do something.
    pub(crate) keys: &'static str,
    /// Who speaks for the screen.
    pub(crate) voice: Voice<'static>,
    scroll: [Scroll; 2],
    size: Rect,
}

impl Viewer {
    pub(crate) fn new(ink: Ink, keys: &'static str, language: &str) -> Viewer {
        Viewer {
            ink,
            content: Content::default(),
            choices: None,
            open: BTreeSet::new(),
            touched: Vec::new(),
            cursor: None,
            overlay: None,
            message: String::new(),
            corner: String::new(),
            keys,
            voice: voice(language),
            scroll: [Scroll::default(); 2],
            size: Rect::default(),
        }
    }

    /// Says something.
    pub(crate) fn say(&mut self, sentence: &Sentence) {
        self.message = self.voice.say(sentence);
    }

    /// The screen has this size now.
    pub(crate) fn resize(&mut self, size: Rect) {
        if self.size != size {
            self.size = size;
            self.follow();
        }
    }

    pub(crate) fn size(&self) -> Rect {
        self.size
    }

    pub(crate) fn layout(&self) -> Layout {
        Layout::of(&self.content, self.choices.as_ref(), self.size)
    }

    /// How far the panes are scrolled: never farther than they can be.
    pub(crate) fn scroll(&self, layout: &Layout) -> [Scroll; 2] {
        let mut scroll = self.scroll;
        for (pane, scroll) in layout.panes.iter().zip(&mut scroll) {
            let farthest = pane.farthest();
            *scroll = Scroll {
                x: scroll.x.min(farthest.x),
                y: scroll.y.min(farthest.y),
            };
        }
        scroll
    }

    /// Something else can be touched now: the cursor stays, or goes to what is nearest to where it was.
    pub(crate) fn offer(&mut self, choices: Option<Part>, open: BTreeSet<Token>) {
        let before = self.target();
        self.choices = choices;
        self.open = open;
        if self
            .cursor
            .as_ref()
            .is_none_or(|token| !self.open.contains(token))
        {
            let layout = self.layout();
            let targets = layout.targets(&self.open);
            let near = before.and_then(|old| {
                let far = |target: &&Target| {
                    let across = u32::from(target.x.abs_diff(old.x));
                    let down = u32::from(target.y.abs_diff(old.y));
                    (target.pane != old.pane, across + 2 * down)
                };
                targets.iter().min_by_key(far)
            });
            self.cursor = near.or(targets.first()).map(|target| target.token.clone());
        }
        self.follow();
    }

    /// Where the cursor stands.
    fn target(&self) -> Option<Target> {
        let token = self.cursor.as_ref()?;
        let only = BTreeSet::from([token.clone()]);
        self.layout().targets(&only).into_iter().next()
    }

    /// Moves the cursor.
    pub(crate) fn go(&mut self, way: Way) {
        let layout = self.layout();
        let targets = layout.targets(&self.open);
        let next = match self.target() {
            Some(from) => layout.toward(&targets, &from, way),
            None => targets.first(),
        };
        if let Some(target) = next {
            self.cursor = Some(target.token.clone());
            self.follow();
        }
    }

    /// Moves the cursor in reading order.
    pub(crate) fn step(&mut self, forwards: bool) {
        let targets = self.layout().targets(&self.open);
        let count = targets.len();
        if count == 0 {
            return;
        }
        let here = targets
            .iter()
            .position(|target| Some(&target.token) == self.cursor.as_ref());
        let next = match (here, forwards) {
            (Some(here), true) => (here + 1) % count,
            (Some(here), false) => (here + count - 1) % count,
            (None, _) => 0,
        };
        self.cursor = Some(targets[next].token.clone());
        self.follow();
    }

    /// Scrolls so that the cursor can be seen.
    fn follow(&mut self) {
        let layout = self.layout();
        let mut scroll = self.scroll(&layout);
        if let Some(target) = self.target()
            && let Some(pane) = layout.panes.get(target.pane)
        {
            scroll[target.pane] = pane.follow(scroll[target.pane], &target);
        }
        self.scroll = scroll;
    }

    /// Scrolls the first pane that is larger than its window by so many windows.
    pub(crate) fn leaf(&mut self, windows: i32) {
        let layout = self.layout();
        let larger = layout.panes.iter().find(|pane| pane.farthest().y > 0);
        if let Some(height) = larger.map(|pane| i32::from(pane.area.height)) {
            self.nudge(windows * (height - 2).max(1));
        }
    }

    /// Scrolls the same pane by so many lines.
    pub(crate) fn nudge(&mut self, lines: i32) {
        let layout = self.layout();
        if let Some(pane) = layout.panes.iter().position(|pane| pane.farthest().y > 0) {
            self.scroll_by(pane, lines);
        }
    }

    fn scroll_by(&mut self, pane: usize, lines: i32) {
        let layout = self.layout();
        let mut scroll = self.scroll(&layout);
        let y = i32::from(scroll[pane].y) + lines;
        scroll[pane].y = y.clamp(0, i32::from(layout.panes[pane].farthest().y)) as u16;
        self.scroll = scroll;
    }

    /// What a mouse touches; turning its wheel scrolls.
    pub(crate) fn mouse(&mut self, event: MouseEvent) -> Option<Token> {
        let layout = self.layout();
        let (x, y) = (event.column, event.row);
        match event.kind {
            MouseEventKind::Down(_) => {
                let token = layout.token_at(&self.scroll(&layout), x, y)?;
                self.open.contains(&token).then(|| {
                    self.cursor = Some(token.clone());
                    token
                })
            }
            MouseEventKind::ScrollDown | MouseEventKind::ScrollUp => {
                let lines = if event.kind == MouseEventKind::ScrollUp {
                    -WHEEL
                } else {
                    WHEEL
                };
                match &mut self.overlay {
                    Some(Overlay::Text(text)) => {
                        text.scroll(lines as isize, usize::from(self.size.height.saturating_sub(2)));
                    }
                    _ => {
                        if let Some(pane) = layout.pane_at(x, y) {
                            self.scroll_by(pane, lines);
                        }
                    }
                }
                None
            }
            _ => None,
        }
    }
}
