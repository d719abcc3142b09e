//! What the games of a tournament say about its players.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::contest::{Pace, Played};
use crate::statistics::{Estimate, Mean, Sample, elo};
use crate::tournament::Heading;

/// The result of a tournament, or of as much of it as has been played.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Standings {
    /// How many games were played.
    pub games: usize,
    /// Everybody, in the order of the tournament.
    pub players: Vec<Standing>,
    /// Every two players who can be compared.
    pub pairs: Vec<Pair>,
    /// The seats that were lost, game by game.
    pub lost: Vec<LostGame>,
}

/// How one player did.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Standing {
    /// Who.
    pub name: String,
    /// Games it played.
    pub games: usize,
    /// Games it won alone.
    pub won: usize,
    /// Games whose win it shared.
    pub shared: usize,
    /// Games it did not win.
    pub not_won: usize,
    /// Games in which it lost its seat.
    pub seats_lost: usize,
    /// Its share of the wins.
    pub share: Option<Estimate>,
    /// Its place on average.
    pub place: Option<f64>,
    /// Its points.
    pub points: Option<Mean>,
    /// The fewest and the most points it made.
    pub range: Option<(i32, i32)>,
    /// The share of its games that reached the target, where there is one.
    pub reached: Option<Estimate>,
    /// How long it thought.
    pub pace: Pace,
}

/// How one player did against another, over the games in which both sat, or over the deals that both played apart.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Pair {
    /// The one.
    pub one: String,
    /// The other.
    pub other: String,
    /// How many games or deals are compared.
    pub games: usize,
    /// In how many the one came out ahead.
    pub ahead: usize,
    /// In how many they were equal.
    pub equal: usize,
    /// In how many the other came out ahead.
    pub behind: usize,
    /// The one's share, equality being half.
    pub share: Option<Estimate>,
    /// The difference of ratings that this share means; only where they play against each other.
    pub elo: Option<Estimate>,
    /// The points of the one less those of the other.
    pub margin: Option<Mean>,
}

/// A seat that was lost in a game.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct LostGame {
    /// Who lost it.
    pub name: String,
    /// The deal, counted from 1 as in its seed.
    pub deal: usize,
    /// The seat's number.
    pub seat: usize,
    /// How many log entries there were.
    pub entry: usize,
    /// What went wrong.
    pub what: String,
}

impl Standings {
    /// Counts the games, in whatever order they ended. A target that was asked for takes the place of the game's own.
    pub fn of(heading: &Heading, played: &[Played], target: Option<i32>) -> Standings {
        let mut played: Vec<&Played> = played.iter().collect();
        played.sort_by_key(|game| game.fixture);
        let players = (0..heading.players.len())
            .map(|who| standing(heading, &played, who, target))
            .collect();
        let pair = |one: usize, other: usize| match heading.apart {
            true => pair_apart(heading, &played, one, other),
            false => pair_meeting(heading, &played, one, other),
        };
        let pairs = (0..heading.players.len())
            .flat_map(|one| (one + 1..heading.players.len()).map(move |other| (one, other)))
            .map(|(one, other)| pair(one, other))
            .filter(|pair| pair.games > 0)
            .collect();
        Standings {
            games: played.len(),
            players,
            pairs,
            lost: played
                .iter()
                .filter_map(|game| lost_game(heading, game))
                .collect(),
        }
    }
}

fn standing(heading: &Heading, played: &[&Played], who: usize, target: Option<i32>) -> Standing {
    let (mut won, mut shared, mut not_won, mut seats_lost) = (0, 0, 0, 0);
    let (mut share, mut points, mut reached) = (Sample::default(), Sample::default(), Sample::default());
    let mut places = Sample::default();
    let mut range: Option<(i32, i32)> = None;
    let mut pace = Pace::default();
    for game in played {
        let deal = game.fixture.deal;
        let winners = game.places.iter().filter(|&&place| place == 1).count();
        let mut seats = seats_of(game, who).peekable();
        if seats.peek().is_none() {
            continue;
        }
        if let Some(lost) = &game.lost {
            seats_lost += usize::from(game.seating[lost.seat - 1] == who);
        }
        // Apart, all seats are this player's, and the game is one game.
        let counted = if heading.apart { 1 } else { usize::MAX };
        for seat in seats_of(game, who).take(counted) {
            match (game.places[seat], winners) {
                (1, 1) => won += 1,
                (1, _) => shared += 1,
                _ => not_won += 1,
            }
            let first = game.places[seat] == 1;
            share.add(deal, if first { 1.0 / winners as f64 } else { 0.0 });
            places.add(deal, f64::from(game.places[seat]));
            let total = game.totals.as_ref().map(|totals| totals[seat]);
            if let Some(total) = total {
                points.add(deal, f64::from(total));
                let (least, most) = range.unwrap_or((total, total));
                range = Some((least.min(total), most.max(total)));
            }
            // A game that did not end has reached nothing.
            if let Some(target) = target.or(game.target) {
                reached.add(deal, f64::from(total.is_some_and(|total| total >= target)));
            }
        }
        for seat in seats {
            pace = pace.and(game.pace[seat]);
        }
    }
    Standing {
        name: heading.players[who].clone(),
        games: share.count(),
        won,
        shared,
        not_won,
        seats_lost,
        share: share.share().filter(|_| !heading.apart),
        place: places.mean().map(|mean| mean.mean).filter(|_| !heading.apart),
        points: points.mean(),
        range,
        reached: reached.share(),
        pace,
    }
}

/// Over the games in which both sat.
fn pair_meeting(heading: &Heading, played: &[&Played], one: usize, other: usize) -> Pair {
    let mut compared = Compared::default();
    for game in played {
        let (Some(mine), Some(theirs)) = (seats_of(game, one).next(), seats_of(game, other).next()) else {
            continue;
        };
        let lead = i32::from(game.places[theirs]) - i32::from(game.places[mine]);
        // Two who lost nothing in a game that did not end cannot be compared.
        if lead == 0 && game.lost.is_some() {
            continue;
        }
        let margin = game.totals.as_ref().map(|totals| totals[mine] - totals[theirs]);
        compared.add(game.fixture.deal, lead, margin);
    }
    let share = compared.share.share();
    Pair {
        elo: share.map(elo),
        ..compared.pair(heading, one, other)
    }
}

/// Over the deals that both played.
fn pair_apart(heading: &Heading, played: &[&Played], one: usize, other: usize) -> Pair {
    let mut compared = Compared::default();
    let totals = |who: usize| -> BTreeMap<usize, i32> {
        let games = played.iter().filter(|game| game.seating.first() == Some(&who));
        games
            .filter_map(|game| Some((game.fixture.deal, *game.totals.as_ref()?.first()?)))
            .collect()
    };
    let theirs = totals(other);
    for (deal, mine) in totals(one) {
        if let Some(theirs) = theirs.get(&deal) {
            compared.add(deal, mine - theirs, Some(mine - theirs));
        }
    }
    compared.pair(heading, one, other)
}

#[derive(Default)]
struct Compared {
    ahead: usize,
    equal: usize,
    behind: usize,
    share: Sample,
    margin: Sample,
}

impl Compared {
    fn add(&mut self, deal: usize, lead: i32, margin: Option<i32>) {
        let (count, share) = match lead {
            1.. => (&mut self.ahead, 1.0),
            0 => (&mut self.equal, 0.5),
            ..0 => (&mut self.behind, 0.0),
        };
        *count += 1;
        self.share.add(deal, share);
        if let Some(margin) = margin {
            self.margin.add(deal, f64::from(margin));
        }
    }

    fn pair(self, heading: &Heading, one: usize, other: usize) -> Pair {
        Pair {
            one: heading.players[one].clone(),
            other: heading.players[other].clone(),
            games: self.share.count(),
            ahead: self.ahead,
            equal: self.equal,
            behind: self.behind,
            share: self.share.share(),
            elo: None,
            margin: self.margin.mean(),
        }
    }
}

fn lost_game(heading: &Heading, game: &Played) -> Option<LostGame> {
    let lost = game.lost.as_ref()?;
    let who = *game.seating.get(lost.seat.checked_sub(1)?)?;
    Some(LostGame {
        name: heading.players[who].clone(),
        deal: game.fixture.deal + 1,
        seat: lost.seat,
        entry: lost.entry,
        what: lost.what.clone(),
    })
}

fn seats_of(game: &Played, who: usize) -> impl Iterator<Item = usize> {
    let mine = move |(seat, &sitter): (usize, &usize)| (sitter == who).then_some(seat);
    game.seating.iter().enumerate().filter_map(mine)
}
