//! Secret Stallmate as two people play it: tries, periods that pass, a restart in the middle of a
//! turn, and a partner that is a computer.

use patt::catalog::CATALOG;
use patt::sandbox::{Id, Replied};
use serde_json::{Value, json};

use crate::support::house::{House, buttons, content};

const DAY: i64 = 24 * 60 * 60_000;

async fn begin(house: &House) {
    let (ada, bea) = (house.ada, house.bea);
    let terms = json!({
        "game": "secret-stallmate", "opponent": bea.to_string(), "side": "me",
        "clock": "period 24 h",
    });
    let asked = house.command(ada, "play", terms).await;
    assert!(asked.content().contains("period"), "{asked:?}");
    house
        .press(bea, asked.message(), "Accept")
        .await
        .shows(house.cid, "stay private until the end")
        .await;
}

/// A day passes, and a person reads whose period begins.
async fn next_period(house: &House, who: Id, mover: Id) -> Value {
    house.pass(DAY).await.shows(who, &format!("It is <@{mover}>'s period")).await
}

/// Whether the referee has accepted a try.
fn is_accepted(told: &Replied) -> bool {
    told.content().contains("is accepted")
}

/// A person tries these until one is accepted; all the answers.
async fn tries(house: &House, who: Id, texts: &[&str]) -> Vec<String> {
    let mut told = Vec::new();
    for text in texts {
        let answer = house.play(who, text).await;
        assert!(answer.is_private(), "{text}: {answer:?}");
        told.push(answer.content().to_owned());
        if is_accepted(&answer) {
            return told;
        }
    }
    panic!("nothing was accepted: {told:#?}");
}

#[tokio::test]
async fn friends_play_over_several_periods_and_a_restart_loses_no_try() {
    let house = House::start(CATALOG).await;
    begin(&house).await;
    let (ada, bea) = (house.ada, house.bea);

    // What anybody can know to be wrong is not even asked.
    for (text, why) in [("e2e5", "e2e5"), ("e7e5", "e7e5"), ("xyzzy", "xyzzy"), ("e2d3", "e2d3")] {
        let told = house.play(ada, text).await;
        assert!(told.is_private() && told.content().contains(why), "{text}: {told:?}");
        assert!(!is_accepted(&told), "{text}: {told:?}");
    }
    assert!(house.play(bea, "e7e5").await.is_private(), "out of turn");
    assert!(house.play(house.cid, "e2e4").await.is_private(), "a bystander");
    tries(&house, ada, &["e2e4"]).await;
    next_period(&house, house.cid, bea).await;
    tries(&house, bea, &["e7e5"]).await;
    let board = next_period(&house, ada, ada).await;

    // White finds out that e5 is blocked; the process ends between two tries of one turn.
    let told = house.play(ada, "e4e5").await;
    assert!(told.content().contains("Illegal."), "{told:?}");
    let house = house.restart().await;
    let own = house.press(ada, &board, "My view").await;
    assert!(own.content().contains("Illegal"), "the try is remembered: {own:?}");
    let again = house.play(ada, "e4e5").await;
    assert!(!is_accepted(&again), "{again:?}");
    tries(&house, ada, &["d2d4"]).await;
    let board = next_period(&house, bea, bea).await;
    let own = house.press(bea, &board, "My view").await;
    assert!(own.content().contains("Told: Illegal. A move was made."), "what she is told: {own:?}");
    assert!(buttons(own.message()).contains(&"Any?"), "{own:?}");

    // The question costs nothing, and obliges.
    let any = house.press(bea, own.message(), "Any?").await;
    assert!(any.content().contains("a pawn can capture"), "{any:?}");
    let duty = house.play(bea, "a7a6").await;
    assert!(!is_accepted(&duty), "a pawn capture comes first: {duty:?}");
    tries(&house, bea, &["e5d4", "e5f4"]).await;
    let board = next_period(&house, ada, ada).await;
    let own = house.press(ada, &board, "My view").await;
    assert!(own.content().contains("apture on d4"), "{own:?}");
    let question = house.press(ada, &board, "Resign").await;
    let end =
        house.press(ada, question.message(), "Yes, resign").await.shows(bea, "-10 points").await;
    assert!(content(&end).contains("Ada resigned"), "{end:#}");
    assert_eq!(end["attachments"].as_array().map(Vec::len), Some(2), "board and file: {end:#}");
    let steps = house.press(house.cid, &end, "Step through").await;
    let views = steps.message()["attachments"].as_array().map(Vec::len);
    assert_eq!(views, Some(2), "both views side by side: {steps:?}");
    house.end().await;
}
