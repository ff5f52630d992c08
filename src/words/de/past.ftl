replay-start = { $players }, Anfang, 0 von { $of }
replay-at = { $players }, { $caption }, { $at } von { $of }
replay-quiet = { $players }, { $at } von { $of }
replay-first = { $number }. { $written }
replay-second = { $number }... { $written }
replay-many = Zug { $number }, { $who } { $written }
replay-unnumbered = { $who } { $written }
replay-goto = Zu einem Halbzug springen
replay-which = Halbzug, 0 (Anfang) bis { $of }
replay-no-step = { $text } ist kein Halbzug dieser Partie; drücke Springen zu und schreib eine Zahl von 0 bis { $of }.
replay-secret = Diese Partie läuft noch und ist geheim, also darfst nur du das sehen; poste es nach dem Ende.
replay-no-film = Von Brettern dieser Form gibt es noch kein bewegtes Bild; geh die Partie stattdessen Zug für Zug durch.
replay-thinned = Die Partie ist lang: Das Bild zeigt jede { $every }. Stellung.
replay-alt = Bewegtes Bild einer Partie von { $steps ->
    [one] einem Halbzug
   *[other] { $steps } Halbzügen
}. Am Ende: { $last }
export-done = { $form }; /importieren öffnet es wieder.
export-hidden = Diese Partie läuft noch und ist geheim, also hat sie noch keine Datei; frag nach dem Ende wieder.
export-nothing = Diese Partie hat noch nicht begonnen, es gibt also nichts zurückzublicken; warte auf das erste Brett.
export-form = { $text } ist kein Format für Dateien dieser Partie; wähle eines von { $forms }.
label-forward = Vor
label-goto = Springen zu...
label-film = Bewegtes Bild
label-file = Datei
label-step-through = Durchgehen
record-version = Diese Aufzeichnung stammt von einer neueren Fassung von mir ({ $version }); exportiere sie noch einmal als PGN oder aktualisiere mich.
record-missing = Der Aufzeichnung fehlt die Zeile "{ $field }"; exportiere die Partie noch einmal.
record-line = Zeile { $line } ist keine Zeile einer Aufzeichnung: "{ $text }". Berichtige sie und versuche es noch einmal.
record-game = Das ist die Aufzeichnung eines anderen Spiels, { $other }, das ich nicht kenne; wähle eines von meinen.
file-comment-open = Der Kommentar, der in Zeile { $line } beginnt, wird nie geschlossen; ergänze eine geschweifte Klammer.
file-variation-open = Die Variante, die in Zeile { $line } beginnt, wird nie geschlossen; ergänze ")".
file-variation-close = Zeile { $line } hat ein ")", das nichts schließt.
file-tag = Die Angabe in Zeile { $line } hat nicht die Form [Name "Wert"].
file-sign = In Zeile { $line } steht { $sign } verirrt zwischen den Zügen.
file-move-unknown = Zeile { $line }: "{ $move }" ist kein Zug.
file-move-ambiguous = Zeile { $line }: "{ $move }" passt auf mehrere Züge; sag, welche Figur.
file-move-illegal = Zeile { $line }: "{ $move }" ist dort nicht möglich.
file-move-late = Zeile { $line }: "{ $move }" kommt nach dem Ende der Partie.
import-nothing = Es gibt nichts zu importieren; häng eine Datei an oder füge eine Aufzeichnung oder Stellung ein und schick es noch einmal.
import-large = Diese Datei ist größer als 256 kB; schick eine Partie auf einmal.
import-away = Discord hat mir diese Datei nicht gegeben; bitte schick sie noch einmal.
import-no-text = Diese Datei ist kein Text; schick eine Partiedatei, eine Aufzeichnung von mir oder eine Stellung.
import-long = das ist zu lang für eine Stellung
import-other = Das ist eine Datei von { $other }, nicht von { $title }; schick sie noch einmal und wähle { $other }.
import-unknown = Ich kann das weder als Datei noch als Aufzeichnung oder Stellung von { $title } lesen: { $why }
import-line = Zeile { $line } passt nicht, { $text }: { $why }
import-end = Zeile { $line } sagt, dass die Partie mit { $text } endete, aber ihre Züge führen woandershin; berichtige eines davon.
import-done = Importiert als #{ $table }; geh sie durch, oder spiel von jeder Stellung aus weiter.
play-on-question = Eine ungewertete Partie ab Halbzug { $at }: gegen wen?
play-on-over = In dieser Stellung ist die Partie zu Ende; geh ein paar Halbzüge zurück und spiel von dort weiter.
label-play-on = Von hier weiterspielen
label-alone = Alle Seiten selbst
history-of = Beendete Partien von { $who }, Seite { $at } von { $of }
history-between = Beendete Partien von { $who } und { $other }, Seite { $at } von { $of }
history-none = Auf dieser Liste steht keine beendete Partie; beginne eine mit /spielen.
history-line = { $number }. { $game }: { $players }, { $result }, { $day }, #{ $table }
history-won = gewonnen
history-drawn = remis
history-lost = verloren
history-open = kein Ergebnis
history-here = Von anderen siehst du die Partien dieses Servers.
history-yours = Von anderen siehst du die Partien, die du mit ihnen gespielt hast.
profile-openings = Eröffnungen: { $openings }
profile-opening = { $opening } ({ $side }, { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, { $record })
hint-given = Der Computer würde { $written } spielen. { $count ->
    [one] Das war dein erster Tipp in dieser Partie.
   *[other] Du hattest { $count } Tipps in dieser Partie.
}
hint-not-here = Tipps gibt es in ungewerteten Partien gegen den Computer; beginne eine mit /spielen und einer Stufe.
hints-used = { $count ->
    [one] Ein Tipp wurde gegeben.
   *[other] { $count } Tipps wurden gegeben.
}
label-hint = Tipp
analysis-running = Die Partie läuft noch; frag nach ihrem Ende wieder.
analysis-not-here = Über Partien dieser Art hat der Computer keine Meinung; geh sie stattdessen durch.
analysis-progress = Der Computer sieht sich die Partie an: { $at } von { $of } Halbzügen. Aus dieser Nachricht wird die Analyse.
analysis-head = Analyse von { $players }. Über der Mitte steht { $side } besser.
analysis-turning = **{ $caption }**: von { $before } auf { $after }; besser war { $better }.
analysis-forced = Nach **{ $caption }** ist das Ende bekannt: { $side } gewinnt in { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
}.
analysis-calm = Kein Zug hat den Verlauf dieser Partie gewendet.
analysis-alt = Verlauf der Partie über { $steps ->
    [one] einen Halbzug
   *[other] { $steps } Halbzüge
}: tiefster Stand { $least }, höchster { $most }, am Ende { $last }. Wendepunkte bei den Halbzügen: { $turnings }.
label-analyse = Analysieren
if-then-head = Wenn die anderen so spielen, wie du erwartest, werden deine Antworten sofort gespielt. Nur du siehst diese Liste; eine Zeile verschwindet, sobald die Partie von ihr abweicht.
if-then-none = Noch gibt es keine Zeile; drücke Bearbeiten und schreib eine, zum Beispiel: e5 Nf3.
if-then-line = Wenn-dann: { $line }
if-then-title = Spielen sie so, antworte ich so
if-then-field = Je Zeile: ihr Zug, deiner und so weiter
if-then-hint = e5 Nf3 Nc6 Bb5
if-then-many = Das ist zu viel; schreib höchstens { $most } Zeilen.
if-then-clash = { $line } antwortet auf dieselben Züge wie eine andere Zeile; behalte eine von beiden.
if-then-wrong = Die Zeile { $line } passt nicht. { $why }
if-then-open = Die Zeile { $line } endet mit einem Zug der anderen; füge deine Antwort an.
if-then-long = Die Zeile { $line } ist zu lang; schreib höchstens zehn Zugpaare.
if-then-not-now = Im Voraus antworten kannst du, solange jemand anderes am Zug ist, in Spielen, in denen alle alles sehen.
label-if-then = Wenn-dann
label-if-then-edit = Bearbeiten
label-if-then-clear = Leeren
