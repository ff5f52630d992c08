//! What a text says, whether or not it is possible.

use crate::games::starchess::cells::Spot;
use crate::games::starchess::men::Kind;

/// What a text says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Said {
    /// A placement that can be nothing else: `B@17`.
    Place(Kind, Spot),
    /// `17B`: a placement, or in play a pawn that becomes a bishop.
    Either(Kind, Spot),
    /// A man goes somewhere; in the setup phase `B17` is a placement.
    Went(Went),
}

/// A move as far as a text describes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Went {
    pub kind: Option<Kind>,
    pub origin: Option<Spot>,
    pub to: Spot,
    pub takes: bool,
    pub becomes: Option<Kind>,
}

impl Went {
    /// Something goes to a cell.
    pub(super) const fn to(to: Spot) -> Self {
        Self { kind: None, origin: None, to, takes: false, becomes: None }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Token {
    Man(Kind),
    Cell(Spot),
    Takes,
    Dash,
    Equals,
    At,
}

/// Takes a text apart. `None` if it is no move text; `Err` holds a number that no cell has.
pub(super) fn parse(text: &str) -> Option<Result<Said, String>> {
    let tokens = match tokens(bare(text))? {
        Ok(tokens) => tokens,
        Err(number) => return Some(Err(number)),
    };
    said(&tokens).map(Ok)
}

/// The text without marks of check and praise behind, and without a move number in front.
fn bare(text: &str) -> &str {
    let text = text.trim().trim_end_matches(['!', '?', '+', '#', ' ']);
    let Some((before, after)) = text.split_once('.') else { return text };
    let number = before.bytes().all(|sign| sign.is_ascii_digit());
    let roman = before.bytes().all(|sign| matches!(sign, b'I' | b'V' | b'X'));
    if !before.is_empty() && (number || roman) {
        after.trim_start_matches(['.', ' ', '…'])
    } else {
        text
    }
}

/// The tokens of a text. Blanks only part numbers.
fn tokens(text: &str) -> Option<Result<Vec<Token>, String>> {
    let mut tokens = Vec::new();
    let mut signs = text.chars().peekable();
    while let Some(sign) = signs.next() {
        let token = match sign {
            sign if sign.is_whitespace() => continue,
            '0'..='9' => {
                let mut number = sign.to_string();
                while let Some(digit) = signs.next_if(char::is_ascii_digit) {
                    number.push(digit);
                }
                if number.starts_with('0') || number.len() > 4 {
                    return None;
                }
                match number.parse().ok().and_then(Spot::numbered) {
                    Some(spot) => Token::Cell(spot),
                    None => return Some(Err(number)),
                }
            }
            'x' | 'X' | ':' | '×' => Token::Takes,
            '-' | '–' | '—' | '−' => Token::Dash,
            '=' => Token::Equals,
            '@' => Token::At,
            sign => Token::Man(man(sign)?),
        };
        tokens.push(token);
    }
    Some(Ok(tokens))
}

/// The kind a letter or figurine stands for.
fn man(sign: char) -> Option<Kind> {
    match sign {
        '♔' | '♚' => Some(Kind::King),
        '♕' | '♛' => Some(Kind::Queen),
        '♖' | '♜' => Some(Kind::Rook),
        '♗' | '♝' => Some(Kind::Bishop),
        '♘' | '♞' => Some(Kind::Knight),
        '♙' | '♟' => Some(Kind::Pawn),
        letter => Kind::of_letter(letter.to_ascii_uppercase()),
    }
}

fn said(tokens: &[Token]) -> Option<Said> {
    match *tokens {
        [Token::Man(kind), Token::At, Token::Cell(to)]
        | [Token::Cell(to), Token::At, Token::Man(kind)] => return Some(Said::Place(kind, to)),
        [Token::Cell(to), Token::Man(kind)] => return Some(Said::Either(kind, to)),
        _ => {}
    }
    let (kind, rest) = match tokens {
        [Token::Man(kind), rest @ ..] => (Some(*kind), rest),
        rest => (None, rest),
    };
    let (origin, takes, to, rest) = match *rest {
        [Token::Cell(origin), Token::Takes, Token::Cell(to), ref rest @ ..] => {
            (Some(origin), true, to, rest)
        }
        [Token::Cell(origin), Token::Dash, Token::Cell(to), ref rest @ ..]
        | [Token::Cell(origin), Token::Cell(to), ref rest @ ..] => (Some(origin), false, to, rest),
        [Token::Takes, Token::Cell(to), ref rest @ ..] => (None, true, to, rest),
        [Token::Dash, Token::Cell(to), ref rest @ ..] if kind.is_some() => (None, false, to, rest),
        [Token::Cell(to), ref rest @ ..] => (None, false, to, rest),
        _ => return None,
    };
    let becomes = match *rest {
        [] => None,
        [Token::Equals, Token::Man(kind)] | [Token::Man(kind)] => Some(kind),
        _ => return None,
    };
    Some(Said::Went(Went { kind, origin, to, takes, becomes }))
}
