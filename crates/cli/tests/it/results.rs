//! The pages in `docs/results` say which command drew each picture; here every one of them is drawn again.

use std::path::Path;
use std::process::Command;

#[test]
fn every_picture_of_a_result_is_what_its_command_draws() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let folder = tempfile::tempdir().unwrap();
    let drawn = folder.path().join("drawn.svg").display().to_string();
    let mut pictures = Vec::new();
    for page in std::fs::read_dir(root.join("docs/results")).unwrap() {
        let page = page.unwrap().path();
        let Some("md") = page.extension().and_then(|ending| ending.to_str()) else {
            continue;
        };
        let text = std::fs::read_to_string(&page).unwrap();
        for command in text.lines().filter_map(|line| line.strip_prefix("plat ")) {
            let shown = || {
                command
                    .split_once(" -o ")
                    .filter(|(_, file)| file.ends_with(".svg"))
            };
            let Some((_, picture)) = command.split_once("--svg ").or_else(shown) else {
                continue;
            };
            let words = command
                .split_whitespace()
                .map(|word| if word == picture { drawn.as_str() } else { word });
            let output = Command::new(env!("CARGO_BIN_EXE_plat"))
                .args(words)
                .current_dir(&root)
                .output()
                .unwrap();
            assert!(
                output.status.success(),
                "{command}: {}",
                String::from_utf8_lossy(&output.stderr)
            );
            let kept = std::fs::read_to_string(root.join(picture)).unwrap();
            assert!(
                kept == std::fs::read_to_string(&drawn).unwrap(),
                "{picture} is not what {command} draws"
            );
            assert!(
                text.contains(&format!("]({})", &picture["docs/results/".len()..])),
                "{picture} is not shown"
            );
            pictures.push(picture.to_owned());
        }
    }
    assert!(pictures.len() >= 7, "{pictures:?}");
}
