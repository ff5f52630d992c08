//! Completion of options while a command is typed. Touches no picture and no engine.

use std::sync::Arc;

use crate::catalog::Entry;
use crate::message::{Answer, Command, Filling, Reply, Request, Terms};
use crate::picker;
use crate::picker::{Aim, Drawn, Picker};
use crate::rules::Named;
use crate::rules::Viewer;
use crate::service::Service;
use crate::show::choices::{clocks, levels};
use crate::show::files::forms;
use crate::show::options::offers;
use crate::store::{Finished, Progress, Query, Whose};
use crate::table::lists::{Listed, Page};
use crate::table::{Table, TableId};

/// The most lines of completion.
const MOST: usize = 25;

/// The most characters of a line and of a value.
const LINE: usize = 100;

impl Service {
    /// What fits what was typed so far; empty where nothing can be offered.
    pub(crate) async fn complete(
        &self,
        request: &Request,
        command: &Command,
        option: &str,
        typed: &str,
    ) -> Reply {
        let lines = match (command, option) {
            (Command::Replay { .. } | Command::Export { .. }, "table") => {
                self.complete_past(request, typed).await
            }
            (_, "table") => self.complete_table(request, typed).await,
            (Command::Export { table, .. }, "format") => self.complete_form(*table, typed).await,
            (Command::Move { table, .. }, _) => self.complete_move(request, *table, typed).await,
            (Command::Draw { table, .. }, "after") => {
                self.complete_move(request, *table, typed).await
            }
            (Command::Moves { table, .. }, "piece") => {
                self.complete_piece(request, *table, typed).await
            }
            (Command::Rules { game, .. }, "page") => self.complete_page(request, game, typed),
            (Command::Play(terms), "options") => self.complete_options(request, terms, typed),
            (Command::Play(terms), "clock") => {
                clocks(self.voice(request).plain(), self.game_meant(terms), typed)
            }
            (Command::Play(terms), "computer") => {
                let levels = levels(self.voice(request).plain(), self.game_meant(terms), typed);
                let filled = |(shown, level)| (shown, Filling::Whole(i64::from(level)));
                return Reply::of(Answer::Choices(levels.into_iter().map(filled).collect()));
            }
            _ => Vec::new(),
        };
        let fits = |(shown, value): &(String, String)| {
            !shown.is_empty() && !value.is_empty() && value.chars().count() <= LINE
        };
        let lines = lines.into_iter().filter(fits).take(MOST);
        let filled = |(shown, value): (String, _)| {
            (shown.chars().take(LINE).collect(), Filling::Text(value))
        };
        Reply::of(Answer::Choices(lines.map(filled).collect()))
    }

    /// The game that is to be begun, if it is chosen already.
    fn game_meant(&self, terms: &Terms) -> Option<&'static Entry> {
        self.catalog.find(terms.game.as_deref()?)
    }

    async fn table_meant(&self, request: &Request, named: Option<TableId>) -> Option<Arc<Table>> {
        let id = self.find(request, named).await.ok()?;
        self.look(id).await.ok()
    }

    async fn complete_move(
        &self,
        request: &Request,
        named: Option<TableId>,
        typed: &str,
    ) -> Vec<(String, String)> {
        let Some(table) = self.table_meant(request, named).await else { return Vec::new() };
        let looks = self.looks(request.who.id, table.info()).await;
        let viewer = match table.mover(request.who.id, None) {
            Ok(seat) => Viewer::Seat(seat),
            Err(_) => Viewer::Public,
        };
        let voice = self.voice(request);
        let picker = Picker {
            seen: table.seen(viewer),
            voice,
            notation: looks.notation(voice, table.info()),
            always_ask: false,
            aim: Aim::Play,
            drawn: Drawn::default(),
        };
        picker::complete(&picker, typed)
    }

    async fn complete_piece(
        &self,
        request: &Request,
        named: Option<TableId>,
        typed: &str,
    ) -> Vec<(String, String)> {
        let Some(table) = self.table_meant(request, named).await else { return Vec::new() };
        let Ok(seat) = table.mover(request.who.id, None) else { return Vec::new() };
        let voice = self.voice(request);
        let presenter = self.usual(voice, &table);
        let typed = typed.trim().to_lowercase();
        let men = presenter.movers(seat).into_iter();
        men.filter(|(shown, value)| {
            shown.to_lowercase().contains(&typed) || value.to_lowercase().starts_with(&typed)
        })
        .collect()
    }

    fn complete_page(&self, request: &Request, game: &str, typed: &str) -> Vec<(String, String)> {
        let voice = self.voice(request).plain();
        let Some(line) = self.catalog.find(game) else { return Vec::new() };
        let typed = typed.trim().to_lowercase();
        let pages = line.info.lessons.iter().map(|lesson| {
            let (title, _) = voice.lesson(line.info, lesson);
            (title, lesson.key.to_owned())
        });
        pages
            .filter(|(title, key)| title.to_lowercase().contains(&typed) || key.contains(&typed))
            .collect()
    }

    fn complete_options(
        &self,
        request: &Request,
        terms: &Terms,
        typed: &str,
    ) -> Vec<(String, String)> {
        let plain = self.voice(request).plain();
        let usual = self.catalog.iter().next();
        let line = if terms.game.is_none() { usual } else { self.game_meant(terms) };
        line.map_or_else(Vec::new, |line| offers(plain, line.info, typed))
    }

    async fn complete_table(&self, request: &Request, typed: &str) -> Vec<(String, String)> {
        let mine = self.running(request.who.id, Whose::Person(request.who.id)).await;
        self.table_lines(request, &mine.unwrap_or_default(), typed)
    }

    /// Games to look back on: the person's own, running ones first, then those of this channel.
    async fn complete_past(&self, request: &Request, typed: &str) -> Vec<(String, String)> {
        let who = request.who.id;
        let query = Query {
            whose: Whose::Person(who),
            stage: Progress::Playing,
            game: None,
            with: None,
            asker: who,
            page: Page { skip: 0, take: MOST as u32 },
        };
        let running = self.store.games(query).await;
        let mut games = running.map_or_else(|_| Vec::new(), |found| found.rows);
        for whose in [Finished::Of(who), Finished::In(request.place.channel)] {
            let found = self.store.finished(whose, who, MOST as u32).await.unwrap_or_default();
            let new = |listed: &Listed| games.iter().all(|known: &Listed| known.id != listed.id);
            let found: Vec<_> = found.into_iter().filter(new).collect();
            games.extend(found);
        }
        self.table_lines(request, &games, typed)
    }

    fn table_lines(
        &self,
        request: &Request,
        games: &[Listed],
        typed: &str,
    ) -> Vec<(String, String)> {
        let voice = self.voice(request).plain();
        let typed = typed.trim().trim_start_matches('#').to_lowercase();
        let lines = games.iter().map(|listed| {
            let label = self.listed_label(voice, listed);
            let turn = || voice.label_turn(crate::words::Term(label.clone()));
            let label = if listed.asker_to_act { turn() } else { label.clone() };
            (label, listed.id.to_string())
        });
        lines.filter(|(shown, _)| shown.to_lowercase().contains(&typed)).collect()
    }

    /// The forms of a game for completion.
    pub(crate) async fn complete_form(
        &self,
        table: Option<TableId>,
        typed: &str,
    ) -> Vec<(String, String)> {
        let Some(id) = table else { return Vec::new() };
        let Ok(table) = self.look(id).await else { return Vec::new() };
        let typed = typed.trim().to_lowercase();
        let fits = |form: &Named| {
            form.key.starts_with(&typed) || form.title.to_lowercase().contains(&typed)
        };
        let fitting = forms(table.info()).filter(fits);
        fitting.map(|form| (form.title.to_owned(), form.key.to_owned())).collect()
    }
}
