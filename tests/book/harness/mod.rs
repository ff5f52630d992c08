//! How a page is read, played, seen, written down and compared.

mod act;
mod doing;
mod golden;
mod html;
mod markdown;
mod names;
mod page;
mod seen;
mod source;
mod story;
mod typed;
mod world;

pub use golden::folder;
pub use markdown::NEW_LINE;
pub use page::play;
