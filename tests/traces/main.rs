//! The traces of the program while people play: how long everything takes, and nothing about anybody. Only where
//! it is built with the feature `traces`.

mod collector;
mod read;
#[path = "../support/routes.rs"]
mod routes;
mod words;

use std::fs::File;
use std::path::Path;
use std::process::Stdio;
use std::time::Duration;

use patt::render::portrait;
use patt::sandbox::{self, Fault, Id, Options, Sandbox};
use patt::watch::spans;
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::process::{Child, Command};
use tokio::time::timeout;

use collector::Collector;
use read::{Sent, Span};

/// The program at play in a sandbox, with its log.
struct Playing {
    sandbox: Sandbox,
    folder: TempDir,
    program: Child,
}

impl Playing {
    /// With this said by the environment, and nothing else.
    async fn start(said: &[(&str, &str)]) -> Self {
        let options = Options { portrait: Some(portrait::draw), ..Options::default() };
        let sandbox = Sandbox::start(options).await.expect("a port is free");
        let folder = tempfile::tempdir().expect("there is room");
        let log = File::create(folder.path().join("log")).expect("there is room");
        let mut program = Command::new(env!("CARGO_BIN_EXE_patt"));
        program.env_clear().env("PATT_STAND_IN", sandbox.address().to_string());
        program.env("PATT_DATABASE", "patt.db").envs(said.iter().copied());
        program.current_dir(folder.path()).stdout(Stdio::null()).stderr(log).kill_on_drop(true);
        let program = program.spawn().expect("the program is there");
        sandbox.ready().await.expect("the bot connects");
        sandbox.online(true).await.expect("the bot connects");
        Self { sandbox, folder, program }
    }

    async fn command(&self, who: Id, channel: Id, name: &str, options: Value) -> Value {
        let asked = self.sandbox.command(who, channel, name, options).await.expect("possible");
        asked.finished().await.expect("an answer in time").message().clone()
    }

    /// A channel of this name without threads.
    fn channel(&self, name: &str) -> Id {
        let channel = self.sandbox.add_channel(name);
        self.sandbox.no_threads(channel);
        channel
    }

    /// Begins a game of two on these terms.
    async fn begin(&self, channel: Id, [host, guest]: [Id; 2], mut terms: Value) {
        terms["opponent"] = guest.to_string().into();
        terms["side"] = "me".into();
        let asked = self.sandbox.command(host, channel, "play", terms).await.expect("possible");
        let asked = asked.finished().await.expect("an answer in time");
        let challenge = asked.id().expect("a challenge");
        let accepted = self.sandbox.press(guest, challenge, "Accept").await.expect("possible");
        accepted.finished().await.expect("an answer in time");
    }

    /// Ends the program as an operator does; what it has logged.
    async fn end(mut self) -> String {
        let id = self.program.id().expect("it runs").to_string();
        let sent = std::process::Command::new("kill").args(["-TERM", &id]).status();
        assert!(sent.expect("it can be told").success());
        let ended = timeout(Duration::from_secs(20), self.program.wait()).await.expect("it ends");
        assert!(ended.expect("it ran").success());
        log(self.folder.path())
    }
}

fn log(folder: &Path) -> String {
    std::fs::read_to_string(folder.join("log")).expect("text")
}

/// Whether something is in these bytes.
fn contains(bytes: &[u8], text: &str) -> bool {
    bytes.windows(text.len()).any(|window| window == text.as_bytes())
}

/// Everything that came, each span judged by itself: that it is one of ours and says nothing of anybody.
fn judged(collector: &Collector) -> Vec<Span> {
    let mut all = Vec::new();
    for (path, body) in collector.came() {
        assert_eq!(path, "/v1/traces");
        let Sent { process, spans } = read::request(&body);
        for key in ["service.name", "service.version", "service.instance.id", "patt.duties"] {
            assert!(process.contains_key(key), "{process:?} lacks {key}");
        }
        for (key, value) in &process {
            assert!(words::says_only_what_it_is(key, value), "{key} is {value:?}");
        }
        for span in &spans {
            let known = spans::ALL.iter().find(|known| known.name == span.name);
            let known = known.unwrap_or_else(|| panic!("no span of ours: {span:?}"));
            for (key, value) in &span.said {
                assert!(known.attributes.contains(&key.as_str()), "{key} of {span:?}");
                assert!(words::says_nothing(&span.name, key, value), "{key} of {span:?}");
            }
            assert!(span.began <= span.ended, "{span:?}");
        }
        all.extend(spans);
    }
    all
}

/// Whether a span says this.
fn says(span: &Span, key: &str, word: &str) -> bool {
    span.said.get(key) == Some(&read::Value::Text(word.to_owned()))
}

/// What a span stands in, from within to without.
fn around<'a>(all: &'a [Span], span: &'a Span) -> Vec<&'a str> {
    let mut names = Vec::new();
    let mut at = span;
    while !at.parent.is_empty() {
        let parent = all.iter().find(|other| other.trace == at.trace && other.id == at.parent);
        at = parent.unwrap_or_else(|| panic!("the parent of {at:?} did not come"));
        names.push(at.name.as_str());
    }
    names
}

#[tokio::test(flavor = "multi_thread")]
async fn operators_see_how_long_all_takes_and_nobody() {
    let collector = Collector::start().await;
    // Whatever is not yet sent at the end is sent there.
    let said = [
        ("PATT_TRACES", collector.origin.as_str()),
        ("PATT_LOG", "trace"),
        ("NO_COLOR", "1"),
        ("OTEL_BSP_SCHEDULE_DELAY", "3600000"),
    ];
    let play = Playing::start(&said).await;
    let sandbox = &play.sandbox;
    let (ada, bea) = (sandbox.add_person("Quillonia"), sandbox.add_person("Zebulonius"));
    // A clock that runs out meanwhile.
    let timed = play.channel("timely-parlour");
    let mark = sandbox.mark();
    play.begin(timed, [ada, bea], json!({ "game": "chess", "clock": "30 s" })).await;

    let open = play.channel("open-parlour");
    play.begin(open, [ada, bea], json!({ "game": "chess", "clock": "none" })).await;
    for (who, text) in [(ada, "f3"), (bea, "e5"), (ada, "g4")] {
        play.command(who, open, "move", json!({ "move": text })).await;
    }
    // Typing, a picker, a form, a letter, and what nobody understands.
    let typing = sandbox.autocomplete(bea, open, "move", json!({ "move": "Qh" }), "move").await;
    typing.expect("possible").finished().await.expect("choices");
    let told = play.command(bea, open, "move", json!({ "move": "mumbojumbo" })).await;
    assert!(told.to_string().contains("mumbojumbo"), "{told}");
    // Of the answers to letters one is refused, which the log tells with the number of the channel.
    let letters = sandbox.dm(bea);
    let before = sandbox.mark();
    let there = format!("/channels/{letters}/messages");
    sandbox.faults().next(1, "POST", &there, Fault::Status(403));
    for text in ["hocuspocus", "abracadabra"] {
        sandbox.say(bea, letters, text).expect("possible");
    }
    sandbox.until_told(letters, bea, before).await.expect("an answer");
    let end = sandbox.mark();
    play.command(bea, open, "move", json!({ "move": "Qh4#" })).await;
    let mated =
        |shown: &Value| shown["content"].as_str().is_some_and(|it| it.contains("Checkmate"));
    sandbox.until(open, ada, end, mated).await.expect("the game ends");

    // A game in which nobody sees what the other does, and a computer.
    let hidden = play.channel("hidden-parlour");
    let terms = json!({ "game": "secret-stallmate", "clock": "period 24 h" });
    play.begin(hidden, [ada, bea], terms).await;
    let tried = play.command(ada, hidden, "move", json!({ "move": "e2e4" })).await;
    assert!(tried.to_string().contains("is accepted"), "{tried}");
    let machine = play.channel("machine-parlour");
    let begun = sandbox.mark();
    play.command(ada, machine, "play", json!({ "game": "chess", "computer": 1, "side": "me" }))
        .await;
    play.command(ada, machine, "move", json!({ "move": "e4" })).await;
    sandbox.until_told(machine, ada, begun).await.expect("the computer moves");
    play.command(ada, machine, "hint", json!({})).await;
    // It plays alone, and somebody looks on.
    let watched = play.channel("gallery-parlour");
    let begun = sandbox.mark();
    let terms = json!({ "game": "chess", "computer": 1, "options": "watch" });
    play.command(ada, watched, "play", terms).await;
    sandbox.until_told(watched, ada, begun).await.expect("the computer moves");

    let late =
        |shown: &Value| shown["content"].as_str().is_some_and(|it| it.contains("ran out of time"));
    for _ in 0..3 {
        if sandbox.until(timed, ada, mark, late).await.is_ok() {
            break;
        }
    }
    sandbox.settle().await.expect("all is answered");
    let secrets = secrets(sandbox, &[ada, bea], &[timed, open, hidden, machine, watched, letters]);
    let logged = play.end().await;

    let all = judged(&collector);
    for (_, body) in collector.came() {
        for secret in &secrets {
            assert!(!contains(&body, secret), "{secret} went out");
        }
    }
    let unseen = spans::ALL.iter().map(|known| known.name);
    let unseen: Vec<_> = unseen.filter(|name| !all.iter().any(|it| it.name == *name)).collect();
    // A file has no jobs, and each post has arrived at once.
    assert_eq!(unseen, ["job", "outbox"]);
    check_parents(&all);
    // Our spans would stand before what is said in them, as those of others do.
    for ours in ["patt::traces", "interaction{kind=", "decision{", "write{", "request{method="] {
        assert_eq!(logged.lines().find(|line| line.contains(ours)), None, "{ours} is in the log");
    }
    assert!(logged.contains("DEBUG patt::discord::rest"), "there is a log");
    assert!(logged.contains("post given up channel="), "it tells what no trace does");
    let refused = all.iter().any(|it| it.name == "delivery" && says(it, "outcome", "refused"));
    assert!(refused, "a delivery is refused");
}

/// What must not go out: whoever plays, where, with which token and in which words.
fn secrets(sandbox: &Sandbox, people: &[Id], channels: &[Id]) -> Vec<String> {
    let mut all: Vec<String> = [
        sandbox::TOKEN,
        "Quillonia",
        "quillonia",
        "Zebulonius",
        "parlour",
        "mumbojumbo",
        "abracadabra",
        "hocuspocus",
        "e2e4",
        "Qh4#",
        "Checkmate",
    ]
    .map(str::to_owned)
    .to_vec();
    all.extend(people.iter().chain(channels).map(ToString::to_string));
    for request in sandbox.requests() {
        // Numbers and tokens of interactions, messages and channels stand in addresses.
        let parts = request.path.split(['/', '?']).filter(|part| part.len() > 12);
        all.extend(
            parts.filter(|part| part.bytes().any(|it| it.is_ascii_digit())).map(str::to_owned),
        );
    }
    all.sort();
    all.dedup();
    assert!(all.len() > 30, "{all:?}");
    all
}

/// That every span stands in one that it may stand in, and that a move has all its parts.
fn check_parents(all: &[Span]) {
    for span in all {
        let within = around(all, span);
        let may: &[&str] = match span.name.as_str() {
            "interaction" | "due" => &[],
            "write" => &["decision", "interaction", "turn", "due", "delivery"],
            "decision" | "search" | "picture" | "turn" | "delivery" => {
                &["interaction", "turn", "due", "delivery"]
            }
            "request" => &["interaction", "delivery", "due"],
            other => panic!("{other} is not expected"),
        };
        let fits = within.first().is_none_or(|parent| may.contains(parent));
        let may_stand_alone = matches!(
            span.name.as_str(),
            "interaction" | "due" | "delivery" | "request" | "turn" | "picture"
        );
        assert!(fits && (may_stand_alone || !within.is_empty()), "{span:?} is in {within:?}");
    }
    let inside = |parent: &Span, name: &str| -> Vec<&Span> {
        let within = all.iter().filter(|it| it.trace == parent.trace && it.parent == parent.id);
        within.filter(|it| it.name == name).collect()
    };
    let moves = all.iter().filter(|it| {
        it.name == "interaction" && says(it, "kind", "command") && says(it, "what", "move")
    });
    let mut whole = 0;
    for act in moves {
        assert!(says(act, "outcome", "done"), "{act:?}");
        let answers = inside(act, "request");
        assert!(answers.iter().any(|it| says(it, "route", "callback")), "{answers:?}");
        let decisions = inside(act, "decision");
        let stored = decisions.iter().filter(|it| !inside(it, "write").is_empty()).count();
        whole += usize::from(stored > 0 && !inside(act, "picture").is_empty());
    }
    assert!(whole >= 3, "moves are decided, stored, drawn and answered: {whole}");
    let kinds = ["command", "press", "complete", "message"];
    for kind in kinds {
        let seen = all.iter().any(|it| it.name == "interaction" && says(it, "kind", kind));
        assert!(seen, "nothing of kind {kind}");
    }
    for (name, kind) in
        [("search", "think"), ("search", "hint"), ("due", "flag"), ("delivery", "send")]
    {
        assert!(all.iter().any(|it| it.name == name && says(it, "kind", kind)), "{name} {kind}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_goes_out_unless_somebody_wants_it() {
    let collector = Collector::start().await;
    let origin = collector.origin.as_str();
    // What exporters of others go by is no reason.
    let said =
        [("OTEL_EXPORTER_OTLP_ENDPOINT", origin), ("OTEL_EXPORTER_OTLP_TRACES_ENDPOINT", origin)];
    let play = Playing::start(&said).await;
    let (ada, channel) = (play.sandbox.people()[0].id, play.channel("anywhere"));
    play.command(ada, channel, "play", json!({ "game": "chess", "computer": 1 })).await;
    play.end().await;
    assert!(collector.came().is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_collector_that_is_away_holds_up_nobody_and_is_told_of_once() {
    // A port that is surely nobody's: it was given out and closed again.
    let gone = std::net::TcpListener::bind("127.0.0.1:0").expect("a port is free");
    let origin = format!("http://{}", gone.local_addr().expect("it has one"));
    drop(gone);
    let said =
        [("PATT_TRACES", origin.as_str()), ("OTEL_BSP_SCHEDULE_DELAY", "50"), ("NO_COLOR", "1")];
    let play = Playing::start(&said).await;
    let (ada, channel) = (play.sandbox.people()[0].id, play.channel("anywhere"));
    play.command(ada, channel, "play", json!({ "game": "chess", "computer": 1, "side": "me" }))
        .await;
    for text in ["e4", "d4", "Nf3"] {
        let mark = play.sandbox.mark();
        play.command(ada, channel, "move", json!({ "move": text })).await;
        play.sandbox.until_told(channel, ada, mark).await.expect("the game goes on");
    }
    let logged = play.end().await;
    let told = logged.lines().filter(|line| line.contains("takes nothing")).count();
    assert_eq!(told, 1, "{logged}");
}
