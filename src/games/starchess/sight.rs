//! What a network is shown of a position: men on cells from each side, and hands.

use super::board::Board;
use super::cells::Spot;
use super::men::{Colour, Kind};
use super::search::Line;
use super::terms;
use crate::ai::net::Shown;
use crate::rules::Seat;

/// Codes of men: own kinds from 1 on, the other side's after them, then limping pawns of either.
const OTHERS: u8 = 6;
const LIMPING: u8 = 13;
/// The places of hands begin behind the cells.
const HANDS: usize = Spot::COUNT;

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

/// Whether a king stands right of the middle file: then left and right are exchanged.
fn mirrors(board: &Board, colour: Colour) -> bool {
    board.king(colour).is_some_and(|king| king.cell().x > 0)
}

impl Shown for Line {
    type Sight = [u8; 48];
    const BLANK: [u8; 48] = [0; 48];
    const CODES: usize = 14;
    /// By the men on the board, and one for the setup phase.
    const BUCKETS: usize = 6;

    fn show(&self, seat: Seat, sight: &mut [u8; 48]) {
        let board = self.board();
        let own = if seat == terms::seat(Colour::White) { Colour::White } else { Colour::Black };
        let places = &PLACES[own as usize][usize::from(mirrors(board, own))];
        for (colour, from) in [(own, 1), (!own, 1 + OTHERS)] {
            for kind in Kind::ALL {
                for spot in board.men(colour, kind) {
                    sight[usize::from(places[spot.index()] & 63) % 48] = from + kind as u8;
                }
            }
        }
        for spot in board.limping() {
            let lame = LIMPING + u8::from(!board.side(own).has(spot));
            sight[usize::from(places[spot.index()] & 63) % 48] = lame;
        }
        if board.in_setup() {
            for (nth, colour) in [own, !own].into_iter().enumerate() {
                for kind in board.hand(colour).kinds() {
                    sight[HANDS + 5 * nth + kind as usize] = 1;
                }
            }
        }
    }

    fn bucket(&self) -> usize {
        let board = self.board();
        if board.in_setup() { 5 } else { (board.occupied().len() as usize).saturating_sub(1) / 4 % 5 }
    }
}
