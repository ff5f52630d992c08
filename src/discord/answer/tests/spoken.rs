//! Messages against the same.

use super::stage::{Answers, Script, Stage, told};
use super::*;

#[tokio::test]
async fn a_message_is_answered_under_it_and_pings_nobody() {
    let board = Answer::Message(turn(), Some(purpose()));
    let stage = Stage::start(Script::Reply(reply(board), AT_ONCE), Answers::default()).await;
    let heard = told("Nf3");
    let id = heard.message.0.to_string();
    stage.responder.hear(heard.clone()).await;
    // Discord tells of it once more after a lost connection.
    stage.responder.hear(heard).await;
    stage.finish().await;
    assert_eq!(stage.seen(), ["messages your move"]);
    assert_eq!(stage.heard(), ["answered Board 200 1001"]);
    let body = &stage.bodies()[0];
    assert_eq!(body["message_reference"], json!({ "message_id": id, "fail_if_not_exists": false }));
    assert_eq!(body["allowed_mentions"], json!({ "parse": [], "replied_user": false }));
    assert_eq!(body["enforce_nonce"], true, "Discord takes it once as well");
}

#[tokio::test]
async fn nothing_private_is_told_as_private_and_silence_is_silent() {
    let private = Answer::Message(Message::private("no"), None);
    let stage = Stage::start(Script::Reply(reply(private), AT_ONCE), Answers::default()).await;
    stage.responder.hear(told("Nf3")).await;
    stage.finish().await;
    assert_eq!(stage.bodies()[0]["flags"], 4096, "silent, and for all to see");

    let silence = Script::Reply(reply(Answer::Silence), AT_ONCE);
    let stage = Stage::start(silence, Answers::default()).await;
    stage.responder.hear(told("hello")).await;
    stage.finish().await;
    assert_eq!(stage.seen(), [""; 0]);
}

#[tokio::test]
async fn a_message_that_breaks_something_gets_a_reference() {
    let stage = Stage::start(Script::Panic, Answers::default()).await;
    stage.responder.hear(told("Nf3")).await;
    stage.finish().await;
    assert!(stage.seen()[0].contains("Something went wrong on my side"), "{:?}", stage.seen());
}

#[tokio::test]
async fn what_looks_old_is_not_carried_out_and_whoever_wrote_it_is_told() {
    let board = Answer::Message(turn(), Some(purpose()));
    let stage = Stage::start(Script::Reply(reply(board), AT_ONCE), Answers::default()).await;
    let (young, mut old) = (told("Nf3"), told("Nf3"));
    old.request.at = old.request.at.plus(-3_500);
    old.message.0 -= 3_500 << 22;
    stage.responder.hear(young).await;
    stage.responder.hear(old).await;
    stage.finish().await;
    let seen = stage.seen();
    assert_eq!(seen, ["messages your move", "messages too late"]);
}
