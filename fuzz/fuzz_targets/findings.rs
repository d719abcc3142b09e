//! Any bytes as a table of what a search found out: it is read or refused.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    plat_games::probe::findings(bytes);
});
