//! Lists: open games, leaderboards, profiles. What a page shows is a typed value that the ids of
//! its buttons carry, so that a button works after a restart.

pub(crate) mod games;
pub(crate) mod history;
pub(crate) mod leaders;
pub(crate) mod profile;

use crate::message::{
    Button, ButtonStyle, Command, Does, Message, Press, PressId, Reply, Request, Row,
};
use crate::table::lists::Page;
use crate::words::{Term, Voice};

/// How many lines a page has.
pub(crate) const LINES: u32 = 10;

/// Why a button shows a page. It ends the button's id: two buttons of one message may lead to the
/// same page, and their ids must differ all the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Turn {
    First,
    Back,
    Next,
    Last,
    /// Where the asker stands themselves.
    Mine,
    /// Another list in the place of this one.
    Other,
}

impl Turn {
    const fn mark(self) -> char {
        match self {
            Self::First => 'f',
            Self::Back => 'b',
            Self::Next => 'n',
            Self::Last => 'l',
            Self::Mine => 'm',
            Self::Other => 'o',
        }
    }
}

/// A page of a list. The text form of one has a fixed number of parts; a button that turns pages
/// adds its [`Turn`] as one more.
pub(crate) trait Paged: Clone {
    /// What its buttons do.
    const PRESS: Press;
    /// How many parts the text form has.
    const PARTS: usize;

    /// The text form: parts joined by dots.
    fn text(&self) -> String;

    /// Reads the text form; what cannot be read is as usual.
    fn of_text(text: &str) -> Self;

    /// Its number, from 1.
    fn number(&self) -> u32;

    /// The same list at another page.
    fn at(&self, page: u32) -> Self;

    /// The id of a button that opens this page as a new private message.
    fn open(&self) -> PressId {
        PressId::free(Self::PRESS, self.text())
    }

    /// The id of a button that turns an open list to this page.
    fn turn(&self, turn: Turn) -> PressId {
        PressId::free(Self::PRESS, format!("{}.{}", self.text(), turn.mark()))
    }

    /// The rows of this page in the store.
    fn rows(&self) -> Page {
        Page::number(self.number().saturating_sub(1), LINES)
    }
}

/// A list in the place of the one that was turned, or as a new private message.
pub(crate) fn shown<P: Paged>(request: &Request, message: Message) -> Reply {
    match &request.command {
        Command::Press(id) if id.press == P::PRESS && id.arg.split('.').count() > P::PARTS => {
            Reply::update(message)
        }
        _ => Reply::private(message),
    }
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
        (Turn::First, plain.label_first(), 1),
        (Turn::Back, plain.label_back(), now.saturating_sub(1).max(1)),
        (Turn::Next, plain.label_next(), now.saturating_add(1).min(pages)),
        (Turn::Last, plain.label_last(), pages),
    ];
    let button = |(turn, label, to): (Turn, String, u32)| Button {
        enabled: to != now,
        ..quiet(label, page.at(to).turn(turn))
    };
    Some(Row::Buttons(turns.into_iter().map(button).collect()))
}

/// A grey button.
pub(crate) fn quiet(label: String, id: PressId) -> Button {
    Button { label, does: Does::Press(id), style: ButtonStyle::Rest, enabled: true }
}

/// A page number from an id; the first if it is none.
pub(crate) fn page_of(text: Option<&str>) -> u32 {
    text.and_then(|page| page.parse().ok()).unwrap_or(1).max(1)
}

/// How many games these are, and the record in short.
pub(crate) fn record(voice: Voice<'_>, won: u32, drawn: u32, lost: u32) -> (i64, Term) {
    let [won, drawn, lost] = [won, drawn, lost].map(i64::from);
    (won + drawn + lost, Term(voice.record(won, drawn, lost)))
}

#[cfg(test)]
mod tests {
    use super::games::GamesPage;
    use super::history::HistoryPage;
    use super::leaders::{Company, LeadersPage};
    use super::*;
    use crate::message::Scope;

    fn reads_back<P: Paged + std::fmt::Debug + PartialEq>(page: &P) {
        assert_eq!(&P::of_text(&page.text()), page);
        assert_eq!(page.text().split('.').count(), P::PARTS);
        for turn in [Turn::First, Turn::Mine, Turn::Other] {
            let arg = page.turn(turn).arg;
            assert_eq!(&P::of_text(&arg), page, "{arg}");
            assert!(arg.len() <= 80, "{arg}");
        }
    }

    #[test]
    fn pages_read_back_from_their_ids() {
        for page in [1, 2, u32::MAX] {
            for scope in [Scope::Mine, Scope::Channel, Scope::Server] {
                reads_back(&GamesPage { scope, game: None, page });
                let game = Some("secret-stallmate-and-more".to_owned());
                reads_back(&GamesPage { scope, game, page });
            }
            let game = Some("secret-stallmate".to_owned());
            let person = crate::table::PersonId(u64::MAX >> 1);
            reads_back(&HistoryPage {
                game,
                opponent: Some(person),
                page,
                ..HistoryPage::of(person)
            });
            for everywhere in [false, true] {
                for company in Company::ALL {
                    let game = "chess".to_owned();
                    reads_back(&LeadersPage { game, everywhere, page, company });
                }
            }
        }
        let old = LeadersPage::of_text("chess.s.3");
        assert_eq!(old, LeadersPage { page: 3, ..LeadersPage::first("chess") });
    }
}
