//! Any text as a deck file of Zoned Out: it is read or refused.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| {
    plat_games::probe::deck(text);
});
