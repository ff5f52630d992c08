//! What repeating a position means: who forced whom, and what the table's rule makes of it.

use serde::{Deserialize, Serialize};

use super::men::{CAMP, Camp, Man};

/// The rule for repeated positions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Rule {
    /// Who forces for ever loses at the third standing, perpetual check before perpetual chase.
    #[default]
    Axf3,
    /// The same, but the move that would lose is refused as long as there is another.
    Ban,
    /// Every third standing is a draw.
    Draw,
    /// Perpetual check loses, perpetual chase does not.
    CheckOnly,
    /// Positions may be repeated as often as players like, as in games that an arbiter judged.
    Free,
}

/// A position that has stood, with the move that left it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Past {
    /// The key of the position.
    pub key: u64,
    /// Whether the move gave check.
    pub check: bool,
    /// The men it newly chased, as bits of their numbers within their camp.
    pub chased: u32,
}

/// How a side forces the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Force {
    /// Every move gives check.
    Check,
    /// Every move chases this man.
    Chase(Man),
}

/// What repeating leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Nobody forces, or both do alike.
    Draw,
    /// This side forces and must break off.
    Loses(Camp, Force),
}

/// How a side played in a stretch of moves: those of its moves that are given here.
fn force(camp: Camp, moves: impl Iterator<Item = Past> + Clone) -> Option<Force> {
    if moves.clone().all(|past| past.check) {
        return Some(Force::Check);
    }
    let prey = moves.fold(u32::MAX, |prey, past| prey & past.chased);
    let slot = prey.trailing_zeros() as usize;
    (slot < CAMP).then(|| Force::Chase(Man::new(camp.other(), slot)))
}

const fn level(force: Option<Force>) -> u8 {
    match force {
        None => 0,
        Some(Force::Chase(_)) => 1,
        Some(Force::Check) => 2,
    }
}

/// Judges a stretch from one standing of a position to another, the last; `turn` is to move there.
pub(super) fn judge(rule: Rule, stretch: &[Past], turn: Camp) -> Verdict {
    let forces = |camp: Camp| {
        // The last move was the other side's, so the moves of `turn` are the even ones from the end.
        let skip = usize::from(camp == turn);
        let moves = stretch.iter().rev().skip(skip).step_by(2).copied();
        let force = if stretch.len() < 2 { None } else { force(camp, moves) };
        force.filter(|force| match rule {
            Rule::Axf3 | Rule::Ban => true,
            Rule::Draw | Rule::Free => false,
            Rule::CheckOnly => *force == Force::Check,
        })
    };
    let (own, other) = (forces(turn), forces(turn.other()));
    match level(own).cmp(&level(other)) {
        std::cmp::Ordering::Equal => Verdict::Draw,
        std::cmp::Ordering::Greater => own.map_or(Verdict::Draw, |f| Verdict::Loses(turn, f)),
        std::cmp::Ordering::Less => {
            other.map_or(Verdict::Draw, |f| Verdict::Loses(turn.other(), f))
        }
    }
}
