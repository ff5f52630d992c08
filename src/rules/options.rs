//! Options of a game: a constant table beside the typed struct, from which completion, menus,
//! defaults and error sentences come.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use super::{Refusal, Say};

/// Options of a game by name, with their values.
pub type OptionMap = Map<String, Value>;

/// One option of a game.
///
/// ```
/// use patt::rules::{Kind, OptionSpec, options};
///
/// const SIZE: OptionSpec = OptionSpec {
///     key: "board_size",
///     kind: Kind::Whole { min: 5, max: 10, or: &[] },
///     default: Some("8"),
///     short: &[("tiny", "5")],
///     ..OptionSpec::BLANK
/// };
/// for said in ["board size 5", "Board-Size: 5", "tiny"] {
///     assert_eq!(options::parse(&[SIZE], said)?["board_size"], 5);
/// }
/// assert_eq!(SIZE.allowed(), "5..10");
/// assert_eq!(SIZE.value("12").unwrap_err().to_string(), "option-value:board_size,12,5..10");
/// # Ok::<(), patt::rules::Refusal>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct OptionSpec {
    /// Its name in records, in snake case; people may write blanks or hyphens for the underscores.
    pub key: &'static str,
    /// What else people may write for the key.
    pub names: &'static [&'static str],
    /// What values it takes.
    pub kind: Kind,
    /// Its value if nothing is said; `None` if that depends on the seats or is no value at all.
    pub default: Option<&'static str>,
    /// Short spellings: what people may write, and the value it stands for.
    pub short: &'static [(&'static str, &'static str)],
    /// Whether menus offer it.
    pub menu: bool,
    /// Whether a game with a value other than the default may be rated.
    pub rated: bool,
    /// The name of the UCI option that sets it, if one does.
    pub uci: Option<&'static str>,
}

impl OptionSpec {
    /// A spec to fill in with `..`: a flag, off, in menus, rated.
    pub const BLANK: Self = Self {
        key: "",
        names: &[],
        kind: Kind::Flag,
        default: Some("false"),
        short: &[],
        menu: true,
        rated: true,
        uci: None,
    };
}

/// The values an option takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// One of these words.
    Word(&'static [&'static str]),
    /// A whole number in a range, ends included, or one of these words.
    Whole {
        /// The least number that is taken.
        min: i64,
        /// The greatest number that is taken.
        max: i64,
        /// Words that may stand for a number.
        or: &'static [&'static str],
    },
    /// True or false.
    Flag,
    /// Free text of at most this many characters.
    Line {
        /// The most characters.
        max: u16,
    },
}

/// Checks every given value against its spec and fills in the defaults.
///
/// # Errors
/// `option-unknown` names an option the game does not have; `option-value` a value that is out of
/// its range, with what is allowed.
///
/// ```
/// use patt::games::xiangqi::Xiangqi;
/// use patt::rules::{Game, OptionMap, options};
///
/// let specs = Xiangqi::INFO.options;
/// let mut given = OptionMap::new();
/// given.insert("limit".to_owned(), 60.into());
/// let settled = options::settle(specs, &given)?;
/// assert_eq!(settled["limit"], 60);
/// assert_eq!(settled["repetition"], "axf3", "what was not said has its default");
/// given.insert("speed".to_owned(), 3.into());
/// assert_eq!(options::settle(specs, &given).unwrap_err().to_string(), "option-unknown:speed");
/// # Ok::<(), patt::rules::Refusal>(())
/// ```
pub fn settle(specs: &[OptionSpec], given: &OptionMap) -> Result<OptionMap, Refusal> {
    if let Some(key) = given.keys().find(|key| specs.iter().all(|spec| spec.key != key.as_str())) {
        return Err(Refusal(Say::new("option-unknown").with("option", key.as_str())));
    }
    let mut settled = Map::new();
    for spec in specs {
        let value = match (given.get(spec.key), spec.default) {
            (Some(Value::Null), _) | (None, None) => continue,
            (Some(Value::String(text)), _) => spec.value(text)?,
            (Some(value), _) => spec.value(&value.to_string())?,
            (None, Some(default)) => spec.value(default)?,
        };
        settled.insert(spec.key.to_owned(), value);
    }
    Ok(settled)
}

/// The typed options of a game from settled ones.
///
/// # Errors
/// `options-shape` if they do not fit the type.
///
/// ```
/// use patt::games::chess::{Chess, Options, Start};
/// use patt::rules::{Game, options};
///
/// let specs = Chess::INFO.options;
/// let settled = options::settle(specs, &options::parse(specs, "960 518")?)?;
/// let typed: Options = options::typed(&settled)?;
/// assert_eq!(typed.chess960, Some(Start::Number(518)));
/// assert_eq!(options::untyped(specs, &typed)?, settled);
/// # Ok::<(), patt::rules::Refusal>(())
/// ```
pub fn typed<T: DeserializeOwned>(settled: &OptionMap) -> Result<T, Refusal> {
    serde_json::from_value(Value::Object(settled.clone()))
        .map_err(|error| Refusal(Say::new("options-shape").with("fault", error.to_string())))
}

/// The other way round: settled options from typed ones.
///
/// # Errors
/// As [`settle`]; `options-shape` if they are no map.
pub fn untyped<T: Serialize>(specs: &[OptionSpec], options: &T) -> Result<OptionMap, Refusal> {
    match serde_json::to_value(options) {
        Ok(Value::Object(map)) => settle(specs, &map),
        Ok(_) | Err(_) => Err(Refusal::new("options-shape")),
    }
}

/// Reads a comma list of options as people write it, such as `960 518` or `pawns 4, blood lust`.
///
/// # Errors
/// As [`settle`]; also `option-twice` if an option is given two values.
pub fn parse(specs: &[OptionSpec], text: &str) -> Result<OptionMap, Refusal> {
    let mut given = Map::new();
    for item in text.split(',').map(str::trim).filter(|item| !item.is_empty()) {
        let (key, value) = parse_item(specs, item)?;
        if given.insert(key.to_owned(), value).is_some() {
            return Err(Refusal(Say::new("option-twice").with("option", key)));
        }
    }
    Ok(given)
}

fn parse_item(specs: &[OptionSpec], item: &str) -> Result<(&'static str, Value), Refusal> {
    let folded = fold(item);
    for spec in specs {
        if let Some((_, value)) = spec.short.iter().find(|(short, _)| fold(short) == folded) {
            return Ok((spec.key, spec.value(value)?));
        }
    }
    // The longest name that fits: one may begin another.
    let named = specs.iter().flat_map(|spec| {
        let names = spec.names.iter().copied().chain([spec.key]);
        names.filter_map(move |name| Some((name.len(), spec, after_name(item, name)?)))
    });
    let Some((_, spec, value)) = named.max_by_key(|&(length, ..)| length) else {
        return Err(Refusal(Say::new("option-unknown").with("option", item)));
    };
    let value = if value.is_empty() && spec.kind == Kind::Flag { "true" } else { value };
    Ok((spec.key, spec.value(value)?))
}

/// Options as people would write them, such that [`parse`] reads them back.
///
/// ```
/// use patt::games::xiangqi::Xiangqi;
/// use patt::rules::{Game, options};
///
/// let specs = Xiangqi::INFO.options;
/// let given = options::parse(specs, "limit 60, repetition ban")?;
/// assert_eq!(options::parse(specs, &options::text(&given))?, given);
/// # Ok::<(), patt::rules::Refusal>(())
/// ```
#[must_use]
pub fn text(given: &OptionMap) -> String {
    let item = |(key, value): (&String, &Value)| {
        let name = key.replace('_', " ");
        match value {
            Value::Bool(true) => name,
            Value::String(text) => format!("{name} {text}"),
            other => format!("{name} {other}"),
        }
    };
    given.iter().map(item).collect::<Vec<_>>().join(", ")
}

/// What follows `name` in `item`, if it begins with this name in any spelling.
fn after_name<'a>(item: &'a str, name: &str) -> Option<&'a str> {
    let head = item.get(..name.len())?;
    let rest = &item[name.len()..];
    let ends = rest.is_empty() || rest.starts_with([' ', '=', ':']);
    let between = |sign: char| sign.is_whitespace() || sign == '=' || sign == ':';
    (ends && fold(head) == fold(name)).then(|| rest.trim_start_matches(between).trim_end())
}

/// Lower case, with underscores for blanks and hyphens.
fn fold(text: &str) -> String {
    text.to_lowercase().replace([' ', '-'], "_")
}

impl OptionSpec {
    /// Reads one value as text.
    ///
    /// # Errors
    /// `option-value` with the option, the value and what is allowed.
    pub fn value(&self, text: &str) -> Result<Value, Refusal> {
        let word = |words: &[&str]| {
            words.iter().find(|word| fold(word) == fold(text)).map(|&word| Value::from(word))
        };
        let value = match self.kind {
            Kind::Word(words) => word(words),
            Kind::Whole { min, max, or } => match text.parse::<i64>() {
                Ok(number) => (min..=max).contains(&number).then(|| number.into()),
                Err(_) => word(or),
            },
            Kind::Flag => match fold(text).as_str() {
                "true" | "yes" | "on" => Some(true.into()),
                "false" | "no" | "off" => Some(false.into()),
                _ => None,
            },
            Kind::Line { max } => {
                (text.chars().count() <= max.into() && !text.is_empty()).then(|| text.into())
            }
        };
        value.ok_or_else(|| {
            Refusal(
                Say::new("option-value")
                    .with("option", self.key)
                    .with("value", text)
                    .with("allowed", self.allowed()),
            )
        })
    }

    /// The allowed values in short.
    #[must_use]
    pub fn allowed(&self) -> String {
        match self.kind {
            Kind::Word(words) => words.join(", "),
            Kind::Whole { min, max, or: [] } => format!("{min}..{max}"),
            Kind::Whole { min, max, or } => format!("{min}..{max}, {}", or.join(", ")),
            Kind::Flag => "yes, no".to_owned(),
            Kind::Line { max } => format!("1..{max} characters"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    const SPECS: &[OptionSpec] = &[
        OptionSpec {
            key: "size",
            names: &["10x", "size of board"],
            kind: Kind::Whole { min: 5, max: 10, or: &["any"] },
            default: Some("8"),
            ..OptionSpec::BLANK
        },
        OptionSpec {
            key: "blood_lust",
            kind: Kind::Word(&["off", "on", "mad"]),
            default: Some("off"),
            short: &[("blood lust", "on"), ("mad blood lust", "mad")],
            ..OptionSpec::BLANK
        },
        OptionSpec { key: "fen", kind: Kind::Line { max: 9 }, default: None, ..OptionSpec::BLANK },
        OptionSpec { key: "fast", ..OptionSpec::BLANK },
    ];

    fn check(text: &str, expect: Result<Value, &str>) {
        let got = parse(SPECS, text).map(Value::from).map_err(|refusal| refusal.0.text());
        assert_eq!(got, expect.map_err(str::to_owned), "{text}");
    }

    #[test]
    fn people_write_options_as_they_like() {
        check("size 6, mad blood lust", Ok(json!({ "size": 6, "blood_lust": "mad" })));
        check("Blood-Lust on,FAST", Ok(json!({ "blood_lust": "on", "fast": true })));
        check("size=any, fen 8/8 w", Ok(json!({ "size": "any", "fen": "8/8 w" })));
        check("10x 7", Ok(json!({ "size": 7 })));
        check("Size of board: 7", Ok(json!({ "size": 7 })));
        check("size 12", Err("option-value:size,12,5..10, any"));
        check("speed 3", Err("option-unknown:speed 3"));
        check("size 6, size 7", Err("option-twice:size"));
        check("fen 0123456789", Err("option-value:fen,0123456789,1..9 characters"));
    }

    #[test]
    fn what_was_read_is_written_so_that_it_reads_back() {
        for said in
            ["size 6, mad blood lust", "size any, fen 8/8 w, fast", "fast no", "fen \t=8/8", ""]
        {
            let given = parse(SPECS, said).unwrap();
            assert_eq!(parse(SPECS, &text(&given)), Ok(given), "{said}");
        }
    }

    #[test]
    fn defaults_fill_what_was_not_said() {
        let settled = settle(SPECS, &Map::new()).unwrap();
        assert_eq!(Value::from(settled), json!({ "size": 8, "blood_lust": "off", "fast": false }));
    }
}
