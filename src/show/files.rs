//! Games as files: the forms there are, and the record they are written from.

use crate::message::File;
use crate::rules::{Act, GameInfo, Named, Record, Seat, Viewer, Withdrawal, transcript};
use crate::show::presenter::Presenter;
use crate::table::Time;

/// The form every game has, and how it is called in commands and as the end of file names.
pub(crate) const PLAIN: Named = Named { key: "txt", title: "Plain record" };

/// The forms in which a game can be had, the usual one first.
pub(crate) fn forms(info: &GameInfo) -> impl Iterator<Item = Named> {
    info.formats.iter().copied().chain([PLAIN])
}

impl Presenter<'_> {
    /// The game as a file of its usual form. To be asked only where all of the game may be known.
    pub fn record_file(&self) -> Option<File> {
        self.file(forms(self.info()).next()?)
    }

    /// The game as a file of this form.
    pub(crate) fn file(&self, form: Named) -> Option<File> {
        let record = self.record();
        let text = if form == PLAIN {
            transcript::write(&record, self.table.outcome().as_ref())
        } else {
            (self.table.line().export)(&record, form.key)?
        };
        let name = format!("{}-{}.{}", self.info().slug, self.table.record().id, form.key);
        Some(File { name, bytes: text.into_bytes(), alt: String::new() })
    }

    fn record(&self) -> Record {
        let sheet = self.table.record();
        let event = if sheet.terms.rated { "Rated game" } else { "Casual game" };
        let mut tags = vec![
            ("Event".to_owned(), event.to_owned()),
            ("Site".to_owned(), format!("Patt #{}", sheet.id)),
            ("Date".to_owned(), date(sheet.created)),
            ("Round".to_owned(), "-".to_owned()),
            ("TimeControl".to_owned(), sheet.terms.clock.tag()),
        ];
        let late = self.table.live_entries().next_back().is_some_and(|entry| {
            let why = Withdrawal::OutOfTime;
            matches!(entry.act, Act::Withdraw { why: said, .. } if said == why)
        });
        if late {
            tags.push(("Termination".to_owned(), "time forfeit".to_owned()));
        }
        let view = self.table.seen(Viewer::Public).view();
        for seat in Seat::all(sheet.header.seats) {
            let side = view.sides.get(seat.index()).map_or("seat", |side| side.key());
            let mut tag = side.to_owned();
            tag[..1].make_ascii_uppercase();
            tags.push((tag, self.plain_name(seat)));
        }
        if self.table.hints() > 0 {
            tags.push(("Hints".to_owned(), self.table.hints().to_string()));
        }
        let acts = self.table.live_entries().map(|entry| entry.act.clone()).collect();
        Record { header: sheet.header.clone(), acts, tags }
    }
}

/// A day as game files write it.
fn date(at: Time) -> String {
    time::OffsetDateTime::from_unix_timestamp(at.seconds()).map_or_else(
        |_| "????.??.??".to_owned(),
        |day| format!("{:04}.{:02}.{:02}", day.year(), u8::from(day.month()), day.day()),
    )
}
