//! The way to the collector, by the client for HTTP that the house has anyway.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use async_trait::async_trait;
use opentelemetry_http::{Bytes, HttpClient, HttpError, Request, Response};
use reqwest::Client;
use tokio::runtime::Handle;

/// How long the collector may take to answer, tries included.
pub(super) const ANSWER: Duration = Duration::from_secs(5);

/// How long nothing more is said of a collector that is away.
const SAID: Duration = Duration::from_mins(10);

/// A way to the collector.
#[derive(Debug)]
pub(super) struct Collector {
    client: Client,
    /// Where the client works: spans are sent by a thread that is none of the runtime's.
    runtime: Handle,
    /// When it was said that the collector takes nothing, if it took nothing the last time.
    away: Mutex<Option<Instant>>,
}

impl Collector {
    pub(super) fn new(runtime: Handle) -> Result<Self, reqwest::Error> {
        let client = Client::builder().timeout(ANSWER).build()?;
        Ok(Self { client, runtime, away: Mutex::default() })
    }

    /// Says that nothing is taken, now and then; or that it is again.
    fn note(&self, fault: Option<&str>) {
        let mut away = self.away.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(fault) = fault else {
            if away.take().is_some() {
                tracing::info!("the collector takes traces again");
            }
            return;
        };
        if away.is_none_or(|said| said.elapsed() >= SAID) {
            *away = Some(Instant::now());
            tracing::warn!(
                "the collector at [watch] traces takes nothing, so traces are lost: {fault}"
            );
        }
    }
}

#[async_trait]
impl HttpClient for Collector {
    async fn send_bytes(&self, request: Request<Bytes>) -> Result<Response<Bytes>, HttpError> {
        let (client, request) = (self.client.clone(), request.try_into()?);
        let sent = self.runtime.spawn(async move {
            let answer = client.execute(request).await?;
            let (status, headers) = (answer.status(), answer.headers().clone());
            let mut read = Response::new(answer.bytes().await?);
            *read.status_mut() = status;
            *read.headers_mut() = headers;
            Ok::<_, reqwest::Error>(read)
        });
        let answered = sent.await?.map_err(reqwest::Error::without_url);
        match &answered {
            Ok(answer) if answer.status().is_success() => self.note(None),
            Ok(answer) => self.note(Some(&format!("status {}", answer.status().as_u16()))),
            Err(fault) => self.note(Some(&fault.to_string())),
        }
        Ok(answered?)
    }
}
