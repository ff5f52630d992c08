//! Finds the palettes by drawing full boards: no colour is listed by hand. Pictures are drawn by the
//! same arithmetic on every machine, and so palettes are the same everywhere.

use std::collections::HashMap;
use std::fmt::Write;
use std::{fs, thread};

use super::DERIVED;
use super::shades::Shades;
use crate::render::boards::board::Board;
use crate::render::boards::scene::Scene;
use crate::render::cells::men;
use crate::render::look::colour::Rgb;
use crate::render::look::palette::MOST;
use crate::render::look::sets::{Family, PieceSets, Set};
use crate::render::look::style::Style;
use crate::render::look::theme::Theme;
use crate::render::paint::plan::Plan;
use crate::render::paint::raster::RASTER;
use crate::render::paint::samples;
use crate::rules::{
    Band, Cell, Geometry, Line, LineKind, Man, Mark, PieceKind, Rng, Seat, SeatSet, Side, Tray,
    View,
};

/// How many boards are drawn for a palette: in turn without bands, with all bands and with a chosen
/// one, in each set of men.
const BOARDS: usize = 6;

/// A kind of board by its shapes, the sets of its men, and whose men stand on it. Most are of as many
/// of the first sides as the number says.
type Kind = (&'static [Geometry], &'static [Set], &'static [Side], usize);

const CHESS: &[Set] = Family::Cells.sets();

const KINDS: [Kind; 5] = [
    (
        &[
            Geometry::Squares { files: 8, ranks: 8, fog: false },
            Geometry::Squares { files: 8, ranks: 8, fog: true },
        ],
        CHESS,
        &Side::ALL,
        2,
    ),
    (&[Geometry::Points], &[Set::Discs], &[Side::Red, Side::Black], 2),
    (&[Geometry::Points], &[Set::Figures], &[Side::Red, Side::Black], 2),
    (&[Geometry::Star], CHESS, &Side::ALL, 2),
    (
        &[Geometry::Tiles { borders: Some((Cell::new(-3, -3), Cell::new(3, 3))), grid: true }],
        CHESS,
        &Side::ALL,
        Side::ALL.len(),
    ),
];

/// An empty board with its view.
fn empty((geometries, sets, sides, _): Kind, theme: Theme, nth: usize) -> (Board, View, Style) {
    let pieces = PieceSets::default().with(sets[nth % sets.len()]);
    let style = Style { theme, pieces, ..Style::default() };
    let view = samples::bare(geometries[nth / 3 % geometries.len()], sides);
    (Board::of(&[Scene::from(&view)], style).expect("a drawable board"), view, style)
}

/// Fills a board with men of all kinds under all marks, hands and lines. Most men are of the first
/// `usual` seats.
fn fill(view: &mut View, cells: &[Cell], figures: &[PieceKind], usual: usize, rng: &mut Rng) {
    for &cell in cells {
        if rng.below(4) > 0 {
            let seats = if rng.below(6) > 0 { usual } else { view.sides.len() };
            let seat = Seat(rng.below(seats) as u8);
            view.men.extend(rng.pick(figures).map(|&figure| Man { cell, seat, figure }));
        }
        // The last move shows on every board, most often under something else.
        if rng.below(6) == 0 {
            view.marks.push((cell, Mark::LastMove));
        }
        for _ in 0..rng.below(3) {
            view.marks.extend(rng.pick(&Mark::ALL).map(|&mark| (cell, mark)));
        }
    }
    for kind in [LineKind::Check, LineKind::Threat, LineKind::Announced] {
        let ends = rng.pick(cells).zip(rng.pick(cells));
        view.lines.extend(ends.map(|(&from, &to)| Line { from, to, kind }));
    }
    let men = figures.iter().take(6).zip([2, 1, 0].into_iter().cycle());
    let men = men.map(|(&figure, count)| (figure, count)).collect();
    view.trays = vec![Tray { men, score: Some(3), ..Tray::default() }; view.sides.len()];
    view.turn = SeatSet::one(Seat::FIRST);
}

/// The colours of boards of this kind in a theme.
fn derived(kind: Kind, theme: Theme) -> Vec<Rgb> {
    let mut shades = Shades::default();
    let mut rng = Rng::new(1);
    for nth in 0..BOARDS {
        let (board, mut view, style) = empty(kind, theme, nth);
        let set = board.layout().look().set;
        let figures: Vec<PieceKind> =
            PieceKind::ALL.into_iter().filter(|&figure| men::drawn(figure, set)).collect();
        let cells: Vec<_> = board.layout().cells(&view).iter().map(|(cell, _)| *cell).collect();
        fill(&mut view, &cells, &figures, kind.3, &mut rng);
        let left = cells.iter().map(|cell| cell.x).min().expect("a board has cells");
        let bands = [left..=left + 3, left + 4..=left + 6];
        let bands = bands.map(|columns| Band { columns, rows: None });
        let scene = match nth % 3 {
            0 => Scene::from(&view),
            1 => Scene { bands: &bands, ..Scene::from(&view) },
            _ => Scene { only: bands.first(), ..Scene::from(&view) },
        };
        let caption = samples::caption(nth);
        let scene = Scene { caption: Some(&caption), ..scene };
        let plan = Plan::of(&scene, style).expect("all men of the set can be drawn");
        let (width, height) = plan.extent();
        shades.add(&RASTER.colours(&plan.svg(), width, height), width as usize);
    }
    shades.palette()
}

/// Every kind of board in each of its themes.
fn all() -> impl Iterator<Item = (Kind, Theme)> {
    let all = KINDS.into_iter().flat_map(|kind| Theme::ALL.map(|theme| (kind, theme)));
    all.filter(|&(kind, theme)| empty(kind, theme, 0).0.layout().look().theme == theme)
}

fn line(kind: Kind, theme: Theme) -> String {
    let mut line = format!("{} {}", empty(kind, theme, 0).0.layout().kind(), theme.key());
    for Rgb([red, green, blue]) in derived(kind, theme) {
        write!(line, " {red:02X}{green:02X}{blue:02X}").expect("text takes all");
    }
    line
}

#[test]
fn the_palettes_are_those_of_what_is_drawn() {
    let lines: Vec<String> = thread::scope(|scope| {
        let work: Vec<_> =
            all().map(|(kind, theme)| scope.spawn(move || line(kind, theme))).collect();
        work.into_iter().map(|work| work.join().expect("a palette")).collect()
    });
    if std::env::var("PATT_PALETTES").is_ok_and(|what| what == "write") {
        let file = concat!(env!("CARGO_MANIFEST_DIR"), "/src/render/paint/palettes/derived.txt");
        fs::write(file, lines.join("\n") + "\n").expect("a file to write to");
        return;
    }
    let name = |line: &str| line.split(' ').take(2).collect::<Vec<_>>().join(" ");
    let known: Vec<&str> = DERIVED.lines().collect();
    let differ: Vec<_> = lines.iter().filter(|line| !known.contains(&line.as_str())).collect();
    let differ: Vec<_> = differ.into_iter().map(|line| name(line)).collect();
    assert!(
        differ.is_empty() && known.len() == lines.len(),
        "what is drawn has other colours now on {differ:?}; to accept them: PATT_PALETTES=write \
         cargo test --lib the_palettes_are"
    );
}

#[test]
fn areas_are_exact_and_an_index_is_free() {
    for (kind, theme) in all() {
        for nth in 0..BOARDS {
            let (board, view, style) = empty(kind, theme, nth);
            let plan = Plan::of(&Scene::from(&view), style).expect("a drawable board");
            let palette = super::of(board).entries();
            assert!(palette.len() <= MOST, "{theme:?} {board:?}");
            let (width, height) = board.layout().places().extent();
            let colours = RASTER.colours(&plan.svg(), width, height);
            let (right, below) = (8, 8 * width as usize);
            // Lines are thinner than areas.
            let inside = colours.windows(right + below + 1).filter(|from| {
                [right, below, right + below].iter().all(|&corner| from[corner] == from[0])
            });
            let mut areas: HashMap<_, usize> = HashMap::new();
            inside.for_each(|from| *areas.entry(from[0]).or_default() += 1);
            areas.retain(|_, count| *count > 500);
            for colour in areas.into_keys() {
                assert!(palette.contains(&colour), "{theme:?} {board:?}: {colour}");
            }
        }
    }
}
