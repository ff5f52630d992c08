//! A scripted application and a scripted Discord around a responder.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use axum::Router;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::{Method, StatusCode, Uri};
use serde_json::{Value, json};
use tokio_util::task::TaskTracker;

use super::super::*;
use crate::discord::deliver::Courier;
use crate::discord::inbound::Heard;
use crate::discord::payload::Forms;
use crate::discord::rest::Rest;
use crate::discord::timing::{Pace, Timing};
use crate::message::{
    App, Ground, Person, PersonKind, Place, Posted, Posting, Purpose, Request, Rights,
};
use crate::message::{Pressed, Spoken};
use crate::table::{ChannelId, GuildId, MessageId, PersonId, Time};
use crate::words::Words;

/// What the application does with every request.
pub(super) enum Script {
    Reply(Box<Reply>, Duration),
    Panic,
}

/// What Discord answers, by route; afterwards it takes everything.
#[derive(Default)]
pub(super) struct Answers(HashMap<&'static str, Vec<(u16, Value)>>);

impl Answers {
    pub(super) fn with(route: &'static str, answers: &[(u16, Value)]) -> Self {
        Self::default().and(route, answers)
    }

    /// The same with answers of another route.
    pub(super) fn and(mut self, route: &'static str, answers: &[(u16, Value)]) -> Self {
        self.0.insert(route, answers.iter().rev().cloned().collect());
        self
    }
}

pub(super) struct FakeApp {
    script: Script,
    others: AtomicBool,
    heard: Mutex<Vec<String>>,
}

impl FakeApp {
    fn hear(&self, what: String) {
        self.heard.lock().unwrap().push(what);
    }
}

#[async_trait::async_trait]
impl App for FakeApp {
    async fn handle(&self, request: Request) -> Reply {
        if request.command == Command::Late {
            return Reply::private(Message::private("too late"));
        }
        match &self.script {
            Script::Reply(reply, work) => {
                tokio::time::sleep(*work).await;
                Reply::clone(reply)
            }
            Script::Panic => panic!("scripted"),
        }
    }

    async fn answered(&self, purpose: Purpose, channel: ChannelId, message: MessageId) {
        let kind = match purpose {
            Purpose::Board(..) => "Board",
            Purpose::Line(..) => "Line",
            Purpose::Invitation(_) => "Invitation",
        };
        self.hear(format!("answered {kind} {} {}", channel.0, message.0));
    }

    fn is_alone(&self) -> bool {
        !self.others.load(Ordering::Relaxed)
    }

    async fn owes_still(&self, _: u64) -> bool {
        self.is_alone()
    }

    async fn delivered(&self, outbox: u64, posted: Posted) {
        self.hear(match posted {
            Posted::Done(channel, id) => format!("delivered {outbox} Done {} {}", channel.0, id.0),
            other => format!("delivered {outbox} {other:?}"),
        });
    }
}

#[derive(Default)]
struct FakeDiscord {
    answers: Mutex<Answers>,
    seen: Mutex<Vec<(&'static str, Value)>>,
}

pub(super) struct Stage {
    pub(super) responder: Responder,
    pub(super) courier: Courier,
    app: Arc<FakeApp>,
    discord: Arc<FakeDiscord>,
    tasks: TaskTracker,
}

const TIMING: Timing = Timing {
    guard: Duration::from_millis(120),
    complete: Duration::from_millis(300),
    again: Duration::from_millis(5),
    young: Duration::from_millis(2_200),
    late: Duration::from_secs(3),
    settled: Duration::from_millis(20),
    stale: Duration::from_secs(3),
    stuck: Duration::from_millis(450),
    gaps: [Duration::from_millis(5); 3],
    apart: Duration::from_millis(5),
    pace: Pace { burst: 5, gap: Duration::from_mins(1) },
};

impl Stage {
    /// From now on other processes change the same messages.
    pub(super) fn share(&self) {
        self.app.others.store(true, Ordering::Relaxed);
    }

    pub(super) async fn start(script: Script, answers: Answers) -> Self {
        let discord = Arc::new(FakeDiscord { answers: Mutex::new(answers), ..Default::default() });
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let origin = format!("http://{}", listener.local_addr().unwrap());
        let router = Router::new().fallback(receive).with_state(Arc::clone(&discord));
        tokio::spawn(async move { axum::serve(listener, router).await });
        let app =
            Arc::new(FakeApp { script, others: AtomicBool::default(), heard: Mutex::default() });
        let rest = Rest::new(&origin, "token", false, false).unwrap();
        let tasks = TaskTracker::new();
        let courier = Courier::new(app.clone(), rest.clone(), TIMING, tasks.clone());
        let words = Arc::new(Words::load(crate::catalog::CATALOG).unwrap());
        let responder = Responder::new(app.clone(), rest, courier.clone(), words, TIMING);
        Self { responder, courier, app, discord, tasks }
    }

    /// Waits for what is under way.
    pub(super) async fn finish(&self) {
        self.tasks.close();
        self.tasks.wait().await;
    }

    /// What Discord saw: route, type, text, flags.
    pub(super) fn seen(&self) -> Vec<String> {
        let seen = self.discord.seen.lock().unwrap();
        seen.iter()
            .map(|(route, body)| {
                let data = if body["data"].is_object() { &body["data"] } else { body };
                let flags = match *route {
                    "callback" if body["type"] == 4 => None,
                    "messages" => None,
                    _ => data["flags"].as_u64(),
                };
                let parts = [
                    Some((*route).to_owned()),
                    body["type"].as_u64().map(|kind| kind.to_string()),
                    data["content"].as_str().map(str::to_owned),
                    flags.map(|flags| flags.to_string()),
                ];
                parts.into_iter().flatten().collect::<Vec<_>>().join(" ")
            })
            .collect()
    }

    pub(super) fn bodies(&self) -> Vec<Value> {
        self.discord.seen.lock().unwrap().iter().map(|(_, body)| body.clone()).collect()
    }

    /// What the application heard.
    pub(super) fn heard(&self) -> Vec<String> {
        self.app.heard.lock().unwrap().clone()
    }
}

async fn receive(
    State(discord): State<Arc<FakeDiscord>>,
    method: Method,
    uri: Uri,
    body: Bytes,
) -> (StatusCode, String) {
    let path: Vec<_> = uri.path().split('/').skip(3).collect();
    let route = match path.as_slice() {
        ["interactions", ..] => "callback",
        ["webhooks", _, _] => "follow-ups",
        ["webhooks", ..] if method == Method::DELETE => "gone",
        ["webhooks", .., "@original"] => "original",
        ["webhooks", ..] => "follow-up",
        ["channels", _, "messages"] if method == Method::GET => "newest",
        ["channels", _, "messages"] => "messages",
        ["channels", _, "messages", _] => "message",
        ["channels", _] => "channel",
        _ => "other",
    };
    let body: Value = serde_json::from_slice(&body).unwrap_or(Value::Null);
    discord.seen.lock().unwrap().push((route, body));
    let scripted = discord.answers.lock().unwrap().0.get_mut(route).and_then(Vec::pop);
    let (status, answer) = scripted.unwrap_or_else(|| match route {
        "callback" => (200, json!({ "resource": { "message": { "id": "1001" } } })),
        _ => (200, json!({ "id": "1001" })),
    });
    (StatusCode::from_u16(status).unwrap(), answer.to_string())
}

/// A command, or one being typed.
pub(super) fn typed(kind: InteractionKind) -> Inbound {
    inbound(kind, None, Command::Help)
}

/// A press on a message.
pub(super) fn press(press: TablePress, private: bool) -> Inbound {
    let press = Press::at("K7QF2M".parse().unwrap(), press);
    let pressed = Pressed { message: MessageId(900), private };
    inbound(InteractionKind::Press, Some(pressed), Command::Press(press))
}

/// An interaction of this very moment, in a channel where the bot may post.
fn inbound(kind: InteractionKind, pressed: Option<Pressed>, command: Command) -> Inbound {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis() as i64;
    let ticket = Ticket {
        id: ((now - 1_420_070_400_000) as u64) << 22,
        token: "secret".to_owned(),
        application: 9,
        kind,
        forms: Forms::Typed,
        pressed,
        place: Place {
            parent: None,
            channel: ChannelId(200),
            guild: Some(GuildId(100)),
            ground: Ground::Channel,
            posting: Posting::Free,
            may_thread: false,
            threading: Rights::default(),
            reads: true,
        },
        locale: "en-GB".to_owned(),
        server_locale: None,
    };
    let request = Request {
        interaction: ticket.id,
        at: Time(0),
        who: Person {
            id: PersonId(7),
            name: "Ada".to_owned(),
            kind: PersonKind::Human,
            manager: false,
            moderator: false,
            locale: ticket.locale.clone(),
        },
        place: ticket.place,
        server_locale: None,
        pressed,
        command,
    };
    Inbound { ticket, request: Ok(request), faces: Vec::new() }
}

/// A message of this very moment that says this.
pub(super) fn told(text: &str) -> Heard {
    let told = Spoken { text: text.to_owned(), table: None, named: true };
    let Inbound { ticket, request, .. } =
        inbound(InteractionKind::Command, None, Command::Spoken(told));
    let now = crate::discord::inbound::at(ticket.id);
    let request = Request { at: now, ..request.unwrap() };
    Heard { channel: request.place.channel, message: MessageId(ticket.id), request }
}

pub(super) fn public(text: &str) -> Message {
    Message { content: text.to_owned(), ..Message::default() }
}
