//! What a file tells of a game, played move by move into a record.

use super::signs::NULLS;
use super::{Marker, Tag};
use crate::rules::{
    Act, Brought, Checked, Game, Header, Notation, Record, Refusal, Rng, Say, Seat, Status, Unread,
    Viewer, Withdrawal, options,
};

/// A word of the moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Word {
    /// The move as it is written.
    pub text: String,
    /// The line of the file on which it stands, counted from 1.
    pub line: i64,
}

/// What a file tells of a game.
///
/// ```
/// use patt::games::chess::{Chess, Options};
/// use patt::rules::{Act, kit::files::{Marker, Script, Word}};
///
/// let moves = ["f3", "e5", "g4"].map(|text| Word { text: text.to_owned(), line: 1 });
/// let script = Script { moves: moves.to_vec(), marker: Marker::Second, ..Script::default() };
/// let brought = script.record::<Chess>(Options::default())?;
/// // The board does not say who won after these moves, so White must have given up.
/// assert!(matches!(brought.record.acts[3], Act::Withdraw { .. }));
/// # Ok::<(), patt::rules::Refusal>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Script {
    /// The start, if it is not the usual one.
    pub start: Option<String>,
    /// The moves, of both sides in turn.
    pub moves: Vec<Word>,
    /// The notation they are most likely written in.
    pub notation: Notation,
    /// How the game ended.
    pub marker: Marker,
    /// What else is told.
    pub tags: Vec<Tag>,
}

impl Script {
    /// The record of the game, begun with these options and for as few seats as the game takes. Moves
    /// behind its end are left out, and so is all from a move on that is none; a remark says so.
    ///
    /// # Errors
    /// If the start is faulty; or with line and move `file-move-unknown`, `file-move-ambiguous` and
    /// `file-move-illegal`.
    pub fn record<G: Game>(&self, options: G::Options) -> Result<Brought, Refusal> {
        self.record_by::<G>(options, G::INFO.rules)
    }

    /// The same of a game that began under this version of its rules, see [`Game::by_rules`].
    ///
    /// # Errors
    /// As [`Script::record`].
    pub fn record_by<G: Game>(
        &self,
        mut options: G::Options,
        version: u16,
    ) -> Result<Brought, Refusal> {
        let seats = G::INFO.seats.0;
        let start = match &self.start {
            Some(start) => G::from_text(&mut options, start)?,
            None => G::new(&options, seats, &mut Rng::new(0))?,
        };
        let mut game = start.by_rules(version);
        game.arisen()?;
        let header = Header {
            game: G::INFO.slug.to_owned(),
            rules: version,
            options: options::untyped(G::INFO.options, &options)?,
            seats,
            start: game.to_text(),
        };
        let mut acts = Vec::with_capacity(self.moves.len() + 1);
        let mut next = Seat::FIRST;
        let mut remark = None;
        for (nth, word) in self.moves.iter().enumerate() {
            let seat = game.status().acting().only().unwrap_or(next);
            remark = self.why_left_out(&game, seat, nth);
            if remark.is_some() {
                break;
            }
            acts.push(self.play(&mut game, seat, word)?);
            if game.status() == Status::HandOver {
                game.hand_over();
                acts.push(Act::HandOver);
            }
            next = seat.other();
        }
        // Who won is told of a game that was read whole.
        acts.extend(self.end(&game).filter(|_| remark.is_none()));
        // Not every format keeps control characters, and blanks around a value.
        let plain = |value: &str| value.replace(char::is_control, " ").trim().to_owned();
        let tags = self.tags.iter().map(|(name, value)| (name.clone(), plain(value))).collect();
        let record = Record { header, acts, tags };
        Ok(Brought { record, remarks: remark.into_iter().collect() })
    }

    /// What is said if this word and all behind it are left out: the game is over, or it is a move
    /// that is none.
    fn why_left_out<G: Game>(&self, game: &G, seat: Seat, nth: usize) -> Option<Say> {
        let word = self.moves.get(nth)?;
        let over = matches!(game.status(), Status::Over(_));
        let null = || {
            let unread = || game.read(seat, &word.text, self.notation).is_err();
            NULLS.contains(&word.text.as_str()) && unread()
        };
        let left = (self.moves.len() - nth) as i64;
        let key = match (over, left) {
            (true, 1) => "file-late",
            (true, _) => "file-late-more",
            (false, _) if null() => "file-null",
            (false, _) => return None,
        };
        let say = Say::new(key).with("line", word.line).with("move", word.text.clone());
        Some(if key == "file-late-more" { say.with("left", left - 1) } else { say })
    }

    fn play<G: Game>(&self, game: &mut G, seat: Seat, word: &Word) -> Result<Act, Refusal> {
        let m = game.read(seat, &word.text, self.notation).map_err(|unread| {
            let key = match unread {
                Unread::Illegal(_) => "file-move-illegal",
                Unread::Ambiguous(_) => "file-move-ambiguous",
                Unread::Unknown => "file-move-unknown",
            };
            let dots = if seat == Seat::FIRST { "." } else { "..." };
            let written = match game.view(Viewer::Public).number {
                Some(number @ 1..) => format!("{number}{dots} {}", word.text),
                Some(0) | None => word.text.clone(),
            };
            Refusal(Say::new(key).with("line", word.line).with("move", written))
        })?;
        let text = game.write(&m, Notation::CANONICAL);
        game.play(seat, &m)?;
        Ok(Act::Move { seat, text })
    }

    /// What must have happened after the last move, if the file tells an end that the board does not.
    fn end<G: Game>(&self, game: &G) -> Option<Act> {
        if let Status::Over(_) = game.status() {
            return None;
        }
        let timed_out =
            |(name, value): &Tag| name == "Termination" && value.to_lowercase().contains("time");
        let late = self.tags.iter().any(timed_out);
        let lost = |seat| {
            let why = if late { Withdrawal::OutOfTime } else { Withdrawal::Resigned };
            // A flag that falls against a side that cannot win draws; the file says it lost.
            let mut after = game.clone();
            let drawn =
                after.withdraw(seat, why).is_ok() && Marker::of(&after.status()) == Marker::Draw;
            Act::Withdraw { seat, why: if drawn { Withdrawal::Resigned } else { why } }
        };
        match self.marker {
            Marker::First => Some(lost(Seat::SECOND)),
            Marker::Second => Some(lost(Seat::FIRST)),
            Marker::Draw => Some(Act::Agree),
            Marker::Open => None,
        }
    }
}

/// Signs between a move's number and the move.
const DOTS: [char; 4] = ['.', '．', '、', '…'];

/// The move in a word that may begin with its number; `None` if it is nothing but a number.
///
/// ```
/// use patt::rules::kit::files::numberless;
///
/// assert_eq!(numberless("12...Nf6"), Some("Nf6"));
/// assert_eq!(numberless("12."), None);
/// ```
#[must_use]
pub fn numberless(word: &str) -> Option<&str> {
    let bare = word.trim_start_matches(|sign: char| sign.is_ascii_digit());
    let rest = match bare.strip_prefix(DOTS) {
        // `77.6` is a move: of the pawn on file 7, to file 6.
        Some(rest) if rest.len() <= 2 && rest.starts_with(|sign: char| sign.is_ascii_digit()) => {
            word
        }
        Some(rest) => rest.trim_start_matches(DOTS),
        None if bare.is_empty() => "",
        None => word,
    };
    Some(rest).filter(|rest| !rest.is_empty())
}

/// Whether a text begins with the number of a move.
#[must_use]
pub fn begins_with_number(text: &str) -> bool {
    let rest = text.trim_start_matches(|sign: char| sign.is_ascii_digit());
    rest.len() < text.len() && rest.starts_with('.')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_moves_are_no_part_of_them() {
        for (word, bare) in [
            ("1.e4", Some("e4")),
            ("12...Nf6", Some("Nf6")),
            ("…Nf6", Some("Nf6")),
            ("3、炮二平五", Some("炮二平五")),
            ("0-0-0", Some("0-0-0")),
            ("77.6", Some("77.6")),
            ("C2.5", Some("C2.5")),
            ("4.1-0", Some("1-0")),
            ("17.", None),
            ("17", None),
        ] {
            assert_eq!(numberless(word), bare, "{word}");
        }
    }
}
