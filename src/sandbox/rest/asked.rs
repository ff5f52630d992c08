//! A request as it came, before anybody looks at what it wants.

use super::body::{self, Body};
use super::route::Route;
use crate::sandbox::validation::Refusal;
use axum::extract::Request;
use axum::http::header::AUTHORIZATION;
use axum::http::{HeaderValue, Method};

/// A request that was read.
#[derive(Debug)]
pub struct Asked {
    pub method: Method,
    /// Its path below the version.
    pub path: String,
    /// What follows the question mark.
    pub query: String,
    /// As whom it comes.
    pub authorization: Option<HeaderValue>,
    /// Where it goes, if there is such a place.
    pub route: Option<Route>,
    /// What it brings, or why that cannot be read.
    pub body: Result<Body, Refusal>,
}

impl Asked {
    /// Reads a request to its end.
    pub async fn read(request: Request) -> Self {
        let path = below_version(request.uri().path()).to_owned();
        Self {
            method: request.method().clone(),
            query: request.uri().query().unwrap_or_default().to_owned(),
            authorization: request.headers().get(AUTHORIZATION).cloned(),
            route: Route::find(&path),
            body: body::read(request).await,
            path,
        }
    }

    /// The bucket of rate limits that it counts for.
    pub fn bucket(&self) -> Option<String> {
        self.route.as_ref().map(Route::bucket)
    }
}

/// The path without `/api` and the version.
pub fn below_version(path: &str) -> &str {
    let rest = path.strip_prefix("/api").unwrap_or(path);
    let version = rest.strip_prefix("/v").and_then(|rest| {
        let digits = rest.find('/').unwrap_or(rest.len());
        rest[..digits].parse::<u8>().ok().map(|_| &rest[digits..])
    });
    version.unwrap_or(rest)
}
