//! The setup panel: what is chosen, what is wrong with it, what can be changed.

use insta::assert_snapshot;

use crate::catalog::CATALOG;
use crate::message::Message;
use crate::show::choices::offers;
use crate::show::panel::screen::{Panel, levels};
use crate::show::testing::{BEA, Setup, de, en};
use crate::table::{Against, Countered, Draft, SideWish};
use crate::words::Voice;

fn bea() -> Against {
    Against::Person { id: BEA, name: "Bea".to_owned() }
}

fn panel(voice: Voice<'_>, draft: &Draft) -> Message {
    Panel { catalog: CATALOG, voice, id: 7, draft }.message()
}

/// The words above the menus.
fn content(draft: &Draft) -> String {
    en(|voice| panel(voice, draft).content)
}

#[test]
fn nothing_is_chosen_yet() {
    let empty = Draft::new("", Against::Anyone);
    assert_snapshot!(en(|voice| panel(voice, &empty)), @"
    (private)
    New game: choose what to play.
    anyone may sit down · Sides by lot · rated
    ▾[Which game] Chess · Xiangqi · Starchess · StaleMate · Tile Chess · Secret Stallmate
    ▾[Whom to challenge] any person
    ▾[Which clock] no clock · 1 day a move · 2 days a move · 3 days a move · 7 days a move · 14 days a move · 1 day a move and a bank of 3 days · 10 days and 1 day more for every move · 3 days a move, weekends off (UTC) · 5+3 · 10+5 · 15+10 · 30+20 · 60+30 · 1 minute a move · 12 hours a move · periods of 1 day
    ⚪[Computer level] ⚪[Sides by lot] ⚪[Rated]
    🟢[Post it] (off) ⚪[Anyone] (off) ⚪[Cancel]
    ");
    assert_snapshot!(de(|voice| panel(voice, &empty)), @"
    (private)
    Neue Partie: Wähle, was du spielen möchtest.
    alle dürfen Platz nehmen · Seiten nach Los · gewertet
    ▾[Welches Spiel] Schach · Xiangqi · Starchess · StaleMate · Tile Chess · Secret Stallmate
    ▾[Wen herausfordern] any person
    ▾[Welche Uhr] ohne Uhr · 1 Tag je Zug · 2 Tage je Zug · 3 Tage je Zug · 7 Tage je Zug · 14 Tage je Zug · 1 Tag je Zug und 3 Tage Reserve · 10 Tage und je Zug 1 Tag dazu · 3 Tage je Zug, am Wochenende Pause (UTC) · 5+3 · 10+5 · 15+10 · 30+20 · 60+30 · 1 Minute je Zug · 12 Stunden je Zug · Fristen: 1 Tag
    ⚪[Stufe des Computers] ⚪[Seiten nach Los] ⚪[Gewertet]
    🟢[Posten] (off) ⚪[Alle] (off) ⚪[Abbrechen]
    ");
}

#[test]
fn a_game_is_chosen() {
    let chess = Draft::new("chess", bea());
    assert_snapshot!(en(|voice| panel(voice, &chess)), @"
    (private)
    New game: Chess
    Against @Bea · Sides by lot · rated
    ▾[Which game] **Chess** · Xiangqi · Starchess · StaleMate · Tile Chess · Secret Stallmate
    ▾[Whom to challenge] any person
    ▾[Which clock] no clock · 1 day a move · 2 days a move · 3 days a move · 7 days a move · 14 days a move · 1 day a move and a bank of 3 days · 10 days and 1 day more for every move · 3 days a move, weekends off (UTC) · 5+3 · 10+5 · 15+10 · 30+20 · 60+30 · 1 minute a move · 12 hours a move · periods of 1 day
    ⚪[Computer level] ⚪[Sides by lot] ⚪[Rated] ⚪[Rules of this game]
    🟢[Post it] ⚪[Anyone] ⚪[Cancel]
    ");
    assert_snapshot!(de(|voice| panel(voice, &chess)), @"
    (private)
    Neue Partie: Schach
    Gegen @Bea · Seiten nach Los · gewertet
    ▾[Welches Spiel] **Schach** · Xiangqi · Starchess · StaleMate · Tile Chess · Secret Stallmate
    ▾[Wen herausfordern] any person
    ▾[Welche Uhr] ohne Uhr · 1 Tag je Zug · 2 Tage je Zug · 3 Tage je Zug · 7 Tage je Zug · 14 Tage je Zug · 1 Tag je Zug und 3 Tage Reserve · 10 Tage und je Zug 1 Tag dazu · 3 Tage je Zug, am Wochenende Pause (UTC) · 5+3 · 10+5 · 15+10 · 30+20 · 60+30 · 1 Minute je Zug · 12 Stunden je Zug · Fristen: 1 Tag
    ⚪[Stufe des Computers] ⚪[Seiten nach Los] ⚪[Gewertet] ⚪[Regeln dieser Partie]
    🟢[Posten] ⚪[Alle] ⚪[Abbrechen]
    ");
    let tiles = Draft { seats: Some(4), ..Draft::new("tile-chess", Against::Anyone) };
    assert_snapshot!(en(|voice| panel(voice, &tiles)), @"
    (private)
    New game: Tile Chess
    anyone may sit down · Sides by lot · rated
    ▾[Which game] Chess · Xiangqi · Starchess · StaleMate · **Tile Chess** · Secret Stallmate
    ▾[Whom to challenge] any person
    ▾[Which clock] no clock · 1 day a move · 2 days a move · 3 days a move · 7 days a move · 14 days a move · 1 day a move and a bank of 3 days · 10 days and 1 day more for every move · 3 days a move, weekends off (UTC) · 5+3 · 10+5 · 15+10 · 30+20 · 60+30 · 1 minute a move · 12 hours a move · periods of 1 day
    ⚪[Computer level] ⚪[Sides by lot] ⚪[Rated] ⚪[Rules of this game] ⚪[4 seats]
    🟢[Post it] ⚪[Anyone] (off) ⚪[Cancel]
    ");
    let secret = Draft::new("secret-stallmate", Against::Anyone);
    assert_snapshot!(en(|voice| panel(voice, &secret)), @"
    (private)
    New game: Secret Stallmate
    anyone may sit down · Sides by lot · rated
    ▾[Which game] Chess · Xiangqi · Starchess · StaleMate · Tile Chess · **Secret Stallmate**
    ▾[Whom to challenge] any person
    ▾[Which clock] no clock · periods of 1 day
    ⚪[Computer level] ⚪[Sides by lot] ⚪[Rated] ⚪[Rules of this game]
    🟢[Post it] ⚪[Anyone] (off) ⚪[Cancel]
    ");
    let clock = Draft { clock: Some("3 days a move".to_owned()), ..chess };
    assert_snapshot!(en(|voice| panel(voice, &clock)), @"
    (private)
    New game: Chess
    Against @Bea · Sides by lot · rated
    ▾[Which game] **Chess** · Xiangqi · Starchess · StaleMate · Tile Chess · Secret Stallmate
    ▾[Whom to challenge] any person
    ▾[Which clock] no clock · 1 day a move · 2 days a move · **3 days a move** · 7 days a move · 14 days a move · 1 day a move and a bank of 3 days · 10 days and 1 day more for every move · 3 days a move, weekends off (UTC) · 5+3 · 10+5 · 15+10 · 30+20 · 60+30 · 1 minute a move · 12 hours a move · periods of 1 day
    ⚪[Computer level] ⚪[Sides by lot] ⚪[Rated] ⚪[Rules of this game]
    🟢[Post it] ⚪[Anyone] ⚪[Cancel]
    ");
}

#[test]
fn the_choices_are_said() {
    let chess = |against| Draft::new("chess", against);
    assert_snapshot!(content(&chess(Against::Anyone)), @"
    New game: Chess
    anyone may sit down · Sides by lot · rated
    ");
    assert_snapshot!(content(&chess(Against::Alone)), @"
    New game: Chess
    you move all sides · Sides by lot · casual
    ");
    assert_snapshot!(content(&chess(Against::Computer { level: 3 })), @"
    New game: Chess
    against the computer, level 3 · Sides by lot · casual
    ");
    let watch = Draft { options: "watch 5".to_owned(), ..chess(Against::Computer { level: 3 }) };
    assert_snapshot!(content(&watch), @r#"
    New game: Chess
    the computer plays itself, level 3; you watch · Sides by lot · options "watch 5" · casual
    "#);
    let casual = Draft { rated: false, side: SideWish::First, ..chess(bea()) };
    assert_snapshot!(content(&casual), @"
    New game: Chess
    Against @Bea · I move first · casual
    ");
    let options = Draft { options: "960 518".to_owned(), side: SideWish::Last, ..chess(bea()) };
    assert_snapshot!(content(&options), @r#"
    New game: Chess
    Against @Bea · Opponent first · options "960 518" · rated
    "#);
    assert_snapshot!(de(|voice| panel(voice, &options).content), @r#"
    Neue Partie: Schach
    Gegen @Bea · Mein Gegner zieht zuerst · Optionen "960 518" · gewertet
    "#);
    assert_snapshot!(de(|voice| panel(voice, &watch).content), @r#"
    Neue Partie: Schach
    der Computer spielt gegen sich, Stufe 3; du siehst zu · Seiten nach Los · Optionen "watch 5" · ungewertet
    "#);
    assert_snapshot!(de(|voice| panel(voice, &chess(Against::Alone)).content), @"
    Neue Partie: Schach
    du spielst alle Seiten · Seiten nach Los · ungewertet
    ");
}

#[test]
fn what_is_wrong_is_said() {
    let chess = Draft::new("chess", bea());
    let wrong = |draft: Draft| en(|voice| panel(voice, &draft).content);
    assert_snapshot!(wrong(Draft { options: "960 1000".to_owned(), ..chess.clone() }), @r#"
    New game: Chess
    Against @Bea · Sides by lot · options "960 1000" · rated
    "chess960 1000" is not possible in Chess; allowed: 0..959, random.
    "#);
    assert_snapshot!(wrong(Draft { options: "fen hello".to_owned(), ..chess.clone() }), @r#"
    New game: Chess
    Against @Bea · Sides by lot · options "fen hello" · rated
    This game cannot be rated: games with the option fen do not count. Leave rated empty or choose casual.
    "#);
    assert_snapshot!(wrong(Draft { options: "*bold* `x`".to_owned(), ..chess.clone() }), @r#"
    New game: Chess
    Against @Bea · Sides by lot · options "\*bold\* \`x\`" · rated
    There is no option "\*bold\* \`x\`" in Chess; see /rules for what there is.
    "#);
    assert_snapshot!(wrong(Draft { stranger: true, ..chess.clone() }), @"
    New game: Chess
    Against @Bea · Sides by lot · rated
    Another bot cannot be challenged; choose a person, or the computer with the option computer.
    ");
    assert_snapshot!(wrong(Draft { clock: Some("soon".to_owned()), ..chess.clone() }), @r#"
    New game: Chess
    Against @Bea · Sides by lot · rated
    "soon" is not a clock here; write something like none, 3 days a move, 5+3 or period 24 h.
    "#);
    assert_snapshot!(wrong(Draft { seats: Some(9), ..Draft::new("tile-chess", bea()) }), @"
    New game: Tile Chess
    Against @Bea · Sides by lot · rated
    Tile Chess is for 2 to 6 players; choose such a number of seats.
    ");
    let fen = Draft { options: "fen hello".to_owned(), ..chess };
    assert_snapshot!(de(|voice| panel(voice, &fen).content), @r#"
    Neue Partie: Schach
    Gegen @Bea · Seiten nach Los · Optionen "fen hello" · gewertet
    Diese Partie kann nicht gewertet werden: Partien mit der Option fen zählen nicht. Lass gewertet leer oder wähle ungewertet.
    "#);
}

#[test]
fn an_invitation_is_changed() {
    let staged = Setup::of("chess").clock("3 days a move").open();
    let record = staged.table.record();
    let amends = Countered { table: record.id, revision: 0 };
    let host = Draft::of_terms(&record.terms, true, amends);
    assert_snapshot!(en(|voice| panel(voice, &host)), @"
    (private)
    Other terms: Chess
    Against @Bea · I move first · rated
    ▾[Which clock] no clock · 1 day a move · 2 days a move · 3 days a move · 7 days a move · 14 days a move · 1 day a move and a bank of 3 days · 10 days and 1 day more for every move · 3 days a move, weekends off (UTC) · 5+3 · 10+5 · 15+10 · 30+20 · 60+30 · 1 minute a move · 12 hours a move · periods of 1 day
    ⚪[I move first] ⚪[Rated] ⚪[Rules of this game]
    🟢[Propose these terms] ⚪[Cancel]
    ");
    let guest = Draft::of_terms(&record.terms, false, amends);
    assert_snapshot!(en(|voice| panel(voice, &guest)), @"
    (private)
    Other terms: Chess
    Against @Bea · Opponent first · rated
    ▾[Which clock] no clock · 1 day a move · 2 days a move · 3 days a move · 7 days a move · 14 days a move · 1 day a move and a bank of 3 days · 10 days and 1 day more for every move · 3 days a move, weekends off (UTC) · 5+3 · 10+5 · 15+10 · 30+20 · 60+30 · 1 minute a move · 12 hours a move · periods of 1 day
    ⚪[Opponent first] ⚪[Rated] ⚪[Rules of this game]
    🟢[Propose these terms] ⚪[Cancel]
    ");
    assert_snapshot!(de(|voice| panel(voice, &guest).content), @"
    Andere Bedingungen: Schach
    Gegen @Bea · Mein Gegner zieht zuerst · gewertet
    ");
}

#[test]
fn a_level_is_chosen() {
    assert_snapshot!(en(|voice| levels(voice, 7)), @"
    (private)
    Which level shall the computer play?
    ⚪[Level 1] ⚪[Level 2] ⚪[Level 3] ⚪[Level 4]
    ⚪[Level 5] ⚪[Level 6] ⚪[Level 7] ⚪[Level 8]
    ⚪[Back] ⚪[Computer against computer]
    ");
    assert_snapshot!(de(|voice| levels(voice, 7)), @"
    (private)
    Auf welcher Stufe soll der Computer spielen?
    ⚪[Stufe 1] ⚪[Stufe 2] ⚪[Stufe 3] ⚪[Stufe 4]
    ⚪[Stufe 5] ⚪[Stufe 6] ⚪[Stufe 7] ⚪[Stufe 8]
    ⚪[Zurück] ⚪[Computer gegen Computer]
    ");
}

#[test]
fn options_are_completed() {
    let offered = |game: &str, typed: &str| {
        let info = CATALOG.find(game).expect("a game").info;
        let shown: Vec<_> = offers(info, typed).into_iter().map(|(shown, _)| shown).collect();
        shown.join(" · ")
    };
    assert_snapshot!(offered("chess", ""), @"960 · chess960 · fischer random · fen  · takebacks · watch");
    assert_snapshot!(offered("chess", "960, "), @"960, · 960, fen  · 960, takebacks · 960, watch");
    assert_snapshot!(offered("xiangqi", ""), @"repetition axf3 · repetition ban · repetition draw · repetition check_only · repetition free · limit 40 · limit 41 · limit 42 · limit 43 · limit 44 · limit 45 · limit 46 · limit 47 · limit 48 · limit 49 · fen  · takebacks · watch");
    assert_snapshot!(offered("starchess", ""), @"setup random · setup players · random · men  · fen  · takebacks · watch");
    assert_snapshot!(offered("stalemate", "size 6,"), @"size 6, · size 6, replace free · size 6, replace earned · size 6, pass allowed · size 6, may pass · size 6, scoring threats · size 6, scoring safety · size 6, scoring both · size 6, scoring pawns · size 6, scoring placed · size 6, takebacks · size 6, watch");
    assert_snapshot!(offered("tile-chess", "fast, t"), @"fast, turns 0 · fast, turns 1 · fast, turns 2 · fast, turns 3 · fast, turns 4 · fast, turns 5 · fast, turns 6 · fast, turns 7 · fast, turns 8 · fast, turns 9 · fast, threats asked · fast, threats always · fast, takebacks");
    assert_snapshot!(offered("secret-stallmate", "a"), @"any free · at once · anonymous");
}
