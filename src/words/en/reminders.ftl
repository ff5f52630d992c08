reminder = { $mover }: your move in { $game } against { $opponents }, { $left }.
woken = { $mover }: it is your move in { $game } against { $opponents }.
label-mute = Mute this turn
label-to-board = To the board
muted = No more reminders this turn; the clock keeps running.
line-reminders = Reminders
reminders-none = None
reminders-one = One a turn
reminders-two = Two a turn
line-reminded = Reminders come
line-quiet = Quiet hours
quiet-off = Off
quiet-type = Enter times
quiet-title = Your quiet hours
quiet-hours = From and to
quiet-zone = Your time zone
quiet-bad-hours = { $text } is not a pair of times; write something like 22:00-7:00.
quiet-bad-zone = { $text } is not a time zone I know; write something like Europe/Berlin or +2.
line-holiday = Holiday
holiday-none = Not away; { $days ->
    [one] one day is left this year
   *[other] { $days } days are left this year
}
holiday-on = Away until { $day }; { $days ->
    [one] one day is left this year
   *[other] { $days } days are left this year
}
holiday-back = Not away
holiday-few = You have { $days ->
    [one] one day
   *[other] { $days } days
} of holiday left this year; choose fewer days.
on-holiday = { $who } is on holiday and back { $when }; their clock is stopped.
