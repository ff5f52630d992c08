//! What went wrong with a request, and the private sentence about it.

use crate::message::{Answer, ButtonStyle, Command, Message, Reply, Request, Row, TablePress};
use crate::picker;
use crate::rules::{Refusal, Seat, Unread};
use crate::service::Service;
use crate::service::core::errors::Error;
use crate::show::faults::{
    game_over, host_name, not_your_turn, since, terms_fault, with_board, wrong_person,
};
use crate::show::referee::secret;
use crate::show::rights::lacking;
use crate::store::{OpenLimit, OpenOf};
use crate::table::{Refused, TableId};
use crate::words::{Term, Voice, paragraph};

impl Service {
    /// The private answer to a request that was not carried out.
    pub(crate) async fn reply_to_error(&self, request: &Request, error: Error) -> Reply {
        let voice = self.voice(request);
        let message = match error {
            Error::Said(text) => Message::private(text),
            Error::Choose(question) => *question,
            Error::Refused(table, refused) => self.refused(voice, table, refused).await,
            Error::Terms(info, fault) => Message::private(terms_fault(voice, info, &fault)),
            Error::Unread { table, seat, text, why } => {
                self.unread(request, table, seat, &text, &why).await
            }
            Error::Rights(again) => lacking(voice, request, again),
            Error::NoTable(name) => Message::private(voice.no_table(voice.quote(&name))),
            Error::TooMany(limit) => Message::private(too_many(voice, limit)),
            Error::Again => Message::private(voice.done()),
            Error::Conflict => broken(voice, request, "a conflict that did not resolve"),
            Error::Unclear(error) => {
                tracing::error!(%error, "what became of a request is unclear");
                Message::private(voice.too_slow())
            }
            Error::Store(error) => broken(voice, request, &error.to_string()),
            Error::Broken(why) => broken(voice, request, &why),
        };
        let replaces = request.in_private()
            && matches!(&request.command, Command::Press(press) if press.may_be_replaced());
        if replaces { Reply::update(message) } else { Reply::of(Answer::Message(message, None)) }
    }

    async fn refused(&self, voice: Voice<'_>, id: TableId, refused: Refused) -> Message {
        let table = match self.look(id).await {
            Ok(table) => table,
            Err(error) => return untold(voice, error),
        };
        let presenter = self.usual(voice, &table);
        let show = |text| with_board(voice, id, text);
        match refused {
            Refused::NotYourTurn { whose } => Message::private(not_your_turn(&presenter, whose)),
            Refused::PeriodRuns => Message::private(voice.period_runs()),
            Refused::OutOfGame if !secret(&table) => Message::private(voice.out_of_game()),
            Refused::NotSeated | Refused::OutOfGame => {
                let (first, second) = presenter.pair();
                if secret(&table) {
                    return Message::private(voice.secret_not_yours(first, second));
                }
                Message::private(if table.record().header.seats > 2 {
                    voice.not_your_game_many(presenter.everybody())
                } else {
                    voice.not_your_game(first, second)
                })
            }
            Refused::Stale { .. } | Refused::DoublePress { .. } => show(since(&presenter)),
            Refused::Finished => game_over(voice, id),
            Refused::NotStarted
            | Refused::AlreadyStarted
            | Refused::Closed(_)
            | Refused::NoFreeSeat => Message::private(voice.challenge_gone()),
            Refused::TermsChanged => Message::private(voice.terms_changed(host_name(&presenter))),
            Refused::NotShared => Message::private(voice.not_shared()),
            Refused::TooFew { least } => Message::private(voice.lobby_too_few(i64::from(least))),
            Refused::WrongPerson { whom } => Message::private(wrong_person(&presenter, whom)),
            Refused::AlreadySeated => Message::private(voice.own_seat()),
            Refused::NoSuchOffer => Message::private(voice.no_offer()),
            Refused::OwnOffer => {
                use crate::rules::Offer;
                let standing = [Offer::Draw, Offer::Takeback].map(|what| table.standing(what));
                let agreed = standing.into_iter().flatten().next().map(|standing| standing.agreed);
                let mut open = table.game().playing().iter();
                let other = open.find(|&seat| agreed.is_some_and(|agreed| !agreed.has(seat)));
                Message::private(voice.own_offer(presenter.name(other.unwrap_or(Seat::SECOND))))
            }
            Refused::OfferedAlready => Message::private(voice.offered_already()),
            Refused::NoAgreement => Message::private(voice.no_draws(presenter.title())),
            Refused::TooLate => Message::private(voice.too_late()),
            Refused::OnlyResign => Message::private(voice.only_resign()),
            Refused::NothingToTakeBack => Message::private(voice.no_takeback()),
            Refused::NoTakebacks => Message::private(voice.no_takebacks()),
            Refused::NothingToExpect => Message::private(voice.if_then_not_now()),
            Refused::NoHints if !table.secrecy().allows_help() => {
                Message::private(voice.hint_hidden(presenter.title()))
            }
            Refused::NoHints => Message::private(voice.hint_not_here()),
            Refused::Level(_) => Message::private(voice.no_level()),
            Refused::TimeIsUp => show(voice.time_is_up()),
            Refused::NotDue => Message::private(voice.not_due()),
            Refused::NoClock => Message::private(voice.no_clock_here()),
            Refused::Adjourned => Message::private(voice.adjourned()),
            Refused::NotStopped => Message::private(voice.not_stopped()),
            Refused::StoppedAlready => Message::private(voice.stopped_already()),
            Refused::NotWaiting => Message::private(voice.not_waiting()),
            Refused::RemindedAlready => Message::private(voice.reminded_already()),
            Refused::Rules(say) => {
                Message::private(voice.refusal(presenter.info(), &Refusal(say), &presenter.names()))
            }
        }
    }

    /// A typed move that does not fit: why, the nearest moves as buttons, and a way to try again
    /// with the text kept.
    async fn unread(
        &self,
        request: &Request,
        id: TableId,
        seat: Seat,
        text: &str,
        why: &Unread,
    ) -> Message {
        let voice = self.voice(request);
        let table = match self.look(id).await {
            Ok(table) => table,
            Err(error) => return untold(voice, error),
        };
        let presenter = self.presenter_of(request, &table).await;
        let seen = table.seen(crate::rules::Viewer::Seat(seat));
        let near = match why {
            Unread::Ambiguous(texts) => {
                let written = |text: &String| {
                    let written = seen.write(text, presenter.notation())?;
                    Some((text.clone(), written))
                };
                texts.iter().filter_map(written).collect()
            }
            Unread::Unknown | Unread::Illegal(_) => picker::near(&presenter.picker(seen), text),
        };
        let listed = presenter.voice.list_written(near.iter().map(|(_, written)| written.as_str()));
        let mut content = match why {
            Unread::Unknown => voice.no_move(voice.quote(text)),
            Unread::Ambiguous(_) => voice.ambiguous(voice.quote(text), listed.clone()),
            Unread::Illegal(say) => {
                voice.impossible(presenter.info(), text, say, &presenter.names())
            }
        };
        if !near.is_empty() && !matches!(why, Unread::Ambiguous(_)) {
            content = paragraph([content, voice.near(listed)]);
        }
        let version = presenter.version_of(seat);
        let mut message = Message::private(content);
        let button = |press, label, style| presenter.button_at(version, press, label, style);
        let play = |(text, written): &(String, String)| {
            button(TablePress::Play(text.clone()), written.clone(), ButtonStyle::Main)
        };
        if !near.is_empty() {
            message.rows.push(Row::Buttons(near.iter().take(5).map(play).collect()));
        }
        let kept: String = text.chars().take(60).collect();
        let again = voice.plain().label_try_again();
        let again = button(TablePress::Type(kept), again, ButtonStyle::Rest);
        message.rows.push(Row::Buttons(vec![again]));
        message
    }
}

/// What a refusal is told as whose table cannot be looked at any more.
fn untold(voice: Voice<'_>, error: Error) -> Message {
    if let Error::NoTable(name) = error {
        return Message::private(voice.no_table(voice.quote(&name)));
    }
    tracing::error!(?error, "why a request was refused cannot be told");
    Message::private(voice.too_slow())
}

/// That no more games may be open.
fn too_many(voice: Voice<'_>, limit: OpenLimit) -> String {
    match limit.of {
        OpenOf::Person(_) | OpenOf::PersonIn(..) => voice.too_many_yours(i64::from(limit.most)),
        OpenOf::Guild(_) => voice.too_many_here(i64::from(limit.most)),
    }
}

/// Something of ours broke: a reference for the person, the rest for the log.
fn broken(voice: Voice<'_>, request: &Request, why: &str) -> Message {
    let id = TableId::of_bits(request.interaction >> 5).to_string();
    let reference = format!("{}-{}", &id[..4], &id[4..]);
    tracing::error!(reference, why, "a request failed");
    Message::private(voice.broken(Term(reference)))
}
