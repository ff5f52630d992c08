privacy-head = What is stored about you
stored-name = **Your Discord number and name**: to know whose turn it is and to show who plays.
stored-games = { $games ->
        [0] **No games** so far; of each every move with its time, to go on with it, step through it and export it.
        [one] **1 game** with every move and its time, { $open } open: to go on with it, step through it and export it.
       *[other] **{ $games } games** with every move and its time, { $open } of them open: to go on with them, step through them and export them.
    }
stored-results = { $results ->
        [0] **No results** so far.
        [one] **1 result** and { $ratings ->
            [0] no rating
            [one] 1 rating
           *[other] { $ratings } ratings
        }, with their history: for your profile.
       *[other] **{ $results } results** and { $ratings ->
            [0] no ratings
            [one] 1 rating
           *[other] { $ratings } ratings
        }, with their history: for your profile.
    }
stored-listed = You are **on the leaderboards**, and others can open your profile.
stored-hidden = You have **left the leaderboards**, and nobody else can open your profile.
stored-settings = **Your choices** in /settings, holidays, games you are setting up, and { $blocked ->
        [0] whom you block
        [one] 1 person you have blocked
       *[other] { $blocked } people you have blocked
    }.
stored-portrait = **Your Discord picture** is not stored: where a card shows you, it comes from Discord and stays in memory only. /settings turns that off.
stored-never = **Nothing else**: of messages, only those to the bot are read (to it directly, with its name, or as a reply to a board), to find a move in them; none is kept.
stored-copies = Backups made by whoever runs this bot, and the log of a database server if it uses one, keep what they hold until they are replaced.
label-leave-boards = Leave leaderboards
label-join-boards = Rejoin leaderboards
label-copy = Export my data
label-blocks = Blocked people
label-erase = Delete my data
label-privacy = Privacy
board-left = Done. You are off all leaderboards; you still have ratings, but only you see them.
board-joined = Done. You are on the leaderboards again.
copy-done = Everything stored about you, part { $part } of { $parts }. The file is text: any editor opens it.
label-next-part = Next part
erase-ask = { $open ->
        [0] Everything about you is deleted: ratings, results, settings, blocked people.
        [one] 1 open game will be lost, and everything about you is deleted: ratings, results, settings, blocked people.
       *[other] { $open } open games will be lost, and everything about you is deleted: ratings, results, settings, blocked people.
    } Your finished games stay with your opponents, without your name. This cannot be undone; export your data first if you want to keep it.
label-erase-yes = Delete everything...
erase-title = Delete everything about you
erase-word = DELETE
erase-field = Type DELETE to confirm
erase-not = Nothing was deleted: the word was not DELETE. Press Delete my data to try again.
erase-done = Done. Your seats now read "deleted player"; if you play again, you start afresh.
blocks-head = Blocked people
blocks-none = You have not blocked anybody.
blocks-some = You have blocked { $names }.
blocks-mean = Blocked people cannot challenge you or join your games, and they are not told why.
blocks-add = Block somebody...
blocks-free = Unblock somebody...
blocks-many = You can block at most { $most } people; unblock one first.
label-block = Block
block-done = { $who } is blocked.
block-not-self = You cannot block yourself; choose somebody else.
unblock-done = { $who } is no longer blocked.
blocked-by-you = You have blocked { $who }; unblock them in /privacy first.
takes-no-challenge = { $who } is not taking challenges at the moment; challenge somebody else, or open a seat for anyone.
seat-not-for-you = This seat is not open to you; start a game of your own with /play.
