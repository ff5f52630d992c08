//! What waits to be done in a channel, in order.

use std::collections::VecDeque;

use tokio::sync::oneshot;
use tracing::Span;

use crate::discord::rest::Fault;
use crate::message::{Message, Posted, Purpose, Stands};
use crate::table::{ChannelId, MessageId};
use crate::watch::spans::{self, Outcome};

/// Something to do in a channel, with the span in which operators see that.
#[derive(Debug)]
pub(super) enum Job {
    Send { message: Box<Message>, nonce: String, stands: Stands, teller: Teller, span: Span },
    Change { id: MessageId, change: Change, tellers: Vec<Teller>, span: Span },
}

/// What a message changes to.
#[derive(Debug)]
pub(super) enum Change {
    Edit(Box<Message>),
    /// It is not the newest any more, and says this.
    Spend(Box<Message>),
    /// It is not the newest any more, and loses its buttons.
    Strip,
}

/// Who hears how it went.
#[derive(Debug)]
pub(super) enum Teller {
    /// The number in the outbox, and what the message is to its table.
    Outbox(u64, Option<Purpose>),
    Waiting(oneshot::Sender<Posted>),
}

impl Teller {
    /// What the message is to its table.
    pub(super) const fn purpose(&self) -> Option<Purpose> {
        match self {
            Self::Outbox(_, purpose) => *purpose,
            Self::Waiting(_) => None,
        }
    }

    /// The same where the message is nothing new to its table.
    pub(super) fn without_purpose(self) -> Self {
        match self {
            Self::Outbox(outbox, _) => Self::Outbox(outbox, None),
            waiting @ Self::Waiting(_) => waiting,
        }
    }
}

/// How it went, as operators see it.
pub(super) const fn outcome(posted: Posted) -> Outcome {
    match posted {
        Posted::Done(..) => Outcome::Done,
        Posted::Refused(_) => Outcome::Refused,
        Posted::Failed => Outcome::Failed,
    }
}

/// How much may wait in a channel.
const MOST: usize = 500;

impl Job {
    /// A new message; it is told of from now on.
    pub(super) fn send(message: Message, nonce: String, stands: Stands, teller: Teller) -> Self {
        let (message, span) = (Box::new(message), spans::delivery("send"));
        Self::Send { message, nonce, stands, teller, span }
    }

    /// A change of a message; it is told of from now on.
    pub(super) fn change(id: MessageId, change: Change, teller: Teller) -> Self {
        let span = spans::delivery(match change {
            Change::Edit(_) => "edit",
            Change::Spend(_) | Change::Strip => "spend",
        });
        Self::Change { id, change, tellers: vec![teller], span }
    }

    /// The span of it.
    pub(super) const fn span(&self) -> &Span {
        match self {
            Self::Send { span, .. } | Self::Change { span, .. } => span,
        }
    }

    /// Who hears how it went.
    pub(super) fn tellers(self) -> Vec<Teller> {
        match self {
            Self::Send { teller, .. } => vec![teller],
            Self::Change { tellers, .. } => tellers,
        }
    }
}

/// Where a lane is full, what is given up for what comes: the oldest change that harms nobody if it is
/// left undone, else the oldest change, else the oldest message. What is in the outbox comes again.
pub(super) fn make_room(lane: &mut VecDeque<Job>) -> Option<Job> {
    if lane.len() < MOST {
        return None;
    }
    let spent = |job: &Job| match job {
        Job::Change { change: Change::Spend(_) | Change::Strip, .. } => true,
        Job::Change { change: Change::Edit(_), .. } | Job::Send { .. } => false,
    };
    let changes = |job: &Job| matches!(job, Job::Change { .. });
    let at = lane.iter().position(spent).or_else(|| lane.iter().position(changes)).unwrap_or(0);
    lane.remove(at)
}

/// Puts a job at the end of a lane; it takes the place of a change of the same message.
pub(super) fn join(lane: &mut VecDeque<Job>, job: Job) {
    let Job::Change { id, mut change, tellers: newer, span } = job else {
        lane.push_back(job);
        return;
    };
    let waits =
        lane.iter().position(|job| matches!(job, Job::Change { id: old, .. } if *old == id));
    let mut tellers = Vec::new();
    if let Some(Job::Change { change: older, tellers: heard, span, .. }) =
        waits.and_then(|nth| lane.remove(nth))
    {
        spans::ended(&span, Outcome::Dropped);
        tellers = heard;
        if let (Change::Strip, Change::Edit(mut message)) = (&change, older) {
            message.rows.clear();
            change = Change::Spend(message);
        }
    }
    tellers.extend(newer);
    lane.push_back(Job::Change { id, change, tellers, span });
}

/// Notes that something was given up, and why.
pub(super) fn given_up(what: &str, channel: ChannelId, fault: &Fault) -> Posted {
    tracing::warn!(channel = channel.0, %fault, "{what} given up");
    fault.posted()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::message::Row;

    fn edit(id: u64, text: &str, outbox: u64) -> Job {
        let rows = vec![Row::Buttons(Vec::new())];
        let message = Message { content: text.to_owned(), rows, ..Message::default() };
        let teller = Teller::Outbox(outbox, None);
        Job::change(MessageId(id), Change::Edit(Box::new(message)), teller)
    }

    fn strip(id: u64, outbox: u64) -> Job {
        Job::change(MessageId(id), Change::Strip, Teller::Outbox(outbox, None))
    }

    fn send(outbox: u64) -> Job {
        let teller = Teller::Outbox(outbox, None);
        Job::send(Message::default(), "n".to_owned(), Stands::No, teller)
    }

    fn check(jobs: impl IntoIterator<Item = Job>, expect: &[&str]) {
        let mut lane = VecDeque::new();
        for job in jobs {
            join(&mut lane, job);
        }
        let got: Vec<_> = lane
            .iter()
            .map(|job| match job {
                Job::Send { teller, .. } => format!("send {teller:?}"),
                Job::Change { id, change: Change::Strip, tellers, .. } => {
                    format!("strip {} {tellers:?}", id.0)
                }
                Job::Change { id, change: Change::Edit(message), tellers, .. } => {
                    let rows = message.rows.len();
                    format!("edit {} {} {rows} {tellers:?}", id.0, message.content)
                }
                Job::Change { id, change: Change::Spend(message), tellers, .. } => {
                    format!("spend {} {} {tellers:?}", id.0, message.content)
                }
            })
            .collect();
        assert_eq!(got, expect);
    }

    #[test]
    fn a_full_lane_gives_up_what_harms_nobody_first() {
        let mut lane: VecDeque<_> = (1..=498).map(send).collect();
        lane.extend([edit(1, "a", 601), strip(2, 602)]);
        let mut given_up = Vec::new();
        for outbox in 700..704 {
            given_up.extend(make_room(&mut lane).map(|job| format!("{:?}", job.tellers())));
            lane.push_back(send(outbox));
        }
        let expect = ["602", "601", "1", "2"].map(|outbox| format!("[Outbox({outbox}, None)]"));
        assert_eq!(given_up, expect);
        assert_eq!(lane.len(), MOST);
    }

    #[test]
    fn the_newest_edit_wins_and_everybody_hears() {
        check(
            [edit(1, "a", 1), edit(1, "b", 2)],
            &["edit 1 b 1 [Outbox(1, None), Outbox(2, None)]"],
        );
        check([edit(1, "a", 1), strip(1, 2)], &["spend 1 a [Outbox(1, None), Outbox(2, None)]"]);
        check([strip(1, 1), edit(1, "b", 2)], &["edit 1 b 1 [Outbox(1, None), Outbox(2, None)]"]);
        check([strip(1, 1), strip(1, 2)], &["strip 1 [Outbox(1, None), Outbox(2, None)]"]);
        check(
            [edit(1, "a", 1), edit(2, "b", 2)],
            &["edit 1 a 1 [Outbox(1, None)]", "edit 2 b 1 [Outbox(2, None)]"],
        );
        check(
            [edit(1, "a", 1), send(2), strip(1, 3), send(4)],
            &[
                "send Outbox(2, None)",
                "spend 1 a [Outbox(1, None), Outbox(3, None)]",
                "send Outbox(4, None)",
            ],
        );
    }
}
