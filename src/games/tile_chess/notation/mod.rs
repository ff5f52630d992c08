//! Moves as text: `Q@n50`, `n50-p52`, `n50!`, and what people write for them.

mod parse;
mod why;
mod write;

use self::parse::{Asked, Wish, asked};
pub use self::write::write;
use super::board::{Board, Phase};
use super::men::Move;
use crate::rules::{Say, Unread};

/// Reads a move of the seat to move, forgivingly.
///
/// # Errors
/// [`Unread`], with the reason if it is one that the rules do not allow.
pub(super) fn read(board: &Board, legal: &[Move], text: &str) -> Result<Move, Unread> {
    let illegal = |say| Err(Unread::Illegal(say));
    let wishes = match asked(text).ok_or(Unread::Unknown)? {
        Asked::Skip if legal == [Move::Skip] => return Ok(Move::Skip),
        Asked::Skip => return illegal(Say::new("no-skip")),
        Asked::One(wishes) => wishes,
    };
    if legal == [Move::Skip] {
        return illegal(Say::new("only-skip"));
    }
    for wish in &wishes {
        let fitting: Vec<_> = legal.iter().copied().filter(|&m| fits(board, wish, m)).collect();
        match fitting[..] {
            [] => {}
            [m] => return Ok(m),
            // A tile of one's own alone is half a move.
            _ if wish.is_half(board) => return Err(Unread::Unknown),
            _ => return Err(Unread::Ambiguous(fitting.into_iter().map(write).collect())),
        }
    }
    let likely = wishes.iter().find(|wish| wish.is_likely(board)).or(wishes.first());
    match likely {
        Some(wish) if wish.is_half(board) && board.phase() != Phase::Layout => Err(Unread::Unknown),
        Some(wish) => illegal(why::not(board, legal, wish)),
        None => Err(Unread::Unknown),
    }
}

/// Whether a move is what was asked for.
fn fits(board: &Board, wish: &Wish, m: Move) -> bool {
    let kind_at = |cell| board.table.at(cell).map(|place| board.table.tile(place).kind);
    let kind_fits = |cell| wish.kind.is_none_or(|kind| kind_at(cell) == Some(kind));
    match m {
        Move::Place(kind, cell) => {
            !wish.removes
                && wish.from.is_none()
                && cell == wish.to
                && wish.kind.is_none_or(|wanted| wanted == kind)
        }
        Move::Go { from, to } => {
            !wish.removes
                && !wish.places
                && to == wish.to
                && wish.from.is_none_or(|wanted| wanted == from)
                && kind_fits(from)
        }
        Move::Remove(cell) => wish.removes && cell == wish.to && kind_fits(cell),
        Move::Skip => false,
    }
}

impl Wish {
    /// Whether only a tile of the mover's own is named, and no place to go.
    fn is_half(&self, board: &Board) -> bool {
        let bare = self.from.is_none() && !self.removes && !self.places;
        bare && self.kind.is_none() && is_own(board, self.to)
    }

    /// Whether it begins where something lies, or lays something near the table.
    fn is_likely(&self, board: &Board) -> bool {
        match self.from {
            Some(from) => board.table.at(from).is_some(),
            None => board.table.at(self.to).is_some() || board.table.touching(self.to) > 0,
        }
    }
}

fn is_own(board: &Board, cell: crate::rules::Cell) -> bool {
    let place = board.table.at(cell);
    place.is_some_and(|place| board.table.tile(place).owner == board.turn().0)
}

#[cfg(test)]
mod tests {
    use super::super::text;
    use super::*;

    fn check(position: &str, typed: &str, expect: &str) {
        let board = text::read(position).unwrap();
        let mut legal = Vec::new();
        board.clone().legal(&mut legal);
        let got = match read(&board, &legal, typed) {
            Ok(m) => write(m),
            Err(Unread::Unknown) => "?".to_owned(),
            Err(Unread::Ambiguous(texts)) => texts.join(" "),
            Err(Unread::Illegal(say)) => say.text(),
        };
        assert_eq!(got, expect, "{typed}");
    }

    const FIGURE_1: &str = "tc1 wk a P l53:1aK/2aR/1aN1bN1bK/aB1aP1bR/1bP1bP - - -";
    const LAYOUT: &str = "tc1 wk a L m51:aPbPaN/bRaQbB/aP1bQ KR/KP - -";

    #[test]
    fn people_write_moves_as_they_like() {
        for typed in [
            "n50-n51",
            "N50-N51",
            "n50n51",
            "n50 n51",
            "Pn50-n51",
            "pawn n50 to n51",
            "Bauer n50 nach n51",
            "n50 -> n51",
            "P n50 n51",
        ] {
            check(FIGURE_1, typed, "n50-n51");
        }
        for typed in ["n50-m49", "n50xm49", "n50:m49", "n50 x m49", "n50 takes m49"] {
            check(FIGURE_1, typed, "n50-m49");
        }
        check(FIGURE_1, "Nk50", "m51-k50");
        check(FIGURE_1, "n50", "?");
        check(FIGURE_1, "hello", "?");
        for typed in ["R@n49", "Rn49", "r n49", "rook n49", "Turm auf n49", "n49"] {
            check(LAYOUT, typed, "R@n49");
        }
        check("tc1 wk a P n03:aKaP/aPbN/bPbK - - -", "o3-p3", "o03-p03");
        check("tc1 wk b P n51:1aP/aK1aB/3aP/4bN/4bR/4bP/3bP1bK/4bQ - - -", "skip", "no-skip");
    }

    #[test]
    fn each_fault_has_its_reason() {
        check(FIGURE_1, "p55-q55", "nothing-there:p55");
        check(FIGURE_1, "o51-o52", "not-yours:N,o51");
        check(FIGURE_1, "Nn50-n51", "not-that-tile:P,n50");
        check(FIGURE_1, "n50-n50", "same-cell:n50");
        check(FIGURE_1, "n50-n52", "own-tile:R,n52");
        check(FIGURE_1, "n50-p52", "pawn-cannot-go:P,n50,p52");
        check(FIGURE_1, "m51-m52", "cannot-go:N,m51,m52");
        check(FIGURE_1, "l50-n48", "passes-enemy:P,m49");
        check(FIGURE_1, "n52-n51", "cuts-off:n51,m53");
        check(FIGURE_1, "m53-m54", "touches-nothing:m54");
        check(FIGURE_1, "Qn49", "no-such-tile:Q");
        check(FIGURE_1, "Bn49", "none-reaches:B,n49");
        check(FIGURE_1, "Q@n49", "layout-over");
        check(FIGURE_1, "n50!", "no-removal");
        let cut = "tc1 wk a P n54:aKaN/1aR/1bP/1bBbPbK/3bN - - -";
        check(cut, "o53-o52", "cut-captures:o53,n54, o54");
        let kings = "tc1 wk a P m52:1aK/2aRaN/bPbKbN1bB - - -";
        check(kings, "n52-n51", "king-attacked:P,m50,b");
        let fenced = "tc1 wk b P n52:aKaR/aPbPbN/1bQbK - - bd=m49-q53";
        check(fenced, "p51-r52", "outside-borders:r52");
        let lust = "tc1 wk a P n53:aKaP/aNbNbP/aR1bRbK/1bPbBbP - - bl";
        check(lust, "o53-p53", "must-capture:n53-o52");
        let mad = "tc1 wk a P n52:aKaP/aP2bK/1aBbPbR - - mb";
        check(mad, "o52-o51", "must-remove:o52!");
        check(mad, "n52!", "keep-king");
        check(mad, "o50!", "cut-removed:o50,n51, n52, o52");
        let skip = "tc1 wk a P n50:1bB/2bK/bPaK/2aR/3bQ - - -";
        check(skip, "o48-o49", "only-skip");
    }

    #[test]
    fn each_fault_of_laying_has_its_reason() {
        check(LAYOUT, "Q@n49", "none-in-hand:Q");
        check(LAYOUT, "K@n49", "king-last");
        check(LAYOUT, "R@m50", "tile-taken:R,m50");
        check(LAYOUT, "R@t60", "lies-alone:t60");
        check(LAYOUT, "m51-m52", "lay-first");
        check("tc1 wk a L - KQ/KQ - -", "Q@o50", "first-tile:n50");
        let king = "tc1 wk b L m51:aPbPaN/bRaQbB/aP2bN/aK -/K - -";
        check(king, "K@n47", "beside-king:n47,m48");
    }
}
