//! What people do, and what time does, by topic. A flow uses `delivery` and `core`, and no flow of
//! another topic.

pub(crate) mod begin;
pub(crate) mod complete;
pub(crate) mod past;
pub(crate) mod people;
pub(crate) mod play;
pub(crate) mod time;
