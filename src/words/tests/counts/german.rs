//! The same in German.

use insta::assert_snapshot;

use super::counted;

#[test]
fn german_counts() {
    assert_snapshot!(counted("advice", "de"), @"
    Versuch es mit dieser Figur: <piece> <cell>. Du hast in dieser Partie schon 0 Tipps genutzt.
    Versuch es mit dieser Figur: <piece> <cell>. Das ist dein erster Tipp in dieser Partie.
    Versuch es mit dieser Figur: <piece> <cell>. Du hast in dieser Partie schon 2 Tipps genutzt.
    Versuch es mit dieser Figur: <piece> <cell>. Du hast in dieser Partie schon 21 Tipps genutzt.
    Versuch es mit einer Figur aus der Hand: <piece>. Du hast in dieser Partie schon 0 Tipps genutzt.
    Versuch es mit einer Figur aus der Hand: <piece>. Das ist dein erster Tipp in dieser Partie.
    Versuch es mit einer Figur aus der Hand: <piece>. Du hast in dieser Partie schon 2 Tipps genutzt.
    Versuch es mit einer Figur aus der Hand: <piece>. Du hast in dieser Partie schon 21 Tipps genutzt.
    Ein guter Zug ist <written>. Du hast in dieser Partie schon 0 Tipps genutzt.
    Ein guter Zug ist <written>. Das ist dein erster Tipp in dieser Partie.
    Ein guter Zug ist <written>. Du hast in dieser Partie schon 2 Tipps genutzt.
    Ein guter Zug ist <written>. Du hast in dieser Partie schon 21 Tipps genutzt.
    Es wurden 0 Tipps genutzt.
    Es wurde 1 Tipp genutzt.
    Es wurden 2 Tipps genutzt.
    Es wurden 21 Tipps genutzt.
    0 Ungenauigkeiten
    1 Ungenauigkeit
    2 Ungenauigkeiten
    21 Ungenauigkeiten
    0 grobe Fehler
    1 grober Fehler
    2 grobe Fehler
    21 grobe Fehler
    Nach **<caption>** ist die Partie entschieden: <side> gewinnt in 0 Zügen.
    Nach **<caption>** ist die Partie entschieden: <side> gewinnt in einem Zug.
    Nach **<caption>** ist die Partie entschieden: <side> gewinnt in 2 Zügen.
    Nach **<caption>** ist die Partie entschieden: <side> gewinnt in 21 Zügen.
    Bewertung der Partie über 0 Züge: tiefster Wert <least>, höchster <most>, am Ende <last>. Keine Wendepunkte.
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
