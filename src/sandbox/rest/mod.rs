//! The REST interface under `/api/v10`: one door for all requests, then a file for each noun.

mod account;
mod body;
mod call;
mod channels;
mod commands;
mod interactions;
mod messages;
mod route;

pub use body::MOST_BYTES;

use super::faults::Fault;
use super::hub::Hub;
use super::line::Line;
use super::log;
use super::refuse::{No, Refusal};
use super::state::World;
use axum::body::Body as HttpBody;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::{AUTHORIZATION, CONTENT_TYPE};
use axum::http::{HeaderMap, HeaderValue};
use axum::response::Response;
use body::Body;
use call::{Call, Reply};
use route::Route;
use serde_json::{Value, json};
use std::sync::Arc;

/// Answers any request below `/api/v10` (or an older or unnamed version).
pub async fn handle(
    State(hub): State<Arc<Hub>>,
    ConnectInfo(line): ConnectInfo<Line>,
    request: Request,
) -> Response {
    let _running = hub.running();
    let method = request.method().clone();
    let path = request.uri().path().to_owned();
    let query = request.uri().query().unwrap_or_default().to_owned();
    let below = below_version(&path).to_owned();
    let authorization = request.headers().get(AUTHORIZATION).cloned();
    let fault = hub.faults.take(method.as_str(), &below);
    if let Some(Fault::Delay(delay)) = fault {
        tokio::time::sleep(delay).await;
    }
    let body = body::read(request).await;
    let route = Route::find(&below);
    let template = route.as_ref().map_or("", |route| route.template);
    let bucket = route.as_ref().map(Route::bucket);
    let (read, bad) = match body {
        Ok(body) => (body, None),
        Err(refusal) => (Body::default(), Some(refusal)),
    };
    let mut entry = log::Request {
        method: method.to_string(),
        route: template,
        path: below.clone(),
        body: read.json.clone(),
        files: read.files.iter().map(|f| (f.filename.clone(), f.bytes.len())).collect(),
        status: 0,
        code: None,
    };
    let reply = match (fault, bad, route) {
        (Some(Fault::Drop), ..) => {
            line.cut();
            hub.log.add(entry);
            return Response::new(HttpBody::empty());
        }
        (Some(Fault::Status(status)), ..) => Err(Refusal {
            status,
            code: 0,
            message: format!("{status}: ordered by the test"),
            errors: None,
        }),
        (Some(Fault::RateLimited { retry_after, global }), ..) => {
            entry.status = 429;
            hub.log.add(entry);
            return rate_limited(retry_after.as_secs_f64(), global, bucket);
        }
        (_, Some(refusal), _) => Err(refusal),
        (_, None, None) => Err(No::NotFound.into()),
        (_, None, Some(route)) => {
            let Body { json, files } = read;
            let call = Call { method, route, query, body: json, files };
            answer(&hub, &call, authorization.as_ref(), &below)
        }
    };
    let (status, json) = match &reply {
        Ok((status, json)) => (*status, json.clone()),
        Err(refusal) => (refusal.status, refusal.json()),
    };
    entry.status = status;
    entry.code = reply.err().map(|refusal| refusal.code);
    hub.log.add(entry);
    if fault == Some(Fault::LoseAnswer) {
        line.cut();
    }
    respond(status, &json, bucket)
}

/// The path without `/api` and the version.
fn below_version(path: &str) -> &str {
    let rest = path.strip_prefix("/api").unwrap_or(path);
    let version = rest.strip_prefix("/v").and_then(|rest| {
        let digits = rest.find('/').unwrap_or(rest.len());
        rest[..digits].parse::<u8>().ok().map(|_| &rest[digits..])
    });
    version.unwrap_or(rest)
}

fn answer(hub: &Hub, call: &Call, authorization: Option<&HeaderValue>, path: &str) -> Reply {
    let expected = format!("Bot {}", hub.token);
    let shown = authorization.and_then(|value| value.to_str().ok());
    if !call.route.carries_key() && shown != Some(expected.as_str()) {
        return Err(No::Unauthorized.into());
    }
    if let Some(oracle) = &hub.oracle
        && !call.body.is_null()
        && let Err(why) = oracle.check(call.method.as_str(), call.route.template, path, &call.body)
    {
        hub.log.complain(format!("{} {}: {why}", call.method, call.route.template));
        return Err(Refusal { status: 400, code: 0, message: why, errors: None });
    }
    hub.with(|world| carry_out(world, call))
}

fn carry_out(world: &mut World, call: &Call) -> Reply {
    match (call.method.as_str(), call.route.template) {
        ("GET", "/gateway") => Ok((200, json!({ "url": account::gateway(world) }))),
        ("GET", "/gateway/bot") => Ok((200, account::gateway_bot(world))),
        (_, template) if template.starts_with("/users/") => account::users(world, call),
        ("GET", "/applications/@me" | "/oauth2/applications/@me") => {
            Ok((200, account::application(world)))
        }
        (_, template) if template.starts_with("/applications/") => commands::handle(world, call),
        ("POST", template) if template.starts_with("/interactions/") => {
            interactions::callback(world, call)
        }
        (_, template) if template.starts_with("/webhooks/") => interactions::webhook(world, call),
        (_, template) if template.contains("/thread") => channels::threads(world, call),
        (_, template) if template.contains("/messages") => messages::handle(world, call),
        (_, template) if template.starts_with("/channels/") => channels::handle(world, call),
        (_, template) if template.starts_with("/guilds/") => account::guilds(world, call),
        _ => Err(No::MethodNotAllowed.into()),
    }
}

fn respond(status: u16, body: &Value, bucket: Option<String>) -> Response {
    let text = if body.is_null() { String::new() } else { body.to_string() };
    let mut response = Response::new(HttpBody::from(text));
    // Every status here is one of Discord's, or one that a test ordered.
    *response.status_mut() = status.try_into().unwrap_or_default();
    let headers = response.headers_mut();
    if !body.is_null() {
        headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
    }
    if let Some(bucket) = bucket {
        put(headers, "x-ratelimit-limit", "50".to_owned());
        put(headers, "x-ratelimit-remaining", "49".to_owned());
        put(headers, "x-ratelimit-reset-after", "1.000".to_owned());
        let soon = std::time::SystemTime::now()
            .duration_since(std::time::UNIX_EPOCH)
            .unwrap_or_default()
            .as_secs_f64()
            + 1.0;
        put(headers, "x-ratelimit-reset", format!("{soon:.3}"));
        put(headers, "x-ratelimit-bucket", bucket);
    }
    response
}

fn put(headers: &mut HeaderMap, name: &'static str, value: String) {
    if let Ok(value) = HeaderValue::try_from(value) {
        headers.insert(name, value);
    }
}

fn rate_limited(after: f64, global: bool, bucket: Option<String>) -> Response {
    let body = json!({
        "message": "You are being rate limited.", "retry_after": after, "global": global, "code": 0,
    });
    let mut response = respond(429, &body, bucket);
    let headers = response.headers_mut();
    put(headers, "x-ratelimit-remaining", "0".to_owned());
    put(headers, "x-ratelimit-reset-after", format!("{after:.3}"));
    put(headers, "retry-after", format!("{}", after.ceil()));
    put(headers, "x-ratelimit-scope", if global { "global" } else { "user" }.to_owned());
    if global {
        put(headers, "x-ratelimit-global", "true".to_owned());
    }
    response
}
