//! A loopback Discord: REST, gateway and a page, so that the bot can be played with and tested
//! without an account and without a network.
//!
//! An unmodified client library connects to it: serenity with
//! `HttpBuilder::new(sandbox.token()).proxy(sandbox.url()).ratelimiter_disabled(true)`.
//!
//! | file | what |
//! |---|---|
//! | `state` | the server, its people, channels, messages and interactions: plain data |
//! | `rest` | `/api/v10` |
//! | `gateway`, `sessions`, `starts` | the websocket |
//! | `fronts`, `webhooks` | interactions over HTTP instead of the websocket |
//! | `validation` | what Discord says no to |
//! | `page`, `assets` | the page and what it talks to |
//! | `tour` | a person is shown around |
//! | `portraits` | avatars |
//! | `happen`, `faults` | what people can let go wrong, to see how the bot copes |
//! | `clock` | its own time |
//! | `keep` | the folder in which the world outlives the process |
//! | `testing` | only with the feature of this name: people who act, waiting, things going wrong |
//!
//! It knows nothing of games. Everything lives in memory and ends with [`Sandbox`], unless
//! [`Options::folder`] says where it is kept.

mod assets;
mod clock;
mod faults;
mod fronts;
mod gateway;
mod happen;
mod hub;
mod keep;
mod line;
mod lock;
mod options;
mod page;
mod people;
mod portraits;
mod rest;
mod sessions;
mod starts;
mod state;
#[cfg(feature = "testing")]
mod testing;
mod tour;
mod validation;
mod webhooks;

pub use clock::Clock;
pub use keep::Unkept;
pub use options::{Draw, Options, Oracle, Step, Stop};
pub use people::Person;
pub use starts::Starts;
pub use state::{Id, Impossible, permissions};
#[cfg(feature = "testing")]
pub use {
    faults::{Fault, Faults},
    state::{Mark, Ping},
    testing::{Handle, Replied, Request, Unanswered},
};

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware;
use axum::routing::{any, get, post};
use hub::Hub;
use line::{Line, Lines};
use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

/// The token of the sandbox's bot: well formed, and worth nothing anywhere else.
pub const TOKEN: &str = "MTAwMDAwMDAwMDAwMDAwMDAwMA.c2FuZA.loopback-only-not-a-secret-at-all-000";

/// Why a sandbox does not start.
#[derive(Debug, thiserror::Error)]
pub enum NoStart {
    /// The port cannot be had.
    #[error("its port cannot be had: {0}")]
    Port(io::Error),
    /// What it has kept cannot be used.
    #[error(transparent)]
    Kept(#[from] Unkept),
}

/// A running sandbox; it ends when this is dropped.
pub struct Sandbox {
    hub: Arc<Hub>,
    server: JoinHandle<()>,
}

impl Sandbox {
    /// Starts listening on 127.0.0.1.
    ///
    /// # Errors
    /// If the port cannot be had, or the folder cannot be used.
    pub async fn start(options: Options) -> Result<Self, NoStart> {
        let asked = SocketAddr::from((Ipv4Addr::LOCALHOST, options.port));
        let listener = TcpListener::bind(asked).await.map_err(NoStart::Port)?;
        let address = listener.local_addr().map_err(NoStart::Port)?;
        let hub = Arc::new(Hub::new(address, TOKEN.to_owned(), options)?);
        let router = router(&hub);
        let server = tokio::spawn(async move {
            let service = router.into_make_service_with_connect_info::<Line>();
            if let Err(error) = axum::serve(Lines(listener), service).await {
                tracing::error!(%error, "the sandbox stopped");
            }
        });
        Ok(Self { hub, server })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.hub.address
    }
}

impl Drop for Sandbox {
    fn drop(&mut self) {
        self.server.abort();
        self.hub.sessions().send_all(&sessions::Outgoing::Close(1001));
    }
}

fn router(hub: &Arc<Hub>) -> Router {
    let pages = Router::new()
        .route("/", get(page::index))
        .route("/{file}", get(page::file))
        .route("/sandbox/state", get(page::state))
        .route("/sandbox/channels/{id}/messages", get(page::messages))
        .route("/sandbox/events", get(page::events))
        .route("/sandbox/interactions", post(page::interact))
        .route("/sandbox/dm", post(page::direct))
        .route("/sandbox/people", post(page::person))
        .route("/sandbox/language", post(page::language))
        .route("/sandbox/messages", post(page::say))
        .route("/sandbox/tour", post(page::tour))
        .route("/sandbox/happen", post(happen::happen))
        .layer(DefaultBodyLimit::max(1024 * 1024));
    let files = Router::new()
        .route("/attachments/{channel}/{id}/{name}", get(page::attachment))
        .route("/uploads/{id}/{name}", get(page::upload))
        .route("/avatars/{user}/{name}", get(portraits::avatar));
    Router::new()
        .merge(pages)
        .merge(files)
        .route("/gateway", get(gateway::connect))
        .route("/api/{*path}", any(rest::handle))
        .layer(DefaultBodyLimit::max(rest::MOST_BYTES))
        .layer(middleware::from_fn_with_state(Arc::clone(hub), page::guard))
        .with_state(Arc::clone(hub))
}
