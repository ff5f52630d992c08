//! A request of the bot as tests see it: counted and recorded.

use super::log;
use crate::sandbox::hub::Hub;
use crate::sandbox::rest::Asked;
use serde_json::Value;
use std::sync::Arc;

/// A request that is running; it counts as such until this is dropped.
pub struct Watched {
    hub: Arc<Hub>,
    entry: Option<log::Request>,
}

impl Watched {
    /// A request that has just come.
    pub fn begin(hub: &Arc<Hub>) -> Self {
        hub.testing.begun();
        Self { hub: Arc::clone(hub), entry: None }
    }

    /// Notes what it wants.
    pub fn asked(&mut self, asked: &Asked) {
        let json = asked.body.as_ref().map_or(Value::Null, |body| body.json.clone());
        self.entry = Some(log::Request {
            method: asked.method.to_string(),
            route: asked.route.as_ref().map_or("", |route| route.template),
            path: asked.path.clone(),
            body: json,
            status: 0,
        });
    }

    /// Notes how it was answered.
    pub fn answered(&mut self, status: u16) {
        if let Some(entry) = self.entry.take() {
            self.hub.testing.log.add(log::Request { status, ..entry });
        }
    }
}

impl Drop for Watched {
    fn drop(&mut self) {
        self.hub.testing.ended();
    }
}
