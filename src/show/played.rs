//! What was played since the person to move last moved.

use crate::rules::{Act, Audience, View, Viewer};
use crate::show::presenter::Presenter;
use crate::table::{By, Entry, Secrecy};
use crate::words::paragraph;

impl Presenter<'_> {
    /// What was played since the person to move last moved: one line a move, at most as many as
    /// there are other seats.
    pub fn last_moves(&self) -> Vec<String> {
        match self.table.secrecy() {
            Secrecy::Sealed => return Vec::new(),
            // Most of what was tried was no move: the game says which the last one was.
            Secrecy::Revealed => {
                let last = self.table.seen(Viewer::Everything).view().last;
                let told = last.map(|last| self.voice.say(self.info(), &last, &self.names()));
                return told.into_iter().collect();
            }
            Secrecy::Open => {}
        }
        let most = usize::from(self.table.record().header.seats) - 1;
        let moves = self.table.live_entries().rev().filter(|e| matches!(e.act, Act::Move { .. }));
        let computers = self.table.record().computers();
        let mut lines: Vec<_> = moves
            .take(most.max(1) + usize::from(!computers.is_empty()))
            .take_while({
                let mut over = false;
                move |entry| {
                    // After a computer's move its human opponent's is told as well.
                    let by_computer =
                        matches!(entry.act, Act::Move { seat, .. } if computers.has(seat));
                    !std::mem::replace(&mut over, !by_computer)
                }
            })
            .filter_map(|entry| self.told(entry))
            .collect();
        lines.reverse();
        lines
    }

    /// A move, with what it made an open game say to all. What nobody chose is told by the game
    /// alone where it has words for it.
    pub(crate) fn told(&self, entry: &Entry) -> Option<String> {
        let (seat, written) = self.written(entry)?;
        let mover = self.mover(seat, entry.by);
        let names = |other| {
            if other == seat { mover.to_string() } else { self.name(other).to_string() }
        };
        let mut said = Vec::new();
        if self.table.secrecy().shares_the_board() {
            let to_all = self.table.said_at(entry).iter().map(|heard| &heard.notice);
            let to_all = to_all.filter(|notice| notice.to == Audience::All);
            said.extend(to_all.map(|n| self.voice.say(self.info(), &n.say, &names)));
        }
        let played = match entry.by {
            By::Clock => Some(self.voice.played_by_lot(self.name(seat), written)),
            By::Host if !said.is_empty() => None,
            By::Host | By::Computer | By::Person(_) => Some(self.voice.played(mover, written)),
        };
        Some(paragraph(played.into_iter().chain(said)))
    }

    /// What else the game says of a position, beside lines that may have said it already.
    pub(crate) fn add_notes(&self, lines: &mut Vec<String>, view: &View) {
        for note in self.notes(view) {
            if !lines.contains(&note) {
                lines.push(note);
            }
        }
    }
}
