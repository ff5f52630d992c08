//! The viewer half of the facade: all that one viewer may learn.

use super::erased::Erased;
use crate::rules::{Checked, Game, GameInfo, Notation, Say, Seat, Step, Unread, View, Viewer};

/// A move that may be chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// Its canonical text: what records and ids hold.
    pub text: String,
    /// Its text in the notation asked for.
    pub written: String,
    /// The clicks that lead to it.
    pub steps: Vec<Step>,
}

/// The doors of a game by seat. People reach them only through [`Seen`].
pub trait Doors {
    /// See [`Game::view`].
    fn view(&self, viewer: Viewer) -> View;
    /// The moves of `seat`, in board order.
    fn choices(&self, seat: Seat, notation: Notation) -> Vec<Choice>;
    /// See [`Game::read`]; gives the canonical text.
    ///
    /// # Errors
    /// If the text is unknown, ambiguous or illegal now.
    fn read(&self, seat: Seat, text: &str, prefer: Notation) -> Result<String, Unread>;
    /// The canonical text of a move, written in another notation; `None` if it is no move now.
    fn write(&self, seat: Seat, text: &str, notation: Notation) -> Option<String>;
    /// See [`Game::called`]; the move by its canonical text.
    fn called(
        &self,
        seat: Seat,
        text: &str,
        notation: Notation,
        sign: Option<char>,
    ) -> Option<String>;
    /// See [`Game::caution`]; the move by its canonical text.
    fn caution(&self, seat: Seat, text: &str) -> Option<Say>;
    /// The keys of [`Game::claims`], after the move with this canonical text if one is given.
    fn claims(&self, seat: Seat, after: Option<&str>) -> Vec<&'static str>;
    /// The moves of `seat` after which something may be claimed, in board order: the canonical text
    /// of each with the first key of its [`Game::claims`].
    fn claims_ahead(&self, seat: Seat) -> Vec<(String, &'static str)>;
    /// Whether players can agree to end the game.
    fn may_agree(&self) -> bool;
}

impl<G: Game> Doors for Erased<G> {
    fn view(&self, viewer: Viewer) -> View {
        self.0.view(viewer)
    }

    fn choices(&self, seat: Seat, notation: Notation) -> Vec<Choice> {
        let choice = |m: &G::Move| Choice {
            text: self.0.write(m, Notation::CANONICAL),
            written: self.0.write(m, notation),
            steps: self.0.steps(m),
        };
        self.0.moves(seat).iter().map(choice).collect()
    }

    fn read(&self, seat: Seat, text: &str, prefer: Notation) -> Result<String, Unread> {
        let m = self.0.read(seat, text, prefer)?;
        Ok(self.0.write(&m, Notation::CANONICAL))
    }

    fn write(&self, seat: Seat, text: &str, notation: Notation) -> Option<String> {
        Some(self.0.write(&self.0.find_move(seat, text)?, notation))
    }

    fn called(
        &self,
        seat: Seat,
        text: &str,
        notation: Notation,
        sign: Option<char>,
    ) -> Option<String> {
        self.0.called(notation, &self.0.find_move(seat, text)?, sign)
    }

    fn caution(&self, seat: Seat, text: &str) -> Option<Say> {
        self.0.caution(seat, &self.0.find_move(seat, text)?)
    }

    fn claims(&self, seat: Seat, after: Option<&str>) -> Vec<&'static str> {
        let after = match after.map(|text| self.0.find_move(seat, text)) {
            Some(None) => return Vec::new(),
            Some(found) => found,
            None => None,
        };
        self.0.claims(seat, after.as_ref()).iter().map(|claim| claim.key).collect()
    }

    fn claims_ahead(&self, seat: Seat) -> Vec<(String, &'static str)> {
        let claim = |m: &G::Move| {
            let key = self.0.claims(seat, Some(m)).first()?.key;
            Some((self.0.write(m, Notation::CANONICAL), key))
        };
        self.0.moves(seat).iter().filter_map(claim).collect()
    }

    fn may_agree(&self) -> bool {
        self.0.agreed().is_some()
    }
}

/// A game as one viewer may see it. Holds nothing but that viewer's doors.
///
/// ```
/// use patt::catalog::CATALOG;
/// use patt::rules::{Notation, OptionMap, Rng, Seat, Viewer};
///
/// let chess = CATALOG.find("chess").expect("it is in the house");
/// let header = (chess.roll)(&OptionMap::new(), 2, &mut Rng::new(1))?;
/// let game = (chess.open)(&header)?;
/// let white = game.seen(Viewer::Seat(Seat::FIRST));
/// assert_eq!(white.choices(Notation::CANONICAL).len(), 20);
/// let canonical = white.read("Nf3", chess.info.usual).expect("it is possible");
/// assert_eq!(canonical, "g1f3");
/// assert_eq!(white.write(&canonical, chess.info.usual).as_deref(), Some("Nf3"));
/// // Spectators see the board and have no move.
/// let public = game.seen(Viewer::Public);
/// assert_eq!(public.view().men.len(), 32);
/// assert!(public.choices(Notation::CANONICAL).is_empty());
/// # Ok::<(), patt::rules::Refusal>(())
/// ```
#[derive(Clone, Copy)]
pub struct Seen<'a> {
    doors: &'a (dyn Doors + Sync),
    info: &'static GameInfo,
    viewer: Viewer,
}

impl<'a> Seen<'a> {
    pub(super) fn new<G: Game>(game: &'a Erased<G>, viewer: Viewer) -> Self {
        Self { doors: game, info: G::INFO, viewer }
    }

    /// What the game is.
    #[must_use]
    pub const fn info(&self) -> &'static GameInfo {
        self.info
    }

    /// Through whose eyes the game is seen.
    #[must_use]
    pub const fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The position, with no more than this viewer may know.
    #[must_use]
    pub fn view(&self) -> View {
        self.doors.view(self.viewer)
    }

    /// The viewer's own moves; none for a spectator.
    #[must_use]
    pub fn choices(&self, notation: Notation) -> Vec<Choice> {
        self.viewer.seat().map_or_else(Vec::new, |seat| self.doors.choices(seat, notation))
    }

    /// Reads a typed move of the viewer's; gives the canonical text.
    ///
    /// # Errors
    /// If the text is unknown, ambiguous or illegal now; a spectator's is always unknown.
    pub fn read(&self, text: &str, prefer: Notation) -> Result<String, Unread> {
        let seat = self.viewer.seat().ok_or(Unread::Unknown)?;
        self.doors.read(seat, text, prefer)
    }

    /// One of the viewer's moves, written in another notation.
    #[must_use]
    pub fn write(&self, text: &str, notation: Notation) -> Option<String> {
        self.doors.write(self.viewer.seat()?, text, notation)
    }

    /// What one of the viewer's moves begins with, as a notation calls it.
    #[must_use]
    pub fn called(&self, text: &str, notation: Notation, sign: Option<char>) -> Option<String> {
        self.doors.called(self.viewer.seat()?, text, notation, sign)
    }

    /// What to ask before one of the viewer's moves.
    #[must_use]
    pub fn caution(&self, text: &str) -> Option<Say> {
        self.doors.caution(self.viewer.seat()?, text)
    }

    /// What the viewer may claim, after one of the viewer's moves if one is given.
    #[must_use]
    pub fn claims(&self, after: Option<&str>) -> Vec<&'static str> {
        self.viewer.seat().map_or_else(Vec::new, |seat| self.doors.claims(seat, after))
    }

    /// The viewer's moves after which something may be claimed, in canonical text, each with the key
    /// of the claim.
    #[must_use]
    pub fn claims_ahead(&self) -> Vec<(String, &'static str)> {
        self.viewer.seat().map_or_else(Vec::new, |seat| self.doors.claims_ahead(seat))
    }

    /// Whether the players can agree to end the game.
    #[must_use]
    pub fn may_agree(&self) -> bool {
        self.doors.may_agree()
    }
}
