//! The lobby of a game for more than two.

use insta::assert_snapshot;

use crate::rules::Seat;
use crate::show::testing::{ADA, BEA, CID, DAN, Setup, Staged};
use crate::table::Intent;

fn four() -> Staged {
    Setup::of("tile-chess").anyone().seats(4).open()
}

#[test]
fn a_lobby_fills() {
    assert_snapshot!(four().en(|p| p.invitation()), @"
    Tile Chess: 1 of 4 seats taken. Ada can start with 2 or more.
    White ○: Ada · free: Black ●, Red ▲, Blue ■ · sides as listed
    no clock · rated · expires ‹in 1 day›
    Table talk is welcome, but openly planning with one player against another is not.
    🟢[Join] ⚪[Leave] 🔵[Start] (off) ⚪[Change terms] ⚪[Close]
    ⚪[Add computer] ⚪[Remove a seat]
    ");
    assert_snapshot!(four().de(|p| p.invitation()), @"
    Tile Chess: 1 von 4 Plätzen besetzt. Ada kann ab 2 besetzten Plätzen starten.
    Weiß ○: Ada · frei: Schwarz ●, Rot ▲, Blau ■ · Farben fest
    ohne Zeitlimit · gewertet · läuft ab ‹in 1 day›
    Am Tisch darf geredet werden; offene Absprachen mit jemandem gegen andere sind unerwünscht.
    🟢[Mitspielen] ⚪[Verlassen] 🔵[Starten] (off) ⚪[Bedingungen ändern] ⚪[Schließen]
    ⚪[Computer hinzufügen] ⚪[Platz entfernen]
    ");
    let two = four().joins(BEA);
    assert_snapshot!(two.en(|p| p.invitation()), @"
    Tile Chess: 2 of 4 seats taken. Ada can start with 2 or more.
    White ○: Ada · Black ●: Bea · free: Red ▲, Blue ■ · sides as listed
    no clock · rated · expires ‹in 1 day›
    Table talk is welcome, but openly planning with one player against another is not.
    🟢[Join] ⚪[Leave] 🔵[Start] ⚪[Change terms] ⚪[Close]
    ⚪[Add computer] ⚪[Remove a seat]
    ");
    assert_snapshot!(two.de(|p| p.invitation()), @"
    Tile Chess: 2 von 4 Plätzen besetzt. Ada kann ab 2 besetzten Plätzen starten.
    Weiß ○: Ada · Schwarz ●: Bea · frei: Rot ▲, Blau ■ · Farben fest
    ohne Zeitlimit · gewertet · läuft ab ‹in 1 day›
    Am Tisch darf geredet werden; offene Absprachen mit jemandem gegen andere sind unerwünscht.
    🟢[Mitspielen] ⚪[Verlassen] 🔵[Starten] ⚪[Bedingungen ändern] ⚪[Schließen]
    ⚪[Computer hinzufügen] ⚪[Platz entfernen]
    ");
    let full = two.joins(CID).joins(DAN);
    assert_snapshot!(full.en(|p| p.invitation()), @"
    Tile Chess: 4 of 4 seats taken. Ada can start with 2 or more.
    White ○: Ada · Black ●: Bea · Red ▲: Cid · Blue ■: Dan · sides as listed
    no clock · rated · expires ‹in 1 day›
    Table talk is welcome, but openly planning with one player against another is not.
    🟢[Join] (off) ⚪[Leave] 🔵[Start] ⚪[Change terms] ⚪[Close]
    ⚪[Add computer] (off) ⚪[Remove a seat]
    ");
    assert_snapshot!(full.de(|p| p.invitation()), @"
    Tile Chess: 4 von 4 Plätzen besetzt. Ada kann ab 2 besetzten Plätzen starten.
    Weiß ○: Ada · Schwarz ●: Bea · Rot ▲: Cid · Blau ■: Dan · Farben fest
    ohne Zeitlimit · gewertet · läuft ab ‹in 1 day›
    Am Tisch darf geredet werden; offene Absprachen mit jemandem gegen andere sind unerwünscht.
    🟢[Mitspielen] (off) ⚪[Verlassen] 🔵[Starten] ⚪[Bedingungen ändern] ⚪[Schließen]
    ⚪[Computer hinzufügen] (off) ⚪[Platz entfernen]
    ");
}

#[test]
fn computers_sit_in_it() {
    let one = four().joins(BEA).does(ADA, &Intent::SeatComputer { level: 2 });
    assert_snapshot!(one.en(|p| p.invitation()), @"
    Tile Chess: 3 of 4 seats taken. Ada can start with 2 or more.
    White ○: Ada · Black ●: Bea · Red ▲: Computer (level 2) · free: Blue ■ · sides as listed
    no clock · casual · expires ‹in 1 day›
    Table talk is welcome, but openly planning with one player against another is not.
    🟢[Join] ⚪[Leave] 🔵[Start] ⚪[Change terms] ⚪[Close]
    ⚪[Add computer] ⚪[Remove a seat]
    ");
    let two = one.does(ADA, &Intent::SeatComputer { level: 2 });
    assert_snapshot!(two.en(|p| p.invitation()), @"
    Tile Chess: 4 of 4 seats taken. Ada can start with 2 or more.
    White ○: Ada · Black ●: Bea · Red ▲: Computer (level 2) · Blue ■: Computer (level 2) · sides as listed
    no clock · casual · expires ‹in 1 day›
    Table talk is welcome, but openly planning with one player against another is not.
    🟢[Join] (off) ⚪[Leave] 🔵[Start] ⚪[Change terms] ⚪[Close]
    ⚪[Add computer] (off) ⚪[Remove a seat]
    ");
    assert_snapshot!(two.de(|p| p.invitation()), @"
    Tile Chess: 4 von 4 Plätzen besetzt. Ada kann ab 2 besetzten Plätzen starten.
    Weiß ○: Ada · Schwarz ●: Bea · Rot ▲: Computer (Stufe 2) · Blau ■: Computer (Stufe 2) · Farben fest
    ohne Zeitlimit · ungewertet · läuft ab ‹in 1 day›
    Am Tisch darf geredet werden; offene Absprachen mit jemandem gegen andere sind unerwünscht.
    🟢[Mitspielen] (off) ⚪[Verlassen] 🔵[Starten] ⚪[Bedingungen ändern] ⚪[Schließen]
    ⚪[Computer hinzufügen] (off) ⚪[Platz entfernen]
    ");
}

#[test]
fn seats_are_drawn_or_listed() {
    let listed = Setup::of("tile-chess").anyone().seats(3).options("seats as listed, fast");
    assert_snapshot!(listed.clone().open().en(|p| p.invitation()), @"
    Tile Chess: 1 of 3 seats taken. Ada can start with 2 or more.
    White ○: Ada · free: Black ●, Red ▲ · sides as listed
    Fast set · no clock · rated · expires ‹in 1 day›
    Table talk is welcome, but openly planning with one player against another is not.
    🟢[Join] ⚪[Leave] 🔵[Start] (off) ⚪[Change terms] ⚪[Close]
    ⚪[Add computer] ⚪[Remove a seat]
    ");
    assert_snapshot!(listed.open().de(|p| p.invitation()), @"
    Tile Chess: 1 von 3 Plätzen besetzt. Ada kann ab 2 besetzten Plätzen starten.
    Weiß ○: Ada · frei: Schwarz ●, Rot ▲ · Farben fest
    Schneller Satz · ohne Zeitlimit · gewertet · läuft ab ‹in 1 day›
    Am Tisch darf geredet werden; offene Absprachen mit jemandem gegen andere sind unerwünscht.
    🟢[Mitspielen] ⚪[Verlassen] 🔵[Starten] (off) ⚪[Bedingungen ändern] ⚪[Schließen]
    ⚪[Computer hinzufügen] ⚪[Platz entfernen]
    ");
    let two = Setup::of("tile-chess").anyone().seats(2).open();
    assert_snapshot!(two.en(|p| p.invitation()), @"
    Tile Chess: 1 of 2 seats taken. Ada can start with 2 or more.
    White ○: Ada · free: Black ● · sides as listed
    no clock · rated · expires ‹in 1 day›
    🟢[Join] ⚪[Leave] 🔵[Start] (off) ⚪[Change terms] ⚪[Close]
    ⚪[Add computer] ⚪[Remove a seat]
    ");
}

#[test]
fn six_may_sit() {
    let six = Setup::of("tile-chess").anyone().clock("1 day a move").options("blood lust").open();
    assert_snapshot!(six.en(|p| p.invitation()), @"
    Tile Chess: 1 of 6 seats taken. Ada can start with 2 or more.
    White ○: Ada · free: Black ●, Red ▲, Blue ■, Green ✚, Yellow ◆ · sides as listed
    Blood Lust · Sudden Death · 1 day a move · rated · expires ‹in 1 day›
    Table talk is welcome, but openly planning with one player against another is not.
    🟢[Join] ⚪[Leave] 🔵[Start] (off) ⚪[Change terms] ⚪[Close]
    ⚪[Add computer] ⚪[Remove a seat]
    ");
}

#[test]
fn a_seat_is_named_on_a_button() {
    let labels = |staged: &Staged| -> Vec<String> {
        Seat::all(4).map(|seat| staged.en(|p| p.seat_label(seat))).collect()
    };
    assert_snapshot!(labels(&four().joins(BEA)).join("\n"), @"
    White: Ada
    Black: Bea
    Red: free, take away
    Blue: free, take away
    ");
    let odd = Setup::of("tile-chess").named("**Ada** the very long named person", "").anyone();
    assert_snapshot!(labels(&odd.seats(4).open()).join("\n"), @"
    White: **Ada** the very long named per…
    Black: free, take away
    Red: free, take away
    Blue: free, take away
    ");
    assert_snapshot!(four().de(|p| p.seat_label(Seat(2))), @"Rot: frei, entfernen");
}
