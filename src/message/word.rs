//! The word for what somebody does, from fixed lists: what it is done with, to whom and where is not in it.

use super::{Command, FormId, MenuId, PeopleId, Press, TablePress};

impl Command {
    /// The name of a command, or a word for what was pressed, chosen or sent.
    #[must_use]
    pub(crate) fn word(&self) -> &'static str {
        match self {
            Self::Play(_) => "play",
            Self::Move { .. } => "move",
            Self::Board { .. } => "board",
            Self::Moves { .. } => "moves",
            Self::Resign { .. } => "resign",
            Self::Draw { .. } => "draw",
            Self::Takeback { .. } => "takeback",
            Self::Hint { .. } => "hint",
            Self::Games { .. } => "games",
            Self::Leaderboard { .. } => "leaderboard",
            Self::Profile { .. } => "profile",
            Self::History { .. } => "history",
            Self::Replay { .. } => "replay",
            Self::Export { .. } => "export",
            Self::Import { .. } => "import",
            Self::Rules { .. } => "rules",
            Self::Settings { .. } => "settings",
            Self::Privacy => "privacy",
            Self::Help => "help",
            Self::Spoken(_) => "spoken",
            Self::Late => "late",
            Self::Press(press) => press.word(),
            Self::Choose(menu, _) => menu.word(),
            Self::Pick(menu, _) => menu.word(),
            Self::Submit(form, _) => form.word(),
            Self::Complete { command, .. } => command.word(),
        }
    }
}

impl Press {
    fn word(&self) -> &'static str {
        match self {
            Self::At(at) => at.press.word(),
            Self::Setup(_) => "setup",
            Self::Games(_) => "games",
            Self::History(_) => "history",
            Self::Leaderboard(_) => "leaderboard",
            Self::Profile(_) => "profile",
            Self::Rules(_) => "rules",
            Self::Settings { .. } | Self::Set { .. } => "settings",
            Self::Privacy(_) => "privacy",
            Self::Erase { .. } => "erase",
            Self::Rights { .. } => "rights",
            Self::Help => "help",
            Self::LeaveQueue => "queue",
            Self::Close(_) => "close",
            Self::Retry(_) => "retry",
            Self::PostHere(_) => "post",
        }
    }
}

impl TablePress {
    const fn word(&self) -> &'static str {
        match self {
            Self::Pick(_) | Self::ClaimPick(_) => "pick",
            Self::Play(_) | Self::Any(_) => "move",
            Self::Type(_) => "type",
            Self::Invitation(_) => "invitation",
            Self::Terms => "terms",
            Self::DrawOffer { .. } | Self::DrawAnswer(_) | Self::DrawClaim { .. } => "draw",
            Self::TakebackAsk | Self::TakebackAnswer(_) => "takeback",
            Self::ResignAsk | Self::Resign | Self::ResignNo => "resign",
            Self::LeaveGame => "leave",
            Self::Abort => "abort",
            Self::Board { .. } => "board",
            Self::Closeup(_) => "closeup",
            Self::Where => "where",
            Self::More => "more",
            Self::Text => "text",
            Self::OwnView(_) => "view",
            Self::TimeOffer { .. } | Self::GiveTime => "time",
            Self::Inactivity(_) => "inactivity",
            Self::Reopen => "reopen",
            Self::Mute => "mute",
            Self::BringDown => "below",
            Self::StopWatching => "watch",
            Self::ForceEnd { .. } => "force",
            Self::Share | Self::JoinTeam(_) => "team",
            Self::MoveHere => "here",
            Self::Hint | Self::HintMove(_) => "hint",
            Self::Analyse => "analyse",
            Self::Turning(_) => "turning",
            Self::IfThen(_) => "conditional",
            Self::Rematch { .. } => "rematch",
            Self::Export(_) => "export",
            Self::Replay(_) => "replay",
            Self::PlayOn(_) => "play-on",
            Self::Close(_) => "close",
        }
    }
}

impl MenuId {
    const fn word(&self) -> &'static str {
        match self {
            Self::Settings { .. } => "settings",
            Self::Unblock => "privacy",
            Self::Setup { .. } => "setup",
            Self::Where { .. } => "where",
            Self::PlayOn { .. } => "play-on",
            Self::Rules(_) => "rules",
            Self::Imported => "import",
        }
    }
}

impl PeopleId {
    const fn word(&self) -> &'static str {
        match self {
            Self::Setup { .. } => "setup",
            Self::PlayOn { .. } => "play-on",
            Self::Block => "privacy",
        }
    }
}

impl FormId {
    const fn word(&self) -> &'static str {
        match self {
            Self::Move { .. } => "move",
            Self::IfThen { .. } => "conditional",
            Self::Replay { .. } => "replay",
            Self::Erase => "erase",
            Self::Quiet => "settings",
            Self::Options { .. } => "setup",
            Self::Import { .. } => "import",
        }
    }
}
