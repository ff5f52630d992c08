//! The REST interface under `/api/v10`: one door for all requests, then a file for each noun.

mod account;
mod answered;
mod asked;
mod body;
mod call;
mod channels;
mod commands;
mod fate;
mod interactions;
mod limits;
mod messages;
mod route;

pub use asked::Asked;
pub use body::MOST_BYTES;
pub use limits::Limits;

use super::hub::Hub;
use super::state::World;
#[cfg(feature = "testing")]
use super::testing::Watched;
use super::validation::{No, Refusal};
use answered::Answered;
use axum::extract::{Request, State};
use axum::http::HeaderValue;
use axum::response::Response;
use body::Body;
use call::{Call, Reply};
use fate::Fate;
use limits::Met;
use serde_json::json;
use std::sync::Arc;

/// Discord's code for a body that is not as it should be.
const MALFORMED: u32 = 50035;

/// Answers any request below `/api/v10` (or an older or unnamed version).
pub async fn handle(State(hub): State<Arc<Hub>>, request: Request) -> Response {
    #[cfg(feature = "testing")]
    let mut watched = Watched::begin(&hub);
    let fate = Fate::of(&hub, &request);
    fate.delay().await;
    let asked = Asked::read(request).await;
    #[cfg(feature = "testing")]
    watched.asked(&asked);
    let met = hub.limits.as_ref().map(|limits| limits.meet(&asked, hub.clock.now()));
    let bucket = asked.bucket();
    let mut answered = match (fate.instead(&asked), met) {
        (Some(answered), _) => answered,
        (None, Some(Met::Early { wait, global })) => Answered::limited(wait, global, bucket),
        (None, Some(Met::ShutOut(wait))) => Answered::shut_out(wait),
        (None, Some(Met::Room(..)) | None) => serve(&hub, asked),
    };
    if let Some(limits) = &hub.limits {
        limits.answered(answered.status, hub.clock.now());
    }
    if let Some(Met::Room(left, within)) = met {
        answered.room(left, within);
    }
    fate.cut();
    #[cfg(feature = "testing")]
    watched.answered(answered.status);
    answered.respond()
}

fn serve(hub: &Hub, asked: Asked) -> Answered {
    let bucket = asked.bucket();
    let Asked { method, path, query, authorization, route, body } = asked;
    let reply = match (body, route) {
        (Err(refusal), _) => Err(refusal),
        (Ok(_), None) => Err(No::NotFound.into()),
        (Ok(Body { json, files }), Some(route)) => {
            let call = Call { method, route, query, body: json, files };
            let reply = answer(hub, &call, authorization.as_ref(), &path);
            if reply.as_ref().is_err_and(|refusal| refusal.code == MALFORMED) {
                let Call { method, route, body, .. } = &call;
                let said = format!("{method} {}: refused as malformed: {body}", route.template);
                hub.complain(&said);
            }
            reply
        }
    };
    Answered::of(reply, bucket)
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
        hub.complain(&format!("{} {}: {why}", call.method, call.route.template));
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
