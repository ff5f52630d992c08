//! Repeating by force in Xiangqi, level by level and in every language: what is said when a position
//! stands for the second time, before the move that loses, and at the end.

use insta::assert_snapshot;

use crate::rules::Viewer;
use crate::show::presenter::Presenter;
use crate::show::testing::{Setup, Staged};

/// A game from a position, in which `round` has been played so often and then `more`.
fn played(options: &'static str, round: &str, times: usize, more: &str) -> Staged {
    let moves = [round; 2][..times].join(" ");
    Setup::of("xiangqi").casual().options(options).begin().plays(format!("{moves} {more}").trim())
}

/// The question before a move.
fn question(p: &Presenter<'_>, text: &str) -> Option<String> {
    let seat = p.table.turn().iter().next()?;
    let say = p.table.seen(Viewer::Seat(seat)).caution(text)?;
    Some(p.confirm(seat, text, &say).content)
}

/// The warning, the question and the end, each in every language.
fn told(options: &'static str, round: &str) -> String {
    let moves: Vec<_> = round.split(' ').collect();
    let [first, second, third, _] = moves[..] else { panic!("a round of four") };
    let warned = played(options, round, 1, "");
    let asked = played(options, round, 1, &format!("{first} {second}"));
    let ended = played(options, round, 2, "");
    let all = [
        warned.en(|p| p.newest(None).content),
        warned.de(|p| p.newest(None).content),
        warned.zh(|p| p.newest(None).content),
        asked.en(|p| question(p, third)),
        asked.de(|p| question(p, third)),
        asked.zh(|p| question(p, third)),
        ended.en(|p| p.newest(None).content),
        ended.de(|p| p.newest(None).content),
        ended.zh(|p| p.newest(None).content),
    ];
    // Who is called, and what was played, other tests tell.
    let telling = |line: &&str| line.len() > 60 && !line.starts_with('@');
    let said = |text: &String| text.lines().find(telling).map(str::to_owned);
    all.iter().filter_map(said).collect::<Vec<_>>().join("\n")
}

#[test]
fn checks() {
    assert_snapshot!(told("fen 4k4/R8/9/9/9/9/9/9/9/3K5 w - - 0 1", "a9a10 e10e9 a10a9 e9e10"), @"
    This position has occurred twice. Repeating it once more loses for Ada: perpetual check.
    Diese Stellung stand schon zweimal auf dem Brett. Wiederholt Ada sie noch einmal, ist die Partie verloren: Dauerschach.
    这个局面已出现两次。再重复一次，Ada就因长将判负。
    After this move the reply e9e10 repeats a position for the third time, and you would lose by perpetual check.
    Nach diesem Zug bringt die Antwort e9e10 eine Stellung zum dritten Mal aufs Brett, und du würdest durch Dauerschach verlieren.
    走这一步后，对方应 e9e10 就是第三次重复局面，你会因长将判负。
    Perpetual check: the position occurred three times and Ada gave check with every move, which is not allowed. Bea wins. 4 moves were played.
    Dauerschach: Die Stellung stand dreimal auf dem Brett, und Ada gab mit jedem Zug Schach, was nicht erlaubt ist. Bea gewinnt. Es wurden 4 Züge gespielt.
    长将：同一局面出现三次，Ada 步步将军，犯规。Bea 胜。共走了 4 步。
    ");
}

#[test]
fn attacks_of_one_man() {
    assert_snapshot!(told("fen 3k5/9/3a5/9/4c4/5R3/9/9/9/3K5 w - - 0 1", "f5e5 e6f6 e5f5 f6e6"), @"
    This position has occurred twice. Repeating it once more loses for Ada by perpetual chase: the chariot attacks the same cannon with every move, now on e6.
    Diese Stellung stand schon zweimal auf dem Brett. Wiederholt Ada sie noch einmal, ist die Partie durch Dauerverfolgung verloren: Der Wagen greift mit jedem Zug dieselbe Kanone an, jetzt auf e6.
    这个局面已出现两次。再重复一次，Ada就因长捉判负：车步步捉同一个炮，现在 e6。
    After this move the reply f6e6 repeats a position for the third time, and you would lose by perpetual chase: your chariot attacks the same cannon with every move, then on e6.
    Nach diesem Zug bringt die Antwort f6e6 eine Stellung zum dritten Mal aufs Brett, und du würdest durch Dauerverfolgung verlieren: Dein Wagen greift mit jedem Zug dieselbe Kanone an, dann auf e6.
    走这一步后，对方应 f6e6 就是第三次重复局面，你会因长捉判负：你的车步步捉同一个炮，那时在 e6。
    Perpetual chase: the position occurred three times and Ada's chariot attacked the same cannon with every move, now on e6, which is not allowed. Bea wins. 4 moves were played.
    Dauerverfolgung: Die Stellung stand dreimal auf dem Brett, und Ada griff mit jedem Zug dieselbe Kanone an, jetzt auf e6, immer mit dem Wagen, was nicht erlaubt ist. Bea gewinnt. Es wurden 4 Züge gespielt.
    长捉：同一局面出现三次，Ada 的车步步捉同一个炮，现在 e6，犯规。Bea 胜。共走了 4 步。
    ");
}

#[test]
fn attacks_of_two_men_in_turn() {
    let start = "fen 3a2b1r/4ak3/9/7P1/9/9/9/B2NN3B/3K5/4p4 w - - 0 1";
    assert_snapshot!(told(start, "d2e2 e1d1 e2d2 d1e1"), @"
    This position has occurred twice. Repeating it once more loses for Ada by perpetual chase: every move attacks the same pawn, now on e1.
    Diese Stellung stand schon zweimal auf dem Brett. Wiederholt Ada sie noch einmal, ist die Partie durch Dauerverfolgung verloren: Jeder Zug greift denselben Soldaten an, jetzt auf e1.
    这个局面已出现两次。再重复一次，Ada就因长捉判负：步步捉同一个兵，现在 e1。
    After this move the reply d1e1 repeats a position for the third time, and you would lose by perpetual chase: every move of yours attacks the same pawn, then on e1.
    Nach diesem Zug bringt die Antwort d1e1 eine Stellung zum dritten Mal aufs Brett, und du würdest durch Dauerverfolgung verlieren: Jeder deiner Züge greift denselben Soldaten an, dann auf e1.
    走这一步后，对方应 d1e1 就是第三次重复局面，你会因长捉判负：你步步捉同一个兵，那时在 e1。
    Perpetual chase: the position occurred three times and Ada attacked the same pawn with every move, now on e1, which is not allowed. Bea wins. 4 moves were played.
    Dauerverfolgung: Die Stellung stand dreimal auf dem Brett, und Ada griff mit jedem Zug denselben Soldaten an, jetzt auf e1, was nicht erlaubt ist. Bea gewinnt. Es wurden 4 Züge gespielt.
    长捉：同一局面出现三次，Ada 步步捉同一个兵，现在 e1，犯规。Bea 胜。共走了 4 步。
    ");
}

#[test]
fn taking_protection_away() {
    assert_snapshot!(told("fen 4k4/9/1R7/9/r1R2c3/9/9/9/9/5K3 w - - 0 1", "b8b6 f6f8 b6b8 f8f6"), @"
    This position has occurred twice. Repeating it once more loses for Ada by perpetual chase: every move chases the same cannon, now on f6, though some only take its protection away.
    Diese Stellung stand schon zweimal auf dem Brett. Wiederholt Ada sie noch einmal, ist die Partie durch Dauerverfolgung verloren: Jeder Zug verfolgt dieselbe Kanone, jetzt auf f6, wenn auch manchmal nur durch Wegnehmen der Deckung.
    这个局面已出现两次。再重复一次，Ada就因长捉判负：步步捉同一个炮，现在 f6，有的着法只是去掉它的根。
    After this move the reply f8f6 repeats a position for the third time, and you would lose by perpetual chase: every move of yours chases the same cannon, then on f6, though some only take its protection away.
    Nach diesem Zug bringt die Antwort f8f6 eine Stellung zum dritten Mal aufs Brett, und du würdest durch Dauerverfolgung verlieren: Jeder deiner Züge verfolgt dieselbe Kanone, dann auf f6, wenn auch manchmal nur durch Wegnehmen der Deckung.
    走这一步后，对方应 f8f6 就是第三次重复局面，你会因长捉判负：你步步捉同一个炮，那时在 f6，有的着法只是去掉它的根。
    Perpetual chase: the position occurred three times and Ada chased the same cannon with every move, now on f6, though some only took its protection away. That is not allowed unless the other side attacks as well. Bea wins. 4 moves were played.
    Dauerverfolgung: Die Stellung stand dreimal auf dem Brett, und Ada verfolgte mit jedem Zug dieselbe Kanone, jetzt auf f6, wenn auch manchmal nur durch Wegnehmen der Deckung. Das ist nicht erlaubt, solange die andere Seite nicht selbst angreift. Bea gewinnt. Es wurden 4 Züge gespielt.
    长捉：同一局面出现三次，Ada 步步捉同一个炮，现在 f6，有的着法只是去掉它的根。对方没有还捉，所以犯规。Bea 胜。共走了 4 步。
    ");
}

#[test]
fn taking_protection_away_from_who_attacks() {
    let start = "fen 3akab2/c2R1R2c/4b4/9/9/9/9/4B4/4K4/2B6 w - - 0 1";
    let moves = "d9d7 d10e9 d7d9 e9d10 f9f7 f10e9 f7f9 e9f10";
    let ended = played(start, moves, 1, "");
    assert_snapshot!(ended.en(|p| p.newest(None).content), @"
    @Ada, your game of Xiangqi is over.
    Draw by threefold repetition: Ada chased the cannon on a9 with every move, though some only took its protection away, and the other side attacked something with every move as well. That cancels out. 4 moves were played.
    Bea played Af10.
    ");
    assert_snapshot!(ended.de(|p| p.newest(None).content), @"
    @Ada, eure Partie Xiangqi ist zu Ende.
    Remis durch dreifache Stellungswiederholung: Ada verfolgte mit jedem Zug die Kanone auf a9, wenn auch manchmal nur durch Wegnehmen der Deckung, und die andere Seite griff auch mit jedem Zug etwas an. Das hebt sich auf. Es wurden 4 Züge gespielt.
    Bea hat Af10 gespielt.
    ");
    assert_snapshot!(ended.zh(|p| p.newest(None).content), @"
    @Ada，你们的象棋对局结束了。
    三次重复局面，和棋：Ada步步捉 a9 的炮，有的着法只是去掉它的根，而对方也步步捉子，互相抵消。共走了 4 步。
    Bea 走了 士5退6。
    ");
}

#[test]
fn attacks_on_now_this_now_that() {
    assert_snapshot!(told("fen 4k4/9/9/9/8c/9/9/6R2/9/n2K5 w - - 0 1", "g3a3 i6g6 a3g3 g6i6"), @"
    Draw by threefold repetition: Ada attacked something with every move, but not always the same piece, which is allowed. 4 moves were played.
    Remis durch dreifache Stellungswiederholung: Ada griff mit jedem Zug etwas an, aber nicht immer dieselbe Figur, und das ist erlaubt. Es wurden 4 Züge gespielt.
    三次重复局面，和棋：Ada步步捉子，但捉的不总是同一个子，这是允许的。共走了 4 步。
    ");
}

#[test]
fn refused_where_it_is_banned() {
    let warned = |options, round| {
        let staged = played(options, round, 1, "");
        [
            staged.en(|p| p.newest(None).content),
            staged.de(|p| p.newest(None).content),
            staged.zh(|p| p.newest(None).content),
        ]
        .join("\n")
    };
    let attack = "repetition ban, fen 3k5/9/3a5/9/4c4/5R3/9/9/9/3K5 w - - 0 1";
    assert_snapshot!(warned(attack, "f5e5 e6f6 e5f5 f6e6"), @"
    @Ada, your move (Red): Xiangqi against Bea, move 3
    Bea played Ce6.
    This position has occurred twice. Ada may not repeat it again, as that is perpetual chase: the chariot attacks the same cannon with every move, now on e6.
    @Ada, du bist am Zug (Rot): Xiangqi gegen Bea, Zug 3
    Bea hat Ce6 gespielt.
    Diese Stellung stand schon zweimal auf dem Brett. Ada darf sie nicht noch einmal wiederholen, denn das ist Dauerverfolgung: Der Wagen greift mit jedem Zug dieselbe Kanone an, jetzt auf e6.
    @Ada，轮到你走（红方）：象棋，对 Bea，第 3 回合
    Bea 走了 炮6平5。
    这个局面已出现两次。Ada不能再重复，那是长捉：车步步捉同一个炮，现在 e6。
    ");
    let strip = "repetition ban, fen 4k4/9/1R7/9/r1R2c3/9/9/9/9/5K3 w - - 0 1";
    assert_snapshot!(warned(strip, "b8b6 f6f8 b6b8 f8f6"), @"
    @Ada, your move (Red): Xiangqi against Bea, move 3
    Bea played Cf6.
    This position has occurred twice. Ada may not repeat it again, as that is perpetual chase: every move chases the same cannon, now on f6, though some only take its protection away.
    @Ada, du bist am Zug (Rot): Xiangqi gegen Bea, Zug 3
    Bea hat Cf6 gespielt.
    Diese Stellung stand schon zweimal auf dem Brett. Ada darf sie nicht noch einmal wiederholen, denn das ist Dauerverfolgung: Jeder Zug verfolgt dieselbe Kanone, jetzt auf f6, wenn auch manchmal nur durch Wegnehmen der Deckung.
    @Ada，轮到你走（红方）：象棋，对 Bea，第 3 回合
    Bea 走了 炮6进2。
    这个局面已出现两次。Ada不能再重复，那是长捉：步步捉同一个炮，现在 f6，有的着法只是去掉它的根。
    ");
}
