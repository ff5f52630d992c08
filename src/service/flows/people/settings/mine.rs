//! One's own settings: the lines and what their values mean.

use crate::catalog::Entry;
use crate::message::{MenuEntry, Picture, Request, SettingsPage};
use crate::render::{Scene, Theme};
use crate::service::Service;
use crate::service::core::errors::Error;
use crate::show::looks::Looks;
use crate::show::settings::boards;
use crate::show::settings::mine::{beginning, quiet_line, theme_words};
use crate::show::settings::page::{SettingLine, SettingValue, Shown, meaning};
use crate::show::settings::pieces;
use crate::table::{Below, Challenges, Pings, Reminded, Reminders, UserSettings};
use crate::words::{Term, Voice};

/// What values of lines are called in ids, and what they mean.
const SIDES: [(&str, Below); 3] =
    [("own", Below::Own), ("mover", Below::Mover), ("first", Below::First)];

const PINGS: [(&str, Pings); 4] = [
    ("channel", Pings::Channel),
    ("direct", Pings::Direct),
    ("both", Pings::Both),
    ("none", Pings::None),
];

const REMINDERS: [(&str, Reminders); 3] =
    [("none", Reminders::None), ("one", Reminders::One), ("two", Reminders::Two)];

const REMINDED: [(&str, Reminded); 2] =
    [("channel", Reminded::Channel), ("direct", Reminded::Direct)];

const CHALLENGES: [(&str, Challenges); 3] =
    [("channel", Challenges::Channel), ("direct", Challenges::Direct), ("none", Challenges::None)];

impl Service {
    /// The lines of a person's settings. `game` is the game that lines with a value for each game
    /// speak of; empty for a summary.
    pub(crate) fn mine(
        &self,
        voice: Voice<'_>,
        settings: &UserSettings,
        game: &str,
    ) -> Vec<SettingLine> {
        let theme = settings.theme.as_deref().and_then(Theme::of_key).unwrap_or_default();
        let themes = Theme::ALL
            .map(|each| SettingValue::new(each.key(), theme_words(voice, each), each == theme));
        let sides = SIDES.map(|(key, side)| {
            let words = match side {
                Below::Own => voice.below_own(),
                Below::Mover => voice.below_mover(),
                Below::First => voice.below_first(),
            };
            SettingValue::new(key, words, side == settings.below)
        });
        let pings = PINGS.map(|(key, pings)| {
            let words = match pings {
                Pings::Channel => voice.by_channel(),
                Pings::Direct => voice.by_direct(),
                Pings::Both => voice.by_both(),
                Pings::None => voice.by_nothing(),
            };
            SettingValue::new(key, words, pings == settings.pings)
        });
        let challenges = CHALLENGES.map(|(key, challenges)| {
            let words = match challenges {
                Challenges::Channel => voice.by_channel(),
                Challenges::Direct => voice.by_direct(),
                Challenges::None => voice.by_nothing(),
            };
            SettingValue::new(key, words, challenges == settings.challenges)
        });
        let reminders = REMINDERS.map(|(key, reminders)| {
            let words = match reminders {
                Reminders::None => voice.reminders_none(),
                Reminders::One => voice.reminders_one(),
                Reminders::Two => voice.reminders_two(),
            };
            SettingValue::new(key, words, reminders == settings.reminders)
        });
        let reminded = REMINDED.map(|(key, reminded)| {
            let words = match reminded {
                Reminded::Channel => voice.by_channel(),
                Reminded::Direct => voice.by_direct(),
            };
            SettingValue::new(key, words, reminded == settings.reminded)
        });
        let on = |key, label, now| SettingLine::of(key, label, SettingValue::flag(voice, now));
        let mut lines =
            vec![SettingLine::of("theme", voice.line_theme(), themes.into()).shown(Shown::Looks)];
        lines.extend(self.pieces_line(voice, settings, game));
        lines.push(SettingLine::of("side", voice.line_side(), sides.into()));
        lines.extend(self.notation_line(voice, settings, game));
        lines.extend([
            on("coordinates", voice.line_coordinates(), !settings.bare).shown(Shown::Board),
            on("strips", voice.line_strips(), !settings.stripless),
            on("avatar", voice.line_avatar(), !settings.faceless),
            SettingLine::of("pings", voice.line_pings(), pings.into()),
            boards::own_line(voice, settings.boards),
            on("offers", voice.line_offers(), !settings.silent_offers),
            on("results", voice.line_results(), !settings.silent_results),
            SettingLine::of("challenges", voice.line_challenges(), challenges.into()),
            SettingLine::of("reminders", voice.line_reminders(), reminders.into()),
            SettingLine::of("reminded", voice.line_reminded(), reminded.into()),
            quiet_line(voice, settings),
            on("confirm", voice.line_confirm(), settings.always_ask),
        ]);
        lines.extend(self.language_line(voice, settings));
        lines
    }

    /// The notation of one game, or a summary over all of them; nothing where no game has a choice.
    fn notation_line(
        &self,
        voice: Voice<'_>,
        settings: &UserSettings,
        game: &str,
    ) -> Option<SettingLine> {
        let games: Vec<_> = self.catalog.iter().filter(|entry| has_notations(entry)).collect();
        let shown = games.iter().find(|entry| entry.info.slug == game).or(games.first())?;
        let of = |entry: &Entry| Looks::of(settings, entry.info).notation(voice, entry.info);
        let written = |entry: &Entry| entry.info.notations.get(usize::from(of(entry).0));
        let entries = games.iter().map(|entry| MenuEntry {
            label: voice.plain().title(entry.info),
            value: entry.info.slug.to_owned(),
            description: String::new(),
            chosen: entry.info.slug == shown.info.slug,
        });
        let now = of(shown);
        let choices = shown.info.notations().zip(shown.info.notations).map(|(nth, named)| {
            SettingValue::new(
                named.key,
                voice.plain().notation_title(shown.info, named),
                nth == now,
            )
        });
        let mut line = SettingLine::of("notation", voice.line_notation(), choices.collect());
        line.games = entries.collect();
        let value = |entry: &&Entry| {
            let title = |named| voice.notation_title(entry.info, named);
            let name = written(entry).map_or_else(String::new, title);
            voice.setting_of_game(Term(voice.title(entry.info)), Term(name))
        };
        line.now =
            if game.is_empty() { voice.listed(games.iter().map(value)) } else { value(shown) };
        Some(line)
    }

    /// The language; nothing while only one is spoken.
    fn language_line(&self, voice: Voice<'_>, settings: &UserSettings) -> Option<SettingLine> {
        self.languages(voice, settings.language.as_deref())
    }

    /// A line with every language that is spoken, and Discord's own.
    pub(crate) fn languages(&self, voice: Voice<'_>, chosen: Option<&str>) -> Option<SettingLine> {
        let languages: Vec<_> = self.words.languages().collect();
        if languages.len() < 2 {
            return None;
        }
        let own = SettingValue::new("own", voice.language_own(), chosen.is_none());
        let each = languages.into_iter().map(|code| {
            SettingValue::new(code, self.words.voice(code).language_name(), chosen == Some(code))
        });
        let choices = std::iter::once(own).chain(each).collect();
        Some(SettingLine::of("language", voice.line_language(), choices))
    }

    /// Sets a value; gives the lines before and after.
    pub(crate) async fn set_mine(
        &self,
        request: &Request,
        page: &SettingsPage,
        value: &str,
    ) -> Result<(Vec<SettingLine>, Vec<SettingLine>), Error> {
        let voice = self.voice(request);
        let person = request.who.id;
        let meant = self.meant_game(page);
        let wanted = self.mine(voice, &UserSettings::default(), meant);
        let line = wanted.into_iter().find(|line| line.key == page.line);
        let offered =
            line.is_some_and(|line| line.choices.iter().any(|choice| choice.value == value));
        if !offered {
            return Err(Error::Said(voice.old_button()));
        }
        let game = if page.line == pieces::LINE { self.family(meant).key() } else { meant };
        let (key, chosen) = (page.line.clone(), value.to_owned());
        let change = move |settings: &mut UserSettings| set(settings, &key, game, &chosen);
        let (before, after) = self.change_settings(person, change).await?;
        if ["pings", "challenges", "reminded"].contains(&page.line.as_str()) {
            // They may have opened their direct messages: worth a try.
            self.store.direct_open(person).await?;
            self.untold(|untold| untold.remove(&person));
        }
        Ok((self.mine(voice, &before, meant), self.mine(voice, &after, meant)))
    }

    /// The game that an open line speaks of: the chosen one, else the first that it can be set for.
    fn meant_game(&self, page: &SettingsPage) -> &'static str {
        let settable = |entry: &&Entry| page.line == pieces::LINE || has_notations(entry);
        let named = self.catalog.find(&page.game);
        named.or_else(|| self.catalog.iter().find(settable)).map_or("", |entry| entry.info.slug)
    }

    /// A board of a game as a person has chosen it.
    pub(crate) fn sample(
        &self,
        voice: Voice<'_>,
        line: &'static Entry,
        settings: &UserSettings,
    ) -> Option<Picture> {
        let view = beginning(line)?;
        let style = Looks::of(settings, line.info).style(voice, line, view.below);
        let drawn = self.painter.scene(&Scene::from(&view), &style).ok()?;
        Some(Picture { png: drawn.png, alt: voice.alt(line.info, &view, None) })
    }
}

/// Whether a game has notations to choose from.
const fn has_notations(entry: &Entry) -> bool {
    entry.info.notations.len() > 1
}

/// Sets a value that was offered. `game` is that of a notation, or the family of boards of a set.
fn set(settings: &mut UserSettings, line: &str, game: &str, value: &str) {
    let on = value == "on";
    match line {
        "theme" => settings.theme = Some(value.to_owned()),
        "side" => settings.below = meaning(&SIDES, value),
        "notation" => {
            settings.notations.insert(game.to_owned(), value.to_owned());
        }
        pieces::LINE => {
            settings.pieces.insert(game.to_owned(), value.to_owned());
        }
        "coordinates" => settings.bare = !on,
        boards::LINE => settings.boards = boards::own(value),
        "strips" => settings.stripless = !on,
        "avatar" => settings.faceless = !on,
        "pings" => settings.pings = meaning(&PINGS, value),
        "offers" => settings.silent_offers = !on,
        "results" => settings.silent_results = !on,
        "challenges" => settings.challenges = meaning(&CHALLENGES, value),
        "reminders" => settings.reminders = meaning(&REMINDERS, value),
        "reminded" => settings.reminded = meaning(&REMINDED, value),
        "quiet" => settings.quiet = None,
        "confirm" => settings.always_ask = on,
        "language" => settings.language = Some(value.to_owned()).filter(|value| value != "own"),
        _ => {}
    }
}
