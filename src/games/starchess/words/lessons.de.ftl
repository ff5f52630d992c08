# Die Lektionen: zu jeder ein Titel und ein Text von höchstens 900 Zeichen.

lesson-board = Brett und Ziel
lesson-board-text =
    Zwei Heere von zehn Figuren treffen sich auf einem **Stern aus 37 Sechsecken**. Die Felder sind in jeder Linie von unten nach oben gezählt, die Linien von links nach rechts; Weiß sitzt unten. Die Endfelder der fünf langen Linien sind die Grundreihen: 4, 11, 17, 22, 28 und 10, 16, 21, 27, 34.

    Du gewinnst wie im Schach durch **Matt**: der feindliche König ist angegriffen, und nichts rettet ihn. Nachbarfelder haben eine Kante gemeinsam; über die Ecken zieht niemand.
lesson-setup = Das Aufstellen
lesson-setup-text =
    Am Anfang stehen nur die Bauern. König, Dame, Turm, Läufer und Springer werden **abwechselnd gesetzt**, Weiß beginnt, jede Figur auf ein freies Feld der eigenen Grundreihe. Beide Hände sind offen. Danach macht Weiß den ersten Zug.

    Schreib Feld und Figur: `17B`. Statt zu setzen, könnt ihr die Grundreihen auslosen (`options: setup random`, nie mit einem Matt im ersten Zug) oder vorgeben (`setup KRBNQ-RQBNK`).
lesson-rook = Der Turm
lesson-rook-text =
    Der Turm zieht beliebig weit **auf seiner Linie auf und ab** und verlässt sie nie. Türme sind hier schwach: nicht einmal zwei erzwingen ein Matt, und auf den Spitzen 1 und 37 hat ein Turm gar keinen Zug.

    Er taugt dazu, eine Linie mit Bauern zu schützen und von unten Schach zu geben.
lesson-bishop = Der Läufer
lesson-bishop-text =
    Der Läufer zieht beliebig weit **auf den vier schrägen Reihen**. Er ist an keine Farbe gebunden und erreicht jedes Feld.

    Er ist viel mehr wert als ein Turm, etwa fünf Bauern: König und Läufer gewinnen gegen den bloßen König, in höchstens zwölf Zügen. Tausch keinen Läufer gegen einen Turm.
lesson-queen = Die Dame
lesson-queen-text =
    Die Dame zieht wie **Turm und Läufer zusammen**: beliebig weit in alle sechs Richtungen. Sie ist etwa acht Bauern wert.
lesson-knight = Der Springer
lesson-knight-text =
    Der Springer geht **zwei Felder geradeaus und dann eins zur Seite**, links oder rechts von dieser Richtung. Er springt: was dazwischen steht, ist gleich, auch eine Lücke im Stern. Von der Mitte erreicht er zwölf Felder.

    In der Eröffnung kommt sonst nichts an den Bauern vorbei; hüte dich vor seinen Schachs.
lesson-king = Der König
lesson-king-text =
    Der König geht **ein Feld in jede der sechs Richtungen**, nie auf ein Feld, das eine feindliche Figur angreift. Eine Rochade gibt es nicht.
lesson-pawn = Der Bauer
lesson-pawn-text =
    Der Bauer geht **ein Feld geradeaus**, als allerersten Zug auch zwei, wenn beide frei sind. Er **schlägt auf die beiden Felder schräg voraus**, und nur dort.

    Ein Schlagen im Vorübergehen gibt es nicht.
lesson-promotion = Umwandlung
lesson-promotion-text =
    Ein Bauer, der eines der fünf Felder der feindlichen Grundreihe erreicht, **wird sofort Dame, Turm, Läufer oder Springer**. Die oberen Enden der kurzen Linien wandeln nichts um.

    Beim Schreiben folgt die neue Figur dem Feld: `P16=Q`.
lesson-limping = Hinkende Bauern
lesson-limping-text =
    Ein Bauer, der sich **auf ein Ausgangsfeld der eigenen Seite geschlagen** hat, ist schon gezogen und hat keinen Doppelschritt mehr: er hinkt. Weiße Bauern können auf 12, 18 und 23 hinken, schwarze auf 15, 20 und 26.

    Hier hat Weiß gerade auf 18 geschlagen: der Bauer geht ein Feld, nicht zwei.
lesson-dead = Tote Bauern und Mumien
lesson-dead-text =
    Ein Bauer, der auf einen Flügel schlägt, verlässt die Linien mit Umwandlung. Auf 2, 3, 35 und 36 ist er ein **toter Bauer**: nur ein weiteres Schlagen bringt ihn zurück. Auf den Spitzen 1 und 37 ist er eine **Mumie** und kann nicht einmal ziehen.

    Hier sind die weißen Bauern auf 2 und 35 tot, und der auf 37 ist eine Mumie. Bleiben neben den Königen nur Bauern auf den Flügeln, ist das Spiel remis.
lesson-mate = Matt
lesson-mate-text =
    Ein Schach, gegen das nichts hilft, ist **Matt** und gewinnt. Hier greift der Springer auf 3 den König in der Ecke und das Feld 16 neben ihm an, und der weiße König bewacht das andere, 9.
lesson-first-move = Matt im ersten Zug
lesson-first-move-text =
    Überleg gut, wohin du den König stellst: in 5760 von 14400 Aufstellungen setzt Weiß **mit dem ersten Zug** matt, immer mit dem Springer. Ein schwarzer König auf 21 ist in jedem Fall verloren, auf 16 und 27 zur Hälfte, auf 10 und 34 nie.

    Hier ist der Springer von 28 nach 24 gezogen, und den König sperren die eigenen Figuren ein.
lesson-stalemate = Patt
lesson-stalemate-text =
    Hat der Spieler am Zug **keinen erlaubten Zug und steht nicht im Schach**, ist es patt und das Spiel remis. Hier hat der schwarze König auf 37 kein Feld mehr.

    Auf den Spitzen des Sterns geschieht das schnell: lass einem bloßen König einen Zug, während du ihn jagst.
lesson-draws = Remis
lesson-draws-text =
    Remis ist es sofort bei Patt, wenn eine Stellung zum **dritten Mal** entsteht, nach **50 Zügen** jeder Seite ohne Schlagen und Bauernzug, oder wenn neben den Königen nur Bauern auf den Flügeln bleiben, wie hier. Niemand muss es verlangen.

    Ihr könnt euch auch einigen: drück Remis. Läuft deine Zeit ab, verlierst du, was immer der andere noch hat.
lesson-endings = Was im Endspiel gewinnt
lesson-endings-text =
    Gegen den bloßen König gewinnt eine **Dame** in höchstens neun Zügen und ein **Läufer** in zwölf. Turm oder Springer allein gewinnen nicht, auch zwei Türme nicht. Zwei Springer gewinnen in zwölf, Läufer und Springer in elf, Turm und Läufer in zwölf.

    Jedes Endspiel mit einer Figur neben den Königen kenne ich auswendig und spiele es fehlerlos; eine Analyse nennt die Zahl der Züge bis zum Matt.
lesson-notation = Züge schreiben
lesson-notation-text =
    Schreib den Buchstaben der Figur (K Q R B N P) und das Feld, auf das sie geht: `N22`, `P14`. Von Feld zu Feld geht auch: `17-22` oder `17 22`. Schlagen darfst du kennzeichnen, `Px14`; eine Umwandlung braucht ihren Buchstaben, `P16=Q`.

    Können zwei gleiche Figuren dorthin, sag welche: hier sind `P12x18` und `P23x18` verschiedene Züge. Beim Aufstellen schreibst du Feld und Figur: `17B`.
