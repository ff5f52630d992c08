//! One folder a game, all of one shape.

pub mod chess;
pub mod secret_stallmate;
pub mod stalemate;
pub mod starchess;
pub mod tile_chess;
pub mod xiangqi;
