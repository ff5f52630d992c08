//! `/profile`: ratings, records and the rating curve of a player.

use super::{GamesPage, Paged, quiet, record};
use crate::catalog::Entry;
use crate::service::moves::private;
use crate::service::stage::Looks;
use crate::service::trouble::Trouble;
use crate::service::{
    Button, ButtonStyle, Embed, Field, Message, Person, Picture, Press, PressId, Reply, Request,
    Row, Service,
};
use crate::store::Tally;
use crate::table::ratings::{Pool, Rating, Verdict};
use crate::table::{PersonId, Time};
use crate::words::{Name, Voice};

/// How many points a rating curve has at most.
const CURVE: u32 = 200;

impl Service {
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
        let mut row = vec![quiet(plain.label_games(), GamesPage::MINE.open())];
        if who.id != request.who.id && !who.bot {
            let id = PressId::free(Press::Setup, crate::service::panel::challenge(who));
            row.push(Button { style: ButtonStyle::Main, ..quiet(plain.label_challenge(), id) });
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
