//! Presses, choices and forms: who does what.

use crate::show::lists::games::GamesPage;
use crate::show::lists::history::HistoryPage;
use crate::show::lists::leaders::LeadersPage;
use crate::show::lists::profile::ProfilePage;

use crate::message::{
    Answer, App, Button, ButtonStyle, Command, Does, Message, Person, Posted, Press, PressId,
    Purpose, Reply, Request, Row, State,
};
use crate::service::core::answers::position;
use crate::service::core::errors::Trouble;
use crate::service::core::state::Service;
use crate::show::learn::RulesPage;
use crate::show::lists::Paged as _;
use crate::show::picker::claimed_after;
use crate::show::replay;
use crate::show::share::page_of;
use crate::table::{ChannelId, MessageId, PersonId, TableId};

impl Service {
    async fn reply(&self, request: &Request) -> Result<Reply, Trouble> {
        match &request.command {
            Command::Play(terms) => self.play(request, terms).await,
            Command::Move { text, table } => self.typed_move(request, text, *table).await,
            Command::Board { flip, table } => self.board(request, *flip, *table).await,
            Command::Moves { piece, table } => self.moves(request, piece.as_deref(), *table).await,
            Command::Resign { table } => self.resign_ask(request, *table).await,
            Command::Draw { after, table } => self.draw(request, after.as_deref(), *table).await,
            Command::Takeback { table } => self.takeback(request, *table).await,
            Command::Hint { table } => self.hint(request, *table).await,
            Command::Games { scope, game } => {
                self.games(request, &GamesPage { scope: *scope, game: game.clone(), page: 1 }).await
            }
            Command::Leaderboard { game, scope } => {
                self.leaders(request, &LeadersPage::asked(game, *scope)).await
            }
            Command::Profile { player, game } => {
                self.profile(request, player.as_ref(), game.as_deref()).await
            }
            Command::History { player, opponent, game } => {
                let (player, opponent) = (player.as_ref(), opponent.as_ref());
                let page = HistoryPage::asked(request, player, opponent, game.as_deref());
                self.history(request, &page).await
            }
            Command::Replay { table, step } => self.replay(request, *table, *step).await,
            Command::Export { table, form } => self.export(request, *table, form.as_deref()).await,
            Command::Import { game, file, text } => {
                self.import(request, game, file.as_ref(), text.as_deref()).await
            }
            Command::Rules { game, page } => self.rules(request, game, page.as_deref()).await,
            Command::Settings { scope } => self.settings_command(request, *scope).await,
            Command::Privacy => self.privacy(request).await,
            Command::Help => Ok(self.help(request)),
            Command::Press(id) => self.press(request, id).await,
            Command::Choose(id, values) => self.choose(request, id, values).await,
            Command::Pick(id, person) => self.person_picked(request, id, person).await,
            Command::Submit(id, fields) => self.submit(request, id, fields).await,
            Command::Complete { command, option, typed } => {
                Ok(self.complete(request, command, option, typed).await)
            }
        }
    }

    /// What was refused for want of a right is tried again. The answer takes the place of the
    /// refusal.
    pub(crate) async fn retry(&self, request: &Request, id: &PressId) -> Result<Reply, Trouble> {
        let voice = self.voice(request);
        let wrapped = id.wrapped().filter(|wrapped| wrapped.press != Press::Retry);
        let wrapped = wrapped.ok_or_else(|| Trouble::Said(voice.old_button()))?;
        let again = Request { command: Command::Press(wrapped.clone()), ..request.clone() };
        let mut reply = Box::pin(self.press(&again, &wrapped)).await?;
        if let Answer::Message(message, None) = &mut reply.answer
            && message.private
        {
            reply.answer = Answer::Update(std::mem::take(message));
        }
        Ok(reply)
    }

    /// A button was pressed.
    pub(crate) async fn press(&self, request: &Request, id: &PressId) -> Result<Reply, Trouble> {
        let voice = self.voice(request);
        if id.press == Press::PostHere {
            return self.share(request, id).await;
        }
        if id.press == Press::Retry {
            return self.retry(request, id).await;
        }
        if let Some(table) = id.table {
            return self.press_at(request, id, table).await;
        }
        match id.press {
            Press::Setup => self.panel_press(request, id).await,
            Press::Leaderboard => self.leaders(request, &LeadersPage::of_text(&id.arg)).await,
            Press::Games => self.games(request, &GamesPage::of_text(&id.arg)).await,
            Press::Settings => self.settings_press(request, id, &[]).await,
            Press::Set => self.set_value(request, id).await,
            Press::Privacy => self.privacy_press(request, id).await,
            Press::Erase => self.erase_press(request, id).await,
            Press::Profile => self.profile_page(request, &ProfilePage::of_text(&id.arg)).await,
            Press::Rules => self.rules_page(request, &RulesPage::of_text(&id.arg)).await,
            Press::History => self.history(request, &HistoryPage::of_text(&id.arg)).await,
            Press::Help => Ok(self.help(request)),
            Press::LeaveQueue => self.leave_queue(request).await,
            Press::Rights => Ok(self.rights_here(request, id)),
            Press::Close => Ok(close(voice.done())),
            _ => Err(Trouble::Said(voice.old_button())),
        }
    }

    async fn press_at(
        &self,
        request: &Request,
        id: &PressId,
        table: TableId,
    ) -> Result<Reply, Trouble> {
        let voice = self.voice(request);
        match id.press {
            Press::Pick | Press::PickBand | Press::PickStep | Press::ClaimPick => {
                self.pick(request, id, table).await
            }
            Press::Play | Press::Any => self.pressed_move(request, id, table).await,
            Press::Type => self.type_form(request, id, table).await,
            Press::Accept | Press::Decline | Press::Withdraw | Press::Join | Press::AddComputer => {
                self.answer_invitation(request, id, table).await
            }
            Press::Terms => self.change_terms(request, id, table).await,
            Press::Leave | Press::Start | Press::RemoveSeat => {
                self.press_lobby(request, id, table).await
            }
            Press::DrawOffer => self.draw_question(request, id, table).await,
            Press::DrawAccept | Press::DrawDecline => {
                let number = match id.state {
                    State::Offer(number) => Some(number),
                    _ => None,
                };
                let yes = id.press == Press::DrawAccept;
                self.answer_draw(request, table, number, yes).await
            }
            Press::DrawClaim => {
                let at = position(id.state);
                let (key, after) = match claimed_after(&id.arg) {
                    Some((key, after)) => (key, Some(after.to_owned())),
                    None => (id.arg.as_str(), None),
                };
                self.claim_draw(request, table, key.to_owned(), after, at).await
            }
            Press::TakebackAsk => self.press_takeback(request, id, table).await,
            Press::TakebackAccept | Press::TakebackDecline => {
                self.answer_takeback(request, id, table).await
            }
            Press::ResignAsk => self.resign_question(request, table).await,
            Press::ResignYes | Press::Abort => self.give_up(request, id, table).await,
            Press::OwnView => self.own_view(request, id, table).await,
            Press::Board => self.show_board(request, table, id.arg == "f").await,
            Press::Where => self.where_to(request, table, None).await,
            Press::More => self.more(request, table).await,
            Press::Text => self.as_text(request, table).await,
            Press::Pause => self.stop_press(request, id, table).await,
            Press::Neglect => self.neglect_press(request, id, table).await,
            Press::Reopen => self.reopen(request, table).await,
            Press::Mute => self.mute(request, table).await,
            Press::GiveTime => self.give_time(request, table).await,
            Press::BringDown => self.bring_down(request, table).await,
            Press::StopWatching => self.stop_watching(request, table).await,
            Press::ForceEnd => self.force_end(request, id, table).await,
            Press::Share => self.share_seat(request, table).await,
            Press::JoinTeam => self.join_team(request, id, table).await,
            Press::MoveHere => self.move_here(request, table).await,
            Press::Hint => self.hint_at(request, table).await,
            Press::Analyse => self.analyse(request, table).await,
            Press::IfThen => self.if_then(request, id, table).await,
            Press::Rematch => self.rematch(request, table).await,
            Press::Export => {
                let form = Some(id.arg.as_str()).filter(|form| !form.is_empty());
                self.export_as(request, table, form).await
            }
            Press::Replay => self.replay_press(request, id, table).await,
            Press::PlayOn => self.play_on(request, id, table, &[]).await,
            Press::Close => Ok(close(match id.arg.as_str() {
                "r" => voice.resign_no(),
                _ => voice.done(),
            })),
            _ => Err(Trouble::Said(voice.old_button())),
        }
    }

    /// Something was chosen from a menu.
    pub(crate) async fn choose(
        &self,
        request: &Request,
        id: &PressId,
        values: &[String],
    ) -> Result<Reply, Trouble> {
        let voice = self.voice(request);
        match id.press {
            Press::Settings => self.settings_press(request, id, values).await,
            Press::Privacy => self.privacy_choice(request, id, values).await,
            Press::Setup => {
                let value = values.first().map_or("", String::as_str);
                self.panel_choice(request, id, value).await
            }
            Press::Where => match id.table {
                Some(table) => self.where_to(request, table, values.first()).await,
                None => Err(Trouble::Said(voice.old_button())),
            },
            Press::PlayOn if let Some(table) = id.table => {
                self.play_on(request, id, table, values).await
            }
            Press::Rules => {
                let mut page = RulesPage::of_text(&id.arg);
                page.page = values.first().cloned();
                self.rules_page(request, &page).await
            }
            _ => Err(Trouble::Said(voice.old_button())),
        }
    }

    /// A person was chosen from a menu.
    pub(crate) async fn person_picked(
        &self,
        request: &Request,
        id: &PressId,
        person: &Person,
    ) -> Result<Reply, Trouble> {
        match id.press {
            Press::Setup => self.panel_person(request, id, person).await,
            Press::PlayOn if let Some(table) = id.table => {
                self.play_on(request, id, table, &[person.id.0.to_string()]).await
            }
            Press::Privacy => self.block_picked(request, id, person).await,
            _ => Err(Trouble::Said(self.voice(request).old_button())),
        }
    }

    /// A form was sent.
    pub(crate) async fn submit(
        &self,
        request: &Request,
        id: &PressId,
        fields: &[(String, String)],
    ) -> Result<Reply, Trouble> {
        match (id.press, id.table) {
            (Press::Typed, Some(table)) => self.typed(request, id, table, fields).await,
            (Press::IfThen, Some(table)) => self.if_then_typed(request, id, table, fields).await,
            (Press::Replay, Some(table)) => self.replay_asked(request, id, table, fields).await,
            (Press::Erase, None) => self.erase_typed(request, fields).await,
            (Press::Set, None) => self.quiet_typed(request, fields).await,
            (Press::Setup, None) => self.panel_form(request, id, fields).await,
            _ => Err(Trouble::Said(self.voice(request).old_button())),
        }
    }

    /// Posts a copy of a page, as its opener sees it at the moment.
    pub(crate) async fn share(&self, request: &Request, id: &PressId) -> Result<Reply, Trouble> {
        let voice = self.voice(request);
        let gone = || Trouble::Said(voice.old_button());
        let page = page_of(id).ok_or_else(gone)?;
        let shows = page.press;
        if let Some(table) = page.table {
            // What a seat sees of a hidden game is for nobody else.
            let table = self.look(table).await?;
            self.for_all(request, &table)?;
        }
        let mut opener = request.clone();
        opener.command = Command::Press(page.clone());
        // Everybody reads it.
        opener.who.locale = self.public_language(request.place.venue());
        let opened = Box::pin(self.press(&opener, &page)).await?;
        let Answer::Message(shown, None) = opened.answer else { return Err(gone()) };
        let open = if page.press == Press::Replay { replay::opens(&page) } else { page };
        let open = Button {
            label: self.public_voice(request.place.venue()).plain().label_open_mine(),
            does: Does::Press(open),
            style: ButtonStyle::Rest,
            enabled: true,
        };
        let rows = vec![Row::Buttons(vec![open])];
        let mut copy = Message { private: false, pings: Vec::new(), rows, ..shown };
        if let (Press::Leaderboard, Some(embed)) = (shows, &mut copy.embed) {
            // The last line speaks to the opener alone.
            embed.footer.clear();
        }
        Ok(Reply::of(Answer::Message(copy, None)))
    }
}

impl App for Service {
    async fn handle(&self, mut request: Request) -> Reply {
        self.hear(&mut request).await;
        let mut reply = match self.reply(&request).await {
            Ok(reply) => reply,
            Err(_) if matches!(request.command, Command::Complete { .. }) => {
                Reply::of(Answer::Choices(Vec::new()))
            }
            Err(trouble) => self.excuse(&request, trouble).await,
        };
        self.remark(&request, &mut reply).await;
        self.greet(&request, &mut reply).await;
        reply
    }

    async fn answered(&self, purpose: Purpose, channel: ChannelId, message: MessageId) {
        self.note_message(purpose, channel, message).await;
    }

    async fn closed(&self, person: PersonId, about: Option<TableId>) {
        self.note_closed(person, about).await;
    }

    async fn threaded(&self, table: TableId, thread: Option<ChannelId>) {
        if let Err(trouble) = self.thread_opened(table, thread).await {
            tracing::error!(%table, ?trouble, "a game did not move into its thread");
        }
    }

    async fn delivered(&self, outbox: u64, posted: Posted) {
        self.note_delivery(outbox, posted).await;
    }
}

/// The private message that was pressed has done its work.
fn close(text: String) -> Reply {
    Reply::update(Message::private(text))
}
