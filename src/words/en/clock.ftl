span-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
span-days-hours = { $days ->
    [one] 1 day { $hours } h
   *[other] { $days } days { $hours } h
}
span-hours = { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
}
span-hours-minutes = { $hours } h { $minutes } min
span-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
span-minutes-seconds = { $minutes } min { $seconds } s
span-seconds = { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}
clock-none = no clock
clock-move = { $limit } a move
clock-move-bank = { $limit } a move and a bank of { $bank }
clock-live = { $minutes }+{ $seconds }
clock-bank = { $bank } and { $increment } more for every move
clock-period = periods of { $length }
clock-period-once = periods of { $length }, a move ends its period
clock-weekends = { $clock }, weekends off (UTC)
time-left = { $left } left ({ $when })
time-banks = Clocks: { $clocks }
time-bank = { $who } { $left }
period-until = period ends { $when }
no-clock = { $text } is not a clock here; write something like none, 3 days a move, 5+3 or period 24 h.
clock-range = { $said } is out of range; choose a time from { $least } to { $most }.
clock-fast-weekends = Only clocks of a day or more can stop at weekends; leave weekends out or choose a slower clock.
clock-period-only = { $game } is played in periods so that nobody learns how early a move was made; write something like period 24 h.
time-is-up = Your time ran out before that move; press Show the board.
no-clock-here = This game has no clock that can do that; nothing was changed.
adjourned = The game is adjourned until all players want to continue; press Resume under More.
not-stopped = The clock is already running; nothing was changed.
stopped-already = The clock is already stopped; press Resume when you want to play.
not-due = There is nothing to do here right now.
