//! Lists: open games, leaderboards, profiles.

use super::find::sitter_name;
use super::moves::private;
use super::stage::Looks;
use super::trouble::Trouble;
use super::{
    Answer, Button, ButtonStyle, Does, Embed, Field, Message, Person, Picture, Press, PressId,
    Reply, Request, Row, Scope, Service, State,
};
use crate::catalog::Entry;
use crate::rules::Ladder;
use crate::store::{
    Board, BoardRow, Listed, Page, Query, Reach, Stage as Progress, TableMessage, Tally, Whose,
};
use crate::table::ratings::{Pool, Rating, Verdict};
use crate::table::{PersonId, Phase, Time};
use crate::words::{Name, Quote, Term, Voice};

/// How many lines a page has.
const LINES: u32 = 10;
/// How many points a rating curve has at most.
const CURVE: u32 = 200;

impl Service {
    /// The catalog line of a game that was named.
    pub(super) fn line(&self, voice: Voice<'_>, slug: &str) -> Result<&'static Entry, Trouble> {
        self.catalog.find(slug).ok_or_else(|| Trouble::Said(voice.unknown_game(Quote::new(slug))))
    }

    /// `/games`.
    pub(super) async fn games(
        &self,
        request: &Request,
        scope: Scope,
        game: Option<&str>,
        page: u32,
    ) -> Result<Reply, Trouble> {
        let voice = self.words.voice(&request.who.locale);
        if let Some(slug) = game {
            self.line(voice, slug)?;
        }
        let whose = match (scope, request.place.guild) {
            (Scope::Channel, _) => Whose::Channel(request.place.channel),
            (Scope::Server | Scope::Everywhere, Some(guild)) => Whose::Guild(guild),
            (Scope::Mine, _) | (_, None) => Whose::Person(request.who.id),
        };
        let query = Query {
            whose,
            stage: Progress::Open,
            game: game.map(str::to_owned),
            with: None,
            asker: request.who.id,
            page: Page::number(page.saturating_sub(1), LINES),
        };
        let listing = self.store.games(query).await?;
        let pages = listing.total.div_ceil(LINES).max(1);
        let (at, of) = (i64::from(page), i64::from(pages));
        let title = match whose {
            Whose::Person(_) | Whose::Everyone => voice.games_mine(at, of),
            Whose::Channel(_) => voice.games_channel(at, of),
            Whose::Guild(_) => voice.games_server(at, of),
        };
        let first = i64::from((page - 1) * LINES) + 1;
        let lines: Vec<_> = (first..)
            .zip(&listing.rows)
            .map(|(number, row)| self.listed_line(voice, request, number, row))
            .collect();
        let text = if lines.is_empty() { voice.games_none() } else { lines.join("\n") };
        let open = |(number, row): (i64, &Listed)| Button {
            label: number.to_string(),
            does: Does::Press(PressId::at(Press::Board, row.id, State::None, "")),
            style: if row.asker_to_act { ButtonStyle::Main } else { ButtonStyle::Rest },
            enabled: matches!(row.phase, Phase::Playing | Phase::Over(_)),
        };
        let buttons: Vec<_> = (first..).zip(&listing.rows).map(open).collect();
        let mut rows: Vec<_> = buttons.chunks(5).map(|row| Row::Buttons(row.to_vec())).collect();
        let letter = match scope {
            Scope::Mine => "m",
            Scope::Channel => "c",
            Scope::Server | Scope::Everywhere => "s",
        };
        let arg = |page: u32| format!("{letter}.{}.{page}", game.unwrap_or("-"));
        rows.extend(pager(voice, Press::Games, page, pages, &arg));
        let embed = Embed { title, text, ..Embed::default() };
        Ok(shown(
            request,
            Message { private: true, embed: Some(embed), rows, ..Message::default() },
        ))
    }

    fn listed_line(
        &self,
        voice: Voice<'_>,
        request: &Request,
        number: i64,
        row: &Listed,
    ) -> String {
        let line = self.catalog.find(&row.game);
        let game = Term(line.map_or_else(|| row.game.clone(), |line| voice.title(line.info)));
        let name = |nth: usize| {
            let sitter = row.seats.get(nth);
            Name::new(&sitter.map_or_else(String::new, |sitter| sitter_name(voice, sitter)))
        };
        let table = Term(row.id.to_string());
        let text = match (row.phase, row.turn.iter().next()) {
            (Phase::Invited { .. } | Phase::Open { .. }, _) => {
                voice.game_waits(number, game, name(0), table)
            }
            _ if row.asker_to_act => voice.game_yours(number, game, name(0), name(1), table),
            (_, mover) => {
                let mover = name(mover.map_or(0, crate::rules::Seat::index));
                voice.game_theirs(number, game, name(0), name(1), mover, table)
            }
        };
        match row.message {
            Some(at) => format!("{text} [↗]({})", link(request, at)),
            None => text,
        }
    }

    /// `/leaderboard`.
    pub(super) async fn leaderboard(
        &self,
        request: &Request,
        game: &str,
        scope: Scope,
        page: u32,
    ) -> Result<Reply, Trouble> {
        self.leaders(request, game, scope, page, false).await
    }

    /// A page of a leaderboard, of people or of games against the computer.
    pub(super) async fn leaders(
        &self,
        request: &Request,
        game: &str,
        scope: Scope,
        page: u32,
        computers: bool,
    ) -> Result<Reply, Trouble> {
        let voice = self.words.voice(&request.who.locale);
        let line = self.line(voice, game)?;
        let reach = match (scope, request.place.guild) {
            (Scope::Everywhere, _) | (_, None) => Reach::Everywhere,
            (_, Some(guild)) => Reach::Guild(guild),
        };
        let board = match (computers, line.info.ladder) {
            (true, _) => Board::Computer,
            (false, Ladder::Rating) => Board::Rating,
            (false, Ladder::Score) => Board::Score,
        };
        let now = self.now();
        let rows = Page::number(page.saturating_sub(1), LINES);
        let found = self
            .store
            .leaderboard(game.to_owned(), board, reach, request.who.id, rows, now)
            .await?;
        let pages = found.total.div_ceil(LINES).max(1);
        let title = Term(voice.title(line.info));
        let (at, of) = (i64::from(page), i64::from(pages));
        let title = match (computers, reach) {
            (true, _) => voice.leaders_computers(title, at, of),
            (false, Reach::Guild(_)) => voice.leaders_here(title, at, of),
            (false, Reach::Everywhere) => voice.leaders_everywhere(title, at, of),
        };
        let mut lines: Vec<_> =
            found.rows.iter().map(|row| leader(voice, row, board, now)).collect();
        let listed = found.rows.iter().any(|row| row.person == request.who.id);
        if let Some(own) = found.own.as_ref().filter(|_| !listed) {
            lines.push(String::new());
            lines.push(leader(voice, own, board, now));
        }
        let text = if lines.is_empty() { voice.leaders_none() } else { lines.join("\n") };
        let letter = if matches!(reach, Reach::Guild(_)) { 's' } else { 'e' };
        let pool = if computers { 'c' } else { 'p' };
        let arg = |page: u32| format!("{game}.{letter}.{page}.{pool}");
        let mut rows: Vec<_> =
            pager(voice, Press::Leaderboard, page, pages, &arg).into_iter().collect();
        let plain = voice.plain();
        let other = |label: String, letter: char, pool: char| Button {
            label,
            does: Does::Press(PressId::free(
                Press::Leaderboard,
                format!("{game}.{letter}.1.{pool}"),
            )),
            style: ButtonStyle::Rest,
            enabled: true,
        };
        let mut row = Vec::new();
        if request.place.guild.is_some() {
            row.push(match reach {
                Reach::Guild(_) => other(plain.label_everywhere(), 'e', pool),
                Reach::Everywhere => other(plain.label_here(), 's', pool),
            });
        }
        row.push(if computers {
            other(plain.label_people(), letter, 'p')
        } else {
            other(plain.label_computers(), letter, 'c')
        });
        if let Some(own) = &found.own {
            let mine = own.rank.saturating_sub(1) / LINES + 1;
            row.push(Button {
                label: plain.label_my_place(),
                // A number behind the page keeps this id apart from the pager's.
                does: Does::Press(PressId::free(Press::Leaderboard, format!("{}.m", arg(mine)))),
                style: ButtonStyle::Rest,
                enabled: mine != page,
            });
        }
        rows.push(Row::Buttons(row));
        let embed = Embed { title, text, ..Embed::default() };
        Ok(shown(
            request,
            Message { private: true, embed: Some(embed), rows, ..Message::default() },
        ))
    }

    /// `/profile`.
    pub(super) async fn profile(
        &self,
        request: &Request,
        player: Option<&Person>,
        game: Option<&str>,
    ) -> Result<Reply, Trouble> {
        let voice = self.words.voice(&request.who.locale);
        if let Some(slug) = game {
            self.line(voice, slug)?;
        }
        let who = player.unwrap_or(&request.who);
        let known = self.store.profile(who.id).await?;
        let wanted = |slug: &str| game.is_none_or(|game| game == slug);
        let now = self.now();
        let mut fields = Vec::new();
        let mut favourite: Option<(&Entry, u32)> = None;
        for line in self.catalog.iter().filter(|line| wanted(line.info.slug)) {
            let Some(profile) = &known else { continue };
            let rating = profile.ratings.iter().find(|(slug, _)| slug == line.info.slug);
            let tallies: Vec<_> =
                profile.tallies.iter().filter(|tally| tally.game == line.info.slug).collect();
            let lines = profile_lines(voice, rating.map(|(_, rating)| rating), &tallies, now);
            if lines.is_empty() {
                continue;
            }
            let value = lines.join("\n");
            fields.push(Field { name: voice.title(line.info), value, inline: false });
            let games = rating.map_or(0, |(_, rating)| rating.games);
            if games > favourite.map_or(0, |(_, most)| most) {
                favourite = Some((line, games));
            }
        }
        let name = Name::new(&who.name);
        let text = if fields.is_empty() { voice.profile_none(name.clone()) } else { String::new() };
        let picture = match favourite {
            Some((line, _)) => self.curve(voice, who.id, line.info.slug).await?,
            None => None,
        };
        let plain = voice.plain();
        let mut row = vec![Button {
            label: plain.label_games(),
            does: Does::Press(PressId::free(Press::Games, "m.-.1")),
            style: ButtonStyle::Rest,
            enabled: true,
        }];
        if who.id != request.who.id && !who.bot {
            row.push(Button {
                label: plain.label_challenge(),
                does: Does::Press(PressId::free(Press::Setup, super::panel::challenge(who))),
                style: ButtonStyle::Main,
                enabled: true,
            });
        }
        let embed = Embed { title: voice.profile_head(name), text, fields, ..Embed::default() };
        let rows = vec![Row::Buttons(row)];
        let message =
            Message { private: true, embed: Some(embed), picture, rows, ..Message::default() };
        Ok(private(message))
    }

    /// The rating curve of a person in a game, if he has one.
    async fn curve(
        &self,
        voice: Voice<'_>,
        person: PersonId,
        game: &str,
    ) -> Result<Option<Picture>, Trouble> {
        let points = self.store.rating_history(person, game.to_owned(), CURVE).await?;
        let (Some(first), Some(last)) = (points.first(), points.last()) else { return Ok(None) };
        let drawn: Vec<_> = points.iter().map(|point| (point.at.seconds(), point.value)).collect();
        let picture = crate::render::curve::draw(&drawn, Looks::default().theme);
        let whole = |value: f64| value.round() as i64;
        let alt = voice.profile_alt(whole(first.value), whole(last.value), points.len() as i64);
        Ok(Some(Picture { png: picture.png, alt }))
    }
}

/// A list in the place of the one that was pressed, or as a new private message.
fn shown(request: &Request, message: Message) -> Reply {
    let turned = matches!(
        &request.command,
        super::Command::Press(id) if id.arg.split('.').count() >= 4
            || matches!(id.press, Press::Games) && id.arg.split('.').count() > 3
    );
    if turned {
        return Reply { answer: Answer::Update(message), then: Vec::new() };
    }
    private(message)
}

fn leader(voice: Voice<'_>, row: &BoardRow, board: Board, now: Time) -> String {
    let (place, who) = (i64::from(row.rank), Name::new(&row.name));
    let (games, record) = record(voice, row.won, row.drawn, row.lost);
    let line = match board {
        Board::Rating => {
            let rating = i64::from(row.rating.shown());
            if row.rating.provisional(now) {
                voice.leader_unsure(place, who, rating, games, record)
            } else {
                voice.leader(place, who, rating, games, record)
            }
        }
        Board::Computer => {
            let level = i64::from(row.beaten.unwrap_or(0));
            voice.leader_computer(place, who, level, games, record)
        }
        Board::Score => {
            let (mean, best) = row.scores.unwrap_or((0.0, 0));
            voice.leader_score(place, who, Term(format!("{mean:.1}")), i64::from(best), games)
        }
    };
    match row.streak {
        Some((Verdict::Won, games)) if games >= 2 => {
            format!("{line} · {}", voice.streak(i64::from(games)))
        }
        _ => line,
    }
}

fn profile_lines(
    voice: Voice<'_>,
    rating: Option<&Rating>,
    tallies: &[&Tally],
    now: Time,
) -> Vec<String> {
    let mut lines = Vec::new();
    for tally in tallies {
        let (games, record) = record(voice, tally.won, tally.drawn, tally.lost);
        let line = match (tally.pool, rating) {
            (Pool::Computer, _) => voice.profile_computer(games, record),
            (Pool::People, Some(rating)) => {
                let shown = i64::from(rating.shown());
                if rating.provisional(now) {
                    voice.profile_unsure(shown, games, record)
                } else {
                    voice.profile_game(shown, games, record)
                }
            }
            (Pool::People, None) => voice.profile_casual(games, record),
        };
        lines.push(match tally.streak {
            Some((Verdict::Won, games)) if games >= 2 => {
                format!("{line} · {}", voice.streak(i64::from(games)))
            }
            _ => line,
        });
    }
    lines
}

/// How many games these are, and the record in short.
fn record(voice: Voice<'_>, won: u32, drawn: u32, lost: u32) -> (i64, Term) {
    let [won, drawn, lost] = [won, drawn, lost].map(i64::from);
    (won + drawn + lost, Term(voice.record(won, drawn, lost)))
}

/// The row that turns pages; none if there is only one.
fn pager(
    voice: Voice<'_>,
    press: Press,
    page: u32,
    pages: u32,
    arg: &dyn Fn(u32) -> String,
) -> Option<Row> {
    if pages <= 1 {
        return None;
    }
    let plain = voice.plain();
    let turns = [
        ("f", plain.label_first(), 1),
        ("b", plain.label_back(), page.saturating_sub(1).max(1)),
        ("n", plain.label_next(), (page + 1).min(pages)),
        ("l", plain.label_last(), pages),
    ];
    let button = |(mark, label, to): (&str, String, u32)| Button {
        label,
        // Two buttons may lead to the same page; their ids must differ all the same.
        does: Does::Press(PressId::free(press, format!("{}.{mark}", arg(to)))),
        style: ButtonStyle::Rest,
        enabled: to != page,
    };
    Some(Row::Buttons(turns.into_iter().map(button).collect()))
}

/// The address of a message.
fn link(request: &Request, at: TableMessage) -> String {
    let guild = request.place.guild.map_or_else(|| "@me".to_owned(), |guild| guild.0.to_string());
    format!("https://discord.com/channels/{guild}/{}/{}", at.channel.0, at.message.0)
}
