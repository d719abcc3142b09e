//! Which games the program offers: those of `--shelf`.

use std::sync::OnceLock;

use plat_games::Games;

static OFFERED: OnceLock<Games> = OnceLock::new();

/// The games that are offered.
pub(crate) fn offered() -> Games {
    *OFFERED.get_or_init(|| asked(std::env::args()).unwrap_or_default())
}

/// What the command line says, wherever it says it: which words are names of games has to be known while it is read. What
/// is wrong with it is said by whoever reads it then.
fn asked(arguments: impl Iterator<Item = String>) -> Option<Games> {
    let arguments: Vec<String> = arguments.take_while(|argument| argument != "--").collect();
    let follows = arguments
        .windows(2)
        .filter(|pair| pair[0] == "--shelf")
        .map(|pair| pair[1].as_str());
    let joined = arguments
        .iter()
        .filter_map(|argument| argument.strip_prefix("--shelf="));
    follows.chain(joined).next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shelf_is_found_wherever_it_is_named() {
        let asked = |line: &str| asked(line.split(' ').map(ToOwned::to_owned));
        assert_eq!(asked("plat games --shelf all"), Some(Games::All));
        assert_eq!(asked("plat --shelf=all play x"), Some(Games::All));
        assert_eq!(asked("plat play x --shelf published"), Some(Games::Published));
        assert_eq!(asked("plat play x"), None);
        assert_eq!(asked("plat play x --shelf some"), None);
        assert_eq!(asked("plat bot -- --shelf all"), None);
    }
}
