//! The levels of the computer, as they are offered while their option is typed.

use insta::assert_snapshot;

use crate::catalog::CATALOG;
use crate::show::choices::levels;
use crate::show::testing::{de, en};

#[test]
fn levels_are_offered_by_number_and_by_name() {
    let chess =
        |typed: &'static str| en(move |voice| levels(voice.plain(), CATALOG.find("chess"), typed));
    assert_snapshot!(chess(""), @"
    1: first games, about 250 Elo = 1
    2: beginner, about 450 Elo = 2
    3: keen beginner, about 750 Elo = 3
    4: casual player, about 1300 Elo = 4
    5: steady casual player, about 1550 Elo = 5
    6: club beginner, about 1800 Elo = 6
    7: club player, about 1900 Elo = 7
    8: strong club player, about 2100 Elo = 8
    9: tournament player, about 2400 Elo = 9
    10: full strength, about 2500 Elo = 10
    ");
    assert_snapshot!(chess("1"), @"
    1: first games, about 250 Elo = 1
    10: full strength, about 2500 Elo = 10
    ");
    assert_snapshot!(chess("4"), @"4: casual player, about 1300 Elo = 4");
    assert_snapshot!(chess(" Club "), @"
    6: club beginner, about 1800 Elo = 6
    7: club player, about 1900 Elo = 7
    8: strong club player, about 2100 Elo = 8
    ");
    assert_snapshot!(chess("1300"), @"4: casual player, about 1300 Elo = 4");
    // What a line says that was chosen before.
    assert_snapshot!(chess("4: casual player, about 1300 Elo"), @"4: casual player, about 1300 Elo = 4");
    assert_snapshot!(chess("Level 4"), @"4: casual player, about 1300 Elo = 4");
    assert_snapshot!(chess("24"), @"9: tournament player, about 2400 Elo = 9");
    for nothing in ["0", "11", "easy"] {
        assert_eq!(chess(nothing), "nothing", "{nothing}");
    }
    assert_snapshot!(en(|voice| levels(voice.plain(), None, "3")), @"3: keen beginner = 3");
    assert_snapshot!(de(|voice| levels(voice.plain(), CATALOG.find("xiangqi"), "spieler")), @"
    4: Gelegenheitsspieler = 4
    5: geübter Gelegenheitsspieler = 5
    7: Vereinsspieler = 7
    8: starker Vereinsspieler = 8
    9: Turnierspieler = 9
    ");
}
