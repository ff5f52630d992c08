//! Discord's other way in: interactions as requests to us, each signed, instead of a connection that we keep
//! open. Any number of processes behind any load balancer answer them.
//!
//! A request is answered as soon as it is read, with a 202 and no body; what the person sees goes out as it
//! does for interactions of the gateway, in time and with pictures. (Discord's documentation of "Create
//! Interaction Response": who sends that for an interaction that came over HTTP "responds to the original
//! HTTP request with a 202 and no body".) Only the question whether we are there is answered in place, as
//! Discord wants it.

mod once;
mod signature;

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use axum::Router;
use axum::body::{Body, Bytes, to_bytes};
use axum::extract::{Request, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Json, Response};
use axum::routing::post;
use serde_json::json;
use tokio::net::TcpListener;
use tokio::time::timeout;

use self::once::Once;
use self::signature::Verifier;
use super::inbound::{self, Inbound, Incoming};
use crate::config::PublicKey;
use crate::watch::series;

/// Where Discord's requests go, behind the address of the endpoint.
const PATH: &str = "/interactions";
/// More than any interaction has: a message that was pressed, with ten embeds, has 60 kB.
const MOST_BYTES: usize = 1 << 20;
/// How long a request may take to come: Discord gives up after three seconds.
const PATIENCE: Duration = Duration::from_secs(3);
/// How far the moment that a request was signed at may lie from now, in seconds: what is older was
/// answered or given up by Discord long ago, and clocks differ.
const WINDOW: u64 = 60;

/// An address that listens for interactions.
pub struct Endpoint {
    listener: TcpListener,
    verifier: Verifier,
    drains: Duration,
}

/// Why there is no endpoint.
#[derive(Debug, thiserror::Error)]
pub enum NoEndpoint {
    /// The key is none.
    #[error(
        "http.public_key is no key of an application: copy it once more from the developer portal, \
         General Information, Public Key"
    )]
    Key,
    /// The address cannot be had.
    #[error("the address {0} of http.listen cannot be had: {1}")]
    Address(SocketAddr, std::io::Error),
}

/// Why a request is not carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
enum Refusal {
    #[error("it is too large")]
    TooLarge,
    #[error("it does not come to an end")]
    TooSlow,
    #[error("it is not signed by Discord")]
    NotSigned,
    #[error("it was signed too long ago")]
    Stale,
    #[error("it came before")]
    Again,
    #[error("it is no interaction")]
    Unreadable,
}

impl Refusal {
    /// It as operators count it.
    const fn word(self) -> &'static str {
        match self {
            Self::TooLarge => "large",
            Self::TooSlow => "slow",
            Self::NotSigned => "unsigned",
            Self::Stale => "stale",
            Self::Again => "again",
            Self::Unreadable => "unreadable",
        }
    }

    const fn status(self) -> StatusCode {
        match self {
            Self::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Self::TooSlow => StatusCode::REQUEST_TIMEOUT,
            Self::NotSigned | Self::Stale => StatusCode::UNAUTHORIZED,
            Self::Again => StatusCode::CONFLICT,
            Self::Unreadable => StatusCode::BAD_REQUEST,
        }
    }
}

impl Endpoint {
    /// Listens there for what is signed with the other half of this key.
    ///
    /// # Errors
    /// If it is no key, or the address cannot be had.
    pub async fn open(address: SocketAddr, key: PublicKey) -> Result<Self, NoEndpoint> {
        let verifier = Verifier::of(key).ok_or(NoEndpoint::Key)?;
        let listener = TcpListener::bind(address).await;
        let listener = listener.map_err(|error| NoEndpoint::Address(address, error))?;
        Ok(Self { listener, verifier, drains: Duration::ZERO })
    }

    /// The same that goes on answering for so long after the bot was told to end, so that whoever spreads the
    /// requests notices before nobody takes them any more.
    #[must_use]
    pub const fn draining(mut self, drains: Duration) -> Self {
        self.drains = drains;
        self
    }

    pub(super) const fn drains(&self) -> Duration {
        self.drains
    }

    /// Where it listens.
    ///
    /// # Errors
    /// If the system does not tell.
    pub fn address(&self) -> std::io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// Hands every interaction on, each once; ends only if the system takes the address away.
    pub(super) async fn serve(
        self,
        take: impl Fn(Inbound) + Send + Sync + 'static,
    ) -> std::io::Result<()> {
        let door = Door { verifier: self.verifier, once: Once::default(), take: Box::new(take) };
        let router = Router::new().route(PATH, post(receive)).with_state(Arc::new(door));
        axum::serve(self.listener, router).await
    }
}

/// What is behind the address.
struct Door {
    verifier: Verifier,
    once: Once,
    take: Box<dyn Fn(Inbound) + Send + Sync>,
}

async fn receive(State(door): State<Arc<Door>>, request: Request) -> Response {
    let (parts, body) = request.into_parts();
    let read = match whole(body).await {
        Ok(body) => door.read(&parts.headers, &body, now()),
        Err(refusal) => Err(refusal),
    };
    match read {
        Ok(Incoming::Ping) => Json(json!({ "type": 1 })).into_response(),
        Ok(Incoming::Asked(inbound)) => {
            (door.take)(*inbound);
            StatusCode::ACCEPTED.into_response()
        }
        Err(refusal) => {
            series::refused(refusal.word());
            tracing::info!(%refusal, "a request to the endpoint was refused");
            (refusal.status(), refusal.to_string()).into_response()
        }
    }
}

async fn whole(body: Body) -> Result<Bytes, Refusal> {
    let read = timeout(PATIENCE, to_bytes(body, MOST_BYTES)).await;
    read.map_err(|_| Refusal::TooSlow)?.map_err(|_| Refusal::TooLarge)
}

impl Door {
    /// What a request says, if Discord has signed it just now and it comes for the first time.
    fn read(&self, headers: &HeaderMap, body: &[u8], now: u64) -> Result<Incoming, Refusal> {
        let header = |name: &str| headers.get(name)?.to_str().ok();
        let signature = header("x-signature-ed25519").ok_or(Refusal::NotSigned)?;
        let timestamp = header("x-signature-timestamp").ok_or(Refusal::NotSigned)?;
        let signed_at: u64 = timestamp.parse().map_err(|_| Refusal::NotSigned)?;
        if now.abs_diff(signed_at) > WINDOW {
            return Err(Refusal::Stale);
        }
        if !self.verifier.signed(signature, timestamp, body) {
            return Err(Refusal::NotSigned);
        }
        let body = serde_json::from_slice(body).map_err(|_| Refusal::Unreadable)?;
        let incoming = inbound::read(&body).map_err(|why| {
            tracing::warn!("{why}");
            Refusal::Unreadable
        })?;
        match &incoming {
            Incoming::Asked(asked) if !self.once.is_new(asked.ticket.id, now) => {
                Err(Refusal::Again)
            }
            Incoming::Asked(_) | Incoming::Ping => Ok(incoming),
        }
    }
}

/// Seconds since 1970.
fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs())
}

#[cfg(test)]
mod tests;
