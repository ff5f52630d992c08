# Tile Chess auf Deutsch. Figuren kommen als ihre Namen an, Plätze als Namen von Leuten oder Seiten.

title = Tile Chess
about = Zwei bis sechs Armeen ohne Brett: Die Figuren sind Plättchen, und Könige werden geschlagen.
manners = Am Tisch darf geredet werden; offene Absprachen mit jemandem gegen andere sind unerwünscht.
option-pawns = Bauern
option-pawns-about = 0 bis 8 pro Platz, weniger ist enger und schärfer; üblich 8 zu zweit, 6 zu dritt, sonst 4.
option-fast = Schneller Satz
option-fast-about = Je nur König, Dame, Turm, Läufer, Springer; 3 Bauern zu zweit, sonst 4.
option-blood_lust = Blutrausch
option-blood_lust-about = Wer schlagen kann, muss; im Wilden verliert ein Plättchen, wer nicht kann.
option-friendly_fire = Friendly Fire
option-friendly_fire-about = Auch eigene Plättchen dürfen geschlagen werden, nur der König nicht.
option-sudden_death = Sudden Death
option-sudden_death-about = Nichts wird angesagt, Könige können geschlagen werden. Gilt bei jeder Bedenkzeit.
option-borders = Grenzen
option-borders-about = Nichts geht darüber hinaus: „borders“ (üblich), „borders 9x9“ oder „borders k47-q53“.
option-grid = Gitter
option-grid-about = Ob das Bild die Linien zwischen den Feldern zeigt.
option-layout = Aufbau
option-layout-about = Ob reihum gelegt wird oder alles außer den Königen per Zufall: Rechteck, Spirale.
option-turns = Freie Züge
option-turns-about = Pro Platz nach zufälligem Aufbau, bevor die Könige gelegt werden, 0 bis 20.
option-threats = Drohungen
option-threats-about = Ob sie nach jedem Zug angesagt werden wie Schach oder nur auf deinem Brett stehen.
option-layout_moves = Züge beim Aufbau
option-layout_moves-about = Gelegte Plättchen dürfen schon ziehen; nicht zu empfehlen und nicht gewertet.

# Options with their values.
option-pawns-is = { $value ->
    [0] Keine Bauern
    [one] Je 1 Bauer
   *[other] Je { $value } Bauern
}
option-blood_lust-off = Kein Blutrausch
option-blood_lust-on = Blutrausch
option-blood_lust-mad = Wilder Blutrausch
option-borders-usual = Grenzen
option-borders-is = Grenzen { $value }
option-layout-players = Alle legen selbst
option-layout-rectangle = Zufälliger Aufbau: Rechteck
option-layout-spiral = Zufälliger Aufbau: Spirale
option-turns-is = { $value ->
    [0] Keine freien Züge
    [one] 1 freier Zug
   *[other] { $value } freie Züge
}
option-threats-asked = Drohungen nur auf dem eigenen Brett
option-threats-always = Drohungen nach jedem Zug

last-king = { $winner } hat den letzten König und gewinnt.
repetition = Remis durch dreifache Stellungswiederholung. Über die Platzierung entscheiden die Punkte.
agreed = Remis durch Einigung. Über die Platzierung entscheiden die Punkte.
no-room = Innerhalb der Grenzen kann nichts mehr gelegt werden: Remis. Über die Platzierung entscheiden die Punkte.
resigned = { $seat } hat aufgegeben: { $winner } gewinnt.
out-of-time = { $seat } hat dreimal die Zeit überschritten: { $winner } gewinnt.
removed = { $seat } hat die Partie verlassen: { $winner } gewinnt.
no-resigning-yet = Vor Spielbeginn kann niemand aufgeben; überlass deinen Platz dem Computer oder brich die Partie ab.

placed = { $seat } hat { $figure ->
    [Dame] die Dame
    [Bauer] den Bauern
   *[other] den { $figure }
} auf { $to } gelegt.
moved = { $seat } hat mit { $figure ->
    [Dame] der Dame
    [Bauer] dem Bauern
   *[other] dem { $figure }
} { $move } gespielt.
captured = { $seat } hat { $move } gespielt und { $taken ->
    [Dame] eine Dame
    [Bauer] einen Bauern
   *[other] einen { $taken }
} von { $of } geschlagen.
captured-own = { $seat } hat { $move } gespielt und { $taken ->
    [Dame] eine eigene Dame
    [Bauer] einen eigenen Bauern
   *[other] einen eigenen { $taken }
} geschlagen.
took-king = { $seat } hat { $move } gespielt und den König von { $of } geschlagen: { $tiles ->
    [0] kein Plättchen wechselt
    [one] ein Plättchen wechselt
   *[other] { $tiles } Plättchen wechseln
} zu { $seat }.
lost = Geschlagen: { $taken } von { $of }.
lost-own = Es war ein eigenes Plättchen: { $taken }.
ousted = { $of }: { $seat } hat deinen König geschlagen. Du bist ausgeschieden: Platz { $place } von { $seats }.
ousted-other = { $seat } hat den König von { $of } geschlagen: { $of } ist ausgeschieden, Platz { $place } von { $seats }.
ousted-how = König geschlagen von { $seat }, Zug { $turn }
takeover = Der König von { $of } ist geschlagen: { $tiles ->
    [0] kein Plättchen wechselt
    [one] ein Plättchen wechselt
   *[other] { $tiles } Plättchen wechseln
} zu { $seat }.
removed-own = { $seat } hat { $figure ->
    [Dame] eine eigene Dame
    [Bauer] einen eigenen Bauern
   *[other] einen eigenen { $figure }
} von { $cell } genommen.

skipped-check = { $seat } setzt aus: im Schach, und kein Zug hilft dagegen.
skipped-exposed = { $seat } setzt aus: Nach jedem Zug stünde der König im Schach.
skipped-stuck = { $seat } setzt aus: Kein Plättchen kann ziehen.
check = Schach: { $figure ->
    [Dame] Die Dame
   *[other] Der { $figure }
} von { $seat } auf { $cell } greift den König von { $victim } auf { $king } an.
check-by-another = Schach, freigelegt von { $mover }: { $figure ->
    [Dame] Die Dame
   *[other] Der { $figure }
} von { $seat } auf { $cell } greift den König von { $victim } auf { $king } an.
threat-trapped = Drohung: { $figure ->
    [Dame] Die Dame
   *[other] Der { $figure }
} von { $seat } auf { $cell } zielt auf den König von { $victim } auf { $king }, hält aber andere Plättchen am Rest und kann nicht schlagen.
threat-layered = Drohung: { $figure ->
    [Dame] Die Dame
   *[other] Der { $figure }
} von { $seat } auf { $cell } zielt auf den König von { $victim } auf { $king }, aber nach dem Schlagen stünde der König von { $seat } im Schach.
free-turns = Freie Züge ohne Könige: noch { $left }.
duty-capture = Blutrausch: { $seat } muss schlagen.
duty-remove = Wilder Blutrausch: { $seat } kann nichts schlagen und muss ein eigenes Plättchen vom Tisch nehmen.
next-1 = Danach: { $a }.
next-2 = Danach: { $a }, { $b }.
next-3 = Danach: { $a }, { $b }, { $c }.
next-4 = Danach: { $a }, { $b }, { $c }, { $d }.
next-5 = Danach: { $a }, { $b }, { $c }, { $d }, { $e }.
out-taken = Ausgeschieden: { $seat } (durch { $by }).
out-resigned = Ausgeschieden: { $seat } (aufgegeben; die Plättchen bleiben eingefroren liegen).

take-off = { $cell } vom Tisch
skip = Aussetzen
confirm-removal = { $figure ->
    [Dame] Deine Dame
   *[other] Dein { $figure }
} auf { $cell } kommt damit endgültig vom Tisch, und das ist dein ganzer Zug.

no-skip = du hast einen Zug, und wer ziehen kann, muss
only-skip = du hast in dieser Runde keinen erlaubten Zug
nothing-there = auf { $cell } liegt nichts
not-yours = { $figure ->
    [Dame] die Dame
   *[other] der { $figure }
} auf { $cell } gehört nicht dir
not-that-tile = auf { $cell } liegt { $figure ->
    [Dame] eine Dame
   *[other] ein { $figure }
}
same-cell = ein Zug muss von { $cell } wegführen
outside-borders = { $cell } liegt außerhalb der Grenzen
own-tile = auf { $cell } liegt { $figure ->
    [Dame] deine eigene Dame
   *[other] dein eigener { $figure }
}
own-king = bei Friendly Fire ist der eigene König geschützt
cannot-go = { $figure ->
    [Dame] eine Dame
   *[other] ein { $figure }
} kann nicht von { $cell } nach { $to } ziehen
pawn-cannot-go = ein { $figure } zieht ein Feld gerade und schlägt ein Feld diagonal, also nicht von { $cell } nach { $to }
pawn-blocked = auf { $cell } liegt { $figure ->
    [Dame] eine Dame
   *[other] ein { $figure }
}, und Bauern schlagen nur diagonal
nothing-to-take = auf { $cell } gibt es nichts zu schlagen, und Bauern ziehen nur gerade
passes-enemy = dazwischen liegt { $figure ->
    [Dame] eine fremde Dame
   *[other] ein fremder { $figure }
} auf { $cell }
king-in-layout = beim Aufbau kann kein König geschlagen werden
cut-captures = das Plättchen auf { $cell } hält { $cells } am Rest, also kann es nicht schlagen
cuts-off = danach wären { $cells } vom Rest getrennt; alle Plättchen müssen zusammenhängen
touches-nothing = sonst berührt nichts { $cell }; das Feld, von dem ein Plättchen wegzieht, zählt nicht
king-attacked = { $figure ->
    [Dame] die Dame
   *[other] der { $figure }
} von { $seat } auf { $cell } gäbe deinem König Schach
leaves-king = danach gäbe { $figure ->
    [Dame] die Dame
   *[other] der { $figure }
} von { $seat } auf { $cell } deinem König Schach
still-in-check = { $figure ->
    [Dame] die Dame
   *[other] der { $figure }
} von { $seat } auf { $cell } gäbe deinem König weiter Schach
must-capture = im Blutrausch musst du schlagen, zum Beispiel mit { $move }
must-remove = im wilden Blutrausch musst du ein eigenes Plättchen vom Tisch nehmen, zum Beispiel { $move }
no-such-tile = du hast { $figure ->
    [Dame] keine Dame
    [Bauer] keinen Bauern
   *[other] keinen { $figure }
} auf dem Tisch
none-reaches = { $figure ->
    [Dame] keine Dame
   *[other] kein { $figure }
} von dir kommt nach { $cell }
nothing-reaches = keines deiner Plättchen kommt nach { $cell }
lay-first = gezogen wird erst, wenn alle Vorräte leer sind; leg ein Plättchen, zum Beispiel „Q@n51“
layout-over = der Aufbau ist vorbei; zieh ein Plättchen, zum Beispiel „n50-p52“
hand-empty = dein Vorrat ist leer; zieh ein Plättchen
none-in-hand = du hast { $figure ->
    [Dame] keine Dame
    [Bauer] keinen Bauern
   *[other] keinen { $figure }
} im Vorrat
king-last = der König kommt zuletzt, wenn dein Vorrat sonst leer ist
tile-taken = auf { $cell } liegt schon { $figure ->
    [Dame] eine Dame
   *[other] ein { $figure }
}
first-tile = das erste Plättchen kommt auf { $cell }
lies-alone = nichts berührt { $cell }; leg Plättchen neben andere
beside-king = { $cell } berührt den König auf { $king }
cannot-lay = dein König kann nicht auf { $cell } gelegt werden
no-removal = nur im wilden Blutrausch kommen Plättchen vom Tisch
keep-king = der König bleibt auf dem Tisch
keep-last = das letzte Plättchen bleibt auf dem Tisch
cut-removed = ohne { $cell } fiele alles auseinander: { $cells } wären vom Rest getrennt
cannot-remove = das Plättchen auf { $cell } kann jetzt nicht vom Tisch
not-your-turn = { $mover } ist am Zug
game-over = die Partie ist vorbei

threats-silent = Wo nichts angesagt wird, können auch keine Drohungen angesagt werden: Lass „threats always“ weg, oder Sudden Death und die Bedenkzeit, die es mitbringt.
layout-moves-dealt = „layout moves“ geht nur, wenn alle selbst legen; lass es weg, oder den zufälligen Aufbau.
borders-unread = „{ $borders }“ sind keine Grenzen; schreib „borders usual“, eine Größe wie „borders 9x9“ oder zwei Ecken wie „borders k47-q53“.
borders-small = Diese Grenzen fassen { $cells } Felder, aber es sind { $tiles } Plättchen; mach sie größer.
borders-large = Diese Grenzen sind zu groß; mach jede Seite höchstens { $most } Felder lang.
borders-dealt = Der zufällige Aufbau würde über diese Grenzen hinausreichen; mach sie größer oder schreib „borders usual“.

text-fields = Ein Stellungstext hat acht Teile mit Leerzeichen dazwischen, dieser hat { $fields }; schreib ihn ganz.
text-tag = Ein Stellungstext beginnt mit „tc1“, dieser mit „{ $field }“.
text-colours = „{ $field }“ sind keine Farben; schreib für zwei bis sechs Plätze je einen Buchstaben von w k r b g y, jeden einmal.
text-turn = „{ $field }“ ist kein Platz am Zug; schreib a, b und so weiter.
text-phase = „{ $field }“ ist keine Phase; schreib L, P, E oder F mit den freien Zügen, die noch bleiben, zum Beispiel F10.
text-corner = Der Tisch „{ $field }“ muss mit dem Feld seiner linken oberen Ecke und einem Doppelpunkt beginnen, zum Beispiel „n52:“; schreib „-“, wenn nichts liegt.
text-gap = Reihe { $row } des Stellungstexts hat eine Lücke, die keine Zahl vor einem Plättchen ist; schreib jede Lücke als eine Zahl und keine am Ende.
text-tile = Reihe { $row } des Stellungstexts hat etwas, das kein Plättchen ist; schreib den Buchstaben eines Platzes und einen von K Q R B N P.
text-far = Der Tisch des Stellungstexts reicht mit Reihe { $row } zu weit; kein zusammenhängender Tisch ist breiter als 96 Felder.
text-outside = Das Plättchen auf { $cell } liegt außerhalb der Grenzen des Stellungstexts.
text-many = Der Stellungstext hat mehr als { $most } Plättchen; so viele gibt es nie.
text-apart = Die Plättchen des Stellungstexts hängen nicht zusammen; jedes muss den Rest berühren.
text-hand-count = Der Stellungstext hat { $hands ->
    [one] 1 Vorrat
   *[other] { $hands } Vorräte
} für { $seats } Plätze; schreib für jeden einen, „-“ für einen leeren.
text-hand = „{ $field }“ ist kein Vorrat; schreib die Arten in der Reihenfolge K Q R B N P mit Anzahlen über 1, zum Beispiel KQR2P4.
text-out = „{ $field }“ beschreibt kein Ausscheiden; schreib nach der Reihe der Plätze `c>a` für einen geschlagenen König, `d!` für eine Aufgabe.
text-options = „{ $field }“ sind keine Optionen; schreib „-“ oder einige von bl, mb, ff, sd, lm und bd=k47-q53.
text-kings = Platz { $seat } muss im Stellungstext genau einen König haben, auf dem Tisch oder im Vorrat.
text-gone = Platz { $seat } ist im Stellungstext ausgeschieden, hat aber noch Plättchen; sie gehören der Seite, die den König geschlagen hat.
text-early = Vor Spielbeginn kann niemand ausgeschieden sein; schreib „-“ in den siebten Teil des Stellungstexts.
text-free = Während der freien Züge hat jeder Platz nur seinen König im Vorrat, und auf dem Tisch liegen Plättchen; im Stellungstext ist das nicht so.
text-held = Nach dem Aufbau sind alle Vorräte leer; schreib „-“ in den sechsten Teil des Stellungstexts.
text-turn-out = Platz { $seat } ist im Stellungstext am Zug, aber ausgeschieden.
text-turn-empty = Platz { $seat } soll laut Stellungstext ein Plättchen legen, hat aber keines im Vorrat.
text-end = Die Phase passt nicht zu den Plätzen, die noch im Spiel sind: E heißt einer, P mehrere.
text-laid = Im Stellungstext sind alle Vorräte leer, also ist die Phase P.
