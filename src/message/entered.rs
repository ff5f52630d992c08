//! What was entered in a form.

use super::Upload;

/// What was entered in a form, field by field. A field that the form did not have, or whose content
/// was lost on the way, is not there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Entered(Vec<(String, FieldValue)>);

/// What was entered in a field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FieldValue {
    /// This text.
    Text(String),
    /// These entries were chosen, by their values.
    Chosen(Vec<String>),
    /// These files were put there.
    Files(Vec<Upload>),
}

impl Entered {
    /// The text of a field; empty if it has none.
    #[must_use]
    pub fn text(&self, name: &str) -> &str {
        match self.get(name) {
            Some(FieldValue::Text(text)) => text,
            Some(FieldValue::Chosen(_) | FieldValue::Files(_)) | None => "",
        }
    }

    /// What was chosen in a field; `None` if there was none in which something could be.
    pub(crate) fn chosen(&self, name: &str) -> Option<&[String]> {
        match self.get(name) {
            Some(FieldValue::Chosen(values)) => Some(values),
            Some(FieldValue::Text(_) | FieldValue::Files(_)) | None => None,
        }
    }

    /// The file of a field, the first if there are several.
    pub(crate) fn file(&self, name: &str) -> Option<&Upload> {
        match self.get(name) {
            Some(FieldValue::Files(files)) => files.first(),
            Some(FieldValue::Text(_) | FieldValue::Chosen(_)) | None => None,
        }
    }

    /// All files, to be fetched.
    pub(crate) fn files_mut(&mut self) -> impl Iterator<Item = &mut Upload> {
        let files = self.0.iter_mut().filter_map(|(_, value)| match value {
            FieldValue::Files(files) => Some(files),
            FieldValue::Text(_) | FieldValue::Chosen(_) => None,
        });
        files.flatten()
    }

    /// Whether there is nothing at all, not even an empty field.
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    fn get(&self, name: &str) -> Option<&FieldValue> {
        self.0.iter().find(|(field, _)| field == name).map(|(_, value)| value)
    }
}

impl FromIterator<(String, FieldValue)> for Entered {
    fn from_iter<I: IntoIterator<Item = (String, FieldValue)>>(fields: I) -> Self {
        Self(fields.into_iter().collect())
    }
}
