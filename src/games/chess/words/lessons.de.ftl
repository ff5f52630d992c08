# Die Seiten von /regeln: zu jeder Lektion ein Titel und ein Text von höchstens 900 Zeichen.

lesson-aim = Das Ziel
lesson-aim-text =
    Weiß und Schwarz haben je sechzehn Figuren und ziehen abwechselnd; Weiß beginnt. Wer am Zug ist, zieht eine Figur auf ein anderes Feld. Steht dort eine gegnerische Figur, wird sie geschlagen und kommt vom Brett.

    Du gewinnst durch **Schachmatt**: Der gegnerische König ist angegriffen, und nichts rettet ihn. Der König selbst wird nie geschlagen; die Partie endet einen Zug davor.

    Die nächsten Seiten zeigen jede Figur. Punkte sind Felder, auf die sie ziehen kann, Ringe sind Figuren, die sie schlagen kann.
lesson-rook = Der Turm
lesson-rook-text =
    Der Turm zieht beliebig weit auf **Reihen und Linien**. Er springt nicht: Vor einer eigenen Figur bleibt er stehen, und die erste gegnerische, auf die er trifft, darf er schlagen, wie hier auf d6.

    Türme gehören auf offene Linien. Stell beide auf Linien ohne Bauern und später auf die zweite Reihe des Gegners.
lesson-bishop = Der Läufer
lesson-bishop-text =
    Der Läufer zieht beliebig weit **diagonal**, und auch er springt nicht. Er bleibt die ganze Partie auf Feldern einer Farbe.

    Du beginnst mit zweien, einem für jede Farbe. Zusammen beherrschen sie das ganze Brett, also überleg gut, bevor du einen davon hergibst.
lesson-queen = Die Dame
lesson-queen-text =
    Die Dame zieht wie **Turm und Läufer zusammen**: beliebig weit auf Reihen, Linien und Diagonalen.

    Sie ist die stärkste Figur, etwa neun Bauern wert (Turm 5, Läufer und Springer 3). Bringst du sie zu früh heraus, gewinnt der Gegner Zeit, indem er sie angreift.
lesson-knight = Der Springer
lesson-knight-text =
    Der Springer **springt**: zwei Felder auf einer Reihe oder Linie und dann eines zur Seite. Was dazwischen steht, stört ihn nicht; hier ist er ringsum eingeschlossen und erreicht doch acht Felder.

    Am Rand erreicht er nur halb so viele, also halte ihn nahe der Mitte: „Springer am Rand bringt Kummer und Schand.“
lesson-king = Der König
lesson-king-text =
    Der König zieht **ein Feld weit in jede Richtung**, aber nie auf ein Feld, das eine gegnerische Figur angreift. Hier gibt der Bauer auf c4 Schach; der König darf ihn schlagen, aber nicht auf Felder ziehen, die der Bauer deckt.

    Halte ihn hinter Bauern in Sicherheit, solange viele Figuren auf dem Brett sind. Im Endspiel kämpft er mit.
lesson-pawn = Der Bauer
lesson-pawn-text =
    Der Bauer zieht **ein Feld geradeaus**, von seinem Ausgangsfeld auch zwei, wenn beide frei sind. Er **schlägt diagonal** nach vorn, ein Feld nach links oder rechts, und nur so.

    Er zieht nie zurück. Bauern, die sich gegenseitig decken, bilden eine starke Kette.
lesson-en-passant = En passant
lesson-en-passant-text =
    Ist ein Bauer gerade **zwei Felder** gezogen und steht nun neben einem gegnerischen Bauern, so darf dieser ihn schlagen, als wäre er nur eines gezogen. Er landet auf dem übersprungenen Feld.

    Das heißt *en passant*, „im Vorbeigehen“, und geht nur im nächsten Zug. Hier hat Schwarz gerade d7-d5 gespielt, also darf Weiß auf d6 schlagen.
lesson-promotion = Umwandlung
lesson-promotion-text =
    Ein Bauer, der die letzte Reihe erreicht, **wird sofort in Dame, Turm, Läufer oder Springer umgewandelt**, ganz nach Wahl. Du kannst mehrere Damen haben.

    Tippst du den Zug, folgt die neue Figur dem Feld: `e8=Q`, oder `exd8=N`, wenn der Bauer schlägt.
lesson-castling = Rochade
lesson-castling-text =
    Einmal in der Partie darf der König **rochieren**: Er zieht zwei Felder auf einen Turm zu, und der Turm springt auf seine andere Seite. Schreib `O-O` für die kurze Rochade und `O-O-O` für die lange.

    Vier Dinge müssen stimmen: König und Turm haben noch nicht gezogen, zwischen ihnen steht nichts, der König steht nicht im Schach, und er zieht über kein angegriffenes Feld und auf keines. Der Turm darf angegriffen sein.
lesson-check = Schach
lesson-check-text =
    Ein angegriffener König steht **im Schach**, und du musst sofort etwas dagegen tun. Es gibt drei Wege: mit dem König ziehen, den Angreifer schlagen oder eine Figur dazwischenstellen.

    Ein Zug, nach dem dein eigener König angegriffen ist, ist nicht erlaubt. Ich lehne ihn ab und sage dir, welche Figur den König angreift.
lesson-mate = Schachmatt
lesson-mate-text =
    Ein Schach, gegen das es nichts mehr gibt, ist **Schachmatt** und gewinnt die Partie. Hier greift der Turm auf der letzten Reihe an, und die eigenen Bauern sperren den schwarzen König ein.

    Dieses Grundreihenmatt ist eines der häufigsten: Gib deinem König ein Luftloch.
lesson-stalemate = Patt
lesson-stalemate-text =
    Wer am Zug ist, **nicht im Schach steht und doch keinen erlaubten Zug hat**, ist patt, und die Partie endet remis. Hier ist Schwarz am Zug: Alle Felder um den König sind angegriffen, und sonst kann nichts ziehen.

    Das rettet manche verlorene Partie, also sieh zweimal hin, wenn der Gegner nur noch den König hat.
lesson-draws = Remis
lesson-draws-text =
    Eine Partie ist sofort remis: durch Patt, wenn keine Seite genug Material zum Mattsetzen hat (wie hier), wenn eine Stellung **fünfmal** auf dem Brett stand oder nach **75 Zügen** ohne Schlag- und Bauernzug.

    Du kannst Remis **beanspruchen**, wenn eine Stellung dreimal auf dem Brett stand oder nach 50 solchen Zügen; dann erscheint ein Knopf, und `/remis nach:` beansprucht es für die Stellung nach deinem Zug.

    Ihr könnt euch auch einigen: Drücke „Remis“. Läuft deine Zeit ab und die andere Seite hat nichts zum Mattsetzen, ist die Partie ebenfalls remis.
lesson-chess960 = Chess960
lesson-chess960-text =
    Im **Chess960** stehen die Figuren der Grundreihe in zufälliger Reihenfolge: Läufer auf Feldern verschiedener Farbe, der König zwischen den Türmen, Schwarz wie Weiß. Es gibt 960 Möglichkeiten, auswendig gelernte Eröffnungen helfen also nicht.

    Die Rochade endet wie gewohnt, König auf der g- oder c-Linie und der Turm daneben, egal wo sie anfangs standen. Schreib `optionen: 960` für eine zufällige Stellung oder `960 518` für die mit dieser Nummer; 518 ist das normale Schach.
lesson-signs = Zeichen auf dem Bild
lesson-signs-text =
    {"**"}Vier Ecken** markieren die beiden Felder des letzten Zugs. Ein **Stern hinter dem König** heißt Schach. Wenn du eine Figur auswählst, bekommt ihr Feld einen geschlossenen Rahmen; **Punkte** sind leere Felder, auf die sie ziehen kann, **Ringe** sind Figuren, die sie schlagen kann.

    Hier ist die Dame von h2 nach e5 gezogen und gibt Schach. Der Springer auf c6 kann auf e7 dazwischenziehen oder die Dame schlagen.

    Buchstaben und Zahlen am Rand benennen die Felder. Mit `/einstellungen` änderst du Farben, Figuren und welche Seite unten steht.
lesson-notation = Züge schreiben
lesson-notation-text =
    Linien heißen a bis h, Reihen 1 bis 8. Schreib den englischen Buchstaben der Figur (K König, Q Dame, R Turm, B Läufer, N Springer, der Bauer hat keinen) und wohin sie zieht: `Nf3`, `e4`, `Qxd5`. Von Feld zu Feld geht es auch: `g1f3`.

    Könnten zwei Figuren dorthin, sag, welche: Hier sind `Nbd2` und `Nfd2` verschiedene Züge. Schachzeichen, `x` und Großschreibung kannst du weglassen. Während du in `/zug` tippst, schlage ich vor, was möglich ist.
