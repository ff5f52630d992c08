//! The men as SVG: the drawings of `assets/pieces`, dyed for a side.

use std::fmt::Write;

use super::{characters, disc};
use crate::render::look::army::army;
use crate::render::look::colour::Rgb;
use crate::render::look::sets::Set;
use crate::render::look::style::Look;
use crate::rules::{PieceKind, Side};

/// The ink the drawings are written in; lines in it take the army's colour.
const INK: &str = "#2B2623";

/// The drawing of a figure: a form, which is a union of closed shapes, and lines on it.
struct Drawing {
    form: &'static str,
    lines: &'static str,
}

/// The drawing of a figure in a set; those that a set lacks are turned men.
fn drawing(figure: PieceKind, set: Set) -> Option<Drawing> {
    macro_rules! file {
        ($set:literal, $man:literal) => {
            include_str!(concat!("../../../assets/pieces/", $set, "/", $man, ".svg"))
        };
    }
    let file = match (set, figure) {
        (Set::Facet, PieceKind::King) => file!("facet", "king"),
        (Set::Facet, PieceKind::Queen) => file!("facet", "queen"),
        (Set::Facet, PieceKind::Rook) => file!("facet", "rook"),
        (Set::Facet, PieceKind::Bishop) => file!("facet", "bishop"),
        (Set::Facet, PieceKind::Knight) => file!("facet", "knight"),
        (Set::Facet, PieceKind::Pawn) => file!("facet", "pawn"),
        (Set::Book, PieceKind::King) => file!("book", "king"),
        (Set::Book, PieceKind::Queen) => file!("book", "queen"),
        (Set::Book, PieceKind::Rook) => file!("book", "rook"),
        (Set::Book, PieceKind::Bishop) => file!("book", "bishop"),
        (Set::Book, PieceKind::Knight) => file!("book", "knight"),
        (Set::Book, PieceKind::Pawn) => file!("book", "pawn"),
        (Set::Pixel, PieceKind::King) => file!("pixel", "king"),
        (Set::Pixel, PieceKind::Queen) => file!("pixel", "queen"),
        (Set::Pixel, PieceKind::Rook) => file!("pixel", "rook"),
        (Set::Pixel, PieceKind::Bishop) => file!("pixel", "bishop"),
        (Set::Pixel, PieceKind::Knight) => file!("pixel", "knight"),
        (Set::Pixel, PieceKind::Pawn) => file!("pixel", "pawn"),
        (_, PieceKind::King) => file!("staunton", "king"),
        (_, PieceKind::Queen) => file!("staunton", "queen"),
        (_, PieceKind::Rook) => file!("staunton", "rook"),
        (_, PieceKind::Bishop) => file!("staunton", "bishop"),
        (_, PieceKind::Knight) => file!("staunton", "knight"),
        (_, PieceKind::Pawn) => file!("staunton", "pawn"),
        (_, PieceKind::Advisor) => file!("staunton", "advisor"),
        (_, PieceKind::Elephant) => file!("staunton", "elephant"),
        (_, PieceKind::Cannon) => file!("staunton", "cannon"),
    };
    Some(Drawing { form: group(file, "form")?, lines: group(file, "lines")? })
}

/// What stands inside the group with this id. Our drawings nest no groups.
fn group(file: &'static str, id: &str) -> Option<&'static str> {
    let (_, rest) = file.split_once(&format!("<g id=\"{id}\""))?;
    let (_, rest) = rest.split_once('>')?;
    rest.split_once("</g>").map(|(inside, _)| inside)
}

/// Whether there is a drawing of `figure` in a set.
pub(crate) fn drawn(figure: PieceKind, set: Set) -> bool {
    set != Set::Discs || characters::man(figure, Side::Black).is_some()
}

/// The definition that men of `side` refer to, once a document.
pub(crate) fn definition(side: Side, set: Set) -> String {
    let (key, army) = (side.key(), army(side));
    // Light from the left: on round bodies it fades, cut ones have an edge, printed ones no shade.
    let (from, to, start, end) = match set {
        Set::Discs => return disc::definition(side),
        Set::Staunton | Set::Figures => (25, 80, 0.25, 1.0),
        Set::Facet | Set::Pixel => (0, 100, 0.5, 0.5),
        Set::Book if matches!(side, Side::White | Side::Yellow) => (0, 100, 1.0, 1.0),
        Set::Book => (0, 100, 0.0, 0.0),
    };
    format!(
        "<linearGradient id=\"{key}\" gradientUnits=\"userSpaceOnUse\" x1=\"{from}\" \
         x2=\"{to}\" y1=\"0\" y2=\"0\"><stop offset=\"{start}\" stop-color=\"{}\"/>\
         <stop offset=\"{end}\" stop-color=\"{}\"/></linearGradient>",
        army.bright, army.deep
    )
}

/// A man of one tone with lines in the colour of what it lies on, in a box of 100 by 100.
pub(crate) fn silhouette(figure: PieceKind, set: Set, tone: Rgb, ground: Rgb) -> String {
    let Some(Drawing { form, lines }) = drawing(figure, set) else { return String::new() };
    let line = ground.to_string();
    let lines = lines.replace(INK, &line);
    format!(
        "<g stroke-linejoin=\"round\"><g fill=\"{tone}\" stroke=\"{tone}\" stroke-width=\"4.8\">{form}</g>\
         <g fill=\"none\" stroke=\"{line}\" stroke-width=\"3\" stroke-linecap=\"round\">{lines}</g></g>"
    )
}

/// A man as an outline round a body of one tone, in a box of 100 by 100.
pub(crate) fn outlined(figure: PieceKind, set: Set, body: Rgb, ink: Rgb) -> String {
    let Some(Drawing { form, lines }) = drawing(figure, set) else { return String::new() };
    let line = ink.to_string();
    let lines = lines.replace(INK, &line);
    format!(
        "<g stroke-linejoin=\"round\"><g fill=\"{line}\" stroke=\"{line}\" stroke-width=\"9\">{form}</g>\
         <g fill=\"{body}\">{form}</g>\
         <g fill=\"none\" stroke=\"{line}\" stroke-width=\"3.4\" stroke-linecap=\"round\">{lines}</g></g>"
    )
}

/// A man in a box of 100 by 100. A figure without a drawing leaves the box empty.
pub(crate) fn man(figure: PieceKind, side: Side, look: Look) -> String {
    let (joins, caps) = match look.set {
        Set::Discs => return disc::man(figure, side),
        Set::Facet | Set::Pixel => ("stroke-linejoin=\"miter\" stroke-miterlimit=\"2.4\"", "butt"),
        Set::Staunton | Set::Book | Set::Figures => ("stroke-linejoin=\"round\"", "round"),
    };
    let Some(Drawing { form, lines }) = drawing(figure, look.set) else { return String::new() };
    let (key, army) = (side.key(), army(side));
    let mut svg = format!("<g {joins}>");
    if let Some(halo) = look.theme.colours().halo.filter(|_| side == Side::Black) {
        let _ = write!(svg, "<g fill=\"{halo}\" stroke=\"{halo}\" stroke-width=\"8.8\">{form}</g>");
    }
    let ink = army.ink;
    // The outline lies wholly outside the body, as the body is painted over its inner half.
    let _ = write!(svg, "<g fill=\"{ink}\" stroke=\"{ink}\" stroke-width=\"6\">{form}</g>");
    let _ = write!(svg, "<g fill=\"url(#{key})\">{form}</g>");
    let line = army.line.to_string();
    let lines = lines.replace(INK, &line);
    let _ = write!(
        svg,
        "<g fill=\"none\" stroke=\"{line}\" stroke-width=\"2.4\" stroke-linecap=\"{caps}\">{lines}</g></g>"
    );
    svg
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_man_has_a_form_and_lines() {
        let base = [
            (Set::Staunton, "79.2", 9),
            (Set::Facet, "78.6", 6),
            (Set::Book, "77", 6),
            (Set::Pixel, "77", 6),
        ];
        for (set, base, count) in base {
            for &figure in &PieceKind::ALL[..count] {
                let drawing = drawing(figure, set).expect("a drawing with both groups");
                assert!(drawing.form.contains("<path"), "{figure:?}");
                let stands = drawing.lines.contains(base) || figure == PieceKind::Cannon;
                assert!(stands, "{figure:?} stands on the common base");
                let nested = drawing.form.contains("<g") || drawing.lines.contains("<g");
                assert!(!nested, "{figure:?}");
            }
        }
    }
}
