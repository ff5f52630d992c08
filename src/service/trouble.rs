//! What went wrong with a request, and the private sentence about it.

use super::stage::Stage;
use super::timing::clock_fault;
use super::{
    Answer, Button, ButtonStyle, Command, Does, Message, Press, PressId, Reply, Request, Row,
    Service, State,
};
use crate::picker::{self, Aim, Picker};
use crate::rules::{GameInfo, Refusal, Say, Seat, Unread};
use crate::store::StoreError;
use crate::table::{PersonId, Refused, TableId, TermsFault};
use crate::words::{Name, Quote, Term, Voice, Written};

/// Why a request was not carried out. Nothing was changed.
#[derive(Debug)]
pub(super) enum Trouble {
    /// A finished sentence.
    Said(String),
    /// Several games may be meant: the question which one.
    Choose(Box<Message>),
    /// The table refuses.
    Refused(TableId, Refused),
    /// The terms are faulty.
    Terms(&'static GameInfo, TermsFault),
    /// A typed move does not fit; the text is kept.
    Unread { table: TableId, seat: Seat, text: String, why: Unread },
    /// The bot lacks a right here; what can be tried again once it has it.
    Rights(Option<Box<PressId>>),
    /// There is no such table.
    NoTable(String),
    /// This very interaction was carried out before.
    Again,
    /// Another writer was faster; decide anew.
    Conflict,
    /// The store failed.
    Store(StoreError),
    /// Something that must not happen happened: the log says what.
    Broken(String),
}

impl From<StoreError> for Trouble {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

impl Service {
    /// The private answer to a request that was not carried out.
    pub(super) async fn excuse(&self, request: &Request, trouble: Trouble) -> Reply {
        let voice = self.words.voice(&request.who.locale);
        let message = match trouble {
            Trouble::Said(text) => Message::private(text),
            Trouble::Choose(question) => *question,
            Trouble::Refused(table, refused) => self.refused(voice, table, refused).await,
            Trouble::Terms(info, fault) => Message::private(terms_fault(voice, info, &fault)),
            Trouble::Unread { table, seat, text, why } => {
                self.unread(voice, table, seat, &text, &why).await
            }
            Trouble::Rights(again) => self.lacking(request, again.as_deref()),
            Trouble::NoTable(name) => Message::private(voice.no_table(Quote::new(&name))),
            Trouble::Again => Message::private(voice.done()),
            Trouble::Conflict => broken(voice, request, "a conflict that did not resolve"),
            Trouble::Store(error) => broken(voice, request, &error.to_string()),
            Trouble::Broken(why) => broken(voice, request, &why),
        };
        let answer = match &request.command {
            Command::Press(id) if from_picker(id) => Answer::Update(message),
            _ => Answer::Message(message, None),
        };
        Reply { answer, then: Vec::new() }
    }

    async fn refused(&self, voice: Voice<'_>, id: TableId, refused: Refused) -> Message {
        let held = self.tables.hold(id).await;
        let Some(table) = held.as_ref() else { return Message::private(voice.game_over()) };
        let stage = Stage::usual(self, voice, table);
        let show = |text: String| {
            let mut message = Message::private(text);
            message.rows.push(Row::Buttons(vec![show_board(voice, id)]));
            message
        };
        match refused {
            Refused::NotYourTurn { whose } => {
                let mover =
                    whose.iter().next().map_or_else(|| Name::new("?"), |seat| stage.name(seat));
                Message::private(voice.not_your_turn(mover))
            }
            Refused::PeriodRuns => Message::private(voice.period_runs()),
            Refused::NotSeated | Refused::OutOfGame => {
                let (first, second) = stage.pair();
                if super::referee::secret(table) {
                    return Message::private(voice.secret_not_yours(first, second));
                }
                Message::private(voice.not_your_game(first, second))
            }
            Refused::Stale { .. } | Refused::DoublePress { .. } => show(since(&stage)),
            Refused::Finished => show(voice.game_over()),
            Refused::NotStarted
            | Refused::AlreadyStarted
            | Refused::Closed(_)
            | Refused::NoFreeSeat => Message::private(voice.challenge_gone()),
            Refused::TermsChanged => Message::private(voice.terms_changed(host_name(&stage))),
            Refused::NotShared => Message::private(voice.not_shared()),
            Refused::TooFew { least } => Message::private(voice.lobby_too_few(i64::from(least))),
            Refused::WrongPerson { whom } => Message::private(wrong_person(&stage, whom)),
            Refused::AlreadySeated => Message::private(voice.own_seat()),
            Refused::NoSuchOffer => Message::private(voice.no_offer()),
            Refused::OwnOffer => {
                use crate::rules::Offer;
                let standing = [Offer::Draw, Offer::Takeback].map(|what| table.standing(what));
                let agreed = standing.into_iter().flatten().next().map(|standing| standing.agreed);
                let mut open = table.game().playing().iter();
                let other = open.find(|&seat| agreed.is_some_and(|agreed| !agreed.has(seat)));
                Message::private(voice.own_offer(stage.name(other.unwrap_or(Seat::SECOND))))
            }
            Refused::OfferedAlready => Message::private(voice.offered_already()),
            Refused::NoAgreement => Message::private(voice.no_draws(stage.title())),
            Refused::TooLate => Message::private(voice.too_late()),
            Refused::NothingToTakeBack => Message::private(voice.no_takeback()),
            Refused::NoTakebacks => Message::private(voice.no_takebacks()),
            Refused::NothingToExpect => Message::private(voice.if_then_not_now()),
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
                Message::private(voice.refusal(stage.info(), &Refusal(say), &stage.names()))
            }
        }
    }

    /// A typed move that does not fit: why, the nearest moves as buttons, and a way to try again
    /// with the text kept.
    async fn unread(
        &self,
        voice: Voice<'_>,
        id: TableId,
        seat: Seat,
        text: &str,
        why: &Unread,
    ) -> Message {
        let held = self.tables.hold(id).await;
        let Some(table) = held.as_ref() else { return Message::private(voice.game_over()) };
        let stage = Stage::usual(self, voice, table);
        let seen = table.seen(crate::rules::Viewer::Seat(seat));
        let near = match why {
            Unread::Ambiguous(texts) => {
                let written = |text: &String| {
                    let written = seen.write(text, stage.notation())?;
                    Some((text.clone(), written))
                };
                texts.iter().filter_map(written).collect()
            }
            Unread::Unknown | Unread::Illegal(_) => {
                let notation = stage.notation();
                let picker = Picker { seen, voice, notation, always_ask: false, aim: Aim::Play };
                picker::near(&picker, text)
            }
        };
        let listed = Written::list(near.iter().map(|(_, written)| written.as_str()));
        let mut content = match why {
            Unread::Unknown => voice.no_move(Quote::new(text)),
            Unread::Ambiguous(_) => voice.ambiguous(Quote::new(text), listed.clone()),
            Unread::Illegal(say) => voice.impossible(stage.info(), text, say, &stage.names()),
        };
        if !near.is_empty() && !matches!(why, Unread::Ambiguous(_)) {
            content = format!("{content} {}", voice.near(listed));
        }
        let state = stage.state_of(seat);
        let mut message = Message::private(content);
        let play = |(text, written): &(String, String)| Button {
            label: written.clone(),
            does: Does::Press(PressId::at(Press::Play, id, state, text.as_str())),
            style: ButtonStyle::Main,
            enabled: true,
        };
        if !near.is_empty() {
            message.rows.push(Row::Buttons(near.iter().take(5).map(play).collect()));
        }
        let kept: String = text.chars().take(60).collect();
        message.rows.push(Row::Buttons(vec![Button {
            label: voice.plain().label_try_again(),
            does: Does::Press(PressId::at(Press::Type, id, state, kept)),
            style: ButtonStyle::Rest,
            enabled: true,
        }]));
        message
    }
}

/// Whether a press comes from a private message that answers may replace. The button that opens the
/// picker is public; inside the picker its id says more.
pub(super) fn from_picker(id: &PressId) -> bool {
    match id.press {
        Press::Pick | Press::ClaimPick => !id.arg.is_empty(),
        Press::DrawClaim => super::picks::claimed_after(&id.arg).is_some(),
        press => {
            matches!(press, Press::PickBand | Press::PickStep | Press::Play | Press::Retry)
        }
    }
}

pub(super) fn show_board(voice: Voice<'_>, table: TableId) -> Button {
    Button {
        label: voice.plain().label_show_board(),
        does: Does::Press(PressId::at(Press::Board, table, State::None, "")),
        style: ButtonStyle::Main,
        enabled: true,
    }
}

/// What happened since a stale button was made.
fn since(stage: &Stage<'_>) -> String {
    let last = stage.table.live_entries().next_back();
    match last.and_then(|entry| stage.written(entry)) {
        Some((seat, written)) => stage.voice.stale(stage.name(seat), written),
        None => stage.voice.stale_other(),
    }
}

fn wrong_person(stage: &Stage<'_>, whom: PersonId) -> String {
    let sheet = stage.table.sheet();
    if whom == sheet.host {
        return stage.voice.not_your_invitation(host_name(stage));
    }
    let guest = sheet.seats_of(whom).iter().next();
    stage.voice.not_your_challenge(guest.map_or_else(|| Name::new("?"), |seat| stage.name(seat)))
}

/// The name of whoever set the table up.
pub(super) fn host_name(stage: &Stage<'_>) -> Name {
    let sheet = stage.table.sheet();
    if sheet.host == crate::store::NOBODY {
        return Name::new(&stage.voice.deleted_player());
    }
    let seat = sheet.seats_of(sheet.host).iter().next();
    seat.map_or_else(|| Name::new(&sheet.host_name), |seat| stage.name(seat))
}

pub(super) fn terms_fault(voice: Voice<'_>, info: &GameInfo, fault: &TermsFault) -> String {
    match fault {
        TermsFault::Seats { least, most, .. } => {
            voice.wrong_seats(Term(voice.title(info)), i64::from(*least), i64::from(*most))
        }
        TermsFault::Side(text) => voice.no_side(Quote::new(text)),
        TermsFault::Clock(fault) => clock_fault(voice, info, fault),
        TermsFault::Level(_) => voice.no_level(),
        TermsFault::Stranger => voice.opponent_bot(),
        TermsFault::RatedWithoutPeople => voice.not_rated(Term(voice.not_rated_people())),
        TermsFault::RatedOption(key) => {
            voice.not_rated(Term(voice.not_rated_option(Term(key.replace('_', " ")))))
        }
        TermsFault::OnePlace => voice.opponent_and_computer(),
        TermsFault::WatchAlone => voice.watch_alone(),
        TermsFault::WatchHidden => voice.watch_hidden(Term(voice.title(info))),
        TermsFault::Anonymous => voice.anonymous_alone(),
        TermsFault::Rules(say) => option_fault(voice, info, say),
    }
}

fn option_fault(voice: Voice<'_>, info: &GameInfo, say: &Say) -> String {
    voice.refusal(info, &Refusal(say.clone()), &|seat| (seat.0 + 1).to_string())
}

/// Something of ours broke: a reference for the person, the rest for the log.
fn broken(voice: Voice<'_>, request: &Request, why: &str) -> Message {
    let id = TableId::of_bits(request.interaction >> 5).to_string();
    let reference = format!("{}-{}", &id[..4], &id[4..]);
    tracing::error!(reference, why, "a request failed");
    Message::private(voice.broken(Term(reference)))
}
