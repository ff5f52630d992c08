//! Setting a game up and playing moves on it, by text alone.

use super::fault::Fault;
use super::request::{Request, Terms};
use crate::catalog::AnyGame;
use crate::rules::{Act, GameInfo, Notation, Refusal, Rng, Seat, Status, Unread, Viewer};
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
            Some(text) => (entry.adopt)(options, *seats, text),
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

fn seat_number(seat: Seat) -> String {
    (seat.0 + 1).to_string()
}
