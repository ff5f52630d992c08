//! What is sent beside an answer and after it, against the same.

use super::*;

fn send(outbox: u64, text: &str) -> Delivery {
    let nonce = format!("n{outbox}");
    let post = Post::Send { channel: ChannelId(200), message: public(text), purpose: None, nonce };
    Delivery { outbox, post }
}

fn strip(outbox: u64) -> Delivery {
    Delivery {
        outbox,
        post: Post::Spend { channel: ChannelId(200), id: MessageId(900), message: None },
    }
}

fn played() -> Script {
    let answer = Answer::Update(public("You played Nf3."));
    Script::Reply(Box::new(Reply { answer, then: vec![send(1, "your move"), strip(2)] }), AT_ONCE)
}

#[tokio::test]
async fn what_follows_goes_out_in_order_and_is_reported() {
    let expect = ["callback 7 You played Nf3.", "follow-ups your move 4096", "message"];
    let stage = check(press(play(), true), played(), Answers::default(), &expect).await;
    assert_eq!(stage.heard(), ["delivered 1 Done 200 1001", "delivered 2 Done 200 900"]);

    let mut inbound = press(play(), true);
    inbound.ticket.place.posting = Posting::Absent;
    let stage = check(inbound, played(), Answers::default(), &expect).await;
    assert_eq!(stage.heard()[0], "delivered 1 Done 200 1001");
}

#[tokio::test]
async fn a_message_is_changed_by_the_token_of_whoever_pressed_it() {
    let told = ["callback 7 You played Nf3.", "follow-ups your move 4096", "original"];
    let stage = check(press(play(), false), played(), Answers::default(), &told).await;
    assert_eq!(stage.heard()[1], "delivered 2 Done 200 900");
    let follow_up = Post::Spend { channel: ChannelId(200), id: MessageId(1001), message: None };
    stage.courier.deliver(Delivery { outbox: 3, post: follow_up });
    stage.finish().await;
    assert_eq!(stage.seen()[3], "follow-up");

    // The token is dead: it is changed as any other message.
    let dead = Answers::with("original", &[(401, json!({ "code": 50_027 }))]);
    check(press(play(), false), played(), dead, &[&told[..], &["message"]].concat()).await;
}

#[tokio::test]
async fn what_cannot_follow_is_posted_and_what_may_stand_there_is_looked_for() {
    let refused = Answers::with("follow-ups", &[(404, json!({ "code": 10_015 }))]);
    let follow_up = "follow-ups your move 4096";
    let expect = ["callback 7 You played Nf3.", follow_up, "messages your move", "message"];
    let stage = check(press(play(), true), played(), refused, &expect).await;
    assert_eq!(stage.bodies()[2]["nonce"], "n1");
    assert_eq!(stage.bodies()[2]["enforce_nonce"], true);

    let lost = || (500, json!(null));
    let other = json!({ "id": "1003", "author": { "bot": true }, "content": "something else" });
    let own = json!({ "id": YOUNG, "author": { "bot": true }, "content": "your move" });
    for (newest, then, at) in [
        (json!([other]), &["messages your move", "message"][..], "1001"),
        (json!([other, own]), &["message"], YOUNG),
        (json!({ "code": 50_001 }), &["messages your move", "message"], "1001"),
    ] {
        let answers = Answers::with("follow-ups", &[lost()]).and("newest", &[(200, newest)]);
        let before = ["callback 7 You played Nf3.", follow_up, "newest"];
        let stage = check(press(play(), true), played(), answers, &[&before, then].concat()).await;
        assert_eq!(stage.heard()[0], format!("delivered 1 Done 200 {at}"));
    }

    // Whether it stands there cannot be told now: it is looked for later.
    let away = Answers::with("follow-ups", &[lost()]).and("newest", &[lost()]);
    let expect = ["callback 7 You played Nf3.", follow_up, "newest", "message"];
    let stage = check(press(play(), true), played(), away, &expect).await;
    assert_eq!(stage.heard()[0], "delivered 1 Failed");
}

#[tokio::test]
async fn what_must_not_show_whose_act_it_follows_follows_an_answer_only_where_it_has_to() {
    let script = || {
        let Delivery { outbox, post } = send(1, "the board");
        let then = vec![Delivery { outbox, post: post.apart() }];
        Script::Reply(Box::new(Reply { answer: Answer::Update(turn()), then }), AT_ONCE)
    };
    let mut expect = vec!["callback 7 your move", "messages the board"];
    check(press(play(), true), script(), Answers::default(), &expect).await;
    // The rights were wrong.
    let forbidden = Answers::with("messages", &[(403, json!({ "code": 50_013 }))]);
    expect.push("follow-ups the board 4096");
    let stage = check(press(play(), true), script(), forbidden, &expect).await;
    assert_eq!(stage.heard(), ["delivered 1 Done 200 1001"]);
}

#[tokio::test]
async fn posts_are_tried_again_and_given_up() {
    let post = "messages your move";
    let broken = (500, json!(null));
    let limited = (429, json!({ "retry_after": 0.05, "global": false, "message": "slow" }));
    for (answers, times, heard) in [
        (vec![broken.clone(); 3], 4, "delivered 1 Done 200 1001"),
        (vec![broken; 4], 4, "delivered 1 Failed"),
        (vec![limited], 2, "delivered 1 Done 200 1001"),
    ] {
        let stage = Stage::start(played(), Answers::with("messages", &answers)).await;
        stage.courier.deliver(send(1, "your move"));
        stage.finish().await;
        assert_eq!(stage.seen(), vec![post; times]);
        assert_eq!(stage.heard(), [heard]);
    }
}

#[tokio::test]
async fn a_change_that_changes_nothing_is_not_sent() {
    let update = Script::Reply(reply(Answer::Update(turn())), AT_ONCE);
    let stage = Stage::start(update, Answers::default()).await;
    let edit = |outbox, text: &str| {
        let (channel, id, message) = (ChannelId(200), MessageId(900), public(text));
        stage
            .courier
            .deliver(Delivery { outbox, post: Post::Edit { channel, id, message, purpose: None } });
    };
    let quiet = async || {
        while stage.heard().len() < 4 {
            tokio::task::yield_now().await;
        }
    };
    edit(1, "one");
    edit(2, "one");
    edit(3, "two");
    edit(4, "two");
    quiet().await;
    assert_eq!(stage.seen().last().map(String::as_str), Some("message two"));
    let before = stage.seen().len();
    edit(5, "two");
    // Pressing it may change it.
    stage.responder.serve(press(play(), false)).await;
    edit(6, "two");
    stage.finish().await;
    assert_eq!(stage.seen()[before..], ["callback 7 your move", "original two"]);
    assert_eq!(stage.heard().len(), 6);
}

/// Whoever acts last may be drawn first: the end of a game, and the move before it.
#[tokio::test]
async fn a_change_that_was_decided_before_another_does_not_come_after_it() {
    let stage = Stage::start(played(), Answers::default()).await;
    let change = |outbox, id, text: &str| {
        let (id, message) = (MessageId(id), public(text));
        let purpose = Some(Purpose::Board("K7QF2M".parse().unwrap(), 3));
        Delivery { outbox, post: Post::Edit { channel: ChannelId(200), id, message, purpose } }
    };
    let told = async |times| {
        while stage.heard().iter().filter(|word| word.starts_with("delivered")).count() < times {
            tokio::task::yield_now().await;
        }
    };
    // One waits while the other comes, or was made before.
    stage.courier.deliver(change(6, 900, "the end"));
    stage.courier.deliver(change(5, 900, "a move before"));
    told(2).await;
    stage.courier.deliver(change(4, 900, "a move before that"));
    told(3).await;
    // Other messages have ends of their own; what is not in the outbox is drawn as it is now.
    stage.courier.deliver(change(5, 901, "another game"));
    stage.courier.deliver(change(0, 900, "the end again"));
    stage.finish().await;
    let seen = ["message the end", "message another game", "message the end again"];
    assert_eq!(stage.seen(), seen);
    let heard = stage.heard();
    assert_eq!(heard.iter().filter(|word| word.starts_with("answered Board")).count(), 3);
    for outbox in [4, 5, 6] {
        let done = format!("delivered {outbox} Done 200 900");
        assert!(heard.contains(&done), "{outbox}: {heard:?}");
    }
}

#[tokio::test]
async fn where_others_change_messages_every_change_is_sent() {
    let stage = Stage::start(played(), Answers::default()).await;
    stage.share();
    for outbox in [1, 2] {
        stage.courier.deliver(strip(outbox));
        while stage.heard().len() < outbox as usize {
            tokio::task::yield_now().await;
        }
    }
    stage.finish().await;
    assert_eq!(stage.seen(), ["message", "message"]);
}

/// What did not come through, as far as is known, and is another process's affair by now may stand there already.
#[tokio::test]
async fn a_change_is_not_sent_again_when_others_have_gone_on() {
    let edit = || Delivery {
        outbox: 7,
        post: Post::Edit {
            channel: ChannelId(200),
            id: MessageId(900),
            message: public("your move"),
            purpose: None,
        },
    };
    for (shared, seen, heard) in [
        (false, vec!["message your move"; 2], "delivered 7 Done 200 900"),
        (true, vec!["message your move"], "delivered 7 Failed"),
    ] {
        let away = Answers::with("message", &[(502, json!(null))]);
        let stage = Stage::start(played(), away).await;
        if shared {
            stage.share();
        }
        stage.courier.deliver(edit());
        stage.finish().await;
        assert_eq!(stage.seen(), seen);
        assert_eq!(stage.heard(), [heard]);
    }
}

#[tokio::test]
async fn refusals_are_told_by_their_reasons() {
    let told = |code: u64, expect: Refused| async move {
        let gone = Answers::with("message", &[(404, json!({ "code": code }))]);
        let stage = Stage::start(played(), gone).await;
        stage.courier.deliver(strip(5));
        stage.finish().await;
        assert_eq!(stage.heard(), [format!("delivered 5 {:?}", Posted::Refused(expect))]);
    };
    told(10_008, Refused::MessageGone).await;
    told(10_003, Refused::PlaceGone).await;
    told(50_013, Refused::Forbidden).await;
}

#[tokio::test]
async fn an_archived_thread_is_opened_before_an_edit() {
    let archived = Answers::with("message", &[(400, json!({ "code": 50083 }))]);
    let stage = Stage::start(played(), archived).await;
    stage.courier.deliver(strip(5));
    stage.finish().await;
    assert_eq!(stage.seen(), ["message", "channel", "message"]);
    assert_eq!(stage.bodies()[1], json!({ "archived": false }));
    assert_eq!(stage.heard(), ["delivered 5 Done 200 900"]);
}
