//! Conditional moves in words.

use crate::rules::Unread;
use crate::show::presenter::Presenter;
use crate::table::{ConditionalFault, ConditionalLine};
use crate::words::Term;

impl Presenter<'_> {
    pub(crate) fn if_then_line(&self, line: &ConditionalLine) -> Option<String> {
        let written = self.table.write_if_then(line, self.notation())?;
        Some(written.into_iter().map(|(_, text)| text).collect::<Vec<_>>().join(" "))
    }

    pub(crate) fn no_line(&self, typed: &str, fault: &ConditionalFault) -> String {
        let voice = self.voice;
        match fault {
            ConditionalFault::Unread { text, why } => {
                let why = match why {
                    Unread::Unknown => voice.no_move(voice.quote(text)),
                    Unread::Ambiguous(texts) => {
                        let listed = voice.list_written(texts.iter().map(String::as_str));
                        voice.ambiguous(voice.quote(text), listed)
                    }
                    Unread::Illegal(say) => voice.impossible(self.info(), text, say, &self.names()),
                };
                voice.if_then_wrong(voice.quote(typed), Term(why))
            }
            ConditionalFault::NoAnswer => voice.if_then_open(voice.quote(typed)),
            ConditionalFault::TooLong => voice.if_then_long(voice.quote(typed)),
        }
    }
}
