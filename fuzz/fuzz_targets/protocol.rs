//! Any text as lines of the bot protocol: they are read and answered, or refused.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| {
    plat_arena::probe::protocol(text);
});
