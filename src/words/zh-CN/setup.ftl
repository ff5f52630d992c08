setup-head = 新对局：{ $game }
setup-empty = 新对局：请选棋种。
setup-computer = 与电脑下，{ $level } 级（{ $name }）
setup-side = 你是{ $side }
what-to-play = 想做什么？
which-to-learn = 想学哪种棋？
game-line = {"**"}{ $game }**：{ $about }
level-name = { $level ->
    [1] 初次下棋
    [2] 新手
    [3] 用心的新手
    [4] 休闲棋手
    [5] 熟练的休闲棋手
    [6] 俱乐部新手
    [7] 俱乐部棋手
    [8] 俱乐部强手
    [9] 比赛棋手
   *[10] 全力
}
level-about = { $level ->
    [1] 适合你最初的几局：大部分都会漏看。
    [2] 看得到一步棋马上带来什么，但很少看到你下一步要做什么。
    [3] 会看你的应着，但还是漏看不少。
    [4] 你的应着大多看得到。
    [5] 你的应着几乎都看得到，也看得到之后会怎样。
    [6] 能往前看几步，但常常不专心。
    [7] 能往前看几步，会惩罚明显的失误。
    [8] 看得更远，很少漏着。
    [9] 看得很远，很少送出机会。
   *[10] 在给定时间里尽全力。
}
level-rated = { $name }，等级分约 { $rating }
level-named = { $level }：{ $name }
label-solo = 与电脑下
label-challenge-someone = 挑战别人
label-learn = 学一种棋
label-begin = 开始
setup-anyone = 任何人都可以加入
setup-alone = 各方都由你走
setup-game = 选棋种
setup-person = 选挑战谁
setup-against = 对 { $who }
setup-options = 选项{ $options }
setup-clock = 选用时
label-anyone = 任何人
label-options = 这局棋的规则
label-seats = { $seats } 个座位
options-title = 这局棋的规则：{ $game }
options-field = 选项，用逗号分开
options-more = 其他规则
options-usual = 按惯例
options-other = 其他选项，用逗号分开
options-other-about = 这里填写的内容优先于上面的选择。
which-level = 电脑用哪一级？
which-pace =
    选择节奏：
    {"**"}即时**：搭档马上就知道你走了；时间是每轮最多能用的时间。
    {"**"}一天一轮**：一天结束后搭档才知道，所以谁也不知道你多早就走了。
label-turns-live = 即时，{ $length }
label-turns-day = 一天一轮
label-more-choices = 更多选择
draft-gone = 这份准备已经发出或已失效；请用 /下棋 重新开始。
