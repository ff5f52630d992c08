//! Each room of the house by its front door, one module a room. One program, as every other one costs
//! as much again to link.

#[path = "../games/mod.rs"]
mod games;
#[path = "../support/mod.rs"]
mod support;

mod discord;
mod limits;
mod machine;
mod picker;
mod render;
mod sandbox;
mod store;
mod table;
mod watch;
mod words;
