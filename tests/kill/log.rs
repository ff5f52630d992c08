//! What the program writes to its log, however much is asked for.

use std::fs::File;
use std::process::Stdio;
use std::time::Duration;

use patt::sandbox::{Options, Sandbox, TOKEN};
use serde_json::json;
use tokio::time::timeout;

use crate::program;

#[tokio::test(flavor = "multi_thread")]
async fn no_token_is_in_a_log_of_everything() {
    let sandbox = Sandbox::start(Options::default()).await.expect("a port is free");
    let folder = tempfile::tempdir().expect("there is room");
    let (address, log) = (sandbox.address().to_string(), folder.path().join("log"));
    let said = [
        ("PATT_STAND_IN", &*address),
        ("PATT_DATABASE", "patt.db"),
        ("PATT_LOG", "trace"),
        ("NO_COLOR", "1"),
    ];
    let file = File::create(&log).expect("there is room");
    let mut bot = program(folder.path(), &said).stderr(file).spawn().expect("the program is there");
    sandbox.ready().await.expect("the bot connects");
    sandbox.online(true).await.expect("the bot connects");

    let (ada, channel) = (sandbox.people()[0].id, sandbox.channels()[0]);
    sandbox.no_threads(channel);
    let terms = json!({ "game": "chess", "opponent": ada.to_string() });
    let asked = sandbox.command(ada, channel, "play", terms).await.expect("possible");
    asked.finished().await.expect("an answer in time");
    let given = sandbox.interaction_token(asked.id).expect("it has a token");
    // It writes of the answer after that was given.
    let whole = async {
        loop {
            let log = std::fs::read_to_string(&log).expect("text");
            let parts = ["DEBUG patt::discord::rest", " serenity::gateway::", "route=\"callback\""];
            if parts.iter().all(|part| log.contains(part)) {
                return log;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    let log = timeout(Duration::from_mins(1), whole).await.expect("all of them write");
    bot.kill().await.expect("it runs");
    for token in [TOKEN, &given] {
        let line = log.lines().find(|line| line.contains(token));
        assert_eq!(line, None, "a token is in the log");
    }
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn a_program_whose_words_nobody_reads_any_longer_ends_when_told() {
    let sandbox = Sandbox::start(Options::default()).await.expect("a port is free");
    let folder = tempfile::tempdir().expect("there is room");
    let address = sandbox.address().to_string();
    let said = [("PATT_STAND_IN", &*address), ("PATT_DATABASE", "patt.db"), ("PATT_LOG", "debug")];
    let mut bot = program(folder.path(), &said)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program is there");
    drop((bot.stdout.take(), bot.stderr.take()));
    sandbox.ready().await.expect("the bot connects");
    sandbox.online(true).await.expect("the bot connects");
    let id = bot.id().expect("it runs").to_string();
    let sent = std::process::Command::new("kill").args(["-TERM", &id]).status();
    assert!(sent.expect("it can be told").success());
    let ended = timeout(Duration::from_secs(20), bot.wait()).await.expect("it ends");
    assert!(ended.expect("it ran").success());
}
