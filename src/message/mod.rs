//! What passes between the application and its edge: plain data, without Discord, store or clock.
//!
//! [`Request`] is what came in, [`Reply`] what goes out, [`Press`] what a button says, and [`App`]
//! what the edge asks of the application.

mod app;
mod component;
mod content;
mod delivery;
mod entered;
mod modal;
mod place;
mod portraits;
mod press;
mod reply;
mod request;
mod scope;
mod shards;
mod word;

pub use app::App;
pub use component::{Button, ButtonStyle, Does, Menu, MenuEntry, MenuOffers, Row};
pub use content::{Embed, Field, File, Message, Picture};
pub use delivery::{Delivery, Post, Posted, Purpose, Refused, Stands, ThreadPost};
pub use entered::{Entered, FieldValue};
pub use modal::{Choice, FilePlace, FormField, Input, Modal, Select};
pub use place::{Ground, Place, Posting, Right, Rights};
pub use portraits::{PortraitFile, Portraits};
pub use press::*;
pub use reply::{Answer, Filling, Reply};
pub use request::{
    Command, Content, IMPORT_MOST, Person, PersonKind, Pressed, Request, Spoken, Terms, Upload,
};
pub use scope::Scope;
pub use shards::{BEGINS, LEASE, Shards, Sharing, Total};
