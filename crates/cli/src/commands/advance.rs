//! What happens in a game in a file without anybody being asked: draws, and the actions of computer players. And how
//! that is told.

use std::io::Write;
use std::path::Path;

use plat_arena::Seated;
use plat_engine::{Arg, DrawError, Next, Observer, Said, Seat, Seen, Sentence};
use plat_games::LiveTable;
use serde_json::json;

use super::play::FileKeeper;
use crate::language;
use crate::layout;

/// Draws and lets the computer act until a person is to act, or a draw is due whose seed is elsewhere. The file is
/// written after every action.
pub(super) fn advance(
    table: &mut dyn LiveTable,
    mut seated: Vec<Option<Seated>>,
    keeper: &mut FileKeeper,
) -> anyhow::Result<()> {
    loop {
        let settled = table.settle();
        keeper.keep(table)?;
        match settled {
            Ok(_) => {}
            Err(DrawError::NoSeed) => return Ok(()),
            Err(error) => return Err(error.into()),
        }
        let Next::Seats(acting) = table.next() else {
            seated.iter_mut().flatten().for_each(|player| player.end(table));
            return Ok(());
        };
        let asked = acting.iter().find(|seat| seated[seat.index()].is_some());
        let Some((seat, player)) = asked.and_then(|seat| Some((seat, seated[seat.index()].as_mut()?))) else {
            return Ok(());
        };
        let word = player.choose(table, seat)?;
        table.act(seat, &word)?;
    }
}

/// What happened, and what is next.
pub(super) struct Report {
    file: String,
    from: usize,
    happened: Vec<Seen<Said>>,
    state: &'static str,
    acting: Vec<Seat>,
    next: String,
}

impl Report {
    /// What happened after so many entries. It is told as a spectator may know it: a script's output may be read by
    /// anybody.
    pub(super) fn since(from: usize, table: &dyn LiveTable, file: &Path) -> Report {
        let named = |seat: &Seat| {
            let name = table.players().get(seat.index()).cloned().unwrap_or_default();
            let seat = Sentence::new("seat-of")
                .with("seat", seat.number())
                .with("name", Arg::verbatim(name));
            language::say(&seat)
        };
        let mut acting = Vec::new();
        let (state, next) = match table.next() {
            Next::Over => {
                let winners = table.placings().map(|placings| placings.winners);
                ("over", layout::winners(table, &winners.unwrap_or_default()))
            }
            Next::Chance | Next::Uncover => ("draw", language::word("draw-elsewhere")),
            Next::Seats(seats) => {
                acting = seats.iter().collect();
                let names: Vec<String> = acting.iter().map(named).collect();
                let to_act = Sentence::new("to-act").with("seats", Arg::verbatim(names.join(", ")));
                ("act", language::say(&to_act))
            }
        };
        let voice = language::voice(table);
        Report {
            file: file.display().to_string(),
            from,
            happened: table
                .look(Observer::Spectator)
                .log(from)
                .iter()
                .map(|seen| seen.said(&voice))
                .collect(),
            state,
            acting,
            next,
        }
    }

    pub(super) fn print(&self, out: &mut dyn Write, json: bool) -> anyhow::Result<()> {
        if json {
            let report = json!({
                "file": self.file,
                "entries": self.from + self.happened.len(),
                "happened": self.happened,
                "next": self.state,
                "seats": self.acting,
            });
            return super::print_json(out, &report);
        }
        for (index, seen) in self.happened.iter().enumerate() {
            writeln!(out, "{:>4}. {}", self.from + index + 1, seen.says)?;
        }
        Ok(writeln!(out, "{}", self.next)?)
    }
}
