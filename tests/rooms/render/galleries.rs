//! Pictures of looks to choose from, looked at by program.

use patt::render::{Painter, Sample, Set, Style, Theme};

use super::views::squares;
use super::{draw, look};

/// All looks to choose from.
pub(super) fn gallery() -> Vec<Vec<Sample>> {
    let sample = |theme, set, name: String| Sample {
        theme,
        set,
        chosen: theme == Theme::Linden && matches!(set, Set::Staunton | Set::Figures),
        name,
    };
    let themes = Theme::ALL.map(|theme| sample(theme, Set::Staunton, format!("{theme:?}")));
    let mut rows: Vec<_> = themes.chunks(4).map(<[_]>::to_vec).collect();
    for sets in
        [&[Set::Staunton, Set::Facet, Set::Book, Set::Pixel][..], &[Set::Discs, Set::Figures]]
    {
        let of = |&set| sample(Theme::Linden, set, format!("{set:?} of a long name & more"));
        rows.push(sets.iter().map(of).collect());
    }
    rows
}

#[test]
fn a_gallery_shows_every_look_as_boards_have_it() {
    let picture = Painter::new().gallery(&gallery(), Theme::Linden);
    let image = look(&picture);
    assert_eq!(image.dimensions(), (720, 4 * 212 + 16));
    assert!(picture.png.len() < 200_000, "{} bytes", picture.png.len());
    let board = draw(&squares("8/8/8/8/8/8/8/8"), Style::default());
    // The light square of the first look, and of the last theme.
    assert_eq!(image.get_pixel(14, 14 + 84), board.get_pixel(36 + 84 + 2, 12 + 86));
    assert_eq!(image.get_pixel(12 + 3 * 176 + 2, 12 + 212 + 2 + 84).0, [0xFF; 3]);
    let cell = |x: u32, y: u32| {
        let (x, y) = (12 + x * 176, 12 + y * 212);
        image::imageops::crop_imm(&image, x, y, 168, 168).to_image()
    };
    let all: Vec<_> = (0..3)
        .flat_map(|y| (0..4).map(move |x| (x, y)))
        .chain([(0, 3), (1, 3)])
        .map(|(x, y)| cell(x, y))
        .collect();
    for (nth, one) in all.iter().enumerate() {
        // The usual look stands among the colours and among the sets.
        let same = all.iter().filter(|other| *other == one).count();
        assert_eq!(same, if [0, 8].contains(&nth) { 2 } else { 1 }, "number {nth}");
    }
}
