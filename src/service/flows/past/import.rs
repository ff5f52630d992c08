//! `/import`: files, records and positions that people bring, to look at or to play on from.

use crate::catalog::Entry;
use crate::catalog::bring::{self, Fault};
use crate::message::{
    Answer, Content, Entered, FilePlace, FormField, FormId, IMPORT_MOST, Input, Menu, MenuEntry,
    MenuId, MenuOffers, Message, Modal, Reply, Request, Row, Upload,
};
use crate::rules::{Act, Bundle, Record, Refusal, Say, Seat};
use crate::service::Service;
use crate::service::core::errors::Error;
use crate::store::Import;
use crate::table::TableId;
use crate::words::{Term, Voice, cut};

/// The most characters of a line of a menu.
const ENTRY_MOST: usize = 100;

/// The most characters that are pasted into a form: as many as Discord lets it have.
const PASTED_MOST: u16 = 4_000;

/// The most characters of a title of a form.
const TITLE_MOST: usize = 45;

/// The fields of the form: the place for a file, and what is pasted.
const FILE: &str = "f";
const TEXT: &str = "t";

impl Service {
    /// `/import`: what came with it, or a form for it. A form takes lines as they are, which an option
    /// of a command does not.
    pub(crate) async fn import(
        &self,
        request: &Request,
        game: &str,
        file: Option<&Upload>,
        text: Option<&str>,
    ) -> Result<Reply, Error> {
        let voice = self.voice(request);
        let line = self.line(voice, game)?;
        if file.is_none() && text.is_none() {
            return Ok(Reply::of(Answer::Modal(import_form(voice, line))));
        }
        self.bring(request, line, file, text).await
    }

    /// The form of `/import` was sent. A file goes before what was pasted beside it.
    pub(crate) async fn import_entered(
        &self,
        request: &Request,
        game: &str,
        entered: &Entered,
    ) -> Result<Reply, Error> {
        let voice = self.voice(request);
        let line = self.line(voice, game)?;
        let (file, text) = (entered.file(FILE), entered.text(TEXT));
        let mut reply = self.bring(request, line, file, Some(text)).await?;
        if file.is_some()
            && !text.trim().is_empty()
            && let Answer::Message(message, _) = &mut reply.answer
        {
            message.content = format!("{}\n{}", voice.import_both(), message.content);
        }
        Ok(reply)
    }

    /// Reads what was brought.
    async fn bring(
        &self,
        request: &Request,
        line: &'static Entry,
        file: Option<&Upload>,
        text: Option<&str>,
    ) -> Result<Reply, Error> {
        let voice = self.voice(request);
        let text = match file.map(|file| &file.content) {
            Some(Content::Bytes(bytes)) if bytes.len() > IMPORT_MOST => {
                return Err(Error::Said(voice.import_large()));
            }
            Some(Content::Bytes(bytes)) => Some(decoded(bytes)),
            Some(Content::TooLarge) => return Err(Error::Said(voice.import_large())),
            Some(Content::At(_) | Content::Unreachable) => {
                return Err(Error::Said(voice.import_away()));
            }
            None => text.map(str::to_owned),
        };
        let text = match text {
            Some(text) if text.trim().is_empty() => None,
            Some(text) if text.contains('\0') => {
                return Err(Error::Said(voice.import_no_text()));
            }
            text => text,
        };
        let Some(text) = text else { return Err(Error::Said(voice.import_nothing())) };
        let catalog = self.catalog;
        // Files of thousands of moves take a while to check.
        let read = tokio::task::spawn_blocking(move || bring::read(catalog, line, &text)).await;
        let read = read.map_err(|error| Error::Broken(format!("an import: {error}")))?;
        let said = |fault: Fault| Error::Said(voice.not_brought(line, &fault));
        let bundle = read.map_err(said)?;
        if bundle.games.len() + bundle.more > 1 {
            return self.import_several(request, line, bundle).await;
        }
        let brought = bundle.first().map_err(|why| said(Fault::Refused(why)))?;
        let id = self.keep_import(request, brought.record).await?;
        let table = self.look(id).await?;
        let mut message = self.imported_page(request, &table).await?;
        let mut lines = vec![voice.import_done(Term(id.to_string()))];
        lines.extend(remarks(voice, line, &brought.remarks));
        lines.push(message.content);
        message.content = lines.join("\n");
        Ok(Reply::private(message))
    }

    /// A file of several games: a menu of those that can be read. All of them are kept, so that the
    /// menu works for as long as they are.
    async fn import_several(
        &self,
        request: &Request,
        line: &'static Entry,
        bundle: Bundle,
    ) -> Result<Reply, Error> {
        let voice = self.voice(request);
        let mut entries = Vec::new();
        let mut faults: Vec<Refusal> = Vec::new();
        for game in bundle.games {
            match game {
                Ok(brought) => {
                    let is_move = |act: &&Act| matches!(act, Act::Move { .. });
                    let moves = brought.record.acts.iter().filter(is_move).count();
                    let id = self.keep_import(request, brought.record).await?;
                    entries.push(self.import_entry(request, id, moves).await?);
                }
                Err(why) => faults.push(why),
            }
        }
        let mut lines = vec![voice.import_games(entries.len() as i64)];
        if let Some(why) = faults.first() {
            let why = Term(voice.not_brought(line, &Fault::Refused(why.clone())));
            lines.push(voice.import_games_bad(faults.len() as i64, why));
        }
        if bundle.more > 0 {
            lines.push(voice.import_games_more(bundle.more as i64));
        }
        let offers = MenuOffers::Entries(MenuId::Imported, entries);
        let menu = Menu { placeholder: voice.plain().import_choose(), offers };
        let rows = vec![Row::Menu(menu)];
        Ok(Reply::private(Message { rows, ..Message::private(lines.join("\n")) }))
    }

    /// The line of a menu that tells of a game: who played, and how it ended.
    async fn import_entry(
        &self,
        request: &Request,
        id: TableId,
        moves: usize,
    ) -> Result<MenuEntry, Error> {
        let table = self.look(id).await?;
        let presenter = self.presenter_of(request, &table).await;
        let presenter = presenter.plain();
        let names = Seat::all(table.record().header.seats).map(|seat| presenter.plain_name(seat));
        let moves = presenter.voice.import_moves(moves as i64);
        let ending = table.outcome().map(|outcome| presenter.ending(&outcome));
        let description = ending.map_or(moves.clone(), |ending| format!("{moves} · {ending}"));
        Ok(MenuEntry {
            label: cut(&names.collect::<Vec<_>>().join(" - "), ENTRY_MOST),
            value: id.to_string(),
            description: cut(&description, ENTRY_MOST),
            chosen: false,
        })
    }

    /// A game was chosen from a file of several.
    pub(crate) async fn import_chosen(
        &self,
        request: &Request,
        value: &str,
    ) -> Result<Reply, Error> {
        let voice = self.voice(request);
        let id = value.parse().map_err(|_| Error::Said(voice.old_button()))?;
        let table = self.look(id).await?;
        let mut message = self.imported_page(request, &table).await?;
        let done = voice.import_done(Term(id.to_string()));
        message.content = format!("{done}\n{}", message.content);
        Ok(Reply::private(message))
    }

    /// Stores a record under a new name.
    async fn keep_import(&self, request: &Request, record: Record) -> Result<TableId, Error> {
        loop {
            let id = TableId::of_bits(self.random());
            let (person, at) = (request.who.id, self.now());
            let import = Import { id, person, record: record.clone(), at };
            if self.store.import(import).await? {
                return Ok(id);
            }
        }
    }
}

/// What is asked of whoever sent nothing along.
fn import_form(voice: Voice<'_>, line: &Entry) -> Modal {
    let plain = voice.plain();
    let text = |label: String, description: String, placeholder: String, required: bool| Input {
        name: TEXT.to_owned(),
        label,
        description,
        placeholder,
        value: String::new(),
        max: PASTED_MOST,
        long: true,
        required,
    };
    let file = FilePlace {
        name: FILE.to_owned(),
        label: plain.label_file(),
        description: plain.import_file_about(),
        most: 1,
        required: false,
    };
    let beside = text(plain.import_text(), plain.import_text_about(), String::new(), false);
    let alone = text(plain.import_text_alone(), String::new(), plain.import_attach(), true);
    Modal {
        id: FormId::Import { game: line.info.slug.to_owned() },
        title: cut(&plain.import_title(Term(plain.title(line.info))), TITLE_MOST),
        fields: vec![FormField::Files(file), FormField::Text(beside)],
        typed: vec![alone],
    }
}

/// Bytes as text: UTF-8, or else one character a byte, as old files have it.
fn decoded(bytes: &[u8]) -> String {
    let text = std::str::from_utf8(bytes).map(str::to_owned);
    text.unwrap_or_else(|_| bytes.iter().map(|&byte| char::from(byte)).collect())
}

/// What whoever brought a game should know, a line each.
fn remarks(voice: Voice<'_>, line: &Entry, remarks: &[Say]) -> Vec<String> {
    let told = |say| voice.import_remark(Term(voice.brought_remark(line.info, say)));
    remarks.iter().map(told).collect()
}
