# Tile Chess auf Deutsch. Figuren kommen als ihre Namen an, Plätze als Namen von Leuten oder Seiten.

title = Tile Chess
manners = Am Tisch wird gern geredet, aber niemand verabredet sich offen gegen einen Dritten.
option-pawns = Bauern
option-pawns-about = Wie viele Bauern jeder hat, 0 bis 8; weniger machen das Spiel enger und schärfer. Sonst 8 zu zweit, 6 zu dritt, 4 für mehr.
option-fast = Schneller Satz
option-fast-about = Je ein König, eine Dame, ein Turm, Läufer und Springer, dazu 3 Bauern zu zweit und 4 für mehr.
option-blood_lust = Blutrausch
option-blood_lust-about = on: wer schlagen kann, muss; mad: und wer nicht kann, nimmt einen eigenen Stein vom Tisch.
option-friendly_fire = Eigenbeschuss
option-friendly_fire-about = Auch eigene Steine dürfen geschlagen werden, der König nicht.
option-sudden_death = Jäher Tod
option-sudden_death-about = Nichts wird angesagt, und Könige dürfen im Schach bleiben und geschlagen werden. Jede Uhr bringt das mit sich.
option-borders = Grenzen
option-borders-about = Nichts verlässt ein Rechteck: schreib „borders“ für das übliche, eine Größe wie „borders 9x9“ oder zwei Ecken wie „borders k47-q53“.
option-grid = Gitter
option-grid-about = Ob das Bild die Linien zwischen den Feldern zeigt.
option-layout = Auslage
option-layout-about = players: die Steine werden reihum gelegt; rectangle, spiral: alle außer den Königen werden ausgelost.
option-turns = Freie Züge
option-turns-about = Wie viele Züge jeder nach einer ausgelosten Auslage hat, bevor die Könige kommen, 0 bis 20.
option-threats = Drohungen
option-threats-about = always: Drohungen werden nach jedem Zug angesagt wie Schach; asked: nur auf dem eigenen Brett.
option-layout_moves = Züge beim Auslegen
option-layout_moves-about = Steine auf dem Tisch dürfen schon beim Auslegen ziehen. Nicht zu empfehlen und nicht gewertet.

last-king = { $winner } hat den letzten König und gewinnt.
repetition = Remis: die Stellung stand dreimal da. Die Ehre richtet sich nach Punkten.
agreed = Remis vereinbart. Die Ehre richtet sich nach Punkten.
no-room = Innerhalb der Grenzen kann nichts mehr gelegt werden: remis. Die Ehre richtet sich nach Punkten.
resigned = { $seat } hat aufgegeben: { $winner } gewinnt.
out-of-time = { $seat } hat jeden Zug dem Los überlassen: { $winner } gewinnt.
removed = { $seat } hat das Spiel verlassen: { $winner } gewinnt.
no-resigning-yet = Vor dem ersten Zug kann niemand aufgeben; überlass deinen Platz dem Computer oder sag die Partie ab.

placed = { $seat } hat { $to } belegt: { $figure }.
moved = { $seat } hat { $move } gespielt: { $figure }.
captured = { $seat } hat { $move } gespielt und von { $of } geschlagen: { $taken }.
captured-own = { $seat } hat { $move } gespielt und einen eigenen Stein geschlagen: { $taken }.
took-king = { $seat } hat { $move } gespielt und den König von { $of } geschlagen: { $tiles ->
    [0] kein Stein wechselt
    [one] ein Stein wechselt
   *[other] { $tiles } Steine wechseln
} zu { $seat }.
lost = Geschlagen: { $taken } von { $of }.
lost-own = Es war ein eigener Stein: { $taken }.
ousted = { $of }: { $seat } hat deinen König geschlagen. Du bist ausgeschieden: Platz { $place } von { $seats }.
ousted-other = { $seat } hat den König von { $of } geschlagen: { $of } ist ausgeschieden, Platz { $place } von { $seats }.
ousted-how = König geschlagen von { $seat }, Runde { $turn }
takeover = Der König von { $of } ist geschlagen: { $tiles ->
    [0] kein Stein wechselt
    [one] ein Stein wechselt
   *[other] { $tiles } Steine wechseln
} zu { $seat }.
removed-own = { $seat } hat einen eigenen Stein von { $cell } genommen: { $figure }.

skipped-check = { $seat } setzt aus: im Schach, und nichts beendet es.
skipped-exposed = { $seat } setzt aus: jeder Zug ließe den König im Schach.
skipped-stuck = { $seat } setzt aus: kein Stein kann ziehen.
check = Schach: { $figure } { $cell } von { $seat } auf den König { $king } von { $victim }.
check-by-another = Schach, freigelegt von { $mover }: { $figure } { $cell } von { $seat } auf den König { $king } von { $victim }.
threat-trapped = Drohung: { $figure } { $cell } von { $seat } trifft den König { $king } von { $victim }, hält aber andere Steine und kann nicht schlagen.
threat-layered = Drohung: { $figure } { $cell } von { $seat } trifft den König { $king } von { $victim }, aber danach stünde der eigene König im Schach.
free-turns = Freie Züge ohne Könige: noch { $left }.
duty-capture = Blutrausch: { $seat } muss schlagen.
duty-remove = Wilder Blutrausch: { $seat } kann nichts schlagen und muss einen eigenen Stein vom Tisch nehmen.
next-1 = Danach: { $a }.
next-2 = Danach: { $a }, { $b }.
next-3 = Danach: { $a }, { $b }, { $c }.
next-4 = Danach: { $a }, { $b }, { $c }, { $d }.
next-5 = Danach: { $a }, { $b }, { $c }, { $d }, { $e }.
out-taken = Ausgeschieden: { $seat } (durch { $by }).
out-resigned = Ausgeschieden: { $seat } (aufgegeben; die Steine liegen eingefroren).

take-off = { $cell } vom Tisch
skip = Aussetzen
confirm-removal = Damit verlässt { $cell } den Tisch für immer ({ $figure }), und das ist dein ganzer Zug.

no-skip = du hast einen Zug, und wer ziehen kann, muss
only-skip = du hast in dieser Runde keinen erlaubten Zug
nothing-there = auf { $cell } liegt nichts
not-yours = { $figure } { $cell } gehört nicht dir
not-that-tile = auf { $cell } liegt etwas anderes: { $figure }
same-cell = ein Zug muss { $cell } verlassen
outside-borders = { $cell } liegt außerhalb der Grenzen
own-tile = auf { $cell } liegt ein eigener Stein: { $figure }
own-king = der Eigenbeschuss verschont den eigenen König
cannot-go = { $figure } { $cell } kann nicht nach { $to }
pawn-cannot-go = { $figure } { $cell } zieht ein Feld gerade und schlägt ein Feld schräg, also nicht nach { $to }
pawn-blocked = auf { $cell } liegt ein Stein ({ $figure }), und Bauern schlagen nur schräg
nothing-to-take = auf { $cell } gibt es nichts zu schlagen, und Bauern ziehen gerade
passes-enemy = dazwischen liegt ein fremder Stein: { $figure } { $cell }
king-in-layout = beim Auslegen kann kein König geschlagen werden
cut-captures = der Stein auf { $cell } hält { $cells } am Rest, also kann er nicht schlagen
cuts-off = danach wären { $cells } vom Rest getrennt; alle Steine müssen zusammenhängen
touches-nothing = sonst berührt nichts { $cell }; das verlassene Feld zählt nicht
king-attacked = dein König stünde im Schach: { $figure } { $cell } von { $seat }
leaves-king = dein König stünde danach im Schach: { $figure } { $cell } von { $seat }
still-in-check = dein König stünde weiter im Schach: { $figure } { $cell } von { $seat }
must-capture = der Blutrausch verlangt, dass du schlägst, etwa mit { $move }
must-remove = der wilde Blutrausch verlangt einen eigenen Stein vom Tisch, etwa { $move }
no-such-tile = so einen Stein hast du nicht auf dem Tisch: { $figure }
none-reaches = von deinen Steinen dieser Art ({ $figure }) kann keiner nach { $cell }
nothing-reaches = keiner deiner Steine kann nach { $cell }
lay-first = gezogen wird erst, wenn alle Hände leer sind; leg einen Stein, etwa „Q@n51“
layout-over = alles ist ausgelegt; zieh einen Stein, etwa „n50-p52“
hand-empty = deine Hand ist leer; zieh einen Stein
none-in-hand = das hast du nicht in der Hand: { $figure }
king-last = der König kommt zuletzt, wenn nichts anderes mehr in deiner Hand ist
tile-taken = auf { $cell } liegt schon ein Stein: { $figure }
first-tile = der erste Stein kommt auf { $cell }
lies-alone = nichts berührt { $cell }; leg Steine neben andere
beside-king = { $cell } berührt den König auf { $king }
cannot-lay = dein König kann nicht auf { $cell } gelegt werden
no-removal = nur im wilden Blutrausch verlassen Steine den Tisch
keep-king = der König bleibt auf dem Tisch
keep-last = der letzte Stein bleibt auf dem Tisch
cut-removed = ohne { $cell } zerfiele der Tisch: { $cells } wären getrennt
cannot-remove = der Stein auf { $cell } kann jetzt nicht vom Tisch
not-your-turn = { $mover } ist am Zug
game-over = das Spiel ist zu Ende

threats-silent = Wo nichts angesagt wird, können es auch Drohungen nicht: lass „threats always“ weg, oder den jähen Tod und die Uhr, die ihn mitbringt.
layout-moves-dealt = „layout moves“ braucht Spieler, die ihre Steine selbst legen; lass es weg, oder die ausgeloste Auslage.
borders-unread = „{ $borders }“ sind keine Grenzen; schreib „borders usual“, eine Größe wie „borders 9x9“ oder zwei Ecken wie „borders k47-q53“.
borders-small = Diese Grenzen fassen { $cells } Felder, aber es sind { $tiles } Steine; zieh sie weiter.
borders-large = Diese Grenzen sind zu weit; mach jede Seite höchstens { $most } Felder lang.
borders-dealt = Die ausgeloste Auslage reichte über diese Grenzen hinaus; zieh sie weiter oder schreib „borders usual“.

text-fields = Ein Stellungstext hat acht Teile mit Leerzeichen dazwischen, dieser hat { $fields }; schreib ihn ganz.
text-tag = Ein Stellungstext beginnt mit „tc1“, dieser mit „{ $field }“.
text-colours = „{ $field }“ sind keine Farben; schreib für zwei bis sechs Plätze je einen Buchstaben von w k r b g y, jeden einmal.
text-turn = „{ $field }“ ist kein Platz am Zug; schreib a, b und so weiter.
text-phase = „{ $field }“ ist kein Abschnitt; schreib L, P, E oder F mit den freien Zügen, die bleiben, etwa F10.
text-corner = Der Tisch „{ $field }“ muss mit dem Feld seiner linken oberen Ecke und einem Doppelpunkt beginnen, etwa „n52:“; schreib „-“, wenn nichts liegt.
text-gap = Reihe { $row } des Stellungstexts hat eine Lücke, die keine Zahl vor einem Stein ist; schreib jede Lücke als eine Zahl und keine am Ende.
text-tile = Reihe { $row } des Stellungstexts hat etwas, das kein Stein ist; schreib den Buchstaben eines Platzes und einen von K Q R B N P.
text-far = Der Tisch des Stellungstexts reicht bis Reihe { $row } zu weit; kein zusammenhängender ist breiter als 96 Felder.
text-outside = Der Stein auf { $cell } liegt außerhalb der Grenzen des Stellungstexts.
text-many = Der Stellungstext hat mehr als { $most } Steine; so viele gibt es nicht.
text-apart = Die Steine des Stellungstexts hängen nicht zusammen; jeder muss den Rest berühren.
text-hand-count = Der Stellungstext hat { $hands } Hände für { $seats } Plätze; schreib für jeden eine, „-“ für eine leere.
text-hand = „{ $field }“ ist keine Hand; schreib die Arten in der Folge K Q R B N P mit Anzahlen über 1, etwa KQR2P4.
text-out = „{ $field }“ ist kein Ausscheiden; schreib der Reihe nach `c>a` für einen geschlagenen König, `d!` für eine Aufgabe.
text-options = „{ $field }“ sind keine Optionen; schreib „-“ oder einige von bl, mb, ff, sd, lm und bd=k47-q53.
text-kings = Platz { $seat } muss im Stellungstext genau einen König haben, auf dem Tisch oder in der Hand.
text-gone = Platz { $seat } ist im Stellungstext ausgeschieden, hat aber noch Steine; sie gehören dem, der ihn geschlagen hat.
text-early = Vor dem ersten Zug ist niemand ausgeschieden; schreib „-“ in den siebten Teil des Stellungstexts.
text-free = In den freien Zügen hält jeder nur seinen König, und Steine liegen auf dem Tisch; im Stellungstext ist das nicht so.
text-held = Nach dem Auslegen sind alle Hände leer; schreib „-“ in den sechsten Teil des Stellungstexts.
text-turn-out = Platz { $seat } ist im Stellungstext am Zug, aber ausgeschieden.
text-turn-empty = Platz { $seat } soll laut Stellungstext einen Stein legen, hat aber keinen in der Hand.
text-end = Der Abschnitt passt nicht zu den Plätzen, die bleiben: E heißt einer, P mehrere.
text-laid = Im Stellungstext sind alle Hände leer, also ist der Abschnitt P.
