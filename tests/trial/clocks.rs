//! Clocks run out once, and in time.

use patt::table::{By, DueKind, InactivityPolicy, Phase, Table, TableRecord};

use super::checks::Tables;
use super::timeline::{Timeline, within};

/// How late a clock may be noticed, in milliseconds of those in which a keeper and the database were there.
const LATE: i64 = 2_000;
/// For how long a table stays taken by a keeper that is gone, in milliseconds.
const TAKEN: i64 = 1_000;

/// What is wrong with clocks.
pub fn late(tables: &Tables, timeline: &Timeline) -> Vec<String> {
    let (working, mut faults, mut lags) = (timeline.working(), Vec::new(), Vec::new());
    for table in tables.values() {
        let record = table.record();
        let fired: Vec<_> = record.log.iter().filter(|entry| entry.by == By::Clock).collect();
        if fired.len() > 1 {
            faults.push(format!("{}: a clock ran out {} times", record.id, fired.len()));
        }
        let Some(entry) = fired.first() else { continue };
        let Some(due) = due_before(table, entry.ply) else {
            faults.push(format!("{}: a clock ran out that did not run", record.id));
            continue;
        };
        let (lag, counts) = (entry.at.0 - due, within(&working, due, entry.at.0));
        // Whoever was killed over it has kept it from the others.
        let fell = timeline.fell(due - 50, entry.at.0) as i64;
        lags.push((counts, lag, fell));
        if lag < 0 {
            faults.push(format!("{}: a clock ran out {} ms too early", record.id, -lag));
        }
        if counts - (fell - 1).max(0) * TAKEN > LATE {
            faults.push(format!(
                "{}: a clock ran out {counts} ms late ({lag} ms by the clock on the wall; {fell} keepers fell meanwhile)",
                record.id
            ));
        }
    }
    lags.sort_unstable();
    let most = lags.last().map_or(0, |&(counts, ..)| counts);
    let above = lags.iter().filter(|&&(counts, ..)| counts > LATE).count();
    println!(
        "{} clocks ran out, in the middle {} ms late and {most} ms at most; {above} above {LATE} ms, where more than one keeper fell",
        lags.len(),
        lags.get(lags.len() / 2).map_or(0, |&(counts, ..)| counts),
    );
    faults
}

/// When the clock that ran at this entry was to run out.
fn due_before(table: &Table, ply: u32) -> Option<i64> {
    let record = table.record();
    // The game is over with that entry, so every mark stands before it.
    let log = record.log[..ply as usize].to_vec();
    let before = TableRecord { log, phase: Phase::Playing, ..record.clone() };
    let before = Table::restore(table.line(), before).ok()?;
    let due = before.due(&InactivityPolicy::default());
    due.iter().find(|due| due.kind == DueKind::Flag).map(|due| due.at.0)
}
