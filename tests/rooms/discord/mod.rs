//! The Discord room from end to end: a scripted application, the real client library, the sandbox.

mod proxy;
mod shared;
mod stage;

use std::time::Duration;

use patt::catalog::CATALOG;
use patt::discord::{Ended, Hears, Link, Target};
use patt::message::{Answer, AtTable, Command, Filling, Posted, Press, Refused, Reply, TablePress};
use patt::sandbox::{Fault, Options, Replied, Unanswered, permissions};
use serde_json::{Value, json};
use stage::{Stage, TAKEN, board, form, letter, only, post, press_of, private, strip};

fn done(id: Option<patt::sandbox::Id>, channel: patt::sandbox::Id) -> String {
    let id = id.expect("there is a message");
    format!("Done(ChannelId({channel}), MessageId({id}))")
}

/// What the application says to everything, most of the time.
fn usual(command: &Command) -> (Duration, Reply) {
    let at_once = Duration::ZERO;
    match command {
        Command::Help => (at_once, only(Answer::Message(private("Read this."), None))),
        Command::Games { .. } => (at_once, board()),
        Command::Board { .. } => (Duration::from_millis(1_700), board()),
        Command::Resign { .. } => panic!("scripted"),
        Command::Press(Press::At(AtTable { press: TablePress::Type(_), .. })) => {
            (at_once, only(Answer::Modal(form())))
        }
        Command::Press(_) | Command::Choose(..) | Command::Submit(..) => {
            let said = press_of(command);
            (at_once, only(Answer::Update(patt::message::Message { content: said, ..private("") })))
        }
        Command::Complete { typed, .. } => {
            let choice = (format!("{typed} and more"), Filling::Text("g1f3".to_owned()));
            (at_once, only(Answer::Choices(vec![choice])))
        }
        Command::Play(terms) => {
            let name = terms.opponent.as_ref().map_or("nobody", |person| person.name.as_str());
            (at_once, only(Answer::Message(private(&format!("against {name}")), None)))
        }
        _ => (at_once, only(Answer::Message(private("Yes."), None))),
    }
}

#[tokio::test]
async fn commands_are_registered_once() {
    let stage = Stage::start(usual).await;
    assert_eq!(stage.sandbox.commands().len(), 20);
    let puts = |stage: &Stage| {
        stage.sandbox.requests().iter().filter(|request| request.method == "PUT").count()
    };
    assert_eq!(puts(&stage), 1);
    let stage = stage.restart().await;
    assert_eq!(puts(&stage), 1, "nothing changed");
    stage.end().await;
}

#[tokio::test]
async fn every_kind_of_answer_arrives() {
    let stage = Stage::start(usual).await;
    let (ada, bea) = (stage.ada, stage.bea);

    let help = stage.command(ada, "help", Value::Null).await;
    assert_eq!((help.content(), help.is_private()), ("Read this.", true));

    let shown = stage.command(ada, "games", Value::Null).await;
    assert_eq!((shown.content(), shown.is_private()), ("<@2>, your move", false));
    let id = shown.id().expect("a board has a number");
    assert_eq!(stage.sandbox.message(id)["attachments"][0]["description"], "White: king e1");
    stage.heard(&format!("answered Board {} {id}", stage.channel)).await;

    let pressed = stage.press(bea, id, "Move").await;
    assert!(matches!(pressed, Replied::Edited(_)), "{pressed:?}");
    assert_eq!(pressed.content(), "pressed pk K7QF2M Position(5) ");

    let shown = stage.command(ada, "games", Value::Null).await;
    let id = shown.id().expect("a board has a number");
    assert!(matches!(stage.press(ada, id, "Type a move").await, Replied::Modal(_)));
    let sent = stage.sandbox.submit(ada, "1tm.K7QF2M.p5", json!({ "t": "Nf3" })).await;
    let sent = sent.unwrap().answer().await.unwrap();
    assert_eq!(sent.content(), "sent tm t=Nf3");

    let shown = stage.command(ada, "games", Value::Null).await;
    let id = shown.id().expect("a board has a number");
    let chosen = stage.sandbox.choose(ada, id, "1wh.K7QF2M.-", &["blue"]).await;
    assert_eq!(chosen.unwrap().answer().await.unwrap().content(), "chosen wh blue");

    let typed = json!({ "move": "Nf" });
    let listed = stage.sandbox.autocomplete(ada, stage.channel, "move", typed, "move").await;
    assert_eq!(listed.unwrap().answer().await.unwrap().choices(), ["Nf and more"]);

    let challenge = patt::discord::commands::CHALLENGE;
    let asked = stage.sandbox.user_command(ada, stage.channel, challenge, bea).await;
    let asked = asked.unwrap().answer().await.unwrap();
    assert!(asked.content().starts_with("against B"), "{}", asked.content());
    stage.end().await;
}

#[tokio::test]
async fn a_slow_board_is_recorded_and_still_pings() {
    let stage = Stage::start(usual).await;
    let begun = stage.sandbox.command(stage.ada, stage.channel, "board", Value::Null).await;
    let begun = begun.unwrap();
    assert!(matches!(begun.answer().await, Ok(Replied::Thinking(_))));
    let note = begun.finished().await.unwrap();
    assert!(note.is_private());
    assert_eq!(note.content(), "Done: see the new message below.");
    let shown = stage.until_content(begun.mark(), "<@2>, your move").await;
    let id = patt::sandbox::Id::of(&shown["id"]).expect("a message has a number");
    stage.heard(&format!("answered Board {} {id}", stage.channel)).await;
    stage.end().await;
}

#[tokio::test]
async fn trouble_with_answers_is_survived() {
    let stage = Stage::start(usual).await;
    for fault in [Fault::Status(503), Fault::Drop, Fault::LoseAnswer] {
        stage.sandbox.faults().next(1, "POST", "/callback", fault);
        let shown = stage.command(stage.ada, "games", Value::Null).await;
        assert_eq!(shown.content(), "<@2>, your move", "{fault:?}");
        let id = shown.id().expect("a board has a number");
        stage.heard(&format!("answered Board {} {id}", stage.channel)).await;
    }
    // Nothing gets through: the person reads that it failed, but the board stands.
    stage.sandbox.faults().next(2, "POST", "/callback", Fault::Status(500));
    stage.sandbox.command(stage.ada, stage.channel, "games", Value::Null).await.unwrap();
    let boards = |stage: &Stage| {
        let messages = stage.sandbox.messages(stage.channel, stage.ada);
        messages.iter().filter(|message| message["content"] == "<@2>, your move").count()
    };
    stage.heard_times("answered Board", 4).await;
    assert_eq!(boards(&stage), 4);

    let broken = stage.command(stage.ada, "resign", Value::Null).await;
    assert!(
        broken.content().starts_with("Something went wrong on my side"),
        "{}",
        broken.content()
    );
    let help = stage.command(stage.ada, "help", Value::Null).await;
    assert_eq!(help.content(), "Read this.");
    stage.end().await;
}

#[tokio::test]
async fn messages_are_heard_where_the_bot_listens() {
    let stage = Stage::start(|command| {
        let Command::Spoken(told) = command else { return usual(command) };
        (Duration::ZERO, only(Answer::Message(private(&format!("heard {}", told.text)), None)))
    })
    .await;
    let by_name = |text: &str| format!("<@{}> {text}", stage.sandbox.bot());
    let (nf3, nc3) = (by_name("Nf3"), by_name("Nc3"));
    let since = stage.sandbox.mark();
    stage.sandbox.say(stage.ada, stage.channel, "Nf3 would be nice").expect("people may write");
    stage.sandbox.say(stage.ada, stage.channel, &nf3).expect("people may write");
    let answer = stage.until_content(since, "heard Nf3").await;
    assert!(answer["only_for"].is_null(), "there is nobody to whisper to");
    assert_eq!(answer["flags"], 4096, "it makes no sound");
    let pings = stage.sandbox.pings();
    assert!(pings.iter().all(|ping| ping.person != stage.ada), "{pings:?}");

    // Its direct messages alone.
    let stage = stage.restart_hearing(Hears::Direct).await;
    let (since, dm) = (stage.sandbox.mark(), stage.sandbox.dm(stage.ada));
    stage.sandbox.say(stage.ada, stage.channel, &nc3).expect("people may write");
    stage.sandbox.say(stage.ada, dm, "e4").expect("people may write");
    let heard = |message: &Value| message["content"] == "heard e4";
    stage.sandbox.until(dm, stage.ada, since, heard).await.expect("it answers");
    let all = stage.sandbox.messages(stage.channel, stage.ada);
    assert!(all.iter().all(|message| message["content"] != "heard Nc3"), "{all:#?}");
    stage.end().await;
}

#[tokio::test]
async fn posts_arrive_once_through_all_faults() {
    let stage = Stage::start(usual).await;
    let limited = Fault::RateLimited { retry_after: Duration::from_millis(200), global: false };
    let everywhere = Fault::RateLimited { retry_after: Duration::from_millis(200), global: true };
    let faults = [Fault::Status(502), Fault::Drop, Fault::LoseAnswer, limited, everywhere];
    for (nth, fault) in faults.into_iter().enumerate() {
        let text = format!("post {nth}");
        stage.sandbox.faults().next(1, "POST", "/messages", fault);
        stage.deliver(post(nth as u64, stage.channel, &text));
        stage.heard(&format!("delivered {nth} Done")).await;
        let messages = stage.sandbox.messages(stage.channel, stage.ada);
        let same = messages.iter().filter(|message| message["content"] == *text);
        assert_eq!(same.count(), 1, "{fault:?}");
    }
    stage.end().await;
}

#[tokio::test]
async fn what_another_process_has_taken_is_not_sent() {
    let stage = Stage::start(usual).await;
    stage.deliver_all([post(1, stage.channel, "one"), post(TAKEN, stage.channel, "another's")]);
    stage.deliver(letter(2, stage.bea, "two"));
    stage.heard("delivered 2 Done").await;
    stage.deliver(letter(TAKEN, stage.bea, "another's"));
    stage.deliver(letter(3, stage.bea, "three"));
    stage.deliver(post(4, stage.channel, "four"));
    for sent in [1, 3, 4] {
        stage.heard(&format!("delivered {sent} Done")).await;
    }
    let app = stage.told();
    assert!(!app.iter().any(|line| line.starts_with(&format!("delivered {TAKEN}"))), "{app:?}");
    for place in [stage.channel, stage.sandbox.dm(stage.bea)] {
        let messages = stage.sandbox.messages(place, stage.bea);
        assert!(!messages.iter().any(|message| message["content"] == "another's"), "{messages:?}");
    }
    stage.end().await;
}

#[tokio::test]
async fn missing_rights_and_places_are_named() {
    let stage = Stage::start(usual).await;
    let told = async |outbox: u64, reason: Refused| {
        stage.heard(&format!("delivered {outbox} {:?}", Posted::Refused(reason))).await;
    };
    let channel = stage.sandbox.add_channel("lounge");
    let messages = [post(1, channel, "one"), post(2, channel, "two")];
    stage.deliver_all(messages);
    stage.heard("delivered 2 Done").await;
    let listed = stage.sandbox.messages(channel, stage.ada);
    let first = patt::sandbox::Id::of(&listed[0]["id"]).expect("a message has a number");
    assert_eq!((&listed[0]["content"], &listed[1]["content"]), (&json!("one"), &json!("two")));

    stage.sandbox.delete_message(first);
    stage.deliver(strip(3, channel, first));
    told(3, Refused::MessageGone).await;
    stage.sandbox.deny(channel, permissions::SEND);
    stage.deliver(post(4, channel, "four"));
    told(4, Refused::Forbidden).await;
    stage.sandbox.delete_channel(channel);
    stage.deliver(post(5, channel, "five"));
    told(5, Refused::PlaceGone).await;
    stage.sandbox.kick();
    stage.deliver(post(6, stage.channel, "six"));
    told(6, Refused::PlaceGone).await;
    stage.end().await;
}

#[tokio::test]
async fn a_board_follows_the_answer_where_the_bot_may_not_post() {
    let stage = Stage::start(|_| {
        let answer = Answer::Message(private("You played Nf3."), None);
        let then = vec![post(7, stage::HERE, "your move")];
        (Duration::ZERO, Reply { answer, then })
    })
    .await;
    stage.sandbox.deny(stage.channel, permissions::SEND | permissions::ATTACH);
    let since = stage.sandbox.mark();
    let played = stage.command(stage.ada, "move", json!({ "move": "Nf3" })).await;
    assert_eq!(played.content(), "You played Nf3.");
    let shown = stage.until_content(since, "your move").await;
    let id = patt::sandbox::Id::of(&shown["id"]);
    stage.heard(&format!("delivered 7 {}", done(id, stage.channel))).await;
    stage.end().await;
}

#[tokio::test]
async fn an_archived_thread_is_opened_before_an_edit() {
    let stage = Stage::start(usual).await;
    let thread = stage.thread("Chess: Ada - Bea").await;
    stage.deliver(post(1, thread, "one"));
    stage.heard("delivered 1 Done").await;
    let listed = stage.sandbox.messages(thread, stage.ada);
    let first = patt::sandbox::Id::of(&listed[0]["id"]).expect("a message has a number");
    stage.sandbox.archive(thread, true);
    stage.deliver(strip(2, thread, first));
    stage.heard(&format!("delivered 2 {}", done(Some(first), thread))).await;
    stage.end().await;
}

#[tokio::test]
async fn buttons_work_after_a_restart_and_after_lost_connections() {
    let stage = Stage::start(usual).await;
    let shown = stage.command(stage.ada, "games", Value::Null).await;
    let id = shown.id().expect("a board has a number");
    let stage = stage.restart().await;
    let pressed = stage.press(stage.bea, id, "Move").await;
    assert_eq!(pressed.content(), "pressed pk K7QF2M Position(5) ");

    stage.sandbox.ask_reconnect();
    let help = stage.command(stage.ada, "help", Value::Null).await;
    assert_eq!(help.content(), "Read this.");
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_connection_that_breaks_and_is_refused_is_begun_anew() {
    // The heart beats too rarely to find out that the connection is dead.
    let options = Options { heartbeat: Duration::from_hours(1), ..Options::default() };
    let stage = Stage::start_in(options, usual).await;
    let refused = Fault::Status(503);
    stage.sandbox.faults().next(2, "GET", "/socket", refused);
    stage.sandbox.abort_gateway();
    stage.sandbox.online(false).await.expect("the connection breaks");
    stage.sandbox.online(true).await.expect("the bot connects again");
    assert_eq!(stage.sandbox.faults().left(), 0, "two tries were refused");
    let help = stage.command(stage.ada, "help", Value::Null).await;
    assert_eq!(help.content(), "Read this.");
    stage.end().await;
}

#[tokio::test]
async fn what_has_time_is_not_waited_for_at_the_end() {
    let stage = Stage::start(usual).await;
    stage.deliver(post(1, stage.channel, "one"));
    stage.heard("delivered 1 Done").await;
    let shown = stage.sandbox.messages(stage.channel, stage.ada);
    let first = patt::sandbox::Id::of(&shown[0]["id"]).expect("a message has a number");
    // More than there is room for while the end may take.
    let others =
        (0..400).map(|nth| strip(2 + nth, stage.channel, patt::sandbox::Id(first.0 + nth)));
    stage.deliver_all(others);
    stage.heard("delivered 2").await;
    stage.end_with_nothing_left().await;
}

#[tokio::test]
async fn what_is_under_way_is_finished_at_the_end() {
    let stage = Stage::start(|_| {
        (Duration::from_millis(900), only(Answer::Message(private("late but there"), None)))
    })
    .await;
    let begun = stage.sandbox.command(stage.ada, stage.channel, "help", Value::Null).await.unwrap();
    stage.asked().await;
    let ending = std::time::Instant::now();
    stage.stop();
    assert_eq!(begun.answer().await.unwrap().content(), "late but there");
    stage.end().await;
    assert!(ending.elapsed() < Duration::from_secs(5));
}

#[tokio::test]
async fn refusals_of_the_gateway_end_the_bot_with_a_sentence() {
    let check = async |code: u16, expect: fn(&Ended) -> bool| {
        let stage = Stage::start(usual).await;
        stage.sandbox.close_gateway(code);
        let ended = stage.ended().await.expect_err("the bot was refused");
        assert!(expect(&ended), "{code}: {ended:?}");
        assert!(!ended.to_string().is_empty());
    };
    check(4004, |ended| matches!(ended, Ended::BadToken)).await;
    check(4014, |ended| matches!(ended, Ended::Intents)).await;
}

#[tokio::test]
async fn a_wrong_token_and_a_dead_address_are_told_at_once() {
    let sandbox = stage::sandbox().await;
    let wrong = stage::open(sandbox.address(), "not-the-token").await;
    assert!(matches!(wrong, Err(Ended::BadToken)));
    let address = sandbox.address();
    drop(sandbox);
    let free = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let nobody = free.local_addr().unwrap();
    drop(free);
    assert_ne!(address, nobody);
    assert!(matches!(stage::open(nobody, "token").await, Err(Ended::Unreachable(_))));
}

#[tokio::test]
async fn a_bot_that_starts_while_discord_is_down_waits_for_it() {
    const PAUSES: &[Duration] = &[Duration::ZERO; 4];
    let sandbox = stage::sandbox().await;
    let down = |path| sandbox.faults().next(3, "", path, Fault::Status(503));
    let target = Target::Sandbox { address: sandbox.address(), token: sandbox.token().to_owned() };
    down("/applications/@me");
    let link = Link::open_patiently(target.clone(), PAUSES).await.expect("it is up again");
    down("/commands");
    assert!(link.register(CATALOG).await.expect("it is up again"));
    assert_eq!(sandbox.faults().left(), 0);
    // It is up to the operator to look when that takes too long.
    sandbox.faults().next(9, "", "/applications/@me", Fault::Status(503));
    let ended = Link::open_patiently(target, PAUSES).await.err().expect("it stays down");
    assert!(matches!(ended, Ended::Unreachable(_)), "{ended:?}");
    assert_eq!(sandbox.faults().left(), 4, "it was asked five times");
}

#[tokio::test]
async fn a_press_that_is_never_answered_fails_for_the_person_alone() {
    let stage = Stage::start(usual).await;
    let lost = Fault::Status(500);
    stage.sandbox.faults().next(2, "POST", "/callback", lost);
    let asked = stage.sandbox.command(stage.ada, stage.channel, "help", Value::Null).await.unwrap();
    assert_eq!(asked.answer().await, Err(Unanswered::Failed));
    assert_eq!(stage.command(stage.bea, "help", Value::Null).await.content(), "Read this.");
    stage.end().await;
}
