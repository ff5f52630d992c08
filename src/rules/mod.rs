//! THE CONTRACT: what a game is, as pure data and one trait. Depends on nothing else of ours; does
//! no IO, knows no clock, no person and no source of chance but the [`Rng`] it is handed.

mod brought;
mod cell;
mod figure;
mod game;
mod info;
pub mod kit;
mod language;
mod opening;
pub mod options;
mod outcome;
mod record;
mod rng;
mod say;
mod seat;
#[cfg(test)]
pub(crate) mod spoken;
pub mod transcript;
mod view;

pub use brought::{Brought, Bundle};
pub use cell::{Band, Cell};
pub use figure::PieceKind;
pub use game::{Checked, Game};
pub use info::{Agreed, Clocked, GameInfo, Ladder, Lesson, Named, Notation, Scale, Timeout};
pub(crate) use language::{LANGUAGES, languages, words};
pub use opening::Opening;
pub use options::{Kind, OptionMap, OptionSpec};
pub use outcome::{Claim, Outcome, Refusal, Status, Unread, Withdrawal};
pub use record::{Act, Header, Offer, Record};
pub use rng::Rng;
pub use say::{Arg, Audience, Notice, Say};
pub use seat::{Seat, SeatSet};
pub use view::{Geometry, Labels, Line, LineKind, Man, Mark, Side, Step, Tray, View, Viewer};
