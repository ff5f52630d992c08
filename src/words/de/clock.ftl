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
clock-none = ohne Zeitlimit
clock-move = { $limit } pro Zug
clock-move-bank = { $limit } pro Zug + { $bank } Reserve
clock-live = { $minutes }+{ $seconds }
clock-bank = { $bank } + { $increment } pro Zug
clock-period = Zugfrist { $length }
clock-period-once = Zugfrist { $length }, endet mit dem Zug
clock-weekends = { $clock }, Wochenende frei (UTC)
time-left = noch { $left } ({ $when })
time-banks = Uhren: { $clocks }
time-bank = { $who } { $left }
period-until = Zugfrist endet { $when }
no-clock = { $text } ist hier keine Bedenkzeit; schreib zum Beispiel 5+3, 3 d (3 Tage pro Zug), period 24 h oder none (ohne Zeitlimit).
clock-range = { $said }: Das geht hier nicht; wähle eine Zeit von { $least } bis { $most }.
clock-fast-weekends = Freie Wochenenden gibt es nur bei Bedenkzeiten ab einem Tag; lass „weekends off“ weg oder wähle eine längere Bedenkzeit.
clock-period-only = { $game } wird mit festen Zugfristen gespielt, damit niemand erfährt, wie früh ein Zug kam; schreib zum Beispiel period 24 h.
time-is-up = Deine Zeit war vor diesem Zug abgelaufen; drücke „Brett zeigen“.
no-clock-here = Mit dieser Bedenkzeit geht das nicht; es hat sich nichts geändert.
adjourned = Die Partie ist vertagt, bis alle weiterspielen wollen; drücke unter „Mehr“ auf „Weiterspielen“.
not-stopped = Die Uhr läuft schon; es hat sich nichts geändert.
stopped-already = Die Uhr steht schon; drücke „Weiterspielen“, sobald du weiterspielen willst.
not-due = Hier ist gerade nichts zu tun.
