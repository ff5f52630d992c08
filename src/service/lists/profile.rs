//! `/profile`: ratings, records and the rating curve of a player.

use super::{HistoryPage, Paged, quiet, record};
use crate::catalog::Entry;
use crate::rules::Ladder;
use crate::service::moves::private;
use crate::service::privacy::block_button;
use crate::service::share::post_here;
use crate::service::stage::Looks;
use crate::service::trouble::Trouble;
use crate::service::{
    Button, ButtonStyle, Embed, Field, Message, Person, Picture, Press, PressId, Reply, Request,
    Row, Service,
};
use crate::store::Tally;
use crate::table::ratings::{Pool, Rating, Verdict};
use crate::table::{PersonId, Time};
use crate::words::{Name, Term, Voice};

/// How many points a rating curve has at most.
const CURVE: u32 = 200;

/// A profile, as buttons name it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::service) struct ProfilePage {
    pub person: PersonId,
    /// Only this game, by slug.
    pub game: Option<String>,
}

impl ProfilePage {
    /// The id of a button that opens it as a new private message.
    fn open(&self) -> PressId {
        let game = self.game.as_deref().unwrap_or("-");
        PressId::free(Press::Profile, format!("{}.{game}", self.person.0))
    }

    /// Reads what a button carries; what cannot be read is nobody.
    pub fn of_text(text: &str) -> Self {
        let (person, game) = text.split_once('.').unwrap_or((text, "-"));
        let game = Some(game).filter(|&game| game != "-").map(str::to_owned);
        Self { person: PersonId(person.parse().unwrap_or(0)), game }
    }
}

impl Service {
    /// A profile as a button asks for it.
    pub(in crate::service) async fn profile_page(
        &self,
        request: &Request,
        page: &ProfilePage,
    ) -> Result<Reply, Trouble> {
        let mut who = request.who.clone();
        if page.person != who.id {
            let voice = self.words.voice(&request.who.locale);
            let known = self.store.profile(page.person).await?;
            let name = known.ok_or_else(|| Trouble::Said(voice.old_button()))?.name;
            who = Person { id: page.person, name, bot: false, manager: false, ..who };
        }
        self.profile(request, Some(&who), page.game.as_deref()).await
    }

    /// `/profile`.
    pub(in crate::service) async fn profile(
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
        let name = Name::new(&who.name);
        if who.id != request.who.id && self.settings(who.id).await.hidden {
            return Err(Trouble::Said(voice.profile_hidden(name)));
        }
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
            let mut lines = match line.info.ladder {
                Ladder::Rating => {
                    profile_lines(voice, rating.map(|(_, rating)| rating), &tallies, now)
                }
                Ladder::Score => score_lines(voice, &tallies),
            };
            if lines.is_empty() {
                continue;
            }
            lines.extend(self.favourite_openings(voice, who.id, line).await?);
            let value = lines.join("\n");
            fields.push(Field { name: voice.title(line.info), value, inline: false });
            let games = rating.map_or(0, |(_, rating)| rating.games);
            if games > favourite.map_or(0, |(_, most)| most) {
                favourite = Some((line, games));
            }
        }
        let text = if fields.is_empty() { voice.profile_none(name.clone()) } else { String::new() };
        let picture = match favourite {
            Some((line, _)) => self.curve(voice, who.id, line.info.slug).await?,
            None => None,
        };
        let plain = voice.plain();
        let mut row = vec![quiet(plain.label_games(), HistoryPage::of(who.id).open())];
        if who.id != request.who.id && !who.bot {
            let id = crate::service::panel::challenge(who);
            row.push(Button { style: ButtonStyle::Main, ..quiet(plain.label_challenge(), id) });
        }
        // Of somebody unknown there is nothing to show.
        if known.is_some() {
            if who.id != request.who.id && !who.bot {
                row.push(block_button(plain, who.id));
            }
            let page = ProfilePage { person: who.id, game: game.map(str::to_owned) };
            row.push(post_here(plain, &page.open()));
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
        let month = |at: Time| {
            let day = time::OffsetDateTime::from_unix_timestamp(at.seconds());
            let day = day.unwrap_or(time::OffsetDateTime::UNIX_EPOCH);
            Term(voice.month(u8::from(day.month()).into(), day.year().into()))
        };
        let alt = voice.profile_alt(
            whole(first.value),
            month(first.at),
            whole(last.value),
            month(last.at),
            points.len() as i64,
        );
        Ok(Some(Picture { png: picture.png, alt }))
    }
}
/// The lines of a game whose score counts.
fn score_lines(voice: Voice<'_>, tallies: &[&Tally]) -> Vec<String> {
    let line = |tally: &&Tally| {
        let (mean, best) = tally.scores?;
        let (mean, best) = (Term(format!("{mean:.1}")), i64::from(best));
        let games = i64::from(tally.won + tally.drawn + tally.lost);
        let line = match tally.pool {
            Pool::People => voice.profile_score(mean, best, games),
            Pool::Computer => voice.profile_score_computer(mean, best, games),
        };
        let forfeits = (tally.forfeits > 0).then(|| voice.forfeits(i64::from(tally.forfeits)));
        Some([line].into_iter().chain(forfeits).collect::<Vec<_>>().join(" · "))
    };
    tallies.iter().filter_map(line).collect()
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
        let now_won = match tally.streak {
            Some((Verdict::Won, games)) if games >= 2 => games,
            _ => 0,
        };
        let streak = (now_won > 0).then(|| voice.streak(i64::from(now_won)));
        let best = tally.longest >= 2 && tally.longest > now_won;
        let best = best.then(|| voice.longest_streak(i64::from(tally.longest)));
        lines.push([line].into_iter().chain(streak).chain(best).collect::<Vec<_>>().join(" · "));
    }
    lines
}
