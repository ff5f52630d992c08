//! Fields of sentences: each kind knows how it may appear in a message without doing harm.

use fluent_bundle::FluentValue;

/// The most characters of a name.
pub(crate) const NAME_MOST: usize = 32;
/// The most characters of a quoted text.
pub(crate) const QUOTE_MOST: usize = 60;
/// The most characters of a text in what a game says, such as a list of cells.
pub(super) const TEXT_MOST: usize = 500;
/// The most characters of a text in what is refused: mostly what somebody typed, of which they need
/// no more.
pub(super) const TYPED_MOST: usize = 200;

/// A person's name: cut, and without power over the text around it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Name(String);

/// A mention of a person, who is pinged by it where pings are let through.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mention(u64);

/// A channel or thread.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Channel(pub u64);

/// Something a person typed: cut, harmless, in quotation marks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Quote(pub(super) String);

/// A moment in seconds since 1970; each reader sees how far off it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct When(pub i64);

/// A moment in seconds since 1970, as day and time of each reader.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Day(pub i64);

/// A move or cell as a notation writes it, without power over the text around it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written(String);

/// Words that a [`Voice`](super::Voice) has made already, such as the title of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Term(pub String);

impl Name {
    /// A name as the person set it.
    #[must_use]
    pub fn new(raw: &str) -> Self {
        let plain = Self::plain(raw);
        Self(escape(&plain))
    }

    /// The same, for places that show no formatting: labels, alt texts, file tags.
    #[must_use]
    pub(crate) fn plain(raw: &str) -> String {
        let cut = cut(&one_line(raw), NAME_MOST);
        if cut.is_empty() { "?".to_owned() } else { cut }
    }
}

impl Mention {
    /// Of the account with this number.
    #[must_use]
    pub(crate) const fn of(account: u64) -> Self {
        Self(account)
    }
}

impl Quote {
    /// What may stand between the marks: cut, and without power over the text around it where that
    /// has formatting.
    pub(super) fn inside(raw: &str, plain: bool) -> String {
        let cut = cut(&one_line(raw), QUOTE_MOST);
        if plain { cut } else { escape(&cut) }
    }
}

impl Written {
    /// A text of a notation.
    #[must_use]
    pub(crate) fn new(raw: &str) -> Self {
        Self(escape(raw))
    }

    /// The same, for places that show no formatting.
    #[must_use]
    pub(super) fn plain(raw: &str) -> Self {
        Self(raw.to_owned())
    }

    /// Several, with this between them.
    #[must_use]
    pub(super) fn list<'a>(raw: impl IntoIterator<Item = &'a str>, comma: &str) -> Self {
        let escaped: Vec<_> = raw.into_iter().map(escape).collect();
        Self(escaped.join(comma))
    }
}

macro_rules! fields {
    ($($name:ident($value:ident) => $text:expr;)*) => {
        $(
            impl From<$name> for FluentValue<'static> {
                fn from($value: $name) -> Self {
                    Self::from($text)
                }
            }
            impl std::fmt::Display for $name {
                fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                    let $value = Self::clone(self);
                    f.write_str(&$text)
                }
            }
        )*
    };
}

fields! {
    Name(value) => value.0;
    Mention(value) => format!("<@{}>", value.0);
    Channel(value) => format!("<#{}>", value.0);
    Quote(value) => value.0;
    When(value) => format!("<t:{}:R>", value.0);
    Day(value) => format!("<t:{}:F>", value.0);
    Written(value) => value.0;
    Term(value) => value.0;
}

/// The text without power: markdown signs behind a backslash (square brackets are enough against
/// links), mentions and addresses broken by an invisible joiner, nothing that turns the direction of
/// writing.
pub(super) fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for (at, sign) in text.char_indices() {
        match sign {
            '\\' | '*' | '_' | '~' | '`' | '|' | '>' | '[' | ']' | '<' => {
                out.push('\\');
                out.push(sign);
            }
            // At the beginning of a line these make headings and lists.
            '#' | '-' | '+' if at == 0 => {
                out.push('\\');
                out.push(sign);
            }
            '@' | ':' if text[at + 1..].starts_with(|next: char| !next.is_whitespace()) => {
                out.push(sign);
                out.push('\u{2060}');
            }
            _ => out.push(sign),
        }
    }
    out
}

/// One line, without control signs and signs that turn the direction of writing.
fn one_line(text: &str) -> String {
    let turns = |c: char| matches!(c, '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}');
    let plain: String =
        text.chars().map(|c| if c.is_control() { ' ' } else { c }).filter(|&c| !turns(c)).collect();
    plain.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// At most `most` characters, the last of them "…" if something is missing.
pub(crate) fn cut(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    let kept: String = text.chars().take(most.saturating_sub(1)).collect();
    format!("{}…", kept.trim_end())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_have_no_power() {
        let check = |raw: &str, expect: &str| assert_eq!(Name::new(raw).to_string(), expect);
        check("Ada", "Ada");
        check("**Ada**", "\\*\\*Ada\\*\\*");
        check("@everyone", "@\u{2060}everyone");
        check("<@123>", "\\<@\u{2060}123\\>");
        check("https://x.y", "https:\u{2060}//x.y");
        check("# big", "\\# big");
        check("a\nb\u{202E}c", "a bc");
        check("\u{7}", "?");
        check(&"x".repeat(40), &format!("{}…", "x".repeat(31)));
    }

    #[test]
    fn typed_text_is_quoted_and_moves_keep_their_signs() {
        assert_eq!(Quote::inside("Nf6`", false), "Nf6\\`");
        assert_eq!(Quote::inside("Nf6`", true), "Nf6`");
        assert_eq!(Written::new("P*b2").to_string(), "P\\*b2");
        assert_eq!(Written::new("Q@a1").to_string(), "Q@\u{2060}a1");
        assert_eq!(When(7).to_string(), "<t:7:R>");
        assert_eq!(Mention(5).to_string(), "<@5>");
    }
}
