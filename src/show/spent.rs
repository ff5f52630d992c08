//! What stays of a board that is not the newest any more.

use crate::message::Message;
use crate::rules::{Act, Seat, Viewer};
use crate::show::presenter::Presenter;
use crate::words::{Term, Written};

/// The most characters of the moves.
const MOST: usize = 300;

impl Presenter<'_> {
    /// A spent board: whose game it is, and the moves that were shown in it, those between two
    /// position numbers; as many as have room.
    pub(crate) fn spent(&self, since: u32, until: u32) -> Message {
        let (game, players) = (self.title(), Term(self.players()));
        let moves = self.shown_moves(since, until);
        let content = if moves.is_empty() {
            self.voice.spent_board(game, players)
        } else {
            self.voice.spent_moves(game, players, Term(moves))
        };
        Message { content, ..Message::default() }
    }

    /// These moves in one line: as a score sheet in a game for two, else with who made them.
    fn shown_moves(&self, since: u32, until: u32) -> String {
        let plies: Vec<_> = self.table.moves_between(since, until).map(|entry| entry.ply).collect();
        let (Some(&first), false) = (plies.first(), self.table.secrecy().is_sealed()) else {
            return String::new();
        };
        let Some(before) = self.table.game_before(first) else { return String::new() };
        let (mut game, mut line) = (before.boxed(), String::new());
        let two = self.table.record().header.seats == 2;
        for entry in self.table.live_entries().skip_while(|entry| entry.ply < first) {
            if let Act::Move { seat, text } = &entry.act
                && plies.binary_search(&entry.ply).is_ok()
            {
                let written = game.seen(Viewer::Seat(*seat)).write(text, self.notation());
                let written = Written::new(written.as_deref().unwrap_or(text));
                let number = game.seen(Viewer::Public).view().number;
                let said = match number.filter(|_| two) {
                    Some(number) if *seat == Seat::FIRST => format!("{number}. {written}"),
                    Some(number) if line.is_empty() => format!("{number}... {written}"),
                    None if !two => format!("{} {written}", self.name(*seat)),
                    Some(_) | None => written.to_string(),
                };
                let between = match (line.is_empty(), two) {
                    (true, _) => "",
                    (false, true) => " ",
                    (false, false) => ", ",
                };
                if line.chars().count() + between.len() + said.chars().count() > MOST {
                    return format!("{line} …");
                }
                line.push_str(between);
                line.push_str(&said);
            }
            if game.act(&entry.act).is_err() {
                break;
            }
        }
        line
    }
}
