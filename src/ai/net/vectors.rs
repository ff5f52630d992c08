//! The arithmetic of networks. All of it becomes part of whoever calls it, so that the compiler makes one of it for
//! each kind of vectors: `fearless_simd` chooses among them when the program runs.

use fearless_simd::prelude::*;
use fearless_simd::u8x64;

use super::WHOLE;

/// So many places are compared at once.
pub(super) const BLOCK: usize = 64;

/// In which places two blocks differ, the first in the lowest bit.
#[inline(always)]
pub(super) fn differ(simd: impl Simd, old: &[u8; BLOCK], new: &[u8; BLOCK]) -> u64 {
    let [old, new] = [u8x64::from_slice(simd, old), u8x64::from_slice(simd, new)];
    !old.simd_eq(new).to_bitmask()
}

/// Takes rows from sums and adds others.
#[inline(always)]
pub(super) fn shift<const WIDTH: usize>(
    sums: &mut [i16; WIDTH],
    rows: &[[i16; WIDTH]],
    gone: &[u16],
    come: &[u16],
) {
    // What fits into the registers of most machines.
    if WIDTH.is_multiple_of(128) {
        shift_strips::<128, WIDTH>(sums, rows, gone, come);
    } else if WIDTH.is_multiple_of(96) {
        shift_strips::<96, WIDTH>(sums, rows, gone, come);
    } else if WIDTH.is_multiple_of(64) {
        shift_strips::<64, WIDTH>(sums, rows, gone, come);
    } else {
        shift_strips::<16, WIDTH>(sums, rows, gone, come);
    }
}

/// The same, a strip of units after another: each stays out of memory while all rows are gone through.
#[inline(always)]
fn shift_strips<const STRIP: usize, const WIDTH: usize>(
    sums: &mut [i16; WIDTH],
    rows: &[[i16; WIDTH]],
    gone: &[u16],
    come: &[u16],
) {
    for (nth, strip) in sums.as_chunks_mut::<STRIP>().0.iter_mut().enumerate() {
        let of_row = |row: &u16| &rows[usize::from(*row)].as_chunks::<STRIP>().0[nth];
        let mut part = *strip;
        for row in gone {
            for (sum, weight) in part.iter_mut().zip(of_row(row)) {
                *sum = sum.wrapping_sub(*weight);
            }
        }
        for row in come {
            for (sum, weight) in part.iter_mut().zip(of_row(row)) {
                *sum = sum.wrapping_add(*weight);
            }
        }
        *strip = part;
    }
}

/// The sum of the squares of the clipped units, each times its weight.
#[inline(always)]
pub(super) fn weigh<const WIDTH: usize>(sums: &[i16; WIDTH], weights: &[i16; WIDTH]) -> i32 {
    let mut total = 0;
    for (&sum, &weight) in sums.iter().zip(weights) {
        let on = sum.clamp(0, WHOLE);
        // Within 16 bits, so that the machine multiplies and adds pairs at once.
        total += i32::from(on.wrapping_mul(weight)) * i32::from(on);
    }
    total
}
