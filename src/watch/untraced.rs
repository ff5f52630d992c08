//! What stands for traces where they are not built in: nothing is made and nothing goes out.

use std::convert::Infallible;

use tokio::runtime::Handle;
use tracing_subscriber::{Layer, Registry};

/// Traces, of which this program has none.
pub struct Traces(Infallible);

/// Why there are none.
#[derive(Debug, thiserror::Error)]
#[error("this Patt has no traces: build it with --features traces")]
pub struct NoTraces;

impl Traces {
    /// Begins nothing.
    ///
    /// # Errors
    /// Always.
    pub fn start(_: &str, _: u32, _: String, _: Handle) -> Result<Self, NoTraces> {
        Err(NoTraces)
    }

    /// Nothing.
    #[must_use]
    pub fn layer(&self) -> Option<Box<dyn Layer<Registry> + Send + Sync>> {
        match self.0 {}
    }

    /// Ends nothing.
    pub fn end(self) {
        match self.0 {}
    }
}
