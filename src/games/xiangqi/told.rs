//! What people are told of repeating: before it loses, when it does, and why it does not.

use super::edition::Edition;
use super::men::{Camp, Man};
use super::position::Position;
use super::repetition::{Conduct, Force};
use super::terms;
use crate::rules::Say;

/// When something is said of a side that forces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Occasion {
    /// It has lost by it.
    End,
    /// The position stands for the second time.
    Warning,
    /// The same, where the third standing is refused.
    Banned,
    /// A move is to be played that loses by it.
    Caution,
    /// A move is to be played to which an answer makes it lose.
    Soon,
}

impl Occasion {
    /// How often the position has stood of which it is said.
    const fn standings(self) -> usize {
        match self {
            Self::Warning | Self::Banned => 2,
            Self::End | Self::Caution | Self::Soon => 3,
        }
    }
}

/// A message about a side that forces, which names the man that is chased and, if it is always the
/// same, the one that attacks it.
pub(super) fn forced(position: &Position, occasion: Occasion, camp: Camp, force: Force) -> Say {
    let [check, chase, attack, strip] = match occasion {
        Occasion::End => {
            ["perpetual-check", "perpetual-chase", "perpetual-attack", "perpetual-strip"]
        }
        Occasion::Warning => ["warn-check", "warn-chase", "warn-attack", "warn-strip"],
        Occasion::Banned => {
            ["warn-check-banned", "warn-chase-banned", "warn-attack-banned", "warn-strip-banned"]
        }
        Occasion::Caution => ["caution-check", "caution-chase", "caution-attack", "caution-strip"],
        Occasion::Soon => [
            "caution-check-soon",
            "caution-chase-soon",
            "caution-attack-soon",
            "caution-strip-soon",
        ],
    };
    let say = |key: &'static str| Say::new(key).with("seat", terms::seat(camp));
    match force {
        Force::Check => say(check),
        Force::Chase(prey) => naming(say(chase), position, prey),
        Force::Strip(prey) => naming(say(strip), position, prey),
        Force::Attack(prey) => {
            let say = naming(say(attack), position, prey);
            match position.hunter(prey, occasion.standings()) {
                Some(hunter) => say.with("hunter", terms::figure(hunter.kind())),
                None => say.with("hunter", "several"),
            }
        }
    }
}

/// Why a position may stand for the third time: what the side to move did, and the other.
pub(super) fn drawn(position: &Position, edition: Edition, [own, other]: [Conduct; 2]) -> Say {
    let turn = position.turn();
    let plain = || Say::new("repetition");
    let scattered = |camp| Say::new("repetition-scattered").with("seat", terms::seat(camp));
    let answered = |camp, force| match force {
        Force::Strip(prey) => {
            let say = Say::new("repetition-answered").with("seat", terms::seat(camp));
            naming(say, position, prey)
        }
        Force::Check | Force::Chase(_) | Force::Attack(_) => plain(),
    };
    let alike = |force| match force {
        Force::Check => Say::new("repetition-checks"),
        Force::Chase(_) | Force::Attack(_) => Say::new("repetition-attacks"),
        Force::Strip(_) => Say::new("repetition-strips"),
    };
    match edition {
        Edition::First => plain(),
        Edition::Second => match (own, other) {
            (Conduct::Idle, Conduct::Idle | Conduct::Forcing(_))
            | (Conduct::Forcing(_), Conduct::Idle) => plain(),
            (Conduct::Scattered, Conduct::Idle) => scattered(turn),
            (Conduct::Idle, Conduct::Scattered) => scattered(turn.other()),
            (Conduct::Scattered, Conduct::Scattered) => Say::new("repetition-all-scattered"),
            (Conduct::Forcing(force), Conduct::Scattered) => answered(turn, force),
            (Conduct::Scattered, Conduct::Forcing(force)) => answered(turn.other(), force),
            (Conduct::Forcing(force), Conduct::Forcing(_)) => alike(force),
        },
    }
}

/// The message with a man that is chased, and where it stands now.
fn naming(say: Say, position: &Position, prey: Man) -> Say {
    let place = position.board().place(prey).map(|at| at.to_string()).unwrap_or_default();
    say.with("figure", terms::figure(prey.kind())).with("cell", place)
}
