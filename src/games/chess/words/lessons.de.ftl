# Die Seiten von /regeln: zu jeder Lektion ein Titel und ein Text von höchstens 900 Zeichen.

lesson-aim = Das Ziel
lesson-aim-text =
    Zwei Heere von je sechzehn Figuren, Weiß und Schwarz, ziehen abwechselnd; Weiß beginnt. Wer am Zug ist, zieht eine Figur auf ein anderes Feld. Steht dort eine gegnerische Figur, wird sie vom Brett genommen.

    Du gewinnst durch **Schachmatt**: Der gegnerische König ist angegriffen, und nichts rettet ihn. Könige werden nie geschlagen; die Partie endet einen Zug davor.

    Die folgenden Seiten zeigen jede Figur. Punkte sind Felder, auf die sie ziehen kann, Ringe sind Figuren, die sie schlagen kann.
lesson-rook = Der Turm
lesson-rook-text =
    Der Turm zieht beliebig weit auf seiner **Reihe oder Linie**. Er kann nicht springen: Vor einer eigenen Figur bleibt er stehen, und die erste gegnerische, auf die er trifft, darf er schlagen, wie hier auf d6.

    Türme mögen offene Linien. Stelle beide auf Linien ohne Bauern und später auf die zweite Reihe des Gegners.
lesson-bishop = Der Läufer
lesson-bishop-text =
    Der Läufer zieht beliebig weit **schräg**, und wie der Turm springt er nicht. Er bleibt die ganze Partie auf Feldern einer Farbe.

    Du beginnst mit zweien, einem für jede Farbe. Zusammen beherrschen sie das ganze Brett, also überlege gut, bevor du einen davon hergibst.
lesson-queen = Die Dame
lesson-queen-text =
    Die Dame zieht wie **Turm und Läufer zusammen**: beliebig weit auf Reihen, Linien und Diagonalen.

    Sie ist die stärkste Figur, etwa neun Bauern wert (Turm 5, Läufer und Springer 3). Kommt sie zu früh heraus, gewinnt der Gegner Zeit, indem er sie angreift.
lesson-knight = Der Springer
lesson-knight-text =
    Der Springer **springt**: zwei Felder auf einer Reihe oder Linie und dann eines zur Seite. Was dazwischen steht, stört ihn nicht; hier ist er ringsum eingeschlossen und erreicht doch acht Felder.

    Am Rand erreicht ein Springer nur halb so viele, also halte deine nahe der Mitte.
lesson-king = Der König
lesson-king-text =
    Der König zieht **ein Feld weit in jede Richtung**, aber nie auf ein Feld, das eine gegnerische Figur angreift. Hier gibt der Bauer auf c4 Schach; der König darf ihn schlagen, aber nicht auf Felder gehen, die der Bauer bewacht.

    Halte ihn hinter Bauern in Sicherheit, solange viele Figuren auf dem Brett sind. Im Endspiel wird er zum Kämpfer.
lesson-pawn = Der Bauer
lesson-pawn-text =
    Der Bauer zieht **ein Feld geradeaus**, oder zwei von seinem ersten Feld aus, wenn beide frei sind. Er **schlägt schräg** nach vorn, ein Feld nach links oder rechts, und nur dorthin.

    Er geht nie zurück. Bauern, die einander decken, bilden eine starke Kette.
lesson-en-passant = En passant
lesson-en-passant-text =
    Ist ein Bauer gerade **zwei Felder** gezogen und steht nun neben einem gegnerischen Bauern, so darf dieser ihn schlagen, als wäre er nur eines gegangen. Er landet auf dem übersprungenen Feld.

    Dieses Recht (*en passant*, im Vorbeigehen) gilt nur einen Zug lang. Hier hat Schwarz gerade d7-d5 gespielt, also darf Weiß auf d6 schlagen.
lesson-promotion = Umwandlung
lesson-promotion-text =
    Ein Bauer, der das andere Ende erreicht, **wird sofort zu Dame, Turm, Läufer oder Springer**, ganz nach Wahl. Du kannst mehrere Damen haben.

    In getippten Zügen folgt die neue Figur dem Feld: `e8=Q`, oder `exd8=N`, wenn der Bauer schlägt.
lesson-castling = Rochade
lesson-castling-text =
    Einmal in der Partie darf der König **rochieren**: Er geht zwei Felder auf einen Turm zu, und der Turm springt auf seine andere Seite. Schreib `O-O` für die kurze Rochade und `O-O-O` für die lange.

    Dazu gehört viererlei: König und Turm haben noch nicht gezogen, zwischen ihnen steht nichts, der König steht nicht im Schach, und er überquert und betritt kein angegriffenes Feld. Der Turm darf angegriffen sein.
lesson-check = Schach
lesson-check-text =
    Ein angegriffener König steht **im Schach**, und du musst ihm sofort helfen. Es gibt drei Wege: mit dem König ziehen, den Angreifer schlagen oder eine Figur dazwischenstellen.

    Ein Zug, nach dem dein eigener König angegriffen ist, ist nicht erlaubt. Ich lehne ihn ab und sage, welche Figur ihn angreift.
lesson-mate = Schachmatt
lesson-mate-text =
    Ein Schach, auf das es keine Antwort gibt, ist **Schachmatt** und gewinnt die Partie. Hier greift der Turm auf der letzten Reihe an, und die eigenen Bauern von Schwarz sperren den König ein.

    Ein solches Grundreihenmatt ist das häufigste von allen: Gib deinem König ein Luftloch.
lesson-stalemate = Patt
lesson-stalemate-text =
    Hat, wer am Zug ist, **keinen erlaubten Zug und steht doch nicht im Schach**, so ist das Patt, und die Partie ist remis. Hier ist Schwarz am Zug: Jedes Feld um den König ist bewacht, und sonst kann nichts ziehen.

    Das rettet manche verlorene Partie, also sieh zweimal hin, wenn der Gegner nur noch den König hat.
lesson-draws = Remis
lesson-draws-text =
    Eine Partie ist sofort remis durch Patt, wenn keine Seite genug Figuren zum Mattsetzen hat (wie hier), wenn eine Stellung **fünfmal** auf dem Brett stand oder nach **75 Zügen** ohne Schlag und ohne Bauernzug.

    Du kannst Remis **beantragen**, wenn eine Stellung dreimal auf dem Brett stand oder nach 50 solchen Zügen; dann erscheint ein Knopf, und `/remis nach:` beantragt es für die Stellung nach deinem Zug.

    Beide können sich auch einigen: Drücke Remis. Läuft deine Zeit ab und die andere Seite hat nichts zum Mattsetzen, ist das ebenfalls remis.
lesson-chess960 = Chess960
lesson-chess960-text =
    Im **Chess960** stehen die Figuren der Grundreihe in zufälliger Ordnung: Läufer auf Feldern verschiedener Farbe, der König zwischen den Türmen, Schwarz wie Weiß. Es gibt 960 Ordnungen, auswendig gelernte Eröffnungen helfen also nicht.

    Die Rochade endet wie gewohnt, König auf der g- oder c-Linie und der Turm daneben, wo immer sie anfangs standen. Schreib `optionen: 960` für einen zufälligen Beginn oder `960 518` für einen nach Nummer; 518 ist das gewöhnliche Schach.
lesson-notation = Züge schreiben
lesson-notation-text =
    Linien heißen a bis h, Reihen 1 bis 8. Schreib den Buchstaben der Figur, hier wie in aller Welt die englischen (K König, Q Dame, R Turm, B Läufer, N Springer, der Bauer keinen), und wohin sie zieht: `Nf3`, `e4`, `Qxd5`. Von Feld zu Feld geht es auch: `g1f3`.

    Könnten zwei Figuren dorthin, sag, welche: Hier sind `Nbd2` und `Nfd2` verschiedene Züge. Schachzeichen, `x` und Großschreibung kannst du weglassen. Während du in `/zug` tippst, schlage ich vor, was möglich ist.
