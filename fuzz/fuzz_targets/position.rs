//! Any text as a position of every game: it is scored or refused.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| {
    plat_games::probe::position(text);
});
