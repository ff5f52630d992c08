//! How long most took, and the slowest.

use std::time::Duration;

/// Prints the median, the 99th of 100 and the worst of what took so long.
pub fn print_spread(what: &str, mut took: Vec<Duration>) {
    took.sort_unstable();
    let at = |hundredths: usize| {
        let nth = (took.len() * hundredths).div_ceil(100).saturating_sub(1);
        took.get(nth).copied().unwrap_or_default().as_secs_f64() * 1e3
    };
    println!(
        "{what:12} {:6} times   median {:7.2} ms   p99 {:7.2} ms   worst {:7.2} ms",
        took.len(),
        at(50),
        at(99),
        at(100)
    );
}
