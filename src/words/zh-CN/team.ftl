label-share = 共用我的座位
label-join-team = 共用{ $side }
team-open = { $game }：{ $side }可以共用。{ $names } 都能走棋；加入的人也能走。
team-to-move = { $mates }：你们谁都可以走。
team-seated = 你已经在下这局棋了。
team-full = 这个座位已有五人共用，这是上限。
not-shared = 这个座位不能共用：只有不计分、不保密的对局，而且由坐在上面的玩家才能共用。
