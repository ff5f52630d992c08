//! Games as files: what is attached to the end of a game, and `/export`.

use crate::message::{Button, Message, Press, Reply, Request, Row, TablePress};
use crate::rules::Named;
use crate::service::Service;
use crate::service::core::errors::Error;
use crate::show::files::forms;
use crate::table::{Phase, TableId};
use crate::words::Term;

impl Service {
    /// `/export`.
    pub(crate) async fn export(
        &self,
        request: &Request,
        table: Option<TableId>,
        form: Option<&str>,
    ) -> Result<Reply, Error> {
        let id = self.find(request, table).await?;
        self.export_as(request, id, form).await
    }

    /// A game as a file, in the usual form if none is named.
    pub(crate) async fn export_as(
        &self,
        request: &Request,
        id: TableId,
        form: Option<&str>,
    ) -> Result<Reply, Error> {
        let table = self.look(id).await?;
        let voice = self.voice(request);
        let presenter = self.public_presenter(&table);
        match table.record().phase {
            Phase::Playing if table.secrecy().is_sealed() => {
                return Err(Error::Said(voice.export_hidden()));
            }
            Phase::Playing | Phase::Over(_) => {}
            Phase::Invited { .. } | Phase::Open { .. } | Phase::Off(_) => {
                return Err(Error::Said(voice.export_nothing()));
            }
        }
        let wanted = form.unwrap_or_default().trim();
        let usual = forms(table.info()).next();
        let named = |named: &Named| {
            named.key.eq_ignore_ascii_case(wanted) || named.title.eq_ignore_ascii_case(wanted)
        };
        let form = if wanted.is_empty() { usual } else { forms(table.info()).find(named) };
        let Some(form) = form else {
            let known = voice.list(forms(table.info()).map(|form| form.key));
            return Err(Error::Said(voice.export_form(voice.quote(wanted), known)));
        };
        let Some(file) = presenter.file(form) else {
            return Err(Error::Broken(format!("{id} cannot be written as {}", form.key)));
        };
        let mut message = Message::private(voice.export_done(Term(form.title.to_owned())));
        message.files.push(file);
        let others = forms(table.info()).filter(|other| other.key != form.key);
        let buttons: Vec<_> = others
            .take(5)
            .map(|other| {
                let export = TablePress::Export(Some(other.key.to_owned()));
                Button::rest(other.title.to_owned(), Press::at(id, export))
            })
            .collect();
        if !buttons.is_empty() {
            message.rows.push(Row::Buttons(buttons));
        }
        Ok(Reply::private(message))
    }
}
