//! How a request was answered, and the response that says so.

use super::call::Reply;
use axum::body::Body;
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderMap, HeaderValue};
use axum::response::Response;
use serde_json::Value;
use std::time::{SystemTime, UNIX_EPOCH};

#[derive(Debug)]
pub struct Answered {
    /// The HTTP status.
    pub status: u16,
    /// The JSON; null for no body.
    pub body: Value,
    /// The bucket of rate limits that it counts for; of no route there is none.
    pub bucket: Option<String>,
}

impl Answered {
    /// The answer that a reply comes to.
    pub fn of(reply: Reply, bucket: Option<String>) -> Self {
        let (status, body) = reply.unwrap_or_else(|refusal| (refusal.status, refusal.json()));
        Self { status, body, bucket }
    }

    pub fn respond(self) -> Response {
        let Self { status, body, bucket } = self;
        let text = if body.is_null() { String::new() } else { body.to_string() };
        let mut response = Response::new(Body::from(text));
        // Every status here is one of Discord's, or one that a test ordered.
        *response.status_mut() = status.try_into().unwrap_or_default();
        let headers = response.headers_mut();
        if !body.is_null() {
            headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
        }
        if let Some(bucket) = bucket {
            put(headers, "x-ratelimit-limit", "50".to_owned());
            put(headers, "x-ratelimit-remaining", "49".to_owned());
            put(headers, "x-ratelimit-reset-after", "1.000".to_owned());
            let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
            put(headers, "x-ratelimit-reset", format!("{:.3}", now.as_secs_f64() + 1.0));
            put(headers, "x-ratelimit-bucket", bucket);
        }
        response
    }
}

/// Sets a header; one that cannot be written is left out.
pub fn put(headers: &mut HeaderMap, name: &'static str, value: String) {
    if let Ok(value) = HeaderValue::try_from(value) {
        headers.insert(name, value);
    }
}
