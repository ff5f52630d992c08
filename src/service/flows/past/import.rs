//! `/import`: files, records and positions that people bring, to look at or to play on from.

use crate::catalog::Entry;
use crate::message::{Content, IMPORT_MOST, Reply, Request, Upload};
use crate::rules::{OptionMap, Record, Refusal, Say, transcript};
use crate::service::Service;
use crate::service::core::errors::Error;
use crate::store::Import;
use crate::table::{ImportFault, Imported, Phase, Table, TableId, Venue};
use crate::words::{Term, Voice};

/// The most characters of a position.
const POSITION_MOST: usize = 400;

/// What is wrong with what was brought.
enum Fault {
    /// It is a file of this other game.
    Other(&'static Entry),
    /// It is an address, not what lies there.
    Address,
    /// It is none of all that can be read; why it is not even a position.
    Unknown(Refusal),
    /// It looks right, and this is wrong with it.
    Refused(Refusal),
    /// This line of a record does not fit.
    Line { line: u32, text: String, why: Refusal },
    /// The record tells another end than its acts lead to.
    End { line: u32, text: String },
}

impl Service {
    /// `/import`.
    pub(crate) async fn import(
        &self,
        request: &Request,
        game: &str,
        file: Option<&Upload>,
        text: Option<&str>,
    ) -> Result<Reply, Error> {
        let voice = self.voice(request);
        let line = self.line(voice, game)?;
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
        let read = tokio::task::spawn_blocking(move || {
            let record = read(line, &text);
            record.map_err(|fault| match fault {
                Fault::Unknown(why) => {
                    let others = catalog.iter().filter(|other| other.info.slug != line.info.slug);
                    let mut others = others.filter(|other| (other.import)(&text).is_some());
                    others.next().map_or(Fault::Unknown(why), Fault::Other)
                }
                // Moves that do not fit may be those of another game.
                Fault::Refused(Refusal(say)) if say.key.starts_with("file-move-") => {
                    let mut others =
                        catalog.iter().filter(|other| other.info.slug != line.info.slug);
                    let fits =
                        |other: &&'static Entry| matches!((other.import)(&text), Some(Ok(_)));
                    others.find(fits).map_or(Fault::Refused(Refusal(say)), Fault::Other)
                }
                Fault::Refused(Refusal(say)) if say.key == "record-game" => {
                    let named = say.text();
                    let slug = named.split_once(':').map_or("", |(_, slug)| slug);
                    catalog.find(slug).map_or(Fault::Refused(Refusal(say)), Fault::Other)
                }
                fault => fault,
            })
        });
        let read = read.await.map_err(|error| Error::Broken(format!("an import: {error}")))?;
        let record = read.map_err(|fault| Error::Said(told(voice, line, &fault)))?;
        let id = self.keep_import(request, record).await?;
        let table = self.look(id).await?;
        let mut message = self.imported_page(request, &table).await?;
        message.content =
            format!("{}\n{}", voice.import_done(Term(id.to_string())), message.content);
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

/// Bytes as text: UTF-8, or else one character a byte, as old files have it.
fn decoded(bytes: &[u8]) -> String {
    let text = std::str::from_utf8(bytes).map(str::to_owned);
    text.unwrap_or_else(|_| bytes.iter().map(|&byte| char::from(byte)).collect())
}

/// Reads a record of the house, a file of the game, or a position.
fn read(line: &'static Entry, text: &str) -> Result<Record, Fault> {
    if is_address(text) {
        return Err(Fault::Address);
    }
    let record = match transcript::read(text) {
        Some(Err(refusal)) => return Err(Fault::Refused(refusal)),
        Some(Ok(read)) => return checked(line, text, &read),
        None => (line.import)(text),
    };
    let record = match record {
        Some(Err(refusal)) => return Err(Fault::Refused(refusal)),
        Some(Ok(record)) => record,
        None => return position(line, text).map_err(Fault::Unknown),
    };
    replays(line, &record)
        .map_err(|(ImportFault::Start(why) | ImportFault::Act { why, .. })| Fault::Refused(why))?;
    Ok(record)
}

/// Whether a text is an address on the web and nothing else.
fn is_address(text: &str) -> bool {
    let text = text.trim().trim_matches(['<', '>']).to_lowercase();
    let starts = ["http://", "https://", "www."];
    starts.iter().any(|start| text.starts_with(start)) && !text.contains(char::is_whitespace)
}

/// A record of the house, with every line tried.
fn checked(
    line: &'static Entry,
    text: &str,
    read: &transcript::Transcript,
) -> Result<Record, Fault> {
    if read.record.header.game != line.info.slug {
        let game = read.record.header.game.clone();
        return Err(Fault::Refused(Refusal(Say::new("record-game").with("other", game))));
    }
    let table = replays(line, &read.record).map_err(|misfit| match misfit {
        ImportFault::Start(why) => Fault::Refused(why),
        ImportFault::Act { nth, why } => {
            let number = read.lines.get(nth).copied().unwrap_or(0);
            let quoted = text.trim_start_matches('\u{feff}').trim_start().lines();
            let quoted = quoted.clone().nth(number.saturating_sub(1) as usize).unwrap_or("");
            Fault::Line { line: number, text: quoted.to_owned(), why }
        }
    })?;
    let ended = table.outcome().map(|outcome| transcript::result(&outcome));
    match &read.result {
        Some((line, told)) if ended.as_ref() != Some(told) => {
            Err(Fault::End { line: *line, text: told.clone() })
        }
        _ => Ok(read.record.clone()),
    }
}

/// A lone position, as a record without acts.
fn position(line: &'static Entry, text: &str) -> Result<Record, Refusal> {
    let text = text.trim();
    if text.chars().count() > POSITION_MOST {
        return Err(Refusal::new("import-long"));
    }
    let (least, most) = line.info.seats;
    let mut first = None;
    for seats in least..=most {
        match (line.adopt)(&OptionMap::new(), seats, text) {
            Ok(header) => return Ok(Record { header, acts: Vec::new(), tags: Vec::new() }),
            Err(refusal) => first = first.or(Some(refusal)),
        }
    }
    Err(first.unwrap_or(Refusal::new("bad-position")))
}

fn replays(line: &'static Entry, record: &Record) -> Result<Table, ImportFault> {
    let venue = Venue { guild: None, channel: crate::table::ChannelId(0) };
    let (by, at) = (crate::table::PersonId(0), crate::table::Time(0));
    let table =
        Table::imported(line, record, &Imported { id: TableId::of_bits(0), venue, by, at })?;
    debug_assert!(matches!(table.record().phase, Phase::Over(_)));
    Ok(table)
}

fn told(voice: Voice<'_>, line: &Entry, fault: &Fault) -> String {
    let title = Term(voice.title(line.info));
    let names = |seat: crate::rules::Seat| (seat.0 + 1).to_string();
    let refusal = |why: &Refusal| voice.refusal(line.info, why, &names);
    match fault {
        Fault::Other(other) => voice.import_other(Term(voice.title(other.info)), title),
        Fault::Address => voice.import_address(),
        Fault::Unknown(why) => voice.import_unknown(title, Term(refusal(why))),
        Fault::Refused(why) => refusal(why),
        Fault::Line { line, text, why } => {
            voice.import_line(i64::from(*line), voice.quote(text), Term(refusal(why)))
        }
        Fault::End { line, text } => voice.import_end(i64::from(*line), voice.quote(text)),
    }
}
