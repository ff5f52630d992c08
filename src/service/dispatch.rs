//! Presses, choices and forms: who does what.

use std::sync::Arc;
use std::time::Duration;

use crate::message::{
    Answer, App, AtTable, Button, Command, Entered, FormId, GamesPage, HistoryPage, LeadersPage,
    ListPress, MenuId, Message, PeopleId, Person, Portraits, Posted, Press, Purpose, Reply,
    Request, Row, RulesPage, RulesPress, Scope, SettingsOf, SharedPage, TablePress,
};
use crate::picker::Aim;
use crate::service::core::errors::Error;
use crate::service::core::state::Service;
use crate::service::core::surely::surely;
use crate::table::{Against, ChannelId, Intent, MessageId, PersonId, TableId, USUAL_LEVEL};

impl Service {
    async fn reply(&self, request: &Request) -> Result<Reply, Error> {
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
                let page = GamesPage { scope: *scope, game: game.clone(), page: 1 };
                self.games(request, &ListPress { page, turn: None }).await
            }
            Command::Leaderboard { game, scope } => {
                let everywhere = *scope == Scope::Everywhere;
                let page = LeadersPage { everywhere, ..LeadersPage::first(game) };
                self.leaders(request, &ListPress { page, turn: None }).await
            }
            Command::Profile { player, game } => {
                self.profile(request, player.as_ref(), game.as_deref()).await
            }
            Command::History { player, opponent, game } => {
                let page = HistoryPage {
                    opponent: opponent.as_ref().map(|person| person.id),
                    game: game.clone(),
                    ..HistoryPage::of(player.as_ref().unwrap_or(&request.who).id)
                };
                self.history(request, &ListPress { page, turn: None }).await
            }
            Command::Replay { table, step } => self.replay(request, *table, *step).await,
            Command::Export { table, form } => self.export(request, *table, form.as_deref()).await,
            Command::Import { game, file, text } => {
                self.import(request, game, file.as_ref(), text.as_deref()).await
            }
            Command::Rules { game, page } => self.rules(request, game, page.as_deref()).await,
            Command::Settings { scope } => {
                let whose =
                    if *scope == Scope::Server { SettingsOf::Server } else { SettingsOf::Mine };
                self.settings_command(request, whose).await
            }
            Command::Privacy => self.privacy(request).await,
            Command::Help => Ok(self.help(request)),
            Command::Spoken(spoken) => self.spoken(request, spoken).await,
            Command::Late => {
                Ok(Reply::private(Message::private(self.voice(request).write_again())))
            }
            Command::Press(press) => self.press(request, press).await,
            Command::Choose(id, values) => self.choose(request, id, values).await,
            Command::Pick(id, person) => self.person_picked(request, id, person).await,
            Command::Submit(id, entered) => self.submit(request, id, entered).await,
            Command::Complete { command, option, typed } => {
                Ok(self.complete(request, command, option, typed).await)
            }
        }
    }

    /// A button was pressed.
    async fn press(&self, request: &Request, press: &Press) -> Result<Reply, Error> {
        match press {
            Press::At(at) => self.press_at(request, at).await,
            Press::Setup(press) => self.panel_press(request, press).await,
            Press::Games(list) => self.games(request, list).await,
            Press::History(list) => self.history(request, list).await,
            Press::Leaderboard(list) => self.leaders(request, list).await,
            Press::Profile(page) => self.profile_page(request, page).await,
            Press::Rules(press) => self.rules_page(request, press).await,
            Press::Settings { page, new } => self.settings_press(request, page, *new).await,
            Press::Set { page, value } => self.set_value(request, page, value).await,
            Press::Privacy(press) => self.privacy_press(request, *press).await,
            Press::Erase { sure } => self.erase_press(request, *sure).await,
            Press::Rights { in_place } => Ok(self.rights_here(request, *in_place)),
            Press::Help => Ok(self.help(request)),
            Press::LeaveQueue => self.leave_queue(request).await,
            Press::Close(_) => Ok(Reply::done(self.voice(request).done())),
            Press::Retry(again) => self.retry(request, again).await,
            Press::PostHere(page) => self.share(request, page).await,
        }
    }

    /// A button of a table was pressed.
    async fn press_at(&self, request: &Request, at: &AtTable) -> Result<Reply, Error> {
        let AtTable { table, version, press } = at;
        let (table, version) = (*table, *version);
        match press {
            TablePress::Pick(pick) => self.pick(request, at, pick, Aim::Play).await,
            TablePress::ClaimPick(pick) => self.pick(request, at, pick, Aim::Claim).await,
            TablePress::Play(text) | TablePress::Any(text) => {
                self.pressed_move(request, table, text, version.position()).await
            }
            TablePress::Type(kept) => self.type_form(request, table, version, kept).await,
            TablePress::Invitation(press) => {
                self.answer_invitation(request, table, *press, version.terms()).await
            }
            TablePress::Terms => self.change_terms(request, table, version.terms()).await,
            TablePress::DrawOffer { sure: false } => self.draw_question(request, table).await,
            TablePress::DrawOffer { sure: true } => {
                self.offer_draw(request, table, version.position()).await
            }
            TablePress::DrawAnswer(yes) => {
                self.answer_draw(request, table, version.offer(), *yes).await
            }
            TablePress::DrawClaim { key, after } => {
                let at = version.position();
                self.claim_draw(request, table, key.clone(), after.clone(), at).await
            }
            TablePress::TakebackAsk => self.ask_takeback(request, table, version.position()).await,
            TablePress::TakebackAnswer(yes) => {
                self.answer_takeback(request, table, version.offer(), *yes).await
            }
            TablePress::ResignAsk => self.resign_question(request, table).await,
            TablePress::Resign => self.give_up(request, table, Intent::Resign).await,
            TablePress::ResignNo => self.stays(request, table).await,
            TablePress::LeaveGame => self.give_up(request, table, Intent::LeaveGame).await,
            TablePress::Abort => self.give_up(request, table, Intent::CallOff).await,
            TablePress::Board { flip } => self.show_board(request, table, *flip).await,
            TablePress::Closeup(part) => self.closeup(request, table, *part).await,
            TablePress::Where => self.where_to(request, table, None).await,
            TablePress::More => self.more(request, table).await,
            TablePress::Text => self.as_text(request, table).await,
            TablePress::OwnView(view) => self.own_view(request, table, *view).await,
            TablePress::TimeOffer { what, answer: None } => {
                self.ask_stop(request, table, *what).await
            }
            TablePress::TimeOffer { what, answer: Some(yes) } => {
                self.answer_stop(request, table, *what, version.offer(), *yes).await
            }
            TablePress::Inactivity(press) => self.inactivity_press(request, table, *press).await,
            TablePress::Reopen => self.reopen(request, table).await,
            TablePress::GiveTime => self.give_time(request, table).await,
            TablePress::Mute => self.mute(request, table).await,
            TablePress::BringDown => self.bring_down(request, table).await,
            TablePress::StopWatching => self.stop_watching(request, table).await,
            TablePress::ForceEnd { sure } => self.force_end(request, table, *sure).await,
            TablePress::Share => self.share_seat(request, table).await,
            TablePress::JoinTeam(seat) => self.join_team(request, table, *seat).await,
            TablePress::MoveHere => self.move_here(request, table).await,
            TablePress::Hint => self.hint_at(request, table).await,
            TablePress::HintMove(text) => {
                self.hint_move(request, table, text, version.position()).await
            }
            TablePress::Analyse => self.analyse(request, table).await,
            TablePress::Turning(press) => self.turning(request, table, *press).await,
            TablePress::IfThen(press) => self.if_then(request, table, *press).await,
            TablePress::Rematch { level } => self.rematch(request, table, *level).await,
            TablePress::Export(form) => self.export_as(request, table, form.as_deref()).await,
            TablePress::Replay(press) => self.replay_press(request, table, *press).await,
            TablePress::PlayOn(lead) => self.play_on(request, table, *lead).await,
            TablePress::Close(_) => Ok(Reply::done(self.voice(request).done())),
        }
    }

    /// Something was chosen from a menu.
    async fn choose(
        &self,
        request: &Request,
        menu: &MenuId,
        values: &[String],
    ) -> Result<Reply, Error> {
        let value = values.first().map_or("", String::as_str);
        match menu {
            MenuId::Settings { page, of } => self.settings_chosen(request, page, *of, value).await,
            MenuId::Unblock => self.unblock_chosen(request, value).await,
            MenuId::Setup { draft, of } => self.panel_choice(request, *draft, *of, value).await,
            MenuId::Where { table } => self.where_to(request, *table, values.first()).await,
            MenuId::PlayOn { table, step } => {
                let level = value.parse().unwrap_or(USUAL_LEVEL);
                self.play_on_against(request, *table, *step, Against::Computer { level }).await
            }
            MenuId::Imported => self.import_chosen(request, value).await,
            MenuId::Rules(press) => {
                let page = RulesPage::new(&press.page.game, value);
                self.rules_page(request, &RulesPress { page, turn: press.turn }).await
            }
        }
    }

    /// A person was chosen from a menu.
    async fn person_picked(
        &self,
        request: &Request,
        menu: &PeopleId,
        person: &Person,
    ) -> Result<Reply, Error> {
        match menu {
            PeopleId::Setup { draft } => self.panel_person(request, *draft, person).await,
            PeopleId::PlayOn { table, step } => {
                self.play_on_with(request, *table, *step, person).await
            }
            PeopleId::Block => self.block_picked(request, person).await,
        }
    }

    /// A form was sent.
    async fn submit(
        &self,
        request: &Request,
        form: &FormId,
        entered: &Entered,
    ) -> Result<Reply, Error> {
        match form {
            FormId::Move { table, version } => {
                self.typed(request, *table, version.position(), entered).await
            }
            FormId::IfThen { table, version } => {
                self.if_then_typed(request, *table, version.position(), entered).await
            }
            FormId::Replay { table, page } => {
                self.replay_asked(request, *table, *page, entered).await
            }
            FormId::Erase => self.erase_typed(request, entered).await,
            FormId::Quiet => self.quiet_typed(request, entered).await,
            FormId::Options { draft } => self.panel_form(request, *draft, entered).await,
            FormId::Import { game } => self.import_entered(request, game, entered).await,
        }
    }

    /// What was refused for want of a right is tried again. The answer takes the place of the
    /// refusal.
    async fn retry(&self, request: &Request, again: &Press) -> Result<Reply, Error> {
        let mut reply = self.carry_out(request.clone(), again).await?;
        if let Answer::Message(message, None) = &mut reply.answer
            && message.private
        {
            reply.answer = Answer::Update(std::mem::take(message));
        }
        Ok(reply)
    }

    /// The reply to what was carried out before, here or in another process, and whose reply was lost: the board as
    /// it stands now, whatever is refused by now because of it.
    async fn reply_to_repeat(&self, request: &Request, error: &Error) -> Option<Reply> {
        let number = request.interaction;
        let acted = self.acts.is_fresh(number);
        let known = if acted {
            surely(|| self.store.was_carried_out(number)).await
        } else {
            self.store.was_carried_out(number).await
        };
        let unclear = match (error, known) {
            (Error::Again, _) | (_, Ok(true)) => None,
            // It was about to be stored, or came to another process, too, and nobody can tell what came of that.
            (Error::Refused(..) | Error::Unread { .. }, Err(why)) if acted => Some(why),
            (Error::Store(_), Err(why)) if acted || self.store.is_shared() => Some(why),
            (_, Ok(false) | Err(_)) => return None,
        };
        if let Some(why) = unclear {
            return Some(self.reply_to_error(request, Error::Unclear(why)).await);
        }
        let board = match self.repeated(request, error).await {
            Ok(Some(id)) => self.show_board(request, id, false).await.ok(),
            Ok(None) | Err(_) => None,
        };
        match board {
            Some(board) => Some(board),
            None => Some(self.reply_to_error(request, Error::Again).await),
        }
    }

    /// The game in which a request did something, if it was in one.
    async fn repeated(&self, request: &Request, error: &Error) -> Result<Option<TableId>, Error> {
        Ok(match (error, &request.command) {
            (Error::Refused(id, _), _) => Some(*id),
            (_, Command::Press(Press::At(at))) => Some(at.table),
            (_, Command::Submit(FormId::Move { table, .. }, _)) => Some(*table),
            (
                _,
                Command::Move { table, .. }
                | Command::Resign { table }
                | Command::Draw { table, .. }
                | Command::Takeback { table },
            ) => Some(self.find(request, *table).await?),
            _ => None,
        })
    }

    /// Posts a copy of a page, as its opener sees it at the moment.
    async fn share(&self, request: &Request, page: &SharedPage) -> Result<Reply, Error> {
        let voice = self.voice(request);
        if let SharedPage::Replay(table, _) | SharedPage::Film(table, _) = page {
            // What a seat sees of a hidden game is for nobody else.
            let table = self.look(*table).await?;
            self.for_all(request, &table)?;
        }
        let mut opener = request.clone();
        // Everybody reads it.
        opener.who.locale = self.public_language(request.place.venue());
        let opened = self.carry_out(opener, &page.press()).await?;
        let Answer::Message(shown, None) = opened.answer else {
            return Err(Error::Said(voice.old_button()));
        };
        let label = self.public_voice(request.place.venue()).plain().label_open_mine();
        let rows = vec![Row::Buttons(vec![Button::rest(label, page.opener())])];
        let mut copy = Message { private: false, pings: Vec::new(), rows, ..shown };
        if let (SharedPage::Leaderboard(_), Some(embed)) = (page, &mut copy.embed) {
            // The last line speaks to the opener alone.
            embed.footer.clear();
        }
        Ok(Reply::of(Answer::Message(copy, None)))
    }

    /// The reply to a press that another press stands for.
    async fn carry_out(&self, mut request: Request, press: &Press) -> Result<Reply, Error> {
        request.command = Command::Press(press.clone());
        Box::pin(self.press(&request, press)).await
    }
}

#[async_trait::async_trait]
impl App for Service {
    fn see_people(&self, portraits: Arc<dyn Portraits>) {
        // Whoever connects anew is the same Discord.
        drop(self.portraits.set(portraits));
    }

    async fn handle(&self, mut request: Request) -> Reply {
        let service = self.for_a_request(request.who.id);
        service.note_languages(&mut request).await;
        service.understand(&mut request);
        let mut reply = match service.reply(&request).await {
            Ok(reply) => reply,
            Err(_) if matches!(request.command, Command::Complete { .. }) => {
                Reply::of(Answer::Choices(Vec::new()))
            }
            Err(error) => match service.reply_to_repeat(&request, &error).await {
                Some(reply) => reply,
                None => service.reply_to_error(&request, error).await,
            },
        };
        service.remark(&request, &mut reply).await;
        service.greet(&request, &mut reply).await;
        reply
    }

    async fn answered(&self, purpose: Purpose, channel: ChannelId, message: MessageId) {
        self.note_message(purpose, channel, message).await;
    }

    async fn closed(&self, person: PersonId, about: Option<TableId>) {
        self.note_closed(person, about).await;
    }

    async fn conversation(&self, person: PersonId) -> Option<ChannelId> {
        self.known_conversation(person).await
    }

    async fn conversation_begun(&self, person: PersonId, channel: ChannelId) {
        self.note_conversation(person, channel).await;
    }

    async fn since_last_conversation(&self) -> Option<Duration> {
        self.conversation_age().await
    }

    async fn threaded(&self, table: TableId, thread: Option<ChannelId>) {
        if let Err(error) = self.thread_opened(table, thread).await {
            tracing::error!(%table, ?error, "a game did not move into its thread");
        }
    }

    fn is_alone(&self) -> bool {
        !self.store.is_shared()
    }

    async fn owes(&self, outbox: u64) -> bool {
        self.still_owes(outbox).await
    }

    async fn owes_still(&self, outbox: u64) -> bool {
        self.held.forget(outbox);
        self.still_owes(outbox).await
    }

    async fn delivered(&self, outbox: u64, posted: Posted) {
        self.note_delivery(outbox, posted).await;
    }
}
