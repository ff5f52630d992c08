//! How wide networks can be.

/// What is to be done with a network of a width that is not known before, as a constant of that name; `Err` for
/// a width that there is not.
macro_rules! of_width {
    ($width:expr, $name:ident => $done:expr) => {
        of_width!($width, $name => $done, 16 32 64 128 192 256)
    };
    ($width:expr, $name:ident => $done:expr, $($one:literal)+) => {
        match $width {
            $($one => {
                const $name: usize = $one;
                $done
            })+
            width => Err(format!("width {width} is none of {}", concat!($($one, " "),+).trim_end())),
        }
    };
}
