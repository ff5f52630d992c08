//! Games as files: what is attached to the end of a game, and `/export`.

use super::Service;
use super::moves::private;
use super::stage::Stage;
use super::trouble::Trouble;
use super::{Button, ButtonStyle, Does, File, Message, Press, PressId, Reply, Request, Row, State};
use crate::rules::{Act, GameInfo, Named, Record, Seat, Viewer, Withdrawal, transcript};
use crate::table::{Phase, TableId, Time};
use crate::words::{Quote, Term};

/// The form every game has, and how it is called in commands and as the end of file names.
pub(super) const PLAIN: Named = Named { key: "txt", title: "Plain record" };

/// The forms in which a game can be had, the usual one first.
pub(super) fn forms(info: &GameInfo) -> impl Iterator<Item = Named> {
    info.formats.iter().copied().chain([PLAIN])
}

impl Service {
    /// `/export`.
    pub(super) async fn export(
        &self,
        request: &Request,
        table: Option<TableId>,
        form: Option<&str>,
    ) -> Result<Reply, Trouble> {
        let id = self.find(request, table).await?;
        self.export_as(request, id, form).await
    }

    /// A game as a file, in the usual form if none is named.
    pub(super) async fn export_as(
        &self,
        request: &Request,
        id: TableId,
        form: Option<&str>,
    ) -> Result<Reply, Trouble> {
        let table = self.look(id).await?;
        let voice = self.words.voice(&request.who.locale);
        let stage = self.public_stage(&table);
        match table.sheet().phase {
            Phase::Playing if table.info().hidden => {
                return Err(Trouble::Said(voice.export_hidden()));
            }
            Phase::Playing | Phase::Over(_) => {}
            Phase::Invited { .. } | Phase::Open { .. } | Phase::Off(_) => {
                return Err(Trouble::Said(voice.export_nothing()));
            }
        }
        let wanted = form.unwrap_or_default().trim();
        let usual = forms(table.info()).next();
        let named = |named: &Named| {
            named.key.eq_ignore_ascii_case(wanted) || named.title.eq_ignore_ascii_case(wanted)
        };
        let form = if wanted.is_empty() { usual } else { forms(table.info()).find(named) };
        let Some(form) = form else {
            let known: Vec<_> = forms(table.info()).map(|form| form.key).collect();
            let known = Term(known.join(", "));
            return Err(Trouble::Said(voice.export_form(Quote::new(wanted), known)));
        };
        let Some(file) = stage.file(form) else {
            return Err(Trouble::Broken(format!("{id} cannot be written as {}", form.key)));
        };
        let mut message = Message::private(voice.export_done(Term(form.title.to_owned())));
        message.files.push(file);
        let others = forms(table.info()).filter(|other| other.key != form.key);
        let buttons: Vec<_> = others
            .take(5)
            .map(|other| Button {
                label: other.title.to_owned(),
                does: Does::Press(PressId::at(Press::Export, id, State::None, other.key)),
                style: ButtonStyle::Rest,
                enabled: true,
            })
            .collect();
        if !buttons.is_empty() {
            message.rows.push(Row::Buttons(buttons));
        }
        Ok(private(message))
    }

    /// The forms of a game for completion.
    pub(super) async fn complete_form(
        &self,
        table: Option<TableId>,
        typed: &str,
    ) -> Vec<(String, String)> {
        let Some(id) = table else { return Vec::new() };
        let Ok(table) = self.look(id).await else { return Vec::new() };
        let typed = typed.trim().to_lowercase();
        let fits = |form: &Named| {
            form.key.starts_with(&typed) || form.title.to_lowercase().contains(&typed)
        };
        let fitting = forms(table.info()).filter(fits);
        fitting.map(|form| (form.title.to_owned(), form.key.to_owned())).collect()
    }
}

impl Stage<'_> {
    /// The game as a file of its usual form. To be asked only where all of the game may be known.
    pub fn record_file(&self) -> Option<File> {
        self.file(forms(self.info()).next()?)
    }

    /// The game as a file of this form.
    fn file(&self, form: Named) -> Option<File> {
        let record = self.record();
        let text = if form == PLAIN {
            transcript::write(&record, self.table.outcome().as_ref())
        } else {
            (self.table.line().export)(&record, form.key)?
        };
        let name = format!("{}-{}.{}", self.info().slug, self.table.sheet().id, form.key);
        Some(File { name, bytes: text.into_bytes(), alt: String::new() })
    }

    fn record(&self) -> Record {
        let sheet = self.table.sheet();
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
