//! What the sandbox knows: one server, its channels and people, and what is going on.
//!
//! Plain data behind one lock, without IO; changes leave [`Event`]s in [`World::outbox`], which
//! the hub carries to the gateway and to the pages.
//!
//! | file | what |
//! |---|---|
//! | `ids`, `permissions`, `message`, `channel`, `interaction` | plain data |
//! | `world` | all of it together |
//! | `journal` | every version of every message, for tests |
//! | `json`, `guild` | how Discord writes it |
//! | `attach`, `post`, `answers`, `happen` | what changes it |
//! | `bounds` | what is too old to be kept |
//! | `saved`, `touched` | what of it outlives the process, and what changed |
//! | `fill`, `act`, `impossible` | what people do, and what they cannot do |

mod act;
mod answers;
mod attach;
mod bounds;
mod channel;
mod fill;
mod fill_form;
mod guild;
mod happen;
mod ids;
mod impossible;
mod interaction;
#[cfg(feature = "testing")]
mod journal;
mod json;
mod message;
pub mod permissions;
mod post;
mod saved;
mod touched;
mod world;

pub use act::{Act, Said};
pub use channel::{Channel, Kind, Thread};
pub use fill::Given;
pub use ids::Id;
pub use impossible::Impossible;
pub use interaction::{ANSWER_WITHIN, Answer, Interaction, Sort, Stage};
pub use message::{
    Attachment, COMPONENTS_V2, EPHEMERAL, HAS_THREAD, LOADING, Message, REPLY, SILENT,
    THREAD_OPENED,
};
pub use post::{Draft, mentions};
pub use saved::Saved;
pub use touched::Touched;
pub use world::{Event, Guild, News, World};
#[cfg(feature = "testing")]
pub use {
    journal::{Mark, Told},
    message::Ping,
};
