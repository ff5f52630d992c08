//! A view to PNG. The only place with pixels.
//!
//! A [`Scene`] is settled into a plan of tiles, which names everything that will be seen and nothing
//! else; the plan is the key of the pictures kept. Each distinct tile is drawn once as SVG, turned
//! into indices of the palette of its theme and kind of board, and copied from then on, so that a
//! new picture costs little more than its compression. A view's secrets cannot reach a picture, as
//! only the plan does.
//!
//! # Floors
//!
//! Each uses only those before it, and no two files use each other.
//!
//! | floor | what it knows |
//! |---|---|
//! | `look` | colours, themes, sets of men, sizes: nothing of boards |
//! | `cells` | one cell: the men, the marks, a square; hands as data |
//! | `boards` | where cells lie and what they are made of: a file or a folder for each kind of board, behind the trait `Layout` |
//! | `paint` | plans, tiles drawn and kept, PNG and GIF files |
//! | `chart` | pictures of numbers and of people, with the colours and the files of boards |
//!
//! Beside them, [`text`] writes boards for where there is no picture.
//!
//! A new kind of board is a file in `boards`, its lines in `boards::board`, and how [`text`] writes
//! it.

mod boards;
mod cells;
mod chart;
mod look;
mod paint;
pub mod text;

pub use boards::caption::{Caption, Player};
pub use boards::scene::{Arrow, ArrowKind, Scene, Undrawn};
pub(crate) use chart::avatar::Avatar;
pub(crate) use chart::face::{Face, Features};
pub(crate) use chart::{card, counts, graph, result};
pub use chart::{curve, portrait};
pub(crate) use look::font::drawable;
pub(crate) use look::sets::Family;
pub use look::sets::{PieceSets, Set};
pub use look::style::{Size, Style};
pub use look::theme::Theme;
pub use paint::film::Film;
pub(crate) use paint::gallery::A_ROW;
pub use paint::gallery::Sample;
pub use paint::painter::Painter;
pub use paint::picture::Picture;
