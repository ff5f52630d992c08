option-line = { $name }：{ $about }
option-off = { $name }：关
option-anonymous = 搭档互不知名
offer-takebacks = 悔棋：全体同意就可以悔棋，计分对局也行。
offer-drawn = 随机座位：开始时抽签决定颜色和走棋顺序。
offer-limit = 限时 3 天一步：超过后其他人可以结束对局，或让电脑接着下。
offer-watch = 观战：各方都由电脑走，你在旁边看。
offer-anonymous = 匿名：为你找一位搭档，结束时才知道是谁。
