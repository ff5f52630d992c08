hint-given = Der Computer würde { $written } spielen. { $count ->
    [one] Das war dein erster Tipp in dieser Partie.
   *[other] Du hattest { $count } Tipps in dieser Partie.
}
hint-not-here = Tipps gibt es in ungewerteten Partien gegen den Computer; beginne eine mit /spielen und einer Stufe.
hint-hidden = In { $game } gibt es keine Tipps: nur der Schiedsrichter sieht beide Seiten, und er hilft niemandem.
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
