//! What the network is shown of a position, men on points from each side and which of them are in danger,
//! and the network.

use super::Line;
use super::danger::Attacks;
use crate::ai::net::{self, Counts, Features, Shipped};
use crate::games::xiangqi::men::{Camp, Kind};
use crate::games::xiangqi::point::{FILES, POINTS};

/// Hidden units for each side.
const WIDTH: usize = 64;

/// What judges positions.
pub(super) type Accumulators = net::Accumulators<Line, WIDTH>;

/// The network. How its weights were made is told beside them.
pub(super) static NET: Shipped<Line, WIDTH> =
    Shipped::new(include_bytes!("../../../../assets/nets/xiangqi.bin"));

/// Codes of men: own kinds from 1 on, the other camp's after them.
const OTHERS: u8 = Kind::ALL.len() as u8;

/// Behind the points, and what fills them up to a multiple of eight, they come once more, for men in danger. Of 32
/// men all but the generals can be, so no more than 62 places have a code at once.
const IN_DANGER: usize = 96;

/// Where a point lies for who sees it: by camp, and mirrored or not.
static PLACES: [[[u8; POINTS]; 2]; 2] = {
    let mut places = [[[0; POINTS]; 2]; 2];
    let mut at = 0;
    while at < POINTS {
        let (file, rank) = (at % FILES, at / FILES);
        let turned = POINTS / FILES - 1 - rank;
        places[0][0][at] = at as u8;
        places[0][1][at] = (rank * FILES + FILES - 1 - file) as u8;
        places[1][0][at] = (turned * FILES + file) as u8;
        places[1][1][at] = (turned * FILES + FILES - 1 - file) as u8;
        at += 1;
    }
    places
};

impl Features for Line {
    type Perspective = [u8; 2 * IN_DANGER];
    const BLANK: [u8; 2 * IN_DANGER] = [0; 2 * IN_DANGER];
    const CODES: usize = 14;
    /// By the men on the board.
    const BUCKETS: usize = 8;

    fn features(&self, perspectives: &mut [Self::Perspective; 2], _: &mut [Counts; 2]) {
        let board = self.board();
        let attacks = Attacks::on(board);
        let places = Camp::ALL.map(|own| {
            let mirrored = usize::from(board.general(own).file() > 4);
            &PLACES[own.index()][mirrored]
        });
        for camp in Camp::ALL {
            let codes = match camp {
                Camp::Red => [1, 1 + OTHERS],
                Camp::Black => [1 + OTHERS, 1],
            };
            for (man, at) in board.men(camp) {
                let endangered = attacks.endanger(man, at);
                for ((perspective, places), code) in perspectives.iter_mut().zip(places).zip(codes)
                {
                    let place = usize::from(places[at.index()]) % POINTS;
                    let code = code + man.kind() as u8;
                    perspective[place] = code;
                    perspective[IN_DANGER + place] = if endangered { code } else { 0 };
                }
            }
        }
    }

    fn bucket(&self) -> usize {
        let men: usize = Camp::ALL.into_iter().map(|camp| self.board().strength(camp)).sum();
        (men.saturating_sub(1) / 4).min(7)
    }
}

#[cfg(test)]
mod tests {
    use crate::ai::net::checks;
    use crate::ai::{Search, Searchable};
    use crate::games::xiangqi::{Options, Xiangqi};
    use crate::rules::Game;

    #[test]
    fn games_at_random_stay_within_the_codes() {
        checks::games_stay_within_the_codes::<Xiangqi>();
    }

    #[test]
    fn either_side_sees_from_its_own() {
        checks::sides_see_alike::<Xiangqi>(
            "3k5/4a4/9/9/2p1c4/9/9/2N6/9/3AK2R1 w - - 0 1",
            "3ak2r1/9/2n6/9/9/2P1C4/9/9/4A4/3K5 b - - 0 1",
        );
    }

    fn value(fen: &str) -> i32 {
        let game = Xiangqi::from_text(&mut Options::default(), fen).unwrap();
        let line = Searchable::board(&game);
        line.evaluate(line.turn())
    }

    /// With a general on the middle file there is no telling left from right.
    #[test]
    fn mirrored_positions_are_worth_the_same() {
        for fen in [
            "3k5/4a4/9/9/2p1c4/9/9/2N6/9/5K1R1 w - - 0 1",
            "5k3/9/4c4/9/2p6/9/9/4B4/4A4/2RK5 b - - 0 1",
        ] {
            let (men, rest) = fen.split_once(' ').unwrap();
            let mirrored: Vec<String> =
                men.split('/').map(|rank| rank.chars().rev().collect()).collect();
            assert_eq!(value(fen), value(&format!("{} {rest}", mirrored.join("/"))), "{fen}");
        }
    }

    #[test]
    fn men_are_worth_what_they_do_here() {
        let start = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";
        assert!(value(start).abs() < 100, "{}", value(start));
        let up = start.replacen('r', "1", 1);
        assert!(value(&up) > 500, "{}", value(&up));
        let defended = value("4k4/9/9/9/9/9/9/3AB4/4A4/3K2B2 w - - 0 1");
        assert!(defended < 150, "{defended}");
    }
}
