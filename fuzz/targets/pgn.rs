#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| patt_fuzz::pgn(data));
