//! `/profile`: ratings, records and the rating curve of a player.

use crate::show::privacy::block_button;

use crate::catalog::Entry;
use crate::message::{
    Button, ButtonStyle, Embed, Field, HistoryPage, Message, Paged as _, Person, PersonKind,
    Picture, Press, ProfilePage, Reply, Request, Row, SetupPress, SharedPage,
};
use crate::rules::Ladder;
use crate::service::Service;
use crate::service::core::errors::Error;
use crate::show::faces::Account;
use crate::show::lists::profile::{profile_lines, score_lines};
use crate::show::looks::Looks;
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
    ) -> Result<Option<Picture>, Error> {
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
