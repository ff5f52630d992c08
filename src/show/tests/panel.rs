//! The setup panel: what is chosen, what is wrong with it, what can be changed.

use insta::assert_snapshot;

use crate::catalog::CATALOG;
use crate::message::Message;
use crate::show::options::offers;
use crate::show::panel::screen::Panel;
use crate::show::panel::start::{learn, start};
use crate::show::testing::{BEA, Setup, de, en, spoken};
use crate::table::{Against, Countered, Draft, SideWish};
use crate::words::Voice;

fn bea() -> Against {
    Against::Person { id: BEA, name: "Bea".to_owned() }
}

fn panel(voice: Voice<'_>, draft: &Draft) -> Message {
    Panel { catalog: CATALOG, voice, id: 7, draft, unratable: None }.message()
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
    anyone may join · Random sides · rated
    ▾[Which game] Chess (The classic: checkmate your opponent's king.) · Xiangqi (Chinese chess: cannons that jump, a river, and generals confined to a palace.) · Starchess (Chess on a six-pointed star; first you set up your own back rank.) · StaleMate (Pieces are placed and never move; whoever threatens more enemy pieces at the end wins on points.) · Tile Chess (Two to six armies and no board: the pieces are tiles, and kings are captured.) · Secret Stallmate (You see only your own pieces; you and your partner aim for stalemate with many pieces left.)
    ▾[Who to challenge] any person
    ▾[Which clock] no clock · 1 day a move · 2 days a move · 3 days a move · 7 days a move · 14 days a move · 1 day a move and a bank of 3 days · 10 days and 1 day more for every move · 3 days a move, weekends off (UTC) · 5+3 · 10+5 · 15+10 · 30+20 · 60+30 · 1 minute a move · 12 hours a move · periods of 1 day
    ⚪[Random sides] ⚪[Rated]
    🟢[Post it] (off) ⚪[Anyone] (off) ⚪[Play the computer] ⚪[Cancel]
    ");
    assert_snapshot!(de(|voice| panel(voice, &empty)), @"
    (private)
    Neue Partie: Wähle, was du spielen möchtest.
    alle können mitspielen · Farben zufällig · gewertet
    ▾[Welches Spiel] Schach (Der Klassiker: Setze den gegnerischen König matt.) · Xiangqi (Chinesisches Schach mit springenden Kanonen, einem Fluss und Generälen im Palast.) · Starchess (Schach auf einem sechszackigen Stern; zuerst stellst du deine Grundreihe selbst auf.) · StaleMate (Figuren werden gesetzt und ziehen nie; wer am Ende mehr feindliche bedroht, gewinnt nach Punkten.) · Tile Chess (Zwei bis sechs Armeen ohne Brett: Die Figuren sind Plättchen, und Könige werden geschlagen.) · Secret Stallmate (Du siehst nur deine Figuren; zu zweit sucht ihr ein Patt mit möglichst vielen Figuren.)
    ▾[Wen herausfordern] any person
    ▾[Welche Bedenkzeit] ohne Zeitlimit · 1 Tag pro Zug · 2 Tage pro Zug · 3 Tage pro Zug · 7 Tage pro Zug · 14 Tage pro Zug · 1 Tag pro Zug + 3 Tage Reserve · 10 Tage + 1 Tag pro Zug · 3 Tage pro Zug, Wochenende frei (UTC) · 5+3 · 10+5 · 15+10 · 30+20 · 60+30 · 1 Minute pro Zug · 12 Stunden pro Zug · Zugfrist 1 Tag
    ⚪[Farben zufällig] ⚪[Gewertet]
    🟢[Posten] (off) ⚪[Offen für alle] (off) ⚪[Gegen den Computer] ⚪[Abbrechen]
    ");
}

#[test]
fn a_game_is_chosen() {
    let chess = Draft::new("chess", bea());
    assert_snapshot!(en(|voice| panel(voice, &chess)), @"
    (private)
    New game: Chess
    The classic: checkmate your opponent's king.
    Against @Bea · Random sides · rated
    ▾[Which game] **Chess** (The classic: checkmate your opponent's king.) · Xiangqi (Chinese chess: cannons that jump, a river, and generals confined to a palace.) · Starchess (Chess on a six-pointed star; first you set up your own back rank.) · StaleMate (Pieces are placed and never move; whoever threatens more enemy pieces at the end wins on points.) · Tile Chess (Two to six armies and no board: the pieces are tiles, and kings are captured.) · Secret Stallmate (You see only your own pieces; you and your partner aim for stalemate with many pieces left.)
    ▾[Who to challenge] any person
    ▾[Which clock] no clock · 1 day a move · 2 days a move · 3 days a move · 7 days a move · 14 days a move · 1 day a move and a bank of 3 days · 10 days and 1 day more for every move · 3 days a move, weekends off (UTC) · 5+3 · 10+5 · 15+10 · 30+20 · 60+30 · 1 minute a move · 12 hours a move · periods of 1 day
    ⚪[Random sides] ⚪[Rated] ⚪[Rules of this game]
    🟢[Post it] ⚪[Anyone] ⚪[Play the computer] ⚪[Cancel]
    ");
    assert_snapshot!(de(|voice| panel(voice, &chess)), @"
    (private)
    Neue Partie: Schach
    Der Klassiker: Setze den gegnerischen König matt.
    Gegen @Bea · Farben zufällig · gewertet
    ▾[Welches Spiel] **Schach** (Der Klassiker: Setze den gegnerischen König matt.) · Xiangqi (Chinesisches Schach mit springenden Kanonen, einem Fluss und Generälen im Palast.) · Starchess (Schach auf einem sechszackigen Stern; zuerst stellst du deine Grundreihe selbst auf.) · StaleMate (Figuren werden gesetzt und ziehen nie; wer am Ende mehr feindliche bedroht, gewinnt nach Punkten.) · Tile Chess (Zwei bis sechs Armeen ohne Brett: Die Figuren sind Plättchen, und Könige werden geschlagen.) · Secret Stallmate (Du siehst nur deine Figuren; zu zweit sucht ihr ein Patt mit möglichst vielen Figuren.)
    ▾[Wen herausfordern] any person
    ▾[Welche Bedenkzeit] ohne Zeitlimit · 1 Tag pro Zug · 2 Tage pro Zug · 3 Tage pro Zug · 7 Tage pro Zug · 14 Tage pro Zug · 1 Tag pro Zug + 3 Tage Reserve · 10 Tage + 1 Tag pro Zug · 3 Tage pro Zug, Wochenende frei (UTC) · 5+3 · 10+5 · 15+10 · 30+20 · 60+30 · 1 Minute pro Zug · 12 Stunden pro Zug · Zugfrist 1 Tag
    ⚪[Farben zufällig] ⚪[Gewertet] ⚪[Regeln dieser Partie]
    🟢[Posten] ⚪[Offen für alle] ⚪[Gegen den Computer] ⚪[Abbrechen]
    ");
    let tiles = Draft { seats: Some(4), ..Draft::new("tile-chess", Against::Anyone) };
    assert_snapshot!(en(|voice| panel(voice, &tiles)), @"
    (private)
    New game: Tile Chess
    Two to six armies and no board: the pieces are tiles, and kings are captured.
    anyone may join · Random sides · rated
    ▾[Which game] Chess (The classic: checkmate your opponent's king.) · Xiangqi (Chinese chess: cannons that jump, a river, and generals confined to a palace.) · Starchess (Chess on a six-pointed star; first you set up your own back rank.) · StaleMate (Pieces are placed and never move; whoever threatens more enemy pieces at the end wins on points.) · **Tile Chess** (Two to six armies and no board: the pieces are tiles, and kings are captured.) · Secret Stallmate (You see only your own pieces; you and your partner aim for stalemate with many pieces left.)
    ▾[Who to challenge] any person
    ▾[Which clock] no clock · 1 day a move · 2 days a move · 3 days a move · 7 days a move · 14 days a move · 1 day a move and a bank of 3 days · 10 days and 1 day more for every move · 3 days a move, weekends off (UTC) · 5+3 · 10+5 · 15+10 · 30+20 · 60+30 · 1 minute a move · 12 hours a move · periods of 1 day
    ⚪[Random sides] ⚪[Rated] ⚪[Rules of this game] ⚪[4 seats]
    🟢[Post it] ⚪[Anyone] (off) ⚪[Play the computer] ⚪[Cancel]
    ");
    let secret = Draft::new("secret-stallmate", Against::Anyone);
    assert_snapshot!(en(|voice| panel(voice, &secret)), @"
    (private)
    New game: Secret Stallmate
    You see only your own pieces; you and your partner aim for stalemate with many pieces left.
    anyone may join · Random sides · rated
    ▾[Which game] Chess (The classic: checkmate your opponent's king.) · Xiangqi (Chinese chess: cannons that jump, a river, and generals confined to a palace.) · Starchess (Chess on a six-pointed star; first you set up your own back rank.) · StaleMate (Pieces are placed and never move; whoever threatens more enemy pieces at the end wins on points.) · Tile Chess (Two to six armies and no board: the pieces are tiles, and kings are captured.) · **Secret Stallmate** (You see only your own pieces; you and your partner aim for stalemate with many pieces left.)
    ▾[Who to challenge] any person
    ▾[Which clock] periods of 5 minutes, a move ends its period · periods of 1 hour, a move ends its period · periods of 8 hours, a move ends its period · periods of 1 day · no clock · periods of 5 minutes · periods of 1 hour · periods of 8 hours
    ⚪[Random sides] ⚪[Rated] ⚪[Rules of this game]
    🟢[Post it] ⚪[Anyone] (off) ⚪[Play the computer] ⚪[Cancel]
    ");
    let clock = Draft { clock: Some("3 days a move".to_owned()), ..chess };
    assert_snapshot!(en(|voice| panel(voice, &clock)), @"
    (private)
    New game: Chess
    The classic: checkmate your opponent's king.
    Against @Bea · Random sides · rated
    ▾[Which game] **Chess** (The classic: checkmate your opponent's king.) · Xiangqi (Chinese chess: cannons that jump, a river, and generals confined to a palace.) · Starchess (Chess on a six-pointed star; first you set up your own back rank.) · StaleMate (Pieces are placed and never move; whoever threatens more enemy pieces at the end wins on points.) · Tile Chess (Two to six armies and no board: the pieces are tiles, and kings are captured.) · Secret Stallmate (You see only your own pieces; you and your partner aim for stalemate with many pieces left.)
    ▾[Who to challenge] any person
    ▾[Which clock] no clock · 1 day a move · 2 days a move · **3 days a move** · 7 days a move · 14 days a move · 1 day a move and a bank of 3 days · 10 days and 1 day more for every move · 3 days a move, weekends off (UTC) · 5+3 · 10+5 · 15+10 · 30+20 · 60+30 · 1 minute a move · 12 hours a move · periods of 1 day
    ⚪[Random sides] ⚪[Rated] ⚪[Rules of this game]
    🟢[Post it] ⚪[Anyone] ⚪[Play the computer] ⚪[Cancel]
    ");
}

#[test]
fn the_choices_are_said() {
    let chess = |against| Draft::new("chess", against);
    assert_snapshot!(content(&chess(Against::Anyone)), @"
    New game: Chess
    The classic: checkmate your opponent's king.
    anyone may join · Random sides · rated
    ");
    assert_snapshot!(content(&chess(Against::Alone)), @"
    New game: Chess
    The classic: checkmate your opponent's king.
    you play all sides · casual
    ");
    assert_snapshot!(content(&chess(Against::Computer { level: 3 })), @"
    New game: Chess
    The classic: checkmate your opponent's king.
    against the computer, level 3 (keen beginner, about 750 Elo) · Random sides · casual
    ");
    let watch = Draft { options: "watch 5".to_owned(), ..chess(Against::Computer { level: 3 }) };
    assert_snapshot!(content(&watch), @"
    New game: Chess
    The classic: checkmate your opponent's king.
    the computer plays itself, level 3; you watch · casual
    ");
    let casual = Draft { rated: false, side: SideWish::First, ..chess(bea()) };
    assert_snapshot!(content(&casual), @"
    New game: Chess
    The classic: checkmate your opponent's king.
    Against @Bea · you play White · casual
    ");
    let options = Draft { options: "960 518".to_owned(), side: SideWish::Last, ..chess(bea()) };
    assert_snapshot!(content(&options), @"
    New game: Chess
    The classic: checkmate your opponent's king.
    Against @Bea · you play Black · Chess960, position 518 · rated
    ");
    assert_snapshot!(de(|voice| panel(voice, &options).content), @"
    Neue Partie: Schach
    Der Klassiker: Setze den gegnerischen König matt.
    Gegen @Bea · du spielst Schwarz · Chess960, Stellung 518 · gewertet
    ");
    assert_snapshot!(de(|voice| panel(voice, &watch).content), @"
    Neue Partie: Schach
    Der Klassiker: Setze den gegnerischen König matt.
    der Computer spielt gegen sich selbst, Stufe 3; du siehst zu · ungewertet
    ");
    assert_snapshot!(de(|voice| panel(voice, &chess(Against::Alone)).content), @"
    Neue Partie: Schach
    Der Klassiker: Setze den gegnerischen König matt.
    du spielst alle Seiten · ungewertet
    ");
}

#[test]
fn what_is_wrong_is_said() {
    let chess = Draft::new("chess", bea());
    let wrong = |draft: Draft| en(|voice| panel(voice, &draft).content);
    assert_snapshot!(wrong(Draft { options: "960 1000".to_owned(), ..chess.clone() }), @r#"
    New game: Chess
    The classic: checkmate your opponent's king.
    Against @Bea · Random sides · options "960 1000" · rated
    "1000" is not possible for Chess960 in Chess; choose from 0–959, random.
    "#);
    assert_snapshot!(wrong(Draft { options: "fen hello".to_owned(), ..chess.clone() }), @"
    New game: Chess
    The classic: checkmate your opponent's king.
    Against @Bea · Random sides · Position: hello · rated
    This game cannot be rated: games with the option fen do not count. Leave rated empty or choose casual.
    ");
    assert_snapshot!(wrong(Draft { options: "*bold* `x`".to_owned(), ..chess.clone() }), @r#"
    New game: Chess
    The classic: checkmate your opponent's king.
    Against @Bea · Random sides · options "\*bold\* \`x\`" · rated
    There is no option "\*bold\* \`x\`" in Chess; /rules lists them.
    "#);
    assert_snapshot!(wrong(Draft { stranger: true, ..chess.clone() }), @"
    New game: Chess
    The classic: checkmate your opponent's king.
    Against @Bea · Random sides · rated
    Other bots cannot be challenged; choose a person, or the computer with the option computer.
    ");
    assert_snapshot!(wrong(Draft { clock: Some("soon".to_owned()), ..chess.clone() }), @r#"
    New game: Chess
    The classic: checkmate your opponent's king.
    Against @Bea · Random sides · rated
    "soon" is not a clock here; write something like none, 3 days a move, 5+3 or period 24 h.
    "#);
    assert_snapshot!(wrong(Draft { seats: Some(9), ..Draft::new("tile-chess", bea()) }), @"
    New game: Tile Chess
    Two to six armies and no board: the pieces are tiles, and kings are captured.
    Against @Bea · Random sides · rated
    Tile Chess is for 2 to 6 players; choose a number of seats that fits.
    ");
    let fen = Draft { options: "fen hello".to_owned(), ..chess };
    assert_snapshot!(de(|voice| panel(voice, &fen).content), @"
    Neue Partie: Schach
    Der Klassiker: Setze den gegnerischen König matt.
    Gegen @Bea · Farben zufällig · Stellung: hello · gewertet
    Diese Partie kann nicht gewertet werden: Partien mit der Option fen werden nicht gewertet. Lass „gewertet“ leer oder wähle „Ungewertet“.
    ");
}

#[test]
fn an_invitation_is_changed() {
    let staged = Setup::of("chess").clock("3 days a move").open();
    let record = staged.table.record();
    let amends = Countered { table: record.id, revision: 0, asked_by: None, lobby: false };
    let host = Draft::of_terms(&record.terms, amends);
    assert_snapshot!(en(|voice| panel(voice, &host)), @"
    (private)
    New terms: Chess
    Against @Bea · you play White · rated
    ▾[Which clock] no clock · 1 day a move · 2 days a move · **3 days a move** · 7 days a move · 14 days a move · 1 day a move and a bank of 3 days · 10 days and 1 day more for every move · 3 days a move, weekends off (UTC) · 5+3 · 10+5 · 15+10 · 30+20 · 60+30 · 1 minute a move · 12 hours a move · periods of 1 day
    ⚪[I move first] ⚪[Rated] ⚪[Rules of this game]
    🟢[Propose these terms] ⚪[Cancel]
    ");
    let amends = Countered { asked_by: Some(record.host), ..amends };
    let guest = Draft::of_terms(&record.terms, amends);
    assert_snapshot!(en(|voice| panel(voice, &guest)), @"
    (private)
    New terms: Chess
    Against @Ada · you play Black · rated
    ▾[Which clock] no clock · 1 day a move · 2 days a move · **3 days a move** · 7 days a move · 14 days a move · 1 day a move and a bank of 3 days · 10 days and 1 day more for every move · 3 days a move, weekends off (UTC) · 5+3 · 10+5 · 15+10 · 30+20 · 60+30 · 1 minute a move · 12 hours a move · periods of 1 day
    ⚪[Opponent first] ⚪[Rated] ⚪[Rules of this game]
    🟢[Propose these terms] ⚪[Cancel]
    ");
    let typed = Setup::of("chess").clock("7+3").open();
    let typed = Draft::of_terms(&typed.table.record().terms, amends);
    assert_snapshot!(en(|voice| panel(voice, &typed)), @"
    (private)
    New terms: Chess
    Against @Ada · you play Black · rated
    ▾[Which clock] **7+3** · no clock · 1 day a move · 2 days a move · 3 days a move · 7 days a move · 14 days a move · 1 day a move and a bank of 3 days · 10 days and 1 day more for every move · 3 days a move, weekends off (UTC) · 5+3 · 10+5 · 15+10 · 30+20 · 60+30 · 1 minute a move · 12 hours a move · periods of 1 day
    ⚪[Opponent first] ⚪[Rated] ⚪[Rules of this game]
    🟢[Propose these terms] ⚪[Cancel]
    ");
    assert_snapshot!(de(|voice| panel(voice, &guest).content), @"
    Neue Bedingungen: Schach
    Gegen @Ada · du spielst Schwarz · gewertet
    ");
}

/// Nobody moves to another seat there, so sides are not spoken of.
#[test]
fn in_a_lobby_only_what_can_change_is_offered() {
    let staged = Setup::of("tile-chess").anyone().seats(3).options("seats as listed").open();
    let record = staged.table.record();
    let amends = Countered { table: record.id, revision: 0, asked_by: None, lobby: true };
    let host = Draft::of_terms(&record.terms, amends);
    assert_snapshot!(en(|voice| panel(voice, &host)), @"
    (private)
    New terms: Tile Chess
    anyone may join · sides as listed · rated
    ▾[Which clock] **no clock** · 1 day a move · 2 days a move · 3 days a move · 7 days a move · 14 days a move · 1 day a move and a bank of 3 days · 10 days and 1 day more for every move · 3 days a move, weekends off (UTC) · 5+3 · 10+5 · 15+10 · 30+20 · 60+30 · 1 minute a move · 12 hours a move · periods of 1 day
    ⚪[Rated] ⚪[Rules of this game] ⚪[3 seats]
    🟢[Propose these terms] ⚪[Cancel]
    ");
    let begins = Draft {
        options: "seats as listed".to_owned(),
        seats: Some(3),
        ..Draft::new("tile-chess", Against::Anyone)
    };
    assert_snapshot!(en(|voice| panel(voice, &begins).content), @"
    New game: Tile Chess
    Two to six armies and no board: the pieces are tiles, and kings are captured.
    anyone may join · sides as listed · rated
    ");
}

#[test]
fn a_clock_is_marked_however_it_was_typed() {
    let marked = |game: &str, typed: &str| {
        let draft = Draft { clock: Some(typed.to_owned()), ..Draft::new(game, bea()) };
        let shown = en(|voice| panel(voice, &draft));
        let clocks = shown.lines().find_map(|line| line.strip_prefix("▾[Which clock] "));
        let chosen =
            clocks.and_then(|clocks| clocks.split(" · ").find(|clock| clock.contains("**")));
        chosen.unwrap_or_default().to_owned()
    };
    for (typed, expect) in [
        ("5 + 3", "**5+3**"),
        ("7+ 3", "**7+3**"),
        ("3 Tage pro Zug", "**3 days a move**"),
        ("soon", ""),
    ] {
        assert_eq!(marked("chess", typed), expect, "{typed}");
    }
    assert_eq!(marked("secret-stallmate", "5 min"), "**periods of 5 minutes**");
}

#[test]
fn what_to_play_is_asked_first() {
    assert_snapshot!(en(start), @"
    (private)
    What would you like to do?
    🔵[Play the computer] ⚪[Challenge someone] ⚪[Learn a game]
    ");
    assert_snapshot!(de(start), @"
    (private)
    Was möchtest du tun?
    🔵[Gegen den Computer] ⚪[Jemanden herausfordern] ⚪[Ein Spiel lernen]
    ");
    assert_snapshot!(en(|voice| learn(voice, CATALOG)), @"
    (private)
    Which game would you like to learn?
    **Chess**: The classic: checkmate your opponent's king.
    **Xiangqi**: Chinese chess: cannons that jump, a river, and generals confined to a palace.
    **Starchess**: Chess on a six-pointed star; first you set up your own back rank.
    **StaleMate**: Pieces are placed and never move; whoever threatens more enemy pieces at the end wins on points.
    **Tile Chess**: Two to six armies and no board: the pieces are tiles, and kings are captured.
    **Secret Stallmate**: You see only your own pieces; you and your partner aim for stalemate with many pieces left.
    ⚪[Chess] ⚪[Xiangqi] ⚪[Starchess]
    ⚪[StaleMate] ⚪[Tile Chess] ⚪[Secret Stallmate]
    ");
    assert_snapshot!(de(|voice| learn(voice, CATALOG).content), @"
    Welches Spiel möchtest du lernen?
    **Schach**: Der Klassiker: Setze den gegnerischen König matt.
    **Xiangqi**: Chinesisches Schach mit springenden Kanonen, einem Fluss und Generälen im Palast.
    **Starchess**: Schach auf einem sechszackigen Stern; zuerst stellst du deine Grundreihe selbst auf.
    **StaleMate**: Figuren werden gesetzt und ziehen nie; wer am Ende mehr feindliche bedroht, gewinnt nach Punkten.
    **Tile Chess**: Zwei bis sechs Armeen ohne Brett: Die Figuren sind Plättchen, und Könige werden geschlagen.
    **Secret Stallmate**: Du siehst nur deine Figuren; zu zweit sucht ihr ein Patt mit möglichst vielen Figuren.
    ");
}

#[test]
fn a_level_is_chosen_by_its_name() {
    let solo = Draft::new("chess", Against::Computer { level: 3 });
    assert_snapshot!(en(|voice| panel(voice, &solo)), @"
    (private)
    New game: Chess
    The classic: checkmate your opponent's king.
    against the computer, level 3 (keen beginner, about 750 Elo) · Random sides · casual
    ▾[Which game] **Chess** (The classic: checkmate your opponent's king.) · Xiangqi (Chinese chess: cannons that jump, a river, and generals confined to a palace.) · Starchess (Chess on a six-pointed star; first you set up your own back rank.) · StaleMate (Pieces are placed and never move; whoever threatens more enemy pieces at the end wins on points.) · Tile Chess (Two to six armies and no board: the pieces are tiles, and kings are captured.) · Secret Stallmate (You see only your own pieces; you and your partner aim for stalemate with many pieces left.)
    ▾[Computer level] 1: first games, about 250 Elo (For your very first games: it overlooks most of what happens.) · 2: beginner, about 450 Elo (Sees what a move brings at once, but rarely what you will do next.) · **3: keen beginner, about 750 Elo** (Looks at your replies, and still overlooks many of them.) · 4: casual player, about 1300 Elo (Sees most of your replies.) · 5: steady casual player, about 1550 Elo (Sees nearly all of your replies, and what comes of them.) · 6: club beginner, about 1800 Elo (Looks a few moves ahead, but is often inattentive.) · 7: club player, about 1900 Elo (Looks a few moves ahead and punishes obvious mistakes.) · 8: strong club player, about 2100 Elo (Looks further ahead and misses little.) · 9: tournament player, about 2400 Elo (Looks far ahead and rarely gives anything away.) · 10: full strength, about 2500 Elo (Plays as well as it can in the time it has.)
    ▾[Which clock] no clock · 1 day a move · 2 days a move · 3 days a move · 7 days a move · 14 days a move · 1 day a move and a bank of 3 days · 10 days and 1 day more for every move · 3 days a move, weekends off (UTC) · 5+3 · 10+5 · 15+10 · 30+20 · 60+30 · 1 minute a move · 12 hours a move · periods of 1 day
    ⚪[Random sides] ⚪[Computer against computer] ⚪[Rules of this game]
    🟢[Start] ⚪[Challenge someone] ⚪[Cancel]
    ");
    let first = Draft { side: SideWish::First, ..solo };
    assert_snapshot!(de(|voice| panel(voice, &first)), @"
    (private)
    Neue Partie: Schach
    Der Klassiker: Setze den gegnerischen König matt.
    gegen den Computer, Stufe 3 (eifriger Anfänger, etwa 750 Elo) · du spielst Weiß · ungewertet
    ▾[Welches Spiel] **Schach** (Der Klassiker: Setze den gegnerischen König matt.) · Xiangqi (Chinesisches Schach mit springenden Kanonen, einem Fluss und Generälen im Palast.) · Starchess (Schach auf einem sechszackigen Stern; zuerst stellst du deine Grundreihe selbst auf.) · StaleMate (Figuren werden gesetzt und ziehen nie; wer am Ende mehr feindliche bedroht, gewinnt nach Punkten.) · Tile Chess (Zwei bis sechs Armeen ohne Brett: Die Figuren sind Plättchen, und Könige werden geschlagen.) · Secret Stallmate (Du siehst nur deine Figuren; zu zweit sucht ihr ein Patt mit möglichst vielen Figuren.)
    ▾[Stufe des Computers] 1: erste Partien, etwa 250 Elo (Für die allerersten Partien: übersieht das meiste.) · 2: Anfänger, etwa 450 Elo (Sieht, was ein Zug sofort bringt, aber selten, was du vorhast.) · **3: eifriger Anfänger, etwa 750 Elo** (Achtet auf deine Antworten und übersieht doch viele davon.) · 4: Gelegenheitsspieler, etwa 1300 Elo (Sieht die meisten deiner Antworten.) · 5: geübter Gelegenheitsspieler, etwa 1550 Elo (Sieht fast alle deiner Antworten und was aus ihnen wird.) · 6: Vereinsanfänger, etwa 1800 Elo (Rechnet ein paar Züge voraus, ist aber oft unaufmerksam.) · 7: Vereinsspieler, etwa 1900 Elo (Rechnet ein paar Züge voraus und bestraft grobe Fehler.) · 8: starker Vereinsspieler, etwa 2100 Elo (Rechnet weiter voraus und übersieht wenig.) · 9: Turnierspieler, etwa 2400 Elo (Rechnet weit voraus und verschenkt selten etwas.) · 10: volle Stärke, etwa 2500 Elo (Spielt so stark, wie es die Bedenkzeit zulässt.)
    ▾[Welche Bedenkzeit] ohne Zeitlimit · 1 Tag pro Zug · 2 Tage pro Zug · 3 Tage pro Zug · 7 Tage pro Zug · 14 Tage pro Zug · 1 Tag pro Zug + 3 Tage Reserve · 10 Tage + 1 Tag pro Zug · 3 Tage pro Zug, Wochenende frei (UTC) · 5+3 · 10+5 · 15+10 · 30+20 · 60+30 · 1 Minute pro Zug · 12 Stunden pro Zug · Zugfrist 1 Tag
    ⚪[Ich ziehe zuerst] ⚪[Computer gegen Computer] ⚪[Regeln dieser Partie]
    🟢[Los geht’s] ⚪[Jemanden herausfordern] ⚪[Abbrechen]
    ");
    let levels = |voice: Voice<'_>| {
        let each = (1..=10)
            .map(|level| format!("{}: {}", voice.level_name(level), voice.level_about(level)));
        each.collect::<Vec<_>>().join("\n")
    };
    assert_snapshot!(en(levels), @"
    first games: For your very first games: it overlooks most of what happens.
    beginner: Sees what a move brings at once, but rarely what you will do next.
    keen beginner: Looks at your replies, and still overlooks many of them.
    casual player: Sees most of your replies.
    steady casual player: Sees nearly all of your replies, and what comes of them.
    club beginner: Looks a few moves ahead, but is often inattentive.
    club player: Looks a few moves ahead and punishes obvious mistakes.
    strong club player: Looks further ahead and misses little.
    tournament player: Looks far ahead and rarely gives anything away.
    full strength: Plays as well as it can in the time it has.
    ");
    assert_snapshot!(de(levels), @"
    erste Partien: Für die allerersten Partien: übersieht das meiste.
    Anfänger: Sieht, was ein Zug sofort bringt, aber selten, was du vorhast.
    eifriger Anfänger: Achtet auf deine Antworten und übersieht doch viele davon.
    Gelegenheitsspieler: Sieht die meisten deiner Antworten.
    geübter Gelegenheitsspieler: Sieht fast alle deiner Antworten und was aus ihnen wird.
    Vereinsanfänger: Rechnet ein paar Züge voraus, ist aber oft unaufmerksam.
    Vereinsspieler: Rechnet ein paar Züge voraus und bestraft grobe Fehler.
    starker Vereinsspieler: Rechnet weiter voraus und übersieht wenig.
    Turnierspieler: Rechnet weit voraus und verschenkt selten etwas.
    volle Stärke: Spielt so stark, wie es die Bedenkzeit zulässt.
    ");
}

/// What is shown and what is typed, a line each.
fn completed(language: &str, game: &str, typed: &str) -> String {
    let info = CATALOG.find(game).expect("a game").info;
    let offered = offers(spoken(language).plain(), info, typed).into_iter();
    offered.map(|(shown, typed)| format!("{shown} [{typed}]")).collect::<Vec<_>>().join("\n")
}

#[test]
fn options_are_completed_one_line_each_with_what_it_does() {
    assert_snapshot!(completed("en", "chess", ""), @"
    Chess960: Fischer random: the back ranks in another order, at random or by number (0 to 959). [960]
    Takebacks: moves may be taken back if all agree, even where the game is rated. [takebacks]
    Watch: the computer plays every side and you look on. [watch]
    ");
    assert_snapshot!(completed("en", "xiangqi", ""), @"
    Repetition: Perpetual check and chase lose, are refused, only check loses, a draw, or nothing. [repetition ban]
    Takebacks: moves may be taken back if all agree, even where the game is rated. [takebacks]
    Watch: the computer plays every side and you look on. [watch]
    ");
    assert_snapshot!(completed("en", "starchess", ""), @"
    Back ranks: Who arranges the back ranks: the players, placing pieces in turn, or chance. [setup random]
    Takebacks: moves may be taken back if all agree, even where the game is rated. [takebacks]
    Watch: the computer plays every side and you look on. [watch]
    ");
    assert_snapshot!(completed("en", "stalemate", "size 6,"), @r#"
    Board 6 × 6 [size 6]
    Replacing: Whether a pawn may replace any own piece, or only where a pawn could be placed. [size 6, replace earned]
    Must replace: Whoever can only replace must do so; with "pass allowed" they may pass. [size 6, pass allowed]
    Points: What counts beside the pawns kept: threats, safe pieces, both, the board, or nothing. [size 6, scoring safety]
    Takebacks: moves may be taken back if all agree, even where the game is rated. [size 6, takebacks]
    Watch: the computer plays every side and you look on. [size 6, watch]
    "#);
    assert_snapshot!(completed("en", "tile-chess", ""), @"
    Pawns: How many each seat has, 0 to 8. Usually 8 for two seats, 6 for three, 4 for more. [pawns 0]
    Fast set: One king, queen, rook, bishop and knight each; 3 pawns for two seats, else 4. [fast]
    Blood Lust: Whoever can capture must; in Mad Blood Lust, others lose a tile of their own. [blood lust]
    Friendly Fire: Own tiles, but not the king, may be captured too. [friendly fire]
    Sudden Death: No check is announced, and kings may be taken. Every clock brings this. [sudden death]
    Grid: Whether the picture shows the lines between cells. [grid]
    Layout: Players lay tiles in turn, or all but kings are dealt: a rectangle or spiral. [layout rectangle]
    Threats: Whether threats are told after every move, as checks are, or only on your own board. [threats always]
    Takebacks: moves may be taken back if all agree, even where the game is rated. [takebacks]
    Random seats: sides and turn order are drawn at the start. [random seats]
    Limit of 3 days a move: after that the others may end the game or let the computer play on. [limit 3 days]
    Watch: the computer plays every side and you look on. [watch]
    ");
    assert_snapshot!(completed("de", "tile-chess", ""), @"
    Bauern: 0 bis 8 pro Platz, weniger ist enger und schärfer; üblich 8 zu zweit, 6 zu dritt, sonst 4. [pawns 0]
    Schneller Satz: Je nur König, Dame, Turm, Läufer, Springer; 3 Bauern zu zweit, sonst 4. [fast]
    Blutrausch: Wer schlagen kann, muss; im Wilden verliert ein Plättchen, wer nicht kann. [blood lust]
    Friendly Fire: Auch eigene Plättchen dürfen geschlagen werden, nur der König nicht. [friendly fire]
    Sudden Death: Nichts wird angesagt, Könige können geschlagen werden. Gilt bei jeder Bedenkzeit. [sudden death]
    Gitter: Ob das Bild die Linien zwischen den Feldern zeigt. [grid]
    Aufbau: Ob reihum gelegt wird oder alles außer den Königen per Zufall: Rechteck, Spirale. [layout rectangle]
    Drohungen: Ob sie nach jedem Zug angesagt werden wie Schach oder nur auf deinem Brett stehen. [threats always]
    Zugrücknahme: Züge können zurückgenommen werden, wenn alle zustimmen, auch in gewerteten Partien. [takebacks]
    Zufällige Plätze: Farben und Reihenfolge werden am Anfang ausgelost. [random seats]
    Höchstens 3 Tage pro Zug: Danach können die anderen die Partie beenden oder den Computer weiterspielen lassen. [limit 3 days]
    Zuschauen: Der Computer spielt alle Seiten, und du siehst zu. [watch]
    ");
    assert_snapshot!(completed("en", "secret-stallmate", ""), @r#"
    "Any?" obliges: Whether you must try a pawn capture after a "yes"; write "any free" if not. [any free]
    Hand-over: Whether your partner learns at once that it is their turn, or when the period ends. [handover at once]
    Anonymous: a partner is found for you, and you learn who it was at the end. [anonymous]
    "#);
}

#[test]
fn the_values_of_an_option_are_completed_once_it_is_begun() {
    assert_snapshot!(completed("en", "chess", "960, "), @"
    Chess960 [960]
    Takebacks: moves may be taken back if all agree, even where the game is rated. [960, takebacks]
    Watch: the computer plays every side and you look on. [960, watch]
    ");
    assert_snapshot!(completed("en", "tile-chess", "fast, t"), @"
    Threats told after every move [fast, threats always]
    Takebacks: moves may be taken back if all agree, even where the game is rated. [fast, takebacks]
    ");
    assert_snapshot!(completed("en", "stalemate", "points"), @"
    Points for safe pieces [scoring safety]
    Points for threats and safe pieces [scoring both]
    Points for pawns only [scoring pawns]
    Points for pieces on the board [scoring placed]
    ");
    assert_snapshot!(completed("de", "tile-chess", "blutr"), @"
    Blutrausch [blood lust]
    Wilder Blutrausch [mad blood lust]
    ");
    assert_snapshot!(completed("en", "secret-stallmate", "a"), @r#"
    "Any?" does not oblige [any free]
    Anonymous: a partner is found for you, and you learn who it was at the end. [anonymous]
    "#);
}
