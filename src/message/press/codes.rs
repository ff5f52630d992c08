//! The codes of what can be pressed at a table.

use super::{
    AtTable, Closeup, IfThenPress, InactivityPress, InvitationPress, Lead, OwnView, PickPress,
    RawId, ReplayPress, TablePress, TimeOffer, TurningPress,
};
use crate::rules::Seat;
use crate::table::TableId;

impl AtTable {
    pub(super) fn wire(&self) -> RawId {
        let (code, arg) = self.press.parts();
        RawId { table: Some(self.table), version: self.version, ..RawId::free(code, arg) }
    }

    pub(super) fn of_wire(table: TableId, wire: &RawId) -> Option<Self> {
        let press = TablePress::of_parts(&wire.code, &wire.arg)?;
        Some(Self { table, version: wire.version, press })
    }
}

impl TablePress {
    /// Its code, and the rest as text.
    pub(super) fn parts(&self) -> (&'static str, String) {
        let plain = |code| (code, String::new());
        let marked = |code, mark: &str| (code, mark.to_owned());
        match self {
            Self::Pick(pick) => pick.parts(),
            Self::ClaimPick(pick) => ("kp", pick.claim_text()),
            Self::Play(text) => marked("mv", text),
            Self::Any(text) => marked("an", text),
            Self::Type(kept) => marked("ty", kept),
            Self::Invitation(press) => press.parts(),
            Self::Terms => plain("tc"),
            Self::DrawOffer { sure } => marked("do", if *sure { "y" } else { "" }),
            Self::DrawAnswer(true) => plain("da"),
            Self::DrawAnswer(false) => plain("dd"),
            Self::DrawClaim { key, after: None } => marked("dk", key),
            Self::DrawClaim { key, after: Some(after) } => ("dk", format!("{key}:{after}")),
            Self::TakebackAsk => plain("tb"),
            Self::TakebackAnswer(true) => plain("ta"),
            Self::TakebackAnswer(false) => plain("td"),
            Self::ResignAsk => plain("rq"),
            Self::Resign => plain("ry"),
            Self::ResignNo => marked("cl", "r"),
            Self::LeaveGame => plain("lg"),
            Self::Abort => plain("ab"),
            Self::Board { flip } => marked("bo", if *flip { "f" } else { "" }),
            Self::Closeup(part) => marked("cu", part.mark()),
            Self::Where => plain("wh"),
            Self::More => plain("mo"),
            Self::Text => plain("tx"),
            Self::OwnView(view) => ("rv", view.text()),
            Self::TimeOffer { what, answer } => ("ps", what.text(*answer)),
            Self::Inactivity(press) => marked("ng", press.mark()),
            Self::Reopen => plain("ro"),
            Self::GiveTime => plain("gt"),
            Self::Mute => plain("mu"),
            Self::BringDown => plain("bd"),
            Self::StopWatching => plain("sw"),
            Self::ForceEnd { sure } => marked("fe", if *sure { "y" } else { "" }),
            Self::Share => plain("sh"),
            Self::JoinTeam(seat) => ("jt", seat.0.to_string()),
            Self::MoveHere => plain("mh"),
            Self::Hint => plain("hi"),
            Self::HintMove(text) => marked("hm", text),
            Self::Analyse => plain("nl"),
            Self::Turning(press) => ("np", press.text()),
            Self::IfThen(press) => marked("if", press.mark()),
            Self::Rematch { level } => {
                ("rm", level.map_or_else(String::new, |level| level.to_string()))
            }
            Self::Export(form) => marked("ex", form.as_deref().unwrap_or_default()),
            Self::Replay(press) => ("rp", press.text()),
            Self::PlayOn(lead) => ("po", lead.text()),
            Self::Close(mark) => ("cl", mark.to_string()),
        }
    }

    fn of_parts(code: &str, arg: &str) -> Option<Self> {
        if let Some(press) = InvitationPress::of_parts(code, arg) {
            return Some(Self::Invitation(press));
        }
        if let Some(pick) = PickPress::of_parts(code, arg) {
            return Some(Self::Pick(pick));
        }
        Some(match code {
            "kp" => Self::ClaimPick(PickPress::of_claim(arg)),
            "mv" => Self::Play(arg.to_owned()),
            "an" => Self::Any(arg.to_owned()),
            "ty" => Self::Type(arg.to_owned()),
            "tc" => Self::Terms,
            "do" => Self::DrawOffer { sure: arg == "y" },
            "da" => Self::DrawAnswer(true),
            "dd" => Self::DrawAnswer(false),
            "dk" => match arg.split_once(':') {
                Some((key, after)) => {
                    Self::DrawClaim { key: key.to_owned(), after: Some(after.to_owned()) }
                }
                None => Self::DrawClaim { key: arg.to_owned(), after: None },
            },
            "tb" => Self::TakebackAsk,
            "ta" => Self::TakebackAnswer(true),
            "td" => Self::TakebackAnswer(false),
            "rq" => Self::ResignAsk,
            "ry" => Self::Resign,
            "lg" => Self::LeaveGame,
            "ab" => Self::Abort,
            "bo" => Self::Board { flip: arg == "f" },
            "cu" => Self::Closeup(Closeup::of_mark(arg)?),
            "wh" => Self::Where,
            "mo" => Self::More,
            "tx" => Self::Text,
            "rv" => Self::OwnView(OwnView::of_text(arg)),
            "ps" => {
                let (what, answer) = TimeOffer::of_text(arg)?;
                Self::TimeOffer { what, answer }
            }
            "ng" => Self::Inactivity(InactivityPress::of_mark(arg)?),
            "ro" => Self::Reopen,
            "gt" => Self::GiveTime,
            "mu" => Self::Mute,
            "bd" => Self::BringDown,
            "sw" => Self::StopWatching,
            "fe" => Self::ForceEnd { sure: arg == "y" },
            "sh" => Self::Share,
            "jt" => Self::JoinTeam(Seat(arg.parse().ok()?)),
            "mh" => Self::MoveHere,
            "hi" => Self::Hint,
            "hm" => Self::HintMove(arg.to_owned()),
            "nl" => Self::Analyse,
            "np" => Self::Turning(TurningPress::of_text(arg)?),
            "if" => Self::IfThen(IfThenPress::of_mark(arg)),
            "rm" if arg.is_empty() => Self::Rematch { level: None },
            "rm" => Self::Rematch { level: Some(arg.parse().ok()?) },
            "ex" => Self::Export(Some(arg).filter(|form| !form.is_empty()).map(str::to_owned)),
            "rp" => Self::Replay(ReplayPress::of_text(arg)),
            "po" => Self::PlayOn(Lead::of_text(arg)?),
            "cl" if arg == "r" => Self::ResignNo,
            "cl" => Self::Close(arg.parse().ok()?),
            _ => return None,
        })
    }
}
