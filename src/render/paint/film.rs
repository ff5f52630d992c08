//! Moving pictures: the positions of a game one after another, as a GIF.

use gif::{DisposalMethod, Encoder, Frame, Repeat};

use super::painter::Painter;
use super::palettes;
use super::plan::Plan;
use crate::render::boards::board::Board;
use crate::render::boards::scene::{Scene, Undrawn};
use crate::render::look::palette::Palette;
use crate::render::look::style::Style;
use crate::rules::View;
use crate::watch::spans;

/// How long the first picture, each further one and the last one stand, in hundredths of a second.
const FIRST: u16 = 150;
const EACH: u16 = 100;
const LAST: u16 = 300;
/// How long all of a long game takes, and the least that a picture stands.
const ALL: usize = 6_000;
const LEAST: u16 = 40;

/// A finished moving picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Film {
    /// The GIF file: at most 256 colours, every frame the part that changed.
    pub gif: Vec<u8>,
    /// Its width in pixels.
    pub width: u32,
    /// Its height in pixels.
    pub height: u32,
}

/// A part of the picture that changes.
struct Change {
    left: usize,
    top: usize,
    width: usize,
    pixels: Vec<u8>,
    stands: u16,
}

impl Painter {
    /// The positions in their order, played twice; it ends on the last one. Each picture holds only
    /// the rectangle that changed, and of that only the pixels that did. The same views and style
    /// give the same bytes.
    ///
    /// # Errors
    /// When there is no picture of one of them, or none at all; see [`Undrawn`].
    pub fn film(&self, views: &[View], style: &Style) -> Result<Film, Undrawn> {
        let scenes: Vec<Scene<'_>> = views.iter().map(Scene::from).collect();
        self.show(&scenes, style)
    }

    /// The same of scenes; all of them have a strip, or none.
    ///
    /// # Errors
    /// When there is no picture of one of them, or none at all; see [`Undrawn`].
    pub fn show(&self, scenes: &[Scene<'_>], style: &Style) -> Result<Film, Undrawn> {
        let board = Board::of(scenes, *style)?;
        let _drawing = spans::picture("film", Some(board.layout().kind())).entered();
        let plans = scenes.iter().map(|scene| Plan::on(board, scene));
        let plans = plans.collect::<Result<Vec<_>, _>>()?;
        let strips = plans.iter().any(|plan| plan.caption.is_some());
        if plans.iter().any(|plan| plan.caption.is_some() != strips) {
            return Err(Undrawn::Geometry);
        }
        let (width, height) = plans.first().map_or((0, 0), Plan::extent);
        let each = pace(plans.len());
        let palette = palettes::of(board);
        let kept = palette.entries().len() as u8;
        let mut changes: Vec<Change> = Vec::with_capacity(plans.len());
        let mut shown: Vec<u8> = Vec::new();
        for plan in &plans {
            let pixels = self.pixels(plan);
            match change(&shown, &pixels, width as usize, kept) {
                Some(change) => changes.push(Change { stands: each, ..change }),
                None => changes.iter_mut().next_back().into_iter().for_each(|last| {
                    last.stands = last.stands.saturating_add(each);
                }),
            }
            shown = pixels;
        }
        if let Some(first) = changes.first_mut() {
            first.stands += FIRST - each;
        }
        if let Some(last) = changes.last_mut() {
            last.stands = last.stands.saturating_add(LAST - each);
        }
        let gif = encode(changes, [width as u16, height as u16], palette, kept)
            .expect("memory takes every byte, and the frames lie inside the picture");
        Ok(Film { gif, width, height })
    }
}

/// How long each of so many pictures stands: in long games less, down to what can be followed.
fn pace(count: usize) -> u16 {
    u16::try_from(ALL / count.max(1)).unwrap_or(EACH).clamp(LEAST, EACH)
}

/// What differs between two pictures of this width; everything if there was none before, `None` if
/// nothing does. Pixels that stay as they are have the index `kept`.
fn change(old: &[u8], new: &[u8], width: usize, kept: u8) -> Option<Change> {
    let whole =
        |pixels: &[u8]| Change { left: 0, top: 0, width, pixels: pixels.to_vec(), stands: EACH };
    if old.len() != new.len() {
        return Some(whole(new));
    }
    let rows = || old.chunks_exact(width).zip(new.chunks_exact(width)).enumerate();
    let mut changed = rows().filter(|(_, (old, new))| old != new).map(|(row, _)| row);
    let top = changed.next()?;
    let bottom = changed.next_back().unwrap_or(top);
    let (mut left, mut right) = (width, 0);
    for (_, (old, new)) in rows().skip(top).take(bottom - top + 1) {
        let mut differ = old.iter().zip(new).enumerate().filter(|(_, (a, b))| a != b);
        if let Some((first, _)) = differ.next() {
            left = left.min(first);
            right = right.max(differ.next_back().map_or(first, |(last, _)| last));
        }
    }
    let mut pixels = Vec::with_capacity((right - left + 1) * (bottom - top + 1));
    for (_, (old, new)) in rows().skip(top).take(bottom - top + 1) {
        let both = old[left..=right].iter().zip(&new[left..=right]);
        pixels.extend(both.map(|(old, new)| if old == new { kept } else { *new }));
    }
    Some(Change { left, top, width: right - left + 1, pixels, stands: EACH })
}

fn encode(
    changes: Vec<Change>,
    [width, height]: [u16; 2],
    palette: &Palette,
    kept: u8,
) -> Result<Vec<u8>, gif::EncodingError> {
    // One entry more than there are colours, for the pixels that stay.
    let mut colours: Vec<u8> = palette.entries().iter().flat_map(|colour| colour.0).collect();
    colours.extend([0; 3]);
    let mut file = Vec::new();
    let mut encoder = Encoder::new(&mut file, width, height, &colours)?;
    encoder.set_repeat(Repeat::Finite(1))?;
    for change in changes {
        let rows = change.pixels.len() / change.width;
        encoder.write_frame(&Frame {
            delay: change.stands,
            dispose: DisposalMethod::Keep,
            transparent: Some(kept),
            left: change.left as u16,
            top: change.top as u16,
            width: change.width as u16,
            height: rows as u16,
            buffer: change.pixels.into(),
            ..Frame::default()
        })?;
    }
    drop(encoder);
    Ok(file)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(old: &[u8], new: &[u8], expect: Option<([usize; 3], &[u8])>) {
        let got = change(old, new, 4, 9);
        let got = got.as_ref().map(|got| ([got.left, got.top, got.width], got.pixels.as_slice()));
        assert_eq!(got, expect);
    }

    #[test]
    fn long_games_go_faster() {
        assert_eq!([1, 60, 100, 150, 1_000].map(pace), [100, 100, 60, 40, 40]);
    }

    #[test]
    fn only_what_changed_is_kept() {
        let old = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
        check(&[], &old, Some(([0, 0, 4], &old)));
        check(&old, &old, None);
        check(&old, &[0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0], Some(([1, 1, 1], &[1])));
        check(&old, &[0, 1, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0], Some(([1, 0, 3], &[1, 9, 9, 9, 9, 2])));
    }
}
