//! What one observer's table says, ready to be laid out on a screen.

use plat_engine::page::{Line, Page, Part, Role};
use plat_engine::{Arg, Observer, Said, SeatScore, Seen, Sentence, Voice};
use plat_games::LiveTable;

use crate::words;

/// How wide score lines become.
const SCORE_WIDTH: usize = 44;

/// A table as one observer sees it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Content {
    /// The name of the game.
    pub(crate) game: &'static str,
    /// The boards, and what lies beside them.
    pub(crate) page: Page,
    /// The score lines that are not 0, where the page has none of its own.
    pub(crate) scores: Option<Part>,
    /// All score lines.
    pub(crate) sheet: Part,
    /// What stands above what happened.
    pub(crate) log_title: String,
    /// What happened, in words.
    pub(crate) log: Vec<Line>,
}

impl Content {
    /// The table as it is.
    pub(crate) fn of(table: &dyn LiveTable, observer: Observer, language: &str) -> Content {
        let (voice, screen) = (&table.voice(language), &words::voice(language));
        let look = table.look(observer);
        let page = look.page(voice);
        let has_scores = page.parts.iter().any(|part| part.role == Role::Score);
        let scores: Vec<_> = look.scores().iter().map(|score| score.said(voice)).collect();
        let names = table.players();
        Content {
            game: table.info().name,
            log_title: screen.word("log"),
            scores: (!has_scores && !scores.is_empty()).then(|| score_part(&scores, names, false, screen)),
            sheet: score_part(&scores, names, true, screen),
            log: look
                .log(0)
                .iter()
                .enumerate()
                .map(|(index, seen)| entry(index, &seen.said(voice)))
                .collect(),
            page,
        }
    }
}

/// An entry of the log.
fn entry(index: usize, seen: &Seen<Said>) -> Line {
    let number = Line::new().put("muted", format!("{:>3} ", index + 1));
    match seen.seat {
        Some(_) => number.put("body", seen.says.to_string()),
        None => number.put("muted", seen.says.to_string()),
    }
}

fn score_part(scores: &[SeatScore<String>], names: &[String], all: bool, screen: &Voice) -> Part {
    let mut lines = Vec::new();
    let figure = |class: &'static str, label: &str, points: i32| {
        let room = SCORE_WIDTH - 6;
        let label: String = match label.chars().count() > room {
            true => label.chars().take(room - 1).chain(['…']).collect(),
            false => label.to_owned(),
        };
        Line::new().put(class, format!("{label:<room$}{points:>6}"))
    };
    for score in scores {
        let name = names.get(score.seat.index()).map_or("", String::as_str);
        let heading = Sentence::new("score-of")
            .with("seat", score.seat.number())
            .with("name", Arg::verbatim(words::called(name, screen)));
        lines.push(figure("strong", screen.say(&heading).trim_end(), score.total));
        for (index, line) in score.lines.iter().enumerate() {
            for sum in score.sums.iter().filter(|sum| sum.after == index) {
                lines.push(figure("muted", &format!("    {}", sum.label), sum.points));
            }
            if all || line.points != 0 {
                lines.push(figure("body", &format!("  {}", line.label), line.points));
            }
        }
        for sum in score.sums.iter().filter(|sum| sum.after == score.lines.len()) {
            lines.push(figure("muted", &format!("    {}", sum.label), sum.points));
        }
    }
    Part {
        title: screen.word("score"),
        role: Role::Score,
        lines,
    }
}
