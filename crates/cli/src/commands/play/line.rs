//! A game line by line, for a pipe or for who prefers it.

use std::io::{BufRead, Write};
use std::path::Path;

use anyhow::Context;
use plat_arena::Seated;
use plat_engine::{Arg, Choice, Next, Observer, Seat, Sentence, Token, Voice, narrow};
use plat_games::LiveTable;

use super::keeper::FileKeeper;
use crate::args::Sitter;
use crate::language::{self, say};
use crate::layout;

/// A game in progress at this terminal.
pub(super) struct Evening {
    pub(super) table: Box<dyn LiveTable>,
    pub(super) sitters: Vec<Sitter>,
    /// Those of them who do not sit at the keyboard.
    pub(super) seated: Vec<Option<Seated>>,
    pub(super) keeper: FileKeeper,
    /// What the seat to act has touched so far.
    pub(super) touched: Vec<Token>,
    /// Who looks at the screen; known only once somebody has been asked.
    pub(super) looking: Option<Seat>,
}

/// What follows from a line of input.
enum Then {
    /// The same seat goes on.
    Ask,
    /// The table has changed.
    Changed,
    /// Nobody wants to play on.
    Quit,
}

impl Evening {
    pub(super) fn play(&mut self, out: &mut dyn Write, input: &mut dyn BufRead) -> anyhow::Result<()> {
        loop {
            self.settle(out)?;
            self.keeper.keep(self.table.as_ref())?;
            let seat = match self.table.next() {
                Next::Seats(acting) => acting.first().context("nobody may act")?,
                _ => return self.show_end(out),
            };
            if self.seated[seat.index()].is_some() {
                self.player_turn(out, seat)?;
            } else if !self.human_turn(out, input, seat)? {
                return self.leave(out);
            }
        }
    }

    /// Draws and uncovers until somebody is to act. What is drawn can be seen on the table; what is uncovered is told.
    fn settle(&mut self, out: &mut dyn Write) -> anyhow::Result<()> {
        loop {
            let uncovers = self.table.next() == Next::Uncover;
            if !self.table.unfold()? {
                return Ok(());
            }
            if uncovers && let Some(seen) = self.table.look(Observer::Spectator).last() {
                writeln!(out, "\n{}.", seen.said(&self.voice()).says)?;
            }
        }
    }

    /// Asks somebody who does not sit at the keyboard, and tells what they do. Who loses the seat ends the game.
    fn player_turn(&mut self, out: &mut dyn Write, seat: Seat) -> anyhow::Result<()> {
        let player = self.seated[seat.index()].as_mut();
        let player = player.context("nobody sits there")?;
        let answer = player.choose(self.table.as_ref(), seat);
        let remark = player.remark().map(|remark| say(&remark));
        if answer.is_err() {
            self.leave(out)?;
        }
        self.table.act(seat, &answer?)?;
        let observer = self.only_human().map_or(Observer::Spectator, Observer::Seat);
        if let Some(seen) = self.table.look(observer).last() {
            let told = Sentence::new("told")
                .with("says", Arg::verbatim(seen.said(&self.voice()).says.to_string()))
                .with("word", Arg::verbatim(seen.word));
            writeln!(out, "\n{}", say(&told))?;
        }
        if let Some(remark) = remark {
            let remark = Arg::verbatim(remark);
            writeln!(out, "{}", say(&Sentence::new("it-says").with("remark", remark)))?;
        }
        Ok(())
    }

    /// Asks until the table has changed; false if the person leaves.
    fn human_turn(
        &mut self,
        out: &mut dyn Write,
        input: &mut dyn BufRead,
        seat: Seat,
    ) -> anyhow::Result<bool> {
        self.touched.clear();
        if !self.hand_over(out, input, seat)? {
            return Ok(false);
        }
        writeln!(
            out,
            "\n{}\n",
            self.table.look(Observer::Seat(seat)).page(&self.voice())
        )?;
        self.show_choices(out, seat)?;
        loop {
            let touched: Vec<&str> = self.touched.iter().map(Token::as_str).collect();
            write!(out, "{} ", say(&of_seat("prompt", seat)))?;
            if !touched.is_empty() {
                write!(out, "[{}] ", touched.join(" "))?;
            }
            let Some(line) = answer(out, input)? else {
                return Ok(false);
            };
            match self.obey(out, seat, line.trim())? {
                Then::Ask => {}
                Then::Changed => return Ok(true),
                Then::Quit => return Ok(false),
            }
        }
    }

    /// Where the next one sees what another person at the screen may not know, nothing is shown before that one has
    /// looked away. False if nobody comes.
    fn hand_over(
        &mut self,
        out: &mut dyn Write,
        input: &mut dyn BufRead,
        seat: Seat,
    ) -> anyhow::Result<bool> {
        let others = self.table.seats().iter().filter(|&other| other != seat);
        let mut people = others.filter(|other| self.sitters[other.index()] == Sitter::Human);
        if self.looking != Some(seat) && people.any(|other| self.table.shows_secrets(seat, other)) {
            write!(
                out,
                "{}{} ",
                "\n".repeat(SCREEN),
                say(&of_seat("look-away", seat))
            )?;
            if answer(out, input)?.is_none() {
                return Ok(false);
            }
        }
        self.looking = Some(seat);
        Ok(true)
    }

    fn obey(&mut self, out: &mut dyn Write, seat: Seat, line: &str) -> anyhow::Result<Then> {
        let (command, rest) = line.split_once(' ').unwrap_or((line, ""));
        match command {
            "" | "moves" => self.show_choices(out, seat)?,
            "help" | "?" => self.show_help(out, seat)?,
            "quit" | "exit" => return Ok(Then::Quit),
            "rules" => write!(out, "{}", self.table.info().rules_as_text())?,
            "score" => write!(out, "{}", self.scores(Observer::Seat(seat)))?,
            "log" => self.show_log(out, seat)?,
            "save" => self.save(out, rest.trim())?,
            "undo" if !self.touched.is_empty() => {
                self.touched.clear();
                self.show_choices(out, seat)?;
            }
            "undo" => return self.undo(out),
            _ => return self.act(out, seat, line),
        }
        Ok(Then::Ask)
    }

    /// A whole word acts at once; otherwise the line is what was touched, and narrows the choices down.
    fn act(&mut self, out: &mut dyn Write, seat: Seat, line: &str) -> anyhow::Result<Then> {
        let choices = self.table.look(Observer::Seat(seat)).choices();
        let words: Vec<&str> = line.split_whitespace().collect();
        let is_token = |word: &&str| {
            let mut tokens = choices.iter().flat_map(|choice| &choice.tokens);
            tokens.any(|token| token.as_str() == *word)
        };
        let word = match words.as_slice() {
            [word] if !is_token(word) => (*word).to_owned(),
            _ => {
                let mut touched = self.touched.clone();
                touched.extend(words.iter().copied().map(Token::new));
                match narrow(&choices, &touched).as_slice() {
                    [] => {
                        let nothing = Sentence::new("nothing-goes").with("line", Arg::verbatim(line));
                        writeln!(out, "{}", say(&nothing))?;
                        return Ok(Then::Ask);
                    }
                    [only] => only.word.clone(),
                    several => {
                        write!(out, "{}", layout::choices(several))?;
                        self.touched = touched;
                        return Ok(Then::Ask);
                    }
                }
            }
        };
        match self.table.act(seat, &word) {
            Ok(()) => {
                let played = Sentence::new("played").with("word", Arg::verbatim(word));
                writeln!(out, "{}", say(&played))?;
                Ok(Then::Changed)
            }
            Err(refusal) => {
                let voice = Voice {
                    you: Some(seat),
                    ..self.voice()
                };
                let why = voice.say(&refusal.sentence());
                let refused = Sentence::new("refused").with("why", Arg::verbatim(why));
                writeln!(out, "{}", say(&refused))?;
                Ok(Then::Ask)
            }
        }
    }

    /// Takes back the last action if a person made it, whoever is asked now.
    fn undo(&mut self, out: &mut dyn Write) -> anyhow::Result<Then> {
        let people = self.table.seats().iter().filter(|seat| {
            self.sitters[seat.index()] == Sitter::Human
                && self.table.look(Observer::Seat(*seat)).can_take_back()
        });
        let Some(seat) = people.into_iter().next() else {
            writeln!(out, "{}", language::word("nothing-to-undo"))?;
            return Ok(Then::Ask);
        };
        self.table.take_back(seat)?;
        writeln!(out, "{}", say(&of_seat("taken-back", seat)))?;
        Ok(Then::Changed)
    }

    fn save(&mut self, out: &mut dyn Write, file: &str) -> anyhow::Result<()> {
        if file.is_empty() {
            writeln!(out, "{}", language::word("save-where"))?;
            return Ok(());
        }
        if file == "-" {
            return Ok(write!(out, "{}", self.table.record())?);
        }
        // A file that cannot be written is no reason to lose the game.
        let named = |message| Sentence::new(message).with("file", Arg::verbatim(file));
        let saved = match self.keeper.save(Path::new(file), self.table.as_ref()) {
            Ok(true) => named("saved"),
            Ok(false) => named("written"),
            Err(error) => Sentence::new("not-saved").with("why", Arg::verbatim(language::explain(&error))),
        };
        Ok(writeln!(out, "{}", say(&saved))?)
    }

    fn leave(&self, out: &mut dyn Write) -> anyhow::Result<()> {
        match self.keeper.path() {
            Some(path) => {
                let file = Arg::verbatim(path.display().to_string());
                writeln!(out, "{}", say(&Sentence::new("kept").with("file", file)))?;
            }
            None if self.keeper.stream().is_some() => {}
            None => writeln!(out, "{}", language::word("unsaved"))?,
        }
        Ok(())
    }

    fn show_choices(&self, out: &mut dyn Write, seat: Seat) -> anyhow::Result<()> {
        let choices: Vec<Choice> = self.table.look(Observer::Seat(seat)).choices();
        let open = narrow(&choices, &self.touched);
        writeln!(
            out,
            "{}",
            say(&Sentence::new("choices").with("count", open.len()))
        )?;
        Ok(write!(out, "{}", layout::choices(&open))?)
    }

    fn show_help(&self, out: &mut dyn Write, seat: Seat) -> anyhow::Result<()> {
        if let Some(choice) = self.table.look(Observer::Seat(seat)).choices().pop() {
            let touched: Vec<&str> = choice.tokens.iter().map(Token::as_str).collect();
            let word = Sentence::new("help-word").with("word", Arg::verbatim(&choice.word));
            let touch = Sentence::new("help-touch").with("tokens", Arg::verbatim(touched.join(" ")));
            writeln!(out, "{}\n{}", say(&word), say(&touch))?;
        }
        for line in language::word("help").lines() {
            writeln!(out, "  {line}")?;
        }
        Ok(())
    }

    fn show_log(&self, out: &mut dyn Write, seat: Seat) -> anyhow::Result<()> {
        for (index, seen) in self.table.look(Observer::Seat(seat)).log(0).iter().enumerate() {
            writeln!(out, "{:>4}. {}", index + 1, seen.said(&self.voice()).says)?;
        }
        Ok(())
    }

    fn show_end(&mut self, out: &mut dyn Write) -> anyhow::Result<()> {
        for player in self.seated.iter_mut().flatten() {
            player.end(self.table.as_ref());
        }
        let winners = self
            .table
            .placings()
            .map(|placings| placings.winners)
            .unwrap_or_default();
        let page = self.table.look(Observer::Spectator).page(&self.voice());
        writeln!(out, "\n{page}\n")?;
        write!(out, "{}", self.scores(Observer::Spectator))?;
        writeln!(out, "\n{}", layout::winners(self.table.as_ref(), &winners))?;
        Ok(())
    }

    fn scores(&self, observer: Observer) -> String {
        let voice = self.voice();
        let scores: Vec<_> = self
            .table
            .look(observer)
            .scores()
            .iter()
            .map(|score| score.said(&voice))
            .collect();
        layout::scores(&scores, self.table.players())
    }

    /// Somebody who tells of the table.
    fn voice(&self) -> Voice<'static> {
        language::voice(self.table.as_ref())
    }

    /// The seat of the one person at the table, if it is just one.
    fn only_human(&self) -> Option<Seat> {
        let mut people = self
            .table
            .seats()
            .iter()
            .filter(|seat| self.sitters[seat.index()] == Sitter::Human);
        let first = people.next();
        first.filter(|_| people.next().is_none())
    }
}

/// What is typed after a prompt; nothing at the end of the input.
fn answer(out: &mut dyn Write, input: &mut dyn BufRead) -> anyhow::Result<Option<String>> {
    out.flush()?;
    let mut line = String::new();
    let read = input
        .read_line(&mut line)
        .context("standard input cannot be read")?;
    if read == 0 {
        writeln!(out)?;
        return Ok(None);
    }
    Ok(Some(line))
}

/// Lines that push what the last player saw off most screens.
const SCREEN: usize = 60;

/// A message about a seat.
fn of_seat(message: &'static str, seat: Seat) -> Sentence {
    Sentence::new(message).with("seat", seat.number())
}
