//! What people settle between them around a game: claims, terms, what is shown to all, rights.
//! Played as people play it, in a sandbox.

use crate::support::house::{House, buttons, content, id_of};
use patt::catalog::CATALOG;
use patt::sandbox::{Id, Replied};
use serde_json::{Value, json};

#[tokio::test]
async fn a_draw_is_claimed_after_an_announced_move() {
    let house = House::start(CATALOG).await;
    let (ada, bea) = (house.ada, house.bea);
    let mut board = house.challenge("chess", json!({})).await;
    assert!(!buttons(&board).contains(&"Claim after a move"));
    for (who, text) in [
        (ada, "Nf3"),
        (bea, "Nf6"),
        (ada, "Ng1"),
        (bea, "Ng8"),
        (ada, "Nf3"),
        (bea, "Nf6"),
        (ada, "Ng1"),
    ] {
        board = house.play(who, text).await.shows(bea, &format!("played {text}")).await;
    }
    // The position stands for the third time only after the knight's way back.
    assert!(!content(&board).contains("may claim"), "{board:#}");
    let other = house.press(ada, &board, "Claim after a move").await;
    assert!(other.content().contains("not yours"), "{other:?}");
    let picker = house.press(bea, &board, "Claim after a move").await;
    assert!(picker.is_private(), "{picker:?}");
    assert_eq!(buttons(picker.message()), ["Ng8", "Close"]);
    let question = house.press(bea, picker.message(), "Ng8").await;
    assert!(question.content().contains("after Ng8"), "{question:?}");
    assert_eq!(buttons(question.message()), ["Claim after Ng8", "Back", "Close"]);
    let back = house.press(bea, question.message(), "Back").await;
    let question = house.press(bea, back.message(), "Ng8").await;
    let done = house.press(bea, question.message(), "Claim after Ng8").await;
    assert_eq!(done.replied, Replied::Noted, "the question goes away");
    let end = done.shows(ada, "Draw by threefold repetition").await;
    assert!(buttons(&end).contains(&"Rematch"));
    house.end().await;
}

/// Who was pinged last.
fn pinged(house: &House) -> Option<Id> {
    house.sandbox.pings().last().map(|ping| ping.person)
}

#[tokio::test]
async fn whoever_is_asked_may_propose_other_terms() {
    let house = House::start(CATALOG).await;
    let (ada, bea, cid) = (house.ada, house.bea, house.cid);
    let against = json!({ "game": "chess", "opponent": bea.to_string(), "side": "me" });
    let asked = house.command(ada, "play", against).await;
    let challenge = asked.message().clone();
    house.quiet().await;
    assert_eq!(buttons(&challenge), ["Accept", "Decline", "Change terms", "Withdraw"]);
    assert!(house.press(cid, &challenge, "Change terms").await.content().contains("Only"));

    // Both open the panel; Bea is faster.
    let late = house.press(ada, &challenge, "Change terms").await;
    assert!(late.content().contains("you play White"), "{late:?}");
    let panel = house.press(bea, &challenge, "Change terms").await;
    assert!(panel.is_private() && panel.content().contains("you play Black"), "{panel:?}");
    let panel = house.press(bea, panel.message(), "Opponent first").await;
    let form = house.press(bea, panel.message(), "Rules of this game").await;
    let bad = house.submit(bea, form.form(), json!({ "o": "size 6", "l": "" })).await;
    assert!(bad.content().contains("no option"), "{bad:?}");
    let form = house.press(bea, bad.message(), "Rules of this game").await;
    assert_eq!(
        form.form()["components"][0]["components"][0]["value"],
        "size 6",
        "the text is kept"
    );
    let panel = house.submit(bea, form.form(), json!({ "o": "960 518", "l": "" })).await;
    let panel = house.press(bea, panel.message(), "Rated").await;
    assert!(panel.content().contains("casual"), "{panel:?}");
    let house = house.restart().await;
    let sent = house.press(bea, panel.message(), "Propose these terms").await;
    assert_eq!(sent.replied, Replied::Noted, "the panel goes away");

    let told = sent.shows(ada, "proposes other terms").await;
    assert_eq!(pinged(&house), Some(ada));
    assert_eq!(buttons(&told), ["Show the challenge"]);
    house.quiet().await;
    let challenge = house.sandbox.message(id_of(&challenge));
    assert!(content(&challenge).contains("Bea challenges"), "{challenge:#}");
    assert!(content(&challenge).contains("Random sides"), "{challenge:#}");
    assert!(content(&challenge).contains("casual"), "{challenge:#}");
    let wrong = house.press(bea, &challenge, "Accept").await;
    assert!(wrong.is_private() && wrong.content().contains("for Ada"), "{wrong:?}");

    // What Ada had in her panel was made for terms that are no more.
    let stale = house.press(ada, late.message(), "Propose these terms").await;
    assert!(stale.content().contains("changed the terms"), "{stale:?}");
    house.press(ada, &challenge, "Accept").await.shows(ada, "your move").await;
    house.end().await;
}

#[tokio::test]
async fn the_host_of_an_open_seat_changes_its_terms() {
    let house = House::start(CATALOG).await;
    let (ada, bea) = (house.ada, house.bea);
    let open = house.command(ada, "play", json!({ "game": "chess" })).await;
    house.quiet().await;
    let wrong = house.press(bea, open.message(), "Change terms").await;
    assert!(wrong.content().contains("Only"), "{wrong:?}");
    let panel = house.press(ada, open.message(), "Change terms").await;
    assert!(panel.content().contains("rated"), "{panel:?}");
    let form = house.press(ada, panel.message(), "Rules of this game").await;
    let fen = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
    let panel = house.submit(ada, form.form(), json!({ "o": "", "l": fen })).await;
    assert!(panel.content().contains("cannot be rated"), "{panel:?}");
    let panel = house.press(ada, panel.message(), "Rated").await;
    let proposed = house.press(ada, panel.message(), "Propose these terms").await;
    let changed = proposed.shows(bea, fen).await;
    assert_eq!(changed["id"], open.message()["id"]);
    assert!(changed["attachments"][0].is_object(), "an unusual start is shown: {changed:#}");
    house.press(bea, &changed, "Join").await.shows(bea, "your move").await;
    // A second press on what was posted already.
    let again = house.command(ada, "play", json!({})).await;
    let panel = house.press(ada, again.message(), "Play the computer").await;
    let panel = house.choose(ada, panel.message(), "2").await;
    assert!(panel.content().contains("level 2"), "{panel:?}");
    let gone = house.press(ada, panel.message(), "Cancel").await;
    assert_eq!(gone.replied, Replied::Noted, "the panel goes away");
    house.end().await;
}

#[tokio::test]
async fn a_private_page_is_shown_to_all_without_paging() {
    let house = House::start(CATALOG).await;
    let (ada, bea) = (house.ada, house.bea);
    house.challenge("chess", json!({})).await;
    let resign = house.command(ada, "resign", json!({})).await;
    house.press(ada, resign.message(), "Yes, resign").await.shows(bea, "resigned").await;
    let title = |message: &Value| message["embeds"][0]["title"].as_str().unwrap().to_owned();
    for (command, options) in [
        ("leaderboard", json!({ "game": "chess" })),
        ("profile", json!({ "player": bea.to_string() })),
        ("rules", json!({ "game": "chess", "page": "knight" })),
    ] {
        let own = house.command(ada, command, options).await;
        assert!(own.is_private(), "{own:?}");
        let copy = house.press(ada, own.message(), "Post here").await;
        assert!(!copy.is_private(), "{copy:?}");
        assert_eq!(title(copy.message()), title(own.message()));
        assert_eq!(buttons(copy.message()), ["Open mine"], "{command}");
        let files = |message: &Value| message["attachments"].as_array().map(Vec::len);
        assert_eq!(files(copy.message()), files(own.message()), "{command}");
        let opened = house.press(bea, copy.message(), "Open mine").await;
        assert!(opened.is_private(), "{opened:?}");
        assert_eq!(title(opened.message()), title(own.message()));
        assert!(buttons(opened.message()).contains(&"Post here"), "{opened:?}");
    }
    house.end().await;
}
