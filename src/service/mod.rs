//! The application, async half: load, decide, append, draw, reply. One lock a table.
//!
//! [`Request`] is what came in, [`Reply`] what goes out; neither knows Discord's library.

mod act;
mod after;
mod agree;
mod amend;
mod analysis;
mod app;
mod audience;
mod board;
mod complete;
mod computer;
mod files;
mod find;
mod force;
mod greet;
mod hint;
mod house;
mod if_then;
mod import;
mod invitation;
mod invite;
mod learn;
mod lists;
mod lobby;
mod look;
mod minds;
mod moves;
mod neglect;
mod outbox;
mod panel;
mod pause;
mod picks;
mod place;
mod play_on;
mod pool;
mod press;
mod privacy;
mod queue;
mod referee;
mod remind;
mod replay;
mod reply;
mod request;
mod rights;
mod route;
mod schedule;
mod settings;
mod share;
mod stage;
mod tables;
mod takeback;
mod team;
mod thinkers;
mod threads;
mod timing;
mod tongue;
mod trouble;
mod venue;
mod watch;

pub use app::App;
pub use house::{Parts, Policy, Service};
pub use import::IMPORT_MOST;
pub use place::{Ground, Place, Posting, Right, Rights};
pub use pool::Pool;
pub use press::{Press, PressId, State};
pub use reply::{
    Answer, Button, ButtonStyle, Delivery, Does, Embed, Field, File, Input, Menu, MenuEntry,
    Message, Modal, Offers, Picture, Post, Posted, Purpose, Refused, Reply, Row, ThreadPost,
};
pub use request::{Command, Content, Person, Request, Scope, Terms, Upload};

use house::House;
