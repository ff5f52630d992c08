//! A game looked back on: the moments that a viewer can tell apart.

use super::{Entry, Secrecy, Table, VisibleVersions};
use crate::catalog::{AnyGame, Choice};
use crate::rules::{Act, GameInfo, Notation, Refusal, Seat, View, Viewer};

/// The moments of a game, as one viewer may look back on them. Step 0 is the start; each further
/// step shows something new to that viewer. Of a hidden game that still runs a seat gets only the
/// moments it saw itself, so that neither their number nor what they show tells anything of the
/// others.
#[derive(Debug)]
pub struct Replay<'a> {
    table: &'a Table,
    viewer: Viewer,
    /// The entries after which there was something new.
    plies: Vec<u32>,
}

/// One picture of a game that is looked back on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReplayFrame {
    /// The position.
    pub view: View,
    /// The number of the move that led here.
    pub number: Option<u32>,
    /// The move, with whose it was; none at the start, and none that the viewer may not know.
    pub written: Option<(Seat, String)>,
    /// Whether the game was over then.
    pub over: bool,
}

/// Whether a viewer may know a move of this seat.
fn may_read(info: &GameInfo, viewer: Viewer, mover: Seat) -> bool {
    match viewer {
        _ if Secrecy::of(info, false) == Secrecy::Open => true,
        Viewer::Seat(seat) => seat == mover,
        Viewer::Public => false,
        Viewer::Everything => true,
    }
}

/// One moment of a game.
pub struct ReplayStep<'a> {
    viewer: Viewer,
    entry: Option<&'a Entry>,
    before: Box<dyn AnyGame>,
    game: Box<dyn AnyGame>,
}

/// A move of a line that was not played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct LineMove {
    /// Whose move it is.
    pub(crate) seat: Seat,
    /// Its number on a score sheet.
    pub(crate) number: Option<u32>,
    /// The move.
    pub(crate) choice: Choice,
}

/// The moves of a line from a position on, as far as they can be played.
fn line_from(mut game: Box<dyn AnyGame>, line: &[String], notation: Notation) -> Vec<LineMove> {
    let mut moves = Vec::new();
    for text in line {
        let Some(seat) = game.status().acting().only() else { break };
        let seen = game.seen(Viewer::Seat(seat));
        let number = seen.view().number;
        let choice = seen.choices(notation).into_iter().find(|choice| choice.text == *text);
        let Some(choice) = choice else { break };
        moves.push(LineMove { seat, number, choice });
        if game.act(&Act::Move { seat, text: text.clone() }).is_err() {
            break;
        }
    }
    moves
}

impl Table {
    /// A line of moves from where an open game stands, as far as it can be played.
    #[must_use]
    pub(crate) fn ahead(&self, line: &[String], notation: Notation) -> Vec<LineMove> {
        if self.secrecy().is_sealed() {
            return Vec::new();
        }
        line_from(self.game().boxed(), line, notation)
    }

    /// The moments of the game so far.
    ///
    /// # Errors
    /// If the record does not replay.
    pub fn replay(&self, viewer: Viewer) -> Result<Replay<'_>, Refusal> {
        let mut versions =
            VisibleVersions::new(Secrecy::of(self.info(), false), self.record().header.seats);
        let open = self.secrecy().shows_all_to(viewer);
        let mut plies = Vec::new();
        if open {
            plies.extend(self.live_entries().map(|entry| entry.ply));
        } else {
            let mut game = (self.line().open)(&self.record().header)?;
            for entry in self.live_entries() {
                let seen = versions.of(viewer);
                let notices = game.act(&entry.act)?;
                versions.note(&entry.act, &notices);
                if versions.of(viewer) != seen {
                    plies.push(entry.ply);
                }
            }
        }
        Ok(Replay { table: self, viewer, plies })
    }
}

impl<'a> Replay<'a> {
    /// Through whose eyes it looks.
    #[must_use]
    pub(crate) const fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The number of the last step.
    #[must_use]
    pub const fn last(&self) -> usize {
        self.plies.len()
    }

    /// A moment; the last one if there is none of this number.
    ///
    /// # Errors
    /// If the record does not replay.
    pub fn at(&self, step: usize) -> Result<ReplayStep<'a>, Refusal> {
        let mut game = (self.table.line().open)(&self.table.record().header)?;
        let mut moment = None;
        if let Some(&ply) =
            step.checked_sub(1).and_then(|n| self.plies.get(n).or(self.plies.last()))
        {
            for entry in self.table.live_entries().take_while(|entry| entry.ply <= ply) {
                if entry.ply == ply {
                    moment = Some((entry, game.boxed()));
                }
                game.act(&entry.act)?;
            }
        }
        let viewer = self.viewer;
        Ok(match moment {
            Some((entry, before)) => ReplayStep { viewer, entry: Some(entry), before, game },
            None => ReplayStep { viewer, entry: None, before: game.boxed(), game },
        })
    }

    /// All moments, the start first, with moves in a notation.
    ///
    /// # Errors
    /// If the record does not replay.
    pub fn frames(&self, notation: Notation) -> Result<Vec<ReplayFrame>, Refusal> {
        let mut game = (self.table.line().open)(&self.table.record().header)?;
        let view = game.seen(self.viewer).view();
        let mut frames = vec![ReplayFrame { view, number: None, written: None, over: false }];
        let mut next = self.plies.iter().peekable();
        for entry in self.table.live_entries() {
            let shown = next.next_if(|&&ply| ply == entry.ply).is_some();
            let written = match &entry.act {
                Act::Move { seat, text } if shown && self.may_read(*seat) => {
                    let written = game.seen(Viewer::Seat(*seat)).write(text, notation);
                    written.map(|written| (*seat, written))
                }
                _ => None,
            };
            let number = frames.last().and_then(|frame| frame.view.number);
            game.act(&entry.act)?;
            if shown {
                let (view, over) =
                    (game.seen(self.viewer).view(), game.status().outcome().is_some());
                frames.push(ReplayFrame { view, number, written, over });
            }
        }
        Ok(frames)
    }

    /// Whether the viewer may know a move of this seat.
    fn may_read(&self, mover: Seat) -> bool {
        may_read(self.table.info(), self.viewer, mover)
    }
}

impl<'a> ReplayStep<'a> {
    /// The position, with nothing that this viewer may not see.
    #[must_use]
    pub fn view(&self) -> View {
        self.game.seen(self.viewer).view()
    }

    /// The position as somebody else sees it; of a game that is over, everybody may know.
    #[must_use]
    pub(crate) fn view_of(&self, viewer: Viewer) -> View {
        self.game.seen(viewer).view()
    }

    /// The position before what happened last.
    #[must_use]
    pub(crate) fn view_before(&self) -> View {
        self.before.seen(self.viewer).view()
    }

    /// What happened last; nothing at the start, and nothing that the viewer may not know.
    #[must_use]
    pub(crate) fn entry(&self) -> Option<&'a Entry> {
        let entry = self.entry?;
        let own = match &entry.act {
            Act::Move { seat, .. } => may_read(self.game.info(), self.viewer, *seat),
            _ => true,
        };
        own.then_some(entry)
    }

    /// The move that was played last, in a notation, with whose it was.
    #[must_use]
    pub(crate) fn written(&self, notation: Notation) -> Option<(Seat, String)> {
        let Act::Move { seat, text } = &self.entry()?.act else { return None };
        let written = self.before.seen(Viewer::Seat(*seat)).write(text, notation)?;
        Some((*seat, written))
    }

    /// A line of moves that might have been played instead of what happened last: as far as it can
    /// be. Only for those who may see all of the game.
    #[must_use]
    pub(crate) fn instead(&self, line: &[String], notation: Notation) -> Vec<LineMove> {
        line_from(self.before.boxed(), line, notation)
    }

    /// The whole position as text: the host's knowledge.
    #[must_use]
    pub(crate) fn position(&self) -> String {
        self.game.to_text()
    }

    /// Whether the game was over then.
    #[must_use]
    pub(crate) fn over(&self) -> bool {
        self.game.status().outcome().is_some()
    }
}
