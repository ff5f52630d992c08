//! Patt: a Discord bot that hosts six chess-family games in messaging channels.
//!
//! # The house
//!
//! | room | what lives there |
//! |---|---|
//! | [`rules`] | the contract: what a game is, as pure data and one trait |
//! | [`ai`] | search over the contract, levels, chances of winning, networks that judge positions |
//! | [`games`] | one folder a game |
//! | [`catalog`] | one line a game; the object-safe facade the rest of the house sees |
//! | [`picker`] | the trie of clicks: menus, buttons and autocompletion from one list |
//! | [`words`] | every sentence that leaves the house, as pure functions over Fluent messages |
//! | [`table`] | the application, pure half: seats, the log, clocks, offers, ratings; time is a parameter |
//! | [`machine`] | `patt rules`, `patt uci` and `patt ucci`: the rules and the AI without Discord |
//! | [`store`] | `SQLite`, or a `PostgreSQL` server; the only place with SQL |
//! | [`render`] | a view to PNG; the only place with pixels |
//! | [`message`] | request, reply, press, place: plain data between the application and its edge |
//! | `show` | what people see: table, looks, language and moment to a message; pure |
//! | [`service`] | the application, async half: load, decide, append, show, reply; one lock a table |
//! | [`discord`] | interactions in, by serenity's gateway or over HTTP, requests out |
//! | [`sandbox`] | a loopback Discord and the page that plays on it; knows nothing of games |
//! | [`watch`] | what operators see: whether the house lives and is ready, what it counts, how long its parts take |
//! | [`config`] | `config.toml` and the environment |
//! | `main.rs`, `bot/`, `tour.rs` | the program: its command line; a bot or a worker wired from these rooms, and its end; what visitors of the sandbox are shown |
//!
//! # Arrows
//!
//! Imports point left, never back: `rules <- ai <- games <- catalog <- {words, table} <-
//! {picker, store, machine}`; `rules <- render`; `{rules, table, words} <- message`;
//! `{message, picker, render, words, table} <- show`; `{show, store, message} <- service`;
//! `{message, words, config} <- discord`; `watch <- {render, store, service, discord}`; `sandbox` stands alone; `main` wires.
//! `tests/architecture/` reads every import, path and call of a method, and fails on a wrong arrow,
//! on a floor that uses a higher one, and on files that use each other in a circle.
//!
//! # Invariants, stated as absences
//!
//! * No IO, clock, source of randomness, `async` or user id in `rules`, `ai` and `games`.
//! * No serenity type outside `discord`.
//! * No SQL outside `store`.
//! * No pixel outside `render`.
//! * No `async`, store or runtime in `show`.
//! * Nothing shows a position except through `view(viewer)`.
//! * Nothing names or mentions a person except through `show::faces`, which knows the reader.
//! * No game name outside `games` and `catalog`.

pub mod ai;
pub mod catalog;
pub mod config;
pub mod discord;
pub mod games;
pub mod machine;
pub mod message;
pub mod picker;
pub mod render;
pub mod rules;
pub mod sandbox;
pub mod service;
mod show;
pub mod store;
pub mod table;
pub mod watch;
pub mod words;
