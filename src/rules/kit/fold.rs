//! Words as people type them: one spelling for all of them.

/// The text in lower case, with umlauts as they are typed on keyboards that have none, and with one
/// blank between words.
///
/// ```
/// use patt::rules::kit::fold;
///
/// assert_eq!(fold::words(" Läufer  SCHLÄGT e5 "), "laeufer schlaegt e5");
/// assert_eq!(fold::words("Laeufer"), fold::words("Läufer"));
/// ```
#[must_use]
pub fn words(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for word in text.split_whitespace() {
        if !out.is_empty() {
            out.push(' ');
        }
        for sign in word.chars().flat_map(char::to_lowercase) {
            match sign {
                'ä' => out.push_str("ae"),
                'ö' => out.push_str("oe"),
                'ü' => out.push_str("ue"),
                'ß' => out.push_str("ss"),
                sign => out.push(sign),
            }
        }
    }
    out
}

/// The words of a text, each folded: runs of letters and digits. A Chinese character is a word by
/// itself, as no blanks stand between Chinese words.
///
/// ```
/// use patt::rules::kit::fold;
///
/// assert_eq!(fold::split("Springer f3!").collect::<Vec<_>>(), ["springer", "f3"]);
/// assert_eq!(fold::split("马走f3").collect::<Vec<_>>(), ["马", "走", "f3"]);
/// ```
pub fn split(text: &str) -> impl Iterator<Item = String> {
    let mut words: Vec<String> = Vec::new();
    let mut runs = false;
    for sign in text.chars() {
        match words.last_mut() {
            Some(word) if runs && sign.is_alphanumeric() && !is_chinese(sign) => word.push(sign),
            _ if sign.is_alphanumeric() => words.push(sign.into()),
            _ => {}
        }
        runs = sign.is_alphanumeric() && !is_chinese(sign);
    }
    words.into_iter().map(|word| self::words(&word))
}

/// Whether this is a Chinese character: a word, or a part of one, that needs no blank beside it.
#[must_use]
pub const fn is_chinese(sign: char) -> bool {
    matches!(sign, '\u{3400}'..='\u{4DBF}' | '\u{4E00}'..='\u{9FFF}')
}

/// Whether the signs that join the parts of a move stand singly, and none at its end: `e2-e4` and
/// `R@a1`, but not `R@@a1` or `e2e4-`.
///
/// ```
/// use patt::rules::kit::fold::joins_plainly;
///
/// assert!(joins_plainly("e2-e4") && joins_plainly("e8=Q"));
/// assert!(!joins_plainly("R@@a1") && !joins_plainly("e2e4="));
/// ```
#[must_use]
pub fn joins_plainly(text: &str) -> bool {
    let joins = |sign: &u8| matches!(sign, b':' | b'-' | b'=' | b'@' | b'*' | b'/');
    let signs: Vec<u8> = text.bytes().filter(|sign| !sign.is_ascii_whitespace()).collect();
    let doubled = signs.windows(2).any(|two| two.iter().all(joins));
    !doubled && !signs.last().is_some_and(joins)
}
