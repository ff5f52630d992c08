//! A collector that keeps what it is sent, byte by byte.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::Router;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::Uri;
use tokio::net::TcpListener;

/// What was asked for by which path.
type Came = Arc<Mutex<Vec<(String, Bytes)>>>;

pub struct Collector {
    pub origin: String,
    came: Came,
}

impl Collector {
    pub async fn start() -> Self {
        let came = Came::default();
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port is free");
        let origin = format!("http://{}", listener.local_addr().expect("it has one"));
        let take = |State(came): State<Came>, uri: Uri, body: Bytes| async move {
            lock(&came).push((uri.to_string(), body));
        };
        let pages = Router::new().fallback(take).with_state(Arc::clone(&came));
        tokio::spawn(async move { axum::serve(listener, pages).await });
        Self { origin, came }
    }

    /// Everything that came so far.
    pub fn came(&self) -> Vec<(String, Bytes)> {
        lock(&self.came).clone()
    }
}

fn lock(came: &Came) -> MutexGuard<'_, Vec<(String, Bytes)>> {
    came.lock().unwrap_or_else(PoisonError::into_inner)
}
