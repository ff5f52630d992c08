//! Interactions against a scripted application and a scripted Discord.

mod follow;
mod spoken;
mod stage;

use std::time::Duration;

use serde_json::json;

use super::*;
use crate::message::{
    Filling, FormId, InvitationPress, Modal, Post, Posted, Posting, Purpose, Refused,
};
use crate::table::{ChannelId, MessageId};
use stage::{Answers, Script, Stage, press, public, typed};

fn purpose() -> Purpose {
    Purpose::Board("K7QF2M".parse().unwrap(), 0)
}

fn play() -> TablePress {
    TablePress::Play("e2e4".to_owned())
}

fn turn() -> Message {
    public("your move")
}

fn reply(answer: Answer) -> Box<Reply> {
    Box::new(Reply { answer, then: Vec::new() })
}

/// What was sent to Discord, a line each, for a reply that takes `work`.
async fn check(inbound: Inbound, script: Script, discord: Answers, expect: &[&str]) -> Stage {
    let stage = Stage::start(script, discord).await;
    stage.responder.serve(inbound).await;
    stage.finish().await;
    assert_eq!(stage.seen(), expect);
    stage
}

/// The number of a message that is younger than any interaction here.
const YOUNG: &str = "9000000000000000000";

const AT_ONCE: Duration = Duration::ZERO;
const SLOW: Duration = Duration::from_millis(250);
const STUCK: Duration = Duration::from_millis(700);

#[tokio::test]
async fn a_quick_answer_is_the_callback_itself() {
    let board = Answer::Message(turn(), Some(purpose()));
    let stage = check(
        typed(InteractionKind::Command),
        Script::Reply(reply(board), AT_ONCE),
        Answers::default(),
        &["callback 4 your move"],
    )
    .await;
    assert_eq!(stage.heard(), ["answered Board 200 1001"]);

    let update = Answer::Update(turn());
    let script = Script::Reply(reply(update), AT_ONCE);
    check(press(play(), true), script, Answers::default(), &["callback 7 your move"]).await;

    let choices = Answer::Choices(vec![("Nf3".to_owned(), Filling::Text("g1f3".to_owned()))]);
    let script = Script::Reply(reply(choices), AT_ONCE);
    check(typed(InteractionKind::Complete), script, Answers::default(), &["callback 8"]).await;
}

#[tokio::test]
async fn a_number_that_does_not_come_along_is_asked_for() {
    let board = Answer::Message(turn(), Some(purpose()));
    let stage = check(
        typed(InteractionKind::Command),
        Script::Reply(reply(board), AT_ONCE),
        Answers::with("callback", &[(204, json!(null))]),
        &["callback 4 your move", "original"],
    )
    .await;
    assert_eq!(stage.heard(), ["answered Board 200 1001"]);
}

#[tokio::test]
async fn a_number_that_cannot_be_told_just_now_is_asked_for_again() {
    let board = Answer::Message(turn(), Some(purpose()));
    let (away, discord) = ((502, json!(null)), Answers::with("callback", &[(204, json!(null))]));
    let stage = check(
        typed(InteractionKind::Command),
        Script::Reply(reply(board), AT_ONCE),
        discord.and("original", &[away.clone(), away]),
        &["callback 4 your move", "original", "original", "original"],
    )
    .await;
    assert_eq!(stage.heard(), ["answered Board 200 1001"]);
}

#[tokio::test]
async fn a_slow_command_is_recorded_and_its_board_still_pings() {
    let board = Answer::Message(turn(), Some(purpose()));
    let stage = check(
        typed(InteractionKind::Command),
        Script::Reply(reply(board), SLOW),
        Answers::default(),
        &[
            "callback 5 64",
            "original Done: see the new message below.",
            "follow-ups your move 4096",
        ],
    )
    .await;
    assert_eq!(stage.heard(), ["answered Board 200 1001"]);

    let private = Answer::Message(Message::private("your board"), None);
    let script = Script::Reply(reply(private), SLOW);
    let expect = ["callback 5 64", "original your board"];
    check(typed(InteractionKind::Command), script, Answers::default(), &expect).await;
}

#[tokio::test]
async fn a_slow_press_changes_its_message_later() {
    let update = || Script::Reply(reply(Answer::Update(turn())), SLOW);
    let quiet = ["callback 6", "original your move"];
    check(press(play(), true), update(), Answers::default(), &quiet).await;
    check(
        press(TablePress::Invitation(InvitationPress::Accept), false),
        update(),
        Answers::default(),
        &quiet,
    )
    .await;
    let private = Script::Reply(reply(Answer::Message(Message::private("no"), None)), SLOW);
    let expect = ["callback 6", "follow-ups no 64"];
    check(
        press(TablePress::Invitation(InvitationPress::Accept), false),
        private,
        Answers::default(),
        &expect,
    )
    .await;
}

#[tokio::test]
async fn what_is_done_leaves_nothing_behind() {
    let done =
        |work| Script::Reply(reply(Answer::Fleeting(Message::private("You played e4."))), work);
    let run = async |inbound, script, discord, expect: &[&str]| {
        check(inbound, script, discord, expect).await;
    };
    let command = || typed(InteractionKind::Command);
    let told = ["callback 4 You played e4.", "gone"];
    run(command(), done(AT_ONCE), Answers::default(), &told).await;
    let recorded = ["callback 5 64", "gone"];
    run(command(), done(SLOW), Answers::default(), &recorded).await;
    // The private message that was pressed goes; a public one stays as it is.
    let pressed = ["callback 6", "gone"];
    run(press(play(), true), done(AT_ONCE), Answers::default(), &pressed).await;
    run(press(play(), true), done(SLOW), Answers::default(), &pressed).await;
    run(press(play(), false), done(AT_ONCE), Answers::default(), &["callback 6"]).await;
    // Somebody was faster.
    let unknown = Answers::with("gone", &[(404, json!({ "code": 10_008 }))]);
    run(press(play(), true), done(AT_ONCE), unknown, &pressed).await;
    // Discord keeps it: at least its buttons go.
    let kept = Answers::with("gone", &[(400, json!({ "code": 50_035 }))]);
    let changed = ["callback 6", "gone", "original You played e4."];
    run(press(play(), true), done(AT_ONCE), kept, &changed).await;
}

#[tokio::test]
async fn who_presses_what_has_just_gone_is_answered_all_the_same() {
    let late = Answer::Update(Message::private("Ada played e4 meanwhile."));
    let gone = Answers::with("callback", &[(404, json!({ "code": 10_008 }))]);
    let expect = ["callback 7 Ada played e4 meanwhile.", "callback 4 Ada played e4 meanwhile."];
    check(press(play(), true), Script::Reply(reply(late), AT_ONCE), gone, &expect).await;
}

#[tokio::test]
async fn a_form_that_comes_too_late_is_not_opened() {
    let form = Modal::of_text(FormId::Erase, "Your move".to_owned(), Vec::new());
    let script = Script::Reply(reply(Answer::Modal(form)), SLOW);
    let expect = ["callback 6", "follow-ups That took me too long; please try that again. 64"];
    check(press(TablePress::Type(String::new()), false), script, Answers::default(), &expect).await;
}

#[tokio::test]
async fn a_stuck_request_says_so_and_ends_when_it_ends() {
    let private = Answer::Message(Message::private("your board"), None);
    let slow = "original This is taking longer than it should; look at /board in a minute before you \
                try again.";
    check(
        typed(InteractionKind::Command),
        Script::Reply(reply(private), STUCK),
        Answers::default(),
        &["callback 5 64", slow, "original your board"],
    )
    .await;
}

#[tokio::test]
async fn completions_are_empty_in_trouble() {
    let choices =
        || reply(Answer::Choices(vec![("Nf3".to_owned(), Filling::Text("g1f3".to_owned()))]));
    for script in [Script::Reply(choices(), STUCK), Script::Panic] {
        let stage =
            check(typed(InteractionKind::Complete), script, Answers::default(), &["callback 8"])
                .await;
        assert_eq!(stage.bodies()[0]["data"]["choices"], json!([]));
    }
}

#[tokio::test]
async fn a_panic_is_answered_with_a_reference() {
    let stage = Stage::start(Script::Panic, Answers::default()).await;
    let inbound = typed(InteractionKind::Command);
    let reference = Reference::of(inbound.ticket.id).to_string();
    stage.responder.serve(inbound).await;
    let said = stage.bodies()[0]["data"]["content"].as_str().unwrap().to_owned();
    assert!(said.contains(&reference), "{said}");
    assert_eq!(stage.bodies()[0]["data"]["flags"], 64);
}

#[tokio::test]
async fn an_answer_is_tried_twice_and_what_is_for_all_goes_out_anyway() {
    let board = || Script::Reply(reply(Answer::Message(turn(), Some(purpose()))), AT_ONCE);
    let broken = (503, json!(null));
    let expect = ["callback 4 your move", "callback 4 your move"];
    let once = Answers::with("callback", std::slice::from_ref(&broken));
    check(typed(InteractionKind::Command), board(), once, &expect).await;

    let lost = ["callback 4 your move", "callback 4 your move", "original"];
    let none = (404, json!({ "code": 10_015 }));
    let twice = || Answers::with("callback", &[broken.clone(), broken.clone()]);
    let expect = [&lost[..], &["messages your move"]].concat();
    let answers = twice().and("original", &[none]);
    let stage = check(typed(InteractionKind::Command), board(), answers, &expect).await;
    assert_eq!(stage.heard(), ["answered Board 200 1001"]);

    // Discord took it without saying so: it stands once.
    let stands = twice().and("original", &[(200, json!({ "id": "1002" }))]);
    let stage = check(typed(InteractionKind::Command), board(), stands, &lost).await;
    assert_eq!(stage.heard(), ["answered Board 200 1002"]);

    // Or nobody knows: the channel is read.
    let own = json!([{ "id": YOUNG, "author": { "bot": true }, "content": "your move" }]);
    let unknown = twice().and("original", &[(500, json!(null))]).and("newest", &[(200, own)]);
    let expect = [&lost[..], &["newest"]].concat();
    let stage = check(typed(InteractionKind::Command), board(), unknown, &expect).await;
    assert_eq!(stage.heard(), [format!("answered Board 200 {YOUNG}")]);

    // The first try had arrived: nothing is doubled.
    let arrived = (400, json!({ "code": 40060, "message": "acknowledged" }));
    let expect = ["callback 4 your move", "callback 4 your move", "original"];
    let both = Answers::with("callback", &[broken.clone(), arrived]);
    check(typed(InteractionKind::Command), board(), both, &expect).await;

    // Where Discord wants to be left alone for long, it is.
    let limited = (429, json!({ "retry_after": 5.0, "global": false, "message": "slow" }));
    let told = || Script::Reply(reply(Answer::Message(Message::private("no"), None)), AT_ONCE);
    let limited = Answers::with("callback", &[limited]);
    check(typed(InteractionKind::Command), told(), limited, &["callback 4 no"]).await;

    // Refusals are not tried again.
    let dead = (404, json!({ "code": 10062, "message": "Unknown interaction" }));
    let private = Script::Reply(reply(Answer::Message(Message::private("no"), None)), AT_ONCE);
    let dead = Answers::with("callback", &[dead]);
    check(typed(InteractionKind::Command), private, dead, &["callback 4 no"]).await;
}

#[tokio::test]
async fn who_acts_too_fast_is_told_so_and_nothing_is_done() {
    let private = Script::Reply(reply(Answer::Message(Message::private("no"), None)), AT_ONCE);
    let stage = Stage::start(private, Answers::default()).await;
    for _ in 0..6 {
        stage.responder.serve(typed(InteractionKind::Command)).await;
    }
    let seen = stage.seen();
    assert_eq!(seen[..5], ["callback 4 no"; 5]);
    assert!(seen[5].contains("wait a moment"), "{seen:?}");
}

/// A command that looks three and a half seconds old to whoever has seen a young one.
fn old() -> Inbound {
    let mut inbound = typed(InteractionKind::Command);
    inbound.ticket.id -= 3_500 << 22;
    inbound
}

#[tokio::test]
async fn an_old_press_is_dropped_only_if_discord_says_that_it_is_old() {
    let private = || Script::Reply(reply(Answer::Message(Message::private("no"), None)), AT_ONCE);
    let taken = (200, json!(null));
    let late = (404, json!({ "code": 10_062, "message": "Unknown interaction" }));
    let answers = Answers::with("callback", &[taken, late]);
    let stage = Stage::start(private(), answers).await;
    stage.responder.serve(typed(InteractionKind::Command)).await;
    stage.responder.serve(old()).await;
    assert_eq!(stage.seen(), ["callback 4 no", "callback 5 64"]);
    stage.responder.serve(old()).await;
    assert_eq!(stage.seen()[2..], ["callback 5 64", "original no"]);
}

#[tokio::test]
async fn one_press_from_the_future_makes_nobody_wait_for_long() {
    let private = Script::Reply(reply(Answer::Message(Message::private("no"), None)), AT_ONCE);
    let stage = Stage::start(private, Answers::default()).await;
    let mut future = typed(InteractionKind::Command);
    future.ticket.id += 3_600_000 << 22;
    stage.responder.serve(future).await;
    let heard = ["callback 5 64", "original no"];
    let expect = [&["callback 4 no"][..], &heard, &heard, &heard, &["callback 4 no"]].concat();
    for _ in 0..4 {
        stage.responder.serve(typed(InteractionKind::Command)).await;
    }
    assert_eq!(stage.seen(), expect);
}

#[tokio::test]
async fn what_nobody_understands_is_answered_kindly() {
    let private = Script::Reply(reply(Answer::Message(Message::private("no"), None)), AT_ONCE);
    let stage = Stage::start(private, Answers::default()).await;
    let stale = Unreadable::Id(crate::discord::custom_id::NotAnId::Stale);
    for (kind, puzzle) in [
        (InteractionKind::Press, stale),
        (InteractionKind::Command, Unreadable::Command),
        (InteractionKind::Complete, Unreadable::Command),
    ] {
        stage.responder.serve(Inbound { request: Err(puzzle), ..typed(kind) }).await;
    }
    let seen = stage.seen();
    assert!(seen[0].contains("older version"), "{seen:?}");
    assert!(seen[1].contains("command"), "{seen:?}");
    assert_eq!(seen[2], "callback 8");
}
