//! Requests that go wrong because somebody ordered it.

use super::answered::Answered;
use super::asked::{Asked, below_version};
use crate::sandbox::faults::Fault;
use crate::sandbox::hub::Hub;
use crate::sandbox::line::Line;
use crate::sandbox::validation::Refusal;
use axum::extract::{ConnectInfo, Request};

/// What a request meets, and the connection it came by.
pub struct Fate {
    fault: Option<Fault>,
    line: Option<Line>,
}

impl Fate {
    /// The next fault that was ordered for such a request is used up by it.
    pub fn of(hub: &Hub, request: &Request) -> Self {
        let path = below_version(request.uri().path());
        let fault = hub.faults.take(request.method().as_str(), path);
        if fault.is_some() {
            hub.faults_changed();
        }
        let line = request.extensions().get::<ConnectInfo<Line>>();
        Self { fault, line: line.map(|ConnectInfo(line)| line.clone()) }
    }

    /// Lets it wait, if that was ordered.
    pub async fn delay(&self) {
        if let Some(delay) = self.fault.map(Fault::delay).filter(|delay| !delay.is_zero()) {
            tokio::time::sleep(delay).await;
        }
    }

    /// The answer that was ordered in place of carrying the request out.
    pub fn instead(&self, asked: &Asked) -> Option<Answered> {
        let bucket = asked.bucket();
        match self.fault? {
            Fault::Drop => Some(Answered::nothing()),
            Fault::Status(status) => {
                let message = format!("{status}: as ordered");
                let refusal = Refusal { status, code: 0, message, errors: None };
                Some(Answered::of(Err(refusal), bucket))
            }
            Fault::RateLimited { retry_after, global } => {
                Some(Answered::limited(retry_after, global, bucket))
            }
            Fault::Delay(_) | Fault::LoseAnswer => None,
            #[cfg(feature = "testing")]
            Fault::LoseLate(_) => None,
        }
    }

    /// Cuts the connection before the answer gets out, if that was ordered.
    pub fn cut(&self) {
        if let Some(line) = &self.line
            && self.fault.is_some_and(Fault::cuts)
        {
            line.cut();
        }
    }
}
