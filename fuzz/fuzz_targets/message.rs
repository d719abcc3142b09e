//! Any text as a message of a client to the server: it is read or refused.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| {
    plat_server::probe_message(text);
});
