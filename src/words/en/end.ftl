end-checkmate-won = Checkmate: { $winner } wins.
end-stalemate = Draw by stalemate.
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
place = Place { $place }: { $who }
place-points = { $who }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
place-exit = { $who } ({ $how })
exit-resigned = resigned
exit-out-of-time = ran out of time
exit-removed = left the game
rating-change = { $who } { $rating } ({ $change })
next-level = That is two wins in a row against level { $level } ({ $name }). Try level { $next }?
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
resign-or-leave-ask = Resign this game of { $game }, or leave your seat to { $computer }? If you resign, it counts as a loss.
leave-ask = Leave this game of { $game }? { $computer } takes over your seat.
leave-ask-rated = Leave this game of { $game }? { $computer } takes over your seat, and the game is casual from now on.
call-off-too = The game has hardly begun: you may call it off instead, and it ends without a result.
call-off-ask = Call off this game of { $game }? It ends without a result.
label-leave-game = Leave
label-leave-yes = Yes, leave
left-seat = { $computer } plays on for { $who } ({ $side }).
only-resign = You cannot leave your seat to the computer in this game; press Resign instead.
resign-no = You did not resign; the game goes on.
leave-no = You stay in the game.
called-off = { $who } called off the game before it began: no result.
too-late = A game can only be called off before both have moved, or by its host while it is set up; press Resign or Leave instead.
label-force-end = Force end
label-force-end-yes = Yes, end it
force-end-ask = End this game of { $game } for everybody? It will have no result, ratings do not change, and the message will say that you ended it.
force-ended = { $who } (manager) ended this game without a result.
force-end-not-you = You cannot end other people's games here; ask somebody with Manage Server.
