//! Those who played above the last board: who they are, what they scored, who won.

use std::collections::HashMap;

use crate::message::Picture;
use crate::render::result::{self, Standing};
use crate::render::{Avatar, Caption, Player, Scene};
use crate::rules::{Outcome, Seat, SeatSet, View};
use crate::show::presenter::Presenter;
use crate::table::ratings::{Judged, RatingChange};
use crate::table::{PersonId, Phase};

/// What people look like.
pub(crate) type Avatars = HashMap<PersonId, Avatar>;

impl Presenter<'_> {
    /// The people whose pictures stand above the last board; nobody while a game runs, nor where
    /// people are not to be known.
    pub(crate) fn pictured(&self) -> Vec<PersonId> {
        let mut people = self.table.record().people();
        people.retain(|&person| self.ended().is_some() && self.faces().knows(person));
        people
    }

    /// How the game ended, if that is told above its last board: it has a result, different ones
    /// played it, and the readers want words beside boards.
    fn ended(&self) -> Option<Outcome> {
        let record = self.table.record();
        let apart = self.table.is_anonymous() || record.faces().are_veiled();
        let mut seats = Seat::all(record.header.seats);
        let several = seats.any(|seat| self.person(seat) != self.person(Seat::FIRST));
        let told = matches!(record.phase, Phase::Over(_)) && several && !apart;
        self.table.outcome().filter(|_| told && self.looks.strips)
    }

    /// The last board, with those who played above it.
    pub(crate) fn last_picture(
        &self,
        view: &View,
        ending: &str,
        judged: Option<&Judged>,
        avatars: &Avatars,
    ) -> Option<Picture> {
        let (scene, below) = (Scene::from(view), self.below(self.only_person(), view));
        let Some(outcome) = self.ended() else {
            return self.picture_now(SeatSet::EMPTY, &scene, below, Some(ending));
        };
        let mut seats: Vec<_> = Seat::all(self.table.record().header.seats).collect();
        let standings = seats.iter().map(|&seat| {
            let side = *view.sides.get(seat.index())?;
            Some(self.standing(seat, side, &outcome, judged, avatars))
        });
        let standings: Vec<_> = standings.collect::<Option<_>>()?;
        let strip = self.strip(view);
        let line = strip.as_ref().map_or_else(String::new, |strip| strip.line.clone());
        let players = standings.iter().map(player).collect();
        let told = Caption { players, line, end: String::new() };
        seats.sort_by_key(|seat| outcome.places.get(seat.index()).copied().unwrap_or(u8::MAX));
        let ordered: Vec<_> =
            seats.iter().filter_map(|seat| standings.get(seat.index()).cloned()).collect();
        // The names stand above.
        let caption = strip.map(|strip| Caption { players: Vec::new(), ..strip });
        let legend = self.legend(SeatSet::EMPTY);
        let scene = Scene { legend: &legend, caption: caption.as_ref(), ..scene };
        let style = self.looks.style(self.voice, self.table.line(), below);
        let drawn = result::above(self.painter, &scene, style, &ordered).ok()?;
        let alt = self.voice.alt(self.info(), view, Some(ending));
        Some(Picture { png: drawn.png, alt: self.alt_with(&alt, &told, view, true) })
    }

    fn standing(
        &self,
        seat: Seat,
        side: crate::rules::Side,
        outcome: &Outcome,
        judged: Option<&Judged>,
        avatars: &Avatars,
    ) -> Standing {
        let seats = self.table.record().header.seats;
        let winner = outcome.winner();
        let score = match (&outcome.scores, winner) {
            (Some(scores), _) => scores.get(seat.index()).map_or_else(String::new, i32::to_string),
            (None, _) if seats > 2 => String::new(),
            (None, Some(winner)) if winner == seat => "1".to_owned(),
            (None, Some(_)) => "0".to_owned(),
            (None, None) => "½".to_owned(),
        };
        let place = outcome.places.get(seat.index()).copied().filter(|_| seats > 2);
        let ratings = judged.map_or(&[][..], |judged| judged.ratings.as_slice());
        let own = ratings.iter().find(|change| Some(change.person) == self.person(seat));
        let rating = own.map(changed).map_or_else(String::new, |(to, by)| format!("{to} ({by})"));
        let face = self.faces().face(seat, avatars);
        Standing { face, side, place, score, rating, won: winner == Some(seat) }
    }
}

/// One who played, for those who do not see the picture.
fn player(standing: &Standing) -> Player {
    Player {
        side: standing.side,
        name: standing.face.name.clone(),
        balance: standing.score.clone(),
        clock: standing.rating.clone(),
        active: false,
    }
}

/// A rating after a game, and by how much it changed.
pub(super) fn changed(change: &RatingChange) -> (i32, String) {
    let (from, to) = (change.before.shown(), change.after.shown());
    (to, format!("{:+}", to - from))
}
