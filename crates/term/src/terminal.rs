//! The real terminal: taken over whole, and given back as it was however the program ends.

use std::io::{self, Stdout, stdout};
use std::panic;
use std::sync::Once;
use std::thread;
use std::time::{Duration, Instant};

use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::cursor::{Hide, Show};
use ratatui::crossterm::event::{
    self, DisableMouseCapture, EnableMouseCapture, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers,
    MouseEvent, MouseEventKind,
};
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::{
    Clear, ClearType, EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use ratatui::{Frame, Terminal};

/// How long the screen waits for a key before it looks whether somebody has thought of something.
const PATIENCE: Duration = Duration::from_millis(50);

/// What follows from an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flow {
    /// Nothing has changed.
    Wait,
    /// The screen is to be drawn anew.
    Draw,
    /// The person leaves.
    Leave,
}

impl Flow {
    /// What follows from this and then that.
    fn and(self, then: Flow) -> Flow {
        match (self, then) {
            (Flow::Leave, _) | (_, Flow::Leave) => Flow::Leave,
            (Flow::Wait, Flow::Wait) => Flow::Wait,
            _ => Flow::Draw,
        }
    }
}

/// Something that fills a screen.
pub trait Front {
    /// Draws it.
    fn draw(&mut self, frame: &mut Frame<'_>);
    /// A key was pressed.
    fn key(&mut self, key: KeyEvent) -> Flow;
    /// The mouse did something.
    fn mouse(&mut self, event: MouseEvent) -> Flow;
    /// A moment has passed.
    fn tick(&mut self) -> Flow;
}

/// Shows it until the person leaves, or until `interrupted` says that the program has to end.
pub fn run(front: &mut dyn Front, interrupted: &dyn Fn() -> bool) -> io::Result<()> {
    let _taken = Taken::over()?;
    let mut terminal: Terminal<CrosstermBackend<Stdout>> = Terminal::new(CrosstermBackend::new(stdout()))?;
    let mut flow = Flow::Draw;
    let mut ticked = Instant::now();
    loop {
        if flow == Flow::Draw {
            terminal.draw(|frame| front.draw(frame))?;
        }
        if flow == Flow::Leave || interrupted() {
            return Ok(());
        }
        flow = Flow::Wait;
        if event::poll(PATIENCE.saturating_sub(ticked.elapsed()))? {
            flow = match event::read()? {
                Event::Key(key) if is_interrupt(key) => Flow::Leave,
                Event::Key(key) if key.kind != KeyEventKind::Release => front.key(key),
                Event::Mouse(event) if event.kind != MouseEventKind::Moved => front.mouse(event),
                // The next drawing finds the new size by itself.
                Event::Resize(..) => Flow::Draw,
                _ => Flow::Wait,
            };
        }
        // However fast somebody types, the others have their turn.
        if flow != Flow::Leave && ticked.elapsed() >= PATIENCE {
            ticked = Instant::now();
            flow = flow.and(front.tick());
        }
    }
}

fn is_interrupt(key: KeyEvent) -> bool {
    key.code == KeyCode::Char('c') && key.modifiers.contains(KeyModifiers::CONTROL)
}

/// The terminal while it is ours.
struct Taken;

impl Taken {
    fn over() -> io::Result<Taken> {
        restore_on_panic();
        enable_raw_mode()?;
        let taken = Taken;
        // Cleared here and not by ratatui, which would ask the terminal where its cursor is: not every one answers.
        execute!(
            stdout(),
            EnterAlternateScreen,
            Clear(ClearType::All),
            EnableMouseCapture,
            Hide
        )?;
        Ok(taken)
    }
}

impl Drop for Taken {
    fn drop(&mut self) {
        give_back();
    }
}

/// The terminal as it was. Nothing can be done about one that is gone.
fn give_back() {
    let _ = execute!(stdout(), Show, DisableMouseCapture, LeaveAlternateScreen);
    let _ = disable_raw_mode();
}

/// A panic is printed on the terminal that people know, not on the one that is about to vanish. One of a computer
/// player's thread is not: that seat is told to have failed, and the screen stays.
fn restore_on_panic() {
    static ONCE: Once = Once::new();
    let own = thread::current().id();
    ONCE.call_once(|| {
        let before = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            if thread::current().id() == own {
                give_back();
                before(info);
            }
        }));
    });
}
