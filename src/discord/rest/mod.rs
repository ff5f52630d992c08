//! Requests to Discord, for everything but the gateway.
//!
//! serenity's own client keeps one limit for the tokens of all interactions together, forgets no
//! interaction it ever saw, cannot number two files and cannot ask for the message an answer
//! became. So messages go out here, over the same connection pool; the gateway stays serenity's.

mod fault;
mod files;
mod limits;
mod route;

use std::sync::Arc;
use std::time::{Duration, Instant};

use reqwest::header::{AUTHORIZATION, HeaderMap, HeaderValue, USER_AGENT};
use reqwest::multipart::{Form, Part};
use reqwest::{Client, Response, StatusCode};
use serde_json::Value;
use tracing::{Instrument as _, Span};

pub use fault::Fault;
pub(crate) use files::at_most;
pub(crate) use limits::Rank;
pub use reqwest::Method;
pub use route::Route;

use super::payload::{Attachment, Payload};
use crate::watch::series;
use crate::watch::spans::{self, Outcome};
use limits::{InvalidRequests, Limits};

/// A way to Discord, or to a stand-in for it. Cheap to clone.
#[derive(Clone)]
pub struct Rest(Arc<Inner>);

struct Inner {
    client: Client,
    base: String,
    through_proxies: bool,
    limits: Limits,
    refusals: InvalidRequests,
}

/// How long nothing is sent where Discord wants fewer requests and does not say for how long.
const UNSAID: Duration = Duration::from_secs(1);

/// How long a request may take and wait.
#[derive(Clone, Copy, Debug)]
pub struct Patience {
    /// For the whole request.
    pub(crate) answer: Duration,
    /// For a limit to pass; a longer one is a fault.
    pub(crate) limit: Duration,
    /// Who goes first where there is little room.
    pub(crate) rank: Rank,
}

impl Patience {
    /// For what somebody waits for within three seconds.
    pub(crate) const ACKNOWLEDGE: Self = Self {
        answer: Duration::from_millis(2_500),
        limit: Duration::from_millis(500),
        rank: Rank::Post,
    };
    /// For new messages, and whatever else somebody waits for.
    pub(crate) const SEND: Self =
        Self { answer: Duration::from_secs(15), limit: Duration::from_mins(1), rank: Rank::Post };
    /// For changes of what stands.
    pub(crate) const EDIT: Self = Self { rank: Rank::Edit, ..Self::SEND };
    /// For what is done when there is room.
    pub(crate) const SPARE: Self = Self { rank: Rank::Spare, ..Self::SEND };
}

/// The address or the token cannot be written into a request.
#[derive(Debug, thiserror::Error)]
#[error("the token has characters no token has; copy it once more from the developer portal")]
pub struct BadToken;

impl Rest {
    /// A way to the Discord at `origin`, such as `https://discord.com`. `counted_elsewhere` says that a
    /// proxy there keeps the limit of all requests of the bot.
    ///
    /// # Errors
    /// If the token cannot be part of a request, or no connection can be set up at all.
    pub(crate) fn new(
        origin: &str,
        token: &str,
        through_proxies: bool,
        counted_elsewhere: bool,
    ) -> Result<Self, BadToken> {
        let mut authorization =
            HeaderValue::from_str(&format!("Bot {token}")).map_err(|_| BadToken)?;
        authorization.set_sensitive(true);
        let agent = concat!("DiscordBot (https://discord.com, ", env!("CARGO_PKG_VERSION"), ")");
        let headers = HeaderMap::from_iter([
            (AUTHORIZATION, authorization),
            (USER_AGENT, HeaderValue::from_static(agent)),
        ]);
        let mut client = Client::builder()
            .default_headers(headers)
            .connect_timeout(Duration::from_secs(2))
            .tcp_nodelay(true);
        if !through_proxies {
            client = client.no_proxy();
        }
        Ok(Self(Arc::new(Inner {
            client: client.build().map_err(|_| BadToken)?,
            base: format!("{}/api/v10", origin.trim_end_matches('/')),
            through_proxies,
            limits: Limits::new(counted_elsewhere),
            refusals: InvalidRequests::default(),
        })))
    }

    /// From now on so many processes send for the same bot, this one among them.
    pub(crate) fn shared_by(&self, processes: u32) {
        self.0.limits.shared_by(processes);
    }

    /// Sends a request without files.
    ///
    /// # Errors
    /// If Discord refuses or does not answer.
    pub(crate) async fn json(
        &self,
        method: Method,
        route: Route<'_>,
        body: Option<&Value>,
    ) -> Result<Value, Fault> {
        self.call(method, route, body, &[], Patience::SEND).await
    }

    /// Sends a message, form or list.
    ///
    /// # Errors
    /// If Discord refuses or does not answer.
    pub(crate) async fn send(
        &self,
        method: Method,
        route: Route<'_>,
        payload: &Payload,
        patience: Patience,
    ) -> Result<Value, Fault> {
        let body = Some(&payload.body).filter(|body| !body.is_null());
        self.call(method, route, body, &payload.files, patience).await
    }

    /// Sends until Discord takes or refuses it, pausing in between. Only for what may come twice.
    ///
    /// # Errors
    /// If Discord refuses, or did not answer the last try either.
    pub(crate) async fn persist(
        &self,
        method: Method,
        route: Route<'_>,
        payload: &Payload,
        patience: Patience,
        gaps: &[Duration],
    ) -> Result<Value, Fault> {
        for gap in gaps {
            match self.send(method.clone(), route, payload, patience).await {
                Err(fault) if fault.pause(*gap, patience).await => {}
                settled => return settled,
            }
        }
        self.send(method, route, payload, patience).await
    }

    /// One request, waiting for limits as long as `patience` allows.
    async fn call(
        &self,
        method: Method,
        route: Route<'_>,
        body: Option<&Value>,
        files: &[Attachment],
        patience: Patience,
    ) -> Result<Value, Fault> {
        let span = spans::request(method.as_str(), route.label());
        let answered = self.answered(&span, method, route, body, files, patience);
        let answered = answered.instrument(span.clone()).await;
        let outcome = match &answered {
            Ok(_) => Outcome::Done,
            Err(Fault::Refused { .. }) => Outcome::Refused,
            Err(Fault::Away(_) | Fault::Busy(_)) => Outcome::Failed,
        };
        spans::ended(&span, outcome);
        answered
    }

    async fn answered(
        &self,
        span: &Span,
        method: Method,
        route: Route<'_>,
        body: Option<&Value>,
        files: &[Attachment],
        patience: Patience,
    ) -> Result<Value, Fault> {
        let began = Instant::now();
        let mut tries = 0;
        loop {
            tries += 1;
            spans::tried(span, tries);
            self.0.limits.wait(&method, route, patience.rank, began + patience.limit).await?;
            let response = self
                .fire(method.clone(), route, body, files, patience.answer)
                .await
                .map_err(|error| Fault::Away(error.without_url().to_string()))?;
            let status = response.status();
            tracing::debug!(
                route = route.label(), method = %method, status = status.as_u16(),
                took = ?began.elapsed(), "request"
            );
            series::requested(route.label(), status.as_u16());
            spans::status(span, status.as_u16());
            let headers = response.headers().clone();
            let answer = response.bytes().await;
            let answer = answer.map_err(|error| Fault::Away(error.without_url().to_string()))?;
            let answer: Value = serde_json::from_slice(&answer).unwrap_or(Value::Null);
            let free = self.0.limits.hear(&method, route, status, &headers, &answer);
            if matches!(status.as_u16(), 401 | 403 | 429) {
                self.0.refusals.count(route.label());
            }
            match status {
                StatusCode::TOO_MANY_REQUESTS => {
                    series::limited(limits::scope(&headers));
                    let free = free.unwrap_or_else(|| Instant::now() + UNSAID);
                    limits::sleep_until(free, began + patience.limit).await?;
                }
                status if status.is_success() => return Ok(answer),
                status if status.is_server_error() => {
                    return Err(Fault::Away(format!("status {}", status.as_u16())));
                }
                status => return Err(Fault::refused(status.as_u16(), &answer)),
            }
        }
    }

    async fn fire(
        &self,
        method: Method,
        route: Route<'_>,
        body: Option<&Value>,
        files: &[Attachment],
        timeout: Duration,
    ) -> Result<Response, reqwest::Error> {
        let url = format!("{}{}", self.0.base, route.path());
        let request = self.0.client.request(method, url).timeout(timeout);
        let request = match body {
            None => request,
            Some(body) if files.is_empty() => request.json(body),
            Some(body) => {
                let mut form = Form::new().text("payload_json", body.to_string());
                for (nth, file) in files.iter().enumerate() {
                    let part = Part::bytes(file.bytes.to_vec())
                        .file_name(file.name.clone())
                        .mime_str(file.kind())?;
                    form = form.part(format!("files[{nth}]"), part);
                }
                request.multipart(form)
            }
        };
        request.send().await
    }
}
