//! The line of sets of men, and the one time that a newcomer is asked which they want.

use crate::catalog::Entry;
use crate::message::MenuEntry;
use crate::render::Family;
use crate::service::Service;
use crate::show::looks::pieces_of;
use crate::show::settings::page::{SettingLine, SettingValue, Shown};
use crate::show::settings::pieces::{LINE, family_of, set_words, titles};
use crate::table::UserSettings;
use crate::words::{Term, Voice, cut};

impl Service {
    /// The set of each family of boards that the house has games for.
    pub(crate) fn pieces_line(
        &self,
        voice: Voice<'_>,
        settings: &UserSettings,
        game: &str,
    ) -> Option<SettingLine> {
        let families: Vec<_> = Family::ALL
            .into_iter()
            .map(|family| (family, self.games_of(family)))
            .filter(|(_, games)| !games.is_empty())
            .collect();
        let meant = self.family(game);
        let (shown, _) =
            families.iter().find(|(family, _)| *family == meant).or(families.first())?;
        let pieces = pieces_of(settings);
        let choices = shown.sets().iter().map(|&set| {
            SettingValue::new(set.key(), set_words(voice, set), set == pieces.of(*shown))
        });
        let mut line =
            SettingLine::of(LINE, voice.line_pieces(), choices.collect()).shown(Shown::Looks);
        let plain = voice.plain();
        let entry = |(family, games): &(Family, Vec<&'static Entry>)| MenuEntry {
            label: cut(&titles(plain, games), 100),
            value: games[0].info.slug.to_owned(),
            description: String::new(),
            chosen: family == shown,
        };
        line.games = families.iter().map(entry).collect();
        let value = |(family, games): &(Family, Vec<&'static Entry>)| {
            let set = set_words(voice, pieces.of(*family));
            voice.setting_of_game(Term(voice.title(games[0].info)), Term(set))
        };
        let summed = families.iter().filter(|(family, _)| game.is_empty() || family == shown);
        line.now = voice.listed(summed.map(value));
        Some(line)
    }

    /// The family of boards of a game; of the first game if there is none of that name.
    pub(crate) fn family(&self, game: &str) -> Family {
        let line = self.catalog.find(game).or_else(|| self.catalog.iter().next());
        line.and_then(family_of).unwrap_or(Family::ALL[0])
    }

    /// The games that are played on boards of a family.
    fn games_of(&self, family: Family) -> Vec<&'static Entry> {
        self.catalog.iter().filter(|line| family_of(line) == Some(family)).collect()
    }
}
