//! Comparing a page with the one that was accepted.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use similar::{ChangeTag, TextDiff};

/// How a maintainer accepts what the pages say now.
const ACCEPT: &str = "PATT_BOOK=accept cargo test --test book";
/// A failure shows at most this many lines.
const MOST: usize = 120;

/// The folder of the accepted pages.
pub fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/book/pages")
}

/// The accepted page.
///
/// # Panics
/// If there is none.
pub fn accepted(name: &str) -> String {
    let file = folder().join(format!("{name}.md"));
    fs::read_to_string(&file).unwrap_or_else(|fault| panic!("{}: {fault}", file.display()))
}

/// Compares; with `PATT_BOOK=accept` it accepts instead.
///
/// # Panics
/// If the page differs, with the lines that do.
pub fn compare(name: &str, page: &str) {
    let file = folder().join(format!("{name}.md"));
    let accepted = accepted(name);
    if accepted == page {
        return;
    }
    if std::env::var("PATT_BOOK").is_ok_and(|wish| wish == "accept") {
        fs::write(&file, page).expect("a page is written");
        return;
    }
    let diff = difference(&accepted, page);
    panic!(
        "the page {name} differs from tests/book/pages/{name}.md:\n{diff}\nAccept with: {ACCEPT}"
    );
}

fn difference(accepted: &str, page: &str) -> String {
    let diff = TextDiff::from_lines(accepted, page);
    let mut out = String::new();
    let mut lines = 0;
    for group in diff.grouped_ops(2) {
        for change in group.iter().flat_map(|op| diff.iter_changes(op)) {
            let (sign, nth) = match change.tag() {
                ChangeTag::Delete => ('-', change.old_index()),
                ChangeTag::Insert => ('+', change.new_index()),
                ChangeTag::Equal => (' ', change.new_index()),
            };
            let nth = nth.unwrap_or_default() + 1;
            lines += 1;
            if lines <= MOST {
                write!(out, "{sign}{nth:4} {change}").expect("a text takes everything");
            }
        }
        out.push_str("  ...\n");
    }
    if lines > MOST {
        writeln!(out, "... and {} lines more", lines - MOST).expect("a text takes everything");
    }
    out
}
