//! What can be pressed at a table.

use super::{
    IfThenPress, InactivityPress, InvitationPress, Lead, OwnView, PickPress, ReplayPress,
    TimeOffer, TurningPress,
};
use crate::rules::Seat;
use crate::table::TableId;

/// A button of a table.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct AtTable {
    /// The table.
    pub table: TableId,
    /// The version of it at which the button was made.
    pub version: Version,
    /// What it does.
    pub press: TablePress,
}

/// The version of a table at which an id was made; each counter only ever rises.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Version {
    /// Entries so far that changed the position.
    Position(u32),
    /// The number of an offer.
    Offer(u32),
    /// The revision of the terms of a challenge, seat, lobby or panel.
    Terms(u32),
    /// A seat's own events, in hidden games only.
    Own(u32),
    /// It means the same at any version.
    None,
}

impl Version {
    /// The number of the position, or in a hidden game of its player's own events.
    #[must_use]
    pub(crate) const fn position(self) -> Option<u32> {
        match self {
            Self::Position(number) | Self::Own(number) => Some(number),
            Self::Offer(_) | Self::Terms(_) | Self::None => None,
        }
    }

    /// The number of an offer.
    #[must_use]
    pub(crate) const fn offer(self) -> Option<u32> {
        match self {
            Self::Offer(number) => Some(number),
            Self::Position(_) | Self::Terms(_) | Self::Own(_) | Self::None => None,
        }
    }

    /// The revision of terms.
    #[must_use]
    pub(crate) const fn terms(self) -> Option<u32> {
        match self {
            Self::Terms(revision) => Some(revision),
            Self::Position(_) | Self::Offer(_) | Self::Own(_) | Self::None => None,
        }
    }
}

/// What a button of a table does.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(test, derive(strum::EnumCount))]
pub enum TablePress {
    /// Opens the picker, or goes on in it.
    Pick(PickPress),
    /// Opens the picker for the move a claim is announced with, or goes on in it.
    ClaimPick(PickPress),
    /// Plays a move, by its canonical text.
    Play(String),
    /// Asks the referee, by the canonical text of the question.
    Any(String),
    /// Opens the form for a typed move with this text in it.
    Type(String),
    /// Answers an invitation, or changes a lobby.
    Invitation(InvitationPress),
    /// Changes the terms.
    Terms,
    /// Offers a draw.
    DrawOffer {
        /// The question whether they really do was answered.
        sure: bool,
    },
    /// Accepts or declines the draw.
    DrawAnswer(bool),
    /// Claims a draw.
    DrawClaim {
        /// The rule, by its key.
        key: String,
        /// The announced move after which it holds; `None` for the position as it stands.
        after: Option<String>,
    },
    /// Asks to take back.
    TakebackAsk,
    /// Accepts or declines a takeback.
    TakebackAnswer(bool),
    /// Asks whether to resign.
    ResignAsk,
    /// Resigns.
    Resign,
    /// Does not resign.
    ResignNo,
    /// Leaves one's seat to the computer.
    LeaveGame,
    /// Calls the game off.
    Abort,
    /// Shows the board privately.
    Board {
        /// From the other side.
        flip: bool,
    },
    /// Shows a part of the board privately, larger.
    Closeup(Closeup),
    /// Shows where a piece can go.
    Where,
    /// Shows what else can be done.
    More,
    /// Shows the board as text.
    Text,
    /// Shows the viewer's own view of a hidden game.
    OwnView(OwnView),
    /// Time by agreement.
    TimeOffer {
        /// What is agreed on.
        what: TimeOffer,
        /// Yes or no to such an offer; `None` makes one.
        answer: Option<bool>,
    },
    /// A game in which nobody moves.
    Inactivity(InactivityPress),
    /// Goes on with a game that was closed.
    Reopen,
    /// Gives the opponent time.
    GiveTime,
    /// Mutes this turn.
    Mute,
    /// Posts the board anew below.
    BringDown,
    /// Watches the computer no longer.
    StopWatching,
    /// Ends a game by force.
    ForceEnd {
        /// The question whether they really do was answered.
        sure: bool,
    },
    /// Opens one's seat for others.
    Share,
    /// Plays along in a shared seat.
    JoinTeam(Seat),
    /// Takes a game here whose place is gone.
    MoveHere,
    /// Gives a hint: which man to move.
    Hint,
    /// Shows the move of a hint that was given, by its canonical text.
    HintMove(String),
    /// Analyses a finished game.
    Analyse,
    /// Shows a turning point of an analysed game.
    Turning(TurningPress),
    /// Shows and changes conditional moves.
    IfThen(IfThenPress),
    /// Asks for another game, against the computer at another level if one is given.
    Rematch {
        /// The level; the last one, if none is given.
        level: Option<u8>,
    },
    /// Gives a game as a file, in this form or the usual one.
    Export(Option<String>),
    /// Steps through a game.
    Replay(ReplayPress),
    /// Plays on from a position of a game that is looked back on.
    PlayOn(Lead),
    /// Closes the private message that was pressed; the letter tells two of them apart.
    Close(char),
}

/// A part of a board that is shown larger.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Closeup {
    /// Round the presser's own king.
    King,
    /// Round the last move.
    LastMove,
}

impl Closeup {
    /// Both, in the order of buttons.
    pub const ALL: [Self; 2] = [Self::King, Self::LastMove];

    pub(super) const fn mark(self) -> &'static str {
        match self {
            Self::King => "k",
            Self::LastMove => "l",
        }
    }

    pub(super) fn of_mark(mark: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|part| part.mark() == mark)
    }
}

impl TablePress {
    /// Whether it stands in a picker that has been opened already: what follows takes its place.
    #[must_use]
    pub(crate) const fn is_of_picker(&self) -> bool {
        match self {
            Self::Pick(pick) | Self::ClaimPick(pick) => !matches!(pick, PickPress::Open),
            Self::DrawClaim { after, .. } => after.is_some(),
            Self::Play(_) => true,
            Self::Any(_)
            | Self::Type(_)
            | Self::Invitation(_)
            | Self::Terms
            | Self::DrawOffer { .. }
            | Self::DrawAnswer(_)
            | Self::TakebackAsk
            | Self::TakebackAnswer(_)
            | Self::ResignAsk
            | Self::Resign
            | Self::ResignNo
            | Self::LeaveGame
            | Self::Abort
            | Self::Board { .. }
            | Self::Closeup(_)
            | Self::Where
            | Self::More
            | Self::Text
            | Self::OwnView(_)
            | Self::TimeOffer { .. }
            | Self::Inactivity(_)
            | Self::Reopen
            | Self::GiveTime
            | Self::Mute
            | Self::BringDown
            | Self::StopWatching
            | Self::ForceEnd { .. }
            | Self::Share
            | Self::JoinTeam(_)
            | Self::MoveHere
            | Self::Hint
            | Self::HintMove(_)
            | Self::Analyse
            | Self::Turning(_)
            | Self::IfThen(_)
            | Self::Rematch { .. }
            | Self::Export(_)
            | Self::Replay(_)
            | Self::PlayOn(_)
            | Self::Close(_) => false,
        }
    }
}
