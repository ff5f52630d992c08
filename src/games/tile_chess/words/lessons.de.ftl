# Die Seiten von /regeln: zu jeder Lektion ein Titel und ein Text von höchstens 900 Zeichen.

lesson-aim = Das Ziel
lesson-aim-text =
    Zwei bis sechs Spieler, **kein Brett**: die Steine selbst sind das Brett, auf einer Ebene ohne Ende. Felder berühren sich an Seiten und Ecken.

    Könige werden hier wirklich geschlagen, und mit dem König wechselt seine ganze Armee. **Wer als Letzter einen König hat, gewinnt.** Es gibt keine Rochade, keinen Doppelschritt, keine Umwandlung.
lesson-layout = Steine legen
lesson-layout-text =
    Zuerst werden reihum alle Steine gelegt, je einer. Der erste kommt auf n50; **jeder weitere muss einen berühren, der schon liegt**, wem er auch gehört. Rote Felder zeigen, wohin der Turm hier darf.

    Der **König kommt zuletzt**. Er darf keinen anderen König berühren und nicht ins Schach gelegt werden. Sind alle Hände leer, zieht Platz a.
lesson-lines = Wie Steine ziehen
lesson-lines-text =
    König, Dame, Turm, Läufer und Springer ziehen wie im Schach, über leere Felder beliebig weit. Und Linien gehen **frei über Steine der eigenen Farbe**: der Turm auf o51 sieht durch seinen Bauern und Springer und darf am Ende schlagen.

    Über fremde Steine geht nichts hinweg.
lesson-pawn = Der Bauer
lesson-pawn-text =
    Bauern kennen kein Vorwärts. Ein Bauer **zieht ein Feld gerade** in eine von vier Richtungen auf ein leeres Feld und **schlägt ein Feld schräg**, in eine von vieren.
lesson-unity = Die Einheit
lesson-unity-text =
    {"**"}Nach jedem Zug müssen alle Steine zusammenhängen**, das ist der Kern des Spiels. Der gezogene Stein muss einen anderen berühren: das verlassene Feld zählt nicht.

    Schlagen trennt nie, weil etwas geschlagen wurde: der Schlagende nimmt den Platz ein. Aber ein Stein, der andere am Rest hält, kann nie schlagen.
lesson-trapped = Gefangene Steine
lesson-trapped-text =
    Ein Stein, der andere zusammenhält, ist **gefangen**, wenn kein Zug den Tisch ganz lässt (schraffiert). **Halb gefangen** ist er, wenn Felder alle Teile verbinden: jeder weiße Bauer hat hier einen Schritt oder zwei.

    Beide können nicht schlagen, also auch kein Schach geben. Häng einen Stein an einen Feind, und er tut niemandem mehr etwas; aber wer dort hängt, ist vielleicht selbst der nächste Gefangene.
lesson-check = Schach und Drohung
lesson-check-text =
    Ein Stein, dessen Schlag einen König träfe, gibt **Schach**, wenn er ihn wirklich schlagen könnte. Der Springer auf p53 gibt Schwarz hier Schach.

    Der Turm auf n52 zielt auch auf den König, aber ein Bauer hängt an ihm: er ist gefangen und **droht** nur. Schach wird sofort angesagt; Drohungen siehst du auf deinem eigenen Brett oder mit der Option `threats always` immer.
lesson-ways-out = Wege aus dem Schach
lesson-ways-out-text =
    Wer im Schach steht, muss es beenden: den König ziehen, **irgendeinen** Stein dazwischenstellen, den Angreifer schlagen oder ihn **fangen**, indem man etwas an ihn hängt. Mit drei Königen oder mehr hilft vielleicht auch ein Schach gegen den König des Angreifers.

    Hilft nichts, setzt du aus, und der Angreifer darf deinen König schlagen. Er muss nicht.
lesson-rim = Die Dame am Rand
lesson-rim-text =
    Ein klassisches Unglück: die schwarze Dame ist um den Tisch geflogen und hält neben dem einsamen weißen König. Sie hängt an ihm, also **hält er sie am Tisch**: er kann weder fort noch sie schlagen. Weiß setzt aus, und sie schlägt ihn.

    Halte deinen König unter Freunden, mit drei Nachbarn oder mehr.
lesson-takeover = Einen König schlagen
lesson-takeover-text =
    Der weiße Turm hat eben den roten König geschlagen. **Alle roten Steine gehören sofort Weiß**: er sieht durch sie hindurch, zieht sie von seinem nächsten Zug an, und sie zählen für ihn.

    Ein Königsschlag ist ein gewöhnlicher Zug. Der Tisch muss ganz bleiben und der eigene König sicher, außer es war der letzte fremde. Pflicht ist er nie, außer im Blutrausch.
lesson-layered = Schach in Schichten
lesson-layered-text =
    Mit drei Königen oder mehr kann ein Treffer aus einem zweiten Grund nichts gelten. Der weiße Turm auf q50 zielt auf den roten König, aber Weiß steht **selbst im Schach von Schwarz**, und der Schlag hülfe dagegen nicht. Also ist Rot nur bedroht und darf bleiben.

    Sobald Weiß seine Sorge los ist, wird die Drohung zum Schach, und ich sage es an, wer auch gezogen hat.
lesson-kings = Könige nah beieinander
lesson-kings-text =
    Zwei freie Könige dürfen nicht nebeneinander: jeder gäbe dem anderen Schach. Aber ein König darf **neben einen gefangenen König ziehen**, der ihn nicht schlagen kann, und gibt ihm dort Schach.
lesson-skips = Züge und Aussetzen
lesson-skips-text =
    Es geht im Uhrzeigersinn reihum, und **wer ziehen kann, muss**. Du setzt nur aus, wenn du im Schach stehst und nichts es beendet, wenn keiner deiner Steine ziehen kann oder wenn jeder Zug deinen König preisgäbe. Das mache ich für dich und sage, warum.

    Aussetzen zählt als Zug. Du scheidest damit nicht aus.
lesson-ends = Remis und Punkte
lesson-ends-text =
    Stand eine Stellung **dreimal** da, ist das Spiel remis, auch wenn der ganze Tisch gewandert ist. Alle, die noch spielen, können es auch vereinbaren.

    Dann richtet sich die Ehre nach Punkten für die Steine, die jeder führt: Dame 12, Turm 5, Läufer 3, Springer 3, Bauer 1. Wer aufgibt, lässt eine eingefrorene Armee zurück; ihr König kann noch geschlagen werden.
lesson-options = Andere Spielweisen
lesson-options-text =
    Schreib das in die Optionen von `/spielen`: `fast` für kleine Sätze, `pawns 4`, `grid`, `borders` (nichts verlässt einen Rahmen, wie hier).

    `blood lust`: wer schlagen kann, muss. `mad blood lust`: und wer nicht kann, nimmt einen eigenen Stein vom Tisch. `friendly fire`: eigene Steine dürfen geschlagen werden. `sudden death`: nichts wird angesagt, Könige dürfen hängen bleiben; **jede Uhr bringt das mit sich**, und über einen versäumten Zug entscheidet das Los.
lesson-random = Ausgeloste Auslagen
lesson-random-text =
    Mit `layout rectangle` oder `layout spiral` werden alle Steine außer den Königen gemischt und ausgeteilt. Dann hat jeder **fünf freie Züge** ohne Könige (`free turns 3` für drei), und danach werden die Könige gelegt, Platz a zuerst.

    Hier liegt eine Spirale für zwei mit dem schnellen Satz.
lesson-notation = Wie Züge geschrieben werden
lesson-notation-text =
    Spalten haben Buchstaben, Reihen Zahlen, an allen vier Rändern; der erste Stein liegt auf n50. Nach z kommen aa, ab; links von a kommen zz, zy.

    Ein Stein aus der Hand: `Q@n51`. Ein Zug oder Schlag: `n50-p52`. Ein Stein vom Tisch: `n50!`. Du kannst auch `Qp52`, `n50xp52`, `Dame nach p52` oder nur das Feld schreiben, wo das klar ist.
lesson-tips = Erste Ratschläge
lesson-tips-text =
    {"**"}Eine dichte Armee ist eine bewegliche Armee**; lange Ketten sind gefangene Ketten. Leg Bauern früh und die Dame spät, halte den König innen.

    Die Dame ist stärker als im Schach, vor allem am Rand. Bauern bilden Mauern, über die nur du kommst. Gefangene Steine kann man schlagen, ohne zu fürchten, was sie angreifen. Gegen Leute, die sich verstecken, helfen weniger Bauern oder Blutrausch.
lesson-manners = Am Tisch
lesson-manners-text =
    Mehr als zwei am Tisch reden miteinander, und das ist gut so. Diese Sitten halten es fair: keine offenen Pläne zu zweit gegen einen Dritten; kein Rat, der einem Dritten schaden soll, wohl aber einer, der dir selbst schadet; kein „dann reiße ich uns beide hinein“.

    Sechs, denen es schnell gehen soll, eröffnen zwei Tische zu dritt.
