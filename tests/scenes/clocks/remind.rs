//! Reminders, quiet hours, muted turns and holidays.

use patt::catalog::CATALOG;
use patt::sandbox::Id;
use serde_json::json;

use crate::support::done::Done;
use crate::support::house::{House, buttons, content};

const MINUTE: i64 = 60_000;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;

/// How many messages say this.
fn count(house: &House, who: Id, what: &str) -> usize {
    let messages = house.sandbox.messages(house.channel, who);
    messages.iter().filter(|message| content(message).contains(what)).count()
}

/// Opens a line of the settings page.
async fn open(house: &House, who: Id, line: &str) -> Done {
    let page = house.command(who, "settings", json!({})).await;
    house.choose(who, page.message(), line).await
}

/// Presses one value of one line of the settings page.
async fn set(house: &House, who: Id, line: &str, value: &str) -> Done {
    let page = open(house, who, line).await;
    house.press(who, page.message(), value).await
}

/// Types quiet hours.
async fn quiet(house: &House, who: Id, hours: &str, zone: &str) -> Done {
    let page = open(house, who, "quiet").await;
    let form = house.press(who, page.message(), "Enter times").await;
    house.submit(who, form.form(), json!({ "h": hours, "z": zone })).await
}

#[tokio::test]
async fn one_reminder_comes_at_a_quarter_and_none_after_the_move() {
    let house = House::start(CATALOG).await;
    let (ada, bea) = (house.ada, house.bea);
    house.challenge("chess", json!({ "clock": "4 days" })).await;
    house.pass(3 * DAY - MINUTE).await;
    assert_eq!(count(&house, ada, "1 day left"), 0);
    let house = house.restart().await;
    let reminder = house.pass(MINUTE).await.shows(ada, "1 day left").await;
    assert!(content(&reminder).starts_with(&format!("<@{ada}>: your move")), "{reminder:#}");
    assert!(buttons(&reminder).contains(&"Mute this turn"), "{reminder:#}");
    house.pass(20 * HOUR).await;
    house.play(ada, "e4").await.shows(bea, "played e4").await;
    house.quiet().await;
    house.play(bea, "e5").await.shows(ada, "played e5").await;
    house.pass(2 * DAY).await;
    assert_eq!(count(&house, ada, ": your move in Chess"), 1);
    house.end().await;
}

#[tokio::test]
async fn two_reminders_are_the_most_and_a_muted_turn_is_quiet() {
    let house = House::start(CATALOG).await;
    let ada = house.ada;
    let page = set(&house, ada, "reminders", "Two a turn").await;
    assert!(page.content().contains("Two a turn"), "{page:?}");
    house.challenge("chess", json!({ "clock": "4 days" })).await;
    let first = house.pass(3 * DAY).await.shows(ada, "1 day left").await;
    house.pass(18 * HOUR).await.shows(ada, ", 6 hours left").await;
    house.pass(5 * HOUR).await;
    assert_eq!(count(&house, ada, ": your move in Chess"), 2);
    let stranger = house.press(house.bea, &first, "Mute this turn").await;
    assert!(stranger.is_private() && stranger.content().contains("not yours"), "{stranger:?}");
    let muted = house.press(ada, &first, "Mute this turn").await;
    assert!(
        muted.is_private() && muted.content().contains("No more reminders this turn"),
        "{muted:?}"
    );
    house.end().await;
}

#[tokio::test]
async fn a_muted_turn_is_not_reminded() {
    let house = House::start(CATALOG).await;
    let ada = house.ada;
    house.challenge("chess", json!({ "clock": "4 days" })).await;
    house.quiet().await;
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
    assert!(wrong.content().contains("is not a pair of times"), "{wrong:?}");
    let nowhere = quiet(&house, bea, "7-10", "Atlantis").await;
    assert!(nowhere.content().contains("not a time zone"), "{nowhere:?}");
    let typed = quiet(&house, bea, "7-10", "utc").await;
    assert!(typed.content().contains("7:00-10:00 UTC"), "{typed:?}");
    house.challenge("chess", json!({ "clock": "4 days" })).await;
    let board = house.play(ada, "e4").await.shows(bea, "played e4").await;
    assert!(!content(&board).contains(&format!("<@{bea}>")), "{board:#}");
    house.quiet().await;
    let house = house.restart().await;
    house.pass(2 * HOUR - MINUTE).await;
    let call = format!("<@{bea}>, your move (Black): Chess");
    assert_eq!(count(&house, bea, &call), 0);
    house.pass(2 * MINUTE).await.shows(bea, &call).await;
    house.pass(5 * HOUR).await;
    assert_eq!(count(&house, bea, &call), 1);
    house.end().await;
}

#[tokio::test]
async fn a_slow_clock_stands_still_on_holiday_and_the_opponent_sees_it() {
    let house = House::start(CATALOG).await;
    let (ada, bea) = (house.ada, house.bea);
    house.challenge("chess", json!({ "clock": "1 day" })).await;
    house.quiet().await;
    let page = set(&house, ada, "holiday", "7 days").await;
    assert!(page.content().contains("14 days are left"), "{page:?}");
    assert!(!buttons(page.message()).contains(&"14 days"), "{page:?}");
    page.shows(bea, "Ada is on holiday and back <t:").await;
    house.pass(7 * DAY + DAY - 1).await;
    assert_eq!(count(&house, ada, "ran out of time"), 0);
    // A game that begins then knows nothing of it any more.
    let page = set(&house, ada, "holiday", "14 days").await;
    assert!(page.content().contains("0 days are left"), "{page:?}");
    house.pass(DAY).await;
    let page = set(&house, ada, "holiday", "Not away").await;
    assert!(page.content().contains("13 days are left"), "{page:?}");
    house.pass(2).await.shows(ada, "ran out of time").await;
    house.end().await;
}
