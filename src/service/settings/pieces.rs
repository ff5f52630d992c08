//! The line of sets of men, and the one time that a newcomer is asked which he wants.

use super::mine::beginning;
use super::{Choice, Line, Page, Whose};
use crate::catalog::Entry;
use crate::render::{Family, Set};
use crate::rules::Viewer;
use crate::service::act::Acted;
use crate::service::stage::pieces_of;
use crate::service::{
    Button, ButtonStyle, Delivery, Does, MenuEntry, Message, Post, Press, PressId, Reply, Request,
    Row, Service,
};
use crate::store::StoreError;
use crate::table::UserSettings;
use crate::words::{Term, Voice};

/// What the line is called in ids.
pub(super) const LINE: &str = "pieces";

/// Somebody to be asked which men he wants.
pub(in crate::service) struct Newcomer {
    family: Family,
    /// The game that brought him here.
    line: &'static Entry,
}

impl Newcomer {
    /// Whoever did something at a table of his whose usual men have to be learned.
    pub fn at(request: &Request, acted: &Acted) -> Option<Self> {
        let (table, person) = (&acted.table, request.who.id);
        let sheet = table.sheet();
        if acted.ends || (sheet.host != person && sheet.seats_of(person).is_empty()) {
            return None;
        }
        let family = Family::of(table.seen(Viewer::Public).view().geometry);
        family.is_read().then_some(Self { family, line: table.line() })
    }
}

impl Service {
    /// The set of each family of boards that the house has games for.
    pub(super) fn pieces_line(
        &self,
        voice: Voice<'_>,
        settings: &UserSettings,
        game: &str,
    ) -> Option<Line> {
        let families: Vec<_> = Family::ALL
            .into_iter()
            .map(|family| (family, self.games_of(family)))
            .filter(|(_, games)| !games.is_empty())
            .collect();
        let meant = self.family(game);
        let (shown, _) =
            families.iter().find(|(family, _)| *family == meant).or(families.first())?;
        let pieces = pieces_of(settings);
        let choices = shown
            .sets()
            .map(|set| Choice::new(set.key(), set_words(voice, set), set == pieces.of(*shown)));
        let mut line = Line::of(LINE, voice.line_pieces(), choices.into()).shown();
        let plain = voice.plain();
        let entry = |(family, games): &(Family, Vec<&'static Entry>)| MenuEntry {
            label: titles(plain, games).chars().take(100).collect(),
            value: games[0].info.slug.to_owned(),
            description: String::new(),
            chosen: family == shown,
        };
        line.games = families.iter().map(entry).collect();
        let value = |(family, games): &(Family, Vec<&'static Entry>)| {
            let set = set_words(voice, pieces.of(*family));
            voice.setting_of_game(Term(voice.title(games[0].info)), Term(set))
        };
        let summed = families.iter().filter(|(family, _)| game.is_empty() || family == shown);
        line.now = summed.map(value).collect::<Vec<_>>().join(", ");
        Some(line)
    }

    /// The family of boards of a game; of the first game if there is none of that name.
    pub(super) fn family(&self, game: &str) -> Family {
        let line = self.catalog.find(game).or_else(|| self.catalog.iter().next());
        line.and_then(family_of).unwrap_or(Family::ALL[0])
    }

    /// The games that are played on boards of a family.
    fn games_of(&self, family: Family) -> Vec<&'static Entry> {
        self.catalog.iter().filter(|line| family_of(line) == Some(family)).collect()
    }

    /// Asks a newcomer which men he wants, beside the answer; nobody is asked twice, and nobody who
    /// has chosen.
    pub(in crate::service) async fn ask_pieces(
        &self,
        request: &Request,
        newcomer: Newcomer,
        reply: &mut Reply,
    ) {
        match self.pieces_question(request, newcomer).await {
            Ok(Some(message)) => {
                reply.then.push(Delivery { outbox: 0, post: Post::Whisper { message } });
            }
            Ok(None) => {}
            Err(error) => tracing::warn!(%error, "nobody was asked which men he wants"),
        }
    }

    async fn pieces_question(
        &self,
        request: &Request,
        newcomer: Newcomer,
    ) -> Result<Option<Message>, StoreError> {
        let (person, key) = (request.who.id, newcomer.family.key());
        let asked = |settings: &UserSettings| {
            settings.asked_pieces.contains(key) || settings.pieces.contains_key(key)
        };
        if asked(&self.settings(person).await) {
            return Ok(None);
        }
        let note = move |own: &mut UserSettings| {
            own.asked_pieces.insert(key.to_owned());
        };
        let (before, _) = self.store.change_user_settings(person, self.now(), note).await?;
        if asked(&before) {
            return Ok(None);
        }
        let voice = self.words.voice(&request.who.locale);
        let plain = voice.plain();
        let page = Page {
            whose: Whose::Mine,
            line: LINE.to_owned(),
            game: newcomer.line.info.slug.to_owned(),
        };
        let set = |set: Set| Button {
            label: set_words(plain, set),
            does: Does::Press(PressId::free(Press::Set, format!("{}.{}", page.text(), set.key()))),
            style: ButtonStyle::Rest,
            enabled: true,
        };
        let [usual, other] = newcomer.family.sets();
        let title = Term(voice.title(newcomer.line.info));
        let mut message = Message::private(voice.first_pieces(title));
        message.rows.push(Row::Buttons(vec![set(other), set(usual)]));
        Ok(Some(message))
    }
}

/// The family of a game's boards.
fn family_of(line: &Entry) -> Option<Family> {
    beginning(line).map(|view| Family::of(view.geometry))
}

fn titles(plain: Voice<'_>, games: &[&Entry]) -> String {
    games.iter().map(|line| plain.title(line.info)).collect::<Vec<_>>().join(", ")
}

fn set_words(voice: Voice<'_>, set: Set) -> String {
    match set {
        Set::Staunton => voice.pieces_staunton(),
        Set::Facet => voice.pieces_facet(),
        Set::Discs => voice.pieces_discs(),
        Set::Figures => voice.pieces_figures(),
    }
}
