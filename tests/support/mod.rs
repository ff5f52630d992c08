//! What several end-to-end tests share.

#![allow(dead_code, reason = "each test takes in what it needs")]

pub mod crawl;
pub mod done;
pub mod house;
pub mod oracle;
pub mod party;
pub mod pasted;
pub mod process;
pub mod server;
pub mod several;
pub mod stored;
