//! Lines of a length that fits into memory.

use std::io::{self, BufRead, Read};

/// The most bytes of a line.
pub(super) const LONGEST: usize = 1 << 20;

/// One line of the input.
pub(super) enum Line {
    /// Nothing but blanks.
    Empty,
    /// More than [`LONGEST`] bytes; the rest of it is skipped.
    TooLong,
    /// Its bytes, without the end of line.
    Text(Vec<u8>),
}

/// The lines of an input; an endless line takes no more memory than a long one.
pub(super) struct Lines<R>(R);

impl<R: BufRead> Lines<R> {
    pub(super) const fn new(input: R) -> Self {
        Self(input)
    }

    fn line(&mut self) -> io::Result<Option<Line>> {
        let mut line = Vec::new();
        let limit = LONGEST as u64 + 1;
        if self.0.by_ref().take(limit).read_until(b'\n', &mut line)? == 0 {
            return Ok(None);
        }
        if line.last() != Some(&b'\n') && line.len() > LONGEST {
            self.skip()?;
            return Ok(Some(Line::TooLong));
        }
        let text = line.trim_ascii();
        Ok(Some(if text.is_empty() { Line::Empty } else { Line::Text(text.to_vec()) }))
    }

    /// Passes over the rest of the line.
    fn skip(&mut self) -> io::Result<()> {
        loop {
            let held = self.0.fill_buf()?;
            if held.is_empty() {
                return Ok(());
            }
            let end = held.iter().position(|&byte| byte == b'\n');
            let used = end.map_or(held.len(), |at| at + 1);
            self.0.consume(used);
            if end.is_some() {
                return Ok(());
            }
        }
    }
}

impl<R: BufRead> Iterator for Lines<R> {
    type Item = io::Result<Line>;

    fn next(&mut self) -> Option<Self::Item> {
        self.line().transpose()
    }
}
