//! The program as people run it, killed without warning and started again, and watched meanwhile.

mod games;
mod log;
#[path = "../support/routes.rs"]
mod routes;
mod sandbox;
#[path = "../support/mod.rs"]
mod support;
mod watched;

use std::path::Path;
use std::process::Stdio;

use tokio::process::Command;

/// The program in this folder, with nothing of this process's environment but what is said here. It
/// ends with whoever holds it.
fn program(folder: &Path, said: &[(&str, &str)]) -> Command {
    let mut program = Command::new(env!("CARGO_BIN_EXE_patt"));
    program.env_clear().envs(said.iter().copied());
    program.current_dir(folder).stdout(Stdio::null()).kill_on_drop(true);
    program
}
