//! Patt as people use it: scenes played in a sandbox with commands, buttons, menus and forms, looking
//! at what comes back. One file a topic.

#[path = "../games/mod.rs"]
mod games;
#[path = "../support/mod.rs"]
mod support;

mod away;
mod clocks;
mod dealings;
mod duties;
mod forms;
mod fronts;
mod german;
mod hidden;
mod kept;
mod lessons;
mod life;
mod mine;
mod past;
mod pieces;
mod play;
mod privacy;
mod quiet;
mod requests;
mod rights;
mod seats;
mod secret_stallmate;
mod shards;
mod stalemate;
mod starchess;
mod tile_chess;
mod told;
mod waits;
mod writes;
mod xiangqi;
