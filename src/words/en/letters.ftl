letter-turn = It is your move ({ $side }) in { $game } against { $opponents }.
letter-failed-turn = { $who }, it is your move in { $game }; I could not send you a direct message.
letter-failed-challenge = { $who }, you are challenged to { $game } here; I could not send you a direct message.
letter-lost = It is your move in { $game } against { $opponents }. I cannot post in its channel: press Show the board to play here, or use /games in another channel to move the game there.
letter-lost-over = Your game of { $game } against { $opponents } is over; I cannot post in its channel.
letters-closed = I could not send you a direct message; allow messages from this server's members, or choose channel pings in /settings.
label-to-channel = To the channel
