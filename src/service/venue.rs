//! Games whose place is gone: they keep their state for a week, their players are told by direct
//! message, and one of them may take the game elsewhere.

use super::audience::letter;
use super::stage::{Looks, Stage};
use super::trouble::{Trouble, show_board};
use super::{
    Answer, Button, ButtonStyle, Does, Message, Press, PressId, Refused, Reply, Request, Row,
    Service, State,
};
use crate::rules::Seat;
use crate::store::{Listed, OutboxRow};
use crate::table::{By, Intent, PersonId, Phase, Span, Table, TableId, Told};

/// How many buttons a row has.
const A_ROW: usize = 5;
/// After so long without a place a game is closed.
const LOST_MOST: Span = Span::DAY.times(7);
/// How many games are closed at once.
const AT_ONCE: u32 = 50;

impl Service {
    /// A post was refused for good. If its place is gone, the players of the game hear of what they
    /// would have read there.
    pub(super) async fn note_lost(&self, row: &OutboxRow, why: Refused) -> Result<(), Trouble> {
        let gone = matches!(why, Refused::Archived | Refused::Forbidden | Refused::PlaceGone);
        let Some(id) = row.table.filter(|_| gone) else { return Ok(()) };
        self.store.set_lost(id, Some(self.now())).await?;
        if row.purpose != "board" {
            return Ok(());
        }
        let table = self.look(id).await?;
        for (seat, person) in addressees(&table) {
            self.write_of_loss(&table, seat, person).await;
        }
        Ok(())
    }

    /// A direct message in the place of a board that could not be posted.
    async fn write_of_loss(&self, table: &Table, seat: Seat, person: PersonId) {
        let settings = self.settings(person).await;
        let over = table.sheet().phase != Phase::Playing;
        let closed = self.is_closed(person).await;
        let told = settings.pings.told(table.info().hidden, closed);
        // Who hears of his turns by direct message has one already; some want to hear nothing.
        let has_or_wants_none =
            if over { settings.silent_results } else { told.direct || told == Told::NOWHERE };
        if closed || has_or_wants_none {
            return;
        }
        let looks = Looks::of(&settings, table.info());
        let stage = Stage { house: self, voice: self.voice_of(&settings), table, looks };
        let id = table.sheet().id;
        let kind = if over { 'x' } else { 'v' };
        let news = table.news_number(crate::rules::Viewer::Seat(seat));
        let nonce = format!("{kind}{id}{:x}", news & 0xff_ffff);
        self.send(letter(person, id, stage.loss_letter(seat), nonce));
    }

    /// Closes games that have had no place for a week.
    pub(super) async fn close_unreachable(&self) -> Result<(), Trouble> {
        let since = self.now().plus(-LOST_MOST.0);
        for id in self.store.lost_since(since, AT_ONCE).await? {
            match self.act(None, id, By::Clock, &Intent::Unreachable).await {
                Ok(acted) => self.post_board(&acted).await,
                Err(trouble) => tracing::error!(table = %id, ?trouble, "a lost game stays open"),
            }
        }
        Ok(())
    }
}

/// Who reads the newest board of a game: those who are to act, or everybody if it is over.
fn addressees(table: &Table) -> Vec<(Seat, PersonId)> {
    let sheet = table.sheet();
    let acting = table.turn();
    let over = matches!(sheet.phase, Phase::Over(_));
    let mut people: Vec<(Seat, PersonId)> = Vec::new();
    for seat in Seat::all(sheet.header.seats).filter(|&seat| over || acting.has(seat)) {
        for person in table.team(seat) {
            if people.iter().all(|&(_, known)| known != person) {
                people.push((seat, person));
            }
        }
    }
    people
}

impl Stage<'_> {
    /// What a player reads whose game has no place: his turn with his own board, or how it ended.
    fn loss_letter(&self, seat: Seat) -> Message {
        let (game, opponents) = (self.title(), self.against(seat));
        if self.table.sheet().phase == Phase::Playing {
            let mut message = self.turn_letter(seat);
            let more = message.content.split_once('\n').map_or("", |(_, more)| more);
            message.content = format!("{}\n{more}", self.voice.letter_lost(game, opponents));
            let show = show_board(self.voice.plain(), self.table.sheet().id);
            message.rows = vec![Row::Buttons(vec![show])];
            return message;
        }
        let mut message = self.newest(None);
        message.pings.clear();
        let head = self.voice.letter_lost_over(game, opponents);
        message.content = format!("{head}\n{}", message.content);
        if let Some(Row::Buttons(buttons)) = message.rows.first_mut() {
            // There is no place for another game.
            let again = |button: &Button| matches!(&button.does, Does::Press(id) if id.press == Press::Rematch);
            buttons.retain(|button| !again(button));
        }
        message
    }
}

impl Service {
    /// Buttons that take the asker's games here whose own place cannot be written in any more.
    pub(super) async fn rescue_row(
        &self,
        request: &Request,
        listed: &[Listed],
    ) -> Result<Option<Row>, Trouble> {
        if request.place.posting != super::place::Posting::Free {
            return Ok(None);
        }
        let lost = self.store.lost_venues().await?;
        let voice = self.words.voice(&request.who.locale).plain();
        let mine = listed.iter().filter(|row| {
            let seated = row.seats.iter().any(|sitter| sitter.person() == Some(request.who.id));
            seated && row.phase == Phase::Playing && lost.contains(&row.id)
        });
        let buttons: Vec<_> = mine
            .take(A_ROW)
            .map(|row| Button {
                label: voice.label_move_here(crate::words::Term(row.id.to_string())),
                does: Does::Press(PressId::at(Press::MoveHere, row.id, State::None, "")),
                style: ButtonStyle::Rest,
                enabled: true,
            })
            .collect();
        Ok((!buttons.is_empty()).then_some(Row::Buttons(buttons)))
    }

    /// Takes a game here whose own place is gone.
    pub(super) async fn move_here(&self, request: &Request, id: TableId) -> Result<Reply, Trouble> {
        let voice = self.words.voice(&request.who.locale);
        if !self.store.lost_venues().await?.contains(&id) {
            return Err(Trouble::Said(voice.not_lost()));
        }
        let venue = request.place.venue();
        let by = By::Person(request.who.id);
        self.act(Some(request.interaction), id, by, &Intent::Move { venue }).await?;
        self.store.set_lost(id, None).await?;
        self.post_anew(id, None).await?;
        let answer = Answer::Message(Message::private(voice.moved_here()), None);
        Ok(Reply { answer, then: Vec::new() })
    }
}
