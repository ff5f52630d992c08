//! A view to PNG. The only place with pixels.
