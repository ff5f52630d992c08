//! What somebody likes to begin their games with.

use std::collections::BTreeMap;

use crate::catalog::Entry;
use crate::rules::{Opening, Seat, Viewer};
use crate::service::Service;
use crate::service::core::errors::Error;
use crate::show::lists::record;
use crate::store::Opened;
use crate::table::PersonId;
use crate::table::ratings::Verdict;
use crate::words::{Term, Voice};

/// How many of the last games count.
const GAMES: u32 = 100;

/// How many openings are named.
const NAMED: usize = 3;

/// How often an opening must have been played to be a favourite.
const OFTEN: u32 = 2;

/// How often somebody began so in a seat, and how that went: won, drawn, lost.
type Tallies = BTreeMap<(Opening, Seat), [u32; 3]>;

impl Service {
    /// The openings a person played most among their last games of a kind, in a line; none if the
    /// game has no names for them or none came twice.
    pub(crate) async fn favourite_openings(
        &self,
        voice: Voice<'_>,
        person: PersonId,
        line: &'static Entry,
    ) -> Result<Option<String>, Error> {
        let opened = self.store.openings(person, line.info.slug.to_owned(), GAMES).await?;
        let counted = tokio::task::spawn_blocking(move || {
            let tallies = tallies(line, &opened);
            let sides = opened.first().and_then(|game| (line.open)(&game.header).ok());
            (tallies, sides.map(|game| game.seen(Viewer::Public).view()))
        });
        let (tallies, view) =
            counted.await.map_err(|error| Error::Broken(format!("openings: {error}")))?;
        let Some(view) = view else { return Ok(None) };
        let mut favourites: Vec<_> = tallies
            .into_iter()
            .map(|(opening, tally)| (tally.iter().sum::<u32>(), opening, tally))
            .filter(|(games, ..)| *games >= OFTEN)
            .collect();
        favourites.sort_by_key(|(games, opening, _)| (std::cmp::Reverse(*games), *opening));
        let named = favourites.iter().take(NAMED).map(|(games, (opening, seat), tally)| {
            let [won, drawn, lost] = *tally;
            let side = voice.side_of(line.info, &view, *seat);
            let (_, record) = record(voice, won, drawn, lost);
            let name = Term(opening.name.to_owned());
            voice.profile_opening(name, Term(side), i64::from(*games), record)
        });
        let named: Vec<_> = named.collect();
        Ok((!named.is_empty()).then(|| voice.profile_openings(Term(named.join("; ")))))
    }
}

fn tallies(line: &Entry, opened: &[Opened]) -> Tallies {
    let mut tallies = Tallies::new();
    for game in opened {
        let Some(opening) = (line.opening)(&game.header, &game.moves) else { continue };
        let tally = tallies.entry((opening, game.seat)).or_default();
        tally[match game.verdict {
            Verdict::Won => 0,
            Verdict::Drawn => 1,
            Verdict::Lost => 2,
        }] += 1;
    }
    tallies
}
