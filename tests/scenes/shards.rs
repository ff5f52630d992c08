//! Processes that share the gateway: each shard is one process's at a time, whoever comes, ends or is killed.

use std::collections::HashMap;
use std::path::Path;
use std::process::Stdio;
use std::sync::Arc;
use std::time::Duration;

use patt::catalog::CATALOG;
use patt::discord::Link;
use patt::sandbox::{Id, Options, Sandbox};
use patt::table::{Span, Time};
use serde_json::json;
use tokio::io::{AsyncBufReadExt as _, BufReader};
use tokio::process::{Child, Command};
use tokio::time::timeout;

use crate::support::house::House;
use crate::support::server::server;

/// How long is waited, by the wall clock, for what has to come.
const PATIENCE: Duration = Duration::from_mins(1);

/// Every shard may begin at once.
fn at_once(sandbox: &Arc<Sandbox>) {
    sandbox.set_starts(|starts| starts.buckets = 16);
}

/// A channel of a server that is another shard's than the usual channel.
fn elsewhere(house: &House, total: u64) -> Id {
    let usual = house.sandbox.shard_of(house.channel, total);
    loop {
        // Numbers carry the moment at which they were made.
        house.sandbox.clock().advance(Duration::from_millis(1));
        let channel = house.sandbox.add_channel_elsewhere("elsewhere");
        if house.sandbox.shard_of(channel, total) != usual {
            house.sandbox.no_threads(channel);
            return channel;
        }
    }
}

/// A game is begun in each of these places.
async fn plays_in(house: &House, places: &[Id]) {
    for place in places {
        let options = json!({ "game": "chess", "opponent": house.bea.to_string(), "side": "me" });
        let asked = house.command_in(*place, house.ada, "play", options).await;
        house.press(house.bea, asked.message(), "Accept").await.shows(house.ada, "your move").await;
    }
    house.command_in(house.sandbox.dm(house.ada), house.ada, "games", json!({})).await;
    house.quiet().await;
}

/// No interaction was answered twice.
fn answered_once(house: &House) {
    let mut answers: HashMap<String, u32> = HashMap::new();
    for request in house.sandbox.requests() {
        if request.route.ends_with("/callback") {
            assert!(request.status < 300, "{request:?}");
            *answers.entry(request.path).or_default() += 1;
        }
    }
    assert!(answers.len() > 4, "{answers:?}");
    assert!(answers.values().all(|times| *times == 1), "{answers:?}");
}

#[tokio::test]
async fn two_processes_have_two_shards_and_answer_everybody_once() {
    let recommends = |sandbox: &Arc<Sandbox>| {
        sandbox.set_starts(|starts| (starts.shards, starts.buckets) = (2, 16));
    };
    let Some(mut house) = House::of_shards(CATALOG, 2, 0, recommends).await else { return };
    house.rests(&[(0, 2), (1, 2)]).await;
    let places = [house.channel, elsewhere(&house, 2)];
    plays_in(&house, &places).await;
    // One ends in good order: the other may have all at once, before any time is over.
    house.end_of(0).await;
    let now = house.now();
    let share = house.store_of(0).claim_shards(None, 9, now, now.plus(15_000)).await.unwrap();
    assert_eq!(share.keep, [0, 1]);
    house.rests(&[(0, 2), (1, 2)]).await;
    plays_in(&house, &places).await;
    answered_once(&house);
    house.end().await;
}

#[tokio::test]
async fn the_shards_of_a_killed_process_come_back_elsewhere_when_its_time_is_over() {
    let Some(mut house) = House::of_shards(CATALOG, 2, 4, at_once).await else { return };
    let all = [(0, 4), (1, 4), (2, 4), (3, 4)];
    house.rests(&all).await;
    house.kill(0).await;
    let now = house.now();
    let before = now.plus(9_000);
    let share = house.store_of(0).claim_shards(None, 9, before, before.plus(15_000)).await;
    assert_eq!(share.unwrap().keep.len(), 2, "they are the other's still");
    house.pass_unseen(15_000).await;
    house.rests(&all).await;
    let places = [house.channel, elsewhere(&house, 4)];
    plays_in(&house, &places).await;
    answered_once(&house);
    house.end().await;
}

#[tokio::test]
async fn another_number_of_shards_takes_the_place_of_the_first() {
    let Some(mut house) = House::of_shards(CATALOG, 1, 2, at_once).await else { return };
    house.rests(&[(0, 2), (1, 2)]).await;
    house.add(3).await;
    house.rests(&[(0, 3), (1, 3), (2, 3)]).await;
    plays_in(&house, &[house.channel]).await;
    house.end().await;
}

#[tokio::test]
async fn a_spare_process_stands_by() {
    let Some(mut house) = House::of_shards(CATALOG, 2, 1, at_once).await else { return };
    house.has_shards(&[(0, 1)]).await;
    let has = house.shards_of(0).await.len();
    assert_eq!(has + house.shards_of(1).await.len(), 1);
    house.end_of(1 - has).await;
    house.rests(&[(0, 1)]).await;
    plays_in(&house, &[house.channel]).await;
    house.end().await;
}

#[tokio::test]
async fn processes_begin_sessions_of_a_bucket_five_seconds_apart() {
    let paced = |sandbox: &Arc<Sandbox>| sandbox.set_starts(|starts| starts.paced = true);
    let Some(house) = House::of_shards(CATALOG, 2, 2, paced).await else { return };
    let one_each = async {
        while (house.shards_of(0).await.len(), house.shards_of(1).await.len()) != (1, 1) {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    timeout(PATIENCE, one_each).await.expect("they share");
    let asked = || house.sandbox.starts().asked;
    // The next one waits by the clock of the house, which stands still.
    assert_eq!(asked().len(), 1);
    let passes = async |span: u32| {
        house.sandbox.clock().advance(Duration::from_millis(span.into()));
        house.pass_unseen(i64::from(span)).await;
    };
    passes(4_999).await;
    let until = |now: Time| now.plus(15_000);
    let wait = house.store_of(0).claim_identify(0, house.now(), until(house.now())).await.unwrap();
    assert_eq!(wait, Some(Span(1)));
    assert_eq!(asked().len(), 1);
    passes(1).await;
    // If the shard that began was one of two that its process had at first, and was given to the other, it
    // begins once more.
    let both = [(0, 2), (1, 2)];
    let begin = async {
        while house.sandbox.shards() != both {
            if asked().len() == 2 && house.sandbox.shards().len() == 1 {
                passes(5_000).await;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    timeout(PATIENCE, begin).await.expect("both begin");
    let asked = asked();
    assert!(asked.len() < 4, "{asked:?}");
    assert!(asked.iter().all(|(_, _, refused)| !refused), "{asked:?}");
    house.end().await;
}

#[tokio::test]
async fn no_session_begins_while_discord_lets_none() {
    let none = |sandbox: &Arc<Sandbox>| {
        sandbox.set_starts(|starts| (starts.left, starts.reset) = (0, 20));
        let sandbox = Arc::clone(sandbox);
        tokio::spawn(async move {
            let asked = |sandbox: &Sandbox| {
                let asked = sandbox.requests();
                asked.iter().filter(|request| request.route == "/gateway/bot").count()
            };
            while asked(&sandbox) < 5 {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
            assert_eq!(sandbox.starts().asked, []);
            sandbox.set_starts(|starts| starts.left = 9);
        });
    };
    let Some(house) = House::of_shards(CATALOG, 1, 1, none).await else { return };
    house.has_shards(&[(0, 1)]).await;
    assert_eq!(house.sandbox.starts().left, 8);
    house.end().await;
}

/// A program that shares the gateway of this sandbox.
fn program(sandbox: &Sandbox, database: &str, folder: &Path) -> Child {
    let mut program = Command::new(env!("CARGO_BIN_EXE_patt"));
    let stand_in = sandbox.address().to_string();
    program.env_clear().envs([("PATT_DATABASE", database), ("PATT_STAND_IN", &*stand_in)]);
    program.current_dir(folder).kill_on_drop(true).stdout(Stdio::null()).stderr(Stdio::piped());
    program.spawn().expect("it starts")
}

/// Reads what a program says until it says this, and everything after that.
async fn says(program: &mut Child, what: &str) {
    let mut lines = BufReader::new(program.stderr.take().expect("it is heard")).lines();
    let said = async {
        while let Some(line) = lines.next_line().await.expect("it is text") {
            if line.contains(what) {
                return;
            }
        }
        panic!("it has ended");
    };
    timeout(PATIENCE, said).await.expect("it says so");
    tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
}

async fn connected(sandbox: &Sandbox, shards: &[(u64, u64)]) {
    let there = async {
        while sandbox.shards() != shards {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    let waited = timeout(PATIENCE, there).await;
    waited.unwrap_or_else(|_| panic!("there are {:?}", sandbox.shards()));
}

#[tokio::test]
async fn programs_share_the_gateway_give_their_shards_back_and_take_over() {
    let Some(server) = server() else { return };
    let name = "programs that share";
    drop(server.database(name));
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("config.toml"), "[gateway]\ntogether = true\n").unwrap();
    let options = Options { rights: Link::RIGHTS, ..Options::default() };
    let sandbox = Sandbox::start(options).await.expect("a port is free");
    sandbox.set_starts(|starts| (starts.shards, starts.buckets) = (2, 16));
    let start = || program(&sandbox, &server.address_of(name), folder.path());
    let both = [(0, 2), (1, 2)];
    let mut first = start();
    connected(&sandbox, &both).await;
    let mut second = start();
    says(&mut first, "gives shards to others").await;
    connected(&sandbox, &both).await;
    // The first ends in good order.
    let pid = first.id().unwrap().to_string();
    assert!(Command::new("kill").args(["-TERM", &pid]).status().await.unwrap().success());
    assert!(first.wait().await.unwrap().success());
    connected(&sandbox, &both).await;
    // The second is killed.
    let mut third = start();
    says(&mut third, "Patt shares the gateway").await;
    second.kill().await.unwrap();
    connected(&sandbox, &both).await;
    assert_eq!(sandbox.take_complaints(), [""; 0]);
    third.kill().await.unwrap();
}
