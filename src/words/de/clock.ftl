span-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}
span-days-hours = { $days ->
    [one] 1 Tag { $hours } h
   *[other] { $days } Tage { $hours } h
}
span-hours = { $hours ->
    [one] 1 Stunde
   *[other] { $hours } Stunden
}
span-hours-minutes = { $hours } h { $minutes } min
span-minutes = { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
}
span-minutes-seconds = { $minutes } min { $seconds } s
span-seconds = { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
}
clock-none = ohne Uhr
clock-move = { $limit } je Zug
clock-move-bank = { $limit } je Zug und { $bank } Reserve
clock-live = { $minutes }+{ $seconds }
clock-bank = { $bank } und je Zug { $increment } dazu
clock-period = Fristen: { $length }
clock-period-once = Fristen: { $length }, ein Zug beendet die Frist
clock-weekends = { $clock }, am Wochenende Pause (UTC)
time-left = noch { $left } ({ $when })
time-banks = Uhren: { $clocks }
time-bank = { $who } { $left }
period-until = die Frist endet { $when }
no-clock = { $text } ist hier keine Uhr; schreib zum Beispiel none, 3 days a move, 5+3 oder period 24 h.
clock-range = { $said } liegt außerhalb; schreib eine Zeit von { $least } bis { $most }.
clock-fast-weekends = Nur Uhren ab einem Tag können am Wochenende ruhen; lass das Wochenende weg oder wähle eine langsamere Uhr.
clock-period-only = { $game } wird in Fristen gespielt, damit niemand erfährt, wie früh ein Zug kam; schreib zum Beispiel period 24 h.
time-is-up = Deine Zeit war vor diesem Zug abgelaufen; drücke Brett zeigen.
no-clock-here = Diese Partie hat keine Uhr dafür; es wurde nichts geändert.
adjourned = Die Partie ist vertagt, bis alle weiterspielen wollen; drücke Weiterspielen unter Mehr.
not-stopped = Die Uhr läuft; es wurde nichts geändert.
stopped-already = Die Uhr steht schon; drücke Weiterspielen, wenn du weiterspielen möchtest.
not-due = Hier ist jetzt nichts fällig.
