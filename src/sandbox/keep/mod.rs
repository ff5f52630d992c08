//! Keeping the world over a restart: a folder with a journal of JSON lines and the files of messages.
//!
//! Each change adds lines that say how what changed is now; the last line about a thing counts. When
//! the journal has grown, it is written anew with what is there, beside the old one, and then takes its
//! place. So the process may end at any moment: at worst the last line is torn, and is left out. A loss
//! of power may cost the last seconds, too.
//!
//! | file | what |
//! |---|---|
//! | `record` | one line |
//! | `read` | a journal, read |
//! | `files` | the bytes of attachments |
//! | `unkept` | why a folder cannot be used |

mod files;
mod read;
mod record;
mod unkept;

pub use unkept::Unkept;

use super::state::{Saved, Sort, Touched, World};
use files::Files;
use record::{Header, Record};
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

/// The journal within its folder, and the name under which it is written anew.
const JOURNAL: &str = "journal.jsonl";
const FRESH: &str = "journal.new";

/// The journal is written anew when it has grown by this many bytes and to twice its size.
const GROWTH: u64 = 4 * 1024 * 1024;

/// Writes down what changes.
#[derive(Debug)]
pub struct Keeper {
    folder: PathBuf,
    journal: Option<File>,
    /// Bytes of the journal when it was last written anew, and since.
    size: u64,
    added: u64,
    files: Files,
}

impl Keeper {
    /// Opens a folder, which is made if need be; gives what is kept there, if anything.
    ///
    /// # Errors
    /// [`Unkept`], which says what to do.
    pub fn open(folder: &Path) -> Result<(Self, Option<Saved>), Unkept> {
        let at_fault = |source| Unkept::Folder { folder: folder.to_owned(), source };
        let mut files = Files::open(folder).map_err(at_fault)?;
        let journal = folder.join(JOURNAL);
        let saved = match fs::read(&journal) {
            Ok(bytes) => {
                let mut saved = read::read(&bytes).map_err(|fault| fault.of(&journal))?;
                files.load(&mut saved).map_err(at_fault)?;
                Some(saved)
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => None,
            Err(error) => return Err(at_fault(error)),
        };
        let folder = folder.to_owned();
        Ok((Self { folder, journal: None, size: 0, added: 0, files }, saved))
    }

    /// Writes down all that is there, which makes sure that it can.
    ///
    /// # Errors
    /// [`Unkept::Folder`].
    pub fn begin(&mut self, world: &World) -> Result<(), Unkept> {
        let folder = self.folder.clone();
        self.rewrite(world).map_err(|source| Unkept::Folder { folder, source })
    }

    /// Writes down what changed. What cannot be written is told in the log, and tried again with the
    /// next change.
    pub fn note(&mut self, world: &World, touched: &[Touched]) {
        if touched.is_empty() {
            return;
        }
        let grown = self.added > GROWTH.max(self.size);
        let done = match &mut self.journal {
            Some(journal) if !grown => {
                let mut lines = Vec::new();
                let stored = touched.iter().try_for_each(|&touched| {
                    if let Touched::Message { channel, id } = touched {
                        self.files.keep(world, channel, id)?;
                    }
                    record::line(&mut lines, &Record::of(world, touched))
                });
                self.added += lines.len() as u64;
                stored.and_then(|()| journal.write_all(&lines))
            }
            _ => self.rewrite(world),
        };
        if let Err(error) = done {
            // The line may be torn: nothing is added behind it.
            self.journal = None;
            let folder = self.folder.display();
            tracing::error!(%error, %folder, "the sandbox cannot keep what happens");
        }
    }

    /// Writes the journal anew.
    fn rewrite(&mut self, world: &World) -> io::Result<()> {
        let mut lines = Vec::new();
        record::line(&mut lines, &Header::OURS)?;
        for record in &all(world) {
            record::line(&mut lines, record)?;
        }
        self.files.keep_all(world)?;
        let fresh = self.folder.join(FRESH);
        let mut file = File::create(&fresh)?;
        file.write_all(&lines)?;
        file.sync_all()?;
        let journal = self.folder.join(JOURNAL);
        fs::rename(fresh, &journal)?;
        self.journal = Some(OpenOptions::new().append(true).open(journal)?);
        (self.size, self.added) = (lines.len() as u64, 0);
        Ok(())
    }
}

/// All that is kept of a world.
fn all(world: &World) -> Vec<Record<'_>> {
    let mut records: Vec<_> = [Touched::Guild, Touched::People, Touched::Commands]
        .map(|touched| Record::of(world, touched))
        .into();
    for place in world.channels.values() {
        records.push(Record::of(world, Touched::Channel(place.id)));
        let messages = place.messages.keys().map(|&id| (place.id, id));
        records.extend(
            messages.map(|(channel, id)| Record::of(world, Touched::Message { channel, id })),
        );
    }
    let mut alive: Vec<_> = world.interactions.values().collect();
    alive.retain(|of| of.alive(world.now) && of.sort != Sort::Autocomplete);
    alive.sort_by_key(|interaction| interaction.id);
    let ids = alive.iter().map(|interaction| interaction.id);
    records.extend(ids.map(|id| Record::of(world, Touched::Interaction(id))));
    records
}
