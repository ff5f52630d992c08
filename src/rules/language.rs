//! The languages that are spoken: the one list of them.
//!
//! A language is a folder of texts in `words`, beside it the files of its code in the folders `words`
//! of the games, and the code in the list below. `docs/adding-a-language.md` tells the rest.

/// Hands the codes of all languages to another macro, which is named in brackets, and after them what
/// follows. They are Discord's codes; English, which stands in for all others, comes first.
macro_rules! languages {
    ([$($then:tt)+] $($with:tt)*) => {
        $($then)+! { ["en" "de" "zh-CN"] $($with)* }
    };
}

/// What a game says, in every language: the files of the folder `words` beside the caller whose names
/// are one of these beginnings, the code of the language and `.ftl`.
macro_rules! words {
    ([$($code:literal)+] $begins:tt) => {
        &[$(($code, $crate::rules::words!($code $begins))),+]
    };
    ($code:literal ($($begins:literal)+)) => {
        concat!($(include_str!(concat!("words/", $begins, $code, ".ftl")), "\n"),+)
    };
    ($($begins:literal),+) => {
        $crate::rules::languages!([$crate::rules::words] ($($begins)+))
    };
}

macro_rules! codes {
    ([$($code:literal)+]) => {
        &[$($code),+]
    };
}

pub(crate) use {languages, words};

/// The codes of all languages, English first.
pub(crate) const LANGUAGES: &[&str] = languages!([codes]);
