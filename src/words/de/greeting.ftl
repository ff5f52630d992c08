greeting = Jetzt können alle spielen. Zwei Einstellungen lohnen einen Blick: wo gespielt werden darf und ob jede Partie einen Thread bekommt.
first-time = Zum ersten Mal hier? /hilfe dauert eine Minute.
first-pieces = Deine erste Partie { $game }: Welche Figuren möchtest du sehen? Ändern kannst du sie jederzeit mit /einstellungen.
label-not-now = Nicht jetzt
