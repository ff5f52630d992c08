//! Where interactions and messages are answered.

use std::sync::Arc;

use super::pace::Paces;
use super::recent::Recent;
use crate::discord::ages::Ages;
use crate::discord::deliver::Courier;
use crate::discord::rest::Rest;
use crate::discord::timing::Timing;
use crate::message::App;
use crate::words::Words;

/// Where interactions and messages are answered.
pub struct Responder {
    pub(super) app: Arc<dyn App>,
    pub(super) rest: Rest,
    pub(super) courier: Courier,
    pub(super) words: Arc<Words>,
    pub(super) timing: Timing,
    pub(super) ages: Ages,
    pub(super) recent: Recent,
    pub(super) paces: Paces,
}

impl Responder {
    /// A responder for this application.
    pub(crate) fn new(
        app: Arc<dyn App>,
        rest: Rest,
        courier: Courier,
        words: Arc<Words>,
        timing: Timing,
    ) -> Self {
        let (ages, recent, paces) = (Ages::new(), Recent::default(), Paces::default());
        Self { app, rest, courier, words, timing, ages, recent, paces }
    }
}
