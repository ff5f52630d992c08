//! Topics: what is said about one thing. A topic has one name and one file a side: its sentences in
//! `sentences/NAME.rs`, its messages in `LANGUAGE/NAME.ftl`.

/// The texts of a file by language: its name behind the folders of the languages, which are looked
/// for from the folder that is named first.
macro_rules! texts {
    ([$($code:literal)+] $folder:literal $file:literal) => {
        &[$(($code, include_str!(concat!($folder, $code, "/", $file, ".ftl")))),+]
    };
}
pub(super) use texts;

/// The texts of a file in a language; none in one that is not spoken.
pub(super) fn in_language(texts: &[(&str, &'static str)], language: &str) -> &'static str {
    texts.iter().find(|(code, _)| *code == language).map_or("", |(_, text)| text)
}

/// A topic: its sentences, and its messages in every language.
#[derive(Clone, Copy, Debug)]
pub(super) struct Topic {
    /// Its name, which is that of its files.
    #[cfg(test)]
    pub(super) name: &'static str,
    /// The key of each sentence, and its fields.
    #[cfg(test)]
    pub(super) sentences: &'static [(&'static str, &'static [&'static str])],
    /// Its messages by language.
    pub(super) texts: &'static [(&'static str, &'static str)],
}

impl Topic {
    /// Its messages in a language; none in one that is not spoken.
    pub(super) fn text(&self, language: &str) -> &'static str {
        in_language(self.texts, language)
    }
}

/// Defines the sentences of the topic of this name, each a function of [`Voice`](super::voice::Voice)
/// with typed fields, and the topic itself.
macro_rules! sentences {
    ($topic:literal; $($(#[$doc:meta])* $name:ident $key:literal ($($field:ident: $kind:ty),*);)*) => {
        impl crate::words::voice::Voice<'_> {
            $(
                $(#[$doc])*
                #[must_use]
                pub(crate) fn $name(self $(, $field: $kind)*) -> String {
                    self.host($key, &[$((stringify!($field), $field.into())),*])
                }
            )*
        }

        /// The topic of this file.
        pub(in crate::words) const TOPIC: crate::words::topic::Topic = crate::words::topic::Topic {
            #[cfg(test)]
            name: $topic,
            #[cfg(test)]
            sentences: &[$(($key, &[$(stringify!($field)),*])),*],
            texts: crate::rules::languages!([crate::words::topic::texts] "../" $topic),
        };
    };
}
pub(super) use sentences;
