reminder = { $mover }, du bist am Zug: { $game } gegen { $opponents }, { $left }.
woken = { $mover }, du bist am Zug: { $game } gegen { $opponents }.
label-mute = Diesen Zug stummschalten
label-to-board = Zum Brett
muted = Keine Erinnerungen mehr für diesen Zug; die Uhr läuft weiter.
line-reminders = Erinnerungen
reminders-none = Keine
reminders-one = Eine pro Zug
reminders-two = Zwei pro Zug
line-reminded = Erinnerungen als
line-quiet = Ruhezeiten
quiet-off = Aus
quiet-type = Zeiten eintippen
quiet-title = Deine Ruhezeiten
quiet-hours = Von und bis
quiet-zone = Deine Zeitzone
quiet-bad-hours = { $text } sind keine zwei Uhrzeiten; schreib zum Beispiel 22:00-7:00.
quiet-bad-zone = { $text } ist keine Zeitzone, die ich kenne; schreib zum Beispiel Europe/Berlin oder +2.
line-holiday = Urlaub
holiday-none = Kein Urlaub; { $days ->
    [one] dieses Jahr bleibt noch ein Tag
   *[other] dieses Jahr bleiben noch { $days } Tage
}
holiday-on = Urlaub bis { $day }; { $days ->
    [one] dieses Jahr bleibt noch ein Tag
   *[other] dieses Jahr bleiben noch { $days } Tage
}
holiday-back = Kein Urlaub
holiday-few = Dir { $days ->
    [one] bleibt dieses Jahr nur noch ein Urlaubstag
   *[other] bleiben dieses Jahr nur noch { $days } Urlaubstage
}; wähle weniger Tage.
on-holiday = { $who } ist im Urlaub und kommt { $when } zurück; so lange steht die Uhr.
