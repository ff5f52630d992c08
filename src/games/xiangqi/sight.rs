//! What a network is shown of a position: men on points, from each side.

use super::men::{Camp, Kind};
use super::point::{FILES, POINTS};
use super::search::Line;
use crate::ai::net::Shown;

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

    fn show(&self, sights: &mut [[u8; 96]; 2]) {
        let board = self.board();
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
                let kind = man.kind() as u8;
                for ((sight, places), code) in sights.iter_mut().zip(places).zip(codes) {
                    sight[usize::from(places[at.index()]) % POINTS] = code + kind;
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
    use super::*;
    use crate::ai::Searchable;
    use crate::games::xiangqi::{Options, Xiangqi};
    use crate::rules::{Game, Rng};

    #[test]
    fn games_at_random_stay_within_the_codes() {
        let mut rng = Rng::new(2);
        for _ in 0..20 {
            let mut game = Xiangqi::new(&Options::default(), 2, &mut rng).unwrap();
            while let Some(seat) = game.status().acting().only() {
                let board = Searchable::board(&game);
                let mut sights = [Line::BLANK; 2];
                board.show(&mut sights);
                for sight in sights {
                    assert!(sight.iter().all(|&code| usize::from(code) <= Line::CODES));
                    assert!(sight.iter().filter(|code| **code != 0).count() <= 64);
                }
                assert!(board.bucket() < Line::BUCKETS);
                game.apply(seat, rng.pick(&game.moves(seat)).unwrap());
            }
        }
    }

    #[test]
    fn either_side_sees_from_its_own() {
        let sights = |text: &str| {
            let game = Xiangqi::from_text(&mut Options::default(), text).unwrap();
            let mut sights = [Line::BLANK; 2];
            Searchable::board(&game).show(&mut sights);
            sights
        };
        let (one, other) = (
            "3k5/4a4/9/9/2p1c4/9/9/2N6/9/3AK2R1 w - - 0 1",
            "3ak2r1/9/2n6/9/9/2P1C4/9/9/4A4/3K5 b - - 0 1",
        );
        let [first, second] = sights(one);
        assert_eq!(sights(other), [second, first]);
        assert_ne!(first, second);
    }
}
