//! An unmodified discord.js 14 against the sandbox: a second library, so that the sandbox is
//! faithful to Discord and not to serenity. `tests/discord_js/run` installs it and runs this.

use std::process::Stdio;

use patt::sandbox::{Id, Options, Replied, Sandbox};
use serde_json::{Value, json};
use tokio::process::{Child, Command};

/// A sandbox with the bot of `tests/discord_js/bot.mjs` connected.
struct House {
    sandbox: Sandbox,
    ada: Id,
    bea: Id,
    games: Id,
    _bot: Child,
}

impl House {
    async fn open() -> Self {
        // No oracle: it is not the library that is on trial.
        let sandbox = Sandbox::start(Options::default()).await.expect("a free port");
        let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/discord_js/bot.mjs");
        let bot = Command::new("node")
            .args([script, &sandbox.url(), sandbox.token()])
            .stdin(Stdio::null())
            .kill_on_drop(true)
            .spawn()
            .expect("Node.js is installed");
        sandbox.ready().await.expect("the bot connects and registers");
        let people = sandbox.people();
        let games = sandbox.channels()[0];
        Self { ada: people[0].id, bea: people[1].id, games, sandbox, _bot: bot }
    }

    /// A command of Ada's in the games channel.
    async fn command(&self, name: &str, options: Value) -> Replied {
        let sent = self.sandbox.command(self.ada, self.games, name, options).await;
        sent.expect("Ada can send it").finished().await.expect("an answer")
    }

    async fn close(self) {
        self.sandbox.settle().await.expect("it gets quiet");
        assert_eq!(self.sandbox.take_complaints(), Vec::<String>::new());
    }
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Node.js and discord.js: tests/discord_js/run"]
async fn a_game_is_played_by_command_buttons_menus_and_forms() {
    let house = House::open().await;
    let House { sandbox, ada, bea, games, .. } = &house;
    let (ada, bea, games) = (*ada, *bea, *games);

    let played = house.command("play", json!({ "opponent": bea, "level": 3 })).await;
    assert_eq!(played.content(), "ada plays bea");
    let board = &played.message()["attachments"][0];
    assert_eq!((&board["description"], &board["width"]), (&json!("a board"), &json!(7)));
    let message = played.id().expect("a message");

    let pressed = sandbox.press(bea, message, "Edit").await.expect("a button");
    let edited = pressed.answer().await.expect("an answer");
    assert_eq!(edited.content(), "edited");
    assert_eq!(edited.message()["components"].as_array().map(Vec::len), Some(3), "rows stay");

    let chosen = sandbox.choose(ada, message, "menu", &["two"]).await.expect("a menu");
    assert_eq!(chosen.answer().await.expect("an answer").content(), "chose two");
    let person = sandbox.choose(ada, message, "people", &[&bea.to_string()]).await;
    assert_eq!(person.expect("a menu").answer().await.expect("an answer").content(), "chose bea");

    let form = sandbox.press(ada, message, "type").await.expect("a button");
    let Replied::Modal(modal) = form.answer().await.expect("an answer") else {
        panic!("no form");
    };
    assert_eq!(modal["title"], "Type it");
    let sent = sandbox.submit(ada, "form", json!({ "move": "Nf3" })).await.expect("a file format");
    assert_eq!(sent.answer().await.expect("an answer").content(), "typed Nf3");

    let later = sandbox.press(ada, message, "later").await.expect("a button");
    assert_eq!(later.answer().await.expect("an answer"), Replied::Noted);
    let edit = |message: &Value| message["content"] == "later";
    sandbox.until(games, bea, later.mark(), edit).await.expect("the edit");

    let typing = sandbox.autocomplete(ada, games, "play", json!({ "move": "e2" }), "move").await;
    let suggestions = typing.expect("an option").answer().await.expect("an answer");
    assert_eq!(suggestions.choices(), ["e2e4", "e2e3"]);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Node.js and discord.js: tests/discord_js/run"]
async fn late_private_and_threaded_answers_reach_the_right_people() {
    let house = House::open().await;
    let House { sandbox, ada, bea, games, .. } = &house;

    let since = sandbox.mark();
    assert_eq!(house.command("think", Value::Null).await.content(), "thought");
    let more = |m: &Value| m["content"] == "and more";
    let private = sandbox.until(*games, *ada, since, more).await.expect("a follow-up");
    assert_eq!(private["only_for"], json!(ada));
    assert!(house.command("whisper", Value::Null).await.is_private());

    let since = sandbox.mark();
    house.command("thread", Value::Null).await;
    let threaded = |m: &Value| m["thread"]["name"] == "a thread";
    sandbox.until(*games, *bea, since, threaded).await.expect("a thread");
    let thread = sandbox.threads()[0];
    let post = |message: &Value| message["content"] != "";
    sandbox.until(thread, *bea, since, post).await.expect("a post");

    assert_eq!(house.command("letter", Value::Null).await.content(), "sent");
    assert_eq!(sandbox.messages(sandbox.dm(*ada), *ada)[0]["content"], "a letter");

    assert_eq!(house.command("tidy", Value::Null).await.content(), "tidied");
    let notes = |m: &Value| m["content"].as_str().is_some_and(|text| text.ends_with("note"));
    assert!(!sandbox.messages(*games, *ada).iter().any(notes), "taken away");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Node.js and discord.js: tests/discord_js/run"]
async fn a_dropped_gateway_is_resumed() {
    let house = House::open().await;
    for disturb in [Sandbox::cut_gateway as fn(&Sandbox), Sandbox::ask_reconnect] {
        disturb(&house.sandbox);
        house.command("play", Value::Null).await;
    }
    assert_eq!(house.sandbox.identified(), 1, "resumed, not identified anew");
    house.close().await;
}
