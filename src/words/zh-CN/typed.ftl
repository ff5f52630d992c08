# 可以输入的话，用逗号分开。任何一种语言里写的，在所有语言里都能读。

# 不走棋，而是说：
typed-resign = 认输, 我认输, 认输了, 我认输了, 投降, 投子, 投子认负, 不下了
typed-draw = 和棋, 提和, 求和, 议和, 和, 我提和, 我求和, 和了吧, 和吧, 同意和棋, 接受和棋, 要求判和, 平局
typed-takeback = 悔棋, 我要悔棋, 悔一步, 收回, 收回一步, 撤回, 撤销, 退一步
typed-help = 帮助, 帮忙, 命令, 怎么玩, 怎么下, 怎么走
typed-hint = 提示, 给个提示, 支招, 支个招
typed-board = 棋盘, 看棋盘, 显示棋盘, 局面
typed-games = 对局, 我的对局, 棋局, 我的棋局
typed-play = 下棋, 开局, 开一局, 新对局, 新棋局, 来一局, 再来一局

# 着法里的词。
typed-takes = 吃, 杀, 打
typed-becomes = 变, 升, 成
typed-fillers = 走, 到, 至, 去, 往, 从, 在, 上, 跳, 飞, 移, 动, 放, 落, 下, 把, 将, 用, 我, 的, 请, 子, 格, 步, 为, 掉, 将军, 将杀, 将死, 绝杀
typed-step-castle-short = 易位, 王车易位, 短易位, 王翼易位, 短距离易位
typed-step-castle-long = 易位, 王车易位, 长易位, 后翼易位, 长距离易位
typed-step-pass = 停着, 停一手, 过, 不走
typed-step-skip = 跳过, 停着, 停一手, 过
typed-step-ask-any = 有吗, 有没有

# 选项里的词。
typed-option-takebacks = 悔棋, 可悔棋, 允许悔棋, 全体同意可悔棋
typed-option-listed = 按所列座位, 座位固定, 颜色固定
typed-option-drawn = 随机座位, 座位随机, 随机颜色, 颜色随机
typed-option-limit = 限时, 每步最多, 每步限时
typed-option-days = 天, 日, 天一步, 天每步
typed-option-watch = 观战, 观看
typed-option-anonymous = 匿名, 搭档互不知名
typed-option-computers = 电脑
typed-yes = 是, 开, 对, 要
typed-no = 否, 关, 不, 不要, 没有

# 棋子的其他叫法，以及可以代替英文字母的字。
also-king = 国王
also-queen = 皇后, 王后
also-rook = 战车, 城堡, 車
also-bishop = 主教, 相
also-knight = 骑士, 马匹, 馬
also-pawn = 卒, 小兵, 士兵
also-advisor = 仕
also-elephant = 相
also-cannon = 砲, 包
letter-king = 王
letter-queen = 后
letter-rook = 车
letter-bishop = 象
letter-knight = 马
letter-pawn = 兵

# 收到的消息不是着法时的回答。
wish-button = 这不是着法，但这个按钮可以做到。
told-help = 在这里写一步棋，例如 { $example }，或点按钮。
told-unread = 我看不懂{ $text }是哪一步；可以写 { $example }，或点按钮。
told-no-game = 你现在在这里没有对局；开一局，或点“帮助”。
told-secret = { $game }的着法要保密，所以我不在这里读：请用私信发给我，或用 /走棋。
label-help = 帮助
