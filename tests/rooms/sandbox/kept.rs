//! A sandbox that keeps its world in a folder, over restarts and whatever happens to its files.

use patt::sandbox::{Clock, Id, Options, Sandbox};
use serde_json::{Value, json};
use serenity::all::{
    ChannelId, ChannelType, CreateActionRow, CreateAttachment, CreateButton, CreateMessage,
    CreateThread, Http, HttpBuilder,
};
use std::fs;
use std::path::Path;
use std::time::Duration;
use tempfile::TempDir;

async fn open(folder: &Path) -> Sandbox {
    let folder = Some(folder.to_owned());
    Sandbox::start(Options { folder, ..Options::default() }).await.expect("it starts")
}

fn http(sandbox: &Sandbox) -> Http {
    HttpBuilder::new(sandbox.token()).proxy(sandbox.url()).ratelimiter_disabled(true).build()
}

/// What the bot posts with a picture and a button.
async fn post(sandbox: &Sandbox, channel: Id, text: &str) -> Id {
    let message = CreateMessage::new()
        .content(text)
        .add_file(CreateAttachment::bytes(text.as_bytes(), "board.txt"))
        .components(vec![CreateActionRow::Buttons(vec![CreateButton::new("go").label("Go")])]);
    let posted = ChannelId::new(channel.0).send_message(&http(sandbox), message).await;
    Id(posted.expect("it may post").id.get())
}

/// What is seen of a world by one person.
fn seen(sandbox: &Sandbox, who: Id) -> Value {
    let places = sandbox.channels().into_iter().chain(sandbox.threads());
    let places: Vec<_> = places
        .map(|place| {
            // Addresses name the port, which is another one each time.
            let all = json!(sandbox.messages(place, who)).to_string();
            (place, all.replace(&sandbox.url(), ""))
        })
        .collect();
    let people: Vec<_> = sandbox.people().into_iter().map(|p| (p.id, p.name, p.locale)).collect();
    json!([places, people, sandbox.commands()])
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_is_there_again_after_a_restart() {
    let folder = TempDir::new().expect("there is room");
    let sandbox = open(folder.path()).await;
    let (ada, games) = (sandbox.people()[0].id, sandbox.channels()[0]);
    let dora = sandbox.add_person("Dora");
    sandbox.speaks(ada, "de");
    let board = post(&sandbox, games, "your move").await;
    let gone = post(&sandbox, games, "soon gone").await;
    sandbox.delete_message(gone);
    let said = sandbox.reply(dora, board, "coming", true).expect("people may write");
    let letter = sandbox.say(dora, sandbox.dm(dora), "hello").expect("people may write");
    let thread = ChannelId::new(games.0)
        .create_thread_from_message(&http(&sandbox), board.0, CreateThread::new("a game"))
        .await
        .expect("it may open threads");
    sandbox.say(dora, Id(thread.id.get()), "in here").expect("people may write");
    sandbox.archive(Id(thread.id.get()), true);
    let before = seen(&sandbox, dora);
    drop(sandbox);

    let sandbox = open(folder.path()).await;
    assert_eq!(seen(&sandbox, dora), before);
    assert_eq!(sandbox.message(letter)["content"], "hello");
    assert_eq!(sandbox.file(board, 0).as_deref(), Some(b"your move".as_slice()));
    assert_eq!(sandbox.message(gone), Value::Null);
    assert_eq!(sandbox.message(said)["referenced_message"]["id"], json!(board));
    let pressed = sandbox.press(dora, board, "Go").await;
    assert!(pressed.is_ok(), "buttons are there to be pressed: {:?}", pressed.err());
    let next = sandbox.say(ada, games, "and on").expect("people may write");
    assert!(next > said, "numbers go on");
    drop(sandbox);
    let files = fs::read_dir(folder.path().join("files")).expect("the folder of files");
    assert_eq!(files.count(), 1, "of what is gone nothing stays");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_server_is_the_same_server_again() {
    let (first, second) = (Sandbox::start(Options::default()).await, {
        let options = Options { clock: Clock::frozen(), ..Options::default() };
        Sandbox::start(options).await
    });
    let (first, second) = (first.expect("a free port"), second.expect("a free port"));
    assert_eq!(seen(&first, Id(0)), seen(&second, Id(0)));
    assert_eq!(first.bot(), second.bot());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_journal_torn_anywhere_opens_again() {
    let folder = TempDir::new().expect("there is room");
    let sandbox = open(folder.path()).await;
    let (ada, games) = (sandbox.people()[0].id, sandbox.channels()[0]);
    let journal = folder.path().join("journal.jsonl");
    let begun = fs::metadata(&journal).expect("it is there").len() as usize;
    for word in ["one", "two", "three"] {
        sandbox.say(ada, games, word).expect("people may write");
    }
    drop(sandbox);
    let whole = fs::read(&journal).expect("it is there");
    assert!(whole.len() > begun);
    for end in (begun..=whole.len()).rev() {
        let torn = TempDir::new().expect("there is room");
        fs::write(torn.path().join("journal.jsonl"), &whole[..end]).expect("a copy");
        let sandbox = open(torn.path()).await;
        let lines = whole[begun..end].split(|&byte| byte == b'\n').count() - 1;
        assert_eq!(sandbox.messages(games, ada).len(), lines, "cut after {end} bytes");
        // And it is written on behind a whole line.
        sandbox.say(ada, games, "more").expect("people may write");
        drop(sandbox);
        assert_eq!(open(torn.path()).await.messages(games, ada).len(), lines + 1);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_nobody_answers_any_more_is_not_waited_for() {
    let folder = TempDir::new().expect("there is room");
    let sandbox = open(folder.path()).await;
    let http = http(&sandbox);
    let (ada, games) = (sandbox.people()[0].id, sandbox.channels()[0]);
    let board = post(&sandbox, games, "your move").await;
    let pressed = sandbox.press(ada, board, "Go").await.expect("a button");
    let token = sandbox.interaction_token(pressed.id).expect("it has one");
    let thinking = json!({ "type": 5, "data": { "flags": 64 } });
    let asked =
        http.create_interaction_response(pressed.id.0.into(), &token, &thinking, Vec::new());
    asked.await.expect("it may answer");
    drop(sandbox);

    // For as long as the token lives, the bot may still fill it in.
    let sandbox = open(folder.path()).await;
    assert_eq!(sandbox.messages(games, ada).len(), 2);
    let bot = sandbox.bot();
    let edit = reqwest::Client::builder()
        .no_proxy()
        .build()
        .expect("a client")
        .patch(format!("{}/api/v10/webhooks/{bot}/{token}/messages/@original", sandbox.url()))
        .json(&json!({ "content": "thought" }));
    assert_eq!(edit.send().await.expect("it answers").status(), 200);
    let again = sandbox.press(ada, board, "Go").await.expect("a button");
    let token = sandbox.interaction_token(again.id).expect("it has one");
    let asked = self::http(&sandbox);
    let asked = asked.create_interaction_response(again.id.0.into(), &token, &thinking, Vec::new());
    asked.await.expect("it may answer");
    drop(sandbox);

    let clock = Clock::frozen();
    clock.advance(Duration::from_mins(16));
    let options = Options { clock, folder: Some(folder.path().to_owned()), ..Options::default() };
    let sandbox = Sandbox::start(options).await.expect("it starts");
    let said: Vec<_> = sandbox.messages(games, ada).iter().map(|m| m["content"].clone()).collect();
    assert_eq!(said, ["your move", "thought"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_folder_that_cannot_be_used_is_refused_in_words() {
    let check = async |journal: &str, expect: &str| {
        let folder = TempDir::new().expect("there is room");
        fs::write(folder.path().join("journal.jsonl"), journal).expect("it is ours");
        let options = Options { folder: Some(folder.path().to_owned()), ..Options::default() };
        let refused = Sandbox::start(options).await.err().expect("it does not start").to_string();
        assert!(refused.contains(expect), "{refused}");
        assert!(refused.contains("move the file away") || refused.contains("move it away"));
        let kept = fs::read_to_string(folder.path().join("journal.jsonl"));
        assert_eq!(kept.expect("it is there"), journal, "it is left as it was");
    };
    check("{\"patt_sandbox\":7}\n{\"stars\":1}\n", "a later version of Patt").await;
    check("{\"patt_sandbox\":1}\n{\"stars\":1}\n{\"channel_gone\":\"1\"}\n", "line 2 of").await;
    check("holiday pictures\n", "was not written by a sandbox").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_world_that_is_played_in_for_long_keeps_what_is_new() {
    let (folder, clock) = (TempDir::new().expect("there is room"), Clock::frozen());
    let options = || Options {
        clock: clock.clone(),
        folder: Some(folder.path().to_owned()),
        ..Options::default()
    };
    let sandbox = Sandbox::start(options()).await.expect("it starts");
    let (ada, games) = (sandbox.people()[0].id, sandbox.channels()[0]);
    let board = post(&sandbox, games, "your move").await;
    let forgotten = sandbox.press(ada, board, "Go").await.expect("a button").id;
    clock.advance(Duration::from_mins(16));

    // Files: the newest 32 MB.
    let large = "x".repeat(6 << 20);
    let mut pictures = Vec::new();
    for _ in 0..6 {
        let message = CreateMessage::new()
            .add_file(CreateAttachment::bytes(large.clone().into_bytes(), "board.txt"));
        let posted = ChannelId::new(games.0).send_message(&http(&sandbox), message).await;
        pictures.push(Id(posted.expect("it may post").id.get()));
    }
    let there = |sandbox: &Sandbox| -> Vec<bool> {
        pictures.iter().map(|&id| sandbox.file(id, 0).is_some()).collect()
    };
    let newest = [false, true, true, true, true, true];
    assert_eq!(there(&sandbox), newest);
    assert_eq!(sandbox.file(board, 0), None);

    // Interactions: as long as they can be answered.
    for _ in 0..256 {
        sandbox.press(ada, board, "Go").await.expect("a button");
    }
    assert_eq!(sandbox.interaction_token(forgotten), None);

    // Messages and threads: the newest 300.
    let opened = async |sandbox: &Sandbox, name: String| {
        let thread = CreateThread::new(name).kind(ChannelType::PublicThread);
        let opened = ChannelId::new(games.0).create_thread(&http(sandbox), thread).await;
        opened.expect("it may open threads");
    };
    for nth in 0..301 {
        opened(&sandbox, format!("game {nth}")).await;
    }
    assert_eq!(sandbox.threads().len(), 300);
    assert_eq!(sandbox.messages(games, ada).len(), 300);
    assert_eq!(sandbox.message(board), Value::Null);
    drop(sandbox);
    let sandbox = Sandbox::start(options()).await.expect("it starts");
    assert_eq!((sandbox.threads().len(), sandbox.messages(games, ada).len()), (300, 300));
}
