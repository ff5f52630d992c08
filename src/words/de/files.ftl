export-done = { $form }; /importieren öffnet die Datei wieder.
export-hidden = Diese Partie läuft noch und ist verdeckt, also gibt es noch keine Datei; frag nach dem Ende wieder.
export-nothing = Diese Partie hat noch nicht begonnen, es gibt also noch nichts zu sehen; warte auf das erste Brett.
export-form = { $text } ist kein Dateiformat dieser Partie; wähle eines von { $forms }.
label-file = Datei
import-long = das ist zu lang für eine Stellung
import-title = Partie importieren: { $game }
import-file-about = Eine Partiedatei, eine Aufzeichnung von mir oder eine Stellung als Text; höchstens 256 kB.
import-text = Oder hier einfügen
import-text-about = Züge, eine Partie oder eine Stellung; gilt nicht, wenn es eine Datei gibt.
import-text-alone = Züge, eine Partie oder eine Stellung
import-attach = Hier einfügen; eine Datei gehört in die Option „datei“ des Befehls
import-both = Ich habe die Datei gelesen und den eingefügten Text beiseitegelassen; schick ihn allein, um auch ihn zu öffnen.
import-nothing = Es gibt nichts zu importieren; häng eine Datei an oder füge Züge, eine Partie oder eine Stellung ein und schick es noch einmal.
import-large = Diese Datei ist größer als 256 kB; schick immer nur eine Partie.
import-away = Discord hat mir diese Datei nicht gegeben; bitte schick sie noch einmal.
import-no-text = Diese Datei ist kein Text; schick eine Partiedatei, eine Aufzeichnung von mir oder eine Stellung.
import-address = Das ist ein Link, und ich öffne keine Links; lade die Partie dort herunter und häng die Datei an oder füge ihren Text ein.
import-other = Das ist eine Datei von { $other }, nicht von { $title }; schick sie noch einmal und wähle { $other }.
import-line = Zeile { $line }, { $text }, passt nicht: { $why }
import-end = Laut Zeile { $line } endete die Partie mit { $text }, aber die Züge führen nicht dorthin; korrigiere eines von beiden.
import-other-position = Das ist eine Stellung von { $other }, nicht von { $title }; schick sie noch einmal und wähle { $other }.
import-position = Ich kann das nicht als Stellung von { $title } lesen: { $why }
import-strange = Zeile { $line }: Ich kann { $word } nicht als Zug lesen, auch nicht als Anfang einer Datei, Aufzeichnung oder Stellung von { $title }.
import-remark = Hinweis: { $remark }
import-games = { $games ->
    [one] Eine Partie dieser Datei lässt sich lesen.
   *[other] { $games } Partien dieser Datei lassen sich lesen; wähle eine.
}
import-games-bad = { $games ->
    [one] Eine weitere nicht: { $why }
   *[other] { $games } weitere nicht; die erste: { $why }
}
import-games-more = { $games ->
    [one] Dahinter steht noch eine Partie; schick sie allein, um sie zu sehen.
   *[other] Dahinter stehen noch { $games } Partien; schick sie allein, um sie zu sehen.
}
import-choose = Wähle eine Partie
import-moves = { $moves ->
    [one] 1 Halbzug
   *[other] { $moves } Halbzüge
}
import-done = Importiert als #{ $table }; spiel sie nach oder spiel von jeder Stellung aus weiter.
record-version = Diese Aufzeichnung stammt aus einer neueren Version von mir ({ $version }); exportiere sie noch einmal als PGN oder aktualisiere mich.
record-missing = In der Aufzeichnung fehlt die Zeile „{ $field }“; exportiere die Partie noch einmal.
record-line = Zeile { $line } gehört nicht in eine Aufzeichnung: „{ $text }“. Korrigiere sie und versuch es noch einmal.
record-game = Das ist die Aufzeichnung eines anderen Spiels, { $other }, das ich nicht kenne; wähle eines von meinen.
file-comment-open = Der Kommentar, der in Zeile { $line } beginnt, ist nicht geschlossen; ergänze eine geschweifte Klammer.
file-variation-open = Die Variante, die in Zeile { $line } beginnt, ist nicht geschlossen; ergänze „)“.
file-variation-close = In Zeile { $line } steht ein „)“, das nichts schließt.
file-tag = Der Tag in Zeile { $line } hat nicht die Form [Name "Wert"].
file-sign = In Zeile { $line } steht { $sign } zwischen den Zügen und gehört dort nicht hin.
file-move-unknown = Zeile { $line }: „{ $move }“ ist kein Zug.
file-move-ambiguous = Zeile { $line }: „{ $move }“ passt auf mehrere Züge; gib an, welche Figur zieht.
file-move-illegal = Zeile { $line }: „{ $move }“ ist dort nicht erlaubt.
file-empty = Darin steht keine Partie; füge Züge oder eine Datei ein.
file-late = In Zeile { $line } kommt { $move } nach dem Ende der Partie; ich habe es weggelassen.
file-late-more = In Zeile { $line } kommt { $move } nach dem Ende der Partie; ich habe es weggelassen, mit { $left ->
    [one] einem weiteren Zug
   *[other] { $left } weiteren Zügen
} dahinter.
file-null = In Zeile { $line } steht { $move }, wo ein Zug stehen sollte; die Partie ist bis dorthin importiert.
file-kings = Ab { $move } in Zeile { $line } wurden die Könige in die Mitte gestellt, um das Ergebnis zu zeigen; das habe ich weggelassen.
