//! The tables against the figures of the rules.

use std::collections::HashMap;

use super::*;
use crate::games::starchess::cells::Spot;
use crate::games::starchess::text;

/// A row of the rules: the men of the first side and of the second; of the first to move how many
/// in ten thousand it wins and draws, and the longest win; the same of the second to move; positions,
/// mates and stalemates, always the first side to move first.
struct Row(&'static str, [u32; 2], u8, [u32; 2], u8, [u32; 2], [u32; 2], [u32; 2]);

const THREE: [Row; 5] = [
    Row("Q-", [10000, 0], 9, [0, 1406], 0, [25668, 40740], [0, 192], [0, 894]),
    Row("B-", [9997, 3], 12, [0, 1301], 0, [30692, 40740], [0, 124], [0, 458]),
    Row("P-", [6183, 3817], 17, [0, 5465], 0, [31526, 33064], [0, 2], [32, 176]),
    Row("N-", [39, 9961], 1, [0, 9991], 0, [34212, 40740], [0, 36], [0, 438]),
    Row("R-", [4, 9996], 1, [0, 9985], 0, [35716, 40740], [0, 60], [10, 230]),
];

const FOUR: [Row; 30] = [
    Row("QQ-", [10000, 0], 4, [0, 530], 0, [545_772, 1_385_160], [0, 92436], [0, 73452]),
    Row("QB-", [10000, 0], 5, [0, 390], 0, [661_732, 1_385_160], [0, 52500], [0, 53952]),
    Row("QN-", [10000, 0], 5, [0, 1285], 0, [755_988, 1_385_160], [0, 29388], [0, 42012]),
    Row("QR-", [10000, 0], 9, [0, 1326], 0, [777_692, 1_385_160], [0, 25848], [4, 39228]),
    Row("QP-", [10000, 0], 9, [0, 676], 0, [694_044, 1_124_176], [0, 7214], [6, 25524]),
    Row("BB-", [10000, 0], 10, [0, 223], 0, [784_616, 1_385_160], [0, 38160], [0, 30892]),
    Row("BN-", [9994, 6], 11, [0, 1186], 0, [891_728, 1_385_160], [0, 16976], [0, 27816]),
    Row("RB-", [9991, 9], 12, [0, 1239], 0, [934_604, 1_385_160], [0, 10836], [4, 25632]),
    Row("BP-", [9999, 1], 13, [0, 571], 0, [818_892, 1_124_176], [0, 4654], [6, 13656]),
    Row("NN-", [9943, 57], 12, [0, 2048], 0, [974_592, 1_385_160], [0, 7956], [0, 28248]),
    Row("RN-", [8169, 1831], 31, [0, 3362], 0, [1_027_468, 1_385_160], [0, 7928], [0, 18568]),
    Row("NP-", [9215, 785], 42, [0, 2259], 0, [901_954, 1_124_176], [0, 1450], [0, 13440]),
    Row("RP-", [6224, 3776], 32, [0, 5083], 0, [947_036, 1_124_176], [0, 1636], [236, 6996]),
    Row("PP-", [8778, 1222], 39, [0, 2298], 0, [818_562, 900_204], [0, 116], [308, 5216]),
    Row("RR-", [230, 9770], 17, [0, 9732], 0, [1_064_412, 1_385_160], [0, 14152], [172, 8640]),
    Row("Q-Q", [4244, 5689], 11, [4244, 5689], 11, [893_652, 893_652], [1044, 1044], [0, 0]),
    Row("Q-R", [9670, 323], 22, [2, 2742], 2, [893_652, 1_221_324], [264, 4780], [0, 2240]),
    Row("Q-B", [5443, 4516], 22, [3165, 6287], 14, [893_652, 1_057_488], [604, 2548], [0, 352]),
    Row("Q-N", [9709, 282], 19, [28, 3284], 1, [893_652, 1_163_208], [792, 3360], [0, 216]),
    Row("Q-P", [9983, 17], 16, [800, 1497], 18, [729_758, 1_071_884], [30, 5452], [0, 5456]),
    Row("B-B", [3251, 6642], 15, [3251, 6642], 15, [1_057_488, 1_057_488], [1864, 1864], [52, 52]),
    Row("R-B", [4, 6679], 2, [6373, 3619], 49, [1_221_324, 1_057_488], [2460, 460], [1212, 80]),
    Row("B-N", [3891, 6099], 22, [40, 9456], 4, [1_057_488, 1_163_208], [1068, 2132], [44, 144]),
    Row("B-P", [9551, 448], 24, [842, 2197], 23, [861_088, 1_071_884], [42, 3756], [8, 3008]),
    Row("R-R", [5, 9979], 1, [5, 9979], 1, [1_221_324, 1_221_324], [2028, 2028], [424, 424]),
    Row("R-N", [5, 9661], 3, [1107, 8880], 17, [1_221_324, 1_163_208], [1360, 1012], [802, 72]),
    Row("R-P", [8, 6808], 5, [4617, 5368], 25, [992_846, 1_071_884], [54, 1440], [302, 1632]),
    Row("N-N", [107, 9870], 6, [107, 9870], 6, [1_163_208, 1_163_208], [1212, 1212], [0, 0]),
    Row("N-P", [600, 9122], 20, [1904, 7956], 22, [944_774, 1_071_884], [48, 1188], [0, 3076]),
    Row("P-P", [4089, 3795], 24, [4089, 3795], 24, [861_710, 861_710], [52, 52], [1064, 1064]),
];

fn material(name: &str) -> Vec<(Colour, Kind)> {
    let (first, second) = name.split_once('-').unwrap();
    let side = |colour, men: &str| -> Vec<_> {
        men.chars().map(|sign| (colour, Kind::of_letter(sign).unwrap())).collect()
    };
    [side(Colour::White, first), side(Colour::Black, second)].concat()
}

#[track_caller]
fn check(row: &Row, table: &Table) {
    let &Row(name, first, first_longest, second, second_longest, positions, mated, stuck) = row;
    let share = |part: u32, whole: u32| {
        let (part, whole) = (u64::from(part), u64::from(whole));
        (part * 10_000 + whole / 2) / whole
    };
    for (nth, colour, shares, longest) in
        [(0, Colour::White, first, first_longest), (1, Colour::Black, second, second_longest)]
    {
        let census = table.census(colour);
        assert_eq!(census.positions, positions[nth], "{name}, {colour:?}: positions");
        assert_eq!(census.mated, mated[nth], "{name}, {colour:?}: mated");
        assert_eq!(census.stalemated, stuck[nth], "{name}, {colour:?}: stalemated");
        assert_eq!(census.longest, longest, "{name}, {colour:?}: longest win");
        let drawn = census.positions - census.won - census.lost;
        for (part, expect) in [(census.won, shares[0]), (drawn, shares[1])] {
            let got = share(part, census.positions);
            assert!(got.abs_diff(expect.into()) <= 1, "{name}, {colour:?}: {got} for {expect}");
        }
    }
}

#[test]
fn endings_of_three_men_are_those_of_the_rules() {
    for row in &THREE {
        let (_, kind) = material(row.0)[0];
        check(row, table(kind).unwrap());
    }
}

/// Every ending of four men, from those it leads to. Takes minutes and gigabytes.
#[test]
#[ignore = "takes minutes: cargo test --release --lib four_men -- --ignored"]
fn endings_of_four_men_are_those_of_the_rules() {
    let mut solved: HashMap<Vec<(Colour, Kind)>, Table> = HashMap::new();
    // Pawns become other men, so endings without pawns come first, those with two last.
    for pawns in 0..=2 {
        for row in FOUR.iter().filter(|row| row.0.matches('P').count() == pawns) {
            let material = material(row.0);
            let table = Table::solve(&material, &|board| {
                exact(board).unwrap_or_else(|| {
                    let found = solved.values().find_map(|table| {
                        let exchanged = || board.mirrored(Spot::top_bottom, true);
                        table.look_up(board).or_else(|| table.look_up(&exchanged()))
                    });
                    found.expect("what it leads to is solved")
                })
            });
            check(row, &table);
            println!("{}", row.0);
            solved.insert(material, table);
        }
    }
}

#[test]
fn positions_are_judged_for_either_side() {
    let check = |fen: &str, expect: Verdict| {
        let board = text::read(fen).unwrap();
        assert_eq!(verdict(&board), Some(expect), "{fen}");
        let exchanged = board.mirrored(Spot::top_bottom, true);
        assert_eq!(verdict(&exchanged), Some(expect), "{fen} exchanged");
    };
    check("1/2/7/4B1/5/6/4K1k/2/1 [] b - 0 1", Verdict::Lost(0));
    check("1/2/7/4B1/5/6/4K2/2/k [] b - 0 1", Verdict::Draw);
    check("1/2/1B2K1k/6/5/6/7/2/1 [] w - 0 1", Verdict::Won(1));
    check("1/2/7/6/2K2/6/6k/2/1 [] w - 0 1", Verdict::Draw);
    check("1/1P/7/6/2K2/6/6k/2/1 [] w - 0 1", Verdict::Draw);
    assert_eq!(verdict(&Board::setup()), None);
    let four = text::read("1/2/1B5/6/2K2/6/5rk/2/1 [] w - 0 1").unwrap();
    assert_eq!(verdict(&four), None);
}
