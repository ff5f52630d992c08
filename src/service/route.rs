//! Presses, choices and forms: who does what.

use super::invite::panelled;
use super::learn::RulesPage;
use super::lists::{GamesPage, HistoryPage, LeadersPage, Paged as _, ProfilePage};
use super::moves::position;
use super::picks::claimed_after;
use super::trouble::Trouble;
use super::{Answer, Message, Person, Press, PressId, Reply, Request, Service, State};
use crate::table::TableId;

impl Service {
    /// A button was pressed.
    pub(super) async fn press(&self, request: &Request, id: &PressId) -> Result<Reply, Trouble> {
        let voice = self.words.voice(&request.who.locale);
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
        let voice = self.words.voice(&request.who.locale);
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
    pub(super) async fn choose(
        &self,
        request: &Request,
        id: &PressId,
        values: &[String],
    ) -> Result<Reply, Trouble> {
        let voice = self.words.voice(&request.who.locale);
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
    pub(super) async fn person_picked(
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
            _ => Err(Trouble::Said(self.words.voice(&request.who.locale).old_button())),
        }
    }

    /// A form was sent.
    pub(super) async fn submit(
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
            _ => Err(Trouble::Said(self.words.voice(&request.who.locale).old_button())),
        }
    }
}

/// The private message that was pressed has done its work.
fn close(text: String) -> Reply {
    Reply { answer: Answer::Update(Message::private(text)), then: Vec::new() }
}

/// Whether the request was pressed in a private message that the answer may replace.
pub(super) fn pressed_in_private(request: &Request) -> bool {
    match &request.command {
        super::Command::Press(id) => {
            super::trouble::from_picker(id)
                || panelled(request)
                || id.press == Press::TakebackAsk
                || id.press == Press::PlayOn
                || id.press == Press::DrawOffer && id.arg == "y"
        }
        _ => false,
    }
}
