//! Who fell out of a game before its end: the word on each, and the places at the end.

use std::borrow::Cow;

use crate::message::Message;
use crate::render::Scene;
use crate::rules::{Act, Outcome, Say, Seat, Viewer, Withdrawal};
use crate::show::presenter::Presenter;
use crate::words::Term;

impl Presenter<'_> {
    /// That somebody fell out of the game with this entry, with the picture of that moment; `None`
    /// if nobody did or it was taken back.
    pub(crate) fn fallen(&self, ply: u32) -> Option<Message> {
        let (seat, heard) = self.table.fallen().find(|(_, heard)| heard.ply == ply)?;
        let entry = self.table.live_entries().find(|entry| entry.ply == ply)?;
        let game = self.table.game_after(ply)?;
        let seats = i64::from(self.table.record().header.seats);
        let key = if self.person(seat).is_some() { "ousted" } else { "ousted-other" };
        let say = renamed(&heard.notice.say, key)
            .with("place", i64::from(game.playing().len()) + 1)
            .with("seats", seats);
        let spoken = |other: Seat| match self.spoken_to(seat).filter(|_| other == seat) {
            Some(Term(spoken)) => spoken,
            None => self.name(other).to_string(),
        };
        let mut lines = vec![self.voice.say(self.info(), &say, &spoken)];
        lines.extend(self.told(entry));
        let view = game.seen(Viewer::Public).view();
        let person = self.person(seat).filter(|&person| !self.quiet(person));
        Some(Message {
            content: lines.join("\n"),
            pings: person.into_iter().collect(),
            picture: self.picture(&Scene::from(&view), self.below(None, &view), None),
            ..Message::default()
        })
    }

    /// The places of a game, the first one first: with points where they decided,
    /// and how those who did not play to the end fell out.
    pub(crate) fn places(&self, outcome: &Outcome) -> Vec<String> {
        let mut seats: Vec<_> = Seat::all(self.table.record().header.seats).collect();
        let place = |seat: Seat| outcome.places.get(seat.index()).copied().unwrap_or(u8::MAX);
        seats.sort_by_key(|&seat| place(seat));
        let line = |seat: Seat| {
            let who = Term(self.name(seat).to_string());
            let points = outcome.scores.as_ref().and_then(|scores| scores.get(seat.index()));
            let who = match (self.exit(seat), points) {
                (Some(how), _) => Term(self.voice.place_exit(who, Term(how))),
                (None, Some(points)) => Term(self.voice.place_points(who, i64::from(*points))),
                (None, None) => who,
            };
            self.voice.ended_at_place(i64::from(place(seat)), who)
        };
        seats.into_iter().map(line).collect()
    }

    /// How a seat fell out of the game before its end.
    fn exit(&self, seat: Seat) -> Option<String> {
        if let Some((_, heard)) = self.table.fallen().find(|(out, _)| *out == seat) {
            let say = renamed(&heard.notice.say, "ousted-how");
            return Some(self.voice.say(self.info(), &say, &self.names()));
        }
        self.table.live_entries().find_map(|entry| match entry.act {
            Act::Withdraw { seat: out, why } if out == seat => Some(match why {
                Withdrawal::Resigned => self.voice.exit_resigned(),
                Withdrawal::OutOfTime => self.voice.exit_out_of_time(),
                Withdrawal::Removed => self.voice.exit_removed(),
            }),
            _ => None,
        })
    }
}

/// What is said, under another key.
fn renamed(say: &Say, key: &'static str) -> Say {
    Say { key: Cow::Borrowed(key), args: say.args.clone() }
}
