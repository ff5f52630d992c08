//! What a panel shows.

use crate::catalog::{Catalog, Entry};
use crate::message::{
    Button, ButtonStyle, Menu, MenuEntry, MenuId, MenuOffers, Message, PanelMenu, PanelPress,
    PeopleId, Press, Row, SetupPress,
};
use crate::rules::{Rng, Seat};
use crate::show::choices::{clock_meant, clocks, named_level, strength};
use crate::show::faces::Account;
use crate::show::faults::terms_fault;
use crate::show::options::in_words;
use crate::show::panel::draft::settled;
use crate::show::settings::mine::beginning;
use crate::table::{Against, Draft, SideWish, TOP_LEVEL, TableOptions, TermsFault};
use crate::words::{Term, Voice};

/// The panel of a draft, for somebody who may choose among these games.
#[derive(Clone, Copy)]
pub(crate) struct Panel<'a> {
    pub catalog: Catalog,
    pub voice: Voice<'a>,
    /// The number of the draft.
    pub id: u64,
    pub draft: &'a Draft,
    /// Why no game on these terms can count, though it is between people: it begins where another stood.
    pub unratable: Option<&'a TermsFault>,
}

impl Panel<'_> {
    /// What is chosen, what is wrong with it, and what can be changed.
    pub fn message(&self) -> Message {
        let Self { voice, draft, .. } = *self;
        let line = self.line();
        let title = line.map(|line| Term(voice.title(line.info)));
        let head = match (title, draft.amends) {
            (None, _) => voice.setup_empty(),
            (Some(title), None) => voice.setup_head(title),
            (Some(title), Some(_)) => voice.setup_amend(title),
        };
        let counts = draft.between_people() && draft.rated;
        let mut parts = vec![self.foe()];
        parts.extend(self.side());
        if !draft.options.is_empty() {
            let words = line.and_then(|line| in_words(voice, line.info, &draft.options));
            parts.extend(
                words.unwrap_or_else(|| vec![voice.setup_options(voice.quote(&draft.options))]),
            );
        }
        parts.push(if counts { voice.rated() } else { voice.casual() });
        let about = line.filter(|_| draft.amends.is_none()).and_then(|line| voice.about(line.info));
        let lines = [Some(head), about, Some(parts.join(" · ")), self.faults()];
        let content = lines.into_iter().flatten().collect::<Vec<_>>().join("\n");
        let fit = line.is_some() && self.faults().is_none();
        let rows = self.rows(fit);
        Message { private: true, content, rows, ..Message::default() }
    }

    fn line(&self) -> Option<&'static Entry> {
        self.catalog.find(&self.draft.game)
    }

    /// Whether one person plays against the computer, or has it play.
    const fn is_solo(&self) -> bool {
        matches!(self.draft.against, Against::Computer { .. }) && self.draft.amends.is_none()
    }

    /// Against whom.
    fn foe(&self) -> String {
        let voice = self.voice;
        match &self.draft.against {
            Against::Anyone => voice.setup_anyone(),
            Against::Alone => voice.setup_alone(),
            Against::Person { id, .. } => {
                // Whoever was asked plays against who asked.
                let asked_by = self.draft.amends.and_then(|amends| amends.asked_by);
                voice.setup_against(Account::chosen(asked_by.unwrap_or(*id)))
            }
            Against::Computer { level } if self.watches() => voice.setup_watch(i64::from(*level)),
            Against::Computer { level } => {
                voice.setup_computer(i64::from(*level), strength(voice, self.line(), *level))
            }
        }
    }

    /// What its options say of the table.
    fn customs(&self) -> TableOptions {
        TableOptions::take(&self.draft.options).0
    }

    /// Whether the computer plays itself.
    fn watches(&self) -> bool {
        self.customs().watch.is_some()
    }

    /// Whether everybody keeps the seat they have.
    fn keeps_seats(&self) -> bool {
        self.draft.amends.is_some_and(|amends| amends.lobby)
    }

    /// Which side is played, by its colour in a game for two; nothing where it is all of them, or none, or
    /// where that is settled.
    fn side(&self) -> Option<String> {
        if self.watches() || self.draft.against == Against::Alone || self.keeps_seats() {
            return None;
        }
        let seat = match self.draft.side {
            SideWish::First => Some(Seat::FIRST),
            SideWish::Last => Some(Seat::SECOND),
            // The options have said who sits where.
            SideWish::Random if self.customs().listed => return None,
            SideWish::Random => None,
        };
        let two = |line: &&Entry| self.draft.seats.unwrap_or(line.info.seats.0) == 2;
        let side = seat
            .zip(self.line().filter(two))
            .and_then(|(seat, line)| Some(self.voice.side_of(line.info, &beginning(line)?, seat)));
        let words = || side_words(self.voice.plain(), self.draft.side);
        Some(side.map_or_else(words, |side| self.voice.setup_side(Term(side))))
    }

    /// What is wrong with the draft, in words.
    fn faults(&self) -> Option<String> {
        let line = self.line()?;
        let tried = settled(line, self.draft).and_then(|terms| {
            // Some faults only show when the game is set up; the lot does not matter here.
            (line.roll)(&terms.options, terms.seats, &mut Rng::new(0)).map(drop)?;
            Ok(())
        });
        let fault = tried.err();
        let barred = self.unratable.filter(|_| self.draft.rated);
        fault.as_ref().or(barred).map(|fault| terms_fault(self.voice, line.info, fault))
    }

    fn rows(&self, fit: bool) -> Vec<Row> {
        let Self { id, draft, .. } = *self;
        let plain = self.voice.plain();
        let mut rows = Vec::new();
        // An invitation keeps its game and its opponent.
        if draft.amends.is_none() {
            rows.push(self.games_row());
            rows.push(if self.is_solo() { self.levels_row() } else { self.people_row() });
        }
        rows.extend(self.clock_row());
        rows.push(Row::Buttons(self.changes()));
        let post = match (draft.amends, &draft.against) {
            (Some(_), _) => plain.label_propose(),
            (None, Against::Computer { .. } | Against::Alone) => plain.label_begin(),
            (None, Against::Anyone | Against::Person { .. }) => plain.label_post(),
        };
        let post = Button { enabled: fit, ..button(id, PanelPress::Post, post, ButtonStyle::Yes) };
        let rest = |press, label| button(id, press, label, ButtonStyle::Rest);
        let mut last = vec![post];
        if self.is_solo() {
            last.push(rest(PanelPress::Anyone, plain.label_challenge_someone()));
        } else if draft.amends.is_none() {
            let anyone = rest(PanelPress::Anyone, plain.label_anyone());
            last.push(Button { enabled: draft.against != Against::Anyone, ..anyone });
            last.push(rest(PanelPress::Levels, plain.label_solo()));
        }
        last.push(rest(PanelPress::Cancel, plain.label_cancel()));
        rows.push(Row::Buttons(last));
        rows
    }

    fn games_row(&self) -> Row {
        let plain = self.voice.plain();
        let games = self.catalog.iter().take(25).map(|line| MenuEntry {
            label: plain.title(line.info),
            value: line.info.slug.to_owned(),
            description: plain.about(line.info).unwrap_or_default(),
            chosen: line.info.slug == self.draft.game,
        });
        self.menu(plain.setup_game(), PanelMenu::Game, games.collect())
    }

    fn levels_row(&self) -> Row {
        let plain = self.voice.plain();
        let levels = (1..=TOP_LEVEL).map(|level| MenuEntry {
            label: named_level(plain, self.line(), level),
            value: level.to_string(),
            description: plain.level_about(level.into()),
            chosen: self.draft.against == Against::Computer { level },
        });
        self.menu(plain.label_levels(), PanelMenu::Level, levels.collect())
    }

    fn people_row(&self) -> Row {
        let people = MenuOffers::People(PeopleId::Setup { draft: self.id });
        Row::Menu(Menu { placeholder: self.voice.plain().setup_person(), offers: people })
    }

    fn menu(&self, placeholder: String, of: PanelMenu, entries: Vec<MenuEntry>) -> Row {
        let offers = MenuOffers::Entries(MenuId::Setup { draft: self.id, of }, entries);
        Row::Menu(Menu { placeholder, offers })
    }

    /// The buttons that change one thing each.
    fn changes(&self) -> Vec<Button> {
        let Self { id, draft, .. } = *self;
        let plain = self.voice.plain();
        let quiet = |press, label| button(id, press, label, ButtonStyle::Rest);
        let info = self.line().map(|line| line.info);
        let mut row = Vec::new();
        if !self.keeps_seats() {
            row.push(quiet(PanelPress::Side, side_words(plain, draft.side)));
        }
        if self.is_solo() {
            row.push(quiet(PanelPress::Watch, plain.label_watch()));
        } else {
            let rated = if draft.rated { plain.label_rated() } else { plain.label_casual() };
            let enabled = draft.between_people() && (draft.rated || self.unratable.is_none());
            row.push(Button { enabled, ..quiet(PanelPress::Rated, rated) });
        }
        if info.is_some_and(|info| !info.options.is_empty()) {
            row.push(quiet(PanelPress::Options, plain.label_options()));
        }
        if let Some((least, most)) = info.map(|info| info.seats)
            && least < most
        {
            let seats = i64::from(draft.seats.unwrap_or(least));
            row.push(quiet(PanelPress::Seats, plain.label_seats(seats)));
        }
        row
    }

    /// The menu of clocks, where there is more than one.
    fn clock_row(&self) -> Option<Row> {
        let plain = self.voice.plain();
        let mut offers = clocks(plain, self.line(), "");
        if offers.len() < 2 {
            return None;
        }
        let typed = self.draft.clock.as_deref();
        let own = typed.and_then(|typed| clock_meant(self.line(), typed));
        // A clock that was typed once stands first, where it is none of the usual ones.
        let found = own.as_deref().and_then(|own| {
            clocks(plain, self.line(), own).into_iter().find(|(_, value)| value == own)
        });
        if let Some(found) = found.filter(|found| !offers.contains(found)) {
            offers.insert(0, found);
        }
        let entry = |(label, value): (String, String)| MenuEntry {
            chosen: own.as_ref() == Some(&value),
            label,
            value,
            description: String::new(),
        };
        let entries = offers.into_iter().take(25).map(entry).collect();
        Some(self.menu(plain.setup_clock(), PanelMenu::Clock, entries))
    }
}

/// A button of the panel of a draft.
pub(super) fn button(draft: u64, press: PanelPress, label: String, style: ButtonStyle) -> Button {
    Button::new(label, Press::Setup(SetupPress::In { draft, press }), style)
}

fn side_words(plain: Voice<'_>, side: SideWish) -> String {
    match side {
        SideWish::First => plain.label_side_me(),
        SideWish::Last => plain.label_side_opponent(),
        SideWish::Random => plain.label_side_random(),
    }
}
