//! Checking the shape of a body against tables of keys.

use super::Refusal;
use serde_json::{Map, Value, json};

/// One key of an object.
pub struct Key {
    pub name: &'static str,
    /// Whether it must be there.
    pub needed: bool,
    /// What it holds.
    pub holds: Holds,
}

/// What a value may be. Bounds are inclusive; lengths count characters.
pub enum Holds {
    /// Text of a length.
    Text(usize, usize),
    /// A whole number, also as text.
    Whole(i64, i64),
    /// Yes or no.
    Bool,
    /// A snowflake, as text or number.
    Snowflake,
    /// Flags, of which only some are known here.
    Flags(u64),
    Object(&'static [Key]),
    /// An object of a shape that contains itself.
    Again(fn() -> &'static [Key]),
    /// An object chosen by its `type`.
    ByType(&'static [(u64, &'static [Key])]),
    /// A list of some length.
    List(usize, usize, &'static Holds),
    /// A text for each locale.
    Locales(usize, usize),
    /// Anything: other rules look at it.
    Any,
}

/// A key that must be there.
pub const fn needed(name: &'static str, holds: Holds) -> Key {
    Key { name, needed: true, holds }
}

/// A key that may be absent or null.
pub const fn maybe(name: &'static str, holds: Holds) -> Key {
    Key { name, needed: false, holds }
}

/// A key, or a place in a list.
pub struct Step(String);

impl From<&str> for Step {
    fn from(key: &str) -> Self {
        Self(key.to_owned())
    }
}

impl From<&String> for Step {
    fn from(key: &String) -> Self {
        Self(key.clone())
    }
}

impl From<usize> for Step {
    fn from(place: usize) -> Self {
        Self(place.to_string())
    }
}

/// One fault and where it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Keys and places in lists, outermost first.
    pub path: Vec<String>,
    /// Discord's name for this kind of fault.
    pub code: &'static str,
    pub message: String,
}

/// The faults found so far, and the path of the value being looked at.
#[derive(Debug, Default)]
pub struct Faults {
    path: Vec<String>,
    found: Vec<Fault>,
}

impl Faults {
    /// Notes a fault at the present place.
    pub fn note(&mut self, code: &'static str, message: impl Into<String>) {
        self.found.push(Fault { path: self.path.clone(), code, message: message.into() });
    }

    /// Looks at something one step deeper.
    pub fn at(&mut self, step: impl Into<Step>, look: impl FnOnce(&mut Self)) {
        self.path.push(step.into().0);
        look(self);
        self.path.pop();
    }

    /// Nothing, or the refusal that lists all faults.
    ///
    /// # Errors
    /// "Invalid Form Body", if any fault was noted.
    pub fn verdict(self) -> Result<(), Refusal> {
        if self.found.is_empty() {
            return Ok(());
        }
        let mut errors = json!({});
        for fault in self.found {
            let mut spot = &mut errors;
            for step in fault.path {
                spot = &mut spot[step];
            }
            let list = &mut spot["_errors"];
            if let Some(list) = list.as_array_mut() {
                list.push(json!({ "code": fault.code, "message": fault.message }));
            } else {
                *list = json!([{ "code": fault.code, "message": fault.message }]);
            }
        }
        Err(Refusal {
            status: 400,
            code: 50035,
            message: "Invalid Form Body".to_owned(),
            errors: Some(errors),
        })
    }
}

/// Whether Discord knows this locale.
pub fn is_locale(locale: &str) -> bool {
    LOCALES.contains(&locale)
}

/// The locales Discord knows.
const LOCALES: [&str; 34] = [
    "ar", "bg", "cs", "da", "de", "el", "en-GB", "en-US", "es-419", "es-ES", "fi", "fr", "he",
    "hi", "hr", "hu", "id", "it", "ja", "ko", "lt", "nl", "no", "pl", "pt-BR", "ro", "ru", "sv-SE",
    "th", "tr", "uk", "vi", "zh-CN", "zh-TW",
];

/// Checks an object: unknown keys, missing keys, and what the known ones hold.
pub fn object(value: &Value, keys: &[Key], faults: &mut Faults) {
    let Some(fields) = value.as_object() else {
        faults.note("MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType");
        return;
    };
    for name in fields.keys() {
        if !keys.iter().any(|key| key.name == name) {
            faults.at(name, |f| f.note("UNKNOWN_KEY", format!("Unknown key \"{name}\".")));
        }
    }
    for key in keys {
        known(fields, key, faults);
    }
}

fn known(fields: &Map<String, Value>, key: &Key, faults: &mut Faults) {
    match fields.get(key.name) {
        None | Some(Value::Null) if key.needed => faults.at(key.name, |faults| {
            faults.note("BASE_TYPE_REQUIRED", "This field is required");
        }),
        None | Some(Value::Null) => {}
        Some(value) => faults.at(key.name, |faults| check(value, &key.holds, faults)),
    }
}

/// Checks one value.
pub fn check(value: &Value, holds: &Holds, faults: &mut Faults) {
    match holds {
        Holds::Any => {}
        Holds::Text(least, most) => match value.as_str() {
            Some(text) => length(text.chars().count(), *least, *most, faults),
            None => faults.note("STRING_TYPE_CONVERT", "Could not interpret value as string."),
        },
        Holds::Whole(least, most) => whole(value, *least, *most, faults),
        Holds::Bool => {
            if !value.is_boolean() {
                faults.note("BOOLEAN_TYPE_CONVERT", "Must be either true or false.");
            }
        }
        Holds::Snowflake => {
            if crate::sandbox::state::Id::of(value).is_none() {
                faults.note("NUMBER_TYPE_COERCE", format!("Value {value} is not snowflake."));
            }
        }
        Holds::Flags(allowed) => match value.as_u64() {
            Some(flags) if flags & !allowed == 0 => {}
            _ => faults.note("INVALID_FLAGS", "Invalid flags for this request."),
        },
        Holds::Object(keys) => object(value, keys, faults),
        Holds::Again(keys) => object(value, keys(), faults),
        Holds::ByType(kinds) => {
            let number = value["type"].as_u64();
            match kinds.iter().find(|(kind, _)| Some(*kind) == number) {
                Some((_, keys)) => object(value, keys, faults),
                None => faults.at("type", |faults| {
                    let known: Vec<u64> = kinds.iter().map(|(kind, _)| *kind).collect();
                    let said = format!("Value of field \"type\" must be one of {known:?}.");
                    faults.note("UNION_TYPE_CHOICES", said);
                }),
            }
        }
        Holds::List(least, most, each) => list(value, *least, *most, each, faults),
        Holds::Locales(least, most) => locales(value, *least, *most, faults),
    }
}

fn length(count: usize, least: usize, most: usize, faults: &mut Faults) {
    if !(least..=most).contains(&count) {
        let said = format!("Must be between {least} and {most} in length.");
        faults.note("BASE_TYPE_BAD_LENGTH", said);
    }
}

fn whole(value: &Value, least: i64, most: i64, faults: &mut Faults) {
    let number = value.as_i64().or_else(|| value.as_str().and_then(|text| text.parse().ok()));
    match number {
        None => faults.note("NUMBER_TYPE_COERCE", format!("Value {value} is not int.")),
        Some(number) if (least..=most).contains(&number) => {}
        Some(_) => {
            let said = format!("int value should be between {least} and {most}.");
            faults.note("NUMBER_TYPE_RANGE", said);
        }
    }
}

fn list(value: &Value, least: usize, most: usize, each: &Holds, faults: &mut Faults) {
    let Some(items) = value.as_array() else {
        faults.note("LIST_TYPE_CONVERT", "Only iterables may be used in a ListType");
        return;
    };
    length(items.len(), least, most, faults);
    for (place, item) in items.iter().enumerate() {
        faults.at(place, |faults| check(item, each, faults));
    }
}

fn locales(value: &Value, least: usize, most: usize, faults: &mut Faults) {
    let Some(texts) = value.as_object() else {
        faults.note("DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType");
        return;
    };
    for (locale, text) in texts {
        faults.at(locale, |faults| {
            if !LOCALES.contains(&locale.as_str()) {
                faults.note("ENUM_TYPE_COERCE", format!("Value \"{locale}\" is not a locale."));
            }
            check(text, &Holds::Text(least, most), faults);
        });
    }
}
