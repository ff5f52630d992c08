//! Moves: typed, pressed, or sent by a form.

use tokio::time::Instant;

use super::act::is_repeat;
use super::referee::{secret, secret_answer};
use super::stage::Stage;
use super::trouble::Trouble;
use super::{
    Answer, Command, Input, Message, Modal, Press, PressId, Reply, Request, Row, Service, State,
};
use crate::picker::{self, Aim, Picker, Pressed};
use crate::rules::{Seat, Unread, Viewer};
use crate::table::{By, Intent, TableId};
use crate::words::{Term, Written};

/// The name of the field of the form for a typed move.
const FIELD: &str = "t";
/// The most characters of a typed move.
pub(super) const TYPED_MOST: usize = 60;

impl Service {
    /// `/move`.
    pub(super) async fn typed_move(
        &self,
        request: &Request,
        text: &str,
        table: Option<TableId>,
    ) -> Result<Reply, Trouble> {
        let id = self.find(request, table).await?;
        self.read_and_play(request, id, text, None).await
    }

    /// Reads a typed move and plays it. Half a move opens the picker where it points.
    async fn read_and_play(
        &self,
        request: &Request,
        id: TableId,
        text: &str,
        at: Option<u32>,
    ) -> Result<Reply, Trouble> {
        let from = Instant::now();
        let read = Box::pin(self.read_and_try(request, id, text, at)).await;
        self.breathe(id, from).await;
        read
    }

    async fn read_and_try(
        &self,
        request: &Request,
        id: TableId,
        text: &str,
        at: Option<u32>,
    ) -> Result<Reply, Trouble> {
        let text: String = text.trim().chars().take(TYPED_MOST).collect();
        let table = self.look(id).await?;
        let seat = match table.mover(request.who.id, at) {
            Ok(seat) => seat,
            Err(refused) => {
                return self.refused_try(request, id, Trouble::Refused(id, refused)).await;
            }
        };
        let looks = self.looks(request.who.id, table.info()).await;
        let stage = Stage {
            house: self,
            voice: self.words.voice(&request.who.locale),
            table: &table,
            looks,
        };
        let seen = table.seen(Viewer::Seat(seat));
        match seen.read(&text, stage.notation()) {
            Ok(canonical) => {
                if let Some(question) = seen.caution(&canonical) {
                    return Ok(private(stage.confirm(seat, &canonical, &question)));
                }
                let now = Some(table.own_number(request.who.id));
                self.play_move(request, id, &canonical, now).await
            }
            Err(why @ (Unread::Unknown | Unread::Illegal(_))) => {
                let (voice, notation) = (stage.voice, stage.notation());
                let picker = Picker { seen, voice, notation, always_ask: false, aim: Aim::Play };
                let half = picker::half(&picker, &text);
                let screen = match &half {
                    Some(arg) => {
                        let step = Pressed::Step(arg);
                        self.screen(request, &table, seat, step, Aim::Play).await
                    }
                    None => None,
                };
                match screen {
                    Some(message) if secret(&table) => Ok(secret_answer(request, message)),
                    Some(message) => Ok(private(message)),
                    None if secret(&table) => {
                        let said = match &why {
                            Unread::Illegal(say) => {
                                voice.impossible(stage.info(), &text, say, &stage.names())
                            }
                            _ => voice.no_move(crate::words::Quote::new(&text)),
                        };
                        self.verdict(request, id, Some(said)).await
                    }
                    None => Err(Trouble::Unread { table: id, seat, text, why }),
                }
            }
            Err(why @ Unread::Ambiguous(_)) => Err(Trouble::Unread { table: id, seat, text, why }),
        }
    }

    /// A button that plays a move.
    pub(super) async fn pressed_move(
        &self,
        request: &Request,
        press: &PressId,
        id: TableId,
    ) -> Result<Reply, Trouble> {
        let from = Instant::now();
        let played = self.play_move(request, id, &press.arg, position(press.state)).await;
        self.breathe(id, from).await;
        played
    }

    /// Plays a move by its canonical text.
    async fn play_move(
        &self,
        request: &Request,
        id: TableId,
        canonical: &str,
        at: Option<u32>,
    ) -> Result<Reply, Trouble> {
        if secret(&self.look(id).await?) {
            return Box::pin(self.tried(request, id, canonical, at)).await;
        }
        let intent = Intent::Play { text: canonical.to_owned(), at, draw: false };
        let voice = self.words.voice(&request.who.locale);
        let acted = match self
            .act(Some(request.interaction), id, By::Person(request.who.id), &intent)
            .await
        {
            Ok(acted) => acted,
            // Pressed twice: the success again, and nothing happens twice.
            Err(trouble) if is_repeat(&trouble) => {
                let played = voice.you_played(Written::new(canonical));
                return Ok(in_place(request, Message::private(played)));
            }
            Err(trouble) => return Err(trouble),
        };
        let stage = Stage {
            house: self,
            voice,
            table: &acted.table,
            looks: self.looks(request.who.id, acted.table.info()).await,
        };
        let own = acted.entries.iter().find(|entry| entry.by == By::Person(request.who.id));
        let written = own.and_then(|entry| stage.written_to_mover(entry));
        let written = written.map_or_else(|| Written::new(canonical), |(_, written)| written);
        let mut told = Message::private(voice.you_played(written));
        let undo = stage.takeback_button(request.who.id).filter(|_| !acted.ends);
        told.rows.extend(undo.map(|button| Row::Buttons(vec![button])));
        let played = in_place(request, told).answer;
        let answer = match &request.command {
            // The board is the answer where that is possible.
            Command::Move { .. } if acted.table.sheet().venue.channel == request.place.channel => {
                None
            }
            _ => Some(played),
        };
        self.after(request, acted, answer).await
    }

    /// Opens the form for a typed move.
    pub(super) async fn type_form(
        &self,
        request: &Request,
        press: &PressId,
        id: TableId,
    ) -> Result<Reply, Trouble> {
        let table = self.look(id).await?;
        let voice = self.words.voice(&request.who.locale).plain();
        let seat = match table.mover(request.who.id, position(press.state)) {
            Ok(seat) => seat,
            Err(refused) => {
                return self.refused_try(request, id, Trouble::Refused(id, refused)).await;
            }
        };
        let looks = self.looks(request.who.id, table.info()).await;
        let stage = Stage { house: self, voice, table: &table, looks };
        let choices = table.seen(Viewer::Seat(seat)).choices(stage.notation());
        let example = choices.get(choices.len() / 2).map_or("", |choice| choice.written.as_str());
        let title: String = voice.type_title(stage.title()).chars().take(45).collect();
        let modal = Modal {
            id: PressId::at(Press::Typed, id, press.state, ""),
            title,
            fields: vec![Input {
                name: FIELD.to_owned(),
                label: voice.type_field(),
                placeholder: voice.type_hint(Term(example.to_owned())),
                value: press.arg.clone(),
                max: TYPED_MOST as u16,
                long: false,
                required: true,
            }],
        };
        Ok(Reply { answer: Answer::Modal(modal), then: Vec::new() })
    }

    /// The form was sent.
    pub(super) async fn typed(
        &self,
        request: &Request,
        press: &PressId,
        id: TableId,
        fields: &[(String, String)],
    ) -> Result<Reply, Trouble> {
        let text = fields.iter().find(|(name, _)| name == FIELD);
        let text = text.map_or("", |(_, text)| text.as_str());
        self.read_and_play(request, id, text, position(press.state)).await
    }
}

impl Stage<'_> {
    /// The question before a move that would lose by a rule.
    fn confirm(&self, seat: Seat, canonical: &str, question: &crate::rules::Say) -> Message {
        let plain = self.voice.plain();
        let written = self.table.seen(self.table_viewer()).write(canonical, self.notation());
        let label = plain.pick_play(Term(written.unwrap_or_else(|| canonical.to_owned())));
        let play = self.button_at(
            Press::Play,
            self.state_of(seat),
            canonical,
            label,
            super::ButtonStyle::No,
        );
        let mut message = Message::private(self.voice.say(self.info(), question, &self.names()));
        message.rows.push(Row::Buttons(vec![play]));
        message
    }

    fn table_viewer(&self) -> Viewer {
        self.table.turn().iter().next().map_or(Viewer::Public, Viewer::Seat)
    }
}

/// The number a pressed thing was made at: of a position, or in a hidden game its player's own.
pub(super) const fn position(state: State) -> Option<u32> {
    match state {
        State::Position(number) | State::Own(number) => Some(number),
        State::Offer(_) | State::Terms(_) | State::None => None,
    }
}

/// A private message as the whole answer.
pub(super) const fn private(message: Message) -> Reply {
    Reply { answer: Answer::Message(message, None), then: Vec::new() }
}

/// A private message in the place of the private one that was pressed.
pub(super) fn in_place(request: &Request, message: Message) -> Reply {
    let answer = if super::route::pressed_in_private(request) {
        Answer::Update(message)
    } else {
        Answer::Message(message, None)
    };
    Reply { answer, then: Vec::new() }
}
