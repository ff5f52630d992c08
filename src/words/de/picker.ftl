pick-man = Welche Figur?
pick-move = Welcher Zug?
pick-target = Wohin mit { $man }?
pick-suffix = Und dann?
pick-band = Welcher Teil des Bretts?
pick-confirm = { $written } spielen?
pick-claim = { $written } ansagen und für die Stellung danach Remis beantragen?
claim-after = Nach { $written } beantragen
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
complete-wait = Du bist jetzt nicht am Zug.
complete-none = So beginnt kein Zug; lösche den Text, um alle zu sehen.
goes = { $man } nach { $cell }
takes = { $man } schlägt { $cell }
put = { $man } auf { $cell }
man-at = { $figure } { $cell }
becomes = { $words }, Umwandlung in { $figure ->
    [Bauer] Bauern
   *[other] { $figure }
}
