//! Direct messages: it is your turn, and the place of a game is lost.

use crate::message::{Button, ButtonStyle, Message, Row, TablePress};
use crate::render::Scene;
use crate::rules::{Seat, SeatSet};
use crate::show::faults::show_board;
use crate::show::presenter::Presenter;
use crate::show::referee::secret;
use crate::table::Phase;

impl Presenter<'_> {
    /// The direct message that tells the person in `seat` that it is their turn: their own view.
    pub(crate) fn turn_letter(&self, seat: Seat) -> Message {
        if secret(self.table) {
            return Message { private: false, ..self.referee(seat, None) };
        }
        let view = self.table.seen(crate::rules::Viewer::Seat(seat)).view();
        let record = self.table.record();
        let (game, side) = (self.title(), self.signed_side(seat));
        let mut lines = vec![self.voice.letter_turn(game, side, self.against(seat))];
        lines.extend(self.last_moves());
        let guild =
            record.venue.guild.map_or_else(|| "@me".to_owned(), |guild| guild.0.to_string());
        let address = format!("https://discord.com/channels/{guild}/{}", record.venue.channel.0);
        let plain = self.voice.plain();
        let row = vec![
            self.button(
                TablePress::Board { flip: false },
                plain.label_show_board(),
                ButtonStyle::Main,
            ),
            Button::link(plain.label_to_channel(), address),
        ];
        Message {
            content: lines.join("\n"),
            picture: self.picture_now(
                SeatSet::one(seat),
                &Scene::from(&view),
                self.below(Some(seat), &view),
                None,
            ),
            rows: vec![Row::Buttons(row)],
            ..Message::default()
        }
    }

    /// What a player reads whose game has no place: their turn with their own board, or how it
    /// ended.
    pub(crate) fn loss_letter(&self, seat: Seat) -> Message {
        let (game, opponents) = (self.title(), self.against(seat));
        if self.table.record().phase == Phase::Playing {
            let mut message = self.turn_letter(seat);
            let more = message.content.split_once('\n').map_or("", |(_, more)| more);
            message.content = format!("{}\n{more}", self.voice.letter_lost(game, opponents));
            let show = show_board(self.voice.plain(), self.table.record().id);
            message.rows = vec![Row::Buttons(vec![show])];
            return message;
        }
        let mut message = self.calling_nobody().newest(None);
        let head = self.voice.letter_lost_over(game, opponents);
        message.content = format!("{head}\n{}", message.content);
        if let Some(Row::Buttons(buttons)) = message.rows.first_mut() {
            // There is no place for another game.
            buttons.retain(|button| !button.is_rematch());
        }
        message
    }
}
