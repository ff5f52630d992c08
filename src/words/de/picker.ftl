pick-man = Welche Figur?
pick-move = Welcher Zug?
pick-target = Wohin? ({ $man })
pick-target-from = Wohin soll { $man ->
    [Dame] die Dame
    [Kanone] die Kanone
    [Pferd] das Pferd
   *[other] der { $man }
} auf { $cell } ziehen?
pick-suffix = Wie soll es weitergehen?
pick-become = Umwandeln in?
pick-band = Welcher Teil des Bretts?
pick-confirm = { $written } spielen?
pick-claim = Remis für die Stellung nach { $written } beanspruchen?
claim-after = Remis nach { $written } beanspruchen
band = { $from }-{ $to } ({ $count })
band-one = { $at } ({ $count })
pick-takes = x { $cell }
pick-hand = { $figure } x{ $count }
pick-kind = { $figure } ({ $count })
pick-play = { $written } spielen
type-title = Dein Zug: { $game }
type-field = Dein Zug
type-hint = Zum Beispiel { $example }
complete-man = { $man }: { $moves }
complete-move = { $written } - { $words }
complete-more = { $count } weitere: tippe weiter
complete-wait = Du bist gerade nicht am Zug.
complete-none = So beginnt kein Zug; lösche den Text, um alle zu sehen.
goes = { $man } nach { $cell }
takes = { $man } schlägt { $cell }
put = { $man } auf { $cell }
man-at = { $figure } { $cell }
becomes = { $words }, wird { $figure ->
    [Dame] zur Dame
   *[other] zum { $figure }
}
