//! Why a folder cannot be used.

use std::io;
use std::path::PathBuf;

/// Why the sandbox cannot keep its world where it should, and what to do.
#[derive(Debug, thiserror::Error)]
pub enum Unkept {
    /// The folder cannot be read or written.
    #[error("the sandbox cannot use its folder {}: {source}", folder.display())]
    Folder {
        /// Which.
        folder: PathBuf,
        /// What the system says.
        source: io::Error,
    },
    /// Something else stands where the journal should.
    #[error(
        "{} was not written by a sandbox: move it away, and the sandbox begins with an empty server",
        journal.display()
    )]
    Foreign {
        /// The file.
        journal: PathBuf,
    },
    /// It was written by a later version.
    #[error(
        "{} was written by a later version of Patt (format {format}): use that version, or move the \
         file away, and the sandbox begins with an empty server",
        journal.display()
    )]
    Newer {
        /// The file.
        journal: PathBuf,
        /// Its format.
        format: u32,
    },
    /// A line of it cannot be read.
    #[error(
        "line {line} of {} cannot be read ({why}): move the file away, and the sandbox begins with \
         an empty server. The games are kept elsewhere and stay",
        journal.display()
    )]
    Broken {
        /// The file.
        journal: PathBuf,
        /// Which line.
        line: usize,
        /// What is wrong with it.
        why: String,
    },
}
