# Die Seiten von /regeln: zu jeder Lektion ein Titel und ein Text von höchstens 900 Zeichen.

lesson-aim = Das Ziel
lesson-aim-text =
    Zwei bis sechs Personen, **kein Brett**: Die Plättchen selbst sind das Brett, auf einer Ebene ohne Ende. Felder berühren sich an Seiten und Ecken.

    Könige werden hier wirklich geschlagen, und wer einen König schlägt, bekommt dessen ganze Armee. **Wer als Letztes einen König hat, gewinnt.** Es gibt keine Rochade, keinen Doppelschritt und keine Umwandlung.
lesson-layout = Der Aufbau
lesson-layout-text =
    Zuerst werden reihum alle Plättchen gelegt, immer eines. Das erste kommt auf n50; **jedes weitere muss eines berühren, das schon liegt**, egal wem es gehört. Die markierten Felder zeigen, wohin der Turm hier darf.

    Der **König kommt zuletzt**. Er darf keinen anderen König berühren und nicht ins Schach gelegt werden. Sind alle Vorräte leer, zieht zuerst, wer das erste Plättchen gelegt hat.
lesson-lines = Wie Plättchen ziehen
lesson-lines-text =
    König, Dame, Turm, Läufer und Springer ziehen wie im Schach, über leere Felder beliebig weit. Und Linien gehen **frei über Plättchen der eigenen Farbe hinweg**: Der Turm auf o51 zieht durch seinen Bauern und Springer hindurch und darf den Bauern am Ende schlagen.

    Über Plättchen anderer Farbe geht nichts hinweg.
lesson-pawn = Der Bauer
lesson-pawn-text =
    Für Bauern gibt es kein Vorn und Hinten. Ein Bauer **zieht ein Feld gerade** in eine von vier Richtungen auf ein leeres Feld und **schlägt ein Feld diagonal**, auch in eine von vieren.
lesson-unity = Zusammenhalt
lesson-unity-text =
    {"**"}Nach jedem Zug müssen alle Plättchen zusammenhängen**, das ist der Kern des Spiels. Das gezogene Plättchen muss ein anderes berühren: Das Feld, von dem es kommt, zählt nicht.

    Dass etwas geschlagen wird, trennt nie etwas: Wer schlägt, nimmt den Platz ein. Aber ein Plättchen, das andere am Rest hält, kann nie schlagen.
lesson-trapped = Gefangene Plättchen
lesson-trapped-text =
    Ein Plättchen, das andere zusammenhält, ist **gefangen**, wenn kein Zug alles zusammenlässt (schraffiert). **Halb gefangen** ist es, wenn manche Felder alle Teile verbinden: Jeder weiße Bauer hat hier einen oder zwei Schritte.

    Beide können nicht schlagen, also auch kein Schach geben. Häng ein Plättchen an ein gegnerisches, und es kann niemandem mehr schaden; aber was dort hängt, kann als Nächstes selbst gefangen sein.
lesson-check = Schach und Drohung
lesson-check-text =
    Ein Plättchen, das einen König schlagen könnte, gibt **Schach**, wenn es das wirklich dürfte. Der Springer auf p53 gibt Schwarz hier Schach.

    Der Turm auf n52 zielt auch auf den König, aber ein Bauer hängt an ihm: Er ist gefangen und **droht** nur. Schach wird sofort angesagt; Drohungen siehst du auf deinem eigenen Brett, mit der Option `threats always` immer.
lesson-ways-out = Wege aus dem Schach
lesson-ways-out-text =
    Wer im Schach steht, muss es beenden: mit dem König ziehen, **irgendein** Plättchen dazwischenstellen, den Angreifer schlagen oder ihn **fangen**, indem man etwas an ihn hängt. Sind noch drei Könige oder mehr im Spiel, kann auch ein Schach gegen den König des Angreifers helfen.

    Hilft nichts, setzt du aus, und der Angreifer darf deinen König schlagen, muss aber nicht.
lesson-rim = Die Dame am Rand
lesson-rim-text =
    Ein klassisches Unglück: Die schwarze Dame ist um den Tisch herumgezogen und steht jetzt neben dem einsamen weißen König. Sie hängt an ihm, also **hält der König sie am Tisch**: Er kann weder wegziehen noch sie schlagen. Weiß setzt aus, und die Dame schlägt den König.

    Halte deinen König unter eigenen Plättchen, mit drei Nachbarn oder mehr.
lesson-takeover = Einen König schlagen
lesson-takeover-text =
    Der weiße Turm hat gerade den roten König geschlagen. **Alle roten Plättchen gehören sofort Weiß**: Linien gehen durch sie hindurch, Weiß zieht sie ab dem nächsten Zug, und sie zählen für Weiß.

    Einen König zu schlagen ist ein normaler Zug. Alles muss zusammenhängen und der eigene König sicher sein, außer es war der letzte gegnerische König. Pflicht ist es nie, außer im Blutrausch.
lesson-layered = Wenn Schach nicht zählt
lesson-layered-text =
    Mit drei Königen oder mehr kann ein Angriff aus einem zweiten Grund nicht zählen. Der weiße Turm auf q50 zielt auf den roten König, aber Weiß steht **selbst im Schach von Schwarz**, und das Schlagen würde daran nichts ändern. Also ist Rot nur bedroht und darf stehen bleiben.

    Sobald Weiß nicht mehr im Schach steht, wird die Drohung zum Schach, und ich sage es an, egal wer gezogen hat.
lesson-kings = Könige nebeneinander
lesson-kings-text =
    Zwei freie Könige dürfen nicht nebeneinander stehen: Jeder gäbe dem anderen Schach. Aber ein König darf **neben einen gefangenen König ziehen**, der ihn nicht schlagen kann, und gibt ihm dort Schach.
lesson-skips = Züge und Aussetzen
lesson-skips-text =
    Gespielt wird im Uhrzeigersinn, und **wer ziehen kann, muss**. Du setzt nur aus, wenn du im Schach stehst und kein Zug dagegen hilft, wenn keines deiner Plättchen ziehen kann oder wenn dein König nach jedem Zug im Schach stünde. Ich mache das für dich und sage, warum.

    Aussetzen zählt als Zug. Du scheidest damit nicht aus.
lesson-ends = Remis und Punkte
lesson-ends-text =
    Stand eine Stellung **dreimal** da, ist die Partie remis, auch wenn der ganze Tisch gewandert ist. Alle, die noch spielen, können sich auch einigen.

    Dann entscheiden Punkte über die Platzierung, für alle Plättchen, die man führt: Dame 12, Turm 5, Läufer 3, Springer 3, Bauer 1. Wer aufgibt, lässt eine eingefrorene Armee zurück; ihr König kann noch geschlagen werden.
lesson-options = Andere Regeln
lesson-options-text =
    Schreib das in die Optionen von `/spielen`: `fast` für kleine Sätze, `pawns 4`, `grid`, `borders` (nichts verlässt einen Rahmen, wie hier).

    `blood lust`: Wer schlagen kann, muss. `mad blood lust`: Und wer nicht kann, nimmt ein eigenes Plättchen vom Tisch. `friendly fire`: Eigene Plättchen dürfen geschlagen werden. `sudden death`: Nichts wird angesagt, Könige dürfen im Schach bleiben; **jede Bedenkzeit bringt Sudden Death mit sich**, und wer nicht rechtzeitig zieht, für den wird ein zufälliger Zug gemacht.
lesson-random = Zufälliger Aufbau
lesson-random-text =
    Mit `layout rectangle` oder `layout spiral` werden alle Plättchen außer den Königen gemischt und verteilt. Dann hat jeder Platz **fünf freie Züge** ohne Könige (`free turns 3` für drei), und danach werden die Könige gelegt, in derselben Reihenfolge.

    Hier liegt eine Spirale für zwei mit dem schnellen Satz.
lesson-signs = Zeichen auf dem Bild
lesson-signs-text =
    Jedes Plättchen hat die Farbe der Person, die es führt, und in der Ecke deren **kleines Zeichen**; die Farben muss also niemand unterscheiden können. Ein **schraffiertes** Plättchen ist gefangen; ist nur die untere Hälfte schraffiert, ist es teilweise gefangen. Ein **Pfeil** zeigt ein Schach.

    Ein **gestrichelter Umriss** ist das Feld, von dem das letzte Plättchen kam, ein Rahmen das Feld, auf das es gezogen ist. **Punkte** sind Felder, auf die ein ausgewähltes Plättchen ziehen kann, **Ringe** sind Plättchen, die es schlagen kann.

    Hier gibt der Springer auf p53 Schach, und der Turm auf n52 ist gefangen.
lesson-notation = Züge schreiben
lesson-notation-text =
    Spalten haben Buchstaben, Reihen Zahlen, an allen vier Rändern; das erste Plättchen liegt auf n50. Nach z kommen aa, ab; links von a kommen zz, zy.

    Ein Plättchen aus dem Vorrat: `Q@n51`. Ein Zug, auch mit Schlagen: `n50-p52`. Ein Plättchen vom Tisch: `n50!`. Die Buchstaben sind K König, Q Dame, R Turm, B Läufer, N Springer, P Bauer. Du kannst auch `Qp52`, `n50xp52`, `Dame nach p52` oder nur das Feld schreiben, wenn es eindeutig ist.
lesson-tips = Erste Tipps
lesson-tips-text =
    {"**"}Eine kompakte Armee ist eine bewegliche Armee**; in langen Ketten ist alles gefangen. Leg Bauern früh und die Dame spät, und halte den König innen.

    Die Dame ist stärker als im Schach, vor allem am Rand entlang. Bauern bilden Mauern, über die nur du kommst. Gefangene Plättchen kannst du schlagen, ohne zu fürchten, was sie angreifen. Wenn sich andere verschanzen, helfen weniger Bauern oder Blutrausch.
lesson-manners = Am Tisch
lesson-manners-text =
    Wo mehr als zwei spielen, wird geredet, und das ist gut so. Diese Regeln halten es fair: keine offenen Absprachen von zweien gegen andere; kein Rat, der Dritten schaden soll, wohl aber einer, der dir selbst schadet; kein „dann reiße ich uns beide mit“.

    Sechs Leute, die es schnell mögen, eröffnen zwei Tische zu dritt.
