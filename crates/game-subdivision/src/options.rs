//! What may be chosen before the game: the pyramid set, the parks, and the two variants.

use plat_engine::{OptionError, OptionInfo, Options, Seats, on_or_off, write_on_or_off};
use plat_grid::{Board, CellName, Cells};

/// The options of Subdivision.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SubdivisionOptions {
    /// How many pyramids each player has.
    pub set: Set,
    /// Where the parks lie.
    pub parks: ParkLayout,
    /// Variant: the players place the parks, one each in turn, before the first pyramid.
    pub park_placement: bool,
    /// Variant: a park surrounded by one group is worth 3 points.
    pub private_parks: bool,
}

/// The pyramids each player has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Set {
    /// Five of each size.
    #[default]
    Stash,
    /// Three of each size.
    ThreeHouse,
}

/// Where the parks lie.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum ParkLayout {
    /// The corners first, then the cells of the rule page.
    #[default]
    Default,
    /// Anywhere, by the seed.
    Random,
    /// On these cells.
    Cells(Vec<CellName>),
}

/// The board and the number of parks that go with a set and a number of players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct SetUp {
    pub(crate) set: Set,
    pub(crate) seats: usize,
    pub(crate) side: usize,
    pub(crate) parks: usize,
    /// The parks of the default layout beyond the four corners, as (x, y).
    beyond_corners: &'static [(usize, usize)],
}

impl SetUp {
    /// The table of the rule page.
    #[rustfmt::skip]
    pub(crate) const ALL: [SetUp; 6] = [
        SetUp { set: Set::Stash, seats: 2, side: 6, parks: 6, beyond_corners: &[(3, 2), (2, 3)] },
        SetUp { set: Set::Stash, seats: 3, side: 7, parks: 4, beyond_corners: &[] },
        SetUp { set: Set::Stash, seats: 4, side: 8, parks: 4, beyond_corners: &[] },
        SetUp { set: Set::ThreeHouse, seats: 2, side: 5, parks: 7, beyond_corners: &[(1, 2), (2, 2), (3, 2)] },
        SetUp { set: Set::ThreeHouse, seats: 3, side: 6, parks: 9, beyond_corners: &[(2, 2), (3, 2), (2, 3), (3, 3), (1, 1)] },
        SetUp { set: Set::ThreeHouse, seats: 4, side: 6, parks: 0, beyond_corners: &[] },
    ];

    pub(crate) fn of(set: Set, seats: Seats) -> Option<SetUp> {
        SetUp::ALL
            .into_iter()
            .find(|setup| setup.set == set && setup.seats == seats.count())
    }

    pub(crate) fn board(&self) -> Board {
        Board::new(self.side, self.side).expect("the sides of the table are 5 to 8")
    }

    pub(crate) fn default_parks(&self) -> Cells {
        if self.parks == 0 {
            return Cells::NONE;
        }
        let far = self.side - 1;
        [(0, 0), (far, 0), (0, far), (far, far)]
            .iter()
            .chain(self.beyond_corners)
            .filter_map(|&(x, y)| self.board().at(x, y))
            .collect()
    }

    /// The parks an explicit list names, or what is wrong with it.
    pub(crate) fn listed_parks(&self, names: &[CellName]) -> Result<Cells, OptionError> {
        let conflict = |what: String| OptionError::Conflict(format!("option parks: {what}").into());
        let mut parks = Cells::NONE;
        for &name in names {
            let cell = self
                .board()
                .find(name)
                .ok_or_else(|| conflict(format!("there is no {name} on a {0}x{0} board", self.side)))?;
            if parks.has(cell) {
                return Err(conflict(format!("{name} is named twice")));
            }
            parks |= Cells::only(cell);
        }
        if parks.len() != self.parks {
            return Err(conflict(format!(
                "{} cells are named, but a {1}x{1} board for {2} players has {3} parks",
                parks.len(),
                self.side,
                self.seats,
                self.parks
            )));
        }
        Ok(parks)
    }
}

impl Set {
    /// How many pyramids of each size a player has.
    pub(crate) fn of_each_size(self) -> u8 {
        match self {
            Set::Stash => 5,
            Set::ThreeHouse => 3,
        }
    }
}

impl Options for SubdivisionOptions {
    const KNOWN: &'static [OptionInfo] = &[
        OptionInfo {
            key: "set",
            values: "stash|threehouse",
            default: "stash",
            about: "five or three pyramids of each size for every player; the board follows",
        },
        OptionInfo {
            key: "parks",
            values: "default|random|CELL,CELL,...",
            default: "default",
            about: "where the parks lie; default is symmetric, so that the second of two can copy every move and at \
                    least draw, and random is the remedy",
        },
        OptionInfo {
            key: "park-placement",
            values: "on|off",
            default: "off",
            about: "variant: the players place the parks in turn before the first pyramid",
        },
        OptionInfo {
            key: "private-parks",
            values: "on|off",
            default: "off",
            about: "variant: 3 points for a park surrounded by one group",
        },
    ];

    fn set_known(&mut self, key: &str, value: &str) -> Result<(), OptionError> {
        match key {
            "set" => self.set = read_set(value)?,
            "parks" => self.parks = read_parks(value)?,
            "park-placement" => self.park_placement = on_or_off("park-placement", value)?,
            _ => self.private_parks = on_or_off("private-parks", value)?,
        }
        Ok(())
    }

    fn get(&self, key: &str) -> String {
        match key {
            "set" => match self.set {
                Set::Stash => "stash".to_owned(),
                Set::ThreeHouse => "threehouse".to_owned(),
            },
            "parks" => match &self.parks {
                ParkLayout::Default => "default".to_owned(),
                ParkLayout::Random => "random".to_owned(),
                ParkLayout::Cells(names) => {
                    let names: Vec<String> = names.iter().map(ToString::to_string).collect();
                    names.join(",")
                }
            },
            "park-placement" => write_on_or_off(self.park_placement),
            _ => write_on_or_off(self.private_parks),
        }
    }
}

fn read_set(value: &str) -> Result<Set, OptionError> {
    match value {
        "stash" => Ok(Set::Stash),
        "threehouse" => Ok(Set::ThreeHouse),
        _ => Err(OptionError::bad_value("set", value, "stash or threehouse")),
    }
}

fn read_parks(value: &str) -> Result<ParkLayout, OptionError> {
    match value {
        "default" => Ok(ParkLayout::Default),
        "random" => Ok(ParkLayout::Random),
        list => list
            .split(',')
            .map(|name| name.trim().parse())
            .collect::<Result<_, _>>()
            .map(ParkLayout::Cells)
            .map_err(|_| OptionError::bad_value("parks", value, "default, random or cells such as a1,c3")),
    }
}
