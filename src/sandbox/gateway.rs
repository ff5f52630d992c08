//! The gateway: HELLO, IDENTIFY, RESUME, heartbeats and events over a websocket.

use super::faults::Fault;
use super::hub::Hub;
use super::line::Line;
use super::sessions::Outgoing;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade};
use axum::extract::{ConnectInfo, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::write::ZlibEncoder;
use serde_json::{Value, json};
use std::collections::HashMap;
use std::io::Write;
use std::sync::Arc;
use tokio::sync::mpsc;

/// Bytes one payload of the bot may have.
const MOST_BYTES: usize = 4096;
/// Payloads a connection may send in a minute.
const MOST_A_MINUTE: usize = 120;
/// Intents that must be granted: members, presences, message content.
const PRIVILEGED: u64 = (1 << 1) | (1 << 8) | (1 << 15);
/// All intents there are.
const KNOWN: u64 = ((1 << 17) - 1) | (1 << 20) | (1 << 21) | (1 << 24) | (1 << 25);

/// Why a connection is closed, by Discord's numbers.
mod close {
    pub const UNKNOWN_OPCODE: u16 = 4001;
    pub const DECODE: u16 = 4002;
    pub const NOT_AUTHENTICATED: u16 = 4003;
    pub const AUTHENTICATION_FAILED: u16 = 4004;
    pub const ALREADY_AUTHENTICATED: u16 = 4005;
    pub const RATE_LIMITED: u16 = 4008;
    pub const TIMED_OUT: u16 = 4009;
    pub const INVALID_SHARD: u16 = 4010;
    pub const INVALID_INTENTS: u16 = 4013;
    pub const DISALLOWED_INTENTS: u16 = 4014;
}

/// Opens a gateway connection.
pub async fn connect(
    State(hub): State<Arc<Hub>>,
    ConnectInfo(line): ConnectInfo<Line>,
    Query(query): Query<HashMap<String, String>>,
    upgrade: WebSocketUpgrade,
) -> Response {
    if let Some(Fault::Status(status)) = hub.faults.take("GET", "/socket") {
        hub.faults_changed();
        return StatusCode::from_u16(status).unwrap_or_default().into_response();
    }
    let stream = query.get("compress").is_some_and(|kind| kind == "zlib-stream");
    upgrade.on_upgrade(move |socket| async move {
        let connection = Connection {
            hub,
            line,
            socket,
            session: None,
            packing: Packing {
                stream: stream.then(|| ZlibEncoder::new(Vec::new(), Compression::fast())),
                each: false,
            },
            received: Vec::new(),
        };
        connection.run().await;
    })
}

/// How payloads are packed.
struct Packing {
    /// One zlib stream for the whole connection.
    stream: Option<ZlibEncoder<Vec<u8>>>,
    /// Each payload for itself.
    each: bool,
}

impl Packing {
    fn pack(&mut self, payload: &Value) -> Message {
        let text = payload.to_string();
        // Writing to memory cannot fail; if it did, plain text is understood as well.
        if let Some(stream) = &mut self.stream {
            if stream.write_all(text.as_bytes()).and_then(|()| stream.flush()).is_ok() {
                return Message::Binary(std::mem::take(stream.get_mut()).into());
            }
        } else if self.each {
            let mut encoder = ZlibEncoder::new(Vec::new(), Compression::fast());
            if let Ok(bytes) = encoder.write_all(text.as_bytes()).and_then(|()| encoder.finish()) {
                return Message::Binary(bytes.into());
            }
        }
        Message::Text(text.into())
    }
}

struct Connection {
    hub: Arc<Hub>,
    line: Line,
    socket: WebSocket,
    session: Option<String>,
    packing: Packing,
    received: Vec<u64>,
}

/// How a connection goes on after a payload.
enum Next {
    Go,
    Close(u16),
    Cut,
}

impl Connection {
    async fn run(mut self) {
        let (sender, mut outgoing) = mpsc::unbounded_channel();
        let interval = self.hub.heartbeat;
        let hello = json!({ "op": 10, "d": { "heartbeat_interval": interval.as_millis() as u64 } });
        let mut next = self.send(&hello).await;
        while let Next::Go = next {
            next = tokio::select! {
                outgoing = outgoing.recv() => match outgoing {
                    Some(Outgoing::Payload(payload)) => self.send(&payload).await,
                    Some(Outgoing::Close(code)) => Next::Close(code),
                    Some(Outgoing::Cut) | None => Next::Cut,
                    Some(Outgoing::Abort) => {
                        self.line.reset();
                        Next::Cut
                    }
                },
                incoming = tokio::time::timeout(interval * 3 / 2, self.socket.recv()) => {
                    match incoming {
                        Err(_) => Next::Close(close::TIMED_OUT),
                        Ok(Some(Ok(Message::Text(text)))) => {
                            self.receive(text.as_bytes(), &sender).await
                        }
                        Ok(Some(Ok(Message::Binary(bytes)))) => self.receive(&bytes, &sender).await,
                        Ok(Some(Ok(Message::Close(frame)))) => {
                            // Codes 1000 and 1001 end the session for good.
                            if frame.is_some_and(|f| matches!(f.code, 1000 | 1001)) {
                                self.forget();
                            }
                            Next::Cut
                        }
                        Ok(Some(Ok(_))) => Next::Go,
                        Ok(Some(Err(_)) | None) => Next::Cut,
                    }
                }
            };
        }
        drop(outgoing);
        if let Next::Close(code) = next {
            let frame = CloseFrame { code, reason: "".into() };
            // The other side may be gone already.
            drop(self.socket.send(Message::Close(Some(frame))).await);
            if !resumable(code) {
                self.forget();
            }
        }
        if let Some(session) = &self.session {
            self.hub.sessions().lost(session);
        }
        self.hub.connection_changed();
    }

    fn forget(&self) {
        if let Some(session) = &self.session {
            self.hub.sessions().forget(session);
        }
    }

    async fn send(&mut self, payload: &Value) -> Next {
        let packed = self.packing.pack(payload);
        match self.socket.send(packed).await {
            Ok(()) => Next::Go,
            Err(_) => Next::Cut,
        }
    }

    async fn receive(&mut self, bytes: &[u8], sender: &mpsc::UnboundedSender<Outgoing>) -> Next {
        let now = self.hub.clock.now();
        self.received.retain(|moment| moment + 60_000 > now);
        self.received.push(now);
        if self.received.len() > MOST_A_MINUTE {
            return Next::Close(close::RATE_LIMITED);
        }
        let Some(payload) = parsed(bytes) else { return Next::Close(close::DECODE) };
        let data = &payload["d"];
        match payload["op"].as_u64() {
            Some(1) => self.send(&json!({ "op": 11 })).await,
            Some(2) => self.identify(data, sender).await,
            Some(6) => self.resume(data, sender).await,
            Some(3 | 4 | 8 | 31) if self.session.is_some() => Next::Go,
            Some(3 | 4 | 8 | 31) => Next::Close(close::NOT_AUTHENTICATED),
            _ => Next::Close(close::UNKNOWN_OPCODE),
        }
    }

    async fn identify(&mut self, data: &Value, sender: &mpsc::UnboundedSender<Outgoing>) -> Next {
        if self.session.is_some() {
            return Next::Close(close::ALREADY_AUTHENTICATED);
        }
        if !self.token_fits(data) {
            return Next::Close(close::AUTHENTICATION_FAILED);
        }
        let Some(intents) = data["intents"].as_u64().filter(|i| i & !KNOWN == 0) else {
            return Next::Close(close::INVALID_INTENTS);
        };
        if intents & PRIVILEGED != 0 && !self.hub.privileged_intents {
            return Next::Close(close::DISALLOWED_INTENTS);
        }
        let number = |place: usize| data["shard"][place].as_u64();
        let shard = number(0).zip(number(1)).unwrap_or((0, 1));
        if shard.0 >= shard.1 {
            return Next::Close(close::INVALID_SHARD);
        }
        self.packing.each = data["compress"] == true && self.packing.stream.is_none();
        if !self.hub.with(|world| world.starts.begin(shard, world.now)) {
            return self.send(&json!({ "op": 9, "d": false })).await;
        }
        let id = self.hub.sessions().begin(intents, shard, sender.clone());
        let (ready, guild) = self.hub.with(|world| {
            let guilds: Vec<Value> = Some(json!({ "id": world.guild.id, "unavailable": true }))
                .filter(|_| world.guild.has_bot)
                .into_iter()
                .collect();
            let ready = json!({
                "v": 10, "user": world.user(world.bot.id), "guilds": guilds, "session_id": id,
                "resume_gateway_url": self.hub.gateway_url(), "shard": [shard.0, shard.1],
                "application": { "id": world.bot.id, "flags": 0 },
                "private_channels": [], "relationships": [], "presences": [], "geo_ordered_rtc_regions": [],
                "session_type": "normal", "_trace": ["sandbox"],
            });
            (ready, world.guild.has_bot.then(|| world.guild_json()))
        });
        let mut sessions = self.hub.sessions();
        sessions.send_to(&id, "READY", &ready);
        if let Some(guild) = guild
            && sessions.wants(&id, "GUILD_CREATE", &guild)
        {
            sessions.send_to(&id, "GUILD_CREATE", &guild);
        }
        drop(sessions);
        self.session = Some(id);
        self.hub.connection_changed();
        Next::Go
    }

    async fn resume(&mut self, data: &Value, sender: &mpsc::UnboundedSender<Outgoing>) -> Next {
        if !self.token_fits(data) {
            return Next::Close(close::AUTHENTICATION_FAILED);
        }
        let id = data["session_id"].as_str().unwrap_or_default().to_owned();
        let sequence = data["seq"].as_u64().unwrap_or(0);
        // Both client libraries in use ask for packing at IDENTIFY only, and a resumed
        // connection may go on in plain text.
        if self.hub.sessions().resume(&id, sequence, sender.clone()) {
            self.session = Some(id);
            self.hub.connection_changed();
            return Next::Go;
        }
        self.hub.sessions().forget(&id);
        self.send(&json!({ "op": 9, "d": false })).await
    }

    fn token_fits(&self, data: &Value) -> bool {
        let token = data["token"].as_str().unwrap_or_default();
        token.trim_start_matches("Bot ") == self.hub.token
    }
}

/// Whether a session survives a close with this code.
fn resumable(code: u16) -> bool {
    !matches!(code, 1000 | 1001 | 4004 | 4007 | 4009..=4014)
}

/// A payload of the bot, if it is JSON of the allowed size.
fn parsed(bytes: &[u8]) -> Option<Value> {
    if bytes.len() > MOST_BYTES {
        return None;
    }
    serde_json::from_slice(bytes).ok()
}
