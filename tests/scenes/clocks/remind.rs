//! Reminders, quiet hours, muted turns and holidays.

use patt::catalog::CATALOG;
use patt::sandbox::{Id, Replied};
use serde_json::{Value, json};

use crate::support::house::{House, buttons, content, id_of};

const MINUTE: i64 = 60_000;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;

/// How many messages say this.
fn count(house: &House, who: Id, what: &str) -> usize {
    let messages = house.sandbox.messages(house.channel, who);
    messages.iter().filter(|message| content(message).contains(what)).count()
}

/// Opens a line of the settings page.
async fn open(house: &House, who: Id, line: &str) -> Value {
    let page = house.command(who, "settings", json!({})).await;
    let menu = &page.message()["components"][0]["components"][0]["custom_id"];
    let menu = menu.as_str().expect("a menu");
    let chosen = house.sandbox.choose(who, id_of(page.message()), menu, &[line]).await;
    let chosen = chosen.expect("a line").finished().await.expect("an answer in time");
    chosen.message().clone()
}

/// Presses one value of one line of the settings page.
async fn set(house: &House, who: Id, line: &str, value: &str) -> Value {
    let page = open(house, who, line).await;
    house.press(who, &page, value).await.message().clone()
}

/// Types quiet hours.
async fn quiet(house: &House, who: Id, hours: &str, zone: &str) -> Replied {
    let page = open(house, who, "quiet").await;
    let Replied::Modal(form) = house.press(who, &page, "Type them").await else {
        panic!("no form")
    };
    let id = form["custom_id"].as_str().expect("a form has an id");
    let sent = house.sandbox.submit(who, id, json!({ "h": hours, "z": zone })).await;
    sent.expect("a form").finished().await.expect("an answer in time")
}

#[tokio::test]
async fn one_reminder_comes_at_a_quarter_and_none_after_the_move() {
    let house = House::start(CATALOG).await;
    let (ada, bea) = (house.ada, house.bea);
    house.challenge("chess", json!({ "clock": "4 days" })).await;
    house.ticking(ada).await;
    house.pass(3 * DAY - MINUTE).await;
    assert_eq!(count(&house, ada, "1 day left"), 0);
    let house = house.restart().await;
    house.pass(MINUTE).await;
    let reminder = house.until(ada, "1 day left").await;
    assert!(content(&reminder).starts_with(&format!("<@{ada}>: your move")), "{reminder:#}");
    assert!(buttons(&reminder).contains(&"Mute this turn"), "{reminder:#}");
    house.pass(20 * HOUR).await;
    house.play(ada, "e4").await;
    house.until(bea, "played e4").await;
    house.ticking(bea).await;
    house.play(bea, "e5").await;
    house.until(ada, "played e5").await;
    house.ticking(ada).await;
    house.pass(2 * DAY).await;
    assert_eq!(count(&house, ada, ": your move in Chess"), 1);
    house.end().await;
}

#[tokio::test]
async fn two_reminders_are_the_most_and_a_muted_turn_is_quiet() {
    let house = House::start(CATALOG).await;
    let ada = house.ada;
    let page = set(&house, ada, "reminders", "Two a turn").await;
    assert!(content(&page).contains("Two a turn"), "{page:#}");
    house.challenge("chess", json!({ "clock": "4 days" })).await;
    house.ticking(ada).await;
    house.pass(3 * DAY).await;
    let first = house.until(ada, "1 day left").await;
    house.pass(18 * HOUR).await;
    house.until(ada, ", 6 hours left").await;
    house.pass(5 * HOUR).await;
    assert_eq!(count(&house, ada, ": your move in Chess"), 2);
    let stranger = house.press(house.bea, &first, "Mute this turn").await;
    assert!(stranger.is_private() && stranger.content().contains("not yours"), "{stranger:?}");
    let muted = house.press(ada, &first, "Mute this turn").await;
    assert!(muted.is_private() && muted.content().contains("no more of this turn"), "{muted:?}");
    house.end().await;
}

#[tokio::test]
async fn a_muted_turn_is_not_reminded() {
    let house = House::start(CATALOG).await;
    let ada = house.ada;
    house.challenge("chess", json!({ "clock": "4 days" })).await;
    house.ticking(ada).await;
    let more = house.command(ada, "board", json!({})).await;
    house.press(ada, more.message(), "Mute this turn").await;
    house.pass(3 * DAY + HOUR).await;
    assert_eq!(count(&house, ada, ": your move in Chess"), 0);
    house.end().await;
}

#[tokio::test]
async fn a_turn_in_quiet_hours_waits_for_their_end_with_its_ping() {
    let house = House::start(CATALOG).await;
    let (ada, bea) = (house.ada, house.bea);
    // The house's clock begins at 8:00 UTC.
    let wrong = quiet(&house, bea, "soon", "").await;
    assert!(wrong.content().contains("are no hours"), "{wrong:?}");
    let nowhere = quiet(&house, bea, "7-10", "Atlantis").await;
    assert!(nowhere.content().contains("no time zone"), "{nowhere:?}");
    let typed = quiet(&house, bea, "7-10", "utc").await;
    assert!(typed.content().contains("7:00-10:00 UTC"), "{typed:?}");
    house.challenge("chess", json!({ "clock": "4 days" })).await;
    house.play(ada, "e4").await;
    let board = house.until(bea, "played e4").await;
    assert!(!content(&board).contains(&format!("<@{bea}>")), "{board:#}");
    house.ticking(bea).await;
    let house = house.restart().await;
    house.pass(2 * HOUR - MINUTE).await;
    assert_eq!(count(&house, bea, "it is your move"), 0);
    house.pass(2 * MINUTE).await;
    let woken = house.until(bea, "it is your move").await;
    assert!(content(&woken).contains(&format!("<@{bea}>")), "{woken:#}");
    house.pass(5 * HOUR).await;
    assert_eq!(count(&house, bea, "it is your move"), 1);
    house.end().await;
}

#[tokio::test]
async fn a_slow_clock_stands_still_on_holiday_and_the_opponent_sees_it() {
    let house = House::start(CATALOG).await;
    let (ada, bea) = (house.ada, house.bea);
    house.challenge("chess", json!({ "clock": "1 day" })).await;
    house.ticking(ada).await;
    house.noted(ada).await;
    let page = set(&house, ada, "holiday", "7 days").await;
    assert!(content(&page).contains("14 days are left"), "{page:#}");
    assert!(!buttons(&page).contains(&"14 days"), "{page:#}");
    house.until(bea, "Ada is on holiday until <t:").await;
    house.pass(7 * DAY + DAY - 1).await;
    assert_eq!(count(&house, ada, "ran out of time"), 0);
    // A game that begins then knows nothing of it any more.
    let page = set(&house, ada, "holiday", "14 days").await;
    assert!(content(&page).contains("0 days are left"), "{page:#}");
    house.pass(DAY).await;
    let page = set(&house, ada, "holiday", "Not away").await;
    assert!(content(&page).contains("13 days are left"), "{page:#}");
    house.pass(2).await;
    house.until(ada, "ran out of time").await;
    house.end().await;
}
