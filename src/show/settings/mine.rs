//! A person's own settings in words.

use crate::catalog::Entry;
use crate::render::Theme;
use crate::rules::{OptionMap, Rng, Seat, View, Viewer};
use crate::show::settings::page::{SettingLine, SettingValue};
use crate::show::settings::quiet::{LINE, TYPE};
use crate::table::UserSettings;
use crate::words::Voice;

pub(crate) fn quiet_line(voice: Voice<'_>, settings: &UserSettings) -> SettingLine {
    let off = SettingValue::new("off", voice.quiet_off(), settings.quiet.is_none());
    let typed = SettingValue::new(TYPE, voice.quiet_type(), false);
    let mut line = SettingLine::of(LINE, voice.line_quiet(), vec![off, typed]);
    if let Some(quiet) = &settings.quiet {
        line.now = quiet.to_string();
    }
    line
}

/// How a game of the usual options begins for its first seat.
pub(crate) fn beginning(line: &Entry) -> Option<View> {
    let header = (line.roll)(&OptionMap::new(), line.info.seats.0, &mut Rng::new(0)).ok()?;
    let game = (line.open)(&header).ok()?;
    Some(game.seen(Viewer::Seat(Seat::FIRST)).view())
}

pub(crate) fn theme_words(voice: Voice<'_>, theme: Theme) -> String {
    match theme {
        Theme::Linden => voice.theme_linden(),
        Theme::Slate => voice.theme_slate(),
        Theme::Contrast => voice.theme_contrast(),
        Theme::Walnut => voice.theme_walnut(),
        Theme::Moss => voice.theme_moss(),
        Theme::Lake => voice.theme_lake(),
        Theme::Lilac => voice.theme_lilac(),
        Theme::Print => voice.theme_print(),
    }
}
