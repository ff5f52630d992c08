//! The waits of these scenes: what was there before is not what an act brings.

use patt::catalog::CATALOG;
use serde_json::{Value, json};

use crate::support::house::{House, buttons, content};
use crate::support::party::every_move;

/// Knights go out and back, so that the same is said twice; the first and the second message.
async fn twice_the_same(house: &House) -> [Value; 2] {
    let (ada, bea) = (house.ada, house.bea);
    house.challenge("chess", json!({ "rated": false })).await;
    every_move(house).await;
    // Somebody has written already what is going to be said.
    house.sandbox.say(house.cid, house.channel, "Ada played Nf3.").expect("people may write here");
    let first = house.play(ada, "Nf3").await.shows(bea, "Ada played Nf3.").await;
    for (who, text) in [(bea, "Nf6"), (ada, "Ng1"), (bea, "Ng8")] {
        house.play(who, text).await;
    }
    [first, house.play(ada, "Nf3").await.shows(bea, "Ada played Nf3.").await]
}

#[tokio::test]
async fn an_old_message_that_says_the_same_is_not_what_an_act_brings() {
    let house = House::start(CATALOG).await;
    let [first, second] = twice_the_same(&house).await;
    for message in [&first, &second] {
        assert_eq!(message["author"]["username"], "Patt", "{message:#}");
    }
    assert_ne!(first["id"], second["id"]);
    assert!(buttons(&second).contains(&"Move"), "{second:#}");
    // The board before has shrunk; what else says so stands there still, and nothing of it is new.
    house.quiet().await;
    let says = |message: &Value| content(message).contains("Ada played Nf3.");
    let stands = house.sandbox.messages(house.channel, house.bea);
    assert_eq!(stands.iter().filter(|message| says(message)).count(), 2, "{stands:#?}");
    assert_eq!(house.pass(0).await.shown(house.bea, says), None);
    let house = house.restart().await;
    assert_eq!(house.began().shown(house.bea, says), None);
    house.end().await;
}

#[tokio::test]
#[should_panic(expected = "Move: the message has no button or menu `Move`. It was seen as {")]
async fn a_button_that_has_gone_cannot_be_pressed() {
    let house = House::start(CATALOG).await;
    let [first, _] = twice_the_same(&house).await;
    house.quiet().await;
    house.press(house.bea, &first, "Move").await;
}

#[tokio::test]
async fn a_press_that_crosses_the_end_of_its_button_is_told_how_it_stands() {
    let house = House::start(CATALOG).await;
    let [first, _] = twice_the_same(&house).await;
    house.quiet().await;
    let told = house.press_stale(house.bea, &first, "Draw").await;
    assert!(told.is_private(), "{told:?}");
    house.end().await;
}
