//! What the four-part systems (WXF, Lau, Chinese) have in common: man, origin, direction, target.

use crate::games::xiangqi::board::{Board, Move};
use crate::games::xiangqi::men::{Camp, Kind};
use crate::games::xiangqi::point::{FILES, Point};

/// Which way a move goes, as its player sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Way {
    Ahead,
    Back,
    Side,
}

/// A move as the four-part systems see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Told {
    pub kind: Kind,
    pub camp: Camp,
    /// The file it leaves, 1 to 9 from its player's right.
    pub file: u8,
    /// How many like men stand before it on that file.
    pub place: usize,
    /// How many like men stand on that file, itself included.
    pub of: usize,
    /// On how many files its camp has several pawns.
    pub crowded: usize,
    /// The number of a pawn among those on such files, from 1, file by file from the right.
    pub ordinal: Option<usize>,
    pub way: Way,
    /// The points moved along a file, else the file of arrival.
    pub target: u8,
}

impl Told {
    /// Tells a move of a man on the board.
    pub(super) fn of(board: &Board, m: Move) -> Option<Self> {
        let man = board.man(m.from)?;
        let (kind, camp) = (man.kind(), man.camp());
        let rank = |at: Point| at.rank_of(camp);
        let like = |file: u8| {
            board.men_of(camp, kind).map(|(_, at)| at).filter(move |at| at.file() == file)
        };
        let before = |at: &Point| rank(*at) > rank(m.from);
        let place = like(m.from.file()).filter(before).count();
        let mut files: Vec<u8> = (0..FILES as u8).filter(|&file| like(file).count() > 1).collect();
        files.sort_by_key(|&file| Point::new(file, 0).file_of(camp));
        let earlier = files.iter().take_while(|&&file| file != m.from.file());
        let earlier: usize = earlier.map(|&file| like(file).count()).sum();
        let crowd = files.contains(&m.from.file()) && kind == Kind::Pawn;
        let way = match rank(m.to).cmp(&rank(m.from)) {
            std::cmp::Ordering::Greater => Way::Ahead,
            std::cmp::Ordering::Less => Way::Back,
            std::cmp::Ordering::Equal => Way::Side,
        };
        let target = if m.from.file() == m.to.file() {
            m.to.rank().abs_diff(m.from.rank())
        } else {
            m.to.file_of(camp)
        };
        Some(Self {
            kind,
            camp,
            file: m.from.file_of(camp),
            place,
            of: like(m.from.file()).count(),
            crowded: files.len(),
            ordinal: crowd.then_some(earlier + place + 1),
            way,
            target,
        })
    }

    /// Whether its file alone says which man it is: advisors and elephants are told apart by their
    /// direction.
    pub(super) const fn plain(&self) -> bool {
        self.of == 1 || matches!(self.kind, Kind::Advisor | Kind::Elephant)
    }

    /// First, last, or between, among the like men on its file.
    pub(super) const fn post(&self) -> Post {
        if self.place == 0 {
            Post::Front
        } else if self.place + 1 == self.of {
            Post::Rear
        } else {
            Post::Middle
        }
    }
}

/// A place among like men on a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Post {
    Front,
    Middle,
    Rear,
    /// `+` after a letter: the front one, of four or more the second.
    Upper,
    /// `-` after a letter: the rear one, of four or more the last but one.
    Lower,
    /// The nth of its file, from the front.
    Nth(u8),
    /// The nth of all pawns on files with several.
    Ordinal(u8),
}

/// What a text says, whether or not it is possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Ask {
    pub kind: Kind,
    pub file: Option<u8>,
    pub post: Option<Post>,
    pub way: Way,
    pub target: u8,
}

impl Ask {
    /// Whether a move is what the text says.
    pub(super) fn fits(self, told: &Told) -> bool {
        self.way == told.way && self.target == told.target && self.means(told)
    }

    /// Whether the man of a move is the one that the text says.
    pub(super) fn means(self, told: &Told) -> bool {
        let nth = told.place + 1;
        let stands = match self.post {
            None => true,
            Some(Post::Ordinal(ordinal)) => return told.ordinal == Some(ordinal.into()),
            Some(_) if told.of < 2 => false,
            Some(Post::Front) => nth == 1,
            Some(Post::Rear) => nth == told.of,
            Some(Post::Middle) => nth > 1 && nth < told.of,
            Some(Post::Upper) => nth == if told.of > 3 { 2 } else { 1 },
            Some(Post::Lower) => nth == if told.of > 3 { told.of - 1 } else { told.of },
            Some(Post::Nth(wanted)) => nth == usize::from(wanted),
        };
        stands && self.kind == told.kind && self.file.is_none_or(|file| file == told.file)
    }

    /// Where a man on `from` would go; `None` off the board.
    pub(super) fn goal(self, camp: Camp, from: Point) -> Option<Point> {
        let file = |number: u8| match camp {
            Camp::Red => FILES as i8 - number as i8,
            Camp::Black => number as i8 - 1,
        };
        let up = match (self.way, camp) {
            (Way::Side, _) => 0,
            (Way::Ahead, Camp::Red) | (Way::Back, Camp::Black) => 1,
            (Way::Ahead, Camp::Black) | (Way::Back, Camp::Red) => -1,
        };
        let aside = file(self.target) - from.file() as i8;
        match self.kind {
            Kind::Advisor => from.offset(aside, up),
            Kind::Elephant => from.offset(aside, 2 * up),
            Kind::Horse => from.offset(aside, if aside.abs() == 1 { 2 * up } else { up }),
            _ if self.way == Way::Side => from.offset(aside, 0),
            _ => from.offset(0, up * self.target as i8),
        }
    }
}
