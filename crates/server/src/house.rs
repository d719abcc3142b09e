//! The rows of a game's log: what the rules know of, and what the house adds, who sits where, who gives up, who says what.

use std::fmt;
use std::str::FromStr;

use plat_engine::{RecordEntry, Seat, UNCOVER};
use plat_store::{GameId, GuestId};
use thiserror::Error;

use crate::proposals::Wish;

/// One row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Line {
    /// Something that the record of the game has too: `2 3c4` or `* parks:a1`.
    Play(RecordEntry),
    /// Something that the rules know nothing of: `: resign 2`.
    House(HouseEvent),
}

/// What happens at a table besides the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum HouseEvent {
    /// A person takes a seat.
    Sit {
        seat: Seat,
        guest: GuestId,
        name: String,
    },
    /// A person gives a seat up before the game has begun.
    Rise(Seat),
    /// A person gives up.
    Resign(Seat),
    /// A person's time is over.
    Flag(Seat),
    /// A person wants the game to end as it stands, or agrees to that.
    Agree(Seat),
    /// A person wants it to go on.
    Decline(Seat),
    /// There is another game on the same terms.
    Rematch(GameId),
    /// A person asks something of the others.
    Ask { seat: Seat, wish: Wish },
    /// A person grants what was asked.
    Grant(Seat),
    /// A person does not, or no longer asks for it.
    Refuse(Seat),
    /// Nobody is charged for the time until here.
    Resume,
    /// From here on the program's rules are of this revision.
    Rules(u32),
    /// A person says something.
    Chat { seat: Seat, text: String },
}

/// A row that this program did not write.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0:?} is no row of a game's log")]
pub(crate) struct LineError(String);

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Line::Play(entry) => write!(f, "{entry}"),
            Line::House(event) => write!(f, ": {event}"),
        }
    }
}

impl fmt::Display for HouseEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            HouseEvent::Sit { seat, guest, name } => write!(f, "sit {seat} {guest} {name}"),
            HouseEvent::Rise(seat) => write!(f, "rise {seat}"),
            HouseEvent::Resign(seat) => write!(f, "resign {seat}"),
            HouseEvent::Flag(seat) => write!(f, "flag {seat}"),
            HouseEvent::Agree(seat) => write!(f, "agree {seat}"),
            HouseEvent::Decline(seat) => write!(f, "decline {seat}"),
            HouseEvent::Rematch(game) => write!(f, "rematch {game}"),
            HouseEvent::Ask { seat, wish } => {
                let wish = match wish {
                    Wish::Back { all: false } => "back",
                    Wish::Back { all: true } => "back all",
                    Wish::Rematch => "rematch",
                };
                write!(f, "ask {seat} {wish}")
            }
            HouseEvent::Grant(seat) => write!(f, "grant {seat}"),
            HouseEvent::Refuse(seat) => write!(f, "refuse {seat}"),
            HouseEvent::Resume => f.write_str("resume"),
            HouseEvent::Rules(revision) => write!(f, "rules {revision}"),
            HouseEvent::Chat { seat, text } => write!(f, "chat {seat} {text}"),
        }
    }
}

impl FromStr for Line {
    type Err = LineError;

    fn from_str(row: &str) -> Result<Line, LineError> {
        let bad = || LineError(row.chars().take(60).collect());
        let (who, rest) = row.split_once(' ').ok_or_else(bad)?;
        match who {
            ":" => house(rest).map(Line::House).ok_or_else(bad),
            "*" => Ok(Line::Play(RecordEntry::Chance(rest.to_owned()))),
            "-" if rest == UNCOVER => Ok(Line::Play(RecordEntry::Uncover)),
            _ => {
                let seat = seat(who).ok_or_else(bad)?;
                Ok(Line::Play(RecordEntry::Seat(seat, rest.to_owned())))
            }
        }
    }
}

fn house(text: &str) -> Option<HouseEvent> {
    let (what, rest) = text.split_once(' ').unwrap_or((text, ""));
    let (first, more) = rest.split_once(' ').unwrap_or((rest, ""));
    Some(match what {
        "sit" => {
            let (guest, name) = more.split_once(' ')?;
            HouseEvent::Sit {
                seat: seat(first)?,
                guest: guest.parse().ok()?,
                name: name.to_owned(),
            }
        }
        "rise" => HouseEvent::Rise(seat(first)?),
        "resign" => HouseEvent::Resign(seat(first)?),
        "flag" => HouseEvent::Flag(seat(first)?),
        "agree" => HouseEvent::Agree(seat(first)?),
        "decline" => HouseEvent::Decline(seat(first)?),
        "rematch" => HouseEvent::Rematch(first.parse().ok()?),
        "ask" => HouseEvent::Ask {
            seat: seat(first)?,
            wish: match more {
                "back" => Wish::Back { all: false },
                "back all" => Wish::Back { all: true },
                "rematch" => Wish::Rematch,
                _ => return None,
            },
        },
        "grant" => HouseEvent::Grant(seat(first)?),
        "refuse" => HouseEvent::Refuse(seat(first)?),
        "resume" => HouseEvent::Resume,
        "rules" => HouseEvent::Rules(first.parse().ok()?),
        "chat" => HouseEvent::Chat {
            seat: seat(first)?,
            text: more.to_owned(),
        },
        _ => return None,
    })
}

fn seat(number: &str) -> Option<Seat> {
    number.parse().ok().and_then(Seat::from_number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_row_reads_back() {
        for row in [
            "1 3c4",
            "2 back",
            "* parks:a1,c3",
            ": sit 2 0123456789ab Ada Lovelace",
            ": rise 2",
            ": resign 1",
            ": flag 4",
            ": agree 3",
            ": decline 3",
            ": rematch 0123456789ab",
            ": ask 1 back",
            ": ask 2 back all",
            ": ask 3 rematch",
            ": grant 2",
            ": refuse 4",
            ": resume",
            ": rules 2",
            ": chat 1 well played: thank you",
        ] {
            let line: Line = row.parse().unwrap();
            assert_eq!(line.to_string(), row);
        }
    }

    #[test]
    fn nothing_else_is_a_row() {
        for bad in [
            "",
            "1",
            "7 3c4",
            "x 3c4",
            ": sit 2",
            ": sit 2 nobody Ada",
            ": dance 1",
            ": resign 9",
            ": ask 1",
            ": ask 1 money",
        ] {
            assert!(bad.parse::<Line>().is_err(), "{bad:?}");
        }
    }
}
