//! Sentences around what people bring: files, lists and positions from elsewhere.

use super::field::Term;
use super::voice::Voice;
use crate::catalog::Entry;
use crate::catalog::bring::Fault;
use crate::rules::{GameInfo, Refusal, Say, Seat};

impl Voice<'_> {
    /// Why what was brought for a game cannot be read.
    #[must_use]
    pub(crate) fn not_brought(self, line: &Entry, fault: &Fault) -> String {
        let title = Term(self.title(line.info));
        let of = |other: &Entry| Term(self.title(other.info));
        let refusal = |why: &Refusal| self.refusal(line.info, why, &seat_number);
        match fault {
            Fault::Nothing => self.import_nothing(),
            Fault::Address => self.import_address(),
            Fault::Other(other) => self.import_other(of(other), title),
            Fault::OtherPosition(other) => self.import_other_position(of(other), title),
            Fault::Position(why) => self.import_position(title, Term(refusal(why))),
            Fault::Strange { line, word } => self.import_strange(*line, self.quote(word), title),
            Fault::Refused(why) => refusal(why),
            Fault::Line { line, text, why } => {
                self.import_line(i64::from(*line), self.quote(text), Term(refusal(why)))
            }
            Fault::End { line, text } => self.import_end(i64::from(*line), self.quote(text)),
        }
    }

    /// What should be known of how a game was read.
    #[must_use]
    pub(crate) fn brought_remark(self, info: &GameInfo, remark: &Say) -> String {
        self.say(info, remark, &seat_number)
    }
}

/// Nobody sits at what was brought.
fn seat_number(seat: Seat) -> String {
    (seat.0 + 1).to_string()
}
