lesson-aim = Das Ziel
lesson-aim-text =
    Schach mit **verborgenen Gegnern, die sich die Punkte teilen**. Du siehst nur deine eigenen Figuren; ein Schiedsrichter sagt dir das Übrige. Fast jedes Ende kostet euch beide, nur das **Patt** lohnt sich: jeder bekommt einen Punkt für jede Figur auf dem Brett, Könige und Bauern inbegriffen.

    Hier hat Schwarz keinen Zug und steht nicht im Schach. Fünf Figuren sind übrig: **je 5 Punkte**. Mehr als 32, alle Figuren, geht nicht; das gelang in zwölf Zügen.
lesson-setup = Die Aufstellung
lesson-setup-text =
    Die Grundreihe jeder Seite wird ausgelost, **jede für sich**: Läufer auf beiden Farben, der König zwischen den Türmen. Du siehst nur deine eigene. Gezogen wird wie im Schach, mit Umwandlung und En passant.

    Weiß beginnt. Das Bild zeigt beide Seiten; in der Partie weiß niemand, wo deine Dame steht.
lesson-tries = Versuche
lesson-tries-text =
    Du sagst dem Schiedsrichter einen Zug. Erlauben ihn die verborgenen Figuren, so gilt er. Wenn nicht, sagt er **„illegal“**, und du versuchst einen anderen, so oft du willst. Dein Partner erfährt, wie oft es misslang, nie was du versucht hast.

    Weiß sieht nicht, dass auf e5 ein schwarzer Bauer steht. e4e5 zu versuchen kostet nichts und verrät ihn.
lesson-impossible = Was gar nicht gefragt wird
lesson-impossible-text =
    Ein Versuch, von dem du selbst wissen kannst, dass er nicht geht, ist **unmöglich** und bleibt zwischen dir und dem Schiedsrichter: keine eigene Figur dort, falsche Gangart, eigene Figur im Weg, derselbe Versuch schon verweigert, ein Bauernschlag, wo noch kein Gegner sein kann.

    Vor dem zweiten Zug von Schwarz kann kein weißer Bauer etwas schlagen.
lesson-any = „Any?“
lesson-any-text =
    Einmal im Zug darfst du **„Any?“** fragen: Kann einer meiner Bauern schlagen? Die Antwort hört auch dein Partner.

    Nach einem **Ja** musst du zuerst einen Bauernschlag versuchen; wird er verweigert, bist du wieder frei. Nach einem **Nein** sind Bauernschläge in diesem Zug unmöglich. Hier lautet die Antwort ja, wie das Bild beider Seiten zeigt: e4 schlägt d5.
lesson-capture = Schlagen
lesson-capture-text =
    Ein Schlag wird mit seinem **Feld** angesagt, nicht mit den Figuren. Hier hat Weiß gerade auf d5 geschlagen: beide hören „Auf d5 wurde geschlagen“, und Schwarz sieht, dass ein Bauer fehlt.

    Wie viele gegnerische Figuren übrig sind, steht immer da. En passant wird mit dem Feld angesagt, auf dem der Bauer ankommt. Das Bild zeigt beide Seiten.
lesson-check = Schach
lesson-check-text =
    Ein Schach wird mit seiner Richtung vom König aus angesagt: **Reihe**, **Linie**, **lange Diagonale**, **kurze Diagonale** oder **Springer**. Wo der Angreifer steht, wird nicht gesagt. Von den beiden Diagonalen durch den König ist die lange die längere.

    Hier hört Schwarz „Schach auf der Linie“. Im Bild zeigt es die gestrichelte Linie.
lesson-period = Die Frist
lesson-period-text =
    Ein Zug hat eine feste **Frist**, gewöhnlich 24 Stunden. Ein angenommener Zug steht fest, aber der Rest der Frist vergeht trotzdem, damit niemand erfährt, wie früh du gezogen hast. Dann hört dein Partner der Reihe nach alles, was in deinem Zug gesagt wurde.

    Mit der Einstellung `handover at once` hört er es sofort; so ist es gegen den Computer.
lesson-castling = Rochade
lesson-castling-text =
    Die Rochade sagt man als **König schlägt eigenen Turm** an: hier e1h1 oder e1a1. Danach stehen König und Turm auf g1 und f1 oder auf c1 und d1, wo sie auch anfingen.

    Beide dürfen noch nicht gezogen haben, nichts darf im Weg stehen, und der König darf kein angegriffenes Feld verlassen, überqueren oder betreten. Rochade und Umwandlung werden nicht angesagt.
lesson-ends = Wie es endet
lesson-ends-text =
    Ein **Patt** bringt einen Punkt je Figur, für beide. **Matt**: je -5. Nur noch die Könige: je -6. Dreimal dieselbe Stellung: je -8. Wer aufgibt oder die Zeit überschreitet, hat **-10**, der andere 0.

    Zu wenig Material beendet die Partie nicht, und eine 50-Züge-Regel gibt es nur mit `no progress`. Hier ist es matt: je -5.
lesson-ceiling = Alle zweiunddreißig
lesson-ceiling-text =
    Mehr geht nicht: **32 Punkte für jeden**. Nichts wurde je geschlagen, alle Figuren stehen auf dem Brett, und Weiß hat keinen Zug und steht nicht im Schach. Von der üblichen Aufstellung aus dauert das zwölf Züge jeder Seite.

    Sieh, wie es geht: jeder weiße Bauer ist aufgehalten, die Offiziere sind eingemauert, und die zwei, die es nicht sind, sind gefesselt: der Turm auf g3 von der Dame, der Springer auf d2 vom Läufer. Zwei, die nicht reden können, kommen kaum so weit; 20 und mehr ist sehr gut.
lesson-together = Zusammen spielen
lesson-together-text =
    Ihr könnt nicht reden; verteilt die Rollen ohne Worte: **Schwarz wird festgesetzt, Weiß setzt fest.** Schwarz schiebt Bauern vor, bis sie stehen, bietet Figuren an, die noch ziehen können, und geht mit dem König in eine Ecke. Weiß behält seine Figuren, stellt sich den Bauern entgegen, nimmt, was noch zieht, und gibt nie ein Schach, das matt sein könnte.

    Hier halten die Bauern einander fest und schlagen nichts: eine Mauer, die bleibt.
lesson-computer = Der Computer als Partner
lesson-computer-text =
    Der Computer weiß nur, was du an seiner Stelle wüsstest. Als Weiß baut er eine Bauernmauer auf der dritten und vierten Reihe, nimmt lose Figuren mit Springern, die darüber hinweghüpfen, und kreist den König ein. Als Schwarz schiebt er seine Bauern gegen deine, lässt seine Figuren stehen, wo man sie nehmen kann, und bringt den König in eine Ecke seiner Seite.

    Höhere Stufen stellen sich mehr Stellungen vor und sehen weiter. Mit verweigerten Versuchen wird nie etwas verabredet.
