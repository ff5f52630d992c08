//! Reading a journal.

use super::record::{Header, Record};
use super::unkept::Unkept;
use crate::sandbox::state::Saved;
use std::path::Path;

/// What is wrong with a journal.
#[derive(Debug, PartialEq, Eq)]
pub enum Fault {
    /// It is no journal of a sandbox.
    Foreign,
    /// Its format is of this later number.
    Newer(u32),
    /// This line cannot be read.
    Line(usize, String),
}

impl Fault {
    /// The same with the file that is meant.
    pub fn of(self, journal: &Path) -> Unkept {
        let journal = journal.to_owned();
        match self {
            Self::Foreign => Unkept::Foreign { journal },
            Self::Newer(format) => Unkept::Newer { journal, format },
            Self::Line(line, why) => Unkept::Broken { journal, line, why },
        }
    }
}

/// Reads a journal. What follows its last line break was torn when the process ended, and is left out.
pub fn read(bytes: &[u8]) -> Result<Saved, Fault> {
    let mut saved = Saved::default();
    let whole = bytes.iter().rposition(|&byte| byte == b'\n').unwrap_or(0);
    for (number, line) in (1..).zip(bytes[..whole].split(|&byte| byte == b'\n')) {
        if number == 1 {
            let header: Header = serde_json::from_slice(line).map_err(|_| Fault::Foreign)?;
            if header != Header::OURS {
                return Err(Fault::Newer(header.patt_sandbox));
            }
            continue;
        }
        let record: Record<'_> =
            serde_json::from_slice(line).map_err(|error| Fault::Line(number, error.to_string()))?;
        record.put(&mut saved);
    }
    Ok(saved)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_read_is_named() {
        let check = |text: &str, expect: Option<Fault>| {
            assert_eq!(read(text.as_bytes()).err(), expect, "{text}");
        };
        let header = "{\"patt_sandbox\":1}\n";
        check(header, None);
        check(&format!("{header}{{\"channel_gone\":\"5\"}}\n"), None);
        // Torn lines are left out.
        check(&format!("{header}{{\"channel_go"), None);
        check(&format!("{header}\0\0\0"), None);
        check("{\"patt_sandbox\":2}\n", Some(Fault::Newer(2)));
        check("SQLite format 3\nmore\n", Some(Fault::Foreign));
        check("", Some(Fault::Foreign));
        let broken = read(format!("{header}{{}}\n{{\"channel_gone\":\"5\"}}\n").as_bytes());
        assert!(matches!(broken, Err(Fault::Line(2, _))), "{broken:?}");
    }
}
