//! Conditional replies: a private list of lines. If the others play as expected, the answer is
//! played at once, under the same lock and as the person's own move; when the game leaves a line, the
//! line is gone.

use crate::message::{
    Answer, Button, ButtonStyle, Entered, FormId, IfThenPress, Input, Message, Modal, Reply,
    Request, Row, TablePress, Version,
};
use crate::picker;
use crate::service::Service;
use crate::service::core::errors::Error;
use crate::table::{ConditionalLine, IF_THENS_MOST, PersonId, Table, TableId};
use crate::words::Written;

/// The field of the form.
const FIELD: &str = "l";

/// The most characters of the form.
const TYPED_MOST: u16 = 1_000;

impl Service {
    /// [If-then] and the buttons of its list.
    pub(crate) async fn if_then(
        &self,
        request: &Request,
        id: TableId,
        press: IfThenPress,
    ) -> Result<Reply, Error> {
        let table = self.look(id).await?;
        let who = request.who.id;
        table.may_set_conditional(who).map_err(|refused| Error::Refused(id, refused))?;
        match press {
            IfThenPress::Edit => self.if_then_form(request, &table).await,
            IfThenPress::Clear => {
                // Under the lock, so that no line is played while it is taken away.
                let held = self.hold(id).await?;
                self.store.set_if_thens(id, who, Vec::new()).await?;
                drop(held);
                let message = self.if_then_list(request, &table, &[]).await;
                Ok(Reply::update(message))
            }
            IfThenPress::List => {
                let lines = self.own_lines(id, who).await?;
                Ok(Reply::private(self.if_then_list(request, &table, &lines).await))
            }
        }
    }

    async fn own_lines(&self, id: TableId, who: PersonId) -> Result<Vec<ConditionalLine>, Error> {
        let lines = self.store.if_thens(id).await?.into_iter();
        Ok(lines.filter(|(person, _)| *person == who).map(|(_, line)| line).collect())
    }

    async fn if_then_list(
        &self,
        request: &Request,
        table: &Table,
        lines: &[ConditionalLine],
    ) -> Message {
        let presenter = self.presenter_of(request, table).await;
        let voice = presenter.voice;
        let written: Vec<_> =
            lines.iter().filter_map(|line| presenter.if_then_line(line)).collect();
        let mut text = vec![voice.if_then_head()];
        if written.is_empty() {
            text.push(voice.if_then_none());
        }
        text.extend(written.iter().map(|line| voice.if_then_line(Written::new(line))));
        let plain = voice.plain();
        let button = |press, label, style, enabled| Button {
            enabled,
            ..presenter.button(TablePress::IfThen(press), label, style)
        };
        let mut message = Message::private(text.join("\n"));
        message.rows.push(Row::Buttons(vec![
            button(IfThenPress::Edit, plain.label_if_then_edit(), ButtonStyle::Main, true),
            button(
                IfThenPress::Clear,
                plain.label_if_then_clear(),
                ButtonStyle::Rest,
                !written.is_empty(),
            ),
        ]));
        message
    }

    async fn if_then_form(&self, request: &Request, table: &Table) -> Result<Reply, Error> {
        let id = table.record().id;
        let lines = self.own_lines(id, request.who.id).await?;
        let voice = self.voice(request).plain();
        let presenter = self.presenter_of(request, table).await;
        let written: Vec<_> =
            lines.iter().filter_map(|line| presenter.if_then_line(line)).collect();
        let version = Version::Position(table.position_number());
        let value: String = written.join("\n").chars().take(TYPED_MOST.into()).collect();
        let modal = Modal::of_text(
            FormId::IfThen { table: id, version },
            voice.if_then_title(),
            vec![Input {
                name: FIELD.to_owned(),
                label: voice.if_then_field(),
                description: String::new(),
                placeholder: voice.if_then_hint(),
                value,
                max: TYPED_MOST,
                long: true,
                required: false,
            }],
        );
        Ok(Reply::of(Answer::Modal(modal)))
    }

    /// The form was sent: its lines take the place of those there were.
    pub(crate) async fn if_then_typed(
        &self,
        request: &Request,
        id: TableId,
        at: Option<u32>,
        entered: &Entered,
    ) -> Result<Reply, Error> {
        let text = entered.text(FIELD);
        let who = request.who.id;
        let voice = self.voice(request);
        let refused = |refused| Error::Refused(id, refused);
        // Under the lock: the others' move comes before or after, never between.
        let held = self.hold(id).await?;
        let Some(table) = held.clone() else {
            return Err(Error::Broken("a held table is empty".to_owned()));
        };
        table.may_set_conditional(who).map_err(refused)?;
        if at.is_some_and(|at| at != table.position_number()) {
            let position = table.position_number();
            drop(held);
            return Err(refused(crate::table::Refused::Stale { position }));
        }
        let presenter = self.presenter_of(request, &table).await;
        let typed: Vec<_> = text.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
        if typed.len() > IF_THENS_MOST {
            return Err(Error::Said(voice.if_then_many(IF_THENS_MOST as i64)));
        }
        let mut lines: Vec<ConditionalLine> = Vec::new();
        for typed in typed {
            let line = table
                .read_if_then(who, typed, |seen, text| picker::read(&presenter.picker(seen), text))
                .map_err(|fault| Error::Said(presenter.no_line(typed, &fault)))?;
            if lines.iter().any(|other| table.clash(who, other, &line)) {
                return Err(Error::Said(voice.if_then_clash(voice.quote(typed))));
            }
            lines.push(line);
        }
        self.store.set_if_thens(id, who, lines.clone()).await?;
        drop(held);
        Ok(Reply::private(self.if_then_list(request, &table, &lines).await))
    }
}
