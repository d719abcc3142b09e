//! What a link to a table says of it where it is shown without being opened: the game, who plays, and a picture of the
//! position.

use std::borrow::Cow;

use plat_engine::{Arg, Sentence};
use plat_games::OptionWords;

use crate::language::Language;
use crate::room::{Room, Sitter};

/// Between these two lines of the page stands what is said of it.
const MARKS: [&str; 2] = ["<!-- preview -->", "<!-- end of preview -->"];

/// What everybody may know of a table.
pub(crate) struct Preview {
    title: String,
    about: String,
}

impl Preview {
    pub(crate) fn of(room: &Room, language: Language) -> Preview {
        let info = room.table.info();
        let name = |sitter: &Sitter| match sitter {
            Sitter::Person { name, .. } => Some(Arg::verbatim(name)),
            Sitter::Computer { kind, left } => Some(match left {
                Some(name) => Arg::verbatim(name),
                None => kind.sentence().into(),
            }),
            Sitter::Empty => None,
        };
        let names: Vec<Arg> = room.sitters.iter().filter_map(name).collect();
        let title = Sentence::new("table-of")
            .with("game", Arg::verbatim(info.name))
            .with("names", names);
        let game = room.terms.any_game().ok();
        let about = game.map(|game| OptionWords::new(game, language.tag()).of_the_game());
        Preview {
            title: language.of_the_house().say(&title),
            about: about.unwrap_or_default(),
        }
    }

    /// The page that says it. `house` is where it is served, as an address must be complete here; `at` is the moment of
    /// the game that the link shows.
    pub(crate) fn put_into(&self, page: &str, house: Option<&str>, id: &str, at: Option<u32>) -> String {
        let [begins, ends] = MARKS;
        let parts = page
            .split_once(begins)
            .and_then(|(before, rest)| Some((before, rest.split_once(ends)?.1)));
        let Some((before, after)) = parts else {
            return page.to_owned();
        };
        let (title, about) = (escaped(&self.title), escaped(&self.about));
        let mut said = format!(
            "<title>{title} · Plat</title>\n  \
             <meta property=\"og:site_name\" content=\"Plat\">\n  \
             <meta property=\"og:type\" content=\"website\">\n  \
             <meta property=\"og:title\" content=\"{title}\">\n  \
             <meta property=\"og:description\" content=\"{about}\">\n  "
        );
        if let Some(house) = house {
            let at = at.map(|entries| format!("&at={entries}")).unwrap_or_default();
            let picture = format!("{house}/api/games/{id}/picture.png?board=1{at}");
            let (picture, address) = (escaped(&picture), format!("{house}/g/{id}"));
            said += &format!(
                "<meta property=\"og:url\" content=\"{}\">\n  \
                 <meta property=\"og:image\" content=\"{picture}\">\n  \
                 <meta property=\"og:image:alt\" content=\"{title}\">\n  \
                 <meta name=\"twitter:card\" content=\"summary_large_image\">\n  ",
                escaped(&address)
            );
        }
        format!("{before}{said}{after}")
    }
}

/// A text as it stands in an attribute: nothing that anybody is called becomes part of the page's structure.
fn escaped(text: &str) -> Cow<'_, str> {
    if !text.contains(['&', '<', '>', '"', '\'']) {
        return text.into();
    }
    let letter = |letter| match letter {
        '&' => "&amp;".into(),
        '<' => "&lt;".into(),
        '>' => "&gt;".into(),
        '"' => "&quot;".into(),
        '\'' => "&#39;".into(),
        other => Cow::from(String::from(other)),
    };
    text.chars().map(letter).collect::<String>().into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_stays_a_name() {
        let preview = Preview {
            title: "Subdivision: <script>\"Ada\"".to_owned(),
            about: "a & b".to_owned(),
        };
        let page = include_str!("../../../web/index.html");
        let dressed = preview.put_into(page, Some("https://plat.example"), "abc", Some(3));
        assert!(dressed.contains("<title>Subdivision: &lt;script&gt;&quot;Ada&quot; · Plat</title>"));
        assert!(dressed.contains("content=\"a &amp; b\""));
        assert!(dressed.contains("https://plat.example/api/games/abc/picture.png?board=1&amp;at=3"));
        assert_eq!(dressed.matches("<title>").count(), 1);
        assert_eq!(dressed.matches("og:title").count(), 1);
    }

    #[test]
    fn a_house_without_a_name_has_no_picture() {
        let preview = Preview {
            title: "Subdivision: Ada".to_owned(),
            about: String::new(),
        };
        let dressed = preview.put_into(include_str!("../../../web/index.html"), None, "abc", None);
        assert!(!dressed.contains("og:image"));
    }
}
