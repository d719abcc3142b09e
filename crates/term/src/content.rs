//! What one observer's table says, ready to be laid out on a screen.

use plat_engine::page::{Line, Page, Part, Role};
use plat_engine::{Observer, Said, SeatScore, Seen, Voice};
use plat_games::LiveTable;

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
    /// What happened, in words.
    pub(crate) log: Vec<Line>,
}

impl Content {
    /// The table as it is.
    pub(crate) fn of(table: &dyn LiveTable, observer: Observer, voice: &Voice) -> Content {
        let look = table.look(observer);
        let page = look.page(voice);
        let has_scores = page.parts.iter().any(|part| part.role == Role::Score);
        let scores: Vec<_> = look.scores().iter().map(|score| score.said(voice)).collect();
        let names = table.players();
        Content {
            game: table.info().name,
            scores: (!has_scores && !scores.is_empty()).then(|| score_part(&scores, names, false)),
            sheet: score_part(&scores, names, true),
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

fn score_part(scores: &[SeatScore<String>], names: &[String], all: bool) -> Part {
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
        lines.push(figure(
            "strong",
            &format!("Seat {} {name}", score.seat),
            score.total,
        ));
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
        title: "Score".to_owned(),
        role: Role::Score,
        lines,
    }
}
