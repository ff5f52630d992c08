//! What each kind of board needs of a palette: exact colours, and pairs that meet.

use super::{Kind, tiles};
use crate::render::boards::{
    points::colours::{checkers, wood},
    star::colours::hexagons,
};
use crate::render::cells::marks::CLOUD;
use crate::render::cells::tile::{BANDED, DIMMED};
use crate::render::look::{army::army, colour::Rgb, common, discs, theme::Theme};
use crate::rules::Side;

/// The colours of areas, which must come out exactly.
pub(super) fn flat(theme: Theme, kind: Kind) -> Vec<Rgb> {
    let colours = theme.colours();
    let ground = kind.ground(theme);
    let mut flat = ground.clone();
    if kind != Kind::Discs {
        flat.extend([colours.last, colours.selected].concat());
    }
    if !kind.is_points() {
        flat.extend([colours.fog, colours.placing].concat());
    }
    flat.extend([
        colours.frame,
        colours.label,
        colours.brackets,
        colours.selected_frame,
        colours.target,
        colours.target_rim,
        colours.check,
        colours.check_edge,
        colours.placing_ink,
        Rgb::WHITE,
        common::FLAG,
        common::FLAG_EDGE,
        common::FLAG_SIGN,
        common::BADGE,
        common::CROSS,
        common::CHECK_LINE,
        common::THREAT_LINE,
    ]);
    if kind != Kind::Discs {
        flat.extend(colours.halo);
        flat.extend(kind.armies().iter().flat_map(|&side| {
            let army = army(side);
            [army.bright, army.deep, army.ink, army.line]
        }));
    }
    let fog = if kind.is_points() { Vec::new() } else { colours.fog.to_vec() };
    for share in [BANDED, DIMMED] {
        flat.extend(ground.iter().map(|tone| tone.mix(colours.frame, share)));
        flat.extend(fog.iter().map(|tone| tone.mix(colours.frame, share)));
    }
    match kind {
        Kind::Tiles => return tiles::flat(),
        Kind::Squares => {
            flat.extend(colours.fog.map(|tone| tone.mix(Rgb::WHITE, CLOUD)));
            flat.extend([common::ACTIVE, common::CHIP]);
        }
        Kind::Discs => {
            let wood = wood(theme);
            flat.extend([wood.line, wood.river_ink, discs::LAST, discs::LAST_EDGE]);
            flat.extend([discs::SELECTED, discs::SELECTED_EDGE, discs::MOVABLE_RIM]);
            flat.extend(
                [Side::Red, Side::Black]
                    .map(discs::disc)
                    .iter()
                    .flat_map(|disc| [disc.top, disc.bottom, disc.edge, disc.ring, disc.ink]),
            );
            flat.push(wood.ground.mix(discs::SHADOW, 0.55));
        }
        Kind::Figures => {
            let checkers = checkers(theme);
            flat.extend([checkers.border, checkers.river, checkers.wave]);
        }
        Kind::Star => {
            let hexagons = hexagons(theme);
            flat.push(hexagons.edge);
            flat.extend(hexagons.number);
            flat.push(common::ACTIVE);
        }
    }
    flat
}

/// Pairs of colours that meet, with how many steps to keep between them, in the order of what
/// they matter.
pub(super) fn ramps(theme: Theme, kind: Kind) -> Vec<(Rgb, Rgb, u8)> {
    let colours = theme.colours();
    let ground = kind.ground(theme);
    let mut ramps = match kind {
        Kind::Tiles => return tiles::ramps(),
        Kind::Squares => Vec::new(),
        Kind::Discs => disc_ramps(theme),
        Kind::Figures => {
            let checkers = checkers(theme);
            let mut own = vec![(checkers.river, checkers.wave, 4)];
            own.extend(checkers.square.map(|tone| (checkers.river, tone, 1)));
            own
        }
        Kind::Star => star_ramps(theme),
    };
    if kind == Kind::Discs {
        ramps.push((colours.label, colours.frame, 5));
    } else {
        men_ramps(theme, kind, &mut ramps);
    }
    if !kind.is_points() {
        placing_ramps(theme, kind, &mut ramps);
    }
    ramps.extend([(common::CROSS, Rgb::WHITE, 3), (common::CHECK_LINE, Rgb::WHITE, 3)]);
    ramps.extend([
        (common::FLAG, common::FLAG_EDGE, 3),
        (common::BADGE, Rgb::WHITE, 3),
        (army(kind.sides()[0]).bright, colours.target_rim, 1),
    ]);
    for tone in ground {
        ramps.extend([(common::FLAG_EDGE, tone, 2), (common::BADGE, tone, 2)]);
        if !kind.is_points() {
            for side in [Side::Red, Side::Blue, Side::Green, Side::Yellow] {
                ramps.push((army(side).ink, tone, 2));
            }
        }
    }
    ramps
}

/// What cells to place men on need, and fog.
fn placing_ramps(theme: Theme, kind: Kind, ramps: &mut Vec<(Rgb, Rgb, u8)>) {
    let colours = theme.colours();
    let army = army(kind.sides()[0]);
    let outline = colours.halo.unwrap_or(BLACK_INK);
    for tone in colours.placing {
        ramps.extend([(colours.placing_ink, tone, 3), (army.ink, tone, 2), (outline, tone, 2)]);
    }
    for tone in colours.fog {
        ramps.extend([
            (colours.target, tone, 2),
            (common::CROSS, Rgb::WHITE, 3),
            (Rgb::WHITE, tone, 3),
            (common::CHECK_LINE, Rgb::WHITE, 3),
        ]);
    }
}

/// The outline of black men.
const BLACK_INK: Rgb = army(Side::Black).ink;

/// What men drawn with an outline and marks of cells need.
fn men_ramps(theme: Theme, kind: Kind, ramps: &mut Vec<(Rgb, Rgb, u8)>) {
    let colours = theme.colours();
    let ground = kind.ground(theme);
    let [first, second] = kind.sides();
    let (bright, dark) = (army(first), army(second));
    let middle = |side| army(side).bright.mix(army(side).deep, 0.4);
    ramps.extend([
        (bright.bright, bright.deep, 5),
        (dark.bright, dark.deep, 5),
        (bright.ink, middle(first), 5),
        (dark.line, middle(second), 3),
        (dark.ink, middle(second), 3),
        (colours.label, colours.frame, 5),
    ]);
    if bright.line != bright.ink {
        ramps.extend([(bright.bright, bright.deep, 9), (dark.bright, dark.deep, 7)]);
        for share in [0.1, 0.5, 0.9] {
            let body = bright.bright.mix(bright.deep, share);
            ramps.extend([(bright.line, body, 4), (bright.ink, body, 4)]);
        }
        ramps.push((bright.line, bright.ink, 3));
    }
    let outline = colours.halo.unwrap_or(dark.ink);
    for &tone in &ground {
        ramps.extend([(bright.ink, tone, 4), (outline, tone, 4)]);
    }
    ramps.extend(colours.halo.map(|halo| (halo, dark.ink, 4)));
    ramps.push((colours.target, colours.target_rim, 5));
    for &tone in &ground {
        ramps.extend([(colours.target, tone, 2), (colours.target_rim, tone, 3)]);
    }
    for tone in [colours.last, colours.selected].concat() {
        ramps.extend([(bright.ink, tone, 3), (outline, tone, 3), (colours.brackets, tone, 1)]);
    }
    for tone in colours.last {
        ramps.push((colours.target_rim, tone, 3));
    }
    ramps.extend([
        (bright.ink, colours.check, 3),
        (outline, colours.check, 3),
        (colours.check_edge, colours.check, 2),
        (colours.target, outline, 3),
        (colours.target, bright.ink, 3),
    ]);
    for &tone in &ground {
        ramps.extend([(colours.check_edge, tone, 3)]);
    }
    for &side in kind.armies().iter().filter(|side| !kind.sides().contains(side)) {
        let army = army(side);
        ramps.extend([(army.bright, army.deep, 3), (army.ink, middle(side), 2)]);
    }
    let dimmed = |colour: Rgb| colour.mix(colours.frame, DIMMED);
    for &tone in &ground {
        ramps.extend([
            (dimmed(bright.ink), dimmed(tone), 2),
            (dimmed(outline), dimmed(tone), 1),
            (dimmed(middle(first)), dimmed(tone), 1),
        ]);
    }
    ramps.extend([
        (dimmed(bright.bright), dimmed(bright.deep), 2),
        (dimmed(bright.ink), dimmed(bright.bright), 3),
        (dimmed(dark.bright), dimmed(dark.deep), 2),
    ]);
}

/// What hexagons with numbers need besides men.
fn star_ramps(theme: Theme) -> Vec<(Rgb, Rgb, u8)> {
    let (colours, hexagons) = (theme.colours(), hexagons(theme));
    let mut ramps = vec![(hexagons.edge, colours.frame, 2)];
    for (tone, number) in hexagons.tone.into_iter().zip(hexagons.number) {
        ramps.extend([(hexagons.edge, tone, 3), (number, tone, 4)]);
    }
    for tone in [colours.last[0], colours.selected[0]] {
        ramps.extend([(hexagons.number[0], tone, 3), (hexagons.edge, tone, 2)]);
        ramps.push((colours.selected_frame, tone, 2));
    }
    for tone in hexagons.tone {
        ramps.push((colours.selected_frame, tone, 2));
    }
    ramps.push((common::ACTIVE, hexagons.tone[1], 2));
    ramps
}

/// What discs, lines and their marks need.
fn disc_ramps(theme: Theme) -> Vec<(Rgb, Rgb, u8)> {
    let (colours, wood) = (theme.colours(), wood(theme));
    let [red, black] = [Side::Red, Side::Black].map(discs::disc);
    let shadow = wood.ground.mix(discs::SHADOW, 0.55);
    let mut ramps = vec![(red.top, red.bottom, 12), (black.top, black.bottom, 8)];
    for share in [0.2, 0.5, 0.8] {
        ramps.push((red.ink, red.top.mix(red.bottom, share), 9));
        ramps.push((black.ink, black.top.mix(black.bottom, share), 8));
    }
    ramps.extend([
        (black.ring, black.top, 4),
        (black.ring, black.bottom, 4),
        (wood.line, wood.ground, 4),
        (red.edge, wood.ground, 4),
        (red.edge, red.top, 3),
        (red.edge, red.bottom, 2),
        (black.edge, wood.ground, 4),
        (black.edge, black.top, 1),
        (shadow, wood.ground, 3),
        (shadow, red.edge, 2),
        (shadow, black.edge, 2),
        (wood.river_ink, wood.river, 4),
        (wood.line, wood.river, 2),
        (red.edge, wood.river, 3),
        (black.edge, wood.river, 3),
        (red.edge, wood.line, 1),
    ]);
    for (fill, edge) in [(discs::LAST, discs::LAST_EDGE), (discs::SELECTED, discs::SELECTED_EDGE)] {
        ramps.extend([
            (fill, edge, 3),
            (edge, wood.ground, 3),
            (red.edge, fill, 2),
            (black.edge, fill, 2),
            (fill.mix(discs::SHADOW, 0.55), fill, 1),
        ]);
    }
    ramps.extend([
        (discs::MOVABLE_RIM, wood.ground, 2),
        (discs::MOVABLE_RIM, discs::SELECTED_EDGE, 3),
        (colours.check, colours.check_edge, 3),
        (colours.check_edge, wood.ground, 3),
        (black.edge, colours.check, 3),
        (red.edge, colours.check, 3),
        (colours.target, colours.target_rim, 5),
        (colours.target_rim, wood.ground, 4),
        (colours.target_rim, red.bottom, 2),
        (colours.target_rim, black.bottom, 3),
        (colours.target, wood.ground, 2),
        (wood.line, colours.target_rim, 2),
    ]);
    let dimmed = |colour: Rgb| colour.mix(colours.frame, DIMMED);
    let banded = wood.ground.mix(colours.frame, BANDED);
    ramps.extend([
        (dimmed(wood.line), dimmed(wood.ground), 2),
        (dimmed(red.top), dimmed(red.bottom), 3),
        (dimmed(red.ink), dimmed(red.top), 3),
        (dimmed(red.edge), dimmed(wood.ground), 2),
        (dimmed(black.ink), dimmed(black.top), 3),
        (dimmed(black.edge), dimmed(wood.ground), 2),
        (dimmed(black.top), dimmed(black.bottom), 2),
        (wood.line, banded, 3),
        (red.edge, banded, 3),
        (black.edge, banded, 3),
        (dimmed(wood.river_ink), dimmed(wood.river), 2),
    ]);
    ramps
}
