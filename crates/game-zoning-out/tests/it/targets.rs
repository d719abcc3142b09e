//! What has to be reached to win: the published targets, the measured ones, and what players add.

use plat_engine::{Appraise, Game, Knowledge, Notation, Observer, Options, Seat, View, new_game};
use plat_game_zoning_out::{Edition, ScoringRule, Targets, ZoningOut, ZoningOutOptions};

fn options(pairs: &[&str]) -> ZoningOutOptions {
    ZoningOutOptions::from_pairs(pairs).unwrap()
}

fn game(pairs: &[&str], seats: usize) -> ZoningOut {
    new_game(&options(pairs), seats).unwrap()
}

/// The target of a game with these options.
fn target(pairs: &[&str]) -> i32 {
    game(pairs, 1).target().expect("alone there is a target")
}

/// Words that may stand in several lines.
fn in_one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn the_published_targets_are_those_of_the_table() {
    let expected = [
        ("15-minute-city", 13),
        ("density-bonusing", -4),
        ("rainbow-rows", 15),
        ("colorful-columns", 15),
        ("overshadowed", -5),
        ("little-boxes", 9),
        ("shopping-district", 9),
        ("linear-park", 13),
        ("we-compost", 19),
        ("garden-city", 17),
        ("piazzas", 23),
        ("canadian-style", 17),
        ("factory-un-fun", 4),
        ("lines-of-sight", 4),
        ("clusters", 9),
        ("bigger-on-the-outside", 15),
        ("mixed-use-development", 7),
        ("room-to-make-a-big-mistake", 17),
    ];
    assert_eq!(expected.len(), Edition::Second.rules().len());
    for (word, points) in expected {
        let rule = ScoringRule::find(word, Edition::Second).unwrap();
        for small_city in [false, true] {
            let target = rule.target(Targets::Published, small_city);
            assert_eq!((target.points, target.published), (points, true), "{word}");
        }
    }
}

#[test]
fn zu_8_in_a_small_city_the_published_targets_are_summed_as_everywhere() {
    assert_eq!(target(&["rules=piazzas,clusters,garden-city"]), 23 + 9 + 17);
    assert_eq!(target(&["small-city=on", "rules=piazzas,clusters"]), 23 + 9);
    assert_eq!(
        target(&["small-city=on", "rules=lines-of-sight,overshadowed"]),
        4 - 5
    );
    assert_eq!(
        target(&["apc=on", "small-city=on", "rules=piazzas,clusters"]),
        23 + 9
    );
    let view = game(&["small-city=on", "rules=piazzas,clusters"], 1).view(Observer::Spectator);
    assert!(view.rules.iter().all(|rule| rule.target.published));
    assert!(!view.text().contains("measured by Plat"));
}

#[test]
fn zu_8_only_three_rules_of_the_first_edition_never_had_a_published_target() {
    for rule in ScoringRule::ALL {
        let without = ["Suburbia", "City Wall"].contains(&rule.name().as_str())
            || rule == ScoringRule::FirstFactoryUnfun;
        for small_city in [false, true] {
            let target = rule.target(Targets::Published, small_city);
            assert_eq!(target.published, !without, "{rule}");
        }
    }
    let game = game(&["edition=first", "rules=suburbia,piazzas"], 1);
    let view = game.view(Observer::Spectator);
    let published: Vec<bool> = view.rules.iter().map(|rule| rule.target.published).collect();
    assert_eq!(published, [false, true]);
    let text = in_one_line(&view.text());
    assert!(
        text.contains("* measured by Plat: the designer published no target for it"),
        "{text}"
    );
}

#[test]
fn zu_8_measured_targets_are_there_for_all_rules_and_say_so() {
    for rule in ScoringRule::ALL {
        for small_city in [false, true] {
            assert!(!rule.target(Targets::Measured, small_city).published, "{rule}");
        }
    }
    let own = |word: &str, small_city| {
        let rule = ScoringRule::find(word, Edition::Second).unwrap();
        rule.target(Targets::Measured, small_city).points
    };
    let pairs = ["targets=measured", "rules=piazzas,clusters"];
    assert_eq!(target(&pairs), own("piazzas", false) + own("clusters", false));
    let small = [&pairs[..], &["small-city=on"]].concat();
    assert_eq!(target(&small), own("piazzas", true) + own("clusters", true));
    let text = in_one_line(&game(&small, 1).view(Observer::Spectator).text());
    assert!(
        text.contains("* measured by Plat, and not the designer's target"),
        "{text}"
    );
}

#[test]
fn zu_8_the_rule_book_and_the_balance_report_have_the_targets_of_the_program() {
    let shown = |rule: ScoringRule, targets, small_city| {
        let target = rule.target(targets, small_city);
        let star = if target.published { "" } else { "*" };
        format!("{}{star}", target.points).replace('-', "−")
    };
    let report = include_str!("../../../../docs/results/zoning-out.md");
    for rule in ScoringRule::ALL {
        let [published, measured, small] = [
            (Targets::Published, false),
            (Targets::Measured, false),
            (Targets::Measured, true),
        ]
        .map(|(targets, small_city)| shown(rule, targets, small_city));
        let end = format!("| {published} | {measured} | {small} |");
        let mut lines = ZoningOut::INFO.rule_book.lines();
        let found = lines.any(|line| line.starts_with(&format!("| {rule} |")) && line.ends_with(&end));
        assert!(found, "the rule book: {rule} {end}");
        let name = match rule {
            ScoringRule::FirstFactoryUnfun => "Factory Un-fun (first edition)",
            ScoringRule::SecondFactoryUnfun => "Factory Un-fun (second edition)",
            other => &other.name(),
        };
        let (measured, small) = (measured.replace('*', ""), small.replace('*', ""));
        let found = report.lines().any(|line| {
            let cells: Vec<&str> = line.split('|').map(str::trim).collect();
            matches!(cells.as_slice(), ["", rule, _, large, _, little, ""]
                if *rule == name && *large == measured && *little == small)
        });
        assert!(found, "the balance report: {name} {measured} {small}");
    }
    let book = ZoningOut::INFO.rules_as_text();
    assert!(
        !book.contains("for all rules in a Small"),
        "he published them for every city"
    );
}

#[test]
fn a_raise_is_added_to_the_target_in_every_mode_that_has_one() {
    assert_eq!(
        target(&["rules=piazzas,clusters,garden-city", "raise=30"]),
        49 + 30
    );
    assert_eq!(
        target(&["apc=on", "rules=piazzas,clusters,garden-city", "raise=5"]),
        49 + 5
    );
    assert_eq!(
        target(&["small-city=on", "rules=piazzas,clusters", "raise=2"]),
        32 + 2
    );
    let together = game(&["rules=piazzas,clusters", "raise=7"], 6);
    assert_eq!(together.target(), Some(32 + 7));
    let measured = ["targets=measured", "rules=piazzas,clusters"];
    let raised = [&measured[..], &["raise=3"]].concat();
    assert_eq!(target(&raised), target(&measured) + 3);
    let competition = ["mode=competitive", "rules=piazzas"];
    assert_eq!(game(&competition, 2).target(), None);
}

#[test]
fn a_raise_is_shown_beside_the_targets_of_the_rules() {
    let mut game = game(&["rules=piazzas,clusters", "raise=7", "trios=1"], 1);
    game.act(Seat::ALL[0], game.parse("small").unwrap());
    game.reveal(&game.parse_outcome("red").unwrap());
    game.act(Seat::ALL[0], game.parse("0").unwrap());
    let view = game.view(Observer::Spectator);
    assert_eq!((view.target, view.raise), (Some(39), 7));
    let text = view.text();
    let line = text.lines().find(|line| line.contains("The target is raised"));
    assert!(line.is_some_and(|line| line.trim_end().ends_with("7")), "{text}");
    let score = game.score(Seat::ALL[0]).of(Seat::ALL[0]).said(&crate::english());
    let sums: Vec<(&str, i32)> = score
        .sums
        .iter()
        .map(|sum| (sum.label.as_str(), sum.points))
        .collect();
    assert!(sums.contains(&("Scoring rules targets sum", 32)), "{sums:?}");
    assert!(sums.contains(&("Target, raised by 7", 39)), "{sums:?}");
}

#[test]
fn a_position_is_scored_against_the_targets_that_are_asked_for() {
    let city = r#"{"pieces":[{"x":0,"y":0,"color":"red","size":1}]}"#;
    let sum = |pairs: &[&str]| {
        let sheet = ZoningOut::appraise(city, &options(pairs))
            .unwrap()
            .said(&crate::english());
        let sums = &sheet.seats[0].sums;
        let last = sums.iter().rfind(|sum| sum.label.contains("arget"));
        last.map(|sum| sum.points)
    };
    let rules = "rules=piazzas,clusters";
    assert_eq!(sum(&[rules]), Some(32));
    assert_eq!(sum(&[rules, "raise=4"]), Some(36));
    let measured = ["small-city=on", "targets=measured", rules];
    assert_eq!(sum(&measured), Some(target(&measured)));
    assert_eq!(sum(&[]), None);
}
