//! Every sentence that leaves the house, as pure functions over Fluent messages.
//!
//! [`Words`] holds the messages of the house and of every game; a [`Voice`] speaks one language of
//! it. Each sentence of the house is one function of [`Voice`] with typed fields, so that a missing
//! field does not compile; what a game says is looked up by its [`Say`](crate::rules::Say), the
//! game's own messages before those of the house. Nothing here panics on a missing message: what
//! cannot be said in words is said by its key, and tests see to it that this does not happen.

mod alt;
mod brought;
mod field;
mod games;
mod list;
mod load;
mod messages;
mod sentences;
#[cfg(test)]
mod tests;
mod text_board;
mod topic;
mod typed;
mod typed_options;
mod voice;

pub use alt::ALT_MOST;
pub(crate) use alt::cut_alt;
pub(crate) use field::cut;
pub use field::{Channel, Day, Mention, Name, Quote, Term, When, Written};
pub use games::LineUp;
pub(crate) use list::paragraph;
pub use messages::{Words, WordsFault};
pub use typed::{TypedWish, typed_wish};
pub use typed_options::typed_options;
pub use voice::Voice;
