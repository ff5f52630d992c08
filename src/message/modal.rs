//! Forms: what is asked in them.

use super::{FormId, MenuEntry};

/// A form.
///
/// It is shown whole where everything that is entered in it can be read when it comes back. Where only
/// text can, it is shown as [`Modal::typed`] says; which of the two is for the edge to decide.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Modal {
    /// What sending it means.
    pub id: FormId,
    /// Its heading, at most 45 characters.
    pub title: String,
    /// Its fields, one to five.
    pub fields: Vec<FormField>,
    /// What stands in the place of the fields where only text can be read, one to five.
    pub typed: Vec<Input>,
}

impl Modal {
    /// A form of text alone, which is the same everywhere.
    #[must_use]
    pub fn of_text(id: FormId, title: String, fields: Vec<Input>) -> Self {
        let typed = fields.clone();
        Self { id, title, fields: fields.into_iter().map(FormField::Text).collect(), typed }
    }
}

/// A field of a form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FormField {
    /// One for text.
    Text(Input),
    /// One in which something is chosen.
    Select(Select),
    /// A place for files.
    Files(FilePlace),
}

/// A field for text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Input {
    /// Its name when it comes back.
    pub name: String,
    /// What it is called, at most 45 characters.
    pub label: String,
    /// A line about it, at most 100 characters; may be empty. It is not shown where only text can be read.
    pub description: String,
    /// What it says while empty.
    pub placeholder: String,
    /// What it holds already.
    pub value: String,
    /// The most characters.
    pub max: u16,
    /// Whether it is for long text.
    pub long: bool,
    /// Whether it must be filled in.
    pub required: bool,
}

/// A field in which something is chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Select {
    /// Its name when it comes back.
    pub name: String,
    /// What it is called, at most 45 characters.
    pub label: String,
    /// A line about it, at most 100 characters; may be empty.
    pub description: String,
    /// What it offers, one to 25, and what of it is chosen already.
    pub entries: Vec<MenuEntry>,
    /// How many are to be chosen.
    pub choice: Choice,
}

/// How many entries of a field are to be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// Just one.
    One,
    /// Any number of them, or none.
    Any,
}

/// A place for files of a form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FilePlace {
    /// Its name when they come back.
    pub name: String,
    /// What it is called, at most 45 characters.
    pub label: String,
    /// A line about it, at most 100 characters; may be empty.
    pub description: String,
    /// The most files, one to ten.
    pub most: u8,
    /// Whether one must be there.
    pub required: bool,
}
