//! Killing the process at any moment loses nothing and never doubles a move or a board.
//!
//! The sandbox lives in this process and the bot in another one, which is killed without warning at
//! random points of fifty games and started again. People do what people do: they try once more.
//!
//! With `PATT_TEST_ON=postgres` the games are on a private server, and `PATT_TEST_KILLS` says in how many
//! of them the process is killed.

use std::path::{Path, PathBuf};
use std::time::Duration;

use patt::rules::Rng;
use patt::sandbox::{Id, Mark, Options, Replied, Sandbox};
use patt::store::Database;
use serde_json::json;
use tokio::process::Child;

use crate::program;
use crate::support::house::{content, id_of};
use crate::support::server;

const GAMES: usize = 50;
/// How many draws are offered, each just before the process is killed: so many games to one of them.
const GAMES_AN_OFFER: usize = 5;
/// So many more are begun first, with a clock that runs out while the others are played.
const TIMED: usize = 5;
/// The moves of each game, White's first, ending in mate.
const MOVES: [&str; 7] = ["e4", "e5", "Bc4", "Nc6", "Qh5", "Nf6", "Qxf7#"];
const RECORD: &str = "1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0";

fn games() -> usize {
    std::env::var("PATT_TEST_KILLS").map_or(GAMES, |kills| kills.parse().expect("it is a number"))
}

struct Bot {
    process: Child,
    file: PathBuf,
}

impl Bot {
    async fn start(sandbox: &Sandbox, folder: &Path) -> Self {
        let (address, file) = (sandbox.address().to_string(), folder.join("patt.db"));
        let database = server::address(&file);
        let said =
            [("PATT_STAND_IN", &*address), ("PATT_DATABASE", &*database), ("PATT_LOG", "error")];
        let process = program(folder, &said).spawn().expect("the program is there");
        sandbox.ready().await.expect("the bot connects");
        sandbox.online(true).await.expect("the bot connects");
        Self { process, file }
    }

    async fn kill(mut self, sandbox: &Sandbox) {
        self.process.kill().await.expect("it runs");
        sandbox.online(false).await.expect("the bot is gone");
        if let database @ Database::Server(_) = server::database(&self.file) {
            // The next one need not wait for half a minute until this one is surely gone.
            server::alter(&database, "UPDATE owner SET until = 0");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn fifty_games_survive_being_killed() {
    let sandbox = Sandbox::start(Options::default()).await.expect("a port is free");
    let folder = tempfile::tempdir().expect("there is room");
    let people = sandbox.people();
    let (ada, bea) = (people[0].id, people[1].id);
    let mut rng = Rng::new(20_261_121);
    let mut bot = Bot::start(&sandbox, folder.path()).await;
    let (mut kills, games) = (0, games());
    let mut timed = Vec::new();
    for game in 0..TIMED {
        let channel = sandbox.add_channel(&format!("timed-{game}"));
        sandbox.no_threads(channel);
        let begun = begin(&sandbox, channel, ada, bea, "30 s").await;
        timed.push((channel, begun));
    }
    for game in 0..games {
        // A channel a game, so that the newest board is this game's.
        let channel = sandbox.add_channel(&format!("game-{game}"));
        sandbox.no_threads(channel);
        let begun = begin(&sandbox, channel, ada, bea, "none").await;
        let doomed = rng.below(MOVES.len());
        let mut at = 0;
        while at < MOVES.len() {
            let who = if at % 2 == 0 { ada } else { bea };
            let options = json!({ "move": MOVES[at] });
            let asked = sandbox.command(who, channel, "move", options).await.expect("possible");
            if at == doomed && kills <= game {
                // Anything may have happened by now: nothing, the entry, the answer.
                tokio::time::sleep(Duration::from_micros(rng.below(12_000) as u64)).await;
                let heard = matches!(asked.now(), Some(Ok(_)));
                bot.kill(&sandbox).await;
                kills += 1;
                bot = Bot::start(&sandbox, folder.path()).await;
                if heard {
                    // What was confirmed is there: the same person cannot move again.
                    at += 1;
                }
                continue;
            }
            match asked.finished().await.expect("an answer in time") {
                // It was carried out before the process was killed.
                replied if told(&replied, "not yours") => at += 1,
                // The game is over here; while others run elsewhere, those are asked about.
                replied if at + 1 == MOVES.len() && told(&replied, "no game going here") => at += 1,
                replied if at + 1 == MOVES.len() && told(&replied, "Which game") => at += 1,
                replied if told(&replied, MOVES[at].trim_end_matches('#')) => at += 1,
                other => panic!("game {game}, move {at}: {other:?}"),
            }
        }
        let wanted = |message: &serde_json::Value| content(message).contains("Checkmate");
        let end = sandbox.until(channel, ada, begun, wanted).await.expect("the game ends");
        let file = sandbox.file(id_of(&end), 1).expect("the game's file");
        let record = String::from_utf8(file).expect("text");
        assert!(record.contains(RECORD), "game {game}: {record}");
        stands_once(&sandbox, channel, ada).await;
    }
    assert_eq!(kills, games);
    for game in 0..games / GAMES_AN_OFFER {
        let channel = sandbox.add_channel(&format!("offered-{game}"));
        sandbox.no_threads(channel);
        let begun = begin(&sandbox, channel, ada, bea, "none").await;
        let offered = sandbox.command(ada, channel, "draw", json!({})).await.expect("possible");
        tokio::time::sleep(Duration::from_micros(rng.below(12_000) as u64)).await;
        let heard = matches!(offered.now(), Some(Ok(_)));
        bot.kill(&sandbox).await;
        bot = Bot::start(&sandbox, folder.path()).await;
        agreed_once(&sandbox, channel, [ada, bea], begun, heard).await;
    }
    for (channel, begun) in timed {
        expires_once(&sandbox, channel, ada, begun).await;
    }
    bot.kill(&sandbox).await;
    assert_eq!(sandbox.take_complaints(), [""; 0]);
}

/// Each board of the game in a channel stands once at most, and of all that was posted only the newest
/// has buttons.
async fn stands_once(sandbox: &Sandbox, channel: Id, ada: Id) {
    let public = || {
        let all = sandbox.messages(channel, ada).into_iter();
        all.filter(|message| message["flags"].as_u64().unwrap_or(0) & 64 == 0).collect::<Vec<_>>()
    };
    loop {
        let mark = sandbox.mark();
        let live = |message: &&serde_json::Value| {
            message["components"].as_array().is_some_and(|rows| !rows.is_empty())
        };
        let all = public();
        if all.iter().filter(live).count() == 1 && live(&all.last().expect("a board")) {
            break;
        }
        let changed = sandbox.until_told(channel, ada, mark).await;
        changed.unwrap_or_else(|_| panic!("old boards keep their buttons: {all:#?}"));
    }
    // The challenge, the board at the beginning and one after each move.
    assert!(public().len() <= 2 + MOVES.len(), "a board stands twice: {:#?}", public());
}

/// The clock of the game in a channel runs out, and does so once.
pub async fn expires_once(sandbox: &Sandbox, channel: Id, ada: Id, begun: Mark) {
    let late = |message: &serde_json::Value| content(message).contains("ran out of time");
    // The clock is a real one: it may not have run out yet.
    for _ in 0..10 {
        if sandbox.until(channel, ada, begun, late).await.is_ok() {
            break;
        }
    }
    let said = sandbox.messages(channel, ada).into_iter().filter(late).count();
    assert_eq!(said, 1, "{:#?}", sandbox.messages(channel, ada));
}

/// The draw that was offered before the process was killed stands, if the person heard so, and is
/// agreed to once.
async fn agreed_once(
    sandbox: &Sandbox,
    channel: Id,
    [ada, bea]: [Id; 2],
    begun: Mark,
    heard: bool,
) {
    let again = sandbox.command(ada, channel, "draw", json!({})).await.expect("possible");
    let again = again.finished().await.expect("an answer in time");
    assert!(!heard || told(&again, "You offered a draw"), "the offer is lost: {again:?}");
    let asked = |message: &serde_json::Value| content(message).contains("offers a draw");
    let offer = sandbox.until(channel, bea, begun, asked).await.expect("the offer is there");
    let accepted = sandbox.press(bea, id_of(&offer), "Accept draw").await.expect("possible");
    accepted.finished().await.expect("an answer in time");
    let drawn = |message: &serde_json::Value| content(message).contains("Draw by agreement");
    sandbox.until(channel, ada, accepted.mark(), drawn).await.expect("the game ends");
    let ends = sandbox.messages(channel, ada).into_iter().filter(drawn).count();
    assert_eq!(ends, 1, "{:#?}", sandbox.messages(channel, ada));
}

/// Ada challenges Bea, who accepts; the moment before.
pub async fn begin(sandbox: &Sandbox, channel: Id, ada: Id, bea: Id, clock: &str) -> Mark {
    let terms = json!({
        "game": "chess", "opponent": bea.to_string(), "side": "me", "rated": false,
        "clock": clock,
    });
    let asked = sandbox.command(ada, channel, "play", terms).await.expect("possible");
    let asked = asked.finished().await.expect("an answer in time");
    let id = asked.id().expect("a challenge");
    let accepted = sandbox.press(bea, id, "Accept").await.expect("possible");
    accepted.finished().await.expect("an answer in time");
    accepted.mark()
}

fn told(replied: &Replied, what: &str) -> bool {
    replied.content().contains(what)
}
