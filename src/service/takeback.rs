//! Taking back: asking, answering, and what everybody reads about it.

use super::moves::{in_place, position};
use super::stage::Stage;
use super::trouble::Trouble;
use super::{
    Answer, Button, ButtonStyle, Delivery, Message, Press, PressId, Reply, Request, Row, Service,
    State,
};
use crate::rules::{Act, Offer, SeatSet};
use crate::store::MessageRole;
use crate::table::{By, Entry, Intent, PersonId, Refused, TableId};
use crate::words::{Mention, Name, Term, Written};

impl Service {
    /// `/takeback`.
    pub(super) async fn takeback(
        &self,
        request: &Request,
        table: Option<TableId>,
    ) -> Result<Reply, Trouble> {
        let id = self.find(request, table).await?;
        self.ask_takeback(request, id, None).await
    }

    /// The Take back button.
    pub(super) async fn press_takeback(
        &self,
        request: &Request,
        press: &PressId,
        id: TableId,
    ) -> Result<Reply, Trouble> {
        self.ask_takeback(request, id, position(press.state)).await
    }

    /// Asks the others, or takes back at once where nobody else has a say. Whoever is asked himself
    /// agrees by asking.
    async fn ask_takeback(
        &self,
        request: &Request,
        id: TableId,
        at: Option<u32>,
    ) -> Result<Reply, Trouble> {
        let intent = Intent::Offer { what: Offer::Takeback, at };
        let by = By::Person(request.who.id);
        let voice = self.words.voice(&request.who.locale);
        let acted = match self.act(Some(request.interaction), id, by, &intent).await {
            Ok(acted) => acted,
            Err(Trouble::Refused(_, Refused::OfferedAlready | Refused::DoublePress { .. })) => {
                return Ok(in_place(request, Message::private(voice.takeback_waits())));
            }
            Err(trouble) => return Err(trouble),
        };
        if took_back(&acted.entries) {
            let told = matches!(request.command, super::Command::Press(_))
                .then(|| in_place(request, Message::private(voice.took_back())).answer);
            return self.after(request, acted, told).await;
        }
        let mut reply = in_place(request, Message::private(voice.takeback_waits()));
        let number = acted.table.standing(Offer::Takeback).map_or(0, |standing| standing.number);
        let post = self.offer_post(&acted.table, number).await;
        reply.then.extend(post.map(|post| Delivery { outbox: acted.asked, post }));
        Ok(reply)
    }

    /// Agrees to a takeback, or does not.
    pub(super) async fn answer_takeback(
        &self,
        request: &Request,
        press: &PressId,
        id: TableId,
    ) -> Result<Reply, Trouble> {
        let number = match press.state {
            State::Offer(number) => Some(number),
            State::Position(_) | State::Terms(_) | State::Own(_) | State::None => None,
        };
        let yes = press.press == Press::TakebackAccept;
        let intent = Intent::Answer { what: Offer::Takeback, number, yes };
        let by = By::Person(request.who.id);
        let acted = self.act(Some(request.interaction), id, by, &intent).await?;
        let stage = self.public_stage(&acted.table);
        let name = stage.name_of(request.who.id);
        let done = took_back(&acted.entries);
        let question = match stage.takeback_question() {
            Some(question) => question,
            None if yes => Message { content: stage.voice.takeback_agreed(name), ..question() },
            None => Message { content: stage.voice.takeback_declined(name), ..question() },
        };
        // Under a board the question stays with the board; a message of its own is settled.
        let board = self.store.message(id, MessageRole::Board).await?;
        let own_message = board.map(|at| at.message) != request.message;
        let answer = if own_message {
            Answer::Update(question)
        } else {
            Answer::Message(Message { private: yes, rows: Vec::new(), ..question }, None)
        };
        if done {
            return self.after(request, acted, Some(answer)).await;
        }
        Ok(Reply { answer, then: Vec::new() })
    }
}

fn question() -> Message {
    Message::default()
}

/// Whether a takeback was carried out.
fn took_back(entries: &[Entry]) -> bool {
    entries.iter().any(|entry| matches!(entry.act, Act::Takeback { .. }))
}

impl Stage<'_> {
    /// The name of a person at the table.
    pub fn name_of(&self, person: PersonId) -> Name {
        let seat = self.table.sheet().seats_of(person).iter().next();
        seat.map_or_else(|| Name::new("?"), |seat| self.name(seat))
    }

    /// The people that a proposal of this person asks.
    pub fn asked(&self, by: Option<PersonId>) -> Vec<PersonId> {
        let mut asked = Vec::new();
        for person in self.table.game().playing().iter().filter_map(|seat| self.person(seat)) {
            if Some(person) != by && !asked.contains(&person) {
                asked.push(person);
            }
        }
        asked
    }

    /// Who else still plays.
    pub fn opponents(&self, own: SeatSet) -> SeatSet {
        self.table.game().playing().iter().filter(|&seat| !own.has(seat)).collect()
    }

    /// Names of seats as a list.
    pub fn listed_names(&self, seats: SeatSet) -> Term {
        Term(seats.iter().map(|seat| self.name(seat).to_string()).collect::<Vec<_>>().join(", "))
    }

    /// What a takeback that was asked for would take back, in a sentence.
    pub fn takeback_asked(&self) -> Option<String> {
        self.takeback_asked_of(&[])
    }

    /// The same, said to these people.
    pub(super) fn takeback_asked_of(&self, people: &[PersonId]) -> Option<String> {
        let (standing, entry) = self.table.taking_back()?;
        let (who, written) = (self.name(standing.by), self.taken(entry));
        let asked = if people.is_empty() {
            self.voice.takeback_asked(who, written)
        } else {
            let mentions = people.iter().map(|person| Mention(person.0).to_string());
            let mentions = Term(mentions.collect::<Vec<_>>().join(", "));
            self.voice.takeback_asked_of(mentions, who, written)
        };
        if self.table.sheet().header.seats == 2 {
            return Some(asked);
        }
        let playing = self.table.game().playing();
        let part = |agreed: bool| -> SeatSet {
            playing.iter().filter(|&seat| standing.agreed.has(seat) == agreed).collect()
        };
        let votes = self
            .voice
            .takeback_votes(self.listed_names(part(true)), self.listed_names(part(false)));
        Some(format!("{asked} {votes}"))
    }

    /// The same as a message with its buttons.
    fn takeback_question(&self) -> Option<Message> {
        let content = self.takeback_asked()?;
        let rows = self.takeback_buttons().into_iter().collect();
        Some(Message { content, rows, ..Message::default() })
    }

    /// The buttons that answer a takeback.
    pub fn takeback_buttons(&self) -> Option<Row> {
        let (standing, _) = self.table.taking_back()?;
        let state = State::Offer(standing.number);
        let plain = self.voice.plain();
        let button = |press, label, style| self.button_at(press, state, "", label, style);
        Some(Row::Buttons(vec![
            button(Press::TakebackAccept, plain.label_takeback_accept(), ButtonStyle::Yes),
            button(Press::TakebackDecline, plain.label_decline(), ButtonStyle::No),
        ]))
    }

    /// Who has just taken back what.
    pub fn taken_back(&self) -> Option<String> {
        let last = self.table.sheet().log.last()?;
        let Act::Takeback { to } = last.act else { return None };
        let entry = self.table.sheet().log.get(to as usize)?;
        let Act::Move { seat, .. } = entry.act else { return None };
        Some(self.voice.taken_back(self.name(seat), self.taken(entry)))
    }

    fn taken(&self, entry: &Entry) -> Written {
        self.written(entry).map_or_else(|| Written::new("?"), |(_, written)| written)
    }

    /// The button that takes back, where that may be asked for.
    pub fn takeback_button(&self, person: PersonId) -> Option<Button> {
        self.table.may_take_back(person)?;
        let label = self.voice.plain().label_takeback();
        Some(self.button(Press::TakebackAsk, label, ButtonStyle::Rest))
    }

    /// What a player may undo of his game: a move, or the game itself while it is young.
    pub fn undo_buttons(&self, person: PersonId) -> Vec<Button> {
        let seated = !self.table.sheet().seats_of(person).is_empty();
        let running = self.table.sheet().phase == crate::table::Phase::Playing;
        let mut row: Vec<_> = self.takeback_button(person).into_iter().collect();
        if seated && running && self.table.may_be_called_off() {
            row.push(self.button(Press::Abort, self.voice.plain().label_abort(), ButtonStyle::No));
        }
        if self.table.may_share(person).is_some() {
            let label = self.voice.plain().label_share();
            row.push(self.button_at(Press::Share, State::None, "", label, ButtonStyle::Rest));
        }
        row
    }
}
