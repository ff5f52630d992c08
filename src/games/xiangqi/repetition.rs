//! What repeating a position means: who forced whom, and what the table's rule makes of it.

use std::ops::ControlFlow;

use serde::{Deserialize, Serialize};

use super::board::Board;
use super::chase::{Newly, newly};
use super::edition::Edition;
use super::men::{Camp, Man};
use super::stretch::{Made, Step, retrace};

/// The rule for repeated positions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Rule {
    /// Who forces for ever loses at the third standing, by the Asian rules.
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

/// What repeating leads to in a game: the rule that was chosen, in the edition by which the game
/// began.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Law {
    /// What the players chose.
    pub rule: Rule,
    /// Which text of it holds.
    pub edition: Edition,
}

impl Law {
    /// The rule in the edition that holds for games that begin now.
    #[must_use]
    pub const fn now(rule: Rule) -> Self {
        Self { rule, edition: Edition::NOW }
    }
}

/// How a side forces the other, with every move of a stretch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Force {
    /// It gives check.
    Check,
    /// It newly chases this man. Only the first edition knows no more of a chase.
    Chase(Man),
    /// It attacks this man anew.
    Attack(Man),
    /// It newly chases this man, at least once only by taking its protection away.
    Strip(Man),
}

/// How a side plays in a stretch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Conduct {
    /// At least one move does nothing to the other side.
    Idle,
    /// It attacks something anew with every move, but not always the same man.
    Scattered,
    /// It forces the other side.
    Forcing(Force),
}

/// What repeating leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Neither side is worse; what the side to move does, and what the other.
    Draw([Conduct; 2]),
    /// This side forces and must break off.
    Loses(Camp, Force),
}

impl Force {
    /// What it weighs against the conduct of the other side.
    const fn weight(self) -> u8 {
        match self {
            Self::Check => 3,
            Self::Chase(_) | Self::Attack(_) => 2,
            Self::Strip(_) => 1,
        }
    }
}

impl Conduct {
    /// How heavy a force of the other side it cancels.
    const fn cancels(self) -> u8 {
        match self {
            Self::Idle => 0,
            // No offence itself, but as much as taking protection away.
            Self::Scattered => 1,
            Self::Forcing(force) => force.weight(),
        }
    }

    /// The force by which it loses against the conduct of the other side, if it does.
    const fn loses(self, other: Self) -> Option<Force> {
        match self {
            Self::Forcing(force) if force.weight() > other.cancels() => Some(force),
            Self::Idle | Self::Scattered | Self::Forcing(_) => None,
        }
    }
}

/// Judges a stretch from one standing of a position to another, which is `end`; `back` are its moves
/// from the last to the first.
pub(super) fn judge(law: Law, end: &Board, back: impl Iterator<Item = Step> + Clone) -> Verdict {
    let turn = end.turn();
    let [own, other] = match law.rule {
        Rule::Draw | Rule::Free => [Conduct::Idle; 2],
        Rule::Axf3 | Rule::Ban => match checks(&back) {
            [Conduct::Idle, Conduct::Idle] => chases(law.edition, end, back),
            checks => checks,
        },
        Rule::CheckOnly => checks(&back),
    };
    match (own.loses(other), other.loses(own)) {
        (Some(force), _) => Verdict::Loses(turn, force),
        (None, Some(force)) => Verdict::Loses(turn.other(), force),
        (None, None) => Verdict::Draw([own, other]),
    }
}

/// Whether the side to move, and whether the other, checks with every move.
fn checks(back: &(impl Iterator<Item = Step> + Clone)) -> [Conduct; 2] {
    // The last move was the other side's.
    [1, 0].map(|skip| {
        let mut moves = back.clone().skip(skip).step_by(2).peekable();
        let always = moves.peek().is_some() && moves.all(|step| step.check);
        if always { Conduct::Forcing(Force::Check) } else { Conduct::Idle }
    })
}

/// How the side to move, and how the other, chases where neither checks for ever.
fn chases(edition: Edition, end: &Board, back: impl Iterator<Item = Step>) -> [Conduct; 2] {
    let mut tallies = [end.turn(), end.turn().other()].map(Tally::new);
    retrace(end, back, |Made { before, m, after, check }| {
        for tally in tallies.iter_mut().filter(|tally| tally.camp == before.turn()) {
            // A check is the point of its move, and nothing else it does counts.
            let nothing = check || tally.is_idle();
            tally.add(if nothing { Newly::default() } else { newly(edition, before, m, after) });
        }
        let settled = tallies.iter().all(Tally::is_idle);
        if settled { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    tallies.map(|tally| tally.conduct(edition))
}

/// What all moves of a side do that have been looked at.
struct Tally {
    camp: Camp,
    /// The men that each move attacks anew, as bits of their numbers.
    attacked: u32,
    /// The men that each move newly chases.
    chased: u32,
    /// Whether each move attacks something anew.
    always: bool,
}

impl Tally {
    const fn new(camp: Camp) -> Self {
        Self { camp, attacked: u32::MAX, chased: u32::MAX, always: true }
    }

    const fn add(&mut self, newly: Newly) {
        self.attacked &= newly.attacked;
        self.chased &= newly.chased;
        self.always &= newly.attacked != 0;
    }

    /// Whether nothing can come of it any more.
    const fn is_idle(&self) -> bool {
        self.chased == 0 && !self.always
    }

    fn conduct(&self, edition: Edition) -> Conduct {
        let man = |prey: u32| {
            let slot = prey.trailing_zeros() as usize;
            (prey != 0).then(|| Man::new(self.camp.other(), slot))
        };
        let scattered = if self.always { Conduct::Scattered } else { Conduct::Idle };
        let force = match edition {
            Edition::First => man(self.chased).map(Force::Chase),
            Edition::Second => {
                let attack = man(self.attacked).map(Force::Attack);
                attack.or_else(|| man(self.chased).map(Force::Strip))
            }
        };
        force.map_or(scattered, Conduct::Forcing)
    }
}
