//! Texts as people paste them, without what a messenger or a word processor has put round them.

/// The text without signs that cannot be seen, code fences, quoting and wrappers. Every line keeps
/// its number.
///
/// ```
/// use patt::rules::kit::files::tidy;
///
/// assert_eq!(tidy("```pgn\n1. e4\u{2060} e5\n```"), "\n1. e4 e5\n");
/// assert_eq!(tidy("> [pgn]1. e4[/pgn]\r\n> e5"), "1. e4\ne5");
/// ```
#[must_use]
pub fn tidy(text: &str) -> String {
    let text: String = text.replace("\r\n", "\n").chars().filter_map(seen).collect();
    let quoted = |line: &str| line.is_empty() || line.trim_start().starts_with('>');
    let is_quote = text.contains('>') && text.lines().all(quoted);
    let lines = text.split('\n').map(|line| {
        let line = if is_quote { unquoted(line) } else { line };
        unwrapped(&unfenced(line))
    });
    unmarked(&lines.collect::<Vec<_>>().join("\n"))
}

/// A sign as it is read; `None` if it cannot be seen.
const fn seen(sign: char) -> Option<char> {
    match sign {
        '\u{feff}'
        | '\u{ad}'
        | '\u{200b}'..='\u{200f}'
        | '\u{202a}'..='\u{202e}'
        | '\u{2060}'..='\u{2069}' => None,
        '\r' | '\u{85}' | '\u{2028}' | '\u{2029}' => Some('\n'),
        '\u{a0}' | '\u{1680}' | '\u{2000}'..='\u{200a}' | '\u{202f}' | '\u{205f}' | '\u{3000}' => {
            Some(' ')
        }
        sign => Some(sign),
    }
}

fn unquoted(line: &str) -> &str {
    let bare = line.trim_start().trim_start_matches('>');
    bare.strip_prefix(' ').unwrap_or(bare)
}

/// A line without the fence of a code block and the name of its language.
fn unfenced(line: &str) -> String {
    let bare = line.trim();
    let Some(rest) = ["```", "~~~"].into_iter().find_map(|fence| bare.strip_prefix(fence)) else {
        return line.strip_suffix("```").unwrap_or(line).to_owned();
    };
    if rest.chars().all(char::is_alphanumeric) && rest.chars().count() < 10 {
        return String::new();
    }
    rest.strip_suffix("```").unwrap_or(rest).to_owned()
}

/// A line without the tags that boards and blogs put round games.
fn unwrapped(line: &str) -> String {
    let mut line = line.to_owned();
    for tag in ["[pgn]", "[/pgn]", "[code]", "[/code]", "<pre>", "</pre>", "<code>", "</code>"] {
        while let Some(at) = line.to_ascii_lowercase().find(tag) {
            line.replace_range(at..at + tag.len(), "");
        }
    }
    line
}

/// The text without marks of code, of spoilers and of bold print round all of it.
fn unmarked(text: &str) -> String {
    let start = text.len() - text.trim_start().len();
    let (lead, rest) = text.split_at(start);
    let mut body = rest;
    let inside = |body: &str| {
        let pairs = ["`", "||", "**"];
        let inner = |mark: &&str| {
            let inner = body.trim_end().strip_prefix(*mark)?.strip_suffix(*mark)?;
            (!inner.is_empty()).then_some(mark.len())
        };
        pairs.iter().find_map(inner)
    };
    while let Some(wide) = inside(body) {
        let end = body.trim_end().len() - wide;
        body = &body[wide..end];
    }
    format!("{lead}{body}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_was_meant_remains() {
        let check = |text: &str, expect: &str| assert_eq!(tidy(text), expect, "{text:?}");
        check("\u{feff}1. e4", "1. e4");
        check("1.\u{a0}e4\u{200b} e5", "1. e4 e5");
        check("```\n1. e4\n```\n", "\n1. e4\n\n");
        check("```1. e4 e5```", "1. e4 e5");
        check("`1. e4 e5`", "1. e4 e5");
        check("||**1. e4 e5**|| ", "1. e4 e5");
        check("[PGN]\n1. e4\n[/PGN]", "\n1. e4\n");
        check("> 1. e4\n> e5", "1. e4\ne5");
        check("1. e4\r2. d4", "1. e4\n2. d4");
        check("[White \"O`Kelly\"]\n\n1. e4 *", "[White \"O`Kelly\"]\n\n1. e4 *");
        check("***", "***");
    }
}
