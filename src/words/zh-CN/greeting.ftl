greeting = 现在大家都可以下棋了。有两项设置值得看看：在哪些频道下棋，以及每局棋要不要开子区。
first-time = 第一次来？看 /帮助 只要一分钟。
first-pieces = 这是你的第一局{ $game }：想看哪种棋子？随时可以用 /设置 更改。
label-not-now = 以后再说
