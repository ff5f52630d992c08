//! Talks with the engine, for tests of its tongues.

use std::io::{self, BufReader, Read, Write};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use super::run;
use super::tongue::Tongue;
use crate::catalog::CATALOG;

/// What the session says, kept.
#[derive(Clone, Default)]
struct Page(Arc<Mutex<Vec<u8>>>);

impl Write for Page {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// All that is answered to these lines.
pub(in crate::machine) fn talk(tongue: &'static dyn Tongue, lines: &str) -> String {
    let page = Page::default();
    run(tongue, CATALOG, lines.as_bytes(), page.clone());
    let said = page.0.lock().unwrap().clone();
    String::from_utf8(said).unwrap()
}

/// Says `lines`; every one of `parts` must be answered, in this order.
#[track_caller]
pub(in crate::machine) fn check(tongue: &'static dyn Tongue, lines: &str, parts: &[&str]) {
    let said = talk(tongue, lines);
    let mut rest = said.as_str();
    for part in parts {
        let at = rest.find(part).unwrap_or_else(|| panic!("{part:?} after {lines:?}:\n{said}"));
        rest = &rest[at + part.len()..];
    }
}

/// No answer may take longer.
const PATIENCE: Duration = Duration::from_mins(1);

/// A talk in which what is said next may depend on what was answered.
pub(in crate::machine) struct Talk {
    say: Sender<Vec<u8>>,
    heard: Receiver<String>,
    engine: JoinHandle<()>,
}

/// The engine's ear.
struct Ear(Receiver<Vec<u8>>, Vec<u8>);

impl Read for Ear {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        if self.1.is_empty() {
            // Whoever has gone says no more.
            self.1 = self.0.recv().unwrap_or_default();
        }
        let count = self.1.len().min(into.len());
        into[..count].copy_from_slice(&self.1[..count]);
        self.1.drain(..count);
        Ok(count)
    }
}

/// The engine's mouth.
struct Mouth(Sender<String>, Vec<u8>);

impl Write for Mouth {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        for &byte in bytes {
            if byte == b'\n' {
                let line = String::from_utf8(std::mem::take(&mut self.1)).unwrap();
                // A test that heard enough has gone.
                drop(self.0.send(line));
            } else {
                self.1.push(byte);
            }
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Talk {
    pub(in crate::machine) fn begin(tongue: &'static dyn Tongue) -> Self {
        let (say, ear) = channel();
        let (mouth, heard) = channel();
        let engine = thread::spawn(move || {
            let ear = BufReader::new(Ear(ear, Vec::new()));
            run(tongue, CATALOG, ear, Mouth(mouth, Vec::new()));
        });
        Self { say, heard, engine }
    }

    pub(in crate::machine) fn say(&self, line: &str) {
        self.say.send(format!("{line}\n").into_bytes()).unwrap();
    }

    /// What is answered up to the first line that begins so, which is the last of it.
    #[track_caller]
    pub(in crate::machine) fn hear(&self, start: &str) -> Vec<String> {
        let mut lines = Vec::new();
        loop {
            let line = self.heard.recv_timeout(PATIENCE);
            lines.push(line.unwrap_or_else(|_| panic!("no {start} after {lines:#?}")));
            if lines.last().is_some_and(|line| line.starts_with(start)) {
                return lines;
            }
        }
    }

    /// No more is said: the engine must end by itself.
    pub(in crate::machine) fn end(self) {
        drop(self.say);
        self.engine.join().unwrap();
    }
}
