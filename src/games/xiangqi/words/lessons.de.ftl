# Die Seiten von /regeln, für jemanden, der Schach kann: zu jeder Lektion ein Titel und ein Text von
# höchstens 900 Zeichen.

lesson-aim = Das Ziel
lesson-aim-text =
    Xiangqi ist chinesisches Schach. Rot und Schwarz haben je sechzehn Figuren, und die stehen auf den **Punkten, wo sich Linien kreuzen**: neun Linien, zehn Reihen. Rot beginnt. Die Lücke in der Mitte ist der **Fluss**, die Quadrate mit dem Kreuz sind die **Paläste**.

    Du gewinnst durch Matt wie im Schach, aber auch **durch Patt: Wer nicht ziehen kann, verliert**.

    Jede Seite hat einen General, zwei Leibwächter, zwei Elefanten, zwei Pferde, zwei Wagen, zwei Kanonen und fünf Soldaten. Umwandlung und Rochade gibt es nicht. Auf den nächsten Seiten zeigen Punkte, wohin eine Figur ziehen kann, und Ringe, was sie schlagen kann.
lesson-general = Der General
lesson-general-text =
    Der General ist dein König. Er zieht **einen Schritt gerade**, nie diagonal, und **verlässt nie seinen Palast** aus neun Punkten. Von e2 darf er in alle vier Richtungen, nur nicht dorthin, wo der Gegner angreift.

    Hier steht der schwarze General auf d10, darum ist d2 gesperrt: Die beiden Generäle dürfen sich nicht ansehen. Die nächste Seite sagt, warum.
lesson-facing = Generäle auf einer Linie
lesson-facing-text =
    Die beiden Generäle dürfen sich **nie auf offener Linie gegenüberstehen**. Stell dir jeden als Wagen vor, der seine eigene Linie entlangsieht.

    Eine einzelne Figur zwischen ihnen ist also an die Linie gefesselt: Der Wagen auf e3 wäre es, stünde nicht der schwarze Soldat auf e7. Stehen wie hier zwei dazwischen, darf jede von beiden wegziehen.

    Im Endspiel wird der General zur Waffe: Er beherrscht aus der Ferne eine ganze Linie.
lesson-advisor = Der Leibwächter
lesson-advisor-text =
    Der Leibwächter zieht **einen Schritt diagonal** und verlässt nie den Palast: Für ihn gibt es nur fünf Punkte, die Ecken und die Mitte.

    Zwei Leibwächter und zwei Elefanten bewachen den General. Sie greifen selten an, aber ohne sie wird der General schnell von Wagen matt gesetzt. Pass auf Kanonen auf, denen deine eigenen Wachen als Schirm dienen.
lesson-elephant = Der Elefant
lesson-elephant-text =
    Der Elefant zieht **genau zwei Schritte diagonal** und **überquert nie den Fluss**, hat also sieben Punkte.

    Er springt nicht. Eine Figur auf dem Punkt dazwischen, seinem **Auge**, hält ihn auf: Hier sperrt der schwarze Soldat auf d2 den Weg nach c1, die drei anderen Wege sind frei.

    Zwei Elefanten, die sich gegenseitig decken, sind eine starke Mauer.
lesson-horse = Das Pferd
lesson-horse-text =
    Das Pferd zieht wie ein Springer, aber es **geht**: einen Schritt gerade, dann einen diagonal nach außen. Steht auf dem ersten Punkt, vor seinem **Bein**, eine Figur, ist es blockiert.

    Hier steht die schwarze Kanone auf e6 vor dem Pferd auf e5, darum sind d7 und f7 nicht zu erreichen, obwohl auf f7 ein Soldat wartet. Angriffe sind nicht immer gegenseitig: Ein Pferd kann ein anderes angreifen, das nicht zurückschlagen kann.
lesson-chariot = Der Wagen
lesson-chariot-text =
    Der Wagen ist der Turm: Er zieht **beliebig weit gerade** und schlägt die erste gegnerische Figur, auf die er trifft, hier auf e7. Er ist bei weitem die stärkste Figur, etwa zwei Kanonen oder Pferde wert.

    Bring deine Wagen früh heraus. Eine Linie, die du beherrschst, und ein Gegner, dessen Wagen noch in der Ecke schlafen, sind der halbe Sieg.
lesson-cannon = Die Kanone
lesson-cannon-text =
    Die Kanone **zieht wie ein Wagen, schlägt aber im Sprung**: Zwischen ihr und ihrem Ziel muss **genau eine Figur** stehen, egal von welcher Seite.

    Hier kann die Kanone auf e5 nicht die Soldaten auf e7 und g5 schlagen, die direkt vor ihr stehen, wohl aber die Figuren dahinter: das Pferd auf e9 und den Wagen auf i5.

    Kanonen sind stark, solange viele Figuren als Schirm auf dem Brett stehen. Zwei Kanonen auf einer Linie geben ein Schach, gegen das Dazwischenstellen selten hilft.
lesson-pawn = Der Soldat
lesson-pawn-text =
    Der Soldat zieht **einen Schritt nach vorn und schlägt auch so**. Hat er **den Fluss überquert**, darf er auch **einen Schritt zur Seite**, wie hier von d6. Der Soldat auf g4 ist noch nicht drüben.

    Er zieht nie zurück und wird nie umgewandelt: Auf der letzten Reihe zieht er nur noch zur Seite. Nah am gegnerischen Palast ist er fast ein Pferd wert.
lesson-check = Schach
lesson-check-text =
    Gegen einen Angriff auf den General musst du sofort etwas tun. Gegen eine Kanone gibt es mehr Wege als im Schach: mit dem General von der Linie ziehen, die Kanone schlagen, eine **zweite Figur dazwischenstellen** oder den **Schirm wegziehen**.

    Hier gibt die Kanone auf e3 über den schwarzen Leibwächter auf e9 hinweg Schach. Der General kann zur Seite ziehen, oder der Leibwächter verlässt die Linie: Ohne Schirm greift die Kanone nichts an.
lesson-mate = Schachmatt
lesson-mate-text =
    Ein Schach, gegen das nichts mehr hilft, ist **Schachmatt**. Hier beherrscht ein Wagen die neunte Reihe, und der andere gibt auf der zehnten Schach: das häufigste Matt mit zwei Wagen.

    Andere Mattbilder, die du kennen solltest: zwei Kanonen auf einer Linie, ein Pferd neben dem Palast mit dem General auf der offenen Linie, Wagen und Kanone auf der Grundreihe.
lesson-stalemate = Patt verliert
lesson-stalemate-text =
    Patt ist **keine Rettung, sondern eine Niederlage**: Wer nicht ziehen kann, verliert. Hier hat der schwarze General keinen Punkt mehr: Der Soldat auf e9 nimmt ihm d9 und e10. Schwarz steht nicht im Schach und hat verloren.

    So gewinnen Soldat und General oft, wo man im Schach Remis anbieten würde.
lesson-repetition = Dauerschach und Verfolgung
lesson-repetition-text =
    Steht eine Stellung zum **dritten Mal** auf dem Brett, werden die Züge seit dem ersten Mal beurteilt, und wer es schlimmer trieb, verliert. Am schlimmsten ist **Schach mit jedem Zug**; dann **mit jedem Zug dieselbe Figur neu angreifen**; dann sie verfolgen, wobei manche Züge nur **die Deckung wegnehmen**.

    Hier jagt der Wagen die Kanone: f5-e5, dann ihr nach e5-f5; Rot muss aufhören. Wo zurückgeschlagen werden kann, wird nicht verfolgt, außer eine geringere Figur greift an. Generäle und Soldaten dürfen endlos verfolgen.

    Mal diese, mal jene Figur anzugreifen ist erlaubt und genügt gegen Wegnehmen der Deckung. Taten beide das Gleiche oder beide einmal nichts, ist es Remis. Ich warne beim zweiten Mal und frage vor dem dritten.
lesson-draws = Remis
lesson-draws-text =
    Eine Partie ist remis, wenn keine Seite mehr eine Figur hat, die **angreifen** kann (wie hier: nur Generäle, Leibwächter und Elefanten), wenn **60 Züge** jeder Seite lang nichts geschlagen wurde oder wenn eine Stellung dreimal auf dem Brett stand und keine Seite allein sie erzwungen hat.

    Ihr könnt euch auch einigen: Drücke „Remis“. Läuft deine Zeit ab und die andere Seite hat nichts zum Angreifen, ist die Partie ebenfalls remis.
lesson-worth = Was die Figuren wert sind
lesson-worth-text =
    Ungefähr: Wagen 9, Kanone 4½, Pferd 4, Leibwächter und Elefant 2, Soldat 1, hinter dem Fluss 2.

    Kanonen sind auf vollem Brett besser, Pferde auf leerem. Fang an wie die meisten: Stell eine Kanone auf die Mittellinie (`Che3`), wo sie den Soldaten auf e7 angreift, oder decke als Schwarz diesen Soldaten mit einem Pferd, und bring bis zum dritten Zug einen Wagen heraus.
lesson-signs = Zeichen auf dem Bild
lesson-signs-text =
    Die Figur, die zuletzt gezogen hat, trägt einen **hellen Rand**, und **vier Ecken** markieren den Punkt, von dem sie kam. Ein **Stern hinter dem General** heißt Schach. Eine ausgewählte Figur hat einen Rand in anderer Farbe; **Punkte** sind leere Stellen, auf die sie ziehen kann, **Ringe** sind Figuren, die sie schlagen kann.

    Hier ist der Wagen von a5 nach e5 gezogen und gibt Schach. Das Pferd auf g6 kann auf e7 dazwischenziehen oder den Wagen schlagen.

    Mit `/einstellungen` änderst du die Figuren (chinesisch oder westlich), die Notation und welche Seite unten steht; die Beschriftung am Rand passt zu deiner Notation.
lesson-notation = Züge schreiben
lesson-notation-text =
    Linien heißen a bis i, Reihen 1 bis 10 von Rot aus: `h3e3`, oder kurz `Che3` (K General, A Leibwächter, E Elefant, H Pferd, R Wagen, C Kanone, P Soldat).

    Ich lese und schreibe auch die anderen Systeme: WXF `C2.5`, das aus Laus Buch `C2h5`, Chinesisch `炮二平五`, ICCS `H2-E2`. In WXF und im Chinesischen zählen beide Seiten die Linien von ihrer Rechten; `+` heißt vor, `-` zurück, `.` zur Seite. Stehen wie hier zwei gleiche Figuren auf einer Linie, ist der vordere Wagen `R+`, der hintere `R-` (前車, 後車). Wähle dein System in `/einstellungen`.
