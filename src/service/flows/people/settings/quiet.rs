//! Quiet hours: the form in which they are typed.

use crate::message::{Entered, Reply, Request, SettingsOf, SettingsPage};
use crate::service::Service;
use crate::service::core::errors::Error;
use crate::show::settings::quiet::LINE;
use crate::show::settings::quiet::{HOURS, ZONE};
use crate::table::{Quiet, QuietFault, UserSettings};
use crate::words::Term;

impl Service {
    /// The form was sent.
    pub(crate) async fn quiet_typed(
        &self,
        request: &Request,
        entered: &Entered,
    ) -> Result<Reply, Error> {
        let voice = self.voice(request);
        let quiet = Quiet::typed(entered.text(HOURS), entered.text(ZONE)).map_err(|fault| {
            Error::Said(match fault {
                QuietFault::Hours => voice.quiet_bad_hours(voice.quote(entered.text(HOURS))),
                QuietFault::Zone => voice.quiet_bad_zone(voice.quote(entered.text(ZONE))),
            })
        })?;
        let new = Term(quiet.to_string());
        let change = move |settings: &mut UserSettings| settings.quiet = Some(quiet.clone());
        let (before, _) = self.change_settings(request.who.id, change).await?;
        let old = before.quiet.map_or_else(|| voice.quiet_off(), |quiet| quiet.to_string());
        let note = voice.setting_changed(Term(voice.line_quiet()), Term(old), new);
        let page = SettingsPage { line: LINE.to_owned(), ..SettingsPage::top(SettingsOf::Mine) };
        let message = self.settings_page(request, &page, Some(note)).await?;
        Ok(Reply::update(message))
    }
}
