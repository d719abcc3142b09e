//! Any text as a record: it is read, replayed and verified, or refused.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| {
    plat_games::probe::record(text);
});
