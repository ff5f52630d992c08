//! Looking back on a game step by step: all that a page knows is in its buttons' ids, so it works
//! after a restart. Steps are those of the viewer's own [`Replay`](crate::table::Replay).

use crate::message::{
    Answer, Button, Entered, File, FormId, Input, Message, Modal, ReplayPage, ReplayPress,
    ReplayTurn, Reply, Request, Row, SharedPage,
};
use crate::render::{Caption, Film, Scene, Style, Undrawn};
use crate::rules::{SeatSet, View};
use crate::service::Service;
use crate::service::core::errors::Error;
use crate::service::core::replay::broken;
use crate::show::share::post_here;
use crate::table::{Phase, ReplayFrame, Table, TableId};
use crate::words::Term;

/// The most bytes of a moving picture.
const FILM_MOST: usize = 2 << 20;

/// The most pictures in one.
const FRAMES_MOST: usize = 400;

/// The field of the form that asks for a step.
const FIELD: &str = "n";

impl Service {
    /// `/replay`.
    pub(crate) async fn replay(
        &self,
        request: &Request,
        table: Option<TableId>,
        step: Option<u32>,
    ) -> Result<Reply, Error> {
        let id = self.find(request, table).await?;
        let table = self.look(id).await?;
        let over = matches!(table.record().phase, Phase::Over(_));
        let usual = if over { 0 } else { usize::MAX };
        let page = ReplayPage::at(step.map_or(usual, |step| step as usize));
        Ok(Reply::private(self.replay_page(request, &table, page).await?))
    }

    /// A press on a page, or on a button that opens one.
    pub(crate) async fn replay_press(
        &self,
        request: &Request,
        id: TableId,
        press: ReplayPress,
    ) -> Result<Reply, Error> {
        let page = press.page;
        let table = self.look(id).await?;
        match press.turn {
            ReplayTurn::First
            | ReplayTurn::Back
            | ReplayTurn::Forward
            | ReplayTurn::Last
            | ReplayTurn::Flip => Ok(Reply::update(self.replay_page(request, &table, page).await?)),
            ReplayTurn::Open => Ok(Reply::private(self.replay_page(request, &table, page).await?)),
            ReplayTurn::Ask => self.ask_step(request, &table, page),
            ReplayTurn::Film => Ok(Reply::private(self.film(request, &table, page).await?)),
        }
    }

    /// The form that asks for a step was sent.
    pub(crate) async fn replay_asked(
        &self,
        request: &Request,
        id: TableId,
        page: ReplayPage,
        entered: &Entered,
    ) -> Result<Reply, Error> {
        let voice = self.voice(request);
        let typed = entered.text(FIELD).trim();
        let table = self.look(id).await?;
        let last = self.replay_seen_by(request, &table)?.last();
        let step = typed.parse().ok().filter(|&step: &usize| step <= last);
        let step =
            step.ok_or_else(|| Error::Said(voice.replay_no_step(voice.quote(typed), last as i64)))?;
        let message = self.replay_page(request, &table, ReplayPage { step, ..page }).await?;
        Ok(Reply::update(message))
    }

    fn ask_step(&self, request: &Request, table: &Table, page: ReplayPage) -> Result<Reply, Error> {
        let voice = self.voice(request).plain();
        let last = self.replay_seen_by(request, table)?.last();
        let modal = Modal::of_text(
            FormId::Replay { table: table.record().id, page },
            voice.replay_goto(),
            vec![Input {
                name: FIELD.to_owned(),
                label: voice.replay_which(last as i64),
                description: String::new(),
                placeholder: page.step.min(last).to_string(),
                value: String::new(),
                max: 6,
                long: false,
                required: true,
            }],
        );
        Ok(Reply::of(Answer::Modal(modal)))
    }

    async fn replay_page(
        &self,
        request: &Request,
        table: &Table,
        page: ReplayPage,
    ) -> Result<Message, Error> {
        let replay = self.replay_seen_by(request, table)?;
        let presenter = self.presenter_of(request, table).await;
        let below = presenter.own_below(request, page.flipped);
        presenter.replay(&replay, page, below).map_err(|refusal| broken(table, &refusal))
    }

    /// The end of a game that was just brought in.
    pub(crate) async fn imported_page(
        &self,
        request: &Request,
        table: &Table,
    ) -> Result<Message, Error> {
        self.replay_page(request, table, ReplayPage::at(usize::MAX)).await
    }

    /// The moving picture of the whole game.
    async fn film(
        &self,
        request: &Request,
        table: &Table,
        page: ReplayPage,
    ) -> Result<Message, Error> {
        let replay = self.replay_seen_by(request, table)?;
        let presenter = self.presenter_of(request, table).await;
        let frames = replay.frames(presenter.notation());
        let mut frames = frames.map_err(|refusal| broken(table, &refusal))?;
        if table.secrecy().has_referee() {
            // Tries that were refused, and the turn passing on, move nothing.
            frames.dedup_by(|next, before| stands_as(&next.view, &before.view));
        }
        let moves = frames.len().saturating_sub(1);
        let strips = presenter.strips(&frames);
        let last = strips.as_ref().and_then(|strips| strips.last().cloned());
        let voice = presenter.voice;
        let below = presenter.own_below(request, page.flipped);
        let style = presenter.looks.style(voice, table.line(), below);
        let service = self.clone();
        // Everybody may come to see it.
        let legend = presenter.legend(SeatSet::EMPTY);
        let drawn = tokio::task::spawn_blocking(move || {
            draw(&service, &frames, strips.as_deref(), &legend, style)
        });
        let drawn = drawn.await;
        let drawn = drawn.map_err(|error| Error::Broken(format!("a moving picture: {error}")))?;
        let Ok((film, every)) = drawn else {
            return Err(Error::Said(voice.replay_no_film()));
        };
        let mut lines = vec![presenter.players()];
        if every > 1 {
            lines.push(voice.replay_thinned(every as i64));
        }
        let first = replay.at(usize::MAX).map_err(|refusal| broken(table, &refusal))?.view();
        lines.extend(table.outcome().map(|outcome| presenter.ending(&outcome)));
        let ending = table.outcome().map(|outcome| presenter.plain().ending(&outcome));
        let shown = voice.plain().alt(table.info(), &first, ending.as_deref());
        let mut alt = voice.plain().replay_alt(moves as i64, Term(shown));
        if let Some(last) = last {
            alt = presenter.alt_with(&alt, &last, &first, ending.is_some());
        }
        let name = format!("{}-{}.gif", table.info().slug, table.record().id);
        let post = Button {
            enabled: self.for_all(request, table).is_ok(),
            ..post_here(voice.plain(), SharedPage::Film(table.record().id, page))
        };
        Ok(Message {
            content: lines.join("\n"),
            private: true,
            files: vec![File { name, bytes: film.gif, alt: alt.chars().take(1_024).collect() }],
            rows: vec![Row::Buttons(vec![post])],
            ..Message::default()
        })
    }
}

/// Whether two positions look alike but for what is said of them.
fn stands_as(one: &View, other: &View) -> bool {
    (&one.men, &one.trays, &one.marks) == (&other.men, &other.trays, &other.marks)
}

/// Draws the moving picture; of very long games only every second, fourth, ... position.
fn draw(
    service: &Service,
    frames: &[ReplayFrame],
    strips: Option<&[Caption]>,
    legend: &[String],
    style: Style,
) -> Result<(Film, usize), Undrawn> {
    let mut every = 1;
    loop {
        let kept: Vec<_> = (0..frames.len())
            // The end is always there.
            .filter(|nth| (frames.len() - 1 - nth).is_multiple_of(every))
            .filter_map(|nth| {
                let caption = strips.and_then(|strips| strips.get(nth));
                Some(Scene { legend, caption, ..Scene::from(&frames.get(nth)?.view) })
            })
            .collect();
        if kept.len() <= FRAMES_MOST {
            let film = service.painter.show(&kept, &style)?;
            if film.gif.len() <= FILM_MOST || kept.len() <= 2 {
                return Ok((film, every));
            }
        }
        every *= 2;
    }
}
