//! Without a token: the sandbox is there again, with all that people wrote and played.

use std::path::Path;
use std::time::Duration;

use patt::rules::Rng;
use reqwest::{Client, StatusCode};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::process::Child;

use crate::program;

/// How often the program is killed.
const KILLS: usize = 8;
/// So many of the newest messages of a channel are there for sure.
const KEPT: usize = 250;
/// How long somebody waits for something, by the wall clock.
const PATIENCE: Duration = Duration::from_mins(1);

/// A running program, and a page before it.
struct Program {
    process: Child,
    client: Client,
    address: String,
}

impl Program {
    /// Starts it in a folder and on a port, and waits until its bot plays.
    async fn start(folder: &Path, port: u16) -> Self {
        let (address, port) = (format!("http://127.0.0.1:{port}"), port.to_string());
        let said = [("PATT_SANDBOX_PORT", &*port), ("PATT_LOG", "error")];
        let process = program(folder, &said).spawn().expect("the program is there");
        let program = Self {
            process,
            client: Client::builder().no_proxy().build().expect("a client"),
            address,
        };
        program
            .until(async |program| {
                let state = program.get("/sandbox/state").await?;
                let ready = state["bot"]["online"] == true && state["commands"][0].is_object();
                ready.then_some(())
            })
            .await;
        program
    }

    async fn kill(mut self) {
        self.process.kill().await.expect("it runs");
    }

    async fn get(&self, path: &str) -> Option<Value> {
        let answer = self.client.get(format!("{}{path}", self.address)).send().await.ok()?;
        answer.json().await.ok()
    }

    /// Whether it was done: while the program is killed, nobody knows.
    async fn post(&self, path: &str, body: &Value) -> bool {
        let asked = self.client.post(format!("{}{path}", self.address)).json(body).send().await;
        asked.is_ok_and(|answer| answer.status() == StatusCode::OK)
    }

    /// Waits until something is there.
    async fn until<T>(&self, mut look: impl AsyncFnMut(&Self) -> Option<T>) -> T {
        let found = async {
            loop {
                if let Some(found) = look(self).await {
                    return found;
                }
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        tokio::time::timeout(PATIENCE, found).await.expect("it comes in time")
    }

    async fn messages(&self, channel: &Value, who: &Value) -> Vec<Value> {
        let (channel, who) = (text(channel), text(who));
        let all = self.get(&format!("/sandbox/channels/{channel}/messages?as={who}")).await;
        all.and_then(|all| all.as_array().cloned()).unwrap_or_default()
    }

    /// The threads that are there.
    async fn threads(&self) -> Vec<Value> {
        let state = self.get("/sandbox/state").await.expect("it runs");
        let all = state["channels"].as_array().into_iter().flatten();
        all.filter(|channel| channel["kind"] == "thread")
            .map(|thread| thread["id"].clone())
            .collect()
    }
}

fn text(id: &Value) -> &str {
    id.as_str().expect("an id is text")
}

async fn free_port() -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port is free");
    listener.local_addr().expect("it has one").port()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_sandbox_is_open_to_other_bots() {
    let (folder, port) = (TempDir::new().expect("there is room"), free_port().await);
    let (address, text) = (format!("http://127.0.0.1:{port}"), port.to_string());
    let said = [("PATT_SANDBOX_PORT", &*text), ("PATT_LOG", "error")];
    let mut process = program(folder.path(), &said);
    let process = process.args(["sandbox", "--no-bot"]).spawn().expect("the program is there");
    let client = Client::builder().no_proxy().build().expect("a client");
    let program = Program { process, client, address };
    let state = program.until(async |program| program.get("/sandbox/state").await).await;
    assert_eq!(state["bot"]["online"], false);
    let me = program.client.get(format!("{}/api/v10/users/@me", program.address));
    let me = me.header("authorization", format!("Bot {}", patt::sandbox::TOKEN));
    assert_eq!(me.send().await.expect("an answer").status(), StatusCode::OK);
    program.kill().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_said_and_played_is_there_however_the_program_ended() {
    let (folder, port) = (TempDir::new().expect("there is room"), free_port().await);
    let mut rng = Rng::new(20_261_122);
    let mut program = Program::start(folder.path(), port).await;
    let first = program.get("/sandbox/state").await.expect("it runs");
    let (ada, games) = (first["people"][0]["id"].clone(), first["channels"][0]["id"].clone());
    let play = json!({
        "as": ada, "channel_id": games, "kind": "command", "name": "play",
        "options": [{ "name": "game", "value": "chess" }, { "name": "computer", "value": 1 },
            { "name": "side", "value": "me" }],
    });
    assert!(program.post("/sandbox/interactions", &play).await);
    let thread = program.until(async |program| program.threads().await.into_iter().next()).await;
    let board = |message: &Value| message["components"][0]["components"][0]["label"] == "Move";
    program
        .until(async |program| program.messages(&thread, &ada).await.into_iter().find(board))
        .await;

    let mut said = Vec::new();
    for kill in 0..KILLS {
        let doomed = Duration::from_micros(rng.below(40_000) as u64);
        let speak = async {
            for nth in 0.. {
                let word = format!("word {kill}.{nth}");
                let body = json!({ "as": ada, "channel_id": games, "content": word });
                if !program.post("/sandbox/messages", &body).await {
                    break;
                }
                said.push(word);
            }
        };
        // Whatever it is doing, it stops.
        drop(tokio::time::timeout(doomed, speak).await);
        program.kill().await;
        program = Program::start(folder.path(), port).await;
        let heard = program.messages(&games, &ada).await;
        let heard: Vec<_> =
            heard.iter().filter_map(|message| message["content"].as_str()).collect();
        // A channel keeps its newest messages; whatever is older may be gone.
        for word in said.iter().rev().take(KEPT) {
            let times = heard.iter().filter(|other| *other == word).count();
            assert_eq!(times, 1, "{word} after kill {kill}: {heard:?}");
        }
    }
    let last = program.get("/sandbox/state").await.expect("it runs");
    assert_eq!(last["people"], first["people"]);
    assert_eq!(last["guild"], first["guild"]);
    assert_eq!(last["bot"]["id"], first["bot"]["id"]);

    // The game goes on by the button that was posted before all that.
    let there = program.messages(&thread, &ada).await;
    let message = there.iter().rfind(|message| board(message)).expect("the board is there");
    let picture = message["attachments"][0]["url"].as_str().expect("a board is a picture");
    let (_, path) = picture.split_once("/attachments/").expect("it has an address");
    let path = format!("{}/attachments/{path}", program.address);
    let bytes = program.client.get(path).send().await.expect("it runs").bytes().await;
    assert!(bytes.expect("a picture").starts_with(b"\x89PNG"));
    let press = json!({
        "as": ada, "channel_id": thread, "kind": "button", "message_id": message["id"],
        "custom_id": message["components"][0]["components"][0]["custom_id"],
    });
    assert!(program.post("/sandbox/interactions", &press).await);
    let newer = |other: &Value| text(&other["id"]) > text(&message["id"]);
    program
        .until(async |program| program.messages(&thread, &ada).await.into_iter().find(newer))
        .await;
    program.kill().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_visitor_is_shown_every_game() {
    let (folder, port) = (TempDir::new().expect("there is room"), free_port().await);
    let program = Program::start(folder.path(), port).await;
    let state = program.get("/sandbox/state").await.expect("it runs");
    let (ada, games) = (state["people"][0]["id"].clone(), state["channels"][0]["id"].clone());
    let stops = state["tour"].as_u64().expect("there is a tour") as usize;
    assert_eq!(stops, patt::catalog::CATALOG.iter().count());
    assert!(program.post("/sandbox/tour", &json!({ "as": ada, "channel_id": games })).await);
    let threads = program
        .until(async |program| {
            let threads = program.threads().await;
            (threads.len() == stops).then_some(threads)
        })
        .await;
    // Not every game shows its board to all, but each has something to press.
    for thread in threads {
        let pressed = |message: &Value| message["components"][0]["components"][0].is_object();
        program
            .until(async |program| program.messages(&thread, &ada).await.into_iter().find(pressed))
            .await;
    }
    // What led there is dismissed; the greeting of a new server stays, and the question which pieces
    // a newcomer wants to see.
    program
        .until(async |program| {
            let seen = program.messages(&games, &ada).await;
            let private = seen.iter().filter(|message| !message["only_for"].is_null());
            (private.count() <= 2).then_some(())
        })
        .await;
    program.kill().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_journal_that_cannot_be_read_is_told_of_and_left_alone() {
    let (folder, port) = (TempDir::new().expect("there is room"), free_port().await);
    let world = folder.path().join("sandbox.world");
    std::fs::create_dir(&world).expect("the folder is ours");
    let journal = "{\"patt_sandbox\":9}\n";
    std::fs::write(world.join("journal.jsonl"), journal).expect("the folder is ours");
    let port = port.to_string();
    let ended = program(folder.path(), &[("PATT_SANDBOX_PORT", &port)]).output();
    let ended = tokio::time::timeout(PATIENCE, ended).await.expect("it ends").expect("it starts");
    let said = String::from_utf8_lossy(&ended.stderr).into_owned();
    assert!(!ended.status.success() && said.contains("later version of Patt"), "{said}");
    assert_eq!(std::fs::read_to_string(world.join("journal.jsonl")).expect("it is there"), journal);
}
