//! What operators see of the program while people play: every figure, and nothing about anybody.

use std::collections::BTreeMap;
use std::process::Stdio;
use std::time::Duration;

use patt::ai::Level;
use patt::catalog::CATALOG;
use patt::render::portrait;
use patt::sandbox::{self, Fault, Id, Options, Sandbox};
use patt::watch::series::{self, Kind};
use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

use crate::games::{begin, expires_once};
use crate::program;
use crate::routes::ROUTES;

/// What labels may say besides numbers, games and levels; nothing here names anybody or anything.
const WORDS: &[(&str, &[&str])] = &[
    ("access", &["read", "write", "load"]),
    ("cache", &["brains", "pictures", "portraits", "tables"]),
    ("outcome", &["lost", "taken"]),
    ("result", &["hit", "miss"]),
    ("route", ROUTES),
    ("scope", &["global", "shared", "unsaid", "user"]),
    ("kind", &["analyse", "hint", "think"]),
    ("why", &["again", "large", "slow", "stale", "unreadable", "unsigned"]),
];

/// A program that tells operators where it listens for them.
async fn watched(mut program: Command) -> (Child, String) {
    let mut process = program.stderr(Stdio::piped()).spawn().expect("the program is there");
    let mut lines = BufReader::new(process.stderr.take().expect("it is ours")).lines();
    while let Some(line) = lines.next_line().await.expect("text") {
        if let Some((_, address)) = line.split_once("operators are answered at ") {
            let address = address.trim().to_owned();
            // Who writes to a pipe that nobody reads waits for ever.
            tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
            return (process, address);
        }
    }
    panic!("the program ended");
}

async fn page(address: &str, page: &str) -> (u16, String) {
    let answer = reqwest::Client::builder().no_proxy().build().expect("a client");
    let answer = answer.get(format!("{address}/{page}")).send().await.expect("it listens");
    (answer.status().as_u16(), answer.text().await.expect("text"))
}

/// A line of figures: the name, the labels, the value.
fn line(text: &str) -> (&str, BTreeMap<&str, &str>, f64) {
    let (head, value) = text.rsplit_once(' ').expect("a name and a value");
    let (name, labels) = head
        .split_once('{')
        .map_or((head, ""), |(name, rest)| (name, rest.strip_suffix('}').expect("labels end")));
    let labels = labels.split(',').filter(|pair| !pair.is_empty()).map(|pair| {
        let (key, value) = pair.split_once('=').expect("a label and what it says");
        (key, value.trim_matches('"'))
    });
    (name, labels.collect(), value.parse().expect("a number"))
}

/// Whether a label may say this of anybody's game.
fn says_nothing(label: &str, value: &str) -> bool {
    match label {
        "le" => value.parse::<f64>().is_ok(),
        "status" => value.len() == 3 && value.bytes().all(|digit| digit.is_ascii_digit()),
        "game" => CATALOG.find(value).is_some(),
        "level" => value.parse().is_ok_and(|number| Level::new(number).is_some()),
        "version" => value == env!("CARGO_PKG_VERSION"),
        _ => WORDS.iter().any(|(known, words)| *known == label && words.contains(&value)),
    }
}

/// Looks at each line; the sum of the counts or values by series, and by series and labels.
fn judged(text: &str) -> BTreeMap<String, f64> {
    let mut sums = BTreeMap::new();
    for text in text.lines().filter(|line| !line.is_empty()) {
        if let Some(said) = text.strip_prefix("# HELP ") {
            let (name, meaning) = said.split_once(' ').expect("a name and a meaning");
            let known = series::ALL.iter().find(|series| series.name == name);
            assert_eq!(known.expect("a name of ours").meaning, meaning);
            continue;
        }
        if text.starts_with("# TYPE ") {
            continue;
        }
        let (name, labels, value) = line(text);
        let known = series::ALL.iter().find(|series| {
            let parts = ["_bucket", "_sum", "_count"].map(|end| format!("{}{end}", series.name));
            name == series.name
                || series.kind == Kind::Histogram && parts.iter().any(|part| name == part)
        });
        let known = known.unwrap_or_else(|| panic!("{name} is no figure of ours"));
        let keys: Vec<_> = labels.keys().copied().filter(|key| *key != "le").collect();
        assert_eq!(keys, known.labels, "{text}");
        for (label, said) in &labels {
            assert!(says_nothing(label, said), "{text}");
        }
        if name == known.name || name.ends_with("_count") {
            *sums.entry(known.name.to_owned()).or_default() += value;
            let labels: Vec<_> = labels.values().copied().collect();
            sums.insert(format!("{} {}", known.name, labels.join(" ")), value);
        }
    }
    sums
}

async fn command(sandbox: &Sandbox, who: Id, channel: Id, name: &str, options: Value) -> Value {
    let asked = sandbox.command(who, channel, name, options).await.expect("possible");
    asked.finished().await.expect("an answer in time").message().clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn operators_see_every_figure_and_nobody() {
    let options = Options { portrait: Some(portrait::draw), ..Options::default() };
    let sandbox = Sandbox::start(options).await.expect("a port is free");
    let folder = tempfile::tempdir().expect("there is room");
    let address = sandbox.address().to_string();
    let said = [
        ("PATT_STAND_IN", &*address),
        ("PATT_DATABASE", "patt.db"),
        ("PATT_LOG", "info"),
        ("PATT_WATCH", "127.0.0.1:0"),
    ];
    let (mut process, watched) = watched(program(folder.path(), &said)).await;
    assert_eq!(page(&watched, "healthz").await, (200, "alive\n".to_owned()));
    sandbox.ready().await.expect("the bot connects");
    sandbox.online(true).await.expect("the bot connects");

    let people = sandbox.people();
    let (ada, bea) = (people[0].id, people[1].id);
    let channel = |name: &str| {
        let channel = sandbox.add_channel(name);
        sandbox.no_threads(channel);
        channel
    };
    // A clock that runs out meanwhile.
    let timed = channel("timed");
    let begun = begin(&sandbox, timed, ada, bea, "30 s").await;
    assert_eq!(page(&watched, "readyz").await, (200, "ready\n".to_owned()));

    // Discord wants fewer requests once.
    let fault = Fault::RateLimited { retry_after: Duration::from_millis(10), global: false };
    sandbox.faults().next(1, "POST", "/messages", fault);
    let open = channel("open");
    begin(&sandbox, open, ada, bea, "none").await;
    for (who, text) in [(ada, "f3"), (bea, "e5"), (ada, "g4")] {
        command(&sandbox, who, open, "move", json!({ "move": text })).await;
    }
    let mark = sandbox.mark();
    command(&sandbox, bea, open, "move", json!({ "move": "Qh4#" })).await;
    let mated =
        |message: &Value| message["content"].as_str().is_some_and(|it| it.contains("Checkmate"));
    sandbox.until(open, ada, mark, mated).await.expect("the game ends");

    // A computer, and one in a game in which nobody sees what the other does.
    for (game, text) in [("chess", "e4"), ("secret-stallmate", "e2e4")] {
        let place = channel(game);
        let mark = sandbox.mark();
        let terms = json!({ "game": game, "computer": 1, "side": "me" });
        command(&sandbox, ada, place, "play", terms).await;
        command(&sandbox, ada, place, "move", json!({ "move": text })).await;
        let thought = format!("patt_think_seconds {game} 1");
        loop {
            let found = judged(&page(&watched, "metrics").await.1);
            if found.contains_key(&thought) {
                break;
            }
            sandbox.until_told(place, ada, mark).await.expect("the computer moves");
        }
    }
    expires_once(&sandbox, timed, ada, begun).await;

    let (status, text) = page(&watched, "metrics").await;
    assert_eq!(status, 200);
    let found = judged(&text);
    let missing = series::ALL.iter().map(|series| series.name);
    let missing: Vec<_> = missing.filter(|name| !found.contains_key(*name)).collect();
    // Each post has arrived at once, so that nobody had to take one up again.
    assert_eq!(missing, ["patt_outbox_age_seconds"], "{text}");
    let least = |what: &str, least: f64| {
        let value = found.get(what).copied().unwrap_or_default();
        assert!(value >= least, "{what} is {value}:\n{text}");
    };
    least("patt_answer_seconds taken", 10.0);
    least("patt_requests_total callback 200", 5.0);
    least("patt_limited_total", 1.0);
    least("patt_due_lag_seconds", 1.0);
    least("patt_transaction_seconds write", 10.0);
    least("patt_cache_total tables hit", 4.0);
    least("patt_cache_total pictures miss", 2.0);
    least("patt_cache_total portraits miss", 1.0);
    least("patt_cache_total brains miss", 1.0);
    assert!(found["patt_due_overdue_seconds"] < 60.0, "{text}");
    for secret in [sandbox::TOKEN, "f3", "Qh4", "e2e4", "timed"] {
        assert!(!text.contains(secret), "{secret} is there:\n{text}");
    }
    for person in &people {
        assert!(!text.contains(&person.name) && !text.contains(&person.id.to_string()), "{text}");
    }
    process.kill().await.expect("it runs");
}
