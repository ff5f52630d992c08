//! How a request was answered, and the response that says so.

use super::call::Reply;
use axum::body::Body;
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderMap, HeaderValue};
use axum::response::Response;
use serde_json::{Value, json};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

#[derive(Debug)]
pub struct Answered {
    /// The HTTP status.
    pub status: u16,
    /// The JSON; null for no body.
    pub body: Value,
    /// The bucket of rate limits that it counts for; of no route there is none.
    pub bucket: Option<String>,
    /// The limit that was hit.
    limit: Option<Limit>,
    /// How many more requests there may be of this kind, within how many seconds.
    room: (usize, f64),
}

/// What is said where nobody counts.
const ROOM: (usize, f64) = (49, 1.0);

/// A limit of rates that was hit.
#[derive(Debug)]
struct Limit {
    /// Seconds to wait.
    after: f64,
    /// Whether it holds for everything.
    global: bool,
}

impl Answered {
    /// The answer that a reply comes to.
    pub fn of(reply: Reply, bucket: Option<String>) -> Self {
        let (status, body) = reply.unwrap_or_else(|refusal| (refusal.status, refusal.json()));
        Self { status, body, bucket, limit: None, room: ROOM }
    }

    /// No answer at all, on a connection that is going to be cut.
    pub fn nothing() -> Self {
        Self { status: 0, body: Value::Null, bucket: None, limit: None, room: ROOM }
    }

    /// Too many requests.
    pub fn limited(retry_after: Duration, global: bool, bucket: Option<String>) -> Self {
        let after = retry_after.as_secs_f64();
        let body = json!({
            "message": "You are being rate limited.", "retry_after": after, "global": global,
            "code": 0,
        });
        Self { status: 429, body, bucket, limit: Some(Limit { after, global }), room: ROOM }
    }

    /// Nothing is read of whoever was refused too often: what stands before Discord says so, without
    /// a word of JSON.
    pub fn shut_out(retry_after: Duration) -> Self {
        let limit = Some(Limit { after: retry_after.as_secs_f64(), global: false });
        Self { status: 429, body: Value::Null, bucket: None, limit, room: ROOM }
    }

    /// Says how many more requests there may be of this kind.
    pub fn room(&mut self, left: usize, within: Duration) {
        self.room = (left, within.as_secs_f64());
    }

    pub fn respond(self) -> Response {
        let Self { status, body, bucket, limit, room: (left, within) } = self;
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
            put(headers, "x-ratelimit-remaining", left.to_string());
            put(headers, "x-ratelimit-reset-after", format!("{within:.3}"));
            let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
            put(headers, "x-ratelimit-reset", format!("{:.3}", now.as_secs_f64() + within));
            put(headers, "x-ratelimit-bucket", bucket);
        }
        if let Some(Limit { after, global }) = limit {
            put(headers, "x-ratelimit-remaining", "0".to_owned());
            put(headers, "x-ratelimit-reset-after", format!("{after:.3}"));
            put(headers, "retry-after", format!("{}", after.ceil()));
            put(headers, "x-ratelimit-scope", if global { "global" } else { "user" }.to_owned());
            if global {
                put(headers, "x-ratelimit-global", "true".to_owned());
            }
        }
        response
    }
}

/// Sets a header; one that cannot be written is left out.
fn put(headers: &mut HeaderMap, name: &'static str, value: String) {
    if let Ok(value) = HeaderValue::try_from(value) {
        headers.insert(name, value);
    }
}
