//! Which men stand in danger: what a small network that sees no more than cells hardly learns.

use super::attacks;
use super::board::Board;
use super::cells::Spots;
use super::men::{Colour, Kind};

/// What the men of a colour attack, and guard.
pub(super) struct Attacks {
    pawns: Spots,
    /// With rooks, which are worth least of what comes from the back rank.
    rooks: Spots,
    /// And with knights.
    knights: Spots,
    /// And with bishops.
    bishops: Spots,
    all: Spots,
}

impl Attacks {
    /// The attacks of a colour. Pins are not seen.
    pub(super) fn by(board: &Board, colour: Colour) -> Self {
        let occupied = board.occupied();
        let more = |before: Spots, kind: Kind| {
            board
                .men(colour, kind)
                .fold(before, |all, from| all | attacks::of(kind, from, occupied))
        };
        let pawns = board.men(colour, Kind::Pawn);
        let pawns = pawns.fold(Spots::EMPTY, |all, from| all | attacks::pawn(colour, from));
        let rooks = more(pawns, Kind::Rook);
        let knights = more(rooks, Kind::Knight);
        let bishops = more(knights, Kind::Bishop);
        let all = more(more(bishops, Kind::Queen), Kind::King);
        Self { pawns, rooks, knights, bishops, all }
    }

    /// Where a man of this kind stands in danger of these attacks: of a lesser man, or of any where `own`
    /// guards nothing. Kings never do.
    pub(super) fn endanger(&self, kind: Kind, own: &Self) -> Spots {
        let loose = self.all & !own.all;
        match kind {
            Kind::Pawn => loose,
            Kind::Rook => loose | self.pawns,
            Kind::Knight => loose | self.rooks,
            Kind::Bishop => loose | self.knights,
            Kind::Queen => loose | self.bishops,
            Kind::King => Spots::EMPTY,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::starchess::cells::Spot;
    use crate::games::starchess::tests::open;

    #[test]
    fn men_are_in_danger_of_lesser_ones_and_where_nobody_guards_them() {
        for (what, fen, danger) in [
            ("a loose knight attacked by a bishop", "1/2/K6/3n2/2B2/6/6k/2/1 [] w - 0 1", vec![14]),
            ("a guarded one attacked by a bishop", "1/2/K6/3nr1/2B2/6/6k/2/1 [] w - 0 1", vec![]),
            ("a guarded one attacked by a rook", "1/2/K6/2Rnr1/5/6/6k/2/1 [] w - 0 1", vec![14]),
        ] {
            let game = open(fen);
            let board = game.position().board();
            let [white, black] = [Colour::White, Colour::Black].map(|one| Attacks::by(board, one));
            let men = |kind| board.men(Colour::Black, kind) & white.endanger(kind, &black);
            let found = Kind::ALL.into_iter().fold(Spots::EMPTY, |all, kind| all | men(kind));
            assert_eq!(found.map(Spot::number).collect::<Vec<_>>(), danger, "{what}");
        }
    }
}
