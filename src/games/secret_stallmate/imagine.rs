//! Worlds that a seat cannot tell from the real one: its own men and all it was told stay, and the
//! other army is placed anew until the referee would have said the same in this turn.
//!
//! The search begins with an army at home, never with the real one, and moves single men until no
//! word is contradicted. What was said in earlier turns is the business of whoever believes: the
//! seat's chronicle goes with the world.

use cozy_chess::{
    BitBoard, Board, BoardBuilder, Color, Move, Piece, Rank, Square, get_between_rays,
    get_king_moves,
};

use super::chronicle::Heard;
use super::sides::colour;
use super::state::{SecretStallmate, Turn};
use super::tries::{Try, any, reach};
use super::word::{Line, Word, capture, checks};
use crate::games::chess::{Position, Style};
use crate::rules::{Rng, Seat};

/// An army is given up after this many changes.
const CHANGES: usize = 1_500;
/// So many armies are begun.
const ARMIES: usize = 6;

/// A game that `seat` cannot tell from this one.
pub(super) fn imagine(game: &SecretStallmate, seat: Seat, rng: &mut Rng) -> SecretStallmate {
    if game.outcome.is_some() {
        return game.clone();
    }
    let facts = Facts::of(game, seat);
    let board = facts.world(rng);
    let start = Facts::bare(&game.start, seat).world(rng);
    let mut world = SecretStallmate {
        options: game.options.clone(),
        start,
        position: Position::new(board, 0, Style::Fischer),
        before: None,
        turn: Turn::default(),
        chronicles: [Vec::new(), Vec::new()],
        outcome: None,
    };
    world.chronicles[seat.index()].clone_from(&game.chronicles[seat.index()]);
    if game.mover() == seat {
        world.turn.clone_from(&game.turn);
        if let Some(m) = facts.played.filter(|&m| world.position.board().is_legal(m)) {
            let next = world.position.after(m);
            world.before = Some(Box::new(std::mem::replace(&mut world.position, next)));
        }
    }
    world
}

/// A board that `seat` cannot tell from the real one in this turn, as like to `board` as was found:
/// from there men of the other army are moved, taken off or become others. `board` has no fewer of
/// them than there are. `None` if something that was said would still be contradicted.
pub(super) fn mend(
    game: &SecretStallmate,
    seat: Seat,
    board: &Board,
    rng: &mut Rng,
) -> Option<Board> {
    let facts = Facts::of(game, seat);
    let (faults, mended) = facts.reconciled(Army::like(board, &facts, rng), rng);
    mended.filter(|_| faults == 0)
}

/// What a world must agree with.
struct Facts {
    /// The board as the turn began; only the own half is looked at.
    base: Board,
    side: Color,
    /// How many enemies there are.
    enemies: u32,
    /// Where they can be.
    room: BitBoard,
    refused: Vec<Move>,
    answer: Option<bool>,
    /// The move that was accepted in this turn, and what was announced with it.
    played: Option<Move>,
    announced: Vec<Word>,
    /// The lines from which the side to move is in check.
    checks: Option<Vec<Line>>,
    /// Whether the base is a position in which nobody has to have a move.
    free: bool,
}

impl Facts {
    /// What `seat` knows of the turn that is running.
    fn of(game: &SecretStallmate, seat: Seat) -> Self {
        let (mover, side) = (game.mover(), colour(seat));
        let own_turn = mover == seat;
        // Who waits knows the board as this turn began, and so does who is done.
        let base = match &game.before {
            Some(before) => before.board(),
            None => game.position.board(),
        };
        let played = own_turn && game.before.is_some();
        let last = game.chronicle(seat).last().filter(|_| played);
        let last_own = game.chronicle(seat).iter().rev().find(|heard| heard.accepted().is_some());
        let given = || {
            let words = last_own.map_or(&[][..], Heard::words);
            words.iter().filter_map(|word| word.check())
        };
        Self {
            side,
            enemies: base.colors(!side).len(),
            refused: if own_turn {
                let go = |one: &Try| match one {
                    Try::Go(m) => Some(*m),
                    Try::Any => None,
                };
                game.turn.refused.iter().filter_map(go).collect()
            } else {
                Vec::new()
            },
            answer: game.turn.answer.filter(|_| own_turn),
            played: last.and_then(Heard::accepted),
            announced: last.map_or_else(Vec::new, |heard| heard.words().to_vec()),
            checks: match (own_turn, last_own) {
                (true, _) => Some(checks(base)),
                (false, Some(_)) => Some(given().collect()),
                (false, None) => None,
            },
            free: false,
            ..Self::bare(base, seat)
        }
    }

    /// Only the own men and the number of enemies.
    fn bare(base: &Board, seat: Seat) -> Self {
        let side = colour(seat);
        let number = base.fullmove_number();
        let moves = match (base.side_to_move(), !side) {
            (Color::White, _) | (Color::Black, Color::Black) => number - 1,
            (Color::Black, Color::White) => number,
        };
        Self {
            base: base.clone(),
            side,
            enemies: base.colors(!side).len(),
            room: reach(!side, moves) & !base.colors(side),
            refused: Vec::new(),
            answer: None,
            played: None,
            announced: Vec::new(),
            checks: None,
            free: true,
        }
    }

    /// A board that agrees with all of it, or with as much as was found.
    fn world(&self, rng: &mut Rng) -> Board {
        let mut best: Option<(u32, Board)> = None;
        for _ in 0..ARMIES {
            let (count, board) = self.reconciled(Army::at_home(self, rng), rng);
            if let Some(board) = board
                && best.as_ref().is_none_or(|(least, _)| count < *least)
            {
                best = Some((count, board));
            }
            if count == 0 {
                break;
            }
        }
        best.map_or_else(|| self.base.clone(), |(_, board)| board)
    }

    /// Changes an army until nothing said is contradicted: how much still is, and the board.
    fn reconciled(&self, mut army: Army, rng: &mut Rng) -> (u32, Option<Board>) {
        let mut faults = self.faults(&army);
        for _ in 0..CHANGES {
            if faults.0 == 0 {
                break;
            }
            let mut other = army.clone();
            other.change(self, rng);
            let new = self.faults(&other);
            let better = match &faults.1 {
                Some(_) => new.0 <= faults.0 || rng.below(60) == 0 && new.0 <= faults.0 + 1,
                // An army that cannot stand so is not led astray: it waits for the change that helps.
                None => new.1.is_some(),
            };
            if better {
                (army, faults) = (other, new);
            }
        }
        faults
    }

    /// How much a world contradicts, and its board if it has one.
    fn faults(&self, army: &Army) -> (u32, Option<Board>) {
        let Some(board) = army.board(self) else { return (100, None) };
        (self.contradictions(&board), Some(board))
    }

    /// How much a board contradicts.
    fn contradictions(&self, board: &Board) -> u32 {
        let mut faults = 0;
        if let Some(told) = &self.checks {
            let lines = checks(board);
            let odd =
                Line::ALL.into_iter().filter(|line| lines.contains(line) != told.contains(line));
            faults += 3 * odd.count() as u32;
        }
        faults += self.refused.iter().filter(|&&m| board.is_legal(m)).count() as u32;
        if self.answer.is_some_and(|yes| any(board) != yes) {
            faults += 1;
        }
        if !self.free && !board.generate_moves(|_| true) {
            faults += 2;
        }
        if let Some(m) = self.played {
            faults += self.contradicted(board, m);
        }
        faults
    }

    /// How much of what was announced with the accepted move would have been another word.
    fn contradicted(&self, board: &Board, m: Move) -> u32 {
        if !board.is_legal(m) {
            return 4;
        }
        let mut told = vec![Word::Moved];
        told.extend(capture(board, m));
        let mut next = board.clone();
        next.play_unchecked(m);
        told.extend(checks(&next).into_iter().map(Word::Check));
        let over = !next.generate_moves(|_| true);
        let missing = self.announced.iter().filter(|word| !told.contains(word)).count();
        let extra = told.iter().filter(|word| !self.announced.contains(word)).count();
        (missing + extra) as u32 + u32::from(over)
    }
}

fn men(board: &Board, side: Color) -> Vec<(Piece, Square)> {
    let men = board.colors(side).into_iter();
    men.filter_map(|square| Some((board.piece_on(square)?, square))).collect()
}

/// The other army in a world.
#[derive(Clone)]
struct Army {
    /// Its king first.
    men: Vec<(Piece, Square)>,
}

impl Army {
    /// An army at home, or near it: as many men as there are, of random kinds.
    fn at_home(facts: &Facts, rng: &mut Rng) -> Self {
        let row = Board::chess960_startpos(rng.below(960) as u32);
        let mut men = men(&row, !facts.side);
        rng.shuffle(&mut men);
        men.sort_by_key(|(piece, _)| *piece != Piece::King);
        Self::placed(men, facts, rng)
    }

    /// The army of a board, no larger than there are men: those that cannot be where they stand are
    /// the first to go.
    fn like(board: &Board, facts: &Facts, rng: &mut Rng) -> Self {
        let mut men = men(board, !facts.side);
        rng.shuffle(&mut men);
        men.sort_by_key(|&(piece, square)| (piece != Piece::King, !facts.room.has(square)));
        Self::placed(men, facts, rng)
    }

    /// The first of some men, as many as there are, on their tiles or elsewhere if those are taken.
    fn placed(mut men: Vec<(Piece, Square)>, facts: &Facts, rng: &mut Rng) -> Self {
        men.truncate(facts.enemies as usize);
        let mut army = Self { men: Vec::new() };
        for (piece, square) in men {
            let free = facts.room.has(square) && !army.stands(square);
            let place = if free { Some(square) } else { army.free(facts, piece, rng) };
            army.men.extend(place.map(|square| (piece, square)));
        }
        army
    }

    fn stands(&self, square: Square) -> bool {
        self.men.iter().any(|&(_, at)| at == square)
    }

    /// A free tile for a man of a kind.
    fn free(&self, facts: &Facts, piece: Piece, rng: &mut Rng) -> Option<Square> {
        let edges = Rank::First.bitboard() | Rank::Eighth.bitboard();
        let room = if piece == Piece::Pawn { facts.room & !edges } else { facts.room };
        let free: Vec<_> = room.into_iter().filter(|&square| !self.stands(square)).collect();
        rng.pick(&free).copied()
    }

    /// Moves a man, mostly to where something said needs one.
    fn change(&mut self, facts: &Facts, rng: &mut Rng) {
        let man = rng.below(self.men.len());
        let wanted = if rng.below(2) == 0 { self.wanted(facts, rng) } else { None };
        let (piece, _) = self.men[man];
        let edge = |square: Square| matches!(square.rank(), Rank::First | Rank::Eighth);
        let fits = |&square: &Square| {
            facts.room.has(square)
                && !self.stands(square)
                && !(piece == Piece::Pawn && edge(square))
        };
        let to = wanted.filter(fits).or_else(|| self.free(facts, piece, rng));
        if let Some(to) = to {
            self.men[man].1 = to;
        }
        if rng.below(8) == 0 && man > 0 {
            self.become_another(facts, man, rng);
        }
    }

    /// Makes a man another kind, within what an army can have.
    fn become_another(&mut self, facts: &Facts, man: usize, rng: &mut Rng) {
        let kinds = [Piece::Pawn, Piece::Knight, Piece::Bishop, Piece::Rook, Piece::Queen];
        let kind = kinds[rng.below(kinds.len())];
        let count = |men: &[(Piece, Square)], kind| men.iter().filter(|man| man.0 == kind).count();
        let old = std::mem::replace(&mut self.men[man].0, kind);
        let most = |kind: Piece| match kind {
            Piece::Pawn => 8,
            Piece::Queen | Piece::King => 1,
            Piece::Rook | Piece::Bishop | Piece::Knight => 2,
        };
        let edge = matches!(self.men[man].1.rank(), Rank::First | Rank::Eighth);
        let wrong = kind == Piece::Pawn && edge;
        if wrong || !facts.free && count(&self.men, kind) > most(kind) {
            self.men[man].0 = old;
        }
    }

    /// A tile where some man would make something said true.
    fn wanted(&self, facts: &Facts, rng: &mut Rng) -> Option<Square> {
        let own_king = facts.base.king(facts.side);
        let mut tiles = Vec::new();
        for m in facts.refused.iter().chain(&facts.played) {
            tiles.push(m.to);
            tiles.extend(get_between_rays(m.from, m.to));
        }
        for line in facts.checks.iter().flatten() {
            let king =
                if facts.base.side_to_move() == facts.side { own_king } else { self.men[0].1 };
            match line.step(king) {
                None => tiles.extend(cozy_chess::get_knight_moves(king)),
                Some((files, ranks)) => tiles.extend(
                    (-7..=7).filter_map(|far: i8| king.try_offset(far * files, far * ranks)),
                ),
            }
        }
        rng.pick(&tiles).copied()
    }

    /// The board of the world, if it can be one.
    fn board(&self, facts: &Facts) -> Option<Board> {
        let mut builder = BoardBuilder::empty();
        let side = facts.side;
        // The board itself does not mind kings that touch.
        if get_king_moves(facts.base.king(side)).has(self.men.first()?.1) {
            return None;
        }
        for square in facts.base.colors(side) {
            *builder.square_mut(square) = Some((facts.base.piece_on(square)?, side));
        }
        for &(piece, square) in &self.men {
            *builder.square_mut(square) = Some((piece, !side));
        }
        *builder.castle_rights_mut(side) = *facts.base.castle_rights(side);
        builder.side_to_move = facts.base.side_to_move();
        builder.fullmove_number = facts.base.fullmove_number();
        builder.build().ok()
    }
}
