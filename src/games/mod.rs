//! One folder a game, all of one shape.

pub mod chess;
pub mod stalemate;
pub mod starchess;
pub mod xiangqi;
