//! The page in the browser and the addresses it talks to, for this machine only.
//!
//! | address | what |
//! |---|---|
//! | `GET /` and `GET /FILE` | the page, from `assets/sandbox/` |
//! | `GET /sandbox/state` | people, channels, commands |
//! | `GET /sandbox/channels/{id}/messages?as=PERSON` | messages, oldest first: the newest 500, or as many as `limit` says, or those `before` one |
//! | `WS /sandbox/events` | everything that changes |
//! | `POST /sandbox/interactions`, `/dm`, `/people`, `/messages` | what people do |
//! | `POST /sandbox/language` | what a person's client or the server speaks |
//! | `POST /sandbox/happen` | what befalls the bot |
//! | `POST /sandbox/tour` | a person is shown around |
//!
//! Beyond that: a channel event may carry `"deleted": true`, and a page that falls behind is
//! disconnected, so that it loads anew. Requests with a foreign Host or Origin are refused by
//! [`guard`]: no web site, and no name that points here, can drive the sandbox.

use super::hub::Hub;
use super::state::{Act, Given, Id, Said};
use axum::Json;
use axum::body::Body;
use axum::extract::ws::{Message, WebSocketUpgrade};
use axum::extract::{Path, Query, Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_SECURITY_POLICY, CONTENT_TYPE, HOST, ORIGIN,
    X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use serde_json::{Map, Value, json};
use std::collections::HashMap;
use std::sync::Arc;
use tokio::sync::broadcast::error::RecvError;

/// What a page may load: itself, and pictures from the sandbox.
const POLICY: &str = "default-src 'self'; img-src 'self' data: http://127.0.0.1:* \
    http://localhost:*; connect-src 'self' ws: ; base-uri 'none'; form-action 'none'; \
    frame-ancestors 'none'";

/// Refuses requests whose Host or Origin is not this sandbox.
pub async fn guard(State(hub): State<Arc<Hub>>, request: Request, next: Next) -> Response {
    if !at_home(request.headers(), hub.address.port()) {
        let said = "This sandbox answers only to its own page on this machine.";
        return (StatusCode::FORBIDDEN, said).into_response();
    }
    next.run(request).await
}

/// Whether Host is a loopback name with our port and Origin, if any, the same.
fn at_home(headers: &HeaderMap, port: u16) -> bool {
    let text = |name| headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok());
    let Some(host) = text(HOST) else { return false };
    let names = ["127.0.0.1", "localhost", "[::1]"];
    let ours =
        names.iter().any(|name| host == format!("{name}:{port}") || (port == 80 && host == *name));
    let same = match headers.get(ORIGIN) {
        None => true,
        Some(_) => text(ORIGIN) == Some(format!("http://{host}").as_str()),
    };
    ours && same
}

/// The page itself.
pub async fn index() -> Response {
    served("index.html")
}

/// A file of the page.
pub async fn file(Path(name): Path<String>) -> Response {
    served(&name)
}

fn served(name: &str) -> Response {
    let found = super::assets::FILES.iter().find(|(known, _)| *known == name);
    let Some((name, content)) = found else { return StatusCode::NOT_FOUND.into_response() };
    let kind = match name.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("svg") => "image/svg+xml",
        _ => "application/octet-stream",
    };
    let mut response = Response::new(Body::from(*content));
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static(kind));
    headers.insert(CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    response
}

/// An attachment of a message.
pub async fn attachment(
    State(hub): State<Arc<Hub>>,
    Path((channel, id, _name)): Path<(u64, u64, String)>,
) -> Response {
    let found = hub.with(|world| {
        let (about, bytes) = world.file(Id(channel), Id(id))?;
        Some((about.content_type.clone(), bytes.to_vec()))
    });
    match found {
        Some((kind, bytes)) => bytes_of(&kind, bytes),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

/// A file that a person gave to a command.
pub async fn upload(
    State(hub): State<Arc<Hub>>,
    Path((id, _name)): Path<(u64, String)>,
) -> Response {
    match hub.peek(|world| world.files.get(&Id(id)).cloned()) {
        Some(bytes) => bytes_of("text/plain; charset=utf-8", bytes),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

/// A response with these bytes, which no browser takes for anything else.
pub fn bytes_of(kind: &str, bytes: Vec<u8>) -> Response {
    let mut response = Response::new(Body::from(bytes));
    let headers = response.headers_mut();
    let unknown = HeaderValue::from_static("application/octet-stream");
    headers.insert(CONTENT_TYPE, HeaderValue::from_str(kind).unwrap_or(unknown));
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("private, max-age=3600"));
    if !kind.starts_with("image/") {
        headers.insert(CONTENT_DISPOSITION, HeaderValue::from_static("attachment"));
    }
    response
}

/// `GET /sandbox/state`.
pub async fn state(State(hub): State<Arc<Hub>>) -> Json<Value> {
    Json(hub.page_state())
}

/// How many messages of a channel are sent at once.
const MESSAGES: usize = 500;

/// `GET /sandbox/channels/{id}/messages?as=PERSON`.
pub async fn messages(
    State(hub): State<Arc<Hub>>,
    Path(channel): Path<u64>,
    Query(query): Query<HashMap<String, String>>,
) -> Response {
    let person = query.get("as").and_then(|text| text.parse::<Id>().ok());
    let Some(person) = person else { return refused("say who looks: ?as=PERSON") };
    let before = query.get("before").and_then(|text| text.parse::<Id>().ok());
    let most = query.get("limit").and_then(|text| text.parse().ok()).unwrap_or(MESSAGES);
    let list = hub.with(|world| {
        let place = world.channels.get(&Id(channel)).filter(|place| world.sees(person, place))?;
        let seen = place.seen_by(person).filter(|one| before.is_none_or(|before| one.id < before));
        let seen: Vec<_> = seen.collect();
        let newest = &seen[seen.len().saturating_sub(most.min(MESSAGES))..];
        let shown = newest.iter().map(|message| {
            let mut object = message.json(world);
            object["only_for"] = json!(message.only_for);
            object
        });
        Some(shown.collect::<Vec<_>>())
    });
    match list {
        Some(list) => Json(list).into_response(),
        None => refused("this person sees no such channel"),
    }
}

fn refused(why: impl Into<String>) -> Response {
    let why: String = why.into();
    (StatusCode::BAD_REQUEST, Json(json!({ "error": why }))).into_response()
}

/// `WS /sandbox/events`.
pub async fn events(State(hub): State<Arc<Hub>>, upgrade: WebSocketUpgrade) -> Response {
    let mut events = hub.pages.subscribe();
    upgrade.on_upgrade(move |mut socket| async move {
        loop {
            tokio::select! {
                event = events.recv() => match event {
                    Ok(event) => {
                        if socket.send(Message::Text(event.into())).await.is_err() {
                            return;
                        }
                    }
                    Err(RecvError::Lagged(_) | RecvError::Closed) => return,
                },
                // Pages say nothing here, but their closing must be noticed.
                incoming = socket.recv() => {
                    if !matches!(incoming, Some(Ok(_))) {
                        return;
                    }
                }
            }
        }
    })
}

/// `POST /sandbox/interactions`.
pub async fn interact(State(hub): State<Arc<Hub>>, Json(body): Json<Value>) -> Response {
    let ids = Id::of(&body["as"]).zip(Id::of(&body["channel_id"]));
    let Some((person, channel)) = ids else { return refused("`as` and `channel_id` are needed") };
    let Some(act) = act(&body) else { return refused("`kind` or what belongs to it is missing") };
    match hub.act(person, channel, act) {
        Ok(id) => Json(json!({ "interaction_id": id })).into_response(),
        Err(why) => refused(why.to_string()),
    }
}

/// The act that a page's request describes.
fn act(body: &Value) -> Option<Act> {
    let text = |key: &str| body[key].as_str().map(str::to_owned);
    let options = || {
        let list = body["options"].as_array().map_or(&[][..], Vec::as_slice);
        let given = |option: &Value| {
            let name = option["name"].as_str()?.to_owned();
            Some(Given { name, value: option["value"].clone() })
        };
        list.iter().filter_map(given).collect()
    };
    Some(match body["kind"].as_str()? {
        "command" => Act::Command { name: text("name")?, options: options() },
        "autocomplete" => {
            Act::Autocomplete { name: text("name")?, options: options(), focused: text("focused")? }
        }
        "user_command" => {
            Act::UserCommand { name: text("name")?, target: Id::of(&body["target_id"])? }
        }
        "button" => {
            Act::Button { message: Id::of(&body["message_id"])?, custom_id: text("custom_id")? }
        }
        "select" => Act::Select {
            message: Id::of(&body["message_id"])?,
            custom_id: text("custom_id")?,
            values: body["values"]
                .as_array()?
                .iter()
                .filter_map(|value| value.as_str().map(str::to_owned))
                .collect(),
        },
        "modal" => Act::Modal {
            custom_id: text("custom_id")?,
            fields: body["fields"].as_object().cloned().unwrap_or_else(Map::new),
        },
        _ => return None,
    })
}

/// `POST /sandbox/dm`.
pub async fn direct(State(hub): State<Arc<Hub>>, Json(body): Json<Value>) -> Response {
    let card = hub.with(|world| {
        let person = Id::of(&body["as"]).filter(|id| world.person(*id).is_some())?;
        let id = world.direct(person);
        world.channels.get(&id).map(|place| place.card(world.rights))
    });
    match card {
        Some(card) => Json(card).into_response(),
        None => refused("there is no such person"),
    }
}

/// `POST /sandbox/language`: of the person `as`, or of the server.
pub async fn language(State(hub): State<Arc<Hub>>, Json(body): Json<Value>) -> Response {
    let locale = body["locale"].as_str().unwrap_or_default();
    if !super::validation::form::is_locale(locale) {
        return refused("there is no such language");
    }
    let person = Id::of(&body["as"]);
    if hub.with(|world| world.speak(person, locale)) {
        Json(json!({ "locale": locale })).into_response()
    } else {
        refused("there is no such person")
    }
}

/// `POST /sandbox/people`.
pub async fn person(State(hub): State<Arc<Hub>>, Json(body): Json<Value>) -> Response {
    let name = body["name"].as_str().unwrap_or_default().trim().to_owned();
    if !(1..=32).contains(&name.chars().count()) {
        return refused("a name has 1 to 32 characters");
    }
    let card = hub.with(|world| {
        let id = world.add_person(&name);
        world.person(id).map(super::people::Person::card)
    });
    Json(card).into_response()
}

/// `POST /sandbox/tour`: `as` is shown around in `channel_id`.
pub async fn tour(State(hub): State<Arc<Hub>>, Json(body): Json<Value>) -> Response {
    let ids = Id::of(&body["as"]).zip(Id::of(&body["channel_id"]));
    let Some((person, channel)) = ids else { return refused("`as` and `channel_id` are needed") };
    let stops = hub.tour.len();
    tokio::spawn(hub.show_around(person, channel));
    Json(json!({ "stops": stops })).into_response()
}

/// `POST /sandbox/messages`: `as` says `content` in `channel_id`, maybe in answer to `replies_to`,
/// whose author is mentioned by that unless it is a `silent_reply`.
pub async fn say(State(hub): State<Arc<Hub>>, Json(body): Json<Value>) -> Response {
    let ids = Id::of(&body["as"]).zip(Id::of(&body["channel_id"]));
    let Some((person, channel)) = ids else { return refused("`as` and `channel_id` are needed") };
    let said = Said {
        content: body["content"].as_str().unwrap_or_default().to_owned(),
        replies_to: Id::of(&body["replies_to"]),
        silent_reply: body["silent_reply"] == true,
    };
    match hub.with(|world| world.say(person, channel, said)) {
        Ok(id) => Json(json!({ "id": id })).into_response(),
        Err(why) => refused(why.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_own_page_is_let_in() {
        let check = |host: &str, origin: Option<&str>, expect: bool| {
            let mut headers = HeaderMap::new();
            headers.insert(HOST, host.parse().expect("a header"));
            if let Some(origin) = origin {
                headers.insert(ORIGIN, origin.parse().expect("a header"));
            }
            assert_eq!(at_home(&headers, 4711), expect, "{host} {origin:?}");
        };
        check("127.0.0.1:4711", None, true);
        check("localhost:4711", Some("http://localhost:4711"), true);
        check("[::1]:4711", Some("http://[::1]:4711"), true);
        check("127.0.0.1:4712", None, false);
        check("evil.example:4711", None, false);
        check("evil.example:4711", Some("http://evil.example:4711"), false);
        check("127.0.0.1:4711", Some("http://evil.example"), false);
        check("127.0.0.1:4711", Some("http://localhost:4711"), false);
        check("127.0.0.1:4711", Some("null"), false);
    }
}
