leaders-here = { $game }本服务器排行榜，第 { $page } 页，共 { $pages } 页
leaders-everywhere = { $game }总排行榜，第 { $page } 页，共 { $pages } 页
leaders-computers = { $game }人机排行榜，第 { $page } 页，共 { $pages } 页
leaders-pairs = { $game }搭档排行榜，第 { $page } 页，共 { $pages } 页
leaders-sides = 计分对局 { $games } 局，{ $one }胜 { $first }，{ $other }胜 { $second }。
leaders-none = 榜上还没有人；用 /下棋 下一局计分棋吧。
leaders-counting = 更新之后，Patt 正在重新统计以前的对局。排行榜几分钟后就会恢复；其间对局照常进行。
leaders-left = 你已退出排行榜；可以用 /隐私 重新加入。
leader = { $place }. { $who } { $rating } · { $games } 局 · { $record }
leader-unsure = { $place }. { $who } { $rating }? · { $games } 局 · { $record }
leader-computer = { $place }. { $who } · 胜过 { $level } 级 · { $games } 局 · { $record }
leader-unbeaten = { $place }. { $who } · { $games } 局 · { $record }
leader-score = { $place }. { $who } · 平均 { $mean } · 最好 { $best } · { $games } 局
leader-pair = { $place }. { $one } 和 { $other } · 平均 { $mean } · 最好 { $best } · { $games } 局
record = +{ $wins } ={ $draws } -{ $losses }
streak = { $games } 连胜
label-pairs = 搭档
