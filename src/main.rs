//! The command line.

mod bot;
mod tour;

use std::io::{self, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{CommandFactory, Parser, Subcommand};
use clap_complete::Shell;

use patt::catalog::CATALOG;
use patt::config::{Config, Place};
use patt::machine;
use patt::store::{self, Database};

/// A Discord bot that hosts chess-family games. Without a token it plays in a local sandbox.
#[derive(Parser)]
#[command(version, about)]
struct Line {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Run the bot, or the sandbox if there is no token (the default)
    Run,
    /// Only think for processes that play in the same database on a server: no token, no connection to Discord
    Worker,
    /// Run the sandbox, whether there is a token or not
    Sandbox {
        /// Without our own bot: another one may connect
        #[arg(long)]
        no_bot: bool,
        /// Send interactions to this address over HTTP, signed, instead of the gateway; to several in turn
        #[arg(long, value_name = "URL", requires = "no_bot")]
        to: Vec<String>,
    },
    /// Be an engine: the Universal Chess Interface on standard input and output
    Uci,
    /// Be an engine for xiangqi: the Universal Chinese Chess Protocol on standard input and output
    Ucci,
    /// Answer questions about rules: one JSON object a line on standard input and output
    Rules,
    /// Register the commands with Discord now, if it has others
    Register,
    /// Copy the database of a running bot, file or server, into a new file and check the copy
    Backup {
        /// The new file
        file: PathBuf,
    },
    /// Copy a whole house into a database that is empty or not there, of whatever kind
    Copy {
        /// A file, or the address of a database on a server
        from: String,
        /// Another one
        to: String,
    },
    /// Count anew what lists show in the database, and say where it is not as the games say
    CheckDatabase,
    /// Ask a running Patt whether it is ready, where it listens by the part [watch]
    Health,
    /// Print completions for a shell
    Completions {
        /// bash, zsh, fish, elvish or powershell
        shell: Shell,
    },
    /// Print the page of the manual
    Man,
    /// Read the configuration and say what is in force
    CheckConfig,
}

fn main() -> ExitCode {
    match run(Line::parse().command.unwrap_or(Command::Run)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            eprintln!("patt: {fault}");
            ExitCode::FAILURE
        }
    }
}

fn run(command: Command) -> Result<(), Box<dyn std::error::Error>> {
    match command {
        Command::Uci => {
            machine::uci::run(CATALOG, BufReader::new(io::stdin()), io::stdout());
            Ok(())
        }
        Command::Ucci => {
            machine::ucci::run(CATALOG, BufReader::new(io::stdin()), io::stdout());
            Ok(())
        }
        Command::Rules => Ok(machine::rules::serve(CATALOG, io::stdin().lock(), io::stdout())?),
        Command::CheckConfig => {
            let config = Config::load()?;
            // An address that cannot be read is a fault of the configuration.
            bot::database(&config)?;
            print!("{}", config.report());
            Ok(())
        }
        Command::Health => bot::health(&Config::load()?),
        Command::Completions { shell } => {
            // Into memory first: it would panic where nobody reads it to its end.
            let mut script = Vec::new();
            clap_complete::generate(shell, &mut Line::command(), "patt", &mut script);
            Ok(io::stdout().write_all(&script)?)
        }
        Command::Man => Ok(clap_mangen::Man::new(Line::command()).render(&mut io::stdout())?),
        Command::Backup { file } => {
            store::backup(&bot::database(&Config::load()?)?, &file)?;
            println!("The copy {} is whole.", file.display());
            Ok(())
        }
        Command::Copy { from, to } => {
            let config = Config::load()?;
            let [from, to] = [named(&config, &from)?, named(&config, &to)?];
            let rows = store::copy(&from, &to)?;
            println!("{rows} rows went from {from} to {to} and arrived as they were.");
            Ok(())
        }
        Command::CheckDatabase => check_database(&bot::database(&Config::load()?)?),
        Command::Run => run_as_told(&Config::load()?),
        Command::Worker => bot::work(&Config::load()?.for_worker()?),
        Command::Sandbox { no_bot: false, .. } => {
            bot::run(&Config { token: None, ..Config::load()? })
        }
        Command::Sandbox { no_bot: true, to } => bot::sandbox(&Config::load()?, &to),
        Command::Register => bot::register(&Config::load()?),
    }
}

/// Runs what the duties of the configuration say.
fn run_as_told(config: &Config) -> Result<(), Box<dyn std::error::Error>> {
    if config.only_thinks() { bot::work(config) } else { bot::run(config) }
}

/// A database that stands on the command line, where everybody on this machine can read it.
fn named(config: &Config, text: &str) -> Result<Database, String> {
    let place = Place::named(text, Path::new(""));
    if place.has_password() {
        return Err(format!(
            "{place} was named with a password, which others on this machine can read: put it into \
             PATT_DATABASE_PASSWORD"
        ));
    }
    bot::database_at(config, &place)
}

fn check_database(database: &Database) -> Result<(), Box<dyn std::error::Error>> {
    let checked = store::check_database(database, bot::now())?;
    for fault in &checked.faults {
        println!("{fault}");
    }
    if checked.filling {
        println!("Games of an earlier version are still being counted; the rest was checked.");
    }
    match checked.faults.len() {
        0 => {
            println!("{}: the lists of {} people are as counted.", database, checked.people);
            Ok(())
        }
        faults => Err(format!("{database}: {faults} faults").into()),
    }
}
