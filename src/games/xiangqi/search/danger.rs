//! Which men stand in danger: what a small network that sees no more than points hardly learns.

use crate::games::xiangqi::attacks::{on_column, on_row};
use crate::games::xiangqi::board::Board;
use crate::games::xiangqi::men::{Camp, Kind, Man};
use crate::games::xiangqi::point::{POINTS, Point};
use crate::games::xiangqi::tables::{self, FREE};

/// The rung of a kind on the ladder of worth.
const fn rung(kind: Kind) -> u8 {
    match kind {
        Kind::Pawn => 0,
        Kind::Advisor | Kind::Elephant => 1,
        Kind::Horse | Kind::Cannon => 2,
        Kind::Chariot => 3,
        Kind::General => 4,
    }
}

/// Above every rung.
const NOBODY: u8 = 5;

/// For each camp and point the least rung of its men that attack, or guard, what stands there.
pub(super) struct Attacks([[u8; POINTS]; 2]);

impl Attacks {
    /// The attacks of both camps. Pins are not seen, nor what a cannon does to empty points: nobody stands there.
    pub(super) fn on(board: &Board) -> Self {
        let mut all = [[NOBODY; POINTS]; 2];
        for (camp, least) in Camp::ALL.into_iter().zip(&mut all) {
            for (man, from) in board.men(camp) {
                let kind = man.kind();
                let mut hit = |at: Point| {
                    let least = &mut least[at.index()];
                    *least = rung(kind).min(*least);
                };
                if matches!(kind, Kind::Chariot | Kind::Cannon) {
                    let [row, column] = board
                        .reaches(from)
                        .map(|reach| if kind == Kind::Chariot { reach.near } else { reach.far });
                    on_row(from.rank(), row).for_each(&mut hit);
                    on_column(from.file(), column).for_each(&mut hit);
                } else {
                    let free = |via: u8| via == FREE || board.man(Point(via)).is_none();
                    let steps = tables::steps(kind, camp, from).iter();
                    steps.filter(|&(_, via)| free(via)).for_each(|(at, _)| hit(at));
                }
            }
        }
        Self(all)
    }

    /// Whether a man on a point is attacked by one that is worth less, or by any while nobody guards it. A
    /// general never is: that would be check.
    pub(super) fn endanger(&self, man: Man, at: Point) -> bool {
        let least = |camp: Camp| self.0[camp.index()][at.index()];
        let (own, other) = (least(man.camp()), least(man.camp().other()));
        let loose = other < NOBODY && own == NOBODY;
        man.kind() != Kind::General && (loose || other < rung(man.kind()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::xiangqi::{Setup, read};

    #[test]
    fn men_are_in_danger_of_lesser_ones_and_where_nobody_guards_them() {
        for (what, fen, danger) in [
            (
                "a guarded horse attacked by a chariot",
                "3k5/9/9/9/4r4/9/4N4/6N2/9/5K3 w - - 0 1",
                "",
            ),
            ("a loose one", "3k5/9/9/9/4r4/9/4N4/9/9/5K3 w - - 0 1", "e4"),
            ("a guarded one attacked by a pawn", "3k5/9/9/9/9/4p4/4N4/6N2/9/5K3 w - - 0 1", "e4"),
            ("behind a screen of a cannon", "3k5/9/4c4/9/4p4/9/4R4/6N2/9/5K3 w - - 0 1", "e4"),
            ("before it", "3k5/9/4c4/9/9/9/4R4/6N2/9/5K3 w - - 0 1", ""),
            ("a horse whose leg is hobbled", "4k4/9/9/9/4n4/4P4/3R5/9/9/5K3 w - - 0 1", ""),
            ("one whose leg is free", "4k4/9/9/9/4n4/9/3R5/9/9/5K3 w - - 0 1", "d4"),
        ] {
            let board = read(fen, Setup::Free).expect("a position").board;
            let attacks = Attacks::on(&board);
            let men = board.men(Camp::Red).filter(|&(man, at)| attacks.endanger(man, at));
            let found: Vec<String> = men.map(|(_, at)| at.to_string()).collect();
            assert_eq!(found.join(" "), danger, "{what}");
        }
    }
}
