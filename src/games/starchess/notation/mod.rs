//! Moves as text: cells for machines, the inventor's way for people, and everything sensible in.

mod parse;
mod why;

use self::parse::{Said, Went};
use super::board::Board;
use super::men::{Kind, Move};
use super::terms;
use crate::rules::{Say, Unread};

/// The canonical text of a move: `N@17`, `17-22`, `20-21=Q`.
#[must_use]
pub fn cells(m: Move) -> String {
    match m {
        Move::Place { kind, to } => format!("{}@{to}", kind.letter()),
        Move::Go { from, to } => format!("{from}-{to}"),
        Move::Promote { from, to, kind } => format!("{from}-{to}={}", kind.letter()),
    }
}

/// The inventor's text of a legal move: `17B`, `N22`, `P12x18`, `P27=N#`.
#[must_use]
pub fn people(board: &Board, m: Move) -> String {
    let Some(from) = m.from() else {
        let placed = match m {
            Move::Place { kind, .. } => kind.letter(),
            Move::Go { .. } | Move::Promote { .. } => '?',
        };
        return format!("{}{placed}", m.to());
    };
    let kind = board.kind_on(from).unwrap_or(Kind::King);
    let to = m.to();
    let takes = board.takes(m);
    let mut text = kind.letter().to_string();
    let like = board.men(board.turn(), kind) & !from.set();
    let rival =
        board.generate(|reach| reach.from.is_some_and(|rival| like.has(rival)) && reach.to.has(to));
    if rival {
        text += &from.to_string();
    }
    match (takes, rival) {
        (true, _) => text.push('x'),
        (false, true) => text.push('-'),
        (false, false) => {}
    }
    text += &to.to_string();
    if let Some(becomes) = m.becomes() {
        text.push('=');
        text.push(becomes.letter());
    }
    let next = board.after(m);
    if next.in_check() {
        text.push(if next.is_stuck() { '#' } else { '+' });
    }
    text
}

/// Reads a move of the side to move, in any form.
///
/// # Errors
/// If the text is none, fits several moves, or fits none that is legal.
pub fn read(board: &Board, text: &str) -> Result<Move, Unread> {
    let said = match parse::parse(text) {
        Some(Ok(said)) => said,
        Some(Err(number)) => {
            return Err(Unread::Illegal(Say::new("no-such-cell").with("cell", number)));
        }
        None => return Err(Unread::Unknown),
    };
    if board.in_setup() {
        return place(board, said).map_err(Unread::Illegal);
    }
    match said {
        Said::Place(..) => Err(Unread::Illegal(Say::new("placement-late"))),
        Said::Either(Kind::King | Kind::Pawn, _) => Err(Unread::Unknown),
        Said::Either(kind, to) => go(board, Went { becomes: Some(kind), ..Went::to(to) }),
        Said::Went(went) => go(board, went),
    }
}

/// What is placed by a text in the setup phase.
fn place(board: &Board, said: Said) -> Result<Move, Say> {
    let (kind, to) = match said {
        Said::Place(kind, to) | Said::Either(kind, to) => (kind, to),
        Said::Went(Went { kind: Some(kind), origin: None, to, takes: false, becomes: None }) => {
            (kind, to)
        }
        Said::Went(_) => return Err(Say::new("setup-move")),
    };
    let turn = board.turn();
    let figure = terms::figure(kind);
    if kind == Kind::Pawn {
        return Err(Say::new("setup-pawn"));
    }
    if !board.hand(turn).has(kind) {
        return Err(Say::new("not-in-hand").with("figure", figure));
    }
    if !turn.back_rank().has(to) {
        let free = turn.back_rank() & !board.occupied();
        let free: Vec<_> = free.map(|spot| spot.to_string()).collect();
        return Err(Say::new("off-back-rank")
            .with("cell", to.to_string())
            .with("cells", free.join(", ")));
    }
    match board.kind_on(to) {
        Some(there) => Err(Say::new("own-man")
            .with("figure", terms::figure(there))
            .with("cell", to.to_string())),
        None => Ok(Move::Place { kind, to }),
    }
}

/// The move that a text of the play phase means.
fn go(board: &Board, went: Went) -> Result<Move, Unread> {
    let moves = board.moves();
    let near: Vec<Move> = moves.into_iter().filter(|&m| went.describes(board, m)).collect();
    let exact = |m: &&Move| m.becomes() == went.becomes && (!went.takes || board.takes(**m));
    let fitting: Vec<Move> = near.iter().filter(exact).copied().collect();
    match fitting[..] {
        [m] => return Ok(m),
        [] => {}
        [..] => return Err(Unread::Ambiguous(fitting.into_iter().map(cells).collect())),
    }
    let cell = |key| Say::new(key).with("cell", went.to.to_string());
    let say = match near.first() {
        None => why::not(board, went),
        Some(&m) if went.takes && !board.takes(m) => cell("nothing-to-take"),
        Some(m) if m.becomes().is_some() && went.becomes.is_none() => cell("promotion-missing"),
        Some(_) => cell("no-promotion"),
    };
    Err(Unread::Illegal(say))
}

impl Went {
    /// Whether a legal move goes as the text says, marks of capture and promotion aside.
    fn describes(self, board: &Board, m: Move) -> bool {
        let Some(from) = m.from() else { return false };
        let kind = board.kind_on(from);
        m.to() == self.to
            && match (self.origin, self.kind) {
                (Some(origin), None) => origin == from,
                (Some(origin), named) => origin == from && kind == named,
                (None, named) => kind == Some(named.unwrap_or(Kind::Pawn)),
            }
    }
}
