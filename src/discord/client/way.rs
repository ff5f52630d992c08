//! The way in: the gateway, the endpoint, or none.

use std::io;
use std::sync::Arc;
use std::time::Duration;

use tokio::task::JoinHandle;

use super::Ended;
use super::front::Front;
use super::gateway::Gateway;
use super::link::Link;
use super::together::Together;

/// How interactions come in.
pub(super) enum Way {
    /// By a connection that we keep open.
    Gateway(Box<Gateway>),
    /// By this process's share of the connections of all processes of the bot.
    Together(Box<Together>),
    /// As requests to us, in a task of its own: whoever comes while the bot ends is still told so.
    Endpoint {
        serving: JoinHandle<io::Result<()>>,
        /// For how long it goes on when the bot is told to end.
        drains: Duration,
    },
    /// Not at all: other processes answer, and this one only sends.
    None,
}

impl Way {
    /// The one of this link; a gateway is not connected yet.
    pub(super) async fn of(link: &mut Link, front: &Arc<Front>) -> Result<Self, Ended> {
        if link.only_sends() {
            link.signs().connected(true);
            return Ok(Self::None);
        }
        if let Some(shared) = link.take_shared() {
            return Ok(Self::Together(Box::new(Together::new(link, front, shared))));
        }
        let Some(endpoint) = link.take_endpoint() else {
            return Ok(Self::Gateway(Box::new(Gateway::new(link, front).await?)));
        };
        let front = Arc::clone(front);
        link.signs().connected(true);
        let drains = endpoint.drains();
        let serving = tokio::spawn(endpoint.serve(move |inbound| front.take(inbound)));
        Ok(Self::Endpoint { serving, drains })
    }

    /// Stays open until there is no point in going on.
    ///
    /// # Errors
    /// Why that is.
    pub(super) async fn stay(&mut self, pauses: &[Duration]) -> Result<(), Ended> {
        match self {
            Self::None => std::future::pending().await,
            Self::Gateway(gateway) => gateway.stay(pauses).await,
            Self::Together(together) => together.stay(pauses).await,
            Self::Endpoint { serving, .. } => match serving.await {
                Ok(served) => served.map_err(Ended::Endpoint),
                Err(broken) => Err(Ended::Endpoint(io::Error::other(broken))),
            },
        }
    }

    /// Goes on for as long as others may not have noticed that the bot is told to end.
    pub(super) async fn drain(&self) {
        match self {
            Self::None | Self::Gateway(_) | Self::Together(_) => {}
            Self::Endpoint { drains, .. } => tokio::time::sleep(*drains).await,
        }
    }

    /// Closes it.
    pub(super) async fn end(self) {
        match self {
            Self::None => {}
            Self::Gateway(gateway) => gateway.end().await,
            Self::Together(together) => together.end().await,
            Self::Endpoint { serving, .. } => serving.abort(),
        }
    }
}
