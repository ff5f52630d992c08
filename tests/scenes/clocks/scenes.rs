//! Clocks as people meet them: commands, boards, flags.

use patt::catalog::CATALOG;
use patt::rules::Rng;
use patt::store::{Change, FailsAt, Failure, FaultKind, Store, TableChange};
use patt::table::{
    Against, ChannelId, ClockTerms, Opening, PersonId, Said, Table, TableId, TableTerms, Time,
    Venue,
};
use serde_json::json;

use crate::support::house::{House, buttons, content};

const MINUTE: i64 = 60_000;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;

#[tokio::test]
async fn a_flag_falls_and_the_other_wins() {
    let house = House::start(CATALOG).await;
    let (ada, bea) = (house.ada, house.bea);
    let options =
        json!({ "game": "chess", "opponent": bea.to_string(), "clock": "3 days", "side": "me" });
    let asked = house.command(ada, "play", options).await;
    assert!(asked.content().contains("3 days a move"), "{asked:?}");
    let board = house.press(bea, asked.message(), "Accept").await.shows(ada, "your move").await;
    assert!(content(&board).contains("3 days left (<t:"), "{board:#}");
    house.pass(2 * DAY).await;
    house.play(ada, "e4").await.shows(bea, "played e4").await;
    house.pass(3 * DAY - 1).await;
    assert!(!house.said(bea, "ran out of time"));
    let end = house.pass(2).await.shows(bea, "ran out of time").await;
    assert!(buttons(&end).contains(&"Rematch"), "{end:#}");
    let late = house.play(bea, "e5").await;
    assert!(late.is_private() && late.content().contains("no game going here"), "{late:?}");
    house.end().await;
}

#[tokio::test]
async fn a_late_move_does_not_count_even_if_nobody_looked_at_the_clock() {
    let house = House::start(CATALOG).await;
    let (ada, bea) = (house.ada, house.bea);
    let board = house.challenge("chess", json!({ "clock": "1 h a move" })).await;
    house.pass_unseen(HOUR).await;
    let late = house.play(ada, "e4").await;
    assert!(late.is_private() && late.content().contains("ran out"), "{late:?}");
    house.pass(0).await.shows(bea, "ran out of time").await;
    let again = house.press_stale(ada, &board, "Move").await;
    assert!(again.is_private() && again.content().contains("over"), "{again:?}");
    house.end().await;
}

#[tokio::test]
async fn a_bank_shrinks_by_what_a_move_takes_and_grows_by_the_increment() {
    let house = House::start(CATALOG).await;
    let (ada, bea) = (house.ada, house.bea);
    house.challenge("chess", json!({ "clock": "5+3" })).await;
    house.pass(MINUTE).await;
    let board = house.play(ada, "e4").await.shows(bea, "played e4").await;
    assert!(content(&board).contains("Ada 4 min 3 s"), "{board:#}");
    house.pass(5 * MINUTE).await.shows(bea, "Bea ran out of time: Ada wins").await;
    house.end().await;
}

#[tokio::test]
async fn a_period_passes_with_the_move_where_moves_are_open() {
    let house = House::start(CATALOG).await;
    let (ada, bea) = (house.ada, house.bea);
    let board = house.challenge("chess", json!({ "clock": "period 24 h" })).await;
    assert!(content(&board).contains("period ends <t:"), "{board:#}");
    house.pass(20 * HOUR).await;
    house.play(ada, "e4").await.shows(bea, "played e4").await;
    house.pass(24 * HOUR - 1).await;
    assert!(!house.said(bea, "ran out of time"));
    house.pass(1).await.shows(bea, "Bea ran out of time").await;
    house.end().await;
}

#[tokio::test]
async fn a_clock_of_the_machine_that_runs_backwards_takes_no_time() {
    let house = House::start(CATALOG).await;
    let (ada, bea) = (house.ada, house.bea);
    house.challenge("chess", json!({ "clock": "1 h a move" })).await;
    house.pass(HOUR / 2).await;
    house.pass(-HOUR).await;
    assert!(!house.said(ada, "ran out of time"));
    house.play(ada, "e4").await.shows(bea, "played e4").await;
    house.pass(HOUR - 1).await;
    assert!(!house.said(bea, "ran out of time"));
    house.end().await;
}

/// Five hundred games of somebody with himself whose periods have ended.
async fn overdue(store: &Store, channel: u64) {
    let line = CATALOG.find("chess").expect("it is there");
    let said = Said {
        against: Against::Alone,
        stranger: false,
        seats: None,
        side: None,
        clock: Some("period 1 h"),
        rated: None,
        options: None,
    };
    let terms = TableTerms::settle(line, said).expect("terms of chess");
    assert!(matches!(terms.clock, ClockTerms::Period { .. }));
    for id in 0..500 {
        let opening = Opening {
            id: TableId::of_bits(1000 + id),
            venue: Venue { guild: None, channel: ChannelId(channel) },
            host: PersonId(77),
            name: "Dan".into(),
            terms: terms.clone(),
            until: Time(1_800_000_000_000),
        };
        let begun = Time(1_800_000_000_000 - 2 * HOUR);
        let decided = Table::open(line, opening, begun, &mut Rng::new(id)).expect("it begins");
        let mut change = Change::at(begun);
        change.table = Some(TableChange::of(&decided));
        store.commit(change).await.expect("it is stored");
    }
}

#[tokio::test]
async fn five_hundred_overdue_games_at_start_hold_nobody_up_and_end_once() {
    let house = House::start(CATALOG).await;
    // Their boards go to a channel of their own.
    let channel = house.sandbox.add_channel("overdue");
    let house = house.restart_after(async |store| overdue(store, channel.0).await).await;
    let ada = house.ada;
    let options = json!({ "game": "chess", "computer": 1, "side": "me" });
    let (done, clicked) =
        tokio::join!(house.service.run_due(), house.command(ada, "play", options));
    assert_eq!(done.expect("the store works"), 500);
    assert!(clicked.content().contains("your move"), "{clicked:?}");
    assert_eq!(house.service.run_due().await.expect("the store works"), 0);
    house.end().await;
}

#[tokio::test]
async fn a_clock_is_not_late_by_a_minute_because_the_database_was_away_for_a_moment() {
    let house = House::start(CATALOG).await;
    let (ada, bea) = (house.ada, house.bea);
    house.challenge("chess", json!({ "clock": "5+3" })).await;
    house.play(ada, "e4").await.shows(bea, "played e4").await;
    house.pass(5 * MINUTE - 5_000).await;
    let since = house.since_now();
    for _ in 0..6 {
        house.pass_unseen(2_000).await;
        // The first look does not learn what is due, the second cannot write that it was done.
        house.fail_writes(Some(Failure { kind: FaultKind::Away, at: FailsAt::Statement }));
        house.service.tick().await;
        house.service.tick().await;
        house.fail_writes(None);
    }
    house.pass(2_000).await;
    let told = |message: &serde_json::Value| content(message).contains("Bea ran out of time");
    assert!(since.shown(ada, told).is_some(), "{:#?}", house.sandbox.messages(house.channel, ada));
    house.end().await;
}
