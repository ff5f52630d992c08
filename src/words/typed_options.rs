//! Options as people type them in any language, turned into what games read.

use super::messages::{Fields, format};
use super::typed::{items, joined};
use super::voice::Voice;
use crate::rules::{GameInfo, Kind, OptionSpec, options};
use fluent_bundle::FluentValue;

/// What parts options, however it was typed.
const COMMAS: [char; 3] = [',', '，', '、'];
/// Of a range with more numbers than this not each is compared in words.
const COMPARED_MOST: i64 = 64;

/// A comma list of options, each of which a game or a table reads, where it says the same in words of
/// any language: `Blutrausch` becomes `blood_lust on`. What is not understood stays as it is.
#[must_use]
pub fn typed_options(voice: Voice<'_>, info: &GameInfo, text: &str) -> String {
    let item = |item: &str| {
        let item = item.trim();
        if options::parse(info.options, item).is_ok() {
            return item.to_owned();
        }
        let said = joined(item);
        let typed = voice.all().find_map(|voice| voice.option_typed(info, &said));
        // A value that is none is refused for the option it was written for.
        let named = || voice.all().find_map(|voice| voice.option_named(info, &said));
        let meant = typed.or_else(|| named().map(|(spec, rest)| format!("{} {rest}", spec.key)));
        meant.unwrap_or_else(|| item.to_owned())
    };
    text.split(COMMAS).map(item).collect::<Vec<_>>().join(", ")
}

impl Voice<'_> {
    /// An option that is said in this language, by folded words; as games and tables read it.
    fn option_typed(self, info: &GameInfo, said: &str) -> Option<String> {
        let tables = [
            (self.typed_option_takebacks(), "takebacks"),
            (self.typed_option_listed(), "seats as listed"),
            (self.typed_option_drawn(), "random seats"),
            (self.typed_option_watch(), "watch"),
            (self.typed_option_anonymous(), "anonymous"),
            (self.typed_option_computers(), "computers"),
        ];
        for (list, meant) in tables {
            for name in items(&list) {
                match after(said, &name) {
                    Some("") => return Some(meant.to_owned()),
                    Some(level) if level.parse::<u8>().is_ok() => {
                        return Some(format!("{meant} {level}"));
                    }
                    _ => {}
                }
            }
        }
        if let Some(days) = self.limit_typed(info, said) {
            return Some(format!("limit {days} days"));
        }
        let shown = info
            .options
            .iter()
            .flat_map(|spec| values(spec).into_iter().map(move |value| (spec, value)));
        for (spec, value) in shown {
            if self.option_shown(info, spec, &value).as_deref() == Some(said) {
                return Some(format!("{} {value}", spec.key));
            }
        }
        let (spec, rest) = self.option_named(info, said)?;
        let value = match (rest, spec.kind) {
            ("", Kind::Flag) => "true".to_owned(),
            ("", Kind::Word(words)) => (*words.iter().find(|word| **word == "on")?).to_owned(),
            ("", Kind::Whole { .. } | Kind::Line { .. }) => return None,
            (rest, Kind::Flag) if items(&self.typed_yes()).any(|yes| yes == rest) => {
                "true".to_owned()
            }
            (rest, Kind::Flag) if items(&self.typed_no()).any(|no| no == rest) => {
                "false".to_owned()
            }
            (rest, _) => rest.to_owned(),
        };
        let text = format!("{} {value}", spec.key);
        options::parse(info.options, &text).is_ok().then_some(text)
    }

    /// The option whose name in this language begins a text, and what follows it.
    fn option_named<'a>(
        self,
        info: &'a GameInfo,
        said: &'a str,
    ) -> Option<(&'a OptionSpec, &'a str)> {
        let named = info.options.iter().filter_map(|spec| {
            let name = joined(&self.option(info, spec));
            Some((name.len(), spec, after(said, &name)?))
        });
        // The longest name that fits: one may begin another.
        let (_, spec, rest) = named.max_by_key(|(length, ..)| *length)?;
        Some((spec, rest))
    }

    /// After how many days without a move a table goes on, if that is what this says; a number alone
    /// is the game's, if it has a limit of its own.
    fn limit_typed(self, info: &GameInfo, said: &str) -> Option<u8> {
        let (limit, days) = (self.typed_option_limit(), self.typed_option_days());
        let rest = items(&limit).find_map(|name| after(said, &name))?;
        let (number, unit) = rest.split_once(' ').unwrap_or((rest, ""));
        let own = info.options.iter().any(|spec| spec.key == "limit");
        let known = unit.is_empty() && !own || items(&days).any(|day| day == unit);
        number.parse().ok().filter(|_| known)
    }

    /// How this language says an option with a value, folded: the game's message
    /// `option-KEY-VALUE`, else its `option-KEY-is`.
    fn option_shown(self, info: &GameInfo, spec: &OptionSpec, value: &str) -> Option<String> {
        let bundle = self.language()?.games.get(info.slug)?;
        let mut fields = Fields::new();
        let number = value.parse::<i64>().ok();
        fields.set("value", number.map_or_else(|| value.to_owned().into(), FluentValue::from));
        let exact = format(bundle, &format!("option-{}-{value}", spec.key), &fields);
        let shown =
            exact.or_else(|| format(bundle, &format!("option-{}-is", spec.key), &fields))?;
        Some(joined(&shown))
    }
}

/// What follows a name in a folded text; `None` if it does not begin with this name.
fn after<'a>(said: &'a str, name: &str) -> Option<&'a str> {
    let rest = said.strip_prefix(name)?;
    (rest.is_empty() || rest.starts_with(' ')).then(|| rest.trim_start())
}

/// The values of an option that can be compared, as they are typed.
fn values(spec: &OptionSpec) -> Vec<String> {
    let said = |word: &&str| (*word).to_owned();
    let short = spec.short.iter().map(|(_, value)| (*value).to_owned());
    let listed: Vec<String> = match spec.kind {
        Kind::Word(words) => words.iter().map(said).collect(),
        Kind::Whole { min, max, or } => {
            let numbers = (min..=max).filter(|_| max - min <= COMPARED_MOST);
            numbers.map(|number| number.to_string()).chain(or.iter().map(said)).collect()
        }
        Kind::Flag | Kind::Line { .. } => Vec::new(),
    };
    short.chain(listed).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalog::CATALOG;
    use crate::words::Words;

    #[test]
    fn options_are_read_by_the_names_that_people_see() {
        let words = Words::load(CATALOG).expect("the messages are Fluent");
        let check = |locale: &str, slug: &str, text: &str, expect: &str| {
            let info = CATALOG.find(slug).expect("a game").info;
            assert_eq!(typed_options(words.voice(locale), info, text), expect, "{slug}: {text}");
        };
        for locale in ["de", "en-US", "zh-CN"] {
            check(locale, "tile-chess", "Blutrausch", "blood_lust on");
            check(locale, "tile-chess", "Bauern 4, blutrausch", "pawns 4, blood_lust on");
            check(locale, "tile-chess", "pawns 4, fast", "pawns 4, fast");
            check(locale, "tile-chess", "Friendly Fire nein", "friendly_fire false");
            check(locale, "stalemate", "Größe 6", "size 6");
            check(locale, "stalemate", "groesse 6, Zugrücknahme", "size 6, takebacks");
            check(locale, "chess", "zuschauen 5", "watch 5");
            check(
                locale,
                "tile-chess",
                "Limit 3 Tage, Farben zufällig",
                "limit 3 days, random seats",
            );
            check(locale, "tile-chess", "limit 1 day, limit 3 cats", "limit 1 days, limit 3 cats");
            check(locale, "chess", "960 518", "960 518");
            check(locale, "chess", "nonsense, 960", "nonsense, 960");
            check(locale, "stalemate", "大小 12", "size 12");
            check(locale, "stalemate", "Größe groß", "size gross");
            check(locale, "tile-chess", "兵数 4，嗜血", "pawns 4, blood_lust on");
            check(locale, "tile-chess", "兵数4、限时3天", "pawns 4, limit 3 days");
            check(
                locale,
                "tile-chess",
                "快棋，格线，有边界，疯狂嗜血，误伤，骤死",
                "fast true, grid true, borders usual, blood_lust mad, friendly_fire true, \
                 sudden_death true",
            );
            check(locale, "tile-chess", "随机摆牌：螺旋，自由轮 3", "layout spiral, turns 3");
            check(locale, "stalemate", "兵只在可以落子处替换", "replace earned");
            check(locale, "stalemate", "可以停着而不替换", "forced_replace false");
            check(locale, "stalemate", "大小 6，悔棋", "size 6, takebacks");
            check(locale, "chess", "观战5，960", "watch 5, 960");
        }
    }

    #[test]
    fn every_name_of_an_option_is_read() {
        let words = Words::load(CATALOG).expect("the messages are Fluent");
        for info in CATALOG.iter().map(|entry| entry.info) {
            for language in words.languages() {
                let voice = words.voice(language);
                for spec in info.options {
                    for value in values(spec) {
                        let text = format!("{} {value}", voice.option(info, spec));
                        let read = typed_options(words.voice("en"), info, &text);
                        let read = options::parse(info.options, &read);
                        let expect = spec.value(&value).expect("a value of it");
                        assert_eq!(
                            read.ok().as_ref().and_then(|read| read.get(spec.key)),
                            Some(&expect),
                            "{}, {language}: {text}",
                            info.slug
                        );
                    }
                }
            }
        }
    }
}
