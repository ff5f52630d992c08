lesson-aim = Das Ziel
lesson-aim-text =
    Schach mit **verdeckten Figuren und gemeinsamer Wertung**. Du siehst nur deine eigenen Figuren; alles andere sagt dir ein Schiedsrichter. Fast jedes Ende kostet euch beide Punkte, nur das **Patt** lohnt sich: Jede Seite bekommt einen Punkt für jede Figur auf dem Brett, Könige und Bauern mitgezählt.

    Hier hat Schwarz keinen Zug und steht nicht im Schach. Fünf Figuren sind übrig: **je 5 Punkte**. Das Höchste sind 32, wenn noch alle Figuren stehen; das gelang schon in zwölf Zügen.
lesson-setup = Die Aufstellung
lesson-setup-text =
    Die Grundreihe jeder Seite ist zufällig, **jede für sich**: Läufer auf Feldern verschiedener Farbe, der König zwischen den Türmen. Du siehst nur deine eigene. Gezogen wird wie im Schach, mit Umwandlung und En passant.

    Weiß beginnt. Das Bild zeigt beide Seiten; in der Partie weiß niemand sonst, wo deine Dame steht.
lesson-tries = Versuche
lesson-tries-text =
    Du nennst dem Schiedsrichter einen Zug. Lassen die verdeckten Figuren ihn zu, so gilt er. Wenn nicht, hörst du **„Illegal“** und versuchst einen anderen, so oft du willst. Dein Partner erfährt, wie viele Versuche danebengingen, aber nie, welche.

    Weiß sieht nicht, dass auf e5 ein schwarzer Bauer steht. Der Versuch e4e5 kostet nichts und verrät ihn.
lesson-impossible = Unmögliche Versuche
lesson-impossible-text =
    Ein Versuch, von dem du selbst wissen kannst, dass er nicht geht, ist **unmöglich** und bleibt zwischen dir und dem Schiedsrichter: Dort steht keine Figur von dir, sie zieht so nicht, eine eigene steht im Weg, derselbe Versuch wurde schon abgelehnt, oder ein Bauer soll schlagen, wo noch keine gegnerische Figur sein kann.

    Vor dem zweiten Zug von Schwarz kann kein weißer Bauer etwas schlagen.
lesson-any = „Any?“
lesson-any-text =
    Einmal pro Zug darfst du **„Any?“** fragen: Kann einer meiner Bauern schlagen? Die Antwort hört auch dein Partner.

    Nach einem **Ja** musst du als Nächstes mit einem Bauern zu schlagen versuchen; wird das abgelehnt, bist du wieder frei. Nach einem **Nein** ist das in diesem Zug unmöglich. Hier lautet die Antwort ja: e4 schlägt d5.
lesson-capture = Schlagen
lesson-capture-text =
    Wird geschlagen, sagt der Schiedsrichter nur das **Feld** an, nicht die Figuren. Hier hat Weiß gerade auf d5 geschlagen: Beide hören „Auf d5 wurde geschlagen“, und Schwarz sieht, dass ein Bauer fehlt.

    Wie viele gegnerische Figuren noch da sind, wird immer angezeigt. Bei En passant wird das Feld angesagt, auf dem der Bauer ankommt. Das Bild zeigt beide Seiten.
lesson-check = Schach
lesson-check-text =
    Ein Schach wird mit seiner Richtung vom König aus angesagt: **Reihe**, **Linie**, **lange Diagonale**, **kurze Diagonale** oder **Springer**. Wo der Angreifer dort steht, bleibt geheim. Von den beiden Diagonalen durch den König ist die lange die mit mehr Feldern.

    Hier hört Schwarz „Schach auf der Linie“. Im Bild zeigt es die gestrichelte Linie.
lesson-period = Die Zugfrist
lesson-period-text =
    Jeder Zug hat eine feste **Zugfrist**, normalerweise 24 Stunden. Ein angenommener Zug ist endgültig, aber der Rest der Zugfrist läuft trotzdem ab, damit niemand erfährt, wie früh du gezogen hast. Danach hört dein Partner der Reihe nach alles, was bei deinem Zug gesagt wurde.

    Mit der Option `handover at once` hört er es sofort; so ist es auch gegen den Computer.
lesson-signs = Zeichen auf dem Bild
lesson-signs-text =
    Eine **Wolke** liegt auf jedem Feld, auf dem du keine Figur hast: Dort kann eine gegnerische Figur stehen oder nichts. Ein **Kreuz** markiert das Feld, auf dem zuletzt ein Schlagzug angesagt wurde. Eine **gestrichelte Linie** durch deinen König ist die Linie, auf der Schach angesagt wurde.

    {"**"}Vier Ecken** markieren deinen eigenen letzten Zug; **Punkte** sind Felder, auf die du es versuchen kannst. Unter dem Brett steht, wie viele gegnerische Figuren übrig sind.

    So sieht es Schwarz: Weiß hat gerade auf d5 geschlagen, und Schwarz sieht nur, wo.
lesson-castling = Rochade
lesson-castling-text =
    Die Rochade gibst du so an, als ob **der König den eigenen Turm schlägt**: hier e1h1 oder e1a1. Danach stehen König und Turm auf g1 und f1 oder auf c1 und d1, egal wo sie anfangs standen.

    Beide dürfen noch nicht gezogen haben, nichts darf im Weg stehen, und der König darf kein angegriffenes Feld verlassen, überqueren oder betreten. Rochade und Umwandlung werden nicht angesagt.
lesson-ends = Wie es endet
lesson-ends-text =
    Ein **Patt** bringt beiden einen Punkt pro Figur. **Matt**: je -5. Nur noch die Könige: je -6. Dreimal dieselbe Stellung: je -8. Wer aufgibt oder die Zeit überschreitet, bekommt **-10**, die andere Seite 0.

    Ungenügendes Material beendet die Partie nicht, und eine Regel wie die 50-Züge-Regel gibt es nur, wenn ihr `no progress` einstellt. Hier ist Schwarz matt: je -5.
lesson-ceiling = Alle zweiunddreißig
lesson-ceiling-text =
    Mehr geht nicht: **32 Punkte für beide**. Nichts wurde geschlagen, alle Figuren stehen auf dem Brett, und Weiß hat keinen Zug und steht nicht im Schach. Von der normalen Grundstellung aus dauert das zwölf Züge auf jeder Seite.

    Sieh dir an, wie es geht: Alle weißen Bauern sind blockiert, die Figuren dahinter eingemauert, und die zwei, die es nicht sind, sind gefesselt: der Turm auf g3 durch die Dame, der Springer auf d2 durch den Läufer. Wer sich nicht absprechen kann, kommt kaum so weit; 20 und mehr ist sehr gut.
lesson-together = Zusammen spielen
lesson-together-text =
    Ihr könnt euch nicht absprechen, also verteilt die Rollen ohne Worte: **Schwarz wird festgesetzt, Weiß setzt fest.** Schwarz schiebt Bauern vor, bis sie blockiert sind, bietet Figuren an, die noch ziehen können, und geht mit dem König in eine Ecke. Weiß behält seine Figuren, blockiert die Bauern von vorn, schlägt, was noch ziehen kann, und gibt nie ein Schach, das matt sein könnte.

    Hier halten sich die Bauern beider Seiten gegenseitig fest und schlagen nichts: eine Mauer, die bleibt.
lesson-computer = Der Computer als Partner
lesson-computer-text =
    Der Computer weiß nur, was du an seiner Stelle wüsstest. Mit Weiß baut er auf der dritten und vierten Reihe eine Bauernmauer, schlägt freie Figuren mit Springern, die darüberspringen, und kreist den König ein. Mit Schwarz schiebt er seine Bauern gegen deine, lässt seine Figuren dort, wo man sie schlagen kann, und bringt den König in eine Ecke der eigenen Seite.

    Höhere Stufen stellen sich mehr Stellungen vor und rechnen weiter. Mit abgelehnten Versuchen werden nie geheime Zeichen gegeben.
