//! What tests need of the sandbox: people who act, waiting without sleeping, and things going wrong to
//! order. Built only with the feature `testing`, which tests and benches turn on.
//!
//! | file | what |
//! |---|---|
//! | `acts`, `driver` | people: [`Sandbox::command`](super::Sandbox::command) and so on |
//! | `waits` | what is new since a mark: [`Sandbox::until`](super::Sandbox::until) |
//! | `mischief` | things going wrong, beside what people can let happen themselves |
//! | `records`, `log`, `watched` | what is kept for all that, and how requests get there |

mod acts;
mod driver;
mod log;
mod mischief;
mod records;
mod waits;
mod watched;

pub use driver::{Handle, Replied};
pub use log::Request;
pub use records::Records;
pub use waits::Unanswered;
pub use watched::Watched;
