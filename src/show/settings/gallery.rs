//! The picture from which looks are chosen.

use crate::message::Picture;
use crate::render::{A_ROW, Family, Painter, Sample, Theme};
use crate::show::looks::pieces_of;
use crate::show::settings::mine::theme_words;
use crate::show::settings::pieces::set_words;
use crate::table::UserSettings;
use crate::words::Voice;

/// All board colours with the reader's pieces, and all sets of pieces in the reader's colours.
pub(crate) fn gallery(painter: &Painter, voice: Voice<'_>, settings: &UserSettings) -> Picture {
    let plain = voice.plain();
    let theme = settings.theme.as_deref().and_then(Theme::of_key).unwrap_or_default();
    let pieces = pieces_of(settings);
    let themes = Theme::ALL.map(|each| Sample {
        theme: each,
        set: pieces.of(Family::Cells),
        name: theme_words(plain, each),
        chosen: each == theme,
    });
    let mut rows: Vec<Vec<Sample>> = themes.chunks(A_ROW).map(<[_]>::to_vec).collect();
    let sets = |family: Family| {
        let sample = |&set| Sample {
            theme,
            set,
            name: set_words(plain, set),
            chosen: set == pieces.of(family),
        };
        family.sets().iter().map(sample).collect::<Vec<_>>()
    };
    rows.extend(Family::ALL.map(sets));
    let names =
        |samples: &mut dyn Iterator<Item = &Sample>| plain.list(samples.map(|sample| &sample.name));
    let all_sets = &rows[rows.len() - Family::ALL.len()..];
    let alt = plain.looks_alt(
        names(&mut themes.iter()),
        names(&mut all_sets.iter().flatten()),
        names(&mut rows.iter().flatten().filter(|sample| sample.chosen)),
    );
    Picture { png: painter.gallery(&rows, theme).png, alt }
}
