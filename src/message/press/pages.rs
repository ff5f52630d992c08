//! Pages of lists, as buttons name them. What a page shows is a typed value that the ids of its
//! buttons carry, so that a button works after a restart.

use super::{Press, RawId, ReplayPage, ReplayPress, ReplayTurn, RulesPage, RulesPress, TablePress};
use crate::message::Scope;
use crate::table::{PersonId, TableId};

/// Why a button shows a page. It ends the button's id: two buttons of one message may lead to the
/// same page, and their ids must differ all the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PageTurn {
    /// To the first.
    First,
    /// To the one before.
    Back,
    /// To the one after.
    Next,
    /// To the last.
    Last,
    /// Where the asker stands themselves.
    Mine,
    /// Another list in the place of this one.
    Other,
}

impl PageTurn {
    const ALL: [Self; 6] =
        [Self::First, Self::Back, Self::Next, Self::Last, Self::Mine, Self::Other];

    const fn mark(self) -> &'static str {
        match self {
            Self::First => "f",
            Self::Back => "b",
            Self::Next => "n",
            Self::Last => "l",
            Self::Mine => "m",
            Self::Other => "o",
        }
    }
}

/// A button that shows a page of a list.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ListPress<P> {
    /// The page.
    pub page: P,
    /// In the place of the page that was pressed; `None` opens it as a new private message.
    pub turn: Option<PageTurn>,
}

impl<P: Paged> ListPress<P> {
    pub(super) fn text(&self) -> String {
        let turn = self.turn.map_or_else(String::new, |turn| format!(".{}", turn.mark()));
        format!("{}{turn}", self.page.text())
    }

    pub(super) fn of_text(text: &str) -> Self {
        let mark = text.split('.').nth(P::PARTS);
        let turn = mark.map(|mark| {
            PageTurn::ALL.into_iter().find(|turn| turn.mark() == mark).unwrap_or(PageTurn::Other)
        });
        Self { page: P::of_text(text), turn }
    }
}

/// A page of a list. The text form of one has a fixed number of parts.
pub trait Paged: Clone {
    /// How many parts the text form has.
    const PARTS: usize;

    /// The text form: parts joined by dots.
    fn text(&self) -> String;

    /// Reads the text form; what cannot be read is as usual, and more parts are left alone.
    fn of_text(text: &str) -> Self;

    /// Its number, from 1.
    fn number(&self) -> u32;

    /// The same list at another page.
    #[must_use]
    fn at(&self, page: u32) -> Self;

    /// The button that does this.
    fn press(list: ListPress<Self>) -> Press;

    /// Opens this page as a new private message.
    fn open(self) -> Press {
        Self::press(ListPress { page: self, turn: None })
    }

    /// Turns an open list to this page.
    fn turn(self, turn: PageTurn) -> Press {
        Self::press(ListPress { page: self, turn: Some(turn) })
    }
}

/// A page of the list of games.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct GamesPage {
    /// Whose games.
    pub scope: Scope,
    /// Only this game, by slug.
    pub game: Option<String>,
    /// Its number, from 1.
    pub page: u32,
}

impl GamesPage {
    /// The first page of one's own games.
    pub(crate) const MINE: Self = Self { scope: Scope::Mine, game: None, page: 1 };
}

impl Paged for GamesPage {
    const PARTS: usize = 3;

    fn text(&self) -> String {
        let scope = match self.scope {
            Scope::Mine => 'm',
            Scope::Channel => 'c',
            Scope::Server | Scope::Everywhere => 's',
        };
        format!("{scope}.{}.{}", or_none(self.game.as_deref()), self.page)
    }

    fn of_text(text: &str) -> Self {
        let mut parts = text.split('.');
        let scope = match parts.next() {
            Some("c") => Scope::Channel,
            Some("s") => Scope::Server,
            _ => Scope::Mine,
        };
        Self { scope, game: some(parts.next()), page: number(parts.next()) }
    }

    fn number(&self) -> u32 {
        self.page
    }

    fn at(&self, page: u32) -> Self {
        Self { page, ..self.clone() }
    }

    fn press(list: ListPress<Self>) -> Press {
        Press::Games(list)
    }
}

/// A page of finished games.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct HistoryPage {
    /// Whose.
    pub player: PersonId,
    /// Only games with this person.
    pub opponent: Option<PersonId>,
    /// Only this game, by slug.
    pub game: Option<String>,
    /// Its number, from 1.
    pub page: u32,
}

impl HistoryPage {
    /// The first page of a person's games.
    #[must_use]
    pub(crate) const fn of(player: PersonId) -> Self {
        Self { player, opponent: None, game: None, page: 1 }
    }
}

impl Paged for HistoryPage {
    const PARTS: usize = 4;

    fn text(&self) -> String {
        let opponent = self.opponent.map(|person| person.0.to_string());
        let (opponent, game) = (or_none(opponent.as_deref()), or_none(self.game.as_deref()));
        format!("{}.{opponent}.{game}.{}", self.player.0, self.page)
    }

    fn of_text(text: &str) -> Self {
        let mut parts = text.split('.');
        let mut person = || parts.next().and_then(|id| id.parse().ok()).map(PersonId);
        let (player, opponent) = (person(), person());
        let player = player.unwrap_or(PersonId(0));
        Self { player, opponent, game: some(parts.next()), page: number(parts.next()) }
    }

    fn number(&self) -> u32 {
        self.page
    }

    fn at(&self, page: u32) -> Self {
        Self { page, ..self.clone() }
    }

    fn press(list: ListPress<Self>) -> Press {
        Press::History(list)
    }
}

/// A page of a leaderboard.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct LeadersPage {
    /// The game, by slug.
    pub game: String,
    /// Of all servers instead of this one.
    pub everywhere: bool,
    /// Its number, from 1.
    pub page: u32,
    /// Whose games count.
    pub company: Company,
}

/// Whose games a leaderboard counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Company {
    /// Those of people with each other.
    #[default]
    People,
    /// Those against the computer.
    Computers,
    /// Those of two people together, where the score counts.
    Pairs,
}

impl Company {
    /// All of them, in the order of their buttons.
    pub(crate) const ALL: [Self; 3] = [Self::People, Self::Computers, Self::Pairs];

    const fn mark(self) -> &'static str {
        match self {
            Self::People => "p",
            Self::Computers => "c",
            Self::Pairs => "d",
        }
    }
}

impl LeadersPage {
    /// The first page of this server's people.
    #[must_use]
    pub(crate) fn first(game: &str) -> Self {
        Self { game: game.to_owned(), everywhere: false, page: 1, company: Company::People }
    }
}

impl Paged for LeadersPage {
    const PARTS: usize = 4;

    fn text(&self) -> String {
        let scope = if self.everywhere { 'e' } else { 's' };
        format!("{}.{scope}.{}.{}", self.game, self.page, self.company.mark())
    }

    fn of_text(text: &str) -> Self {
        let mut parts = text.split('.');
        let game = parts.next().unwrap_or_default().to_owned();
        let everywhere = parts.next() == Some("e");
        let page = number(parts.next());
        let mark = parts.next().unwrap_or_default();
        let company = Company::ALL.into_iter().find(|company| company.mark() == mark);
        Self { game, everywhere, page, company: company.unwrap_or_default() }
    }

    fn number(&self) -> u32 {
        self.page
    }

    fn at(&self, page: u32) -> Self {
        Self { page, ..self.clone() }
    }

    fn press(list: ListPress<Self>) -> Press {
        Press::Leaderboard(list)
    }
}

/// A profile, as a new private message.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ProfilePage {
    /// Whose.
    pub person: PersonId,
    /// Only this game, by slug.
    pub game: Option<String>,
}

impl ProfilePage {
    pub(super) fn text(&self) -> String {
        format!("{}.{}", self.person.0, or_none(self.game.as_deref()))
    }

    /// Reads a text; what cannot be read is nobody.
    pub(super) fn of_text(text: &str) -> Self {
        let (person, game) = text.split_once('.').unwrap_or((text, "-"));
        Self { person: PersonId(person.parse().unwrap_or(0)), game: some(Some(game)) }
    }
}

/// A private page that may be posted for all to see.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(test, derive(strum::EnumCount))]
pub enum SharedPage {
    /// A leaderboard.
    Leaderboard(LeadersPage),
    /// A profile.
    Profile(ProfilePage),
    /// A page of rules.
    Rules(RulesPage),
    /// A page of the replay of a table.
    Replay(TableId, ReplayPage),
    /// The moving picture of a table's game, seen from the side of this page.
    Film(TableId, ReplayPage),
}

impl SharedPage {
    /// The press that makes it, as a new private message.
    #[must_use]
    pub(crate) fn press(&self) -> Press {
        match self {
            Self::Film(table, page) => {
                let film = ReplayPress { page: *page, turn: ReplayTurn::Film };
                Press::at(*table, TablePress::Replay(film))
            }
            Self::Leaderboard(_) | Self::Profile(_) | Self::Rules(_) | Self::Replay(..) => {
                self.opener()
            }
        }
    }

    /// The button that opens it for whoever presses it; instead of a moving picture the page under
    /// which it stood.
    #[must_use]
    pub(crate) fn opener(&self) -> Press {
        match self {
            Self::Leaderboard(page) => page.clone().open(),
            Self::Profile(page) => Press::Profile(page.clone()),
            Self::Rules(page) => Press::Rules(page.clone().open()),
            Self::Replay(table, page) | Self::Film(table, page) => {
                Press::at(*table, TablePress::Replay(page.open()))
            }
        }
    }

    pub(super) fn of_wire(wire: &RawId) -> Option<Self> {
        let arg = wire.arg.as_str();
        Some(match (wire.code.as_str(), wire.table) {
            ("lb", None) => Self::Leaderboard(LeadersPage::of_text(arg)),
            ("pf", None) => Self::Profile(ProfilePage::of_text(arg)),
            ("ru", None) => Self::Rules(RulesPress::of_text(arg).page),
            ("rp", Some(table)) => match ReplayPress::of_text(arg) {
                ReplayPress { page, turn: ReplayTurn::Film } => Self::Film(table, page),
                ReplayPress { page, .. } => Self::Replay(table, page),
            },
            _ => return None,
        })
    }
}

fn or_none(text: Option<&str>) -> &str {
    text.unwrap_or("-")
}

fn some(text: Option<&str>) -> Option<String> {
    text.filter(|&text| text != "-").map(str::to_owned)
}

/// A page number from an id; the first if it is none.
fn number(text: Option<&str>) -> u32 {
    text.and_then(|page| page.parse().ok()).unwrap_or(1).max(1)
}
