//! A request on its way to the file that answers it.

use super::body::Upload;
use super::route::Route;
use crate::sandbox::state::Id;
use crate::sandbox::validation::Refusal;
use axum::http::Method;
use serde_json::Value;

/// A request that found its route.
#[derive(Debug)]
pub struct Call {
    pub method: Method,
    /// Where it goes.
    pub route: Route,
    /// What follows the question mark.
    pub query: String,
    /// Its JSON; null if there is none.
    pub body: Value,
    /// The files that came with it.
    pub files: Vec<Upload>,
}

/// What a request is answered with: a status and a body, where null stands for none.
pub type Reply = Result<(u16, Value), Refusal>;

impl Call {
    /// The id at this place of the route.
    pub fn id(&self, place: usize) -> Result<Id, Refusal> {
        let text = self.route.values.get(place).map(String::as_str).unwrap_or_default();
        text.parse().map_err(|_| Refusal {
            status: 400,
            code: 50035,
            message: format!("Invalid Form Body: value \"{text}\" is not snowflake."),
            errors: None,
        })
    }

    /// The text at this place of the route.
    pub fn text(&self, place: usize) -> &str {
        self.route.values.get(place).map(String::as_str).unwrap_or_default()
    }

    /// Whether a value of the query says yes, in any of the ways that Discord understands.
    pub fn flag(&self, name: &str) -> bool {
        matches!(self.parameter(name), Some("true" | "True" | "1"))
    }

    /// A value of the query.
    pub fn parameter(&self, name: &str) -> Option<&str> {
        let mut pairs = self.query.split('&').filter_map(|pair| pair.split_once('='));
        pairs.find(|(key, _)| *key == name).map(|(_, value)| value)
    }
}
