//! `POST /sandbox/happen`: what people can let happen to the bot, to see how it copes.
//!
//! | `what` | with | comes to pass |
//! |---|---|---|
//! | `right` | `channel_id`, `right`, `granted` | the bot has a right in a channel, or not |
//! | `letters` | `person_id`, `open` | a person takes direct messages, or not |
//! | `server` | `member` | the bot is on the server, or not |
//! | `thread` | `channel_id`, `archived` or `locked` | a thread is folded or locked, or not |
//! | `faults` | `fault`, `times` | Discord answers its next requests badly; none forgets what was ordered |
//! | `gateway` | `how` | the connection is lost: `reconnect`, `cut` or `close` |

use super::faults::Fault;
use super::hub::Hub;
use super::sessions::Outgoing;
use super::state::Id;
use super::state::permissions::NAMED;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::json;
use std::sync::Arc;
use std::time::Duration;

/// The most requests that can be ordered to go wrong at once.
const MOST: u32 = 1000;

/// Something that is to happen.
#[derive(Debug, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum Happening {
    Right { channel_id: Id, right: String, granted: bool },
    Letters { person_id: Id, open: bool },
    Server { member: bool },
    Thread { channel_id: Id, archived: Option<bool>, locked: Option<bool> },
    Faults { fault: Option<Kind>, times: Option<u32> },
    Gateway { how: Loss },
}

/// What goes wrong with requests.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Answered after two seconds, which is early enough.
    Slow,
    /// Answered after four seconds, which is too late for an interaction.
    Late,
    /// Too many requests.
    Limited,
    /// Discord is down.
    Down,
    /// The connection is cut before the request is carried out.
    Cut,
    /// It is cut after.
    Lost,
}

/// How a gateway connection is lost.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Loss {
    /// Discord asks for a new one.
    Reconnect,
    /// It is cut without a word.
    Cut,
    /// It is closed, and the session with it.
    Close,
}

impl Kind {
    const fn fault(self) -> Fault {
        match self {
            Self::Slow => Fault::Delay(Duration::from_secs(2)),
            Self::Late => Fault::Delay(Duration::from_secs(4)),
            Self::Limited => {
                Fault::RateLimited { retry_after: Duration::from_secs(2), global: false }
            }
            Self::Down => Fault::Status(503),
            Self::Cut => Fault::Drop,
            Self::Lost => Fault::LoseAnswer,
        }
    }
}

impl Loss {
    fn outgoing(self) -> Outgoing {
        match self {
            Self::Reconnect => Outgoing::Payload(json!({ "op": 7, "d": null })),
            Self::Cut => Outgoing::Cut,
            // "Session timed out": it cannot be resumed.
            Self::Close => Outgoing::Close(4009),
        }
    }
}

/// `POST /sandbox/happen`.
pub async fn happen(State(hub): State<Arc<Hub>>, Json(body): Json<Happening>) -> Response {
    match carry_out(&hub, body) {
        Ok(()) => Json(json!({})).into_response(),
        Err(why) => (StatusCode::BAD_REQUEST, Json(json!({ "error": why }))).into_response(),
    }
}

fn carry_out(hub: &Hub, happening: Happening) -> Result<(), &'static str> {
    let found = match happening {
        Happening::Right { channel_id, right, granted } => {
            let named = NAMED.iter().find(|(key, ..)| *key == right);
            let (_, _, right) = *named.ok_or("there is no such right")?;
            hub.with(|world| {
                if granted { world.allow(channel_id, right) } else { world.deny(channel_id, right) }
            })
        }
        Happening::Letters { person_id, open } => {
            hub.with(|world| world.takes_messages(person_id, open))
        }
        Happening::Server { member } => {
            hub.with(|world| match (world.guild.has_bot, member) {
                (false, true) => world.invite(),
                (true, false) => world.kick(),
                (true, true) | (false, false) => {}
            });
            true
        }
        Happening::Thread { channel_id, archived, locked } => hub.with(|world| {
            let archived = archived.is_none_or(|archived| world.archive(channel_id, archived));
            archived && locked.is_none_or(|locked| world.lock(channel_id, locked))
        }),
        Happening::Faults { fault, times } => {
            match fault {
                Some(kind) => {
                    let times = times.unwrap_or(1).clamp(1, MOST);
                    hub.faults.next(times, "", "", kind.fault());
                }
                None => hub.faults.clear(),
            }
            hub.faults_changed();
            true
        }
        Happening::Gateway { how } => {
            hub.sessions().send_all(&how.outgoing());
            true
        }
    };
    if found { Ok(()) } else { Err("that is not here any more") }
}
