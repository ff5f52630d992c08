//! Conditional replies: a private list of lines. If the others play as expected, the answer is
//! played at once, under the same lock and as the person's own move; when the game leaves a line, the
//! line is gone.

use super::act::Acted;
use super::moves::private;
use super::stage::Stage;
use super::tables::Held;
use super::trouble::Trouble;
use super::{
    Answer, Button, ButtonStyle, Does, Input, Message, Modal, Press, PressId, Reply, Request, Row,
    Service, State,
};
use crate::rules::Unread;
use crate::table::{
    By, Entry, IF_THENS_MOST, IfThen, Intent, NoLine, PersonId, Table, TableId, follow,
};
use crate::words::{Quote, Term, Written};

/// The field of the form.
const FIELD: &str = "l";
/// The most characters of the form.
const TYPED_MOST: u16 = 1_000;
/// What the arguments of the buttons say.
const EDIT: &str = "e";
const CLEAR: &str = "c";

impl Service {
    /// [If-then] and the buttons of its list.
    pub(super) async fn if_then(
        &self,
        request: &Request,
        press: &PressId,
        id: TableId,
    ) -> Result<Reply, Trouble> {
        let table = self.look(id).await?;
        let who = request.who.id;
        table.may_expect(who).map_err(|refused| Trouble::Refused(id, refused))?;
        match press.arg.as_str() {
            EDIT => self.if_then_form(request, &table).await,
            CLEAR => {
                // Under the lock, so that no line is played while it is taken away.
                let held = self.hold(id).await?;
                self.store.set_if_thens(id, who, Vec::new()).await?;
                drop(held);
                let message = self.if_then_list(request, &table, &[]).await;
                Ok(Reply { answer: Answer::Update(message), then: Vec::new() })
            }
            _ => {
                let lines = self.own_lines(id, who).await?;
                Ok(private(self.if_then_list(request, &table, &lines).await))
            }
        }
    }

    async fn own_lines(&self, id: TableId, who: PersonId) -> Result<Vec<IfThen>, Trouble> {
        let lines = self.store.if_thens(id).await?.into_iter();
        Ok(lines.filter(|(person, _)| *person == who).map(|(_, line)| line).collect())
    }

    async fn if_then_list(&self, request: &Request, table: &Table, lines: &[IfThen]) -> Message {
        let stage = self.stage_of(request, table).await;
        let voice = stage.voice;
        let written: Vec<_> = lines.iter().filter_map(|line| stage.if_then_line(line)).collect();
        let mut text = vec![voice.if_then_head()];
        if written.is_empty() {
            text.push(voice.if_then_none());
        }
        text.extend(written.iter().map(|line| voice.if_then_line(Written::new(line))));
        let plain = voice.plain();
        let button = |arg: &str, label, style, enabled| Button {
            label,
            does: Does::Press(PressId::at(Press::IfThen, table.sheet().id, State::None, arg)),
            style,
            enabled,
        };
        let mut message = Message::private(text.join("\n"));
        message.rows.push(Row::Buttons(vec![
            button(EDIT, plain.label_if_then_edit(), ButtonStyle::Main, true),
            button(CLEAR, plain.label_if_then_clear(), ButtonStyle::Rest, !written.is_empty()),
        ]));
        message
    }

    async fn if_then_form(&self, request: &Request, table: &Table) -> Result<Reply, Trouble> {
        let id = table.sheet().id;
        let lines = self.own_lines(id, request.who.id).await?;
        let looks = self.looks(request.who.id, table.info()).await;
        let voice = self.words.voice(&request.who.locale).plain();
        let stage = Stage { house: self, voice, table, looks };
        let written: Vec<_> = lines.iter().filter_map(|line| stage.if_then_line(line)).collect();
        let state = State::Position(table.position_number());
        let value: String = written.join("\n").chars().take(TYPED_MOST.into()).collect();
        let modal = Modal {
            id: PressId::at(Press::IfThen, id, state, EDIT),
            title: voice.if_then_title(),
            fields: vec![Input {
                name: FIELD.to_owned(),
                label: voice.if_then_field(),
                placeholder: voice.if_then_hint(),
                value,
                max: TYPED_MOST,
                long: true,
                required: false,
            }],
        };
        Ok(Reply { answer: Answer::Modal(modal), then: Vec::new() })
    }

    /// The form was sent: its lines take the place of those there were.
    pub(super) async fn if_then_typed(
        &self,
        request: &Request,
        press: &PressId,
        id: TableId,
        fields: &[(String, String)],
    ) -> Result<Reply, Trouble> {
        let text = fields.iter().find(|(name, _)| name == FIELD).map_or("", |(_, text)| text);
        let who = request.who.id;
        let voice = self.words.voice(&request.who.locale);
        let refused = |refused| Trouble::Refused(id, refused);
        // Under the lock: the others' move comes before or after, never between.
        let held = self.hold(id).await?;
        let Some(table) = held.clone() else {
            return Err(Trouble::Broken("a held table is empty".to_owned()));
        };
        table.may_expect(who).map_err(refused)?;
        let at = super::moves::position(press.state);
        if at.is_some_and(|at| at != table.position_number()) {
            let position = table.position_number();
            drop(held);
            return Err(refused(crate::table::Refused::Stale { position }));
        }
        let looks = self.looks(who, table.info()).await;
        let stage = Stage { house: self, voice, table: &table, looks };
        let typed: Vec<_> = text.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
        if typed.len() > IF_THENS_MOST {
            return Err(Trouble::Said(voice.if_then_many(IF_THENS_MOST as i64)));
        }
        let mut lines: Vec<IfThen> = Vec::new();
        for typed in typed {
            let line = table
                .read_if_then(who, typed, stage.notation())
                .map_err(|fault| Trouble::Said(stage.no_line(typed, &fault)))?;
            if lines.iter().any(|other| table.clash(who, other, &line)) {
                return Err(Trouble::Said(voice.if_then_clash(Quote::new(typed))));
            }
            lines.push(line);
        }
        self.store.set_if_thens(id, who, lines.clone()).await?;
        drop(held);
        Ok(private(self.if_then_list(request, &table, &lines).await))
    }

    /// Plays the answers that wait for what was just played, as long as there are any. The caller
    /// holds the table's lock. What was played stands whatever happens to its answer.
    pub(super) async fn answer_as_expected(&self, held: &mut Held, mut acted: Acted) -> Acted {
        let mut news = acted.entries.clone();
        loop {
            let next = match self.expected(&acted.table, &news).await {
                Ok(Some(next)) => next,
                Ok(None) => return acted,
                Err(trouble) => {
                    let table = acted.table.sheet().id;
                    tracing::error!(%table, ?trouble, "an expected answer was lost");
                    **held = None;
                    return acted;
                }
            };
            **held = Some(next.table.clone());
            news.clone_from(&next.entries);
            let mut entries = acted.entries;
            entries.extend(next.entries.iter().cloned());
            let (begins, in_thread) = (acted.begins, acted.in_thread);
            acted = Acted { entries, begins, in_thread, ..next };
        }
    }

    /// Follows the lines of a table through what was just played, and plays the answer that is due.
    async fn expected(&self, table: &Table, news: &[Entry]) -> Result<Option<Acted>, Trouble> {
        let id = table.sheet().id;
        let before = self.store.if_thens(id).await?;
        if before.is_empty() {
            return Ok(None);
        }
        let follows = |line: &IfThen| {
            let line = follow(line, news)?;
            (line.position == table.position_number()).then_some(line)
        };
        let after = before.iter().filter_map(|(person, line)| Some((*person, follows(line)?)));
        let after: Vec<_> = after.collect();
        if after != before {
            let people: Vec<_> = before.iter().map(|(person, _)| *person).collect();
            self.keep_lines(id, &people, &after).await?;
        }
        let Some((person, text)) = due(table, &after) else { return Ok(None) };
        let intent = Intent::Play { text, at: Some(table.position_number()), draw: false };
        match table.decide(&intent, By::Person(person), self.now()) {
            Ok(decided) => self.commit(None, decided, None, None).await.map(Some),
            Err(refused) => {
                tracing::info!(table = %id, %refused, "an expected answer did not fit");
                Ok(None)
            }
        }
    }

    async fn keep_lines(
        &self,
        id: TableId,
        people: &[PersonId],
        lines: &[(PersonId, IfThen)],
    ) -> Result<(), Trouble> {
        let mut people = people.to_vec();
        people.dedup();
        for person in people {
            let own = lines.iter().filter(|(whose, _)| *whose == person);
            let own = own.map(|(_, line)| line.clone()).collect();
            self.store.set_if_thens(id, person, own).await?;
        }
        Ok(())
    }
}

/// Whose answer is due, and what it is.
fn due(table: &Table, waiting: &[(PersonId, IfThen)]) -> Option<(PersonId, String)> {
    let seat = table.game().status().acting().only()?;
    let person = table.sheet().sitter(seat)?.person()?;
    let (_, line) = waiting.iter().find(|(whose, _)| *whose == person)?;
    Some((person, line.moves.first()?.clone()))
}

impl Stage<'_> {
    fn if_then_line(&self, line: &IfThen) -> Option<String> {
        let written = self.table.write_if_then(line, self.notation())?;
        Some(written.into_iter().map(|(_, text)| text).collect::<Vec<_>>().join(" "))
    }

    fn no_line(&self, typed: &str, fault: &NoLine) -> String {
        let voice = self.voice;
        match fault {
            NoLine::Unread { text, why } => {
                let why = match why {
                    Unread::Unknown => voice.no_move(Quote::new(text)),
                    Unread::Ambiguous(texts) => {
                        let listed = Written::list(texts.iter().map(String::as_str));
                        voice.ambiguous(Quote::new(text), listed)
                    }
                    Unread::Illegal(say) => voice.impossible(self.info(), text, say, &self.names()),
                };
                voice.if_then_wrong(Quote::new(typed), Term(why))
            }
            NoLine::NoAnswer => voice.if_then_open(Quote::new(typed)),
            NoLine::TooLong => voice.if_then_long(Quote::new(typed)),
        }
    }
}
