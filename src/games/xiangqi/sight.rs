//! What a network is shown of a position: men on points, from each side.

use super::men::{Camp, Kind};
use super::point::{FILES, POINTS, Point};
use super::search::Line;
use super::terms;
use crate::ai::net::Shown;
use crate::rules::Seat;

/// Codes of men: own kinds from 1 on, the other camp's after them.
const OTHERS: u8 = Kind::ALL.len() as u8;

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

impl Shown for Line {
    type Sight = [u8; 96];
    const BLANK: [u8; 96] = [0; 96];
    const CODES: usize = 14;
    /// By the men on the board.
    const BUCKETS: usize = 8;

    fn show(&self, seat: Seat, sight: &mut [u8; 96]) {
        let board = self.board();
        let own = terms::camp(seat).unwrap_or(Camp::Red);
        let mirrored = usize::from(board.general(own).file() > 4);
        let places = &PLACES[own.index()][mirrored];
        for (camp, from) in [(own, 1), (own.other(), 1 + OTHERS)] {
            for (man, at) in board.men(camp) {
                let Point(at) = at;
                sight[usize::from(places[usize::from(at)]) % 96] = from + man.kind() as u8;
            }
        }
    }

    fn bucket(&self) -> usize {
        let men: usize = Camp::ALL.into_iter().map(|camp| self.board().strength(camp)).sum();
        (men.saturating_sub(1) / 4).min(7)
    }
}
