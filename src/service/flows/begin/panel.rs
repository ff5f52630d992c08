//! The setup panel: a new game, or other terms for an invitation. What it holds is a draft in the
//! store, so it works after a restart; its buttons carry the draft's number.

use crate::show::panel::screen::Panel;
use crate::show::panel::start::{learn, start};

use crate::catalog::Entry;
use crate::message::{
    Answer, FormId, Input, Message, Modal, PanelMenu, PanelPress, Person, Reply, Request,
    SetupPress, Terms,
};
use crate::rules::{Kind, OptionSpec, options};
use crate::service::Service;
use crate::service::core::answers::in_place;
use crate::service::core::drafts::{against, draft_of, is_stranger};
use crate::service::core::errors::Error;
use crate::show::options::offers;
use crate::show::panel::draft::{settled, wish};
use crate::table::{Against, Draft, SideWish, TableOptions, USUAL_LEVEL};
use crate::table::{Countered, Refused, TableId};
use crate::words::{Term, Voice, typed_options};

/// The field of the form for the game's options.
const OPTIONS: &str = "o";

/// The field of the form for one long option, such as a position.
const LONG: &str = "l";

/// The most characters of the options.
const OPTIONS_MOST: u16 = 400;

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
        Ok(self.panel_message(request, id, &draft))
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
        fields: &[(String, String)],
    ) -> Result<Reply, Error> {
        let mut draft = self.draft(request, id).await?;
        let field = |name: &str| {
            let found = fields.iter().find(|(field, _)| field == name);
            found.map_or("", |(_, text)| text.trim())
        };
        let line = self.catalog.find(&draft.game);
        let long = line.and_then(long_option);
        draft.options = match (field(OPTIONS), field(LONG), long) {
            (text, "", _) | (text, _, None) => match line {
                Some(line) => typed_options(self.voice(request), line.info, text),
                None => text.to_owned(),
            },
            ("", text, Some(spec)) => format!("{} {text}", name_of(spec)),
            (more, text, Some(spec)) => format!("{more}, {} {text}", name_of(spec)),
        };
        self.keep(request, id, draft).await
    }

    /// A draft of this person.
    async fn draft(&self, request: &Request, id: u64) -> Result<Draft, Error> {
        let draft = self.store.draft(id, request.who.id).await?;
        draft.ok_or_else(|| Error::Said(self.voice(request).draft_gone()))
    }

    async fn keep(&self, request: &Request, id: u64, draft: Draft) -> Result<Reply, Error> {
        self.store.set_draft(id, draft.clone(), self.now()).await?;
        Ok(Reply::update(self.panel_message(request, id, &draft)))
    }

    fn panel_message(&self, request: &Request, id: u64, draft: &Draft) -> Message {
        let voice = self.voice(request);
        Panel { catalog: self.catalog, voice, id, draft }.message()
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
            PanelPress::Options => return self.options_form(voice, id, &draft),
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

    /// The form for the game's options: all in one text, and one long option by itself.
    fn options_form(&self, voice: Voice<'_>, id: u64, draft: &Draft) -> Result<Reply, Error> {
        let plain = voice.plain();
        let Some(line) = self.catalog.find(&draft.game) else {
            return Err(Error::Said(voice.setup_empty()));
        };
        let (mut short, mut long) = (draft.options.clone(), String::new());
        let spec = long_option(line);
        let (customs, said) = TableOptions::take(&short);
        if let (Some(spec), Ok(mut given)) = (spec, options::parse(line.info.options, &said))
            && let Some(serde_json::Value::String(text)) = given.remove(spec.key)
        {
            (short, long) = (customs.and(&options::text(&given)), text);
        }
        let example = offers(plain, line.info, "");
        let example = example.first().map_or(String::new(), |(_, typed)| typed.clone());
        let input = |name: &str, label: String, placeholder: String, value: String, max| Input {
            name: name.to_owned(),
            label: label.chars().take(45).collect(),
            placeholder,
            value,
            max,
            long: true,
            required: false,
        };
        let hint = plain.type_hint(Term(example));
        let mut fields = vec![input(OPTIONS, plain.options_field(), hint, short, OPTIONS_MOST)];
        if let Some(spec) = spec
            && let Kind::Line { max } = spec.kind
        {
            let label = plain.option(line.info, spec);
            let max = max.min(OPTIONS_MOST);
            fields.push(input(LONG, label, String::new(), long, max));
        }
        let title = plain.options_title(Term(plain.title(line.info)));
        let title = title.chars().take(45).collect();
        let modal = Modal { id: FormId::Options { draft: id }, title, fields };
        Ok(Reply::of(Answer::Modal(modal)))
    }

    async fn panel_done(&self, request: &Request, id: u64, draft: &Draft) -> Result<Reply, Error> {
        let voice = self.voice(request);
        let Some(line) = self.catalog.find(&draft.game) else {
            return Err(Error::Said(voice.setup_empty()));
        };
        let fault = |fault| Error::Terms(line.info, fault);
        let reply = match draft.amends {
            None => self.open(request, wish(draft)).await?,
            Some(amends) => {
                let terms = settled(line, draft).map_err(fault)?;
                self.counter_offer(request, amends, terms, draft.clock.is_none()).await?
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
        let amends = Countered { table: id, revision: record.revision };
        let by_host = record.host == request.who.id;
        self.open_panel(request, Draft::of_terms(&record.terms, by_host, amends)).await
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

/// The option that is long free text, such as a position; it has a field of its own.
fn long_option(line: &Entry) -> Option<&'static OptionSpec> {
    line.info.options.iter().find(|spec| matches!(spec.kind, Kind::Line { .. }))
}

fn name_of(spec: &OptionSpec) -> String {
    spec.key.replace('_', " ")
}
