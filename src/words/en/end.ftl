end-checkmate = Checkmate.
end-checkmate-won = Checkmate: { $winner } wins.
end-stalemate = Draw by stalemate.
end-stalemate-won = No legal move is left: { $winner } wins.
end-threefold-repetition = Draw by threefold repetition.
end-fivefold-repetition = Draw by fivefold repetition.
end-repetition = Draw by threefold repetition.
end-fifty-moves = Draw by the 50-move rule.
end-seventyfive-moves = Draw by the 75-move rule.
end-insufficient-material = Draw by insufficient material.
end-agreed = Draw by agreement.
end-resigned-won = { $loser } resigned: { $winner } wins.
end-out-of-time-won = { $loser } ran out of time: { $winner } wins.
end-removed-won = { $loser } left the game: { $winner } wins.
after-moves = { $moves ->
    [one] One move was played.
   *[other] { $moves } moves were played.
}
rating-change = { $who } { $rating } ({ $change })
rating-capped = Ratings stay as they are: you two have played enough rated games today.
score-mean = { $who }: mean { $mean } over { $games ->
    [one] 1 game
   *[other] { $games } games
}, best { $best }
score-together = together: mean { $mean } over { $games ->
    [one] 1 game
   *[other] { $games } games
}, best { $best }
resign-ask = Resign this game of { $game }? It counts as a loss.
resign-no = You did not resign; the game goes on.
called-off = { $who } called off the game before it began: no result.
too-late = A game can only be called off before both have moved; press Resign instead.
label-force-end = Force end
label-force-end-yes = Yes, end it
force-end-ask = End this game of { $game } for everybody? It will have no result, ratings do not change, and the message will say that you ended it.
force-ended = { $who } (manager) ended this game without a result.
force-end-not-you = You cannot end other people's games here; ask somebody with Manage Server.
