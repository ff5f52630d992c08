//! Lists: open games, leaderboards, profiles. What a page shows is a typed value that the ids of
//! its buttons carry, so that a button works after a restart.

pub(crate) mod games;
pub(crate) mod leaders;
pub(crate) mod profile;

use crate::message::{Button, Message, PageTurn, Paged, Reply, Row};
use crate::table::lists::Page;
use crate::words::{Term, Voice};

/// How many lines a page has.
pub(crate) const LINES: u32 = 10;

/// The rows of a page in the store.
pub(crate) fn rows(page: &impl Paged) -> Page {
    Page::number(page.number().saturating_sub(1), LINES)
}

/// A list in the place of the one that was turned, or as a new private message.
pub(crate) fn shown(turn: Option<PageTurn>, message: Message) -> Reply {
    if turn.is_some() { Reply::update(message) } else { Reply::private(message) }
}

/// How many pages there are; one at least.
pub(crate) fn pages(total: u32) -> u32 {
    total.div_ceil(LINES).max(1)
}

/// The row that turns pages; none if there is only one.
pub(crate) fn pager<P: Paged>(plain: Voice<'_>, page: &P, pages: u32) -> Option<Row> {
    if pages <= 1 {
        return None;
    }
    let now = page.number();
    let turns = [
        (PageTurn::First, plain.label_first(), 1),
        (PageTurn::Back, plain.label_back(), now.saturating_sub(1).max(1)),
        (PageTurn::Next, plain.label_next(), now.saturating_add(1).min(pages)),
        (PageTurn::Last, plain.label_last(), pages),
    ];
    let button = |(turn, label, to): (PageTurn, String, u32)| Button {
        enabled: to != now,
        ..Button::rest(label, page.at(to).turn(turn))
    };
    Some(Row::Buttons(turns.into_iter().map(button).collect()))
}

/// How many games these are, and the record in short.
pub(crate) fn record(voice: Voice<'_>, won: u32, drawn: u32, lost: u32) -> (i64, Term) {
    let [won, drawn, lost] = [won, drawn, lost].map(i64::from);
    (won + drawn + lost, Term(voice.record(won, drawn, lost)))
}
