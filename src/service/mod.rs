//! The application, async half: load, decide, append, draw, reply. One lock a table.
//!
//! [`Request`] is what came in, [`Reply`] what goes out; neither knows Discord's library.

mod app;
mod press;
mod reply;
mod request;

pub use app::App;
pub use press::{Press, PressId, State};
pub use reply::{
    Answer, Button, ButtonStyle, Delivery, Does, Embed, Field, File, Input, Menu, MenuEntry,
    Message, Modal, Offers, Picture, Post, Posted, Purpose, Refused, Reply, Row,
};
pub use request::{Command, Ground, Person, Place, Request, Scope, Terms};
