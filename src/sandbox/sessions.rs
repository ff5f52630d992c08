//! Gateway sessions: what each has been sent, so that it can be resumed.

use super::state::News;
use serde_json::{Value, json};
use std::collections::VecDeque;
use tokio::sync::mpsc;

/// The intent for the content of messages that are not for the bot.
const CONTENT: u64 = 1 << 15;

/// How many events a session remembers for a resume.
const REMEMBERED: usize = 2000;

/// Something to be sent over a gateway connection.
#[derive(Clone, Debug)]
pub enum Outgoing {
    Payload(Value),
    /// A close frame with this code.
    Close(u16),
    /// The end of the connection without a close frame.
    Cut,
    /// The same, as an error of the network.
    #[cfg_attr(not(feature = "testing"), expect(dead_code, reason = "only tests order it"))]
    Abort,
}

#[derive(Debug)]
struct Session {
    id: String,
    intents: u64,
    shard: (u64, u64),
    sequence: u64,
    sent: VecDeque<(u64, Value)>,
    live: Option<mpsc::UnboundedSender<Outgoing>>,
}

/// All sessions that could still be resumed.
#[derive(Debug, Default)]
pub struct Sessions {
    all: Vec<Session>,
    begun: u64,
}

/// The intents that let an event through; none for those that everybody gets.
fn intents_of(event: &str, data: &Value) -> u64 {
    let in_guild = !data["guild_id"].is_null();
    match event {
        "GUILD_CREATE" | "GUILD_DELETE" | "CHANNEL_CREATE" | "CHANNEL_UPDATE"
        | "CHANNEL_DELETE" | "THREAD_CREATE" | "THREAD_UPDATE" | "THREAD_DELETE" => 1,
        "MESSAGE_CREATE" | "MESSAGE_UPDATE" | "MESSAGE_DELETE" => {
            if in_guild {
                1 << 9
            } else {
                1 << 12
            }
        }
        _ => 0,
    }
}

impl Session {
    fn wants(&self, event: &str, data: &Value) -> bool {
        let needed = intents_of(event, data);
        let guild = data["guild_id"]
            .as_str()
            .or(data["id"].as_str().filter(|_| event.starts_with("GUILD_")));
        let shard = guild
            .and_then(|id| id.parse::<u64>().ok())
            .map_or(0, |id| (id >> 22) % self.shard.1.max(1));
        shard == self.shard.0 && (needed == 0 || self.intents & needed != 0)
    }

    fn send(&mut self, event: &str, data: &Value) {
        self.sequence += 1;
        let payload = json!({ "op": 0, "t": event, "s": self.sequence, "d": data });
        self.sent.push_back((self.sequence, payload.clone()));
        if self.sent.len() > REMEMBERED {
            self.sent.pop_front();
        }
        // A receiver that is gone reads it from memory after a resume.
        if let Some(live) = &self.live
            && live.send(Outgoing::Payload(payload)).is_err()
        {
            self.live = None;
        }
    }
}

impl Sessions {
    /// Begins a session and returns its id.
    pub fn begin(
        &mut self,
        intents: u64,
        shard: (u64, u64),
        live: mpsc::UnboundedSender<Outgoing>,
    ) -> String {
        self.all.retain(|session| session.is_live() || session.shard != shard);
        self.begun += 1;
        let id = format!("5e551017{:024x}", self.begun);
        self.all.push(Session {
            id: id.clone(),
            intents,
            shard,
            sequence: 0,
            sent: VecDeque::new(),
            live: Some(live),
        });
        id
    }

    /// How many sessions were begun (that is, IDENTIFY was sent).
    #[cfg(feature = "testing")]
    pub fn begun(&self) -> u64 {
        self.begun
    }

    /// The shards that are connected, each as often as it is.
    #[cfg(feature = "testing")]
    pub fn connected(&self) -> Vec<(u64, u64)> {
        let live = self.all.iter().filter(|session| session.is_live());
        let mut shards: Vec<_> = live.map(|session| session.shard).collect();
        shards.sort_unstable();
        shards
    }

    /// Takes a session up again after event `sequence`; false if that is not possible.
    pub fn resume(
        &mut self,
        id: &str,
        sequence: u64,
        live: mpsc::UnboundedSender<Outgoing>,
    ) -> bool {
        let Some(session) = self.all.iter_mut().find(|session| session.id == id) else {
            return false;
        };
        let oldest = session.sent.front().map_or(session.sequence + 1, |(number, _)| *number);
        if sequence > session.sequence || sequence + 1 < oldest {
            return false;
        }
        for (_, payload) in session.sent.iter().filter(|(number, _)| *number > sequence) {
            // The receiver is the caller's own and still open.
            drop(live.send(Outgoing::Payload(payload.clone())));
        }
        session.live = Some(live);
        session.send("RESUMED", &json!({}));
        true
    }

    /// Sends an event to every session that wants it, to each as much of it as it may know.
    pub fn dispatch(&mut self, news: &News) {
        let News { name, data, bare } = news;
        for session in self.all.iter_mut().filter(|session| session.wants(name, data)) {
            let reads = session.intents & CONTENT != 0;
            session.send(name, bare.as_ref().filter(|_| !reads).unwrap_or(data));
        }
    }

    /// Sends an event to one session only.
    pub fn send_to(&mut self, id: &str, event: &'static str, data: &Value) {
        if let Some(session) = self.all.iter_mut().find(|session| session.id == id) {
            session.send(event, data);
        }
    }

    /// Whether a session wants an event.
    pub fn wants(&self, id: &str, event: &str, data: &Value) -> bool {
        self.all.iter().any(|session| session.id == id && session.wants(event, data))
    }

    /// Notes that the connection of a session is gone, unless another took its place.
    pub fn lost(&mut self, id: &str) {
        for session in self.all.iter_mut().filter(|session| session.id == id) {
            session.live = session.live.take().filter(|live| !live.is_closed());
        }
    }

    /// Forgets a session: it cannot be resumed.
    pub fn forget(&mut self, id: &str) {
        self.all.retain(|session| session.id != id);
    }

    /// Whether any session is connected.
    pub fn any_live(&self) -> bool {
        self.all.iter().any(Session::is_live)
    }

    /// Sends something to every live connection.
    pub fn send_all(&mut self, outgoing: &Outgoing) {
        for session in &self.all {
            if let Some(live) = &session.live {
                drop(live.send(outgoing.clone()));
            }
        }
    }
}

impl Session {
    fn is_live(&self) -> bool {
        self.live.as_ref().is_some_and(|live| !live.is_closed())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn news(name: &'static str, data: Value) -> News {
        News { name, data, bare: None }
    }

    fn payloads(receiver: &mut mpsc::UnboundedReceiver<Outgoing>) -> Vec<String> {
        let mut names = Vec::new();
        while let Ok(outgoing) = receiver.try_recv() {
            if let Outgoing::Payload(payload) = outgoing {
                names.push(format!("{} {}", payload["s"], payload["t"]));
            }
        }
        names
    }

    #[test]
    fn a_resumed_session_gets_what_it_missed() {
        let mut sessions = Sessions::default();
        let (live, mut first) = mpsc::unbounded_channel();
        let id = sessions.begin(0, (0, 1), live);
        sessions.dispatch(&news("INTERACTION_CREATE", json!({})));
        assert_eq!(payloads(&mut first), ["1 \"INTERACTION_CREATE\""]);
        drop(first);
        assert!(!sessions.any_live());
        sessions.dispatch(&news("INTERACTION_CREATE", json!({})));
        let (live, mut second) = mpsc::unbounded_channel();
        assert!(sessions.resume(&id, 1, live));
        assert_eq!(payloads(&mut second), ["2 \"INTERACTION_CREATE\"", "3 \"RESUMED\""]);
        let (live, _third) = mpsc::unbounded_channel();
        assert!(!sessions.resume(&id, 99, live), "a sequence from the future");
    }

    #[test]
    fn events_go_to_those_who_asked_for_them() {
        let mut sessions = Sessions::default();
        let (live, mut receiver) = mpsc::unbounded_channel();
        sessions.begin(1 << 12, (0, 1), live);
        sessions.dispatch(&news("MESSAGE_CREATE", json!({ "guild_id": "1" })));
        sessions.dispatch(&news("MESSAGE_CREATE", json!({})));
        sessions.dispatch(&news("THREAD_UPDATE", json!({ "guild_id": "1" })));
        assert_eq!(payloads(&mut receiver), ["1 \"MESSAGE_CREATE\""]);
    }

    #[test]
    fn content_goes_to_those_who_were_granted_it() {
        let check = |intents: u64, expect: &str| {
            let mut sessions = Sessions::default();
            let (live, mut receiver) = mpsc::unbounded_channel();
            sessions.begin(intents, (0, 1), live);
            let said = |content: &str| json!({ "guild_id": "1", "content": content });
            let (data, bare) = (said("secret"), Some(said("")));
            sessions.dispatch(&News { name: "MESSAGE_CREATE", data, bare });
            let Ok(Outgoing::Payload(payload)) = receiver.try_recv() else {
                panic!("nothing came")
            };
            assert_eq!(payload["d"]["content"], expect, "{intents:b}");
        };
        check(1 << 9, "");
        check(1 << 9 | CONTENT, "secret");
    }
}
