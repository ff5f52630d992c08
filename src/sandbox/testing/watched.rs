//! A request of the bot as tests see it: counted, recorded, and gone wrong where one ordered that.

use super::faults::Fault;
use super::log;
use crate::sandbox::hub::Hub;
use crate::sandbox::line::Line;
use crate::sandbox::rest::{Answered, Asked, below_version, put};
use crate::sandbox::validation::Refusal;
use axum::extract::{ConnectInfo, Request};
use axum::response::Response;
use serde_json::{Value, json};
use std::sync::Arc;

/// A request that is running; it counts as such until this is dropped.
pub struct Watched {
    hub: Arc<Hub>,
    line: Option<Line>,
    fault: Option<Fault>,
    entry: Option<log::Request>,
}

impl Watched {
    /// A request that has just come; it takes up the next fault that was ordered for it.
    pub fn begin(hub: &Arc<Hub>, request: &Request) -> Self {
        hub.testing.begun();
        let line = request.extensions().get::<ConnectInfo<Line>>();
        let path = below_version(request.uri().path());
        Self {
            hub: Arc::clone(hub),
            line: line.map(|ConnectInfo(line)| line.clone()),
            fault: hub.testing.faults.take(request.method().as_str(), path),
            entry: None,
        }
    }

    /// Lets it wait, if that was ordered.
    pub async fn delay(&self) {
        if let Some(Fault::Delay(delay)) = self.fault {
            tokio::time::sleep(delay).await;
        }
    }

    /// The answer that was ordered in place of carrying the request out.
    pub fn instead(&mut self, asked: &Asked) -> Option<Response> {
        let json = asked.body.as_ref().map_or(Value::Null, |body| body.json.clone());
        self.entry = Some(log::Request {
            method: asked.method.to_string(),
            route: asked.route.as_ref().map_or("", |route| route.template),
            path: asked.path.clone(),
            body: json,
            status: 0,
        });
        let answered = match self.fault? {
            Fault::Drop => {
                self.cut();
                self.log(0);
                return Some(Response::default());
            }
            Fault::Status(status) => {
                let message = format!("{status}: ordered by the test");
                let refusal = Refusal { status, code: 0, message, errors: None };
                Answered::of(Err(refusal), asked.bucket())
            }
            Fault::RateLimited { retry_after, global } => {
                self.log(429);
                return Some(rate_limited(retry_after.as_secs_f64(), global, asked.bucket()));
            }
            Fault::Delay(_) | Fault::LoseAnswer => return None,
        };
        self.log(answered.status);
        Some(answered.respond())
    }

    /// Notes how it was answered; the answer is lost if that was ordered.
    pub fn answered(&mut self, answered: &Answered) {
        self.log(answered.status);
        if self.fault == Some(Fault::LoseAnswer) {
            self.cut();
        }
    }

    fn log(&mut self, status: u16) {
        if let Some(entry) = self.entry.take() {
            self.hub.testing.log.add(log::Request { status, ..entry });
        }
    }

    fn cut(&self) {
        if let Some(line) = &self.line {
            line.cut();
        }
    }
}

impl Drop for Watched {
    fn drop(&mut self) {
        self.hub.testing.ended();
    }
}

fn rate_limited(after: f64, global: bool, bucket: Option<String>) -> Response {
    let body = json!({
        "message": "You are being rate limited.", "retry_after": after, "global": global, "code": 0,
    });
    let mut response = Answered { status: 429, body, bucket }.respond();
    let headers = response.headers_mut();
    put(headers, "x-ratelimit-remaining", "0".to_owned());
    put(headers, "x-ratelimit-reset-after", format!("{after:.3}"));
    put(headers, "retry-after", format!("{}", after.ceil()));
    put(headers, "x-ratelimit-scope", if global { "global" } else { "user" }.to_owned());
    if global {
        put(headers, "x-ratelimit-global", "true".to_owned());
    }
    response
}
