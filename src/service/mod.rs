//! The application, async half: load, decide, append, show, reply. One lock a table.
//!
//! Floors, of which each uses only those before it:
//!
//! | floor | what is there |
//! |---|---|
//! | `core` | the state, the tables under their locks, one act and its transaction, settings, errors |
//! | `delivery` | what follows an act: the new board, the computer's answer, letters, threads, the outbox |
//! | `flows` | what people do, by topic: begin, play, past, people, time, complete (of what is typed); none uses another |
//! | `dispatch`, `worker`, `gateway` | one request to its flow; what is thought about for the house; which process has which part of the gateway |

mod core;
mod delivery;
mod dispatch;
mod flows;
mod gateway;
mod worker;

pub use self::core::outgoing::OUTGOING;
pub use self::core::pool::SearchPool;
pub use self::core::state::{Dependencies, Policy, Service};
pub use self::core::until::Until;
