end-checkmate = Checkmate.
end-checkmate-won = Checkmate: { $winner } wins.
end-stalemate = Stalemate: a draw.
end-stalemate-won = No move left: { $winner } wins.
end-threefold-repetition = Draw: the position stood three times.
end-fivefold-repetition = Draw: the position stood five times.
end-repetition = Draw: the position stood three times.
end-fifty-moves = Draw: 50 moves without progress.
end-seventyfive-moves = Draw: 75 moves without progress.
end-insufficient-material = Draw: neither side can win any more.
end-agreed = Draw agreed.
end-resigned-won = { $loser } resigned: { $winner } wins.
end-out-of-time-won = { $loser } ran out of time: { $winner } wins.
end-removed-won = { $loser } left the game: { $winner } wins.
after-moves = { $moves ->
    [one] One move was played.
   *[other] { $moves } moves were played.
}
place = Place { $place }: { $who }
place-points = { $who }, { $points ->
    [one] one point
   *[other] { $points } points
}
place-exit = { $who } ({ $how })
exit-resigned = resigned
exit-out-of-time = ran out of time
exit-removed = left the game
rating-change = { $who } { $rating } ({ $change })
rating-capped = Ratings stay as they are: you two have played enough rated games for one day.
resign-ask = Resign this game of { $game }? It counts as a loss.
resign-or-leave-ask = Resign this game of { $game }, which counts as a loss? Or leave your seat to { $computer }, who plays on?
leave-ask = Leave this game of { $game }? { $computer } plays on in your seat, and the game is casual from now on.
call-off-ask = Call off this game of { $game }? It ends without result.
label-leave-game = Leave
label-leave-yes = Yes, leave
left-seat = The player of { $side } left; { $who } plays on.
only-resign = You cannot leave your seat to the computer here; press Resign instead.
resign-no = Nothing was given up; the game goes on.
called-off = { $who } called the game off before it had begun: no result.
too-late = A game can only be called off before both have moved, or by its host while it is set up; press Resign or Leave instead.
label-force-end = Force-end
label-force-end-yes = Yes, end it
force-end-ask = End this game of { $game } for everybody? It stays without result, ratings do not change, and the message says that you ended it.
force-ended = Ended without result by { $who } (manager).
force-end-not-you = You may not end games of others here; ask somebody with Manage Server.
