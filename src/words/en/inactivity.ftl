label-claim-win = Claim the win
label-substitute = Let a computer play on
label-remind = Remind { $who }
label-close-game = Close without result
label-reopen = Reopen
neglected = { $waiting }: { $late } has not moved in { $game } for { $time }. You may end the game or go on waiting.
table-limit = { $days ->
    [one] one day
   *[other] { $days } days
} a move, then the others decide
neglect-votes = For a win: { $wins } of { $of }; for no result: { $closes } of { $of }; more than half decide.
neglect-votes-many = For a win: { $wins } of { $of }; for a computer: { $computers } of { $of }; for no result: { $closes } of { $of }; more than half decide.
nudged = { $late }: { $who } waits for your move in { $game }.
nudged-done = { $late } was reminded; after { $time } more without a move the game is closed without result.
closed-neglected = Closed without result, because no move came any more; the record is kept.
not-waiting = Only those who wait for a move can do that; press Move to play on.
reminded-already = A reminder was sent already; go on waiting or end the game.
