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
        parts.extend(self.limit());
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

    /// What of the rules in force differs from the usual, in one line; `None` if nothing does. The
    /// clock stands beside it, and the board shows from which position the game began.
    pub(crate) fn rules_in_force(&self) -> Option<String> {
        let terms = &self.table.record().terms;
        let usual = |key: &str, value: &serde_json::Value| {
            let spec = self.info().options.iter().find(|spec| spec.key == key);
            let usual = spec.and_then(|spec| spec.value(spec.default?).ok());
            usual.as_ref() == Some(value)
        };
        let mut options = terms.options.clone();
        options.retain(|key, value| !usual(key, value) && !is_long(value));
        let mut parts = said_words(self.voice, self.info(), &options);
        parts.extend(self.limit());
        (!parts.is_empty()).then(|| self.voice.rules_in_force(Term(parts.join(" · "))))
    }

    /// How long a move may take where no clock runs, if that was agreed.
    fn limit(&self) -> Option<String> {
        let terms = &self.table.record().terms;
        let days = terms.customs.limit.filter(|_| !terms.clock.ticks())?;
        Some(self.voice.table_limit(i64::from(days)))
    }
}

/// Whether a value is too long for a line of rules: a whole position.
fn is_long(value: &serde_json::Value) -> bool {
    value.as_str().is_some_and(|text| text.len() > 20)
}
