//! How near the indexed tiles come to the drawn ones.

use super::painter::Painter;
use super::palettes;
use super::plan::{Patch, Plan};
use super::raster::{RASTER, document};
use super::samples;
use crate::render::boards::scene::Scene;
use crate::render::cells::marks::Marks;
use crate::render::cells::tile::Tile;
use crate::render::look::sets::{PieceSets, Set};
use crate::render::look::style::Style;
use crate::render::look::theme::Theme;
use crate::rules::{Geometry, Mark, PieceKind, Side};

/// As a signal to noise ratio over all channels.
#[test]
fn the_palette_costs_nothing_visible() {
    let painter = Painter::new();
    let sets: [&[Mark]; 7] = [
        &[],
        &[Mark::LastMove],
        &[Mark::Selected],
        &[Mark::Check],
        &[Mark::Capture],
        &[Mark::Target],
        &[Mark::LastMove, Mark::Capture],
    ];
    let mut poor = Vec::new();
    let squares = Geometry::Squares { files: 8, ranks: 8, fog: false };
    let pieces = PieceSets::default();
    let chess =
        &[PieceKind::King, PieceKind::Queen, PieceKind::Bishop, PieceKind::Knight, PieceKind::Pawn];
    let xiangqi = &[PieceKind::King, PieceKind::Advisor, PieceKind::Elephant, PieceKind::Cannon];
    let tiles = Geometry::Tiles { borders: None, grid: true };
    let boards: [(Geometry, Set, &[PieceKind], Side); 6] = [
        (squares, Set::Staunton, chess, Side::White),
        (squares, Set::Facet, chess, Side::White),
        (Geometry::Points, Set::Discs, xiangqi, Side::Red),
        (Geometry::Points, Set::Figures, xiangqi, Side::Red),
        (Geometry::Star, Set::Staunton, chess, Side::White),
        (tiles, Set::Staunton, chess, Side::White),
    ];
    for (theme, (geometry, set, figures, first)) in
        Theme::ALL.into_iter().flat_map(|theme| boards.map(|board| (theme, board)))
    {
        let style = Style { theme, pieces: pieces.with(set), ..Style::default() };
        let view = samples::bare(geometry, &[]);
        let plan = Plan::of(&Scene::from(&view), style).expect("a drawable board");
        let board = plan.board;
        let palette = palettes::of(board);
        let (mut worst, mut sum, mut count) = (f64::INFINITY, 0.0, 0.0);
        let grounds: Vec<_> = plan.placed().collect();
        for (nth, (figure, side)) in (0..)
            .zip(figures.iter().flat_map(|&figure| [first, Side::Black].map(|side| (figure, side))))
        {
            for (step, set) in sets.into_iter().enumerate() {
                // Every man stands on ever other ground.
                let (Patch::Tile(ground), area) = grounds[(nth * 7 + step) % grounds.len()] else {
                    continue;
                };
                let marks = set.iter().fold(Marks::default(), |marks, &mark| marks.with(mark));
                let patch = Patch::Tile(Tile { man: Some((figure, side)), marks, ..ground });
                let (width, height) = (area.width, area.height);
                let svg = document(width, height, &patch.body(board, area));
                let drawn = RASTER.pixels(&svg, width, height);
                let indexed = painter.patch(board, area, patch);
                let error: f64 = drawn
                    .pixels()
                    .iter()
                    .zip(&*indexed)
                    .filter(|(pixel, _)| pixel.alpha() == 255)
                    .map(|(pixel, &index)| {
                        let own = palette.entries()[usize::from(index)].0;
                        let drawn = [pixel.red(), pixel.green(), pixel.blue()];
                        let channels = own.into_iter().zip(drawn);
                        channels.map(|(a, b)| f64::from(a.abs_diff(b)).powi(2)).sum::<f64>()
                    })
                    .sum();
                let mean = error / f64::from(width * height * 3);
                worst = worst.min(10.0 * (255.0 * 255.0 / mean).log10());
                sum += mean;
                count += 1.0;
            }
        }
        let overall = 10.0 * (255.0 * 255.0 * count / sum).log10();
        // Light lines and characters on bodies that fade have more tones than dark ones.
        // Rings over frames on six colours of tiles cross more of them than on one board.
        let (least, each) = match geometry {
            Geometry::Points => (39.0, 37.0),
            Geometry::Tiles { .. } => (41.0, 37.0),
            Geometry::Squares { .. } | Geometry::Star => (41.0, 38.0),
        };
        println!("{theme:?} {set:?}: {overall:.1} dB, worst {worst:.1} dB");
        if overall <= least || worst <= each {
            poor.push(format!("{theme:?} {set:?} {geometry:?}: {overall:.1} dB, {worst:.1} dB"));
        }
    }
    assert!(poor.is_empty(), "{poor:#?}");
}
