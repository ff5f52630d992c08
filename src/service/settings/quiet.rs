//! Quiet hours: the form in which they are typed.

use super::{Page, Whose};
use crate::service::trouble::Trouble;
use crate::service::{Answer, Input, Modal, Press, PressId, Reply, Request, Service};
use crate::table::{Quiet, QuietFault, UserSettings};
use crate::words::{Quote, Term, Voice};

/// The line of quiet hours, and the value that opens the form.
pub(super) const LINE: &str = "quiet";
pub(super) const TYPE: &str = "type";
const HOURS: &str = "h";
const ZONE: &str = "z";

/// The form.
pub(super) fn form(voice: Voice<'_>) -> Reply {
    let plain = voice.plain();
    let page = Page { line: LINE.to_owned(), ..Page::top(Whose::Mine) };
    let field = |name: &str, label: String, placeholder: &str, required| Input {
        name: name.to_owned(),
        label,
        placeholder: placeholder.to_owned(),
        value: String::new(),
        max: 40,
        long: false,
        required,
    };
    let modal = Modal {
        id: PressId::free(Press::Set, format!("{}.{TYPE}", page.text())),
        title: plain.quiet_title(),
        fields: vec![
            field(HOURS, plain.quiet_hours(), "22:00-7:00", true),
            field(ZONE, plain.quiet_zone(), "Europe/Berlin", false),
        ],
    };
    Reply { answer: Answer::Modal(modal), then: Vec::new() }
}

impl Service {
    /// The form was sent.
    pub(in crate::service) async fn quiet_typed(
        &self,
        request: &Request,
        fields: &[(String, String)],
    ) -> Result<Reply, Trouble> {
        let voice = self.words.voice(&request.who.locale);
        let field = |name: &str| {
            let found = fields.iter().find(|(known, _)| known == name);
            found.map(|(_, text)| text.as_str()).unwrap_or_default()
        };
        let quiet = Quiet::typed(field(HOURS), field(ZONE)).map_err(|fault| {
            Trouble::Said(match fault {
                QuietFault::Hours => voice.quiet_bad_hours(Quote::new(field(HOURS))),
                QuietFault::Zone => voice.quiet_bad_zone(Quote::new(field(ZONE))),
            })
        })?;
        let new = Term(quiet.to_string());
        let change = move |settings: &mut UserSettings| settings.quiet = Some(quiet);
        let (before, _) =
            self.store.change_user_settings(request.who.id, self.now(), change).await?;
        let old = before.quiet.map_or_else(|| voice.quiet_off(), |quiet| quiet.to_string());
        let note = voice.setting_changed(Term(voice.line_quiet()), Term(old), new);
        let page = Page { line: LINE.to_owned(), ..Page::top(Whose::Mine) };
        let message = self.settings_page(request, &page, Some(note)).await?;
        Ok(Reply { answer: Answer::Update(message), then: Vec::new() })
    }
}
