//! What no city can exceed: an upper bound on the total, by counting.
//!
//! Every term is bounded by itself, from how many pyramids there are; only where two terms pull the same groups apart
//! (largest groups and Clusters) are they bounded together. The bounds hold for every city in which all pyramids are
//! placed, in whatever order.

use plat_game_zoning_out::{Colour, Piece, RuleSet, ScoringRule, Size, Supply};

/// No city of all these pyramids scores more by these rules.
pub fn upper_bound(pieces: &Supply, rules: RuleSet) -> i32 {
    let count = Count::of(pieces);
    // A black pyramid costs its pips at least once: something is next to it.
    let black = if count.all > 1 { -count.black_pips } else { 0 };
    let zones: i32 = Colour::ZONES
        .iter()
        .map(|&colour| zone_bound(pieces, colour, rules.has(ScoringRule::Clusters)))
        .sum();
    let special: i32 = rules.iter().map(|rule| rule_bound(rule, &count, rules)).sum();
    zones + black + special
}

struct Count {
    all: i32,
    of: [i32; 5],
    large: i32,
    black_pips: i32,
}

impl Count {
    fn of(pieces: &Supply) -> Count {
        let of_colour = |colour| {
            Size::ALL
                .map(|size| i32::from(pieces.count(Piece { colour, size })))
                .iter()
                .sum()
        };
        let black = |size: Size| {
            let count = pieces.count(Piece {
                colour: Colour::Black,
                size,
            });
            i32::from(count) * size.pips()
        };
        Count {
            all: pieces.len() as i32,
            of: Colour::ALL.map(of_colour),
            large: pieces.of_size(Size::Large) as i32,
            black_pips: Size::ALL.into_iter().map(black).sum(),
        }
    }

    fn colour(&self, colour: Colour) -> i32 {
        self.of[colour as usize]
    }
}

/// The largest group of a colour, with what Clusters gives for its groups if that rule is in play.
fn zone_bound(pieces: &Supply, colour: Colour, clusters: bool) -> i32 {
    let sizes = Size::ALL.map(|size| i32::from(pieces.count(Piece { colour, size })));
    let count: i32 = sizes.iter().sum();
    if !clusters {
        return count;
    }
    // So many trios, and the rest in one group, which is the best for both terms.
    let most_trios = sizes.into_iter().min().unwrap_or(0);
    let with_trios = |trios: i32| {
        let rest = count - 3 * trios;
        let largest = rest.max(if trios > 0 { 3 } else { 0 });
        largest + 3 * trios - i32::from(rest > 0)
    };
    (0..=most_trios).map(with_trios).max().unwrap_or(0)
}

/// The most that one rule can give, Clusters aside.
fn rule_bound(rule: ScoringRule, count: &Count, rules: RuleSet) -> i32 {
    // How many pyramids may share a space.
    let stack = if rules.has(ScoringRule::MixedUseDevelopment) {
        2
    } else {
        1
    };
    let red = count.colour(Colour::Red);
    match rule {
        ScoringRule::FifteenMinuteCity => 4 * red,
        // No rectangle whose larger side is shorter has enough spaces.
        ScoringRule::DensityBonusing => -(0..).find(|side| side * side * stack >= count.all).unwrap_or(0),
        ScoringRule::RainbowRows => 5 * count.of.into_iter().min().unwrap_or(0),
        ScoringRule::ColorfulColumns => match count.all {
            ..3 => -3,
            all => 2 * (all / 3),
        },
        ScoringRule::Suburbia => red,
        ScoringRule::LittleBoxes => 3 * most_boxes(red),
        ScoringRule::ShoppingDistrict => 3 * most_boxes(count.colour(Colour::Blue)),
        ScoringRule::LinearPark => count.colour(Colour::Green),
        ScoringRule::WeCompost => count.black_pips,
        ScoringRule::GardenCity => 2 * red,
        ScoringRule::Piazzas => most_piazza_points(count.all, stack),
        ScoringRule::CanadianStyle => 2 * count.large,
        // Something else is next to some yellow, unless there is nothing else.
        ScoringRule::SecondFactoryUnfun => {
            let yellow = count.colour(Colour::Yellow);
            -i32::from(yellow > 0 && yellow < count.all)
        }
        ScoringRule::LinesOfSight => 2 * most_sights(count.large),
        ScoringRule::CityWall => count.large,
        ScoringRule::BiggerOnTheOutside => 2 * count.large,
        // One of the four spaces beside a red leads to the rest of the city.
        ScoringRule::RoomToMakeABigMistake => match count.all {
            ..3 => 4 * red,
            _ => 3 * red,
        },
        ScoringRule::Overshadowed
        | ScoringRule::FirstFactoryUnfun
        | ScoringRule::MixedUseDevelopment
        | ScoringRule::Clusters => 0,
    }
}

/// The most squares of 2x2 in so many spaces: they are fewest apart in a square. With w columns a full row more adds
/// w - 1 of them, so n spaces have at most n - ⌈2√n⌉ + 1.
fn most_boxes(spaces: i32) -> i32 {
    if spaces < 4 {
        return 0;
    }
    // The shortest outline of n spaces is 2⌈2√n⌉.
    let half_outline = (0..).find(|half: &i32| half * half >= 4 * spaces).unwrap_or(0);
    spaces - half_outline + 1
}

/// Every colour around an enclosed space needs an edge between the two. A connected city of n spaces has at most 2n + 2
/// edges to empty spaces, and the outline around it and its holes takes some of them. Behind an edge stand as many colours
/// as pyramids may share a space.
fn most_piazza_points(spaces: i32, stack: i32) -> i32 {
    let edges_inside = |holes: i32| {
        let half_outline = (0..)
            .find(|half: &i32| half * half >= 4 * (spaces + holes))
            .unwrap_or(0);
        2 * spaces + 2 - 2 * half_outline
    };
    // A hole takes four edges at least; it shows five colours at most.
    let possible = (0..=spaces).filter(|&holes| 4 * holes <= edges_inside(holes));
    possible
        .map(|holes| (stack * edges_inside(holes)).min(5 * holes))
        .max()
        .unwrap_or(0)
}

/// The most that the rows can give, or the columns: all of them hold all large pyramids together, two in each good one.
fn most_sights(large: i32) -> i32 {
    let with_rows = |rows: i32| {
        let good = (0..=rows).filter(|good| 2 * good <= large && (*good < rows || 2 * good == large));
        good.map(|good| good - 2 * (rows - good))
            .max()
            .unwrap_or(-2 * rows)
    };
    (1..=large / 2 + 1).map(with_rows).max().unwrap_or(-2)
}

#[cfg(test)]
mod tests {
    use plat_engine::{FastDice, Game, Next, Seat, new_game};
    use plat_game_zoning_out::{Edition, ZoningOut, ZoningOutOptions};

    use super::*;

    /// What a random game by this rule, and perhaps stacks, comes to.
    fn random_total(rules: RuleSet, edition: Edition, trios: u8, dice: &mut FastDice) -> Option<i32> {
        let options = ZoningOutOptions {
            edition,
            rules: Some(rules.to_string()),
            trios: Some(trios),
            ..ZoningOutOptions::default()
        };
        let mut game: ZoningOut = new_game(&options, 1).unwrap();
        let mut scratch = Vec::new();
        loop {
            match game.next() {
                Next::Over => return game.supply().is_empty().then(|| game.total(Seat::ALL[0])),
                Next::Chance | Next::Uncover => {
                    game.unfold(dice);
                }
                Next::Seats(_) => {
                    let action = game.pick(Seat::ALL[0], dice, &mut scratch);
                    game.act(Seat::ALL[0], action);
                }
            }
        }
    }

    #[test]
    fn no_random_city_is_above_the_bound() {
        let mut dice = FastDice::new(1);
        for edition in Edition::ALL {
            for rule in edition.rules().iter() {
                for stacks in [false, edition == Edition::Second] {
                    let mut rules: RuleSet = [rule].into_iter().collect();
                    if stacks {
                        rules = rules.with(ScoringRule::MixedUseDevelopment);
                    }
                    for trios in [1, 2] {
                        let bound = upper_bound(&Supply::trios(trios), rules);
                        for _ in 0..40 {
                            let total = random_total(rules, edition, trios, &mut dice);
                            assert!(
                                total.is_none_or(|total| total <= bound),
                                "{rules:?}: {total:?} > {bound}"
                            );
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn boxes_are_bounded_by_what_squares_and_rectangles_have() {
        // 2x2, 2x3, 3x3, 3x4, 4x4 spaces have 1, 2, 4, 6, 9 squares.
        for (spaces, boxes) in [(0, 0), (3, 0), (4, 1), (6, 2), (9, 4), (12, 6), (16, 9)] {
            assert_eq!(most_boxes(spaces), boxes, "{spaces}");
        }
    }

    #[test]
    fn rows_that_see_two_large_ones_each() {
        // Two large in one row; four in two; three need a second row, which is bad.
        for (large, points) in [
            (0, -2),
            (1, -2),
            (2, 1),
            (3, -1),
            (4, 2),
            (5, 0),
            (10, 5),
            (15, 5),
        ] {
            assert_eq!(most_sights(large), points, "{large}");
        }
    }

    #[test]
    fn clusters_and_large_groups_are_bounded_together() {
        let three = Supply::trios(3);
        assert_eq!(zone_bound(&three, Colour::Red, false), 9);
        // Three trios: 3 for the largest and 9 for the clusters; one group of nine: 9 - 1.
        assert_eq!(zone_bound(&three, Colour::Red, true), 12);
        let one = Supply::trios(1);
        assert_eq!(zone_bound(&one, Colour::Red, true), 6);
    }

    #[test]
    fn a_ring_of_eight_has_one_hole_with_four_colours() {
        // Eight spaces around one: the bound cannot be below what is possible.
        assert!(most_piazza_points(8, 1) >= 4);
        assert_eq!(most_piazza_points(3, 1), 0);
    }

    #[test]
    fn the_basic_bound_is_all_in_groups_and_one_neighbour_for_each_black() {
        assert_eq!(upper_bound(&Supply::trios(3), RuleSet::default()), 36 - 18);
        assert_eq!(upper_bound(&Supply::trios(1), RuleSet::default()), 12 - 6);
    }
}
