label-claim-win = Claim the win
label-substitute = Let the computer play on
label-remind = Remind { $who }
label-close-game = Close without result
label-reopen = Reopen
neglected = { $waiting }: { $late } has not moved in { $game } for { $time }. You may end the game or keep waiting.
table-limit = after { $days ->
    [one] 1 day
   *[other] { $days } days
}{" "}without a move the others decide
neglect-votes = For a win: { $wins } of { $of }; for no result: { $closes } of { $of }. More than half decide.
neglect-votes-many = For a win: { $wins } of { $of }; for the computer: { $computers } of { $of }; for no result: { $closes } of { $of }. More than half decide.
neglect-votes-setup = For the computer: { $computers } of { $of }; for no result: { $closes } of { $of }. More than half decide.
nudged = { $late }: { $who } is waiting for your move in { $game }.
nudged-done = { $late } was reminded; after another { $time } without a move the game is closed without a result.
closed-neglected = Closed without a result because nobody moved any more; the record is kept.
not-waiting = Only those who are waiting for a move can do that; press Move to play on.
reminded-already = A reminder was already sent; keep waiting or end the game.
