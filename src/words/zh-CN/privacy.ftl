privacy-head = 存了你的哪些数据
stored-name = **你的 Discord 编号和名字**：用来知道轮到谁走，并显示谁在下。
stored-games = { $games ->
        [0] 目前**没有对局**；每局会存下每一步和时间，用来继续下、复盘和导出。
       *[other] **{ $games } 局棋**，包括每一步和时间，其中 { $open } 局进行中：用来继续下、复盘和导出。
    }
stored-results = { $results ->
        [0] 目前**没有成绩**。
       *[other] **{ $results } 个成绩**和 { $ratings } 个等级分及其变化：用于你的战绩。
    }
stored-listed = 你**在排行榜上**，别人可以打开你的战绩。
stored-hidden = 你**已退出排行榜**，别人不能打开你的战绩。
stored-settings = **你的选择**：/设置 里的选项、假期、正在准备的对局，以及{ $blocked ->
        [0] 屏蔽名单
       *[other] 你屏蔽的 { $blocked } 人
    }。
stored-portrait = **你的 Discord 头像**不会存盘：卡片上显示你时，从 Discord 取来，只留在内存里。可以在 /设置 里关掉。
stored-never = **没有别的**：消息里我只读写给我的（私信、提到我、回复棋盘的），只为找出其中的着法；一条也不存。
stored-copies = 运行这个机器人的人所做的备份，以及所用数据库服务器的日志（如果有），在被替换之前会保留其中的内容。
label-leave-boards = 退出排行榜
label-join-boards = 重新加入排行榜
label-copy = 导出我的数据
label-blocks = 屏蔽名单
label-erase = 删除我的数据
label-privacy = 隐私
board-left = 好了。你已退出所有排行榜；等级分还在，但只有你看得到。
board-joined = 好了。你重新加入了排行榜。
copy-done = 存着的你的全部数据，第 { $part } 部分，共 { $parts } 部分。文件是纯文本，任何编辑器都能打开。
label-next-part = 下一部分
erase-ask = { $open ->
        [0] 你的一切数据都会删除：等级分、成绩、设置、屏蔽名单。
       *[other] { $open } 局进行中的棋会判负，你的一切数据都会删除：等级分、成绩、设置、屏蔽名单。
    }你下完的对局会留给对手，但不带你的名字。这无法撤销；想保留数据请先导出。
label-erase-yes = 全部删除...
erase-title = 删除你的一切数据
erase-word = 删除
erase-field = 输入“删除”来确认
erase-not = 什么都没有删除：输入的不是“删除”。要重试请点“删除我的数据”。
erase-done = 好了。你的座位现在显示为“已删除的玩家”；如果再来下棋，一切从头开始。
blocks-head = 屏蔽名单
blocks-none = 你没有屏蔽任何人。
blocks-some = 你屏蔽了 { $names }。
blocks-mean = 被屏蔽的人不能挑战你，也不能加入你的对局，而且不会被告知原因。
blocks-add = 屏蔽某人...
blocks-free = 取消屏蔽...
blocks-many = 最多屏蔽 { $most } 人；请先取消屏蔽一人。
label-block = 屏蔽
block-done = 已屏蔽 { $who }。
block-not-self = 不能屏蔽自己；请选别人。
unblock-done = 已取消屏蔽 { $who }。
blocked-by-you = 你屏蔽了 { $who }；请先在 /隐私 里取消屏蔽。
takes-no-challenge = { $who } 目前不接受挑战；请挑战别人，或留出空位等人加入。
seat-not-for-you = 这个座位不对你开放；请用 /下棋 自己开一局。
