reminder = { $mover }: du bist am Zug in { $game } gegen { $opponents }, { $left }.
woken = { $mover }: du bist am Zug in { $game } gegen { $opponents }.
label-mute = Für diesen Zug stumm
label-to-board = Zum Brett
muted = Du hörst von diesem Zug nichts mehr; die Uhr läuft weiter.
line-reminders = Erinnerungen
reminders-none = Keine
reminders-one = Eine je Zug
reminders-two = Zwei je Zug
line-reminded = Erinnerungen kommen
line-quiet = Ruhezeiten
quiet-off = Aus
quiet-type = Eintippen
quiet-title = Deine Ruhezeiten
quiet-hours = Von und bis
quiet-zone = Deine Zeitzone
quiet-bad-hours = { $text } sind keine Uhrzeiten; schreib zum Beispiel 22:00-7:00.
quiet-bad-zone = { $text } ist keine Zeitzone, die ich kenne; schreib zum Beispiel Europe/Berlin oder +2.
line-holiday = Urlaub
holiday-none = Nicht weg; { $days ->
    [one] ein Tag bleibt in diesem Jahr
   *[other] { $days } Tage bleiben in diesem Jahr
}
holiday-on = Weg bis { $day }; { $days ->
    [one] ein Tag bleibt in diesem Jahr
   *[other] { $days } Tage bleiben in diesem Jahr
}
holiday-back = Nicht weg
holiday-few = Dir { $days ->
    [one] bleibt in diesem Jahr ein Tag
   *[other] bleiben in diesem Jahr { $days } Tage
} Urlaub; wähle weniger Tage.
on-holiday = { $who } ist im Urlaub bis { $when }; diese Uhr steht still.
