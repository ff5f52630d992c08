//! Moves from a file, played one by one into a record.

use super::replay::Told;
use crate::games::xiangqi::info::INFO;
use crate::games::xiangqi::options::LIMITS;
use crate::games::xiangqi::{Options, Rule, Xiangqi, terms};
use crate::rules::options::settle;
use crate::rules::{
    Act, Checked, Game, Header, Notation, Record, Refusal, Rng, Say, Seat, Status, Unread,
    Withdrawal,
};

/// A word of the moves with its line.
pub(super) struct Word {
    pub text: String,
    pub line: i64,
}

/// What a file tells of a game.
pub(super) struct Script {
    /// The start, if it is not the usual one.
    pub fen: Option<String>,
    pub moves: Vec<Word>,
    pub notation: Notation,
    pub result: Told,
    pub tags: Vec<(String, String)>,
}

impl Script {
    /// The record of the game.
    ///
    /// # Errors
    /// If the start is faulty or a move cannot be played; the reason names line and move. Games from
    /// elsewhere may go on where the rules of this house end them by counting.
    pub(super) fn record(self) -> Result<Record, Refusal> {
        let long = Options { repetition: Rule::Free, limit: LIMITS[2], ..Options::default() };
        match self.played(Options::default()) {
            Err(Refusal(say)) if say.key == "file-move-late" => self.played(long),
            played => played,
        }
    }

    fn played(&self, mut options: Options) -> Result<Record, Refusal> {
        let mut game = match &self.fen {
            Some(fen) => Xiangqi::from_text(&mut options, fen)?,
            None => Xiangqi::new(&options, 2, &mut Rng::new(0))?,
        };
        let values = match serde_json::to_value(&options) {
            Ok(serde_json::Value::Object(map)) => settle(INFO.options, &map)?,
            Ok(_) | Err(_) => return Err(Refusal::new("options-shape")),
        };
        let header = Header {
            game: INFO.slug.to_owned(),
            rules: INFO.rules,
            options: values,
            seats: 2,
            start: game.to_text(),
        };
        let mut acts = Vec::with_capacity(self.moves.len());
        for word in &self.moves {
            acts.push(play(&mut game, word, self.notation)?);
        }
        acts.extend(self.end(&game));
        Ok(Record { header, acts, tags: self.tags.clone() })
    }

    /// What must have happened after the last move, if the file tells a result that the board does
    /// not.
    fn end(&self, game: &Xiangqi) -> Option<Act> {
        if let Status::Over(_) = game.status() {
            return None;
        }
        let late = self
            .tags
            .iter()
            .any(|(name, value)| name == "Termination" && value.to_lowercase().contains("time"));
        let lost = |seat| {
            let why = if late { Withdrawal::OutOfTime } else { Withdrawal::Resigned };
            // A flag that falls against a side that cannot win draws; the file says it lost.
            let mut after = game.clone();
            let draws = after.withdraw(seat, why).is_ok()
                && after.status().outcome().is_some_and(|outcome| outcome.winner().is_none());
            Act::Withdraw { seat, why: if draws { Withdrawal::Resigned } else { why } }
        };
        match self.result {
            Told::Red => Some(lost(Seat::SECOND)),
            Told::Black => Some(lost(Seat::FIRST)),
            Told::Draw => Some(Act::Agree),
            Told::Open => None,
        }
    }
}

fn play(game: &mut Xiangqi, word: &Word, notation: Notation) -> Result<Act, Refusal> {
    let seat = terms::seat(game.position().turn());
    let number = game.position().number();
    let dots = if seat == Seat::FIRST { "." } else { "..." };
    let fault = |key: &'static str| {
        let place = Say::new(key).with("line", word.line);
        Refusal(place.with("move", format!("{number}{dots} {}", word.text)))
    };
    let m = game.read(seat, &word.text, notation).map_err(|unread| match unread {
        Unread::Illegal(say) if say.key == "game-over" => fault("file-move-late"),
        Unread::Illegal(_) => fault("file-move-illegal"),
        Unread::Ambiguous(_) => fault("file-move-ambiguous"),
        Unread::Unknown => fault("file-move-unknown"),
    })?;
    let text = game.write(&m, Notation::CANONICAL);
    game.play(seat, &m)?;
    Ok(Act::Move { seat, text })
}

/// The move in a word that may begin with its number; `None` if it is nothing but a number.
pub(super) fn numberless(word: &str) -> Option<&str> {
    let bare = word.trim_start_matches(|sign: char| sign.is_ascii_digit());
    match bare.strip_prefix(['.', '．', '、', '…']) {
        // `77.6` is a move.
        Some(rest) if bare.len() < word.len() && (1..3).contains(&rest.chars().count()) => {
            Some(word)
        }
        Some(rest) => {
            Some(rest.trim_start_matches(['.', '．', '…'])).filter(|rest| !rest.is_empty())
        }
        None => Some(word).filter(|_| !bare.is_empty()),
    }
}
