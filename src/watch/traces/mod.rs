//! Traces for a collector of OpenTelemetry: our own spans and nothing else, by OTLP over HTTP.
//!
//! What goes out is made in [`spans`](super::spans). It is gathered in memory and sent by a thread of its own; of
//! what that cannot get rid of the newest is left out, and nobody waits for it.

mod collector;

use std::time::Duration;

use opentelemetry::KeyValue;
use opentelemetry::trace::TracerProvider as _;
use opentelemetry_otlp::{
    ExporterBuildError, SpanExporter, WithExportConfig as _, WithHttpConfig as _,
};
use opentelemetry_sdk::Resource;
use opentelemetry_sdk::trace::{Sampler, SdkTracerProvider};
use tokio::runtime::Handle;
use tracing::Metadata;
use tracing::level_filters::LevelFilter;
use tracing_subscriber::filter::FilterFn;
use tracing_subscriber::{Layer, Registry};

use self::collector::Collector;
use super::spans::TARGET;

/// How long the end waits for what is not sent yet.
const FLUSH: Duration = Duration::from_secs(2);

/// Traces that go out until they are ended.
pub struct Traces(SdkTracerProvider);

/// Nothing can be sent to the collector.
#[derive(Debug, thiserror::Error)]
pub enum NoTraces {
    /// No client can be made.
    #[error("traces cannot be sent: {0}")]
    Client(#[from] reqwest::Error),
    /// What the environment says of it cannot be.
    #[error(
        "traces cannot be sent: {0}; look at the variables of the environment that begin with OTEL_"
    )]
    Exporter(#[from] ExporterBuildError),
}

impl Traces {
    /// Begins to gather the traces of a process with these duties, so many in a hundred, and to send them to the
    /// collector at this origin.
    ///
    /// # Errors
    /// If nothing can be sent at all; whether somebody is there shows later.
    pub fn start(
        origin: &str,
        percent: u32,
        duties: String,
        runtime: Handle,
    ) -> Result<Self, NoTraces> {
        let exporter = SpanExporter::builder()
            .with_http()
            .with_http_client(Collector::new(runtime)?)
            .with_endpoint(format!("{origin}/v1/traces"))
            .with_timeout(collector::ANSWER)
            .build()?;
        // What whoever looks at several processes tells them by; nothing of the machine.
        let resource = Resource::builder_empty()
            .with_service_name("patt")
            .with_attributes([
                KeyValue::new("service.version", env!("CARGO_PKG_VERSION")),
                KeyValue::new("service.instance.id", format!("{:016x}", rand::random::<u64>())),
                KeyValue::new("patt.duties", duties),
            ])
            .build();
        let share = Sampler::TraceIdRatioBased(f64::from(percent) / 100.0);
        let provider = SdkTracerProvider::builder()
            .with_batch_exporter(exporter)
            .with_sampler(Sampler::ParentBased(Box::new(share)))
            .with_resource(resource)
            .build();
        Ok(Self(provider))
    }

    /// What makes traces of our own spans. Events, and what others trace, do not reach it.
    #[must_use]
    pub fn layer(&self) -> Option<Box<dyn Layer<Registry> + Send + Sync>> {
        let spans = tracing_opentelemetry::layer()
            .with_tracer(self.0.tracer("patt"))
            .with_location(false)
            .with_threads(false)
            .with_target(false)
            .with_level(false)
            .with_tracked_inactivity(false)
            .with_context_activation(false)
            .with_filter(FilterFn::new(is_ours).with_max_level_hint(LevelFilter::INFO));
        Some(Box::new(spans))
    }

    /// Sends what is not sent yet, if that does not take long, and ends. Blocks; the runtime must still be there.
    pub fn end(self) {
        // What could not be sent has been told of where it was tried.
        drop(self.0.shutdown_with_timeout(FLUSH));
    }
}

/// Whether this is a span of ours.
fn is_ours(what: &Metadata<'_>) -> bool {
    what.is_span() && what.target() == TARGET
}
