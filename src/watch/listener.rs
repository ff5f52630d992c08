//! The listener: `/healthz`, `/readyz` and `/metrics`.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use axum::routing::get;
use metrics_exporter_prometheus::{BuildError, Matcher, PrometheusBuilder, PrometheusHandle};
use tokio::net::TcpListener;

use super::series;
use super::signs::{Signs, Standing};

/// Bounds of times, in seconds: Discord waits for three.
const SECONDS: &[f64] = &[0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 1.5, 2.0, 3.0, 10.0, 60.0];

/// How often what was measured is put into its buckets; until then each value takes memory.
const TIDIED: Duration = Duration::from_secs(5);

/// Listens until it is dropped.
pub struct Listener {
    address: SocketAddr,
    task: tokio::task::JoinHandle<std::io::Result<()>>,
}

/// Nobody can listen there.
#[derive(Debug, thiserror::Error)]
pub enum NoListener {
    /// The address is taken or not this machine's.
    #[error("nobody can listen at {0} of [watch]: {1}")]
    Address(SocketAddr, std::io::Error),
    /// The figures cannot be kept.
    #[error("figures cannot be kept: {0}")]
    Figures(#[from] BuildError),
}

#[derive(Clone)]
struct Shown {
    signs: Arc<Signs>,
    figures: PrometheusHandle,
}

impl Listener {
    /// Begins to count and to listen.
    ///
    /// # Errors
    /// If the address cannot be had, or something in this process counts already.
    pub async fn start(address: SocketAddr, signs: Arc<Signs>) -> Result<Self, NoListener> {
        let fault = |error| NoListener::Address(address, error);
        let socket = TcpListener::bind(address).await.map_err(fault)?;
        let address = socket.local_addr().map_err(fault)?;
        let figures = PrometheusBuilder::new()
            .set_buckets_for_metric(Matcher::Suffix("_seconds".to_owned()), SECONDS)?
            .install_recorder()?;
        series::describe();
        let tidied = figures.clone();
        let pages = Router::new()
            .route("/healthz", get(|| async { "alive\n" }))
            .route("/readyz", get(ready))
            .route("/metrics", get(count))
            .with_state(Shown { signs, figures });
        let task = tokio::spawn(async move {
            tokio::select! {
                served = axum::serve(socket, pages) => served,
                () = tidy(tidied) => Ok(()),
            }
        });
        Ok(Self { address, task })
    }

    /// Where it listens.
    #[must_use]
    pub const fn address(&self) -> SocketAddr {
        self.address
    }
}

/// Puts what was measured into its buckets, whether anybody asks for it or not; never ends.
async fn tidy(figures: PrometheusHandle) {
    loop {
        tokio::time::sleep(TIDIED).await;
        figures.run_upkeep();
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        self.task.abort();
    }
}

async fn ready(State(shown): State<Shown>) -> (StatusCode, String) {
    let standing = shown.signs.standing().await;
    let status = match standing {
        Standing::Ready => StatusCode::OK,
        Standing::Ending
        | Standing::NoDatabase
        | Standing::DatabaseAway
        | Standing::NotConnected => StatusCode::SERVICE_UNAVAILABLE,
    };
    (status, format!("{}\n", standing.sentence()))
}

async fn count(State(shown): State<Shown>) -> impl IntoResponse {
    series::backlog(shown.signs.backlog().await.as_ref());
    ([(CONTENT_TYPE, "text/plain; version=0.0.4")], shown.figures.render())
}
