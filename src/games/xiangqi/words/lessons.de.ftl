# Die Seiten von /regeln, für jemanden, der Schach kann: zu jeder Lektion ein Titel und ein Text von
# höchstens 900 Zeichen.

lesson-aim = Das Ziel
lesson-aim-text =
    Xiangqi ist chinesisches Schach. Zwei Heere von je sechzehn, Rot und Schwarz, stehen auf den **Punkten, wo sich Linien kreuzen**: neun Linien, zehn Reihen. Rot beginnt. Die Lücke in der Mitte ist der **Fluss**, die Quadrate mit Kreuz sind die **Paläste**.

    Du gewinnst durch Matt wie im Schach, aber auch **durch Patt: Wer nicht ziehen kann, verliert**.

    Jede Seite hat einen General, zwei Leibwächter, zwei Elefanten, zwei Pferde, zwei Wagen, zwei Kanonen und fünf Soldaten. Nichts wandelt sich um, niemand rochiert. Auf den nächsten Seiten sind Punkte mögliche Ziele, Ringe sind Figuren, die geschlagen werden können.
lesson-general = Der General
lesson-general-text =
    Der General ist dein König. Er geht **einen Schritt gerade**, nie schräg, und **verlässt nie seinen Palast** aus neun Punkten. Von e2 darf er nach allen vier Seiten, nur nicht dorthin, wo der Gegner angreift.

    Hier steht der schwarze General auf d10, darum ist d2 gesperrt: Die beiden Generäle dürfen einander nicht ansehen. Die nächste Seite sagt, warum.
lesson-facing = Blick der Generäle
lesson-facing-text =
    Die beiden Generäle dürfen einander **nie auf offener Linie gegenüberstehen**. Denk dir jeden als Wagen, der seine eigene Linie entlang sieht.

    Eine einzelne Figur zwischen ihnen ist also an die Linie gefesselt: Der Wagen auf e3 wäre es, stünde nicht der schwarze Soldat auf e7. Stehen wie hier zwei dazwischen, darf jede von beiden gehen.

    Im Endspiel wird der General zur Waffe: Er bewacht aus der Ferne eine ganze Linie.
lesson-advisor = Der Leibwächter
lesson-advisor-text =
    Der Leibwächter geht **einen Schritt schräg** und verlässt nie den Palast: Er kennt in seinem Leben nur fünf Punkte, die Ecken und die Mitte.

    Zwei Leibwächter und zwei Elefanten sind die Wache des Generals. Sie greifen selten an, aber ein General ohne sie fällt den Wagen schnell zum Opfer. Hüte dich vor Kanonen, denen deine eigene Wache als Schirm dient.
lesson-elephant = Der Elefant
lesson-elephant-text =
    Der Elefant geht **genau zwei Schritte schräg** und **überquert nie den Fluss**, hat also sieben Punkte.

    Er springt nicht. Eine Figur auf dem Punkt dazwischen, seinem **Auge**, hält ihn auf: Hier sperrt der schwarze Soldat auf d2 den Weg nach c1, die drei anderen Wege sind frei.

    Zwei Elefanten, die einander decken, sind eine starke Mauer.
lesson-horse = Das Pferd
lesson-horse-text =
    Das Pferd zieht wie ein Springer, aber es **geht**: einen Schritt gerade, dann einen schräg nach außen. Steht auf dem ersten Punkt, an seinem **Bein**, eine Figur, so lahmt es.

    Hier steht die schwarze Kanone auf e6 vor dem Pferd auf e5, darum sind d7 und f7 nicht zu erreichen, obwohl auf f7 ein Soldat wartet. Angriffe sind nicht gegenseitig: Ein Pferd kann ein anderes angreifen, das nicht zurückschlagen kann.
lesson-chariot = Der Wagen
lesson-chariot-text =
    Der Wagen ist der Turm: **beliebig weit gerade**, und er schlägt die erste gegnerische Figur, auf die er trifft, hier auf e7. Er ist bei weitem die stärkste Figur, etwa zwei Kanonen oder Pferde wert.

    Bring deine Wagen früh heraus. Eine Linie, die du hältst, und ein Gegner, dessen Wagen noch in der Ecke schlafen, sind der halbe Sieg.
lesson-cannon = Die Kanone
lesson-cannon-text =
    Die Kanone **zieht wie ein Wagen, schlägt aber im Sprung**: Zwischen ihr und dem Opfer muss **genau eine Figur** stehen, gleich von welcher Seite.

    Hier kann die Kanone auf e5 nicht die Soldaten auf e7 und g5 schlagen, die als Nächste in der Reihe stehen, wohl aber die Figuren dahinter: das Pferd auf e9 und den Wagen auf i5.

    Kanonen sind stark, solange das Brett voller Schirme ist. Zwei Kanonen auf einer Linie geben ein Schach, gegen das Dazwischenstellen selten hilft.
lesson-pawn = Der Soldat
lesson-pawn-text =
    Der Soldat geht **einen Schritt voran und schlägt auch so**. Hat er **den Fluss überquert**, darf er auch **einen Schritt zur Seite**, wie hier von d6. Der Soldat auf g4 ist noch nicht drüben.

    Er geht nie zurück und wandelt sich nie um: Auf der letzten Reihe geht er nur noch zur Seite. Nah am gegnerischen Palast ist er fast ein Pferd wert.
lesson-check = Schach
lesson-check-text =
    Einem angegriffenen General muss sofort geholfen werden. Gegen eine Kanone gibt es mehr Wege als im Schach: mit dem General von der Linie gehen, die Kanone schlagen, eine **zweite Figur dazwischenstellen** oder den **Schirm wegziehen**.

    Hier gibt die Kanone auf e3 über den schwarzen Leibwächter auf e9 hinweg Schach. Der General kann zur Seite gehen, oder der Leibwächter verlässt die Linie: Ohne Schirm greift die Kanone nichts an.
lesson-mate = Schachmatt
lesson-mate-text =
    Ein Schach ohne Antwort ist **Schachmatt**. Hier hält ein Wagen die neunte Reihe, und der andere gibt auf der zehnten Schach: das häufigste Matt mit zwei Wagen.

    Andere Bilder, die du kennen solltest: zwei Kanonen auf einer Linie, ein Pferd neben dem Palast mit dem General auf der offenen Linie, Wagen und Kanone auf der Grundreihe.
lesson-stalemate = Kein Zug mehr
lesson-stalemate-text =
    Patt ist **keine Rettung, sondern eine Niederlage** für den, der nicht ziehen kann. Hier hat der schwarze General keinen Punkt mehr: Der Soldat auf e9 bewacht d9 und e10. Schwarz steht nicht im Schach und hat verloren.

    So gewinnen Soldat und General oft, wo man im Schach remis anböte.
lesson-repetition = Ewig Schach geben und jagen
lesson-repetition-text =
    Niemand darf endlos zwingen. Steht eine Stellung zum **dritten Mal**, werden die Züge seit dem ersten Mal beurteilt. Wer **mit jedem Zug Schach gab**, verliert. Wer **mit jedem Zug dieselbe ungedeckte Figur jagte**, verliert auch, es sei denn, die andere Seite gab Schach.

    Hier jagt der Wagen die Kanone: f5-e5, dann hinter ihr her e5-f5 und so fort; Rot muss abbrechen. Generäle und Soldaten dürfen ewig jagen. Zwingt keine Seite oder zwingen beide gleich, ist es remis. Ich warne dich beim zweiten Mal und frage vor dem dritten.
lesson-draws = Remis
lesson-draws-text =
    Eine Partie ist remis, wenn keine Seite mehr eine Figur hat, die **angreifen** kann (wie hier: nur Generäle, Leibwächter und Elefanten), wenn **60 Züge** jeder Seite lang nichts geschlagen wurde oder wenn eine Stellung dreimal stand und niemand allein den anderen zwang.

    Beide können sich auch einigen: Drücke Remis. Läuft deine Zeit ab und die andere Seite hat nichts zum Angreifen, ist das ebenfalls remis.
lesson-worth = Was die Figuren wert sind
lesson-worth-text =
    Ungefähr: Wagen 9, Kanone 4 und ein halb, Pferd 4, Leibwächter und Elefant 2, Soldat 1, hinter dem Fluss 2.

    Kanonen sind auf vollem Brett besser, Pferde auf leerem. Fang an wie die meisten: eine Kanone auf die Mittellinie (`Che3`), die den Soldaten auf e7 angreift, oder decke diesen Soldaten mit einem Pferd, und bring bis zum dritten Zug einen Wagen heraus.
lesson-notation = Züge schreiben
lesson-notation-text =
    Linien heißen a bis i, Reihen 1 bis 10 von Rot aus: `h3e3`, oder kurz `Che3` (K General, A Leibwächter, E Elefant, H Pferd, R Wagen, C Kanone, P Soldat).

    Ich lese und schreibe auch die anderen Systeme: WXF `C2.5`, Laus Buch `C2h5`, Chinesisch `炮二平五`, ICCS `H2-E2`. In WXF und im Chinesischen zählt jeder die Linien von seiner Rechten; `+` ist voran, `-` zurück, `.` zur Seite. Bei zwei gleichen Figuren auf einer Linie, wie hier, ist der vordere Wagen `R+`, der hintere `R-` (前車, 後車). Wähle deine in `/einstellungen`.
