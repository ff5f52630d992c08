//! What a button, menu or modal says: a typed id. Its text form is the Discord room's business.

use crate::table::TableId;

/// A pressed or pressable thing. An id is a hint, never a permission: seat, turn and rights are
/// looked up when it is pressed.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct PressId {
    /// What it does.
    pub press: Press,
    /// The table it belongs to.
    pub table: Option<TableId>,
    /// The state of the table at which it was made.
    pub state: State,
    /// The rest: canonical move texts and cells, page numbers, setting values.
    pub arg: String,
}

impl PressId {
    /// An id that belongs to no table and no state.
    #[must_use]
    pub fn free(press: Press, arg: impl Into<String>) -> Self {
        Self { press, table: None, state: State::None, arg: arg.into() }
    }

    /// An id of a table at a state.
    #[must_use]
    pub fn at(press: Press, table: TableId, state: State, arg: impl Into<String>) -> Self {
        Self { press, table: Some(table), state, arg: arg.into() }
    }

    /// The same id inside another: what that one does, it does with this.
    #[must_use]
    pub fn wrapped_in(&self, press: Press) -> Self {
        let arg = format!("{}.{}", self.press.code(), self.arg);
        Self { press, arg, ..self.clone() }
    }

    /// The id inside this one; `None` if there is none.
    #[must_use]
    pub fn wrapped(&self) -> Option<Self> {
        let (code, arg) = self.arg.split_once('.')?;
        let press = Press::ALL.iter().copied().find(|press| press.code() == code)?;
        Some(Self { press, arg: arg.to_owned(), ..self.clone() })
    }
}

/// The state of a table at which an id was made; each counter only ever rises.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum State {
    /// Entries so far that changed the position.
    Position(u32),
    /// The number of an offer.
    Offer(u32),
    /// The revision of the terms of a challenge, seat, lobby or panel.
    Terms(u32),
    /// A seat's own events, in hidden games only.
    Own(u32),
    /// None.
    None,
}

macro_rules! presses {
    ($($(#[$doc:meta])* $name:ident = $code:literal,)*) => {
        /// What a press does. Each has a code of two lower-case letters that never changes.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Press {
            $($(#[$doc])* $name,)*
        }

        impl Press {
            /// Every press.
            pub const ALL: &[Self] = &[$(Self::$name,)*];

            /// Its code.
            #[must_use]
            pub const fn code(self) -> &'static str {
                match self {
                    $(Self::$name => $code,)*
                }
            }
        }
    };
}

presses! {
    /// Opens the picker, or goes back to its start.
    Pick = "pk",
    /// A band of the picker was chosen.
    PickBand = "pb",
    /// A step of the picker was chosen.
    PickStep = "pc",
    /// Plays a move.
    Play = "mv",
    /// Opens the modal for a typed move.
    Type = "ty",
    /// The modal for a typed move was sent.
    Typed = "tm",
    /// Asks the referee whether a pawn can capture.
    Any = "an",
    /// Accepts a challenge.
    Accept = "ac",
    /// Declines a challenge.
    Decline = "dc",
    /// Withdraws a challenge or closes an open seat.
    Withdraw = "wd",
    /// Changes the terms.
    Terms = "tc",
    /// Sits down.
    Join = "jn",
    /// Stands up.
    Leave = "lv",
    /// Starts the game.
    Start = "go",
    /// Lets the computer take a seat.
    AddComputer = "bt",
    /// Removes a seat.
    RemoveSeat = "rs",
    /// Offers a draw.
    DrawOffer = "do",
    /// Accepts the draw.
    DrawAccept = "da",
    /// Declines the draw.
    DrawDecline = "dd",
    /// Claims a draw.
    DrawClaim = "dk",
    /// Opens the picker for the move a claim is announced with, or goes on in it.
    ClaimPick = "kp",
    /// Asks to take back.
    TakebackAsk = "tb",
    /// Accepts a takeback.
    TakebackAccept = "ta",
    /// Declines a takeback.
    TakebackDecline = "td",
    /// Asks whether to resign.
    ResignAsk = "rq",
    /// Resigns.
    ResignYes = "ry",
    /// Shows the board privately.
    Board = "bo",
    /// Shows what else can be done.
    More = "mo",
    /// Shows the board as text.
    Text = "tx",
    /// Shows the viewer's own view of a hidden game.
    OwnView = "rv",
    /// Posts the board anew below.
    BringDown = "bd",
    /// Steps through a game.
    Replay = "rp",
    /// Plays on from a position of a game that is looked back on.
    PlayOn = "po",
    /// Shows a leaderboard page.
    Leaderboard = "lb",
    /// Shows a profile.
    Profile = "pf",
    /// Lists finished games.
    History = "hy",
    /// Lists games.
    Games = "gm",
    /// Shows a rules page.
    Rules = "ru",
    /// Gives a game as a file.
    Export = "ex",
    /// Gives a hint.
    Hint = "hi",
    /// Analyses a finished game.
    Analyse = "nl",
    /// Sets conditional replies.
    IfThen = "if",
    /// Pauses.
    Pause = "ps",
    /// Ends a game in which nobody moves, or has those reminded who do not.
    Neglect = "ng",
    /// Goes on with a game that was closed.
    Reopen = "ro",
    /// Gives the opponent time.
    GiveTime = "gt",
    /// Calls the game off.
    Abort = "ab",
    /// Mutes this turn.
    Mute = "mu",
    /// Asks for another game.
    Rematch = "rm",
    /// Watches the computer no longer.
    StopWatching = "sw",
    /// Ends a game by force.
    ForceEnd = "fe",
    /// Shows a settings page.
    Settings = "st",
    /// Sets a value.
    Set = "sv",
    /// Shows what is stored.
    Privacy = "pr",
    /// Erases a person.
    Erase = "er",
    /// Tries again what failed.
    Retry = "rt",
    /// Shows what the bot may do here.
    Rights = "ri",
    /// Opens the setup panel of a new game.
    Setup = "su",
    /// Shows the help.
    Help = "he",
    /// Closes a private message.
    Close = "cl",
    /// Shows where a piece can go.
    Where = "wh",
    /// Opens one's seat for others.
    Share = "sh",
    /// Plays along in a shared seat.
    JoinTeam = "jt",
    /// Leaves the queue of those who wait for a partner.
    LeaveQueue = "lq",
    /// Takes a game here whose place is gone.
    MoveHere = "mh",
    /// Posts a private page for all to see.
    PostHere = "ph",
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn an_id_comes_out_of_another_as_it_went_in() {
        let table = TableId::of_bits(77);
        for id in [
            PressId::free(Press::Rules, "chess."),
            PressId::at(Press::Accept, table, State::Terms(3), ""),
            PressId::at(Press::Play, table, State::Position(9), "e2e4"),
        ] {
            assert_eq!(id.wrapped_in(Press::Retry).wrapped(), Some(id));
        }
        assert_eq!(PressId::free(Press::Retry, "").wrapped(), None);
        assert_eq!(PressId::free(Press::Retry, "??.x").wrapped(), None);
    }

    #[test]
    fn codes_are_two_letters_and_unique() {
        let codes: HashSet<_> = Press::ALL.iter().map(|press| press.code()).collect();
        assert_eq!(codes.len(), Press::ALL.len());
        assert!(codes.iter().all(|code| code.len() == 2));
        assert!(codes.iter().all(|code| code.bytes().all(|byte| byte.is_ascii_lowercase())));
    }
}
