//! The host half of the facade: a game of any kind that acts on texts.

use std::any::Any;

use serde_json::{Value, json};

use super::erased::Erased;
use super::{Doors, Seen};
use crate::rules::{
    Act, Checked, Game, GameInfo, Notation, Notice, Outcome, Refusal, Rng, Scale, Seat, SeatSet,
    Status, Viewer,
};

/// A game of any kind, for the host: what changes it and what only the host may know.
///
/// ```
/// use patt::catalog::{AnyGame, CATALOG};
/// use patt::rules::{Act, OptionMap, Rng, Seat};
///
/// let xiangqi = CATALOG.find("xiangqi").expect("it is in the house");
/// let header = (xiangqi.roll)(&OptionMap::new(), 2, &mut Rng::new(1))?;
/// let mut game: Box<dyn AnyGame> = (xiangqi.open)(&header)?;
/// let before = game.boxed();
/// game.act(&Act::Move { seat: Seat::FIRST, text: "h3e3".to_owned() })?;
/// assert_eq!(game.status().acting().only(), Some(Seat::SECOND));
/// let refused = game.act(&Act::Move { seat: Seat::FIRST, text: "h1g3".to_owned() });
/// assert!(refused.is_err());
/// assert_ne!(game.to_text(), before.to_text());
/// assert_eq!(before.fact("perft", 1), Some(44.into()));
/// # Ok::<(), patt::rules::Refusal>(())
/// ```
pub trait AnyGame: Doors + Send + Sync {
    /// What the game is.
    fn info(&self) -> &'static GameInfo;
    /// See [`Game::SCALE`].
    fn scale(&self) -> Scale;
    /// The whole position as text.
    fn to_text(&self) -> String;
    /// Where the game stands.
    fn status(&self) -> Status;
    /// The seats that may still act at some time.
    fn playing(&self) -> SeatSet;
    /// A move the host must play at once for a seat, in canonical text.
    fn forced(&self) -> Option<(Seat, String)>;
    /// See [`Game::play_on`].
    fn play_on(&mut self) -> bool;
    /// What agreement of all would lead to.
    fn agreed(&self) -> Option<Outcome>;
    /// See [`Checked::act`].
    ///
    /// # Errors
    /// If the rules do not allow it now, or it is a takeback; nothing is changed.
    fn act(&mut self, act: &Act) -> Result<Vec<Notice>, Refusal>;
    /// A named fact for `patt rules`: the game's own, else `legal` and `perft` from its moves.
    fn fact(&self, name: &str, depth: u32) -> Option<Value>;
    /// A position that `seat` cannot tell from this one.
    fn imagine(&self, seat: Seat, rng: &mut Rng) -> Box<dyn AnyGame>;
    /// A copy that goes its own way from here.
    fn boxed(&self) -> Box<dyn AnyGame>;
    /// The game itself, for a brain that knows its type.
    fn as_any(&self) -> &dyn Any;
    /// The game as `viewer` may see it.
    fn seen(&self, viewer: Viewer) -> Seen<'_>;
}

impl<G: Game> AnyGame for Erased<G> {
    fn info(&self) -> &'static GameInfo {
        G::INFO
    }

    fn scale(&self) -> Scale {
        G::SCALE
    }

    fn to_text(&self) -> String {
        self.0.to_text()
    }

    fn status(&self) -> Status {
        self.0.status()
    }

    fn playing(&self) -> SeatSet {
        self.0.playing()
    }

    fn forced(&self) -> Option<(Seat, String)> {
        let (seat, m) = self.0.forced()?;
        Some((seat, self.0.write(&m, Notation::CANONICAL)))
    }

    fn play_on(&mut self) -> bool {
        self.0.play_on()
    }

    fn agreed(&self) -> Option<Outcome> {
        self.0.agreed()
    }

    fn act(&mut self, act: &Act) -> Result<Vec<Notice>, Refusal> {
        self.0.act(act)
    }

    fn fact(&self, name: &str, depth: u32) -> Option<Value> {
        self.0.fact(name, depth).or_else(|| match name {
            "legal" => {
                let mut texts: Vec<_> = acting_moves(&self.0)
                    .map(|(_, m)| self.0.write(&m, Notation::CANONICAL))
                    .collect();
                texts.sort_unstable();
                Some(json!(texts))
            }
            "perft" => Some(json!(perft(&self.0, depth))),
            _ => None,
        })
    }

    fn imagine(&self, seat: Seat, rng: &mut Rng) -> Box<dyn AnyGame> {
        Box::new(Self(self.0.imagine(seat, rng)))
    }

    fn boxed(&self) -> Box<dyn AnyGame> {
        Box::new(self.clone())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }

    fn seen(&self, viewer: Viewer) -> Seen<'_> {
        Seen::new(self, viewer)
    }
}

fn acting_moves<G: Game>(game: &G) -> impl Iterator<Item = (Seat, G::Move)> {
    let seats = game.status().acting();
    seats.iter().flat_map(|seat| game.moves(seat).into_iter().map(move |m| (seat, m)))
}

/// The number of move sequences of exactly `depth` entries.
fn perft<G: Game>(game: &G, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    acting_moves(game)
        .map(|(seat, m)| {
            let mut next = game.clone();
            next.apply(seat, &m);
            perft(&next, depth - 1)
        })
        .sum()
}
