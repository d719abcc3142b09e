//! Any text as a tile file of Puzzle Town: it is read or refused.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| {
    plat_games::probe::tiles(text);
});
