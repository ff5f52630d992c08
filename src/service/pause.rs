//! Time by agreement: pauses, adjournments, going on, and time that is given away.

use super::act::Acted;
use super::moves::private;
use super::stage::Stage;
use super::timing::span;
use super::trouble::Trouble;
use super::{
    Answer, Button, ButtonStyle, Delivery, Message, Post, Press, PressId, Reply, Request, Row,
    Service, State,
};
use crate::rules::Offer;
use crate::store::MessageRole;
use crate::table::{ADJOURNED_MOST, By, Intent, PAUSE_MOST, Phase, Standing, Stop, Table, TableId};
use crate::words::{Name, Term, When};

/// What can be asked about time, and what it is called in ids.
const STOPS: [(&str, Offer); 3] =
    [("p", Offer::Pause), ("a", Offer::Adjourn), ("g", Offer::Resume)];
/// What stands at the end of an id that answers.
const YES: &str = "y";
const NO: &str = "n";

impl Service {
    /// A button about time by agreement: it asks, or it answers.
    pub(super) async fn stop_press(
        &self,
        request: &Request,
        press: &PressId,
        id: TableId,
    ) -> Result<Reply, Trouble> {
        let voice = self.words.voice(&request.who.locale);
        let found =
            STOPS.iter().find_map(|&(key, what)| Some((what, press.arg.strip_prefix(key)?)));
        match found {
            Some((what, "")) => self.ask_stop(request, id, what).await,
            Some((what, answer)) if [YES, NO].contains(&answer) => {
                let number = match press.state {
                    State::Offer(number) => Some(number),
                    _ => None,
                };
                self.answer_stop(request, id, what, number, answer == YES).await
            }
            _ => Err(Trouble::Said(voice.old_button())),
        }
    }

    async fn ask_stop(
        &self,
        request: &Request,
        id: TableId,
        what: Offer,
    ) -> Result<Reply, Trouble> {
        let intent = match what {
            Offer::Resume => Intent::Resume,
            _ => Intent::Offer { what, at: None },
        };
        let by = By::Person(request.who.id);
        let acted = self.act(Some(request.interaction), id, by, &intent).await?;
        let voice = self.words.voice(&request.who.locale);
        let Some(standing) = acted.table.standing(what) else {
            let done = private(Message::private(voice.done())).answer;
            return self.after(request, acted, Some(done)).await;
        };
        let stage = Stage::usual(self, voice, &acted.table);
        let own = acted.table.sheet().seats_of(request.who.id);
        let other = stage.people().find(|&seat| !own.has(seat));
        let name = other.map_or_else(|| Name::new("?"), |seat| stage.name(seat));
        let mut reply = private(Message::private(voice.stop_you_asked(name)));
        let post = self.offer_post(&acted.table, standing.number).await;
        reply.then.extend(post.map(|post| Delivery { outbox: acted.asked, post }));
        Ok(reply)
    }

    async fn answer_stop(
        &self,
        request: &Request,
        id: TableId,
        what: Offer,
        number: Option<u32>,
        yes: bool,
    ) -> Result<Reply, Trouble> {
        let intent = Intent::Answer { what, number, yes };
        let by = By::Person(request.who.id);
        let acted = self.act(Some(request.interaction), id, by, &intent).await?;
        let stage = self.public_stage(&acted.table);
        let own = acted.table.sheet().seats_of(request.who.id);
        let name = own.iter().next().map_or_else(|| Name::new("?"), |seat| stage.name(seat));
        let standing = acted.table.standing(what);
        let message = match standing {
            // Others have not answered yet: the question stays as it was.
            Some(standing) => Message {
                content: stop_question(&stage, standing),
                rows: stage.stop_answers(standing),
                ..Message::default()
            },
            None if yes => Message { content: stage.voice.done(), ..Message::default() },
            None => Message { content: stage.voice.stop_declined(name), ..Message::default() },
        };
        let answer = Answer::Update(message);
        if yes && standing.is_none() {
            return self.after(request, acted, Some(answer)).await;
        }
        Ok(Reply { answer, then: Vec::new() })
    }

    /// Gives the opponent time.
    pub(super) async fn give_time(&self, request: &Request, id: TableId) -> Result<Reply, Trouble> {
        let by = By::Person(request.who.id);
        let acted = self.act(Some(request.interaction), id, by, &Intent::GiveTime).await?;
        let voice = self.words.voice(&request.who.locale);
        let mut reply = private(Message::private(voice.done()));
        reply.then.extend(self.gift_post(request, &acted));
        reply.then.extend(self.board_anew(&acted.table).await?);
        Ok(reply)
    }

    fn gift_post(&self, request: &Request, acted: &Acted) -> Option<Delivery> {
        let stage = self.public_stage(&acted.table);
        let sheet = acted.table.sheet();
        let from = sheet.seats_of(request.who.id).iter().next()?;
        let (to, time) = acted.table.last_gift()?;
        let time = span(stage.voice, time);
        let message = Message {
            content: stage.voice.time_given(stage.name(from), stage.name(to), time),
            ..Message::default()
        };
        let nonce = format!("g{}{:x}", sheet.id, request.interaction & 0xff_ffff);
        let channel = sheet.venue.channel;
        Some(Delivery { outbox: 0, post: Post::Send { channel, message, purpose: None, nonce } })
    }

    /// The board that stands says what is so now. Nobody is pinged, and nothing if there is none.
    pub(super) async fn board_anew(&self, table: &Table) -> Result<Option<Delivery>, Trouble> {
        let Some(at) = self.store.message(table.sheet().id, MessageRole::Board).await? else {
            return Ok(None);
        };
        let mut message = self.newest(table, None).await;
        message.pings.clear();
        let post = Post::Edit { channel: at.channel, id: at.message, message };
        Ok(Some(Delivery { outbox: 0, post }))
    }
}

/// The question that others have yet to answer.
fn stop_question(stage: &Stage<'_>, standing: Standing) -> String {
    let by = stage.person(standing.by);
    let asked = stage.people().find(|&seat| stage.person(seat) != by);
    let name = asked.map_or_else(|| Name::new("?"), |seat| stage.name(seat));
    stage.stop_asked(standing, Term(name.to_string()))
}

impl Stage<'_> {
    /// What is asked about time.
    pub(super) fn stop_asked(&self, standing: Standing, opponent: Term) -> String {
        let (voice, who) = (self.voice, self.name(standing.by));
        match standing.what {
            Offer::Adjourn => voice.adjourn_asked(opponent, who, span(voice, ADJOURNED_MOST)),
            Offer::Resume => voice.resume_asked(opponent, who),
            Offer::Draw | Offer::Takeback | Offer::Pause => {
                voice.pause_asked(opponent, who, span(voice, PAUSE_MOST))
            }
        }
    }

    /// The answers to it.
    pub(super) fn stop_answers(&self, standing: Standing) -> Vec<Row> {
        let plain = self.voice.plain();
        let Some((key, _)) = STOPS.iter().find(|&&(_, what)| what == standing.what) else {
            return Vec::new();
        };
        let button = |answer: &str, label, style| {
            let state = State::Offer(standing.number);
            self.button_at(Press::Pause, state, &format!("{key}{answer}"), label, style)
        };
        vec![Row::Buttons(vec![
            button(YES, plain.label_agree(), ButtonStyle::Yes),
            button(NO, plain.label_decline(), ButtonStyle::No),
        ])]
    }

    fn stop_button(&self, what: Offer) -> Option<Button> {
        let plain = self.voice.plain();
        let (key, _) = STOPS.iter().find(|&&(_, known)| known == what)?;
        let (label, style) = match what {
            Offer::Pause => (plain.label_pause(), ButtonStyle::Rest),
            Offer::Adjourn => (plain.label_adjourn(), ButtonStyle::Rest),
            Offer::Resume => (plain.label_go_on(), ButtonStyle::Main),
            Offer::Draw | Offer::Takeback => return None,
        };
        Some(self.button_at(Press::Pause, State::None, key, label, style))
    }

    /// Until when time is stopped, for the end of the first line of a board.
    pub(super) fn stopped_until(&self) -> Option<String> {
        let (stop, until) = self.table.clock().stopped()?;
        let when = When(until.seconds());
        Some(match stop {
            Stop::Pause => self.voice.paused_until(when),
            Stop::Adjourned => self.voice.adjourned_until(when),
        })
    }

    /// The row of a board whose time is stopped.
    pub(super) fn going_on(&self) -> Option<Row> {
        self.table.clock().stopped()?;
        Some(Row::Buttons(vec![self.stop_button(Offer::Resume)?]))
    }

    /// What a player can do about the time of a running game; nothing without a clock.
    pub(super) fn time_buttons(&self) -> Vec<Button> {
        let clock = self.table.clock();
        if self.table.sheet().phase != Phase::Playing || !clock.terms().ticks() {
            return Vec::new();
        }
        let mut buttons = Vec::new();
        if clock.stopped().is_some() {
            buttons.extend(self.stop_button(Offer::Resume));
        } else if self.table.may_stop() {
            buttons.extend(self.stop_button(Offer::Pause));
            buttons.extend(self.stop_button(Offer::Adjourn));
        }
        if let Some(time) = clock.terms().gift() {
            let plain = self.voice.plain();
            let label = plain.label_give_time(span(plain, time));
            let rest = ButtonStyle::Rest;
            buttons.push(self.button_at(Press::GiveTime, State::None, "", label, rest));
        }
        buttons
    }
}

/// What others are asked about in a message of its own.
pub(super) const ASKED: [Offer; 5] =
    [Offer::Draw, Offer::Takeback, Offer::Pause, Offer::Adjourn, Offer::Resume];

/// The offer of this number, if it still stands.
pub(super) fn standing(table: &Table, number: u32) -> Option<Standing> {
    let standing = ASKED.iter().filter_map(|&what| table.standing(what));
    standing.into_iter().find(|offer| offer.number == number)
}
