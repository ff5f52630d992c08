//! Setting a game up and playing moves on it, by text alone.

use serde_json::{Map, Value, json};

use super::fault::Fault;
use super::request::{Request, Terms};
use crate::catalog::{AnyGame, Catalog, Entry, bring};
use crate::rules::kit::files::tidy;
use crate::rules::{
    Act, Brought, Bundle, GameInfo, Notation, Refusal, Rng, Seat, Status, Unread, Viewer,
};
use crate::words::{Voice, Words};

/// A game with the words to speak of it.
pub(super) struct Board<'a> {
    pub game: Box<dyn AnyGame>,
    voice: Voice<'a>,
}

impl<'a> Board<'a> {
    /// The position a request begins with.
    pub(super) fn set_up(
        words: &'a Words,
        terms: &Terms,
        request: &Request,
    ) -> Result<Self, Fault> {
        let voice = words.voice("en").plain();
        let Terms { entry, options, seats } = terms;
        let header = match &request.fen {
            Some(text) => (entry.adopt)(options, *seats, tidy(text).trim()),
            None => (entry.roll)(options, *seats, &mut Rng::new(request.seed)),
        };
        let refused = |refusal: Refusal| {
            let text = voice.refusal(entry.info, &refusal, &seat_number);
            let key = &refusal.0.key;
            if key.starts_with("option") || key.starts_with("seats") {
                Fault::Options(text)
            } else {
                Fault::Position(text)
            }
        };
        let game = header.and_then(|header| (entry.open)(&header)).map_err(refused)?;
        Ok(Self { game, voice })
    }

    /// A game that somebody brought, and what is told of it.
    pub(super) fn bring(
        words: &'a Words,
        catalog: Catalog,
        entry: &'static Entry,
        (text, wanted): (&str, usize),
    ) -> Result<(Self, Value), Fault> {
        let voice = words.voice("en").plain();
        let fault = |fault: bring::Fault| Fault::Import(voice.not_brought(entry, &fault));
        let bundle = bring::read(catalog, entry, text).map_err(fault)?;
        let games = bundle.games.len() + bundle.more;
        let chosen = wanted.checked_sub(1).and_then(|nth| bundle.games.into_iter().nth(nth));
        let chosen = chosen.ok_or_else(|| {
            let most = games.min(Bundle::MOST);
            Fault::Request(format!("game is a number from 1 to {most} here"))
        })?;
        let Brought { record, remarks } =
            chosen.map_err(|why| fault(bring::Fault::Refused(why)))?;
        let not_now = |refusal: Refusal| Fault::Illegal(refusal.to_string());
        let mut game = (entry.open)(&record.header).map_err(not_now)?;
        for act in &record.acts {
            game.act(act).map_err(not_now)?;
        }
        let moves: Vec<_> = record.acts.iter().filter_map(moved).collect();
        let remarks: Vec<_> =
            remarks.iter().map(|say| voice.brought_remark(entry.info, say)).collect();
        let tags: Map<_, _> =
            record.tags.into_iter().map(|(name, value)| (name, value.into())).collect();
        let told = json!({
            "games": games, "start": record.header.start, "moves": moves, "tags": tags,
            "remarks": remarks,
        });
        Ok((Self { game, voice }, told))
    }

    pub(super) fn info(&self) -> &'static GameInfo {
        self.game.info()
    }

    /// Plays moves in any notation, whoever is to move, and hands over where the game waits for it.
    /// Lines may go on after an end by counting: what the board allows is played.
    pub(super) fn play(&mut self, moves: &[String]) -> Result<(), Fault> {
        for (at, text) in moves.iter().enumerate() {
            self.play_one(text).map_err(|fault| Fault::Move { at, fault: Box::new(fault) })?;
        }
        Ok(())
    }

    fn play_one(&mut self, text: &str) -> Result<(), Fault> {
        self.game.play_on();
        let (seat, text) = self.read(text)?;
        let not_now = |refusal: Refusal| Fault::Illegal(refusal.to_string());
        self.game.act(&Act::Move { seat, text }).map_err(not_now)?;
        if self.game.status() == Status::HandOver {
            self.game.act(&Act::HandOver).map_err(not_now)?;
        }
        Ok(())
    }

    /// Reads a text as a move of a seat that is to move; gives the canonical text.
    pub(super) fn read(&self, text: &str) -> Result<(Seat, String), Fault> {
        // What was copied from a message may have signs in it that are none of the move.
        let text = &tidy(text).replace('\\', "");
        let mut fault = Fault::Over;
        for seat in self.game.status().acting().iter() {
            match self.game.seen(Viewer::Seat(seat)).read(text, Notation::CANONICAL) {
                Ok(canonical) => return Ok((seat, canonical)),
                Err(unread) => fault = self.unread(text, unread),
            }
        }
        Err(fault)
    }

    fn unread(&self, text: &str, unread: Unread) -> Fault {
        match unread {
            Unread::Unknown => Fault::Unknown(text.chars().take(60).collect()),
            Unread::Ambiguous(candidates) => {
                Fault::Ambiguous { text: text.chars().take(60).collect(), candidates }
            }
            Unread::Illegal(why) => {
                Fault::Illegal(self.voice.impossible(self.info(), text, &why, &self.names()))
            }
        }
    }

    /// What seats are called: their colours.
    fn names(&self) -> impl Fn(Seat) -> String + use<'_> {
        let view = self.game.seen(Viewer::Public).view();
        move |seat| self.voice.side_of(self.info(), &view, seat)
    }

    /// The keys of the seats' colours, in seat order.
    pub(super) fn sides(&self) -> Vec<&'static str> {
        let view = self.game.seen(Viewer::Public).view();
        view.sides.iter().map(|side| side.key()).collect()
    }
}

/// The text of a move.
fn moved(act: &Act) -> Option<&str> {
    if let Act::Move { text, .. } = act { Some(text) } else { None }
}

fn seat_number(seat: Seat) -> String {
    (seat.0 + 1).to_string()
}
