//! One interaction on its way to being answered.

use std::time::Instant;

use serde_json::json;

use super::responder::Responder;
use crate::discord::deliver::Part;
use crate::discord::inbound::{InteractionKind, Ticket};
use crate::discord::message_id;
use crate::discord::payload::{self, Payload};
use crate::discord::rest::Fault;
use crate::message::{Answer, Message, Posted, Purpose, Refused};
use crate::table::MessageId;
use crate::words::Voice;

/// Types of answers, by Discord's numbers.
mod kind {
    pub(crate) const MESSAGE: u8 = 4;
    pub(crate) const RECORDING: u8 = 5;
    pub(crate) const QUIET: u8 = 6;
    pub(crate) const UPDATE: u8 = 7;
    pub(crate) const CHOICES: u8 = 8;
    pub(crate) const FORM: u8 = 9;
}

/// How to gain time until the answer is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Hold {
    /// The person sees that something is being recorded.
    Recording,
    /// Nothing is seen; the pressed message is going to change.
    Quiet,
}

/// What goes away of the answer when all that follows has been sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Remains {
    /// Nothing.
    None,
    /// What the person was told.
    Answer,
    /// The message that was pressed; if Discord keeps it, it says this instead.
    Pressed(Box<Message>),
}

/// How an interaction stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum AnswerState {
    /// Not answered yet.
    Open,
    /// The person sees "Recording...", alone.
    Recording,
    /// The same, but they were told something in its place.
    Told,
    /// Acknowledged without a trace.
    Quiet,
    Done,
    /// No answer reached Discord.
    Lost,
}

/// One interaction on its way to being answered.
pub(super) struct Session<'a> {
    pub(super) responder: &'a Responder,
    pub(super) ticket: &'a Ticket,
    pub(super) pressed_at: Instant,
    pub(super) standing: AnswerState,
    pub(super) remains: Remains,
    pub(super) follow_ups: u8,
    /// Whether Discord may have taken an answer without saying so.
    pub(super) in_doubt: bool,
}

impl<'a> Session<'a> {
    pub(super) const fn new(
        responder: &'a Responder,
        ticket: &'a Ticket,
        pressed_at: Instant,
    ) -> Self {
        Self {
            responder,
            ticket,
            pressed_at,
            standing: AnswerState::Open,
            remains: Remains::None,
            follow_ups: 0,
            in_doubt: false,
        }
    }

    /// When the person pressed or sent it.
    pub(super) const fn pressed_at(&self) -> Instant {
        self.pressed_at
    }

    /// The language of the person who asked.
    pub(super) fn voice(&self) -> Voice<'a> {
        self.responder.words.voice(&self.ticket.locale)
    }

    /// Gains time; does nothing where that was done or an answer given.
    ///
    /// # Errors
    /// If Discord did not take it.
    pub(super) async fn hold(&mut self, hold: Hold) -> Result<(), Fault> {
        if self.standing != AnswerState::Open {
            return Ok(());
        }
        let (body, standing) = match hold {
            Hold::Recording => (
                json!({ "type": kind::RECORDING, "data": { "flags": 64 } }),
                AnswerState::Recording,
            ),
            Hold::Quiet => (json!({ "type": kind::QUIET }), AnswerState::Quiet),
        };
        let held = self.call_back(&Payload::plain(body)).await;
        self.standing = if held.is_ok() { standing } else { AnswerState::Lost };
        if self.standing == AnswerState::Quiet {
            self.pressed_can_change();
        }
        held.map(drop)
    }

    /// The message that was pressed is what the answer changes.
    fn pressed_can_change(&self) {
        if let Some(pressed) = self.ticket.pressed.filter(|pressed| !pressed.private) {
            self.responder.courier.can_change(self.ticket, pressed.message, Part::Original);
        }
    }

    /// Answers: by the callback while that is open, else by what comes nearest to it.
    pub(super) async fn answer(&mut self, answer: Answer) {
        match (answer, self.standing) {
            (Answer::Fleeting(message), _) => self.fleeting(message).await,
            (answer, AnswerState::Open) => self.first(answer).await,
            (answer, AnswerState::Lost) => self.make_up(answer).await,
            (Answer::Message(message, purpose), _) => self.message(message, purpose).await,
            (Answer::Update(message), _) => self.update(message).await,
            (Answer::Modal(_), _) => self.say(Message::private(self.voice().press_again())).await,
            (Answer::Choices(_) | Answer::Silence, _) => {}
        }
    }

    /// Acknowledges what needs no words that stay.
    async fn fleeting(&mut self, message: Message) {
        if self.standing == AnswerState::Open {
            if self.ticket.pressed.is_some() {
                // What became of it is in how the interaction stands.
                self.hold(Hold::Quiet).await.ok();
            } else {
                let told = payload::new_message(&Message { private: true, ..message.clone() });
                let told = self.call_back(&Payload::answer(kind::MESSAGE, told)).await;
                self.standing = told.map_or(AnswerState::Lost, |_| AnswerState::Done);
            }
        }
        self.remains = match (self.standing, self.ticket.pressed) {
            (AnswerState::Recording | AnswerState::Told, _) | (AnswerState::Done, None) => {
                Remains::Answer
            }
            (AnswerState::Quiet | AnswerState::Done, Some(pressed)) if pressed.private => {
                Remains::Pressed(Box::new(message))
            }
            // A public message stays as it is, and where nothing was answered nothing can go.
            (AnswerState::Quiet | AnswerState::Done | AnswerState::Open | AnswerState::Lost, _) => {
                Remains::None
            }
        };
    }

    /// Takes away what is not to stay of the answer. Called when all that follows has been sent.
    pub(super) async fn clear(&mut self) {
        let remains = std::mem::replace(&mut self.remains, Remains::None);
        if remains == Remains::None {
            return;
        }
        let gone = self.delete_original().await;
        if let (Remains::Pressed(message), false) = (remains, gone) {
            self.edit_original(&message).await;
        }
    }

    async fn first(&mut self, answer: Answer) {
        let payload = match &answer {
            Answer::Message(message, _) | Answer::Fleeting(message) => {
                Payload::answer(kind::MESSAGE, payload::new_message(message))
            }
            Answer::Update(message) if self.ticket.pressed.is_some() => {
                Payload::answer(kind::UPDATE, payload::edit(message))
            }
            // There is nothing to change: a command has no message.
            Answer::Update(message) => {
                let message = Message { private: true, ..message.clone() };
                Payload::answer(kind::MESSAGE, payload::new_message(&message))
            }
            Answer::Modal(modal) if self.ticket.kind != InteractionKind::Submit => {
                Payload::answer(kind::FORM, payload::modal(modal, self.ticket.forms))
            }
            // Discord opens no form from a form.
            Answer::Modal(_) => Payload::answer(
                kind::MESSAGE,
                payload::new_message(&Message::private(self.voice().press_again())),
            ),
            Answer::Choices(choices) => Payload::answer(kind::CHOICES, payload::choices(choices)),
            // Every interaction wants an answer.
            Answer::Silence => Payload::answer(
                kind::MESSAGE,
                payload::new_message(&Message::private(self.voice().done())),
            ),
        };
        match (self.call_back(&payload).await, answer) {
            (Ok(body), Answer::Message(message, purpose))
                if !message.private || purpose.is_some() =>
            {
                self.standing = AnswerState::Done;
                let mut id = message_id(&body["resource"]["message"]);
                if id.is_none() && purpose.is_some() {
                    // A board of which nobody knows the number would keep its buttons.
                    id = self.original(&self.responder.timing.gaps).await.ok();
                }
                self.shown(id, purpose).await;
            }
            (Ok(_), Answer::Update(_)) => {
                self.standing = AnswerState::Done;
                self.pressed_can_change();
            }
            (Ok(_), _) => self.standing = AnswerState::Done,
            // The message went away between the press and the answer.
            (Err(fault), Answer::Update(message))
                if fault.posted() == Posted::Refused(Refused::MessageGone) =>
            {
                let alone = Message { private: true, ..message };
                Box::pin(self.first(Answer::Message(alone, None))).await;
            }
            (Err(fault), Answer::Message(message, purpose))
                if !message.private && fault.passes() =>
            {
                self.standing = AnswerState::Lost;
                match self.arrived().await {
                    Ok(id) => {
                        self.standing = AnswerState::Done;
                        self.shown(Some(id), purpose).await;
                    }
                    Err(fault) => {
                        self.in_doubt = fault.passes();
                        self.publish(message, purpose).await;
                    }
                }
            }
            (Err(_), answer) => {
                self.standing = AnswerState::Lost;
                self.make_up(answer).await;
            }
        }
    }

    /// The answer stands for all to see, as the message of this number if that is known.
    async fn shown(&self, id: Option<MessageId>, purpose: Option<Purpose>) {
        let Some(id) = id else { return };
        self.responder.courier.can_change(self.ticket, id, Part::Original);
        let (app, channel) = (&self.responder.app, self.ticket.place.channel);
        match purpose {
            Some(purpose) => app.answered(purpose, channel, id).await,
            None => app.delivered(0, Posted::Done(channel, id)).await,
        }
    }

    /// The act stands although nobody saw an answer: what is for all to see still goes out.
    async fn make_up(&mut self, answer: Answer) {
        match answer {
            Answer::Message(message, purpose) if !message.private => {
                self.publish(message, purpose).await;
            }
            Answer::Update(message) => self.update(message).await,
            Answer::Message(..)
            | Answer::Modal(_)
            | Answer::Choices(_)
            | Answer::Fleeting(_)
            | Answer::Silence => {}
        }
    }

    async fn message(&mut self, message: Message, purpose: Option<Purpose>) {
        if message.private {
            self.say(message).await;
        } else {
            if matches!(self.standing, AnswerState::Recording | AnswerState::Told) {
                self.say(Message::private(self.voice().stands_below())).await;
            }
            self.publish(message, purpose).await;
        }
    }

    async fn update(&mut self, message: Message) {
        match (self.standing, self.ticket.pressed) {
            (AnswerState::Quiet, _) => self.edit_original(&message).await,
            (AnswerState::Recording | AnswerState::Told | AnswerState::Lost, Some(pressed))
                if !pressed.private =>
            {
                let channel = self.ticket.place.channel;
                let edited =
                    self.responder.courier.edit(channel, pressed.message, message.clone()).await;
                let told = match edited {
                    Posted::Done(..) => Message::private(self.voice().stands_below()),
                    Posted::Refused(_) | Posted::Failed => message,
                };
                self.say(told).await;
            }
            (AnswerState::Recording | AnswerState::Told, _) => self.say(message).await,
            (AnswerState::Open | AnswerState::Done | AnswerState::Lost, _) => {}
        }
    }

    /// Tells the person alone.
    pub(super) async fn say(&mut self, message: Message) {
        let message = Message { private: true, pings: Vec::new(), ..message };
        match self.standing {
            AnswerState::Recording | AnswerState::Told => {
                self.standing = AnswerState::Told;
                self.edit_original(&message).await;
            }
            AnswerState::Quiet => drop(self.follow_up(&message).await),
            AnswerState::Open | AnswerState::Done | AnswerState::Lost => {}
        }
    }
}
