//! The setup panel: a new game, or other terms for an invitation. What it holds is a draft in the
//! store, so it works after a restart; its buttons carry the draft's number.

use crate::message::{
    Answer, Entered, Message, PanelMenu, PanelPress, Person, Reply, Request, SetupPress, Terms,
};
use crate::service::Service;
use crate::service::core::answers::in_place;
use crate::service::core::drafts::{against, draft_of, is_stranger};
use crate::service::core::errors::Error;
use crate::show::panel::draft::{settled, wish};
use crate::show::panel::rules_form::{rules_form, rules_said};
use crate::show::panel::screen::Panel;
use crate::show::panel::start::{learn, start};
use crate::table::{Against, Draft, SideWish, TableOptions, TermsFault, USUAL_LEVEL};
use crate::table::{Countered, Refused, TableId};

impl Service {
    /// The panel as `/play` opens it.
    pub(crate) async fn panel(&self, request: &Request, terms: &Terms) -> Result<Reply, Error> {
        self.open_panel(request, draft_of(request, terms)).await
    }

    /// Opens a panel with this draft as a new private message.
    pub(crate) async fn open_panel(&self, request: &Request, draft: Draft) -> Result<Reply, Error> {
        Ok(Reply::private(self.new_panel(request, draft).await?))
    }

    /// The same in the place of what was pressed, if that is private too.
    async fn open_panel_in_place(&self, request: &Request, draft: Draft) -> Result<Reply, Error> {
        Ok(in_place(request, self.new_panel(request, draft).await?))
    }

    async fn new_panel(&self, request: &Request, mut draft: Draft) -> Result<Message, Error> {
        let mut games = self.catalog.iter();
        let (first, more) = (games.next(), games.next().is_some());
        // Whoever plays the computer can begin at once.
        let at_once = matches!(draft.against, Against::Computer { .. });
        if let Some(first) = first.filter(|_| draft.game.is_empty() && (at_once || !more)) {
            first.info.slug.clone_into(&mut draft.game);
        }
        let id = self.store.new_draft(request.who.id, draft.clone(), self.now()).await?;
        self.panel_message(request, id, &draft).await
    }

    /// A button of a panel, or one that opens a panel.
    pub(crate) async fn panel_press(
        &self,
        request: &Request,
        press: &SetupPress,
    ) -> Result<Reply, Error> {
        let voice = self.voice(request);
        let draft = match press {
            SetupPress::In { draft, press } => {
                return self.panel_button(request, *draft, *press).await;
            }
            SetupPress::New => return Ok(Reply::private(start(voice))),
            SetupPress::Learn => return Ok(in_place(request, learn(voice, self.catalog))),
            SetupPress::People => {
                let draft = Draft::new("", Against::Anyone);
                return self.open_panel_in_place(request, draft).await;
            }
            SetupPress::Computer(game) => {
                let draft = Draft::new(game, Against::Computer { level: USUAL_LEVEL });
                if game.is_empty() {
                    return self.open_panel_in_place(request, draft).await;
                }
                draft
            }
            SetupPress::Person(id) => {
                let name = self.last_seen_as(request, *id).await?;
                Draft::new("", Against::Person { id: *id, name })
            }
        };
        self.open_panel(request, draft).await
    }

    /// Something was chosen from a menu of a panel.
    pub(crate) async fn panel_choice(
        &self,
        request: &Request,
        id: u64,
        of: PanelMenu,
        value: &str,
    ) -> Result<Reply, Error> {
        let mut draft = self.draft(request, id).await?;
        match of {
            PanelMenu::Game => {
                value.clone_into(&mut draft.game);
                // Seats and options belong to the game that was chosen before.
                draft.seats = None;
                draft.options.clear();
            }
            PanelMenu::Clock => draft.clock = Some(value.to_owned()),
            PanelMenu::Level => {
                draft.against = Against::Computer { level: value.parse().unwrap_or(USUAL_LEVEL) };
            }
        }
        self.keep(request, id, draft).await
    }

    /// A person was chosen from the menu of a panel.
    pub(crate) async fn panel_person(
        &self,
        request: &Request,
        id: u64,
        person: &Person,
    ) -> Result<Reply, Error> {
        let mut draft = self.draft(request, id).await?;
        draft.against = against(request, person, None);
        draft.stranger = is_stranger(person);
        watch(&mut draft, false);
        self.keep(request, id, draft).await
    }

    /// The form for a game's options was sent.
    pub(crate) async fn panel_form(
        &self,
        request: &Request,
        id: u64,
        entered: &Entered,
    ) -> Result<Reply, Error> {
        let mut draft = self.draft(request, id).await?;
        let line = self.catalog.find(&draft.game).ok_or_else(|| self.no_game(request))?;
        draft.options = rules_said(self.voice(request), line.info, entered, &draft.options);
        self.keep(request, id, draft).await
    }

    /// No game is chosen yet.
    fn no_game(&self, request: &Request) -> Error {
        Error::Said(self.voice(request).setup_empty())
    }

    /// A draft of this person.
    async fn draft(&self, request: &Request, id: u64) -> Result<Draft, Error> {
        let draft = self.store.draft(id, request.who.id).await?;
        draft.ok_or_else(|| Error::Said(self.voice(request).draft_gone()))
    }

    async fn keep(&self, request: &Request, id: u64, draft: Draft) -> Result<Reply, Error> {
        self.store.set_draft(id, draft.clone(), self.now()).await?;
        Ok(Reply::update(self.panel_message(request, id, &draft).await?))
    }

    async fn panel_message(
        &self,
        request: &Request,
        id: u64,
        draft: &Draft,
    ) -> Result<Message, Error> {
        let voice = self.voice(request);
        let unratable = self.unratable(draft).await?;
        let unratable = unratable.as_ref();
        Ok(Panel { catalog: self.catalog, voice, id, draft, unratable }.message())
    }

    /// Why a game on new terms could not count where that of its invitation begins.
    async fn unratable(&self, draft: &Draft) -> Result<Option<TermsFault>, Error> {
        let Some(amends) = draft.amends else { return Ok(None) };
        let table = self.look(amends.table).await?;
        let rated = Draft { rated: true, ..draft.clone() };
        Ok(settled(table.line(), &rated).ok().and_then(|terms| table.unratable_here(&terms)))
    }

    async fn panel_button(
        &self,
        request: &Request,
        id: u64,
        press: PanelPress,
    ) -> Result<Reply, Error> {
        let voice = self.voice(request);
        if press == PanelPress::Cancel {
            self.store.drop_draft(id, request.who.id).await?;
            return Ok(Reply::done(voice.done()));
        }
        let mut draft = self.draft(request, id).await?;
        match press {
            PanelPress::Anyone => {
                draft.against = Against::Anyone;
                watch(&mut draft, false);
            }
            PanelPress::Level(level) => draft.against = Against::Computer { level },
            PanelPress::Levels => against_computer(&mut draft),
            PanelPress::Watch => {
                against_computer(&mut draft);
                let watches = TableOptions::take(&draft.options).0.watch.is_some();
                watch(&mut draft, !watches);
            }
            PanelPress::Side => {
                let at = SideWish::ALL.iter().position(|&side| side == draft.side).unwrap_or(0);
                draft.side = SideWish::ALL[(at + 1) % SideWish::ALL.len()];
            }
            PanelPress::Rated => draft.rated = !draft.rated,
            PanelPress::Seats => draft.seats = self.more_seats(&draft),
            PanelPress::Turns(turns) => {
                draft.clock = Some(turns.clock().to_string());
                return self.panel_done(request, id, &draft).await;
            }
            PanelPress::Options => {
                let line = self.catalog.find(&draft.game).ok_or_else(|| self.no_game(request))?;
                let form = rules_form(voice, line.info, id, &draft.options);
                return Ok(Reply::of(Answer::Modal(form)));
            }
            PanelPress::Post => return self.panel_done(request, id, &draft).await,
            PanelPress::Back | PanelPress::Cancel => {}
        }
        self.keep(request, id, draft).await
    }

    /// One seat more; after the most the least again.
    fn more_seats(&self, draft: &Draft) -> Option<u8> {
        let (least, most) = self.catalog.find(&draft.game)?.info.seats;
        let seats = draft.seats.unwrap_or(least);
        Some(if seats < most { seats + 1 } else { least })
    }

    async fn panel_done(&self, request: &Request, id: u64, draft: &Draft) -> Result<Reply, Error> {
        let line = self.catalog.find(&draft.game).ok_or_else(|| self.no_game(request))?;
        let fault = |fault| Error::Terms(line.info, fault);
        let reply = match draft.amends {
            None => self.open(request, wish(draft)).await?,
            Some(amends) => {
                let terms = settled(line, draft).map_err(fault)?;
                self.counter_offer(request, amends, terms).await?
            }
        };
        // It is posted; should this fail, a forgotten draft harms nobody.
        if let Err(error) = self.store.drop_draft(id, request.who.id).await {
            tracing::warn!(id, %error, "a posted draft stays");
        }
        Ok(reply)
    }

    /// Change terms: opens the panel with the terms as they stand.
    pub(crate) async fn change_terms(
        &self,
        request: &Request,
        id: TableId,
        revision: Option<u32>,
    ) -> Result<Reply, Error> {
        let table = self.look(id).await?;
        let refused = |refused| Error::Refused(id, refused);
        table.may_counter_offer(request.who.id, self.now()).map_err(refused)?;
        let record = table.record();
        if revision != Some(record.revision) {
            return Err(refused(Refused::TermsChanged));
        }
        let asked_by = Some(record.host).filter(|&host| host != request.who.id);
        let (revision, lobby) = (record.revision, table.is_lobby());
        let amends = Countered { table: id, revision, asked_by, lobby };
        self.open_panel(request, Draft::of_terms(&record.terms, amends)).await
    }
}

/// The opponent is the computer, at the level that was chosen if one was.
fn against_computer(draft: &mut Draft) {
    if !matches!(draft.against, Against::Computer { .. }) {
        draft.against = Against::Computer { level: USUAL_LEVEL };
        draft.stranger = false;
    }
}

/// The computer plays itself, or does so no longer.
fn watch(draft: &mut Draft, watches: bool) {
    let (customs, rest) = TableOptions::take(&draft.options);
    let watch = watches.then(|| customs.watch.unwrap_or(0));
    draft.options = TableOptions { watch, ..customs }.and(&rest);
}
