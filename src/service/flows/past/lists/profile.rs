//! `/profile`: ratings, records and the rating curve of a player.

use std::cmp::Reverse;

use crate::catalog::Entry;
use crate::message::{
    Button, ButtonStyle, Embed, Field, HistoryPage, Message, Paged as _, Person, PersonKind, Press,
    ProfilePage, Reply, Request, Row, SetupPress, SharedPage,
};
use crate::rules::Ladder;
use crate::service::Service;
use crate::service::core::errors::Error;
use crate::service::core::portraits::PATIENCE;
use crate::show::faces::Account;
use crate::show::lists::profile::{Curve, card, profile_lines, reached, score_lines};
use crate::show::privacy::block_button;
use crate::show::share::post_here;
use crate::table::{PersonId, Time};
use crate::words::{Term, Voice};

/// How many points a rating curve has at most.
const CURVE: u32 = 200;

impl Service {
    /// A profile as a button asks for it.
    pub(crate) async fn profile_page(
        &self,
        request: &Request,
        page: &ProfilePage,
    ) -> Result<Reply, Error> {
        let mut who = request.who.clone();
        if page.person != who.id {
            let voice = self.voice(request);
            let known = self.store.profile(page.person).await?;
            let name = known.ok_or_else(|| Error::Said(voice.old_button()))?.name;
            who = Person { id: page.person, name, manager: false, ..who };
        }
        self.profile(request, Some(&who), page.game.as_deref()).await
    }

    /// `/profile`.
    pub(crate) async fn profile(
        &self,
        request: &Request,
        player: Option<&Person>,
        game: Option<&str>,
    ) -> Result<Reply, Error> {
        let voice = self.voice(request);
        if let Some(slug) = game {
            self.line(voice, slug)?;
        }
        let who = player.unwrap_or(&request.who);
        let name = Account::named(&who.name).name();
        if who.id != request.who.id && self.settings(who.id).await.unlisted {
            return Err(Error::Said(voice.profile_hidden(name)));
        }
        let known = self.store.profile(who.id).await?;
        let wanted = |slug: &str| game.is_none_or(|game| game == slug);
        let now = self.now();
        let mut fields = Vec::new();
        let mut rated: Vec<(&Entry, u32, String)> = Vec::new();
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
            if let Some((_, rating)) = rating.filter(|(_, rating)| rating.games > 0) {
                rated.push((line, rating.games, reached(voice.plain(), line.info, rating, now)));
            }
        }
        let text = if fields.is_empty() { voice.profile_none(name.clone()) } else { String::new() };
        let plain = voice.plain();
        let picture = if fields.is_empty() {
            None
        } else {
            rated.sort_by_key(|(_, games, _)| Reverse(*games));
            let curve = match rated.first() {
                Some((line, ..)) => self.curve(plain, who.id, line.info.slug).await?,
                None => None,
            };
            let avatar =
                self.avatars(request.place.guild, &[who.id], PATIENCE).await.pop().flatten();
            let face = Account::named(&who.name).face(plain, who.id, avatar);
            let reached: Vec<_> = rated.into_iter().map(|(_, _, reached)| reached).collect();
            Some(card(&face, &reached, curve))
        };
        let mut row = vec![Button::rest(plain.label_games(), HistoryPage::of(who.id).open())];
        if who.id != request.who.id && who.kind == PersonKind::Human {
            let challenge = Press::Setup(SetupPress::Person(who.id));
            row.push(Button::new(plain.label_challenge(), challenge, ButtonStyle::Main));
        }
        // Of somebody unknown there is nothing to show.
        if known.is_some() {
            if who.id != request.who.id && who.kind == PersonKind::Human {
                row.push(block_button(plain, who.id));
            }
            let page = ProfilePage { person: who.id, game: game.map(str::to_owned) };
            row.push(post_here(plain, SharedPage::Profile(page)));
        }
        let embed = Embed { title: voice.profile_head(name), text, fields, ..Embed::default() };
        let rows = vec![Row::Buttons(row)];
        let message =
            Message { private: true, embed: Some(embed), picture, rows, ..Message::default() };
        Ok(Reply::private(message))
    }

    /// The rating curve of a person in a game, if they have one.
    async fn curve(
        &self,
        voice: Voice<'_>,
        person: PersonId,
        game: &str,
    ) -> Result<Option<Curve>, Error> {
        let points = self.store.rating_history(person, game.to_owned(), CURVE).await?;
        let (Some(first), Some(last)) = (points.first(), points.last()) else { return Ok(None) };
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
        let points = points.iter().map(|point| (point.at.seconds(), point.value)).collect();
        Ok(Some(Curve { points, alt }))
    }
}
