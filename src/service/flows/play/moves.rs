//! Moves: typed, pressed, or sent by a form.

use tokio::time::Instant;

use crate::message::{Answer, Entered, FormId, Input, Message, Modal, Reply, Request, Version};
use crate::picker;
use crate::picker::{Aim, Picked};
use crate::rules::{Unread, Viewer};
use crate::service::Service;
use crate::service::core::act::is_repeat;
use crate::service::core::answers::{TYPED_MOST, in_place, referee_answers};
use crate::service::core::errors::Error;
use crate::service::delivery::after::Told;
use crate::show::referee::secret;
use crate::show::wish::wish_message;
use crate::table::{Intent, TableId};
use crate::words::{Term, Written, typed_wish};

/// The name of the field of the form for a typed move.
const FIELD: &str = "t";

impl Service {
    /// `/move`.
    pub(crate) async fn typed_move(
        &self,
        request: &Request,
        text: &str,
        table: Option<TableId>,
    ) -> Result<Reply, Error> {
        let id = self.find(request, table).await?;
        self.read_and_play(request, id, text, None).await
    }

    /// Reads a typed move and plays it. Half a move opens the picker where it points.
    pub(crate) async fn read_and_play(
        &self,
        request: &Request,
        id: TableId,
        text: &str,
        at: Option<u32>,
    ) -> Result<Reply, Error> {
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
    ) -> Result<Reply, Error> {
        let text: String = text.trim().chars().take(TYPED_MOST).collect();
        if let Some(wish) = typed_wish(self.voice(request), &text) {
            return Ok(Reply::private(wish_message(self.voice(request), wish, Some(id))));
        }
        let table = self.look(id).await?;
        let seat = match table.mover(request.who.id, at) {
            Ok(seat) => seat,
            Err(refused) => {
                return self.refused_try(request, id, Error::Refused(id, refused)).await;
            }
        };
        let presenter = self.presenter_of(request, &table).await;
        let seen = table.seen(Viewer::Seat(seat));
        let picker = presenter.picker(seen);
        match picker::read(&picker, &text) {
            Ok(canonical) => {
                if let Some(question) = seen.caution(&canonical) {
                    return Ok(Reply::private(presenter.confirm(seat, &canonical, &question)));
                }
                let now = Some(table.own_number(request.who.id));
                self.play_move(request, id, &canonical, now).await
            }
            // It came to two processes, and the other has played it.
            Err(_) if secret(&table) && self.was_carried_out(Some(request.interaction)).await => {
                self.verdict(request, id, None).await
            }
            Err(why @ (Unread::Unknown | Unread::Illegal(_))) => {
                let half = picker::half(&picker, &text);
                let screen = match &half {
                    Some(arg) => {
                        let step = Picked::Step(arg);
                        self.screen(request, &table, seat, step, Aim::Play).await
                    }
                    None => None,
                };
                match screen {
                    Some(message) if secret(&table) => Ok(referee_answers(request, message)),
                    Some(message) => Ok(Reply::private(message)),
                    None if secret(&table) => {
                        let said = match &why {
                            Unread::Illegal(say) => {
                                let (info, names) = (presenter.info(), presenter.names());
                                presenter.voice.impossible(info, &text, say, &names)
                            }
                            _ => presenter.voice.no_move(presenter.voice.quote(&text)),
                        };
                        self.verdict(request, id, Some(said)).await
                    }
                    None => Err(Error::Unread { table: id, seat, text, why }),
                }
            }
            Err(why @ Unread::Ambiguous(_)) => Err(Error::Unread { table: id, seat, text, why }),
        }
    }

    /// A button that plays a move.
    pub(crate) async fn pressed_move(
        &self,
        request: &Request,
        id: TableId,
        canonical: &str,
        at: Option<u32>,
    ) -> Result<Reply, Error> {
        let from = Instant::now();
        let played = self.play_move(request, id, canonical, at).await;
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
    ) -> Result<Reply, Error> {
        let table = self.look(id).await?;
        if secret(&table) {
            return Box::pin(self.tried(request, id, canonical, at)).await;
        }
        let intent = Intent::Play { text: canonical.to_owned(), at, draw: false };
        let voice = self.voice(request);
        let acted = match self.act(Some(request.interaction), id, request.by(), &intent).await {
            Ok(acted) => acted,
            // Picked twice: the success again, and nothing happens twice.
            Err(error) if is_repeat(&error) => {
                let played = voice.you_played(Written::new(canonical));
                if table.record().venue.channel == request.place.channel {
                    return Ok(Reply::done(played));
                }
                return Ok(in_place(request, Message::private(played)));
            }
            Err(error) => return Err(error),
        };
        let presenter = self.presenter_of(request, &acted.table).await;
        let own = acted.entries.iter().find(|entry| entry.by == request.by());
        let written = own.and_then(|entry| presenter.written_to_mover(entry));
        let written = written.map_or_else(|| Written::new(canonical), |(_, written)| written);
        self.after(request, acted, Told::Played(voice.you_played(written))).await
    }

    /// Opens the form for a typed move.
    pub(crate) async fn type_form(
        &self,
        request: &Request,
        id: TableId,
        version: Version,
        kept: &str,
    ) -> Result<Reply, Error> {
        let table = self.look(id).await?;
        let voice = self.voice(request).plain();
        let seat = match table.mover(request.who.id, version.position()) {
            Ok(seat) => seat,
            Err(refused) => {
                return self.refused_try(request, id, Error::Refused(id, refused)).await;
            }
        };
        let presenter = self.presenter_of(request, &table).await;
        let choices = table.seen(Viewer::Seat(seat)).choices(presenter.notation());
        let example = choices.get(choices.len() / 2).map_or("", |choice| choice.written.as_str());
        let title: String = voice.type_title(presenter.title()).chars().take(45).collect();
        let modal = Modal::of_text(
            FormId::Move { table: id, version },
            title,
            vec![Input {
                name: FIELD.to_owned(),
                label: voice.type_field(),
                description: String::new(),
                placeholder: voice.type_hint(Term(example.to_owned())),
                value: kept.to_owned(),
                max: TYPED_MOST as u16,
                long: false,
                required: true,
            }],
        );
        Ok(Reply::of(Answer::Modal(modal)))
    }

    /// The form was sent.
    pub(crate) async fn typed(
        &self,
        request: &Request,
        id: TableId,
        at: Option<u32>,
        entered: &Entered,
    ) -> Result<Reply, Error> {
        self.read_and_play(request, id, entered.text(FIELD), at).await
    }
}
