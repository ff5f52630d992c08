# Die Lektionen: zu jeder ein Titel und ein Text von höchstens 900 Zeichen.

lesson-board = Brett und Ziel
lesson-board-text =
    Auf einem **Stern aus 37 Sechsecken** treten je zehn Figuren gegeneinander an. Die Felder sind auf jeder Linie von unten nach oben nummeriert, die Linien von links nach rechts; Weiß sitzt unten. Die Endfelder der fünf langen Linien sind die Grundreihen: 4, 11, 17, 22, 28 und 10, 16, 21, 27, 34.

    Du gewinnst wie im Schach durch **Matt**: Der gegnerische König ist angegriffen, und nichts rettet ihn. Nachbarfelder haben eine Kante gemeinsam; über die Ecken zieht keine Figur.
lesson-setup = Figuren aufstellen
lesson-setup-text =
    Am Anfang stehen nur die Bauern. König, Dame, Turm, Läufer und Springer werden **abwechselnd gesetzt**, Weiß beginnt, jede Figur auf ein freies Feld der eigenen Grundreihe. Beide Vorräte sind offen. Danach macht Weiß den ersten Zug.

    Schreib Feld und Figur: `17B`. Statt zu setzen, könnt ihr zufällige Grundreihen nehmen (`optionen: setup random`, nie mit einem Matt im ersten Zug) oder sie vorgeben (`setup KRBNQ-RQBNK`).
lesson-rook = Der Turm
lesson-rook-text =
    Der Turm zieht beliebig weit **auf seiner Linie auf und ab** und verlässt sie nie. Türme sind hier schwach: Nicht einmal zwei erzwingen ein Matt, und auf den Spitzen 1 und 37 hat ein Turm gar keinen Zug.

    Er taugt dazu, eine Linie mit Bauern zu decken und von unten Schach zu geben.
lesson-bishop = Der Läufer
lesson-bishop-text =
    Der Läufer zieht beliebig weit **in die vier schrägen Richtungen**. Er ist an keine Farbe gebunden und erreicht jedes Feld.

    Er ist viel mehr wert als ein Turm, etwa fünf Bauern: König und Läufer gewinnen gegen den blanken König, in höchstens zwölf Zügen. Tausche nie einen Läufer gegen einen Turm.
lesson-queen = Die Dame
lesson-queen-text =
    Die Dame zieht wie **Turm und Läufer zusammen**: beliebig weit in alle sechs Richtungen. Sie ist etwa acht Bauern wert.
lesson-knight = Der Springer
lesson-knight-text =
    Der Springer zieht **zwei Felder geradeaus und dann eines zur Seite**, links oder rechts von dieser Richtung. Er springt: Was dazwischen steht, ist egal, sogar eine Lücke im Stern. Von der Mitte aus erreicht er zwölf Felder.

    In der Eröffnung kommt sonst nichts an den Bauern vorbei; pass auf seine Schachgebote auf.
lesson-king = Der König
lesson-king-text =
    Der König zieht **ein Feld in jede der sechs Richtungen**, nie auf ein Feld, das eine gegnerische Figur angreift. Eine Rochade gibt es nicht.
lesson-pawn = Der Bauer
lesson-pawn-text =
    Der Bauer zieht **ein Feld geradeaus**, in seinem allerersten Zug auch zwei, wenn beide frei sind. Er **schlägt auf die beiden Felder schräg vor ihm**, und nur dort.

    En passant gibt es nicht.
lesson-promotion = Umwandlung
lesson-promotion-text =
    Ein Bauer, der eines der fünf Felder der gegnerischen Grundreihe erreicht, **wird sofort Dame, Turm, Läufer oder Springer**. Auf den oberen Enden der kurzen Linien wird nicht umgewandelt.

    Tippst du den Zug, folgt die neue Figur dem Feld: `P16=Q`.
lesson-limping = Hinkende Bauern
lesson-limping-text =
    Ein Bauer, der durch Schlagen **auf ein Ausgangsfeld der eigenen Seite** gekommen ist, hat schon gezogen und keinen Doppelschritt mehr: Er hinkt. Weiße Bauern können auf 12, 18 und 23 hinken, schwarze auf 15, 20 und 26.

    Hier hat Weiß gerade auf 18 geschlagen: Der Bauer zieht ein Feld, nicht zwei.
lesson-dead = Tote Bauern und Mumien
lesson-dead-text =
    Ein Bauer, der auf einen Flügel schlägt, verlässt die Linien mit Umwandlung. Auf 2, 3, 35 und 36 ist er ein **toter Bauer**: Nur ein weiteres Schlagen bringt ihn zurück. Auf den Spitzen 1 und 37 ist er eine **Mumie** und kann gar nicht mehr ziehen, nur noch schlagen.

    Hier sind die weißen Bauern auf 2 und 35 tot, und der auf 37 ist eine Mumie. Bleiben außer den Königen nur Bauern auf den Flügeln, ist die Partie remis.
lesson-mate = Matt
lesson-mate-text =
    Ein Schach, gegen das nichts hilft, ist **Matt** und gewinnt. Hier greift der Springer auf 3 den König in der Ecke und das Feld 16 neben ihm an, und der weiße König nimmt ihm das andere, 9.
lesson-first-move = Matt im ersten Zug
lesson-first-move-text =
    Überleg gut, wohin du den König stellst: In 5760 von 14400 Aufstellungen setzt Weiß **mit dem ersten Zug** matt, immer mit dem Springer. Ein schwarzer König auf 21 ist immer verloren, auf 16 und 27 in der Hälfte der Fälle, auf 10 und 34 nie.

    Hier ist der Springer von 28 nach 24 gezogen, und die eigenen Figuren sperren den König ein.
lesson-stalemate = Patt
lesson-stalemate-text =
    Wer am Zug ist, **nicht im Schach steht und doch keinen erlaubten Zug hat**, ist patt, und die Partie ist remis. Hier hat der schwarze König auf 37 kein Feld mehr.

    Auf den Spitzen des Sterns geht das schnell: Lass einem blanken König noch einen Zug, während du ihn jagst.
lesson-draws = Remis
lesson-draws-text =
    Eine Partie ist sofort remis: durch Patt, wenn eine Stellung zum **dritten Mal** entsteht, nach **50 Zügen** jeder Seite ohne Schlag- und Bauernzug, oder wenn außer den Königen nur Bauern auf den Flügeln bleiben, wie hier. Niemand muss es beanspruchen.

    Ihr könnt euch auch einigen: Drücke „Remis“. Läuft deine Zeit ab, verlierst du, egal was die andere Seite noch hat.
lesson-endings = Was im Endspiel gewinnt
lesson-endings-text =
    Gegen den blanken König gewinnt eine **Dame** in höchstens neun Zügen und ein **Läufer** in zwölf. Turm oder Springer allein gewinnen nicht, auch zwei Türme nicht. Zwei Springer gewinnen in zwölf, Läufer und Springer in elf, Turm und Läufer in zwölf.

    Jedes Endspiel mit einer Figur neben den Königen kenne ich auswendig und spiele es fehlerlos; die Analyse nennt die Zahl der Züge bis zum Matt.
lesson-signs = Zeichen auf dem Bild
lesson-signs-text =
    {"**"}Sechs Ecken** markieren die beiden Felder des letzten Zugs. Ein **Stern hinter dem König** heißt Schach. Wenn du eine Figur auswählst, bekommt ihr Feld einen geschlossenen Rahmen; **Punkte** sind leere Felder, auf die sie ziehen kann, **Ringe** sind Figuren, die sie schlagen kann.

    Hier ist Schwarz mit dem König gerade von 34 nach 33 gezogen, und der Bauer auf 18 ist ausgewählt.

    Die Zahl in jedem Feld ist sein Name. Solange Figuren aufgestellt werden, stehen die übrigen neben dem Stern.
lesson-notation = Züge schreiben
lesson-notation-text =
    Schreib den englischen Buchstaben der Figur (K König, Q Dame, R Turm, B Läufer, N Springer, P Bauer) und das Feld, auf das sie zieht: `N22`, `P14`. Von Feld zu Feld geht auch: `17-22` oder `17 22`. Schlagen darfst du kennzeichnen, `Px14`; eine Umwandlung braucht ihren Buchstaben, `P16=Q`.

    Können zwei gleiche Figuren dorthin, sag, welche: Hier sind `P12x18` und `P23x18` verschiedene Züge. Beim Aufstellen schreibst du Feld und Figur: `17B`.
