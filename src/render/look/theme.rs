//! The themes that people choose from.

/// How boards are coloured.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Theme {
    /// Calm wood.
    #[default]
    Linden,
    /// Dark and cool.
    Slate,
    /// Strong contrast, safe for colour-blind eyes.
    Contrast,
    /// Light and deep green.
    Moss,
    /// Light and deep blue.
    Lake,
    /// Black and white as in a book.
    Print,
    /// Dark wood.
    Walnut,
    /// Soft violet.
    Lilac,
}

impl Theme {
    /// Every theme, in the order of menus.
    pub const ALL: [Self; 8] = [
        Self::Linden,
        Self::Walnut,
        Self::Moss,
        Self::Lake,
        Self::Lilac,
        Self::Slate,
        Self::Contrast,
        Self::Print,
    ];

    /// Its key in settings and messages.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Linden => "linden",
            Self::Slate => "slate",
            Self::Contrast => "contrast",
            Self::Moss => "moss",
            Self::Lake => "lake",
            Self::Print => "print",
            Self::Walnut => "walnut",
            Self::Lilac => "lilac",
        }
    }

    /// The theme with this key.
    pub(crate) fn of_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|theme| theme.key() == key)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_lead_back() {
        for theme in Theme::ALL {
            assert_eq!(Theme::of_key(theme.key()), Some(theme));
        }
        assert_eq!(Theme::of_key("Linden"), None);
    }
}
