//! Games whose place is gone: they keep their state for a week, their players are told by direct
//! message, and one of them may take the game elsewhere.

use crate::message::Posting::Free;
use crate::message::{Button, Press, Refused, Request, Row, TablePress};
use crate::rules::Seat;
use crate::service::Service;
use crate::service::core::errors::Error;
use crate::service::delivery::letters::letter;
use crate::store::OutboxRow;
use crate::table::lists::Listed;
use crate::table::{PersonId, Phase, Span, Table, Told};

/// How many buttons a row has.
pub(crate) const A_ROW: usize = 5;

/// After so long without a place a game is closed.
pub(crate) const LOST_MOST: Span = Span::DAY.times(7);

/// How many games are closed at once.
pub(crate) const AT_ONCE: u32 = 50;

impl Service {
    /// A post was refused for good. If its place is gone, the players of the game hear of what they
    /// would have read there.
    pub(crate) async fn note_lost(&self, row: &OutboxRow, why: Refused) -> Result<(), Error> {
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
        let over = table.record().phase != Phase::Playing;
        let closed = self.is_closed(person).await;
        let told = settings.pings.told(table.secrecy(), closed);
        // Who hears of their turns by direct message has one already; some want to hear nothing.
        let has_or_wants_none =
            if over { settings.silent_results } else { told.direct || told == Told::NOWHERE };
        if closed || has_or_wants_none {
            return;
        }
        let presenter = self.presenter_to(person, &settings, table);
        let id = table.record().id;
        let kind = if over { 'x' } else { 'v' };
        let news = table.news_number(crate::rules::Viewer::Seat(seat));
        let nonce = format!("{kind}{id}{:x}", news & 0xff_ffff);
        self.send(letter(person, id, presenter.loss_letter(seat), nonce));
    }

    /// Buttons that take the asker's games here whose own place cannot be written in any more.
    pub(crate) async fn rescue_row(
        &self,
        request: &Request,
        listed: &[Listed],
    ) -> Result<Option<Row>, Error> {
        if request.place.posting != Free {
            return Ok(None);
        }
        let lost = self.store.lost_venues().await?;
        let voice = self.voice(request).plain();
        let mine = listed.iter().filter(|row| {
            let seated = row.seats.iter().any(|occupant| occupant.person() == Some(request.who.id));
            seated && row.phase == Phase::Playing && lost.contains(&row.id)
        });
        let buttons: Vec<_> = mine
            .take(A_ROW)
            .map(|row| {
                let label = voice.label_move_here(crate::words::Term(row.id.to_string()));
                Button::rest(label, Press::at(row.id, TablePress::MoveHere))
            })
            .collect();
        Ok((!buttons.is_empty()).then_some(Row::Buttons(buttons)))
    }
}

/// Who reads the newest board of a game: those who are to act, or everybody if it is over.
fn addressees(table: &Table) -> Vec<(Seat, PersonId)> {
    let record = table.record();
    let acting = table.turn();
    let over = matches!(record.phase, Phase::Over(_));
    let mut people: Vec<(Seat, PersonId)> = Vec::new();
    for seat in Seat::all(record.header.seats).filter(|&seat| over || acting.has(seat)) {
        for person in table.team(seat) {
            if people.iter().all(|&(_, known)| known != person) {
                people.push((seat, person));
            }
        }
    }
    people
}
