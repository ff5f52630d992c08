//! What the network is shown of a position, men on cells from each side, hands, and which men are in danger,
//! and the network.

use super::board::Board;
use super::cells::Spot;
use super::danger::Attacks;
use super::men::{Colour, Kind};
use super::search::Line;
use crate::ai::net::{self, Counts, Features, Shipped};

/// Hidden units for each side.
const WIDTH: usize = 128;

/// What judges positions.
pub(super) type Accumulators = net::Accumulators<Line, WIDTH>;

/// The network. How its weights were made is told beside them.
pub(super) static NET: Shipped<Line, WIDTH> =
    Shipped::new(include_bytes!("../../../assets/nets/starchess.bin"));

/// Codes of men: own kinds from 1 on, the other side's after them, then limping pawns of either.
const OTHERS: u8 = 6;
const LIMPING: u8 = 13;
/// The places of hands begin behind the cells.
const HANDS: usize = Spot::COUNT;
/// Behind them come the cells once more, for men in danger.
const IN_DANGER: usize = 48;
/// How many places there are: a multiple of eight.
const SEEN: usize = IN_DANGER + 40;

/// Where a cell lies for who sees it: from the other side, mirrored, or both.
static PLACES: [[[u8; 64]; 2]; 2] = {
    let mut places = [[[0; 64]; 2]; 2];
    let mut number = 1;
    while let Some(spot) = Spot::numbered(number) {
        let at = spot.index();
        places[0][0][at] = at as u8;
        places[0][1][at] = spot.left_right().index() as u8;
        places[1][0][at] = spot.top_bottom().index() as u8;
        places[1][1][at] = spot.top_bottom().left_right().index() as u8;
        number += 1;
    }
    places
};

/// What White and what Black sees of something of a colour: one thing if it is theirs, else another.
const fn seen(colour: Colour, own: u8, other: u8) -> [u8; 2] {
    match colour {
        Colour::White => [own, other],
        Colour::Black => [other, own],
    }
}

/// Whether a king stands right of the middle file: then left and right are exchanged.
fn mirrors(board: &Board, colour: Colour) -> bool {
    board.king(colour).is_some_and(|king| king.cell().x > 0)
}

impl Features for Line {
    type Perspective = [u8; SEEN];
    const BLANK: [u8; SEEN] = [0; SEEN];
    const CODES: usize = 14;
    /// By the men on the board, and one for the setup phase.
    const BUCKETS: usize = 6;

    fn features(&self, perspectives: &mut [Self::Perspective; 2], _: &mut [Counts; 2]) {
        let board = self.board();
        let attacks = Colour::ALL.map(|colour| Attacks::by(board, colour));
        let places = Colour::ALL.map(|own| &PLACES[own as usize][usize::from(mirrors(board, own))]);
        let mut put = |spot: Spot, codes: [u8; 2], plane: usize| {
            for ((perspective, places), code) in perspectives.iter_mut().zip(places).zip(codes) {
                perspective[usize::from(places[spot.index()]) % HANDS + plane] = code;
            }
        };
        for colour in Colour::ALL {
            let [own, other] = seen(colour, 1, 1 + OTHERS);
            for kind in Kind::ALL {
                let codes = [own + kind as u8, other + kind as u8];
                let men = board.men(colour, kind);
                let [own, other] = [colour, !colour].map(|side| &attacks[side as usize]);
                men.for_each(|spot| put(spot, codes, 0));
                (men & other.endanger(kind, own)).for_each(|spot| put(spot, codes, IN_DANGER));
            }
            let lame = seen(colour, LIMPING, LIMPING + 1);
            (board.limping() & board.side(colour)).for_each(|spot| put(spot, lame, 0));
        }
        if board.in_setup() {
            for colour in Colour::ALL {
                for (perspective, from) in perspectives.iter_mut().zip(seen(colour, 0, 5)) {
                    for kind in board.hand(colour).kinds() {
                        perspective[HANDS + usize::from(from) + kind as usize] = 1;
                    }
                }
            }
        }
    }

    fn bucket(&self) -> usize {
        let board = self.board();
        if board.in_setup() {
            5
        } else {
            (board.occupied().len() as usize).saturating_sub(1) / 4 % 5
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::Search;
    use crate::games::starchess::tests::{open, some_boards};

    fn value(board: Board) -> i32 {
        let line = Line::new(board, []);
        line.evaluate(line.turn())
    }

    #[test]
    fn mirrored_positions_are_worth_the_same() {
        for board in some_boards(9, 8).into_iter().filter(|board| !board.in_setup()) {
            let worth = value(board);
            let turned = board.mirrored(Spot::top_bottom, true);
            assert_eq!(value(turned), worth);
            // With a king on the middle file there is no telling left from right.
            if Colour::ALL.iter().all(|&side| board.king(side).is_some_and(|k| k.cell().x != 0)) {
                assert_eq!(value(board.mirrored(Spot::left_right, false)), worth);
            }
        }
    }

    #[test]
    fn eyes_that_have_seen_much_see_as_fresh_ones_do() {
        let accumulators = NET.accumulators();
        for board in some_boards(3, 30) {
            let line = Line::new(board, []);
            assert_eq!(accumulators.value(&line, line.turn()), value(board));
        }
    }

    #[test]
    fn men_are_worth_what_they_do_here() {
        let value = |text: &str| value(*open(text).position().board());
        let bishop = value("1/2/KP5/6/2B2/6/5pk/2/1 [] w - 0 1");
        let rook = value("1/2/KP5/6/2R2/6/5pk/2/1 [] w - 0 1");
        assert!(bishop > rook + 200, "{bishop} {rook}");
        let dead = value("1/P1/K6/2N3/5/6/5pk/2/1 [] w - 0 1");
        let living = value("1/2/K1P4/2N3/5/6/5pk/2/1 [] w - 0 1");
        assert!(living > dead + 50, "{living} {dead}");
    }
}
