//! Several things in a row: lists, and sentences of one paragraph.

use super::field::{Quote, Term, Written};
use super::voice::Voice;

impl Voice<'_> {
    /// Things as a list, parted as this language parts them.
    pub(crate) fn list<T: ToString>(self, things: impl IntoIterator<Item = T>) -> Term {
        Term(self.listed(things))
    }

    /// The same as text.
    pub(crate) fn listed<T: ToString>(self, things: impl IntoIterator<Item = T>) -> String {
        let things: Vec<_> = things.into_iter().map(|thing| thing.to_string()).collect();
        things.join(&self.list_comma())
    }

    /// What somebody typed, between the quotation marks of this language.
    pub(crate) fn quote(self, raw: &str) -> Quote {
        Quote(self.quoted(Term(Quote::inside(raw, self.is_plain()))))
    }

    /// A number with one decimal, as this language writes it.
    pub(crate) fn decimal(self, number: f64) -> Term {
        self.pointed(&format!("{number:.1}"))
    }

    /// The same with its sign, for values that lean to one side or the other; none is neither.
    pub(crate) fn leaning(self, number: f64) -> Term {
        let told = format!("{number:+.1}");
        self.pointed(if matches!(told.as_str(), "+0.0" | "-0.0") { "0.0" } else { &told })
    }

    fn pointed(self, number: &str) -> Term {
        Term(number.replace('.', &self.decimal_point()))
    }

    /// A text of a notation as this voice shows it.
    #[must_use]
    pub(crate) fn written(self, raw: &str) -> Written {
        if self.is_plain() { Written::plain(raw) } else { Written::new(raw) }
    }

    /// Moves or cells as a list.
    pub(crate) fn list_written<'a>(self, raw: impl IntoIterator<Item = &'a str>) -> Written {
        Written::list(raw, &self.list_comma())
    }
}

/// Sentences as one paragraph: with blanks between them, but none after a mark that brings its own.
pub(crate) fn paragraph<T: AsRef<str>>(sentences: impl IntoIterator<Item = T>) -> String {
    let mut text = String::new();
    for sentence in sentences {
        if !text.is_empty() && !text.ends_with(['。', '？', '：', '；', '，', '）', '”']) {
            text.push(' ');
        }
        text.push_str(sentence.as_ref());
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sentences_stand_apart_as_their_marks_want_it() {
        assert_eq!(paragraph(["One.", "Two.", "Three"]), "One. Two. Three");
        assert_eq!(paragraph(["一。", "二？", "3."]), "一。二？3.");
        assert_eq!(paragraph::<&str>([]), "");
    }
}
