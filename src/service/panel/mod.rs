//! The setup panel: a new game, or other terms for an invitation. What it holds is a draft in the
//! store, so it works after a restart; its buttons carry the draft's number.

mod act;
mod screen;

use super::invite::{Wish, options_said};
use super::moves::private;
use super::trouble::{Trouble, terms_fault};
use super::{
    Answer, Input, Message, Modal, Person, Press, PressId, Reply, Request, Service, Terms,
};
use crate::catalog::Entry;
use crate::rules::{Kind, OptionSpec, Rng, options};
use crate::table::{Against, Customs, Draft, SideWish, TableTerms, TermsFault, USUAL_LEVEL};
use crate::words::{Term, Voice};
use act::{Act, id_of, parted};

/// The field of the form for the game's options.
const OPTIONS: &str = "o";
/// The field of the form for one long option, such as a position.
const LONG: &str = "l";
/// The most characters of the options.
const OPTIONS_MOST: u16 = 400;

/// The id of a button that opens the panel with this person as the opponent.
pub(super) fn challenge(person: &Person) -> PressId {
    PressId::free(Press::Setup, format!("p{}", person.id.0))
}

/// The id of a button that opens the panel for this game against the computer.
pub(super) fn against_computer(slug: &str) -> PressId {
    PressId::free(Press::Setup, format!("c{slug}"))
}

/// The id of a button that opens an empty panel.
pub(super) fn anything() -> PressId {
    PressId::free(Press::Setup, "")
}

impl Service {
    /// The panel as `/play` opens it.
    pub(super) async fn panel(&self, request: &Request, terms: &Terms) -> Result<Reply, Trouble> {
        self.open_panel(request, draft_of(request, terms)).await
    }

    /// Keeps what `/play` said as a draft; the id of a button that posts it.
    pub(super) async fn keep_draft(
        &self,
        request: &Request,
        terms: &Terms,
    ) -> Result<PressId, Trouble> {
        let draft = draft_of(request, terms);
        let id = self.store.new_draft(request.who.id, draft, self.now()).await?;
        Ok(id_of(id, Act::Post))
    }

    /// Opens a panel with this draft as a new private message.
    pub(super) async fn open_panel(
        &self,
        request: &Request,
        mut draft: Draft,
    ) -> Result<Reply, Trouble> {
        let mut games = self.catalog.iter();
        if let (true, Some(only), None) = (draft.game.is_empty(), games.next(), games.next()) {
            only.info.slug.clone_into(&mut draft.game);
        }
        let id = self.store.new_draft(request.who.id, draft.clone(), self.now()).await?;
        Ok(private(self.panel_message(request, id, &draft)))
    }

    /// A button of a panel, or one that opens a panel.
    pub(super) async fn panel_press(
        &self,
        request: &Request,
        press: &PressId,
    ) -> Result<Reply, Trouble> {
        if let Some((id, act)) = parted(&press.arg) {
            return self.panel_act(request, id, act, "").await;
        }
        let draft = self.fresh_draft(&press.arg).await?;
        self.open_panel(request, draft).await
    }

    /// Something was chosen from a menu of a panel.
    pub(super) async fn panel_choice(
        &self,
        request: &Request,
        press: &PressId,
        value: &str,
    ) -> Result<Reply, Trouble> {
        let voice = self.words.voice(&request.who.locale);
        let Some((id, act)) = parted(&press.arg) else {
            return Err(Trouble::Said(voice.old_button()));
        };
        self.panel_act(request, id, act, value).await
    }

    /// A person was chosen from the menu of a panel.
    pub(super) async fn panel_person(
        &self,
        request: &Request,
        press: &PressId,
        person: &Person,
    ) -> Result<Reply, Trouble> {
        let (id, mut draft) = self.draft(request, &press.arg).await?;
        draft.against = against(request, person);
        draft.stranger = person.bot;
        watch(&mut draft, false);
        self.keep(request, id, draft).await
    }

    /// The form for a game's options was sent.
    pub(super) async fn panel_form(
        &self,
        request: &Request,
        press: &PressId,
        fields: &[(String, String)],
    ) -> Result<Reply, Trouble> {
        let (id, mut draft) = self.draft(request, &press.arg).await?;
        let field = |name: &str| {
            let found = fields.iter().find(|(field, _)| field == name);
            found.map_or("", |(_, text)| text.trim())
        };
        let line = self.catalog.find(&draft.game);
        let long = line.and_then(long_option);
        draft.options = match (field(OPTIONS), field(LONG), long) {
            (text, "", _) | (text, _, None) => text.to_owned(),
            ("", text, Some(spec)) => format!("{} {text}", name_of(spec)),
            (more, text, Some(spec)) => format!("{more}, {} {text}", name_of(spec)),
        };
        self.keep(request, id, draft).await
    }

    /// The draft that a button's argument belongs to.
    async fn draft(&self, request: &Request, arg: &str) -> Result<(u64, Draft), Trouble> {
        let voice = self.words.voice(&request.who.locale);
        let gone = || Trouble::Said(voice.draft_gone());
        let (id, _) = parted(arg).ok_or_else(gone)?;
        let draft = self.store.draft(id, request.who.id).await?;
        Ok((id, draft.ok_or_else(gone)?))
    }

    async fn keep(&self, request: &Request, id: u64, draft: Draft) -> Result<Reply, Trouble> {
        self.store.set_draft(id, draft.clone(), self.now()).await?;
        let answer = Answer::Update(self.panel_message(request, id, &draft));
        Ok(Reply { answer, then: Vec::new() })
    }

    async fn panel_act(
        &self,
        request: &Request,
        id: u64,
        act: Act,
        value: &str,
    ) -> Result<Reply, Trouble> {
        let voice = self.words.voice(&request.who.locale);
        if act == Act::Cancel {
            self.store.drop_draft(id, request.who.id).await?;
            let answer = Answer::Update(Message::private(voice.done()));
            return Ok(Reply { answer, then: Vec::new() });
        }
        let Some(mut draft) = self.store.draft(id, request.who.id).await? else {
            return Err(Trouble::Said(voice.draft_gone()));
        };
        match act {
            Act::Game => {
                value.clone_into(&mut draft.game);
                // Seats and options belong to the game that was chosen before.
                draft.seats = None;
                draft.options.clear();
            }
            Act::Clock => draft.clock = Some(value.to_owned()),
            Act::Anyone => {
                draft.against = Against::Anyone;
                watch(&mut draft, false);
            }
            Act::Level(level) => draft.against = Against::Computer { level },
            Act::Watch => {
                if !matches!(draft.against, Against::Computer { .. }) {
                    draft.against = Against::Computer { level: USUAL_LEVEL };
                }
                watch(&mut draft, true);
            }
            Act::Side => {
                let at = SideWish::ALL.iter().position(|&side| side == draft.side).unwrap_or(0);
                draft.side = SideWish::ALL[(at + 1) % SideWish::ALL.len()];
            }
            Act::Rated => draft.rated = !draft.rated,
            Act::Seats => draft.seats = self.more_seats(&draft),
            Act::Levels => {
                let answer = Answer::Update(screen::levels(voice, id));
                return Ok(Reply { answer, then: Vec::new() });
            }
            Act::Options => return self.options_form(voice, id, &draft),
            Act::Post => return self.panel_done(request, id, &draft).await,
            // A person comes with his name; see `panel_person`.
            Act::Back | Act::Person | Act::Cancel => {}
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
    fn options_form(&self, voice: Voice<'_>, id: u64, draft: &Draft) -> Result<Reply, Trouble> {
        let plain = voice.plain();
        let Some(line) = self.catalog.find(&draft.game) else {
            return Err(Trouble::Said(voice.setup_empty()));
        };
        let (mut short, mut long) = (draft.options.clone(), String::new());
        let spec = long_option(line);
        let (customs, said) = Customs::take(&short);
        if let (Some(spec), Ok(mut given)) = (spec, options::parse(line.info.options, &said))
            && let Some(serde_json::Value::String(text)) = given.remove(spec.key)
        {
            (short, long) = (customs.and(&options::text(&given)), text);
        }
        let example = super::complete::offers(line.info, "");
        let example = example.first().map_or(String::new(), |(shown, _)| shown.clone());
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
        let modal = Modal { id: id_of(id, Act::Options), title, fields };
        Ok(Reply { answer: Answer::Modal(modal), then: Vec::new() })
    }

    async fn panel_done(
        &self,
        request: &Request,
        id: u64,
        draft: &Draft,
    ) -> Result<Reply, Trouble> {
        let voice = self.words.voice(&request.who.locale);
        let Some(line) = self.catalog.find(&draft.game) else {
            return Err(Trouble::Said(voice.setup_empty()));
        };
        let fault = |fault| Trouble::Terms(line.info, fault);
        let reply = match draft.amends {
            None => self.open(request, wish(draft)).await?,
            Some(amends) => {
                let terms = settled(line, draft).map_err(fault)?;
                self.amend(request, amends, terms, draft.clock.is_none()).await?
            }
        };
        // It is posted; should this fail, a forgotten draft harms nobody.
        if let Err(error) = self.store.drop_draft(id, request.who.id).await {
            tracing::warn!(id, %error, "a posted draft stays");
        }
        Ok(reply)
    }

    /// The draft of a panel that is opened by a button elsewhere.
    async fn fresh_draft(&self, arg: &str) -> Result<Draft, Trouble> {
        let (kind, rest) = arg.split_at_checked(1).unwrap_or(("", ""));
        Ok(match (kind, rest.parse()) {
            ("p", Ok(id)) => {
                let id = crate::table::PersonId(id);
                let known = self.store.profile(id).await?.map(|profile| profile.name);
                let name = known.unwrap_or_else(|| format!("<@{}>", id.0));
                Draft::new("", Against::Person { id, name })
            }
            ("c", _) => Draft::new(rest, Against::Computer { level: USUAL_LEVEL }),
            _ => Draft::new("", Against::Anyone),
        })
    }

    /// What is wrong with a draft, in words.
    fn faults(&self, voice: Voice<'_>, draft: &Draft) -> Option<String> {
        let line = self.catalog.find(&draft.game)?;
        let tried = settled(line, draft).and_then(|terms| {
            // Some faults only show when the game is set up; the lot does not matter here.
            (line.roll)(&terms.options, terms.seats, &mut Rng::new(0)).map(drop)?;
            Ok(())
        });
        tried.err().map(|fault| terms_fault(voice, line.info, &fault))
    }
}

/// The computer plays itself, or does so no longer.
fn watch(draft: &mut Draft, watches: bool) {
    let (customs, rest) = Customs::take(&draft.options);
    let watch = watches.then(|| customs.watch.unwrap_or(0));
    draft.options = Customs { watch, ..customs }.and(&rest);
}

/// What `/play` said, as a draft.
fn draft_of(request: &Request, terms: &Terms) -> Draft {
    let against = match (&terms.opponent, terms.computer) {
        (Some(person), _) => against(request, person),
        (None, Some(level)) => Against::Computer { level },
        (None, None) => Against::Anyone,
    };
    Draft {
        stranger: terms.opponent.as_ref().is_some_and(|person| person.bot),
        seats: terms.seats,
        side: terms.side.as_deref().and_then(SideWish::of_key).unwrap_or_default(),
        clock: terms.clock.clone(),
        rated: terms.rated.unwrap_or(true),
        options: options_said(terms).unwrap_or_default(),
        ..Draft::new(terms.game.as_deref().unwrap_or_default(), against)
    }
}

/// A game against a person; against oneself it is played alone.
fn against(request: &Request, person: &Person) -> Against {
    if person.id == request.who.id {
        return Against::Alone;
    }
    Against::Person { id: person.id, name: person.name.clone() }
}

fn wish(draft: &Draft) -> Wish<'_> {
    Wish {
        game: &draft.game,
        against: draft.against.clone(),
        stranger: draft.stranger,
        seats: draft.seats,
        side: Some(draft.side.key()),
        clock: draft.clock.as_deref(),
        rated: draft.between_people().then_some(draft.rated),
        options: Some(&draft.options),
    }
}

fn settled(line: &Entry, draft: &Draft) -> Result<TableTerms, TermsFault> {
    TableTerms::settle(line, wish(draft).said())
}

/// The option that is long free text, such as a position; it has a field of its own.
fn long_option(line: &Entry) -> Option<&'static OptionSpec> {
    line.info.options.iter().find(|spec| matches!(spec.kind, Kind::Line { .. }))
}

fn name_of(spec: &OptionSpec) -> String {
    spec.key.replace('_', " ")
}
