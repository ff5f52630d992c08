//! What a panel shows.

use crate::catalog::Catalog;
use crate::message::{
    Button, ButtonStyle, Menu, MenuEntry, MenuId, MenuOffers, Message, PanelMenu, PanelPress,
    PeopleId, Press, Row, SetupPress,
};
use crate::rules::Rng;
use crate::show::choices::clocks;
use crate::show::faces::Account;
use crate::show::faults::terms_fault;
use crate::show::options::in_words;
use crate::show::panel::draft::settled;
use crate::table::{Against, Draft, SideWish, TOP_LEVEL, TableOptions};
use crate::words::{Quote, Term, Voice};

/// The panel of a draft, for somebody who may choose among these games.
#[derive(Clone, Copy)]
pub(crate) struct Panel<'a> {
    pub catalog: Catalog,
    pub voice: Voice<'a>,
    /// The number of the draft.
    pub id: u64,
    pub draft: &'a Draft,
}

impl Panel<'_> {
    /// What is chosen, what is wrong with it, and what can be changed.
    pub fn message(&self) -> Message {
        let Self { voice, draft, .. } = *self;
        let line = self.catalog.find(&draft.game);
        let title = line.map(|line| Term(voice.title(line.info)));
        let head = match (title, draft.amends) {
            (None, _) => voice.setup_empty(),
            (Some(title), None) => voice.setup_head(title),
            (Some(title), Some(_)) => voice.setup_amend(title),
        };
        let watches = TableOptions::take(&draft.options).0.watch.is_some();
        let foe = match &draft.against {
            Against::Anyone => voice.setup_anyone(),
            Against::Alone => voice.setup_alone(),
            Against::Person { id, .. } => voice.setup_against(Account::chosen(*id)),
            Against::Computer { level } if watches => voice.setup_watch(i64::from(*level)),
            Against::Computer { level } => voice.setup_computer(i64::from(*level)),
        };
        let counts = draft.between_people() && draft.rated;
        let mut parts = vec![foe, side_words(voice.plain(), draft.side)];
        if !draft.options.is_empty() {
            let words = line.and_then(|line| in_words(voice, line.info, &draft.options));
            parts.extend(
                words.unwrap_or_else(|| vec![voice.setup_options(Quote::new(&draft.options))]),
            );
        }
        parts.push(if counts { voice.rated() } else { voice.casual() });
        let mut content = format!("{head}\n{}", parts.join(" · "));
        let faults = self.faults();
        if let Some(faults) = &faults {
            content = format!("{content}\n{faults}");
        }
        let fit = line.is_some() && faults.is_none();
        let rows = self.rows(fit);
        Message { private: true, content, rows, ..Message::default() }
    }

    /// What is wrong with the draft, in words.
    fn faults(&self) -> Option<String> {
        let line = self.catalog.find(&self.draft.game)?;
        let tried = settled(line, self.draft).and_then(|terms| {
            // Some faults only show when the game is set up; the lot does not matter here.
            (line.roll)(&terms.options, terms.seats, &mut Rng::new(0)).map(drop)?;
            Ok(())
        });
        tried.err().map(|fault| terms_fault(self.voice, line.info, &fault))
    }

    fn rows(&self, fit: bool) -> Vec<Row> {
        let Self { id, draft, .. } = *self;
        let plain = self.voice.plain();
        let menu = |placeholder, offers| Row::Menu(Menu { placeholder, offers });
        let mut rows = Vec::new();
        // An invitation keeps its game and its opponent.
        if draft.amends.is_none() {
            let games = self.catalog.iter().take(25).map(|line| MenuEntry {
                label: plain.title(line.info),
                value: line.info.slug.to_owned(),
                description: String::new(),
                chosen: line.info.slug == draft.game,
            });
            let games = MenuOffers::Entries(
                MenuId::Setup { draft: id, of: PanelMenu::Game },
                games.collect(),
            );
            rows.push(menu(plain.setup_game(), games));
            rows.push(menu(
                plain.setup_person(),
                MenuOffers::People(PeopleId::Setup { draft: id }),
            ));
        }
        rows.extend(self.clock_row());
        rows.push(Row::Buttons(self.changes()));
        let post = if draft.amends.is_some() { plain.label_propose() } else { plain.label_post() };
        let post = Button { enabled: fit, ..button(id, PanelPress::Post, post, ButtonStyle::Yes) };
        let mut last = vec![post];
        if draft.amends.is_none() {
            let anyone = button(id, PanelPress::Anyone, plain.label_anyone(), ButtonStyle::Rest);
            last.push(Button { enabled: draft.against != Against::Anyone, ..anyone });
        }
        last.push(button(id, PanelPress::Cancel, plain.label_cancel(), ButtonStyle::Rest));
        rows.push(Row::Buttons(last));
        rows
    }

    /// The buttons that change one thing each.
    fn changes(&self) -> Vec<Button> {
        let Self { id, draft, .. } = *self;
        let plain = self.voice.plain();
        let quiet = |press, label| button(id, press, label, ButtonStyle::Rest);
        let info = self.catalog.find(&draft.game).map(|line| line.info);
        let mut row = Vec::new();
        if draft.amends.is_none() {
            row.push(quiet(PanelPress::Levels, plain.label_levels()));
        }
        row.push(quiet(PanelPress::Side, side_words(plain, draft.side)));
        let rated = if draft.rated { plain.label_rated() } else { plain.label_casual() };
        row.push(Button { enabled: draft.between_people(), ..quiet(PanelPress::Rated, rated) });
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
        let Self { id, draft, .. } = *self;
        let plain = self.voice.plain();
        let line = self.catalog.find(&draft.game);
        let clocks = clocks(plain, line, "");
        if clocks.len() < 2 {
            return None;
        }
        let entry = |(label, value): (String, String)| MenuEntry {
            chosen: draft.clock.as_ref() == Some(&value),
            label,
            value,
            description: String::new(),
        };
        let offers = MenuOffers::Entries(
            MenuId::Setup { draft: id, of: PanelMenu::Clock },
            clocks.into_iter().take(25).map(entry).collect(),
        );
        Some(Row::Menu(Menu { placeholder: plain.setup_clock(), offers }))
    }
}

/// The question which level the computer shall play, in the place of the panel.
pub(crate) fn levels(voice: Voice<'_>, id: u64) -> Message {
    let plain = voice.plain();
    let level = |level| {
        let label = plain.label_level(i64::from(level));
        button(id, PanelPress::Level(level), label, ButtonStyle::Rest)
    };
    let buttons: Vec<_> = (1..=TOP_LEVEL).map(level).collect();
    let mut message = Message::private(voice.which_level());
    message.rows = buttons.chunks(4).map(|row| Row::Buttons(row.to_vec())).collect();
    let back = button(id, PanelPress::Back, plain.label_back(), ButtonStyle::Rest);
    let watch = button(id, PanelPress::Watch, plain.label_watch(), ButtonStyle::Rest);
    message.rows.push(Row::Buttons(vec![back, watch]));
    message
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
