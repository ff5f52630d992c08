//! Fixed rungs that every level is measured against: players so simple that they never change.

use patt::catalog::AnyGame;
use patt::rules::{Act, Geometry, Notation, PieceKind, Rng, Seat, Viewer};

/// A player that looks at most two plies ahead and counts men, or points where the game gives any.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rung {
    /// Any legal move.
    Random,
    /// The move after which it is most ahead; of several any.
    Greedy,
    /// The move after whose worst answer it is most ahead; of several any.
    TwoPly,
}

/// What a won game counts: more than all men.
const WON: i32 = 1_000_000;

impl Rung {
    /// The rung of this name.
    pub fn named(name: &str) -> Option<Self> {
        match name {
            "random" => Some(Self::Random),
            "greedy" => Some(Self::Greedy),
            "two-ply" => Some(Self::TwoPly),
            _ => None,
        }
    }

    /// A move for a seat, in canonical text.
    pub fn choose(self, game: &dyn AnyGame, seat: Seat, rng: &mut Rng) -> Option<String> {
        let mut moves = moves(game, seat);
        if self == Self::Random {
            return rng.pick(&moves).cloned();
        }
        let worth = |text: &String| {
            let after = played(game, seat, text)?;
            match after.status().acting().only() {
                Some(next) if self == Self::TwoPly => {
                    let answers = moves_of(&*after, next).map(|answer| {
                        played(&*after, next, &answer).map_or(0, |then| ahead(&*then, seat))
                    });
                    let own = next == seat;
                    if own { answers.max() } else { answers.min() }
                }
                Some(_) | None => Some(ahead(&*after, seat)),
            }
        };
        let worths: Vec<_> = moves.iter().map(worth).collect();
        let best = worths.iter().max().copied().flatten();
        let mut worths = worths.into_iter();
        moves.retain(|_| worths.next().flatten() == best);
        rng.pick(&moves).cloned()
    }
}

fn moves(game: &dyn AnyGame, seat: Seat) -> Vec<String> {
    moves_of(game, seat).collect()
}

fn moves_of(game: &dyn AnyGame, seat: Seat) -> impl Iterator<Item = String> + use<> {
    let choices = game.seen(Viewer::Seat(seat)).choices(Notation::CANONICAL);
    choices.into_iter().map(|choice| choice.text)
}

fn played(game: &dyn AnyGame, seat: Seat, text: &str) -> Option<Box<dyn AnyGame>> {
    let mut game = game.boxed();
    game.act(&Act::Move { seat, text: text.to_owned() }).ok().map(|_| game)
}

/// By how much a seat is ahead of the best of the others: in points where there are any, else in men.
fn ahead(game: &dyn AnyGame, seat: Seat) -> i32 {
    if let Some(outcome) = game.status().outcome() {
        return outcome.winner().map_or(0, |winner| if winner == seat { WON } else { -WON });
    }
    let view = game.seen(Viewer::Everything).view();
    let has = |seat: Seat| {
        let tray = view.trays.get(seat.index());
        if let Some(score) = tray.and_then(|tray| tray.score) {
            return score;
        }
        let men = view.men.iter().filter(|man| man.seat == seat).map(|man| man.figure);
        let held = tray.into_iter().flat_map(|tray| &tray.men);
        men.map(|kind| worth(view.geometry, kind)).sum::<i32>()
            + held.map(|&(kind, n)| worth(view.geometry, kind) * i32::from(n)).sum::<i32>()
    };
    let others = (0..view.sides.len() as u8).map(Seat).filter(|other| *other != seat);
    has(seat) - others.map(has).max().unwrap_or(0)
}

/// What beginners are taught that a man is worth, in halves of a pawn.
const fn worth(geometry: Geometry, kind: PieceKind) -> i32 {
    let points = matches!(geometry, Geometry::Points);
    match kind {
        PieceKind::King => 0,
        PieceKind::Queen => 18,
        PieceKind::Rook if points => 18,
        PieceKind::Cannon if points => 9,
        PieceKind::Knight if points => 8,
        PieceKind::Rook => 10,
        PieceKind::Bishop | PieceKind::Knight | PieceKind::Cannon => 6,
        PieceKind::Advisor | PieceKind::Elephant => 4,
        PieceKind::Pawn => 2,
    }
}
