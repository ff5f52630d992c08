//! Acknowledges an interaction in time, whatever the application does, and sends what follows; answers
//! messages.

mod pace;
mod posting;
mod recent;
mod responder;
mod session;
mod spoken;
mod wire;

pub use responder::Responder;

use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::task::{JoinError, JoinHandle};
use tokio::time::timeout_at;
use tracing::Instrument as _;

use super::inbound::{Inbound, InteractionKind, Ticket, Unreadable};
use super::reference::Reference;
use crate::message::{Answer, AtTable, Command, Delivery, Message, Press, Reply, TablePress};
use crate::watch::spans::{self, Outcome};
use crate::words::{Term, Voice};
use session::{Hold, Session};

impl Responder {
    /// Answers one interaction and sends what follows from it. Returns when all is done.
    pub(crate) async fn serve(&self, inbound: Inbound) {
        let what = inbound.request.as_ref().ok().map(|request| request.command.word());
        let span = spans::interaction(inbound.ticket.kind.word(), what);
        let outcome = self.served(inbound).instrument(span.clone()).await;
        spans::ended(&span, outcome);
    }

    async fn served(&self, inbound: Inbound) -> Outcome {
        let Inbound { ticket, request, .. } = inbound;
        let age = self.ages.age(super::inbound::at(ticket.id));
        let now = Instant::now();
        let pressed_at = now.checked_sub(age.min(self.timing.late)).unwrap_or(now);
        let mut session = Session::new(self, &ticket, pressed_at);
        let request = match request {
            Ok(request) => request,
            Err(puzzle) => {
                tracing::info!(%puzzle, way = ?ticket.kind, "an interaction nobody understands");
                let answer = match ticket.kind {
                    InteractionKind::Complete => Answer::Choices(Vec::new()),
                    _ => Answer::Message(explain(puzzle, session.voice()), None),
                };
                session.answer(answer).await;
                return Outcome::Unreadable;
            }
        };
        if !self.paces.allow(request.who.id, self.timing.pace, now) {
            tracing::info!(way = ?ticket.kind, "somebody acts too fast");
            let answer = match ticket.kind {
                InteractionKind::Complete => Answer::Choices(Vec::new()),
                InteractionKind::Command | InteractionKind::Press | InteractionKind::Submit => {
                    Answer::Message(Message::private(session.voice().too_fast()), None)
                }
            };
            session.answer(answer).await;
            return Outcome::TooFast;
        }
        // Its answer goes on changing after it was given, so it is one of its own from the start.
        let changes = matches!(
            &request.command,
            Command::Press(Press::At(AtTable { press: TablePress::Analyse, .. }))
        );
        let hold = if changes { Hold::Recording } else { hold(&ticket) };
        if age < self.timing.late {
            self.ages.fits();
        } else if !self.is_wanted(&mut session, hold, age).await {
            return Outcome::Late;
        }
        if changes {
            self.courier.remember(&ticket);
        }
        let (app, rest) = (Arc::clone(&self.app), self.rest.clone());
        let work = async move { app.handle(rest.fetched(request).await).await };
        let work = tokio::spawn(work.in_current_span());
        let reply = match ticket.kind {
            InteractionKind::Complete => self.complete(&mut session, work).await,
            _ => self.answer(&mut session, work, hold, &ticket).await,
        };
        if changes {
            self.courier.released(ticket.id);
        }
        tracing::debug!(way = ?ticket.kind, ?age, took = ?now.elapsed(), "answered");
        let outcome = Outcome::of(&reply);
        for delivery in reply.unwrap_or_default() {
            session.deliver(delivery).await;
        }
        session.clear().await;
        outcome
    }

    /// Whether Discord still wants an answer to what looks too old. If not, the person was told that it
    /// failed; doing it now would surprise everybody.
    async fn is_wanted(&self, session: &mut Session<'_>, hold: Hold, age: Duration) -> bool {
        let kind = session.ticket.kind;
        // Nothing comes of a completion.
        if kind == InteractionKind::Complete {
            return true;
        }
        match session.hold(hold).await {
            Err(fault) if fault.answered_too_late() => {
                tracing::warn!(?age, way = ?kind, "an interaction came too late");
                return false;
            }
            Err(_) => {}
            Ok(()) if self.ages.mistaken() => {
                tracing::warn!(?age, "interactions looked old and were not: ages begin anew");
            }
            Ok(()) => tracing::info!(?age, way = ?kind, "an interaction looked old and was not"),
        }
        // How old it really is nobody knows.
        session.pressed_at = Instant::now();
        true
    }

    /// Says that the bot is going down; nothing is carried out.
    pub(crate) async fn turn_away(&self, inbound: Inbound) {
        let ticket = inbound.ticket;
        let now = Instant::now();
        let mut session = Session::new(self, &ticket, now);
        let answer = match ticket.kind {
            InteractionKind::Complete => Answer::Choices(Vec::new()),
            InteractionKind::Command | InteractionKind::Press | InteractionKind::Submit => {
                Answer::Message(Message::private(session.voice().stopping()), None)
            }
        };
        session.answer(answer).await;
    }

    /// Answers with what the application says, gaining time if it needs some.
    async fn answer(
        &self,
        session: &mut Session<'_>,
        mut work: JoinHandle<Reply>,
        hold: Hold,
        ticket: &Ticket,
    ) -> Result<Vec<Delivery>, Broken> {
        let mut worked = self.by(session, self.timing.guard, &mut work).await;
        if worked.is_none() {
            // What became of it is in how the interaction stands.
            session.hold(hold).await.ok();
            worked = self.by(session, self.timing.stuck, &mut work).await;
        }
        let worked = if let Some(worked) = worked {
            worked
        } else {
            tracing::error!(reference = %Reference::of(ticket.id), "a request is stuck");
            session.say(Message::private(session.voice().too_slow())).await;
            work.await
        };
        match worked {
            Ok(Reply { answer, then }) => {
                session.answer(answer).await;
                Ok(then)
            }
            Err(error) => {
                // A panic harms nobody else: the person gets a reference, the log the rest.
                let reference = Reference::of(ticket.id);
                tracing::error!(%reference, %error, way = ?ticket.kind, "a request broke");
                let sentence = session.voice().broken(Term(reference.to_string()));
                session.answer(Answer::Message(Message::private(sentence), None)).await;
                Err(Broken)
            }
        }
    }

    /// Answers with completions; with none if they are not there in time.
    async fn complete(
        &self,
        session: &mut Session<'_>,
        mut work: JoinHandle<Reply>,
    ) -> Result<Vec<Delivery>, Broken> {
        let (choices, then) = match self.by(session, self.timing.complete, &mut work).await {
            Some(Ok(Reply { answer: Answer::Choices(choices), then })) => (choices, Ok(then)),
            Some(Ok(Reply { then, .. })) => (Vec::new(), Ok(then)),
            Some(Err(error)) => {
                tracing::error!(%error, "a completion broke");
                (Vec::new(), Err(Broken))
            }
            None => (Vec::new(), Ok(Vec::new())),
        };
        session.answer(Answer::Choices(choices)).await;
        then
    }

    /// What the work came to, if it is done this long after the press.
    async fn by(
        &self,
        session: &Session<'_>,
        since_press: Duration,
        work: &mut JoinHandle<Reply>,
    ) -> Option<Result<Reply, JoinError>> {
        timeout_at((session.pressed_at() + since_press).into(), work).await.ok()
    }
}

/// What was asked for broke: nothing follows from it.
struct Broken;

/// The answer to what cannot be understood.
fn explain(puzzle: Unreadable, voice: Voice<'_>) -> Message {
    Message::private(match puzzle {
        Unreadable::Id(_) => voice.old_button(),
        Unreadable::Command => voice.old_command(),
    })
}

/// A command has no message of its own yet: the person sees that it is being recorded. What was
/// pressed in a message needs no such word, the button itself shows that it works.
const fn hold(ticket: &Ticket) -> Hold {
    match ticket.pressed {
        Some(_) => Hold::Quiet,
        None => Hold::Recording,
    }
}

#[cfg(test)]
mod tests;
