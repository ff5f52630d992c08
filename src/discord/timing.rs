//! How long things may take.

use std::time::Duration;

/// How long things may take.
#[derive(Clone, Copy, Debug)]
pub struct Timing {
    /// After this time since the press the person is told that it takes a moment.
    pub guard: Duration,
    /// After this time a list of completions is empty.
    pub complete: Duration,
    /// An answer that failed is tried again after this pause,
    pub again: Duration,
    /// if the press is younger than this.
    pub young: Duration,
    /// Of a press that looks older than this Discord is asked whether it still wants an answer: if not,
    /// the person was told that it failed, and it is not carried out.
    pub late: Duration,
    /// This long after a press Discord takes no first answer any more: what it has then it has.
    pub settled: Duration,
    /// A message that looks older than this is not carried out, as the game may have gone on; whoever
    /// wrote it is told so.
    pub stale: Duration,
    /// After this time the person is told that something is wrong.
    pub stuck: Duration,
    /// Pauses before a post or an edit is tried again.
    pub gaps: [Duration; 3],
    /// How long at least lies between two new conversations by direct message.
    pub apart: Duration,
    /// How fast one person may act.
    pub pace: Pace,
}

/// How fast one person may act.
#[derive(Clone, Copy, Debug)]
pub struct Pace {
    /// So many at once,
    pub burst: u32,
    /// and then one each such time.
    pub gap: Duration,
}

impl Timing {
    /// What Discord's own deadlines ask for.
    pub(crate) const DISCORD: Self = Self {
        guard: Duration::from_millis(1_500),
        complete: Duration::from_millis(2_300),
        again: Duration::from_millis(200),
        young: Duration::from_millis(2_200),
        late: Duration::from_secs(3),
        settled: Duration::from_millis(3_200),
        stale: Duration::from_mins(1),
        stuck: Duration::from_secs(10),
        gaps: [Duration::from_millis(400), Duration::from_millis(1_500), Duration::from_secs(5)],
        apart: Duration::from_secs(5),
        pace: Pace { burst: 60, gap: Duration::from_millis(100) },
    };
}
