greeting = Jetzt können alle spielen. Zwei Dinge sind einen Blick wert: wo Partien gespielt werden dürfen, und Threads.
first-time = Zum ersten Mal hier? /hilfe dauert eine Minute.
first-pieces = Deine erste Partie { $game }: Welche Figuren möchtest du sehen? /einstellungen ändert sie jederzeit.
label-not-now = Nicht jetzt
