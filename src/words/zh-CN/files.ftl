export-done = { $form }；用 /导入 可以再次打开。
export-hidden = 这局棋还在进行，内容保密，所以还没有文件；下完以后再来。
export-nothing = 这局棋还没开始，没有可以回看的；请等第一个棋盘出现。
export-form = { $text }不是这个棋种的文件格式；请从这些里选：{ $forms }。
label-file = 文件
import-long = 作为局面太长了
import-title = 导入棋局：{ $game }
import-file-about = 棋谱文件、我导出的记录或文字形式的局面；最大 256 kB。
import-text = 或粘贴在这里
import-text-about = 着法、棋谱或局面；如果附了文件，则不读取这里的文字。
import-text-alone = 着法、棋谱或局面
import-attach = 粘贴在这里；文件请放在该命令的“文件”选项中
import-both = 我读取了文件，没有读取粘贴的文字；要打开那段文字，请单独发送。
import-nothing = 没有可导入的内容；请附上文件，或粘贴着法、棋谱或局面，再发一次。
import-large = 文件超过 256 kB；请一次只发一局棋。
import-away = Discord 没有把文件给我；请再发一次。
import-no-text = 这不是文本文件；请发棋谱文件、我的记录或局面。
import-address = 这是链接，而我不打开链接；请在那里下载棋谱，再附上文件或粘贴内容。
import-other = 这是{ $other }的文件，不是{ $title }的；请选{ $other }再发一次。
import-line = 第 { $line } 行{ $text }不对：{ $why }
import-end = 第 { $line } 行说对局以{ $text }结束，但着法并没有走到那里；请改正其中一处。
import-other-position = 这是{ $other }的局面，不是{ $title }的；请选{ $other }再发一次。
import-position = 我无法把它当作{ $title }的局面来读：{ $why }
import-strange = 第 { $line } 行：我无法把{ $word }当作着法来读，它也不是{ $title }的文件、记录或局面的开头。
import-remark = 提示：{ $remark }
import-games = { $games ->
   *[other] 文件里有 { $games } 局可以读；请选一局。
}
import-games-bad = { $games ->
   *[other] 另有 { $games } 局读不了；第一处原因：{ $why }
}
import-games-more = { $games ->
   *[other] 后面还有 { $games } 局；请单独发来查看。
}
import-choose = 选择一局
import-moves = { $moves ->
   *[other] { $moves } 步
}
import-done = 已导入为 #{ $table }；可以逐步复盘，也可以从任一局面接着下。
record-version = 这份记录由我的更新版本（{ $version }）写成；请重新导出为 PGN，或更新我。
record-missing = 记录缺少“{ $field }”一行；请重新导出这局棋。
record-line = 第 { $line } 行不是记录的格式：“{ $text }”。请改正后再试。
record-game = 这是另一种棋 { $other } 的记录，我不认识；请选我会的棋种。
file-comment-open = 从第 { $line } 行开始的注释没有结束；请加上右花括号。
file-variation-open = 从第 { $line } 行开始的变着没有结束；请加上 ")"。
file-variation-close = 第 { $line } 行多了一个 ")"。
file-tag = 第 { $line } 行的标签不是 [Name "value"] 的格式。
file-sign = 第 { $line } 行的着法里多了一个 { $sign }。
file-move-unknown = 第 { $line } 行：“{ $move }”不是着法。
file-move-ambiguous = 第 { $line } 行：“{ $move }”对应好几种着法；请写明是哪个棋子。
file-move-illegal = 第 { $line } 行：“{ $move }”在那里不合规则。
file-empty = 里面没有对局；请粘贴着法或文件。
file-late = 第 { $line } 行的 { $move } 出现在对局结束之后；我没有导入它。
file-late-more = 第 { $line } 行的 { $move } 出现在对局结束之后；它和后面的 { $left ->
   *[other] { $left } 步
}都没有导入。
file-null = 第 { $line } 行该走棋的地方写着 { $move }；对局只导入到那里。
file-kings = 从第 { $line } 行的 { $move } 起，只是把王放到中间来表示结果；这部分没有导入。
