//! The referee's message: own men, what was told, the clock, and what can be done.

use serde_json::json;

use super::{DAY, HOUR, PRIVATE, accepted, begin, letters, lines, moves, public, tries, view};
use crate::games::GAMES;
use crate::support::house::{House, buttons, content, id_of};

#[tokio::test]
async fn the_channel_reads_whose_period_it_is_and_nothing_else() {
    let house = House::start(GAMES).await;
    let board = begin(&house, json!({})).await;
    let text = content(&board);
    assert!(text.starts_with("Veil: Ada and Bea. It is <@"), "{text}");
    assert!(text.contains(":F>") && text.ends_with("until the end."), "{text}");
    assert_eq!(buttons(&board), ["My view", "Rules", "Resign"]);
    assert_eq!(board["attachments"], json!([]));
    assert_eq!(board["mentions"].as_array().map(Vec::len), Some(1), "{board:#}");
    let ids = board["components"].to_string();
    assert!(!ids.contains(".q") && !ids.contains(".p"), "{ids}");
    // A bystander is told no more.
    let told = house.press(house.cid, &board, "My view").await;
    assert!(told.is_private() && told.content().contains(PRIVATE), "{told:?}");
    assert_eq!(told.message()["attachments"], json!([]));
    let resigned = house.press(house.cid, &board, "Resign").await;
    assert!(
        resigned.is_private()
            && resigned.content().contains("between Ada and Bea; it stays private"),
        "{resigned:?}"
    );
    house.end().await;
}

#[tokio::test]
async fn a_player_sees_his_men_what_was_told_and_what_he_can_do() {
    let house = House::start(GAMES).await;
    let (ada, bea) = (house.ada, house.bea);
    begin(&house, json!({})).await;
    let own = view(&house, ada).await;
    assert!(content(&own).starts_with("Referee to Ada: it is your period in Veil"), "{own:#}");
    assert!(content(&own).contains("Enemy men: 3."), "{own:#}");
    let row = ["Try a move", "Type a try", "Any capture?", "All announcements", "Resign"];
    assert_eq!(buttons(&own)[..5], row);
    assert_eq!(own["attachments"][0]["filename"], "board.png");
    let alt = own["attachments"][0]["description"].as_str().unwrap_or_default();
    assert!(alt.contains("your pieces only") && !alt.contains("Black:"), "{alt}");
    let others = view(&house, bea).await;
    assert!(content(&others).contains("it is Ada's period"), "{others:#}");
    assert_eq!(buttons(&others)[..2], ["All announcements", "Resign"]);

    // The question has a button of its own, once a turn.
    let asked = house.press(ada, &own, "Any capture?").await;
    assert_eq!(asked.id(), Some(id_of(&own)), "the message changes in its place");
    let told = asked.content().to_owned();
    assert!(told.contains("Your last try: any. ") && told.contains("can be taken."), "{told}");
    assert!(!buttons(asked.message()).contains(&"Any capture?"), "{asked:?}");

    let (refused, text) = moves(&house, ada).await;
    assert!(!refused.is_empty(), "the referee refuses something here");
    let own = view(&house, ada).await;
    assert!(content(&own).contains("is accepted. The period ends <t:"), "{own:#}");
    assert!(content(&own).contains(&format!("Your last try: {text}. A move was made.")), "{own:#}");
    assert!(!buttons(&own).contains(&"Try a move"), "{own:#}");
    let again = house.play(ada, &text).await;
    assert!(again.is_private() && again.content().contains("accepted"), "{again:?}");
    assert_eq!(content(&view(&house, bea).await), content(&others), "nothing has changed for her");

    // It can be called up again at any time, after a restart too.
    let house = house.restart().await;
    assert_eq!(content(&view(&house, ada).await), content(&own));
    house.pass(DAY).await;
    let next = view(&house, bea).await;
    let head = lines(&next);
    assert!(head[0].contains("it is your period"), "{next:#}");
    let told = head[1];
    assert!(told.starts_with("Told: Something can") || told.starts_with("Told: Nothing can"));
    assert!(told.contains("Illegal; try again.") && told.contains("A move was made."), "{told}");
    house.end().await;
}

#[tokio::test]
async fn tries_are_picked_typed_and_sent_and_all_end_in_the_same_message() {
    let house = House::start(GAMES).await;
    let ada = house.ada;
    begin(&house, json!({})).await;
    let own = view(&house, ada).await;
    let place = id_of(&own);
    // Picked: every step stands in the place of the referee's message.
    let mut step = house.press(ada, &own, "Try a move").await;
    for _ in 0..2 {
        assert_eq!(step.id(), Some(place), "{step:?}");
        assert!(buttons(step.message()).contains(&"My view"), "{step:?}");
        let labels = buttons(step.message());
        let Some(label) = labels
            .iter()
            .find(|label| label.len() <= 5 && label.contains(|c: char| c.is_ascii_digit()))
        else {
            break;
        };
        step = house.press(ada, step.message(), label).await;
    }
    assert!(step.content().starts_with("Referee to Ada"), "{step:?}");
    assert_eq!(step.id(), Some(place), "{step:?}");

    // Sent by the form: the same place again.
    let house = House::start(GAMES).await;
    let ada = house.ada;
    begin(&house, json!({})).await;
    let own = view(&house, ada).await;
    let form = house.press(ada, &own, "Type a try").await;
    let id = form.form()["custom_id"].as_str().expect("a form has an id");
    assert!(id.contains(".q0"), "{id}");
    let sent = house.submit(ada, form.form(), json!({ "t": "b9b9" })).await;
    assert!(sent.content().contains("\"b9b9\""), "{sent:?}");
    assert!(buttons(sent.message()).contains(&"Try a move"), "{sent:?}");

    // Typed: what cannot even be tried is no act, so the own count stays.
    let junk = house.play(ada, "a1a1").await;
    assert!(junk.is_private() && junk.content().contains("you cannot try that now"), "{junk:?}");
    assert!(junk.message()["components"].to_string().contains(".q0"), "{junk:?}");
    let any = house.play(ada, "any").await;
    assert!(any.message()["components"].to_string().contains(".q1"), "{any:?}");
    house.end().await;
}

#[tokio::test]
async fn stale_and_double_presses_show_how_it_stands() {
    let house = House::start(GAMES).await;
    let ada = house.ada;
    begin(&house, json!({})).await;
    let first = view(&house, ada).await;
    let second = view(&house, ada).await;
    let asked = house.press(ada, &first, "Any capture?").await;
    // The same button once more: the answer again, and nothing happens twice.
    let again = house.press(ada, &second, "Any capture?").await;
    assert_eq!(again.content(), asked.content());
    // Another button of before.
    let third = view(&house, ada).await;
    moves(&house, ada).await;
    let stale = house.press(ada, &third, "Try a move").await;
    assert!(stale.content().contains("has moved on"), "{stale:?}");
    assert!(stale.content().contains("is accepted"), "{stale:?}");
    house.end().await;
}

#[tokio::test]
async fn a_period_that_passes_without_a_move_is_forfeited() {
    let house = House::start(GAMES).await;
    let (ada, bea) = (house.ada, house.bea);
    begin(&house, json!({})).await;
    house.pass(DAY - 1).await;
    assert_eq!(public(&house).len(), 2);
    let house = house.restart().await;
    let end = house.pass(1).await.shows(bea, "resigned").await;
    assert!(buttons(&end).contains(&"Rematch"), "{end:#}");
    let late = house.play(ada, "any").await;
    assert!(late.content().contains("no game going here"), "{late:?}");
    house.end().await;
}

#[tokio::test]
async fn periods_run_by_the_calendar_however_late_the_house_looks() {
    let house = House::start(GAMES).await;
    let (ada, bea) = (house.ada, house.bea);
    let board = begin(&house, json!({})).await;
    let until = |text: &str| -> i64 {
        let from = text.find("<t:").expect("a moment") + 3;
        text[from..].split(':').next().and_then(|at| at.parse().ok()).expect("a number")
    };
    let first = until(content(&board));
    moves(&house, ada).await;
    // Nobody looks for five minutes after the end.
    house.pass_unseen(DAY + 5 * 60_000).await;
    let next = house.pass(0).await.shows(bea, &format!("It is <@{bea}>")).await;
    assert_eq!(until(content(&next)) - first, DAY / 1000);
    house.end().await;
}

#[tokio::test]
async fn at_once_the_turn_passes_with_the_move() {
    let house = House::start(GAMES).await;
    let (ada, bea) = (house.ada, house.bea);
    begin(&house, json!({ "options": "handover at_once" })).await;
    let begun = house.since_now();
    let (_, text) = moves(&house, ada).await;
    begun.shows(bea, &format!("It is <@{bea}>")).await;
    let own = view(&house, ada).await;
    assert!(content(&own).contains("it is Bea's period"), "{own:#}");
    assert!(content(&own).contains(&format!("Your last try: {text}.")), "{own:#}");
    assert!(content(&view(&house, bea).await).contains("A move was made."));
    house.end().await;
}

#[tokio::test]
async fn against_the_computer_nobody_waits() {
    let house = House::start(GAMES).await;
    let ada = house.ada;
    let terms = json!({ "game": "veil", "computer": 1, "side": "me" });
    house.command(ada, "play", terms).await;
    let own = view(&house, ada).await;
    assert!(!content(&own).contains("<t:"), "there is no clock: {own:#}");
    for text in tries(&house, ada).await {
        let tried = house.play(ada, &text).await;
        if accepted(&tried) {
            house.quiet().await;
            break;
        }
    }
    let own = view(&house, ada).await;
    assert!(content(&own).contains("it is your period"), "{own:#}");
    assert!(content(&own).contains("Told: "), "{own:#}");
    house.end().await;
}

#[tokio::test]
async fn who_wants_letters_gets_a_view_when_the_period_begins() {
    let house = House::start(GAMES).await;
    let (ada, bea) = (house.ada, house.bea);
    super::set(&house, bea, "pings", "Direct message").await;
    begin(&house, json!({})).await;
    moves(&house, ada).await;
    house.quiet().await;
    assert_eq!(letters(&house, bea).len(), 0, "not before the period ends");
    let letter = house.pass(DAY).await.writes(bea, "it is your period").await;
    assert!(content(&letter).contains("A move was made."), "{letter:#}");
    assert_eq!(letter["attachments"][0]["filename"], "board.png");
    // It is played from there as well.
    let tried = house.press(bea, &letter, "Any capture?").await;
    assert_eq!(tried.id(), Some(id_of(&letter)));
    assert!(tried.content().contains("Your last try: any."), "{tried:?}");
    house.end().await;
}

#[tokio::test]
async fn a_refused_letter_sends_nothing_hidden_to_the_channel() {
    let house = House::start(GAMES).await;
    let (ada, bea) = (house.ada, house.bea);
    super::set(&house, bea, "pings", "Direct message").await;
    house.sandbox.takes_messages(bea, false);
    begin(&house, json!({})).await;
    moves(&house, ada).await;
    let told = house.pass(DAY).await.shows(house.cid, "the referee has news").await;
    assert!(content(&told).starts_with(&format!("<@{bea}>")), "{told:#}");
    assert_eq!(told["attachments"], json!([]));
    let own = house.press(bea, &told, "My view").await;
    assert!(own.is_private() && own.content().contains("A move was made."), "{own:?}");
    house.end().await;
}

#[tokio::test]
async fn all_announcements_are_there_period_by_period() {
    let house = House::start(GAMES).await;
    let (ada, bea) = (house.ada, house.bea);
    begin(&house, json!({})).await;
    let (_, text) = moves(&house, ada).await;
    house.pass(DAY).await.shows(bea, &format!("It is <@{bea}>")).await;
    let list = house.press(ada, &view(&house, ada).await, "All announcements").await;
    let said = crate::support::house::embed(list.message());
    assert!(said.contains("Period 1") && said.contains(&format!("You tried {text}.")), "{said}");
    let back = house.press(ada, list.message(), "My view").await;
    assert!(back.content().starts_with("Referee to Ada"), "{back:?}");
    let list = house.press(bea, &view(&house, bea).await, "All announcements").await;
    let said = crate::support::house::embed(list.message()).to_owned();
    assert!(said.contains("A move was made.") && !said.contains(&text), "{said}");
    assert!(!tries(&house, bea).await.is_empty());
    house.end().await;
}

#[tokio::test]
async fn reminders_come_by_direct_message_alone_and_not_after_the_move() {
    for moves_early in [false, true] {
        let house = House::start(GAMES).await;
        let ada = house.ada;
        begin(&house, json!({})).await;
        if moves_early {
            moves(&house, ada).await;
        }
        house.quiet().await;
        let before = public(&house).len();
        let late = house.pass(DAY * 3 / 4 + HOUR).await;
        if moves_early {
            assert_eq!(letters(&house, ada).len(), 0);
        } else {
            late.writes(ada, "Veil").await;
        }
        assert_eq!(public(&house).len(), before, "the channel hears nothing of it");
        house.end().await;
    }
}

#[tokio::test]
async fn no_answer_of_the_referee_comes_sooner_than_another() {
    let house = House::deliberate(GAMES).await;
    let ada = house.ada;
    begin(&house, json!({})).await;
    let mut texts: Vec<_> = ["xyzzy", "b9b9", "a1a1", "any", "any"].map(str::to_owned).into();
    texts.extend(tries(&house, ada).await);
    for text in texts {
        let asked = std::time::Instant::now();
        let replied = house.play(ada, &text).await;
        assert!(asked.elapsed() >= std::time::Duration::from_millis(60), "{text}: {replied:?}");
        if content(replied.message()).contains("is accepted") {
            house.end().await;
            return;
        }
    }
    panic!("nothing was accepted");
}
