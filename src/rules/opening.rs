//! How games of a kind begin, where people have names for it.

/// A way to begin a game that has a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Opening {
    /// Its code in the books, such as `C50`; empty if there is none.
    pub code: &'static str,
    /// Its name, in English.
    pub name: &'static str,
}
