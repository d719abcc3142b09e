//! What all games on the shelf do alike: how options are named, how many sit down, what a position may say.

use plat_engine::{OptionError, POSITION_NOTES, Record, SessionDice};
use plat_games::{AnyGame, SHELF, find};
use serde_json::{Value, json};

/// Words in small letters and digits, joined by hyphens.
fn is_kebab(name: &str) -> bool {
    let is_word = |word: &str| {
        let mut letters = word.chars();
        !word.is_empty() && letters.all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit())
    };
    name.split('-').all(is_word)
}

#[test]
fn options_and_their_values_have_one_form_of_name() {
    for game in SHELF {
        for option in game.options() {
            assert!(is_kebab(option.key), "{}: {}", game.info().id, option.key);
            // What stands in capitals is something to be filled in, such as CELL,CELL,...
            let written = option
                .values
                .split('|')
                .filter(|value| !value.contains(char::is_uppercase));
            for value in written.chain([option.default]) {
                assert!(is_kebab(value), "{}: {}={value}", game.info().id, option.key);
            }
        }
    }
}

#[test]
fn records_with_the_old_names_of_options_are_read_and_written_with_the_new_ones() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records");
    let mut respelled = 0;
    for game in SHELF {
        for record in std::fs::read_dir(folder.join(game.info().id)).unwrap() {
            let text = std::fs::read_to_string(record.unwrap().path()).unwrap();
            let old = text
                .lines()
                .map(
                    |line| match line.strip_prefix("option ").and_then(|rest| rest.split_once('=')) {
                        Some((key, value)) => format!("option {}={value}\n", key.replace('-', "_")),
                        None => format!("{line}\n"),
                    },
                )
                .collect::<String>();
            respelled += usize::from(old != text);
            let table = game.replay(&Record::parse(&old).unwrap()).unwrap();
            assert_eq!(table.record().to_string(), text);
        }
    }
    assert!(
        respelled > 2,
        "only {respelled} records have options of several words"
    );
}

#[test]
fn an_option_that_a_position_depends_on_may_have_its_old_name() {
    let game = find("zoning-out").unwrap();
    let example = game.position_form().unwrap().example;
    let score = |option: &str| {
        let options = ["rules=clusters,piazzas".to_owned(), option.to_owned()];
        game.appraise(example, &options).unwrap()
    };
    assert_eq!(score("small_city=on"), score("small-city=on"));
}

fn sizes(game: &str, options: &[&str]) -> Result<Vec<usize>, OptionError> {
    let options: Vec<String> = options.iter().map(ToString::to_string).collect();
    find(game).unwrap().table_sizes(&options)
}

#[test]
fn the_options_say_how_many_can_sit_down() {
    assert_eq!(sizes("zoning-out", &[]).unwrap()[0], 1);
    // ZU-2 of the rule page: competition takes two.
    assert_eq!(sizes("zoning-out", &["mode=competitive"]).unwrap()[0], 2);
    assert_eq!(sizes("city-planning", &[]).unwrap(), [2]);
    assert_eq!(sizes("subdivision", &["set=threehouse"]).unwrap(), [2, 3, 4]);
    // Six parks are for two on the board of a stash.
    assert_eq!(sizes("subdivision", &["parks=a1,b1,c1,d1,e1,f1"]).unwrap(), [2]);
    let fault = sizes("zoning-out", &["mode=competitive", "apc=on"]).unwrap_err();
    assert!(fault.to_string().starts_with("apc=on is for one city"), "{fault}");
}

#[test]
fn a_number_of_seats_that_no_game_has_is_refused_before_a_place_is_laid() {
    for game in SHELF {
        for seats in [0, 7, 99, 1 << 32, usize::MAX] {
            let refused = game.seat_count(&[], Some(seats)).unwrap_err();
            assert!(
                refused.to_string().ends_with(&format!("not {seats}")),
                "{refused}"
            );
            let seat = plat_engine::Seat::ALL[0];
            assert!(game.shadow(&[], seats, seat, 1).is_err());
        }
        let fewest = game.seat_count(&[], None).unwrap();
        let players = vec![String::new(); fewest];
        assert!(game.new_table(&[], players, SessionDice::default()).is_ok());
    }
}

/// The position with a field more in the object of this number, counted in the order of the text; nothing if there are
/// fewer objects.
fn with_field(position: &Value, object: usize, field: &str) -> Option<Value> {
    fn visit(value: &mut Value, left: &mut usize, field: &str) -> bool {
        match value {
            Value::Object(fields) if *left == 0 => {
                fields.insert(field.to_owned(), json!(1));
                true
            }
            Value::Object(fields) => {
                *left -= 1;
                fields.values_mut().any(|value| visit(value, left, field))
            }
            Value::Array(values) => values.iter_mut().any(|value| visit(value, left, field)),
            _ => false,
        }
    }
    let mut changed = position.clone();
    visit(&mut changed, &mut { object }, field).then_some(changed)
}

/// The games that read positions, each with its example of one.
fn with_positions() -> impl Iterator<Item = (&'static dyn AnyGame, &'static str)> {
    SHELF
        .iter()
        .filter_map(|game| Some((*game, game.position_form()?.example)))
}

#[test]
fn a_game_that_reads_no_positions_says_so() {
    for game in SHELF.iter().filter(|game| game.position_form().is_none()) {
        let fault = game.appraise("{}", &[]).unwrap_err().to_string();
        assert!(fault.contains("does not read positions"), "{fault}");
    }
}

#[test]
fn the_example_of_a_position_is_one_and_breaks_no_rule() {
    for (game, example) in with_positions() {
        let sheet = game.appraise(example, &[]);
        let sheet = sheet.unwrap_or_else(|fault| panic!("{}: {fault}", game.info().id));
        assert_eq!(sheet.illegal, [], "{}", game.info().id);
    }
}

#[test]
fn unknown_fields_of_a_position_are_refused_by_name_with_those_that_are_known() {
    for (game, example) in with_positions() {
        let example: Value = serde_json::from_str(example).unwrap();
        let id = game.info().id;
        let mut objects = 0;
        while let Some(position) = with_field(&example, objects, "sise") {
            let fault = game.appraise(&position.to_string(), &[]).unwrap_err().to_string();
            assert!(fault.contains("unknown field `sise`, expected "), "{id}: {fault}");
            assert!(!fault.contains('\n'), "{id}: {fault}");
            objects += 1;
        }
        assert!(objects > 1, "{id} has objects within its positions");
        let first = with_field(&example, 0, "sise").unwrap();
        let fault = game.appraise(&first.to_string(), &[]).unwrap_err().to_string();
        for known in example.as_object().unwrap().keys() {
            assert!(fault.contains(&format!("`{known}`")), "{id}: {fault}");
        }
    }
}

#[test]
fn notes_may_stand_beside_a_position_of_any_game_but_not_inside_it() {
    for (game, example) in with_positions() {
        let plain = game.appraise(example, &[]).unwrap();
        let example: Value = serde_json::from_str(example).unwrap();
        for note in POSITION_NOTES {
            let noted = with_field(&example, 0, note).unwrap();
            assert_eq!(game.appraise(&noted.to_string(), &[]).unwrap(), plain);
            let inside = with_field(&example, 1, note).unwrap();
            assert!(
                game.appraise(&inside.to_string(), &[]).is_err(),
                "{}",
                game.info().id
            );
        }
    }
}
