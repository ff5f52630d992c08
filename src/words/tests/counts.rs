//! Sentences that change with a number, in every language: for none, one, two and many.

use std::collections::BTreeSet;

use fluent_bundle::FluentValue;
use insta::assert_snapshot;

use crate::catalog::CATALOG;
use crate::words::Words;
use crate::words::sentences::TOPICS;
use crate::words::topic::Topic;

/// Each such sentence of a topic, a line for each number; other fields say their names.
fn counted(topic: &str, language: &'static str) -> String {
    let words = Words::load(CATALOG).expect("the messages are Fluent");
    let topic = TOPICS.iter().find(|known| known.name == topic).expect("a topic of this name");
    let mut lines = Vec::new();
    for (key, fields) in topic.sentences {
        let numbers = numbers(topic, language, key);
        let each: &[i64] = if numbers.is_empty() { &[] } else { &[0, 1, 2, 21] };
        lines.extend(each.iter().map(|&number| {
            let value = |field: &&'static str| {
                let named = || FluentValue::from(format!("<{field}>"));
                let counts = numbers.contains(*field);
                (*field, if counts { FluentValue::from(number) } else { named() })
            };
            let fields: Vec<_> = fields.iter().map(value).collect();
            words.voice(language).host(key, &fields)
        }));
    }
    lines.join("\n")
}

/// The fields by whose number a message chooses its words.
fn numbers<'a>(topic: &'a Topic, language: &str, key: &str) -> BTreeSet<&'a str> {
    let begins = format!("{key} =");
    let text = topic.text(language);
    let mut lines = text.lines().skip_while(|line| !line.starts_with(&begins));
    let first = lines.next().into_iter();
    let own = first.chain(lines.take_while(|line| line.starts_with([' ', '}'])));
    let own: Vec<_> = own.collect();
    let counts = own.windows(2).filter(|pair| ["[0]", "[one]"].iter().any(|n| pair[1].contains(n)));
    let fields = counts.filter_map(|pair| pair[0].split_once(" ->")?.0.rsplit_once('$'));
    fields.map(|(_, field)| field).collect()
}

/// The topics with such sentences; those without have none to show.
#[test]
fn every_topic_with_numbers_is_shown() {
    let of = |language| {
        let some = TOPICS.iter().filter(|topic| topic.text(language).contains("[one]"));
        some.map(|topic| topic.name).collect::<Vec<_>>().join(" ")
    };
    assert_snapshot!(of("en"), @"advice board clock end files inactivity invitation leaderboard privacy profile reminders replay");
    assert_snapshot!(of("de"), @"advice board clock end files inactivity invitation leaderboard privacy profile reminders replay");
}

#[test]
fn games_of_a_file_are_counted() {
    assert_snapshot!(counted("files", "en"), @"
    0 games of this file can be read; choose one.
    One game of this file can be read.
    2 games of this file can be read; choose one.
    21 games of this file can be read; choose one.
    0 more cannot; the first: <why>
    Another one cannot: <why>
    2 more cannot; the first: <why>
    21 more cannot; the first: <why>
    0 more games stand behind them; send those alone to see them.
    One more game stands behind them; send it alone to see it.
    2 more games stand behind them; send those alone to see them.
    21 more games stand behind them; send those alone to see them.
    0 half-moves
    1 half-move
    2 half-moves
    21 half-moves
    ");
    assert_snapshot!(counted("files", "de"), @"
    0 Partien dieser Datei lassen sich lesen; wähle eine.
    Eine Partie dieser Datei lässt sich lesen.
    2 Partien dieser Datei lassen sich lesen; wähle eine.
    21 Partien dieser Datei lassen sich lesen; wähle eine.
    0 weitere nicht; die erste: <why>
    Eine weitere nicht: <why>
    2 weitere nicht; die erste: <why>
    21 weitere nicht; die erste: <why>
    Dahinter stehen noch 0 Partien; schick sie allein, um sie zu sehen.
    Dahinter steht noch eine Partie; schick sie allein, um sie zu sehen.
    Dahinter stehen noch 2 Partien; schick sie allein, um sie zu sehen.
    Dahinter stehen noch 21 Partien; schick sie allein, um sie zu sehen.
    0 Halbzüge
    1 Halbzug
    2 Halbzüge
    21 Halbzüge
    ");
}

#[test]
fn english_counts() {
    assert_snapshot!(counted("advice", "en"), @"
    The computer would move this piece: <piece> <cell>. You have used 0 hints in this game.
    The computer would move this piece: <piece> <cell>. This is your first hint in this game.
    The computer would move this piece: <piece> <cell>. You have used 2 hints in this game.
    The computer would move this piece: <piece> <cell>. You have used 21 hints in this game.
    The computer would bring in a piece from hand: <piece>. You have used 0 hints in this game.
    The computer would bring in a piece from hand: <piece>. This is your first hint in this game.
    The computer would bring in a piece from hand: <piece>. You have used 2 hints in this game.
    The computer would bring in a piece from hand: <piece>. You have used 21 hints in this game.
    The computer would play <written>. You have used 0 hints in this game.
    The computer would play <written>. This is your first hint in this game.
    The computer would play <written>. You have used 2 hints in this game.
    The computer would play <written>. You have used 21 hints in this game.
    0 hints were used.
    1 hint was used.
    2 hints were used.
    21 hints were used.
    After **<caption>** <side> can force a win in 0 moves.
    After **<caption>** <side> can force a win in one move.
    After **<caption>** <side> can force a win in 2 moves.
    After **<caption>** <side> can force a win in 21 moves.
    Graph of the game over 0 moves: lowest <least>, highest <most>, at the end <last>. Turning points at moves: <turnings>.
    Graph of the game over one move: lowest <least>, highest <most>, at the end <last>. Turning points at moves: <turnings>.
    Graph of the game over 2 moves: lowest <least>, highest <most>, at the end <last>. Turning points at moves: <turnings>.
    Graph of the game over 21 moves: lowest <least>, highest <most>, at the end <last>. Turning points at moves: <turnings>.
    <side> wins in 0 moves
    <side> wins in 1 move
    <side> wins in 2 moves
    <side> wins in 21 moves
    a tie, won by <side>
    <side> wins by 1 point
    <side> wins by 2 points
    <side> wins by 21 points
    ");
    assert_snapshot!(counted("board", "en"), @"
    <side> has 0 points.
    <side> has one point.
    <side> has 2 points.
    <side> has 21 points.
    ");
    assert_snapshot!(counted("clock", "en"), @"
    0 days
    1 day
    2 days
    21 days
    0 days <hours> h
    1 day <hours> h
    2 days <hours> h
    21 days <hours> h
    0 hours
    1 hour
    2 hours
    21 hours
    0 minutes
    1 minute
    2 minutes
    21 minutes
    0 seconds
    1 second
    2 seconds
    21 seconds
    ");
    assert_snapshot!(counted("end", "en"), @"
    0 moves were played.
    One move was played.
    2 moves were played.
    21 moves were played.
    <who>, 0 points
    <who>, 1 point
    <who>, 2 points
    <who>, 21 points
    <who>: mean <mean> over 0 games, best <best>
    <who>: mean <mean> over 1 game, best <best>
    <who>: mean <mean> over 2 games, best <best>
    <who>: mean <mean> over 21 games, best <best>
    together: mean <mean> over 0 games, best <best>
    together: mean <mean> over 1 game, best <best>
    together: mean <mean> over 2 games, best <best>
    together: mean <mean> over 21 games, best <best>
    ");
    assert_snapshot!(counted("invitation", "en"), @"
    Players: <names>. 0 seats are free.
    Players: <names>. One seat is free.
    Players: <names>. 2 seats are free.
    Players: <names>. 21 seats are free.
    ");
}

#[test]
fn english_counts_in_lists() {
    assert_snapshot!(counted("leaderboard", "en"), @"
    Of 0 rated games, <one> won <first> and <other> <second>.
    Of 1 rated game, <one> won <first> and <other> <second>.
    Of 2 rated games, <one> won <first> and <other> <second>.
    Of 21 rated games, <one> won <first> and <other> <second>.
    <place>. <who> <rating> · 0 games · <record>
    <place>. <who> <rating> · 1 game · <record>
    <place>. <who> <rating> · 2 games · <record>
    <place>. <who> <rating> · 21 games · <record>
    <place>. <who> <rating>? · 0 games · <record>
    <place>. <who> <rating>? · 1 game · <record>
    <place>. <who> <rating>? · 2 games · <record>
    <place>. <who> <rating>? · 21 games · <record>
    <place>. <who> · beat level <level> · 0 games · <record>
    <place>. <who> · beat level <level> · 1 game · <record>
    <place>. <who> · beat level <level> · 2 games · <record>
    <place>. <who> · beat level <level> · 21 games · <record>
    <place>. <who> · 0 games · <record>
    <place>. <who> · 1 game · <record>
    <place>. <who> · 2 games · <record>
    <place>. <who> · 21 games · <record>
    <place>. <who> · mean <mean> · best <best> · 0 games
    <place>. <who> · mean <mean> · best <best> · 1 game
    <place>. <who> · mean <mean> · best <best> · 2 games
    <place>. <who> · mean <mean> · best <best> · 21 games
    <place>. <one> and <other> · mean <mean> · best <best> · 0 games
    <place>. <one> and <other> · mean <mean> · best <best> · 1 game
    <place>. <one> and <other> · mean <mean> · best <best> · 2 games
    <place>. <one> and <other> · mean <mean> · best <best> · 21 games
    ");
    assert_snapshot!(counted("privacy", "en"), @"
    **No games** so far; of each every move with its time, to go on with it, step through it and export it.
    **1 game** with every move and its time, <open> open: to go on with it, step through it and export it.
    **2 games** with every move and its time, <open> of them open: to go on with them, step through them and export them.
    **21 games** with every move and its time, <open> of them open: to go on with them, step through them and export them.
    **No results** so far.
    **1 result** and 1 rating, with their history: for your profile.
    **2 results** and 2 ratings, with their history: for your profile.
    **21 results** and 21 ratings, with their history: for your profile.
    **Your choices** in /settings, holidays, games you are setting up, and whom you block.
    **Your choices** in /settings, holidays, games you are setting up, and 1 person you have blocked.
    **Your choices** in /settings, holidays, games you are setting up, and 2 people you have blocked.
    **Your choices** in /settings, holidays, games you are setting up, and 21 people you have blocked.
    Everything about you is deleted: ratings, results, settings, blocked people. Your finished games stay with your opponents, without your name. This cannot be undone; export your data first if you want to keep it.
    1 open game will be lost, and everything about you is deleted: ratings, results, settings, blocked people. Your finished games stay with your opponents, without your name. This cannot be undone; export your data first if you want to keep it.
    2 open games will be lost, and everything about you is deleted: ratings, results, settings, blocked people. Your finished games stay with your opponents, without your name. This cannot be undone; export your data first if you want to keep it.
    21 open games will be lost, and everything about you is deleted: ratings, results, settings, blocked people. Your finished games stay with your opponents, without your name. This cannot be undone; export your data first if you want to keep it.
    ");
}

#[test]
fn english_counts_in_profiles() {
    assert_snapshot!(counted("profile", "en"), @"
    <rating> · 0 games · <record>
    <rating> · 1 game · <record>
    <rating> · 2 games · <record>
    <rating> · 21 games · <record>
    <rating>? (few games yet) · 0 games · <record>
    <rating>? (few games yet) · 1 game · <record>
    <rating>? (few games yet) · 2 games · <record>
    <rating>? (few games yet) · 21 games · <record>
    Mean <mean> · best <best> · 0 games
    Mean <mean> · best <best> · 1 game
    Mean <mean> · best <best> · 2 games
    Mean <mean> · best <best> · 21 games
    With the computer: mean <mean> · best <best> · 0 games
    With the computer: mean <mean> · best <best> · 1 game
    With the computer: mean <mean> · best <best> · 2 games
    With the computer: mean <mean> · best <best> · 21 games
    Against the computer: 0 games · <record>
    Against the computer: 1 game · <record>
    Against the computer: 2 games · <record>
    Against the computer: 21 games · <record>
    Unrated · 0 games · <record>
    Unrated · 1 game · <record>
    Unrated · 2 games · <record>
    Unrated · 21 games · <record>
    Rating graph: from <from> in <since> to <to> in <until> over 0 games.
    Rating graph: from <from> in <since> to <to> in <until> over one game.
    Rating graph: from <from> in <since> to <to> in <until> over 2 games.
    Rating graph: from <from> in <since> to <to> in <until> over 21 games.
    <opening> (<side>, 0 games, <record>)
    <opening> (<side>, 1 game, <record>)
    <opening> (<side>, 2 games, <record>)
    <opening> (<side>, 21 games, <record>)
    0 forfeits
    1 forfeit
    2 forfeits
    21 forfeits
    ");
    assert_snapshot!(counted("reminders", "en"), @"
    Not away; 0 days are left this year
    Not away; one day is left this year
    Not away; 2 days are left this year
    Not away; 21 days are left this year
    Away until <day>; 0 days are left this year
    Away until <day>; one day is left this year
    Away until <day>; 2 days are left this year
    Away until <day>; 21 days are left this year
    You have 0 days of holiday left this year; choose fewer days.
    You have one day of holiday left this year; choose fewer days.
    You have 2 days of holiday left this year; choose fewer days.
    You have 21 days of holiday left this year; choose fewer days.
    ");
    assert_snapshot!(counted("replay", "en"), @"
    Animation of a game of 0 half-moves. At the end: <last>
    Animation of a game of one half-move. At the end: <last>
    Animation of a game of 2 half-moves. At the end: <last>
    Animation of a game of 21 half-moves. At the end: <last>
    ");
}

#[test]
fn german_counts() {
    assert_snapshot!(counted("advice", "de"), @"
    Der Computer würde mit dieser Figur ziehen: <piece> <cell>. Du hast in dieser Partie schon 0 Tipps genutzt.
    Der Computer würde mit dieser Figur ziehen: <piece> <cell>. Das ist dein erster Tipp in dieser Partie.
    Der Computer würde mit dieser Figur ziehen: <piece> <cell>. Du hast in dieser Partie schon 2 Tipps genutzt.
    Der Computer würde mit dieser Figur ziehen: <piece> <cell>. Du hast in dieser Partie schon 21 Tipps genutzt.
    Der Computer würde eine Figur aus der Hand einsetzen: <piece>. Du hast in dieser Partie schon 0 Tipps genutzt.
    Der Computer würde eine Figur aus der Hand einsetzen: <piece>. Das ist dein erster Tipp in dieser Partie.
    Der Computer würde eine Figur aus der Hand einsetzen: <piece>. Du hast in dieser Partie schon 2 Tipps genutzt.
    Der Computer würde eine Figur aus der Hand einsetzen: <piece>. Du hast in dieser Partie schon 21 Tipps genutzt.
    Der Computer würde <written> spielen. Du hast in dieser Partie schon 0 Tipps genutzt.
    Der Computer würde <written> spielen. Das ist dein erster Tipp in dieser Partie.
    Der Computer würde <written> spielen. Du hast in dieser Partie schon 2 Tipps genutzt.
    Der Computer würde <written> spielen. Du hast in dieser Partie schon 21 Tipps genutzt.
    Es wurden 0 Tipps genutzt.
    Es wurde 1 Tipp genutzt.
    Es wurden 2 Tipps genutzt.
    Es wurden 21 Tipps genutzt.
    Nach **<caption>** ist die Partie entschieden: <side> gewinnt in 0 Zügen.
    Nach **<caption>** ist die Partie entschieden: <side> gewinnt in einem Zug.
    Nach **<caption>** ist die Partie entschieden: <side> gewinnt in 2 Zügen.
    Nach **<caption>** ist die Partie entschieden: <side> gewinnt in 21 Zügen.
    Bewertung der Partie über 0 Züge: tiefster Wert <least>, höchster <most>, am Ende <last>. Wendepunkte (Züge): <turnings>.
    Bewertung der Partie über einen Zug: tiefster Wert <least>, höchster <most>, am Ende <last>. Wendepunkte (Züge): <turnings>.
    Bewertung der Partie über 2 Züge: tiefster Wert <least>, höchster <most>, am Ende <last>. Wendepunkte (Züge): <turnings>.
    Bewertung der Partie über 21 Züge: tiefster Wert <least>, höchster <most>, am Ende <last>. Wendepunkte (Züge): <turnings>.
    <side> gewinnt in 0 Zügen
    <side> gewinnt in 1 Zug
    <side> gewinnt in 2 Zügen
    <side> gewinnt in 21 Zügen
    Gleichstand, <side> gewinnt
    <side> gewinnt mit 1 Punkt Vorsprung
    <side> gewinnt mit 2 Punkten Vorsprung
    <side> gewinnt mit 21 Punkten Vorsprung
    ");
    assert_snapshot!(counted("board", "de"), @"
    <side> hat 0 Punkte.
    <side> hat einen Punkt.
    <side> hat 2 Punkte.
    <side> hat 21 Punkte.
    ");
    assert_snapshot!(counted("clock", "de"), @"
    0 Tage
    1 Tag
    2 Tage
    21 Tage
    0 Tage <hours> h
    1 Tag <hours> h
    2 Tage <hours> h
    21 Tage <hours> h
    0 Stunden
    1 Stunde
    2 Stunden
    21 Stunden
    0 Minuten
    1 Minute
    2 Minuten
    21 Minuten
    0 Sekunden
    1 Sekunde
    2 Sekunden
    21 Sekunden
    ");
    assert_snapshot!(counted("end", "de"), @"
    Es wurden 0 Züge gespielt.
    Es wurde ein Zug gespielt.
    Es wurden 2 Züge gespielt.
    Es wurden 21 Züge gespielt.
    <who>, 0 Punkte
    <who>, 1 Punkt
    <who>, 2 Punkte
    <who>, 21 Punkte
    <who>: Schnitt <mean> aus 0 Partien, bestes Ergebnis <best>
    <who>: Schnitt <mean> aus einer Partie, bestes Ergebnis <best>
    <who>: Schnitt <mean> aus 2 Partien, bestes Ergebnis <best>
    <who>: Schnitt <mean> aus 21 Partien, bestes Ergebnis <best>
    zusammen: Schnitt <mean> aus 0 Partien, bestes Ergebnis <best>
    zusammen: Schnitt <mean> aus einer Partie, bestes Ergebnis <best>
    zusammen: Schnitt <mean> aus 2 Partien, bestes Ergebnis <best>
    zusammen: Schnitt <mean> aus 21 Partien, bestes Ergebnis <best>
    ");
    assert_snapshot!(counted("invitation", "de"), @"
    Dabei: <names>. 0 Plätze sind frei.
    Dabei: <names>. Ein Platz ist frei.
    Dabei: <names>. 2 Plätze sind frei.
    Dabei: <names>. 21 Plätze sind frei.
    ");
}

#[test]
fn german_counts_in_lists() {
    assert_snapshot!(counted("leaderboard", "de"), @"
    Von 0 gewerteten Partien gewann <one> <first> und <other> <second>.
    Von 1 gewerteten Partie gewann <one> <first> und <other> <second>.
    Von 2 gewerteten Partien gewann <one> <first> und <other> <second>.
    Von 21 gewerteten Partien gewann <one> <first> und <other> <second>.
    <place>. <who> <rating> · 0 Partien · <record>
    <place>. <who> <rating> · 1 Partie · <record>
    <place>. <who> <rating> · 2 Partien · <record>
    <place>. <who> <rating> · 21 Partien · <record>
    <place>. <who> <rating>? · 0 Partien · <record>
    <place>. <who> <rating>? · 1 Partie · <record>
    <place>. <who> <rating>? · 2 Partien · <record>
    <place>. <who> <rating>? · 21 Partien · <record>
    <place>. <who> · Stufe <level> besiegt · 0 Partien · <record>
    <place>. <who> · Stufe <level> besiegt · 1 Partie · <record>
    <place>. <who> · Stufe <level> besiegt · 2 Partien · <record>
    <place>. <who> · Stufe <level> besiegt · 21 Partien · <record>
    <place>. <who> · 0 Partien · <record>
    <place>. <who> · 1 Partie · <record>
    <place>. <who> · 2 Partien · <record>
    <place>. <who> · 21 Partien · <record>
    <place>. <who> · Schnitt <mean> · Bestwert <best> · 0 Partien
    <place>. <who> · Schnitt <mean> · Bestwert <best> · 1 Partie
    <place>. <who> · Schnitt <mean> · Bestwert <best> · 2 Partien
    <place>. <who> · Schnitt <mean> · Bestwert <best> · 21 Partien
    <place>. <one> und <other> · Schnitt <mean> · Bestwert <best> · 0 Partien
    <place>. <one> und <other> · Schnitt <mean> · Bestwert <best> · 1 Partie
    <place>. <one> und <other> · Schnitt <mean> · Bestwert <best> · 2 Partien
    <place>. <one> und <other> · Schnitt <mean> · Bestwert <best> · 21 Partien
    ");
    assert_snapshot!(counted("privacy", "de"), @"
    **Noch keine Partien**; gespeichert wird jeder Zug mit seiner Zeit, um Partien fortzusetzen, nachzuspielen und zu exportieren.
    **1 Partie** mit jedem Zug und seiner Zeit, davon <open> offen: um sie fortzusetzen, nachzuspielen und zu exportieren.
    **2 Partien** mit jedem Zug und seiner Zeit, davon <open> offen: um sie fortzusetzen, nachzuspielen und zu exportieren.
    **21 Partien** mit jedem Zug und seiner Zeit, davon <open> offen: um sie fortzusetzen, nachzuspielen und zu exportieren.
    **Noch keine Ergebnisse**.
    **1 Ergebnis** und 1 Wertungszahl mit Verlauf: für dein Profil.
    **2 Ergebnisse** und 2 Wertungszahlen mit Verlauf: für dein Profil.
    **21 Ergebnisse** und 21 Wertungszahlen mit Verlauf: für dein Profil.
    **Deine Einstellungen**, Urlaubstage, Partien, die du gerade vorbereitest, und wen du blockierst.
    **Deine Einstellungen**, Urlaubstage, Partien, die du gerade vorbereitest, und 1 Person, die du blockiert hast.
    **Deine Einstellungen**, Urlaubstage, Partien, die du gerade vorbereitest, und 2 Personen, die du blockiert hast.
    **Deine Einstellungen**, Urlaubstage, Partien, die du gerade vorbereitest, und 21 Personen, die du blockiert hast.
    Alles über dich wird gelöscht: Wertungszahlen, Ergebnisse, Einstellungen, blockierte Personen. Deine beendeten Partien bleiben deinen Gegnern, aber ohne deinen Namen. Das lässt sich nicht rückgängig machen; exportiere vorher deine Daten, wenn du sie behalten möchtest.
    1 offene Partie geht verloren, und alles über dich wird gelöscht: Wertungszahlen, Ergebnisse, Einstellungen, blockierte Personen. Deine beendeten Partien bleiben deinen Gegnern, aber ohne deinen Namen. Das lässt sich nicht rückgängig machen; exportiere vorher deine Daten, wenn du sie behalten möchtest.
    2 offene Partien gehen verloren, und alles über dich wird gelöscht: Wertungszahlen, Ergebnisse, Einstellungen, blockierte Personen. Deine beendeten Partien bleiben deinen Gegnern, aber ohne deinen Namen. Das lässt sich nicht rückgängig machen; exportiere vorher deine Daten, wenn du sie behalten möchtest.
    21 offene Partien gehen verloren, und alles über dich wird gelöscht: Wertungszahlen, Ergebnisse, Einstellungen, blockierte Personen. Deine beendeten Partien bleiben deinen Gegnern, aber ohne deinen Namen. Das lässt sich nicht rückgängig machen; exportiere vorher deine Daten, wenn du sie behalten möchtest.
    ");
}

#[test]
fn german_counts_in_profiles() {
    assert_snapshot!(counted("profile", "de"), @"
    <rating> · 0 Partien · <record>
    <rating> · 1 Partie · <record>
    <rating> · 2 Partien · <record>
    <rating> · 21 Partien · <record>
    <rating>? (noch wenige Partien) · 0 Partien · <record>
    <rating>? (noch wenige Partien) · 1 Partie · <record>
    <rating>? (noch wenige Partien) · 2 Partien · <record>
    <rating>? (noch wenige Partien) · 21 Partien · <record>
    Schnitt <mean> · Bestwert <best> · 0 Partien
    Schnitt <mean> · Bestwert <best> · 1 Partie
    Schnitt <mean> · Bestwert <best> · 2 Partien
    Schnitt <mean> · Bestwert <best> · 21 Partien
    Mit dem Computer: Schnitt <mean> · Bestwert <best> · 0 Partien
    Mit dem Computer: Schnitt <mean> · Bestwert <best> · 1 Partie
    Mit dem Computer: Schnitt <mean> · Bestwert <best> · 2 Partien
    Mit dem Computer: Schnitt <mean> · Bestwert <best> · 21 Partien
    Gegen den Computer: 0 Partien · <record>
    Gegen den Computer: 1 Partie · <record>
    Gegen den Computer: 2 Partien · <record>
    Gegen den Computer: 21 Partien · <record>
    Ungewertet · 0 Partien · <record>
    Ungewertet · 1 Partie · <record>
    Ungewertet · 2 Partien · <record>
    Ungewertet · 21 Partien · <record>
    Verlauf der Wertungszahl: von <from> im <since> auf <to> im <until>, nach 0 Partien.
    Verlauf der Wertungszahl: von <from> im <since> auf <to> im <until>, nach einer Partie.
    Verlauf der Wertungszahl: von <from> im <since> auf <to> im <until>, nach 2 Partien.
    Verlauf der Wertungszahl: von <from> im <since> auf <to> im <until>, nach 21 Partien.
    <opening> (<side>, 0 Partien, <record>)
    <opening> (<side>, 1 Partie, <record>)
    <opening> (<side>, 2 Partien, <record>)
    <opening> (<side>, 21 Partien, <record>)
    0-mal ausgestiegen
    1-mal ausgestiegen
    2-mal ausgestiegen
    21-mal ausgestiegen
    ");
    assert_snapshot!(counted("reminders", "de"), @"
    Kein Urlaub; dieses Jahr bleiben noch 0 Tage
    Kein Urlaub; dieses Jahr bleibt noch ein Tag
    Kein Urlaub; dieses Jahr bleiben noch 2 Tage
    Kein Urlaub; dieses Jahr bleiben noch 21 Tage
    Urlaub bis <day>; dieses Jahr bleiben noch 0 Tage
    Urlaub bis <day>; dieses Jahr bleibt noch ein Tag
    Urlaub bis <day>; dieses Jahr bleiben noch 2 Tage
    Urlaub bis <day>; dieses Jahr bleiben noch 21 Tage
    Dir bleiben dieses Jahr nur noch 0 Urlaubstage; wähle weniger Tage.
    Dir bleibt dieses Jahr nur noch ein Urlaubstag; wähle weniger Tage.
    Dir bleiben dieses Jahr nur noch 2 Urlaubstage; wähle weniger Tage.
    Dir bleiben dieses Jahr nur noch 21 Urlaubstage; wähle weniger Tage.
    ");
    assert_snapshot!(counted("replay", "de"), @"
    Animation einer Partie von 0 Halbzügen. Am Ende: <last>
    Animation einer Partie von einem Halbzug. Am Ende: <last>
    Animation einer Partie von 2 Halbzügen. Am Ende: <last>
    Animation einer Partie von 21 Halbzügen. Am Ende: <last>
    ");
}
