//! The terms of an invitation in words.

use crate::rules::Seat;
use crate::show::clock::clock;
use crate::show::faults::host_name;
use crate::show::options::said_words;
use crate::show::presenter::Presenter;
use crate::table::SideWish;
use crate::words::{Term, When};

impl Presenter<'_> {
    /// The terms in one line, parted by dots.
    pub(crate) fn terms(&self, until: Option<When>) -> String {
        let terms = &self.table.record().terms;
        let voice = self.voice;
        let first = self.side(Seat::FIRST);
        let side = match terms.side {
            SideWish::Random => voice.sides_by_lot(),
            SideWish::First => voice.sides_first(host_name(self), Term(first)),
            SideWish::Last => match self.faces().asked() {
                Some(asked) => voice.sides_first(asked, Term(first)),
                None => voice.sides_last(host_name(self), Term(self.side(Seat::SECOND))),
            },
        };
        [vec![side], self.plain_terms(until)].concat().join(" · ")
    }

    /// The terms of a lobby, whose seats are told apart.
    pub fn lobby_terms(&self, until: Option<When>) -> String {
        self.plain_terms(until).join(" · ")
    }

    /// The terms but for who has which side.
    pub(crate) fn plain_terms(&self, until: Option<When>) -> Vec<String> {
        let terms = &self.table.record().terms;
        let voice = self.voice;
        let mut parts = said_words(voice, self.info(), &terms.options);
        parts.push(clock(voice, terms.clock));
        if let Some(level) = terms.customs.computers {
            parts.push(voice.others_computers(i64::from(level)));
        }
        parts.push(if terms.rated { voice.rated() } else { voice.casual() });
        if terms.rated && terms.customs.takebacks {
            parts.push(voice.takebacks_allowed());
        }
        parts.extend(until.map(|until| voice.open_until(until)));
        parts
    }
}
