//! The form for the rules of a game: what it asks, and what its answers say.
//!
//! Whole, it lets people choose where there is something to choose, and type the rest; where only text
//! can be read, everything is typed. What is typed goes before what is chosen.

use std::collections::HashMap;

use serde_json::Value;

use crate::message::{Choice, Entered, FormField, FormId, Input, MenuEntry, Modal, Select};
use crate::rules::{GameInfo, Kind, OptionSpec, options};
use crate::show::options::{of_table, offers};
use crate::table::{TableOption, TableOptions};
use crate::words::{Term, Voice, cut, typed_options};

/// The field for what is typed.
const TYPED: &str = "o";

/// The field for one long option, such as a position.
const LONG: &str = "l";

/// The field for what applies or does not.
const SWITCHES: &str = "s";

/// The most characters of the options.
const OPTIONS_MOST: u16 = 400;

/// The most characters of a title and of what a field is called,
const NAME_MOST: usize = 45;
/// of a line below that, and of a line that can be chosen.
const LINE_MOST: usize = 100;

/// The most fields.
const FIELDS_MOST: usize = 5;

/// The most entries of a field.
const ENTRIES_MOST: usize = 25;

/// What stands for no value at all: as many pawns as is usual for the seats.
const USUAL: &str = "-";

/// The form of a draft with these options.
pub(crate) fn rules_form(voice: Voice<'_>, info: &GameInfo, draft: u64, said: &str) -> Modal {
    let plain = voice.plain();
    let title = cut(&plain.options_title(Term(plain.title(info))), NAME_MOST);
    let layout = Layout::of(info);
    let fields = layout.fields(plain, info, said);
    let typed = typed_fields(plain, info, said);
    Modal { id: FormId::Options { draft }, title, fields, typed }
}

/// The options that a form says which was sent, where these stood before.
pub(crate) fn rules_said(
    voice: Voice<'_>,
    info: &GameInfo,
    entered: &Entered,
    before: &str,
) -> String {
    if entered.is_empty() {
        // Nothing of it arrived.
        return before.to_owned();
    }
    let typed = entered.text(TYPED).trim();
    let typed = if typed.is_empty() { String::new() } else { typed_options(voice, info, typed) };
    let long = entered.text(LONG).trim();
    let long = long_option(info).filter(|_| !long.is_empty()).map(|spec| item(spec, long));
    let chosen = Layout::of(info).chosen(info, entered, &typed);
    let parts = chosen.into_iter().chain(Some(typed)).chain(long);
    parts.filter(|part| !part.is_empty()).collect::<Vec<_>>().join(", ")
}

/// What can be chosen in a game, and where.
struct Layout<'a> {
    /// Options with a field each.
    selects: Vec<&'a OptionSpec>,
    /// What applies or does not, in one field.
    switches: Vec<Switch<'a>>,
    /// A long option with a field of its own.
    long: Option<&'a OptionSpec>,
}

/// Something that applies or does not.
enum Switch<'a> {
    /// A flag.
    Flag(&'a OptionSpec),
    /// An option has this value.
    Value(&'a OptionSpec, &'a str),
    /// Something of the table.
    Table(TableOption),
}

impl<'a> Layout<'a> {
    /// Options of many values first, then a long one, then those of two values, as long as there is
    /// room; what has no field is switched, or typed.
    fn of(info: &'a GameInfo) -> Self {
        let mut switches = Vec::new();
        let (mut many, mut two) = (Vec::new(), Vec::new());
        for spec in info.options.iter().filter(|spec| spec.menu) {
            match (spec.kind, values(spec).as_slice()) {
                (Kind::Flag, _) => switches.push(Switch::Flag(spec)),
                (Kind::Word(_), [_, _]) => two.push(spec),
                (Kind::Word(_) | Kind::Whole { .. }, [_, ..]) => many.push(spec),
                (Kind::Whole { or: [word], .. }, []) => switches.push(Switch::Value(spec, word)),
                (Kind::Line { .. }, _) | (Kind::Word(_) | Kind::Whole { .. }, []) => {}
            }
        }
        switches.extend(TableOptions::offers(info).into_iter().map(Switch::Table));
        // One field is for what is typed, and one for what is switched.
        let mut room = FIELDS_MOST - 2;
        many.truncate(room);
        room -= many.len();
        let long = long_option(info).filter(|_| room > 0);
        room -= usize::from(long.is_some());
        let left = two.split_off(room.min(two.len()));
        for spec in left {
            if let Kind::Word([one, other]) = spec.kind {
                let unusual = if spec.default == Some(*one) { other } else { one };
                switches.push(Switch::Value(spec, unusual));
            }
        }
        switches.truncate(ENTRIES_MOST);
        let mut selects = many;
        selects.extend(two);
        Self { selects, switches, long }
    }

    /// The fields, with what was said before in them.
    fn fields(&self, plain: Voice<'_>, info: &GameInfo, said: &str) -> Vec<FormField> {
        let said = self.said(info, said);
        let mut fields = Vec::new();
        for spec in &self.selects {
            let name = format!("{TYPED}.{}", spec.key);
            fields.push(FormField::Select(Select {
                name,
                label: cut(&plain.option(info, spec), NAME_MOST),
                description: cut(&plain.option_about(info, spec), LINE_MOST),
                entries: entries(plain, info, spec, said.given.get(spec.key)),
                choice: Choice::One,
            }));
        }
        if !self.switches.is_empty() {
            let entries = self.switches.iter().map(|switch| MenuEntry {
                label: cut(&switch.label(plain, info), LINE_MOST),
                value: switch.value().to_owned(),
                description: cut(&switch.about(plain, info), LINE_MOST),
                chosen: switch.is_on(&said),
            });
            fields.push(FormField::Select(Select {
                name: SWITCHES.to_owned(),
                label: cut(&plain.options_more(), NAME_MOST),
                description: String::new(),
                entries: entries.collect(),
                choice: Choice::Any,
            }));
        }
        if let Some(spec) = self.long {
            fields.push(FormField::Text(Input {
                description: cut(&plain.option_about(info, spec), LINE_MOST),
                ..long_input(plain, info, spec, said.long)
            }));
        }
        let example = plain.type_hint(Term(example(plain, info)));
        let label = plain.options_other();
        let rest = said.rest.join(", ");
        fields.push(FormField::Text(Input {
            description: cut(&plain.options_other_about(), LINE_MOST),
            ..input(TYPED, &label, example, rest, OPTIONS_MOST)
        }));
        fields
    }

    /// Options as the fields have them.
    fn said<'s>(&self, info: &GameInfo, said: &'s str) -> Said<'s> {
        let mut sorted = Said::default();
        for item in items(said) {
            let (own, of_game) = TableOptions::take(item);
            let own = own.text();
            let switched = |switch: &Switch<'_>| match switch {
                Switch::Table(option) => of_game.is_empty() && option.text() == own,
                Switch::Flag(_) | Switch::Value(..) => false,
            };
            if self.switches.iter().any(switched) {
                sorted.table.push(own);
            } else if let Some((key, value)) = self.read(info, &of_game)
                && !sorted.given.contains_key(&key)
            {
                sorted.given.insert(key, value);
            } else if let Some(long) = self.read_long(info, &of_game)
                && sorted.long.is_empty()
            {
                sorted.long = long;
            } else {
                sorted.rest.push(item);
            }
        }
        sorted
    }

    /// An option that a field or a switch can say, with its value.
    fn read(&self, info: &GameInfo, item: &str) -> Option<(String, String)> {
        let (key, value) = options::parse(info.options, item).ok()?.into_iter().next()?;
        let value = as_text(&value);
        let switched = |switch: &Switch<'_>| match switch {
            Switch::Flag(spec) => spec.key == key,
            Switch::Value(spec, on) => {
                spec.key == key && (*on == value || spec.default == Some(value.as_str()))
            }
            Switch::Table(_) => false,
        };
        let known =
            self.selects.iter().any(|spec| spec.key == key) || self.switches.iter().any(switched);
        known.then_some((key, value))
    }

    fn read_long(&self, info: &GameInfo, item: &str) -> Option<String> {
        let (key, value) = options::parse(info.options, item).ok()?.into_iter().next()?;
        self.long.filter(|spec| spec.key == key).map(|_| as_text(&value))
    }

    /// What was chosen, as it is typed. Nothing is said of what is as it usually is, or was typed.
    fn chosen(&self, info: &GameInfo, entered: &Entered, typed: &str) -> Vec<String> {
        let typed_keys: Vec<String> = items(typed)
            .flat_map(|item| options::parse(info.options, item).unwrap_or_default())
            .map(|(key, _)| key)
            .collect();
        let typed_too = |spec: &OptionSpec| typed_keys.iter().any(|key| key == spec.key);
        let selects = self.selects.iter().filter(|spec| !typed_too(spec)).filter_map(|spec| {
            let value = entered.chosen(&format!("{TYPED}.{}", spec.key))?.first()?;
            let usual = spec.default.unwrap_or(USUAL);
            (value != usual).then(|| item(spec, value))
        });
        let mut said: Vec<String> = selects.collect();
        let Some(on) = entered.chosen(SWITCHES) else { return said };
        let own = TableOptions::take(typed).0;
        for switch in &self.switches {
            let on = on.iter().any(|value| value == switch.value());
            said.extend(match switch {
                Switch::Flag(spec) if !typed_too(spec) => {
                    let usual = spec.default == Some("true");
                    (on != usual).then(|| item(spec, if on { "true" } else { "false" }))
                }
                Switch::Value(spec, value) if !typed_too(spec) => on.then(|| item(spec, value)),
                Switch::Table(option) if !own.says(*option) => on.then(|| option.text().to_owned()),
                Switch::Flag(_) | Switch::Value(..) | Switch::Table(_) => None,
            });
        }
        said
    }
}

/// Options, each where a form has its place.
#[derive(Default)]
struct Said<'a> {
    /// Of the game, by key, with the value as it is typed.
    given: HashMap<String, String>,
    /// Of the table, as they are typed.
    table: Vec<String>,
    /// The long one.
    long: String,
    /// What is typed.
    rest: Vec<&'a str>,
}

impl Switch<'_> {
    /// Its name when it comes back.
    const fn value(&self) -> &str {
        match self {
            Self::Flag(spec) | Self::Value(spec, _) => spec.key,
            Self::Table(option) => option.text(),
        }
    }

    fn label(&self, plain: Voice<'_>, info: &GameInfo) -> String {
        match self {
            Self::Flag(spec) => plain.option_said(info, spec, &Value::Bool(true)),
            Self::Value(spec, value) => plain.option_said(info, spec, &Value::from(*value)),
            Self::Table(option) => of_table(plain, *option),
        }
    }

    fn about(&self, plain: Voice<'_>, info: &GameInfo) -> String {
        match self {
            Self::Flag(spec) | Self::Value(spec, _) => plain.option_about(info, spec),
            Self::Table(_) => String::new(),
        }
    }

    fn is_on(&self, said: &Said<'_>) -> bool {
        match self {
            Self::Flag(spec) => {
                let given = said.given.get(spec.key).map(String::as_str);
                given.or(spec.default) == Some("true")
            }
            Self::Value(spec, value) => said.given.get(spec.key).is_some_and(|had| had == value),
            Self::Table(option) => said.table.iter().any(|text| text == option.text()),
        }
    }
}

/// The values of an option that can be listed, as they are typed; none if there are too many.
fn values(spec: &OptionSpec) -> Vec<String> {
    match spec.kind {
        Kind::Word(words) => words.iter().map(|&word| word.to_owned()).collect(),
        // One entry more may say that it is as usual.
        Kind::Whole { min, max, or } if max - min + or.len() as i64 + 1 < ENTRIES_MOST as i64 => {
            let words = or.iter().map(|&word| word.to_owned());
            words.chain((min..=max).map(|number| number.to_string())).collect()
        }
        Kind::Whole { .. } | Kind::Flag | Kind::Line { .. } => Vec::new(),
    }
}

/// The values of an option in words, the one that stands chosen.
fn entries(
    plain: Voice<'_>,
    info: &GameInfo,
    spec: &OptionSpec,
    given: Option<&String>,
) -> Vec<MenuEntry> {
    let now = given.map(String::as_str).or(spec.default).unwrap_or(USUAL);
    let usual = spec.default.is_none().then(|| (plain.options_usual(), USUAL.to_owned()));
    let listed = values(spec).into_iter().filter_map(|value| {
        let shown = plain.option_said(info, spec, &spec.value(&value).ok()?);
        Some((shown, value))
    });
    let entry = |(label, value): (String, String)| MenuEntry {
        label: cut(&label, LINE_MOST),
        chosen: value == now,
        value,
        description: String::new(),
    };
    usual.into_iter().chain(listed).map(entry).collect()
}

/// The form where everything is typed: all options in one text, and a long one by itself.
fn typed_fields(plain: Voice<'_>, info: &GameInfo, said: &str) -> Vec<Input> {
    let (mut short, mut long) = (said.to_owned(), String::new());
    let spec = long_option(info);
    let (customs, of_game) = TableOptions::take(said);
    if let (Some(spec), Ok(mut given)) = (spec, options::parse(info.options, &of_game))
        && let Some(Value::String(text)) = given.remove(spec.key)
    {
        (short, long) = (customs.and(&options::text(&given)), text);
    }
    let hint = plain.type_hint(Term(example(plain, info)));
    let mut fields = vec![input(TYPED, &plain.options_field(), hint, short, OPTIONS_MOST)];
    fields.extend(spec.map(|spec| long_input(plain, info, spec, long)));
    fields
}

fn long_input(plain: Voice<'_>, info: &GameInfo, spec: &OptionSpec, value: String) -> Input {
    let most = match spec.kind {
        Kind::Line { max } => max.min(OPTIONS_MOST),
        Kind::Word(_) | Kind::Whole { .. } | Kind::Flag => OPTIONS_MOST,
    };
    input(LONG, &plain.option(info, spec), String::new(), value, most)
}

fn input(name: &str, label: &str, placeholder: String, value: String, max: u16) -> Input {
    Input {
        name: name.to_owned(),
        label: cut(label, NAME_MOST),
        description: String::new(),
        placeholder,
        value,
        max,
        long: true,
        required: false,
    }
}

/// What could be typed.
fn example(plain: Voice<'_>, info: &GameInfo) -> String {
    let example = offers(plain, info, "");
    example.first().map_or(String::new(), |(_, typed)| typed.clone())
}

/// The option that is long free text, such as a position.
fn long_option(info: &GameInfo) -> Option<&'static OptionSpec> {
    info.options.iter().find(|spec| matches!(spec.kind, Kind::Line { .. }))
}

/// An option with its value as it is typed.
fn item(spec: &OptionSpec, value: &str) -> String {
    let name = spec.key.replace('_', " ");
    if spec.kind == Kind::Flag && value == "true" { name } else { format!("{name} {value}") }
}

fn items(said: &str) -> impl Iterator<Item = &str> {
    said.split(',').map(str::trim).filter(|item| !item.is_empty())
}

fn as_text(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}
