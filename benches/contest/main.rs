//! Plays contests between bots of any game of the catalog, in this process and limited by positions,
//! so that the clock decides nothing. Where more than two sit, one bot plays against several others.
//!
//! ```text
//! cargo bench --bench contest -- GAME ladder [settings]       each level against the one below
//! cargo bench --bench contest -- GAME nodes N [settings]      4 N positions a move against N
//! cargo bench --bench contest -- GAME mirror L [settings]     level L against itself: what a seat is worth
//! cargo bench --bench contest -- GAME RUNG L [settings]       level L against random, greedy or two-ply
//! cargo bench --bench contest -- GAME trial WHO WHO           a skill, level or rung against another
//! cargo bench --bench contest -- GAME levels [settings]       the table of docs/levels.md for a game
//! cargo bench --bench contest -- all levels [settings]        the same for all games
//!
//! A skill is misses,depth,nodes,margin and, with an x behind it, follows exchanges and with depth 0 looks as
//! deep as its positions last: 300,2,900,30 or 0,0,5000,8x. A fifth number is the margin while the game is
//! young, a sixth of how many of a thousand moves attention lapses at.
//!
//! --games N        games of each pair (default 200); each start is played from every seat
//! --seats N        seats at the table (default 2); the first bot has one, the second the others
//! --options TEXT   options of the games, such as "setup random"
//! --random N       moves at random before the bots begin (default 0)
//! --at-once N      games at a time (default 1)
//! --from L         the ladder begins with level L against the one below
//! --to L           the table ends with level L: the highest take hours
//! ```

mod bot;
mod levels;
mod play;
mod rungs;

use bot::Bot;
use patt::ai::Level;
use patt::catalog::CATALOG;
use patt::rules::{OptionMap, options};
use play::Contest;
use rungs::Rung;

/// What is asked for.
enum Wanted {
    /// These pairs, by name.
    Pairs(Vec<(String, [Bot; 2])>),
    /// The table of the levels.
    Levels(Level),
}

/// The pairs of one kind of contest.
fn wanted(kind: &str, args: &mut dyn Iterator<Item = String>) -> Result<Wanted, String> {
    let mut number = |what: &str| {
        let text = args.next().ok_or_else(|| format!("{kind} needs a number of {what}"))?;
        text.parse::<u64>().map_err(|_| format!("{text} is no number of {what}"))
    };
    Ok(Wanted::Pairs(match kind {
        "levels" => return Ok(Wanted::Levels(Level::all().last().ok_or("no levels")?)),
        "ladder" => ladder(),
        "nodes" => {
            let nodes = number("positions")?;
            let bots = [nodes * 4, nodes].map(Bot::full);
            vec![(format!("{} positions against {nodes}", nodes * 4), bots)]
        }
        "trial" => {
            let mut bot = || {
                let text = args.next().ok_or("trial needs two players")?;
                Ok::<_, String>((Bot::named(&text)?, text))
            };
            let ((one, name), (two, other)) = (bot()?, bot()?);
            vec![(format!("{name} against {other}"), [one, two])]
        }
        other => {
            let rung = Rung::named(other);
            if rung.is_none() && other != "mirror" {
                return Err(format!("{other} is no contest"));
            }
            let level = number("a level")?;
            let level =
                u8::try_from(level).ok().and_then(Level::new).ok_or("there is no such level")?;
            let against = rung.map_or(Bot::level(level), Bot::Rung);
            let name = format!("level {} against {other}", level.number());
            vec![(name, [Bot::level(level), against])]
        }
    }))
}

/// Each level against the one below.
fn ladder() -> Vec<(String, [Bot; 2])> {
    let all: Vec<_> = Level::all().collect();
    let rung = |pair: &[Level]| {
        let name = format!("level {} against {}", pair[1].number(), pair[0].number());
        (name, [Bot::level(pair[1]), Bot::level(pair[0])])
    };
    all.windows(2).map(rung).collect()
}

fn run(args: impl Iterator<Item = String>) -> Result<(), String> {
    let mut args = args.filter(|arg| arg != "--bench");
    let slug = args.next().ok_or("which game?")?;
    let kind = args.next().ok_or("levels, ladder, nodes, mirror, trial or a rung?")?;
    let mut wanted = wanted(&kind, &mut args)?;
    let game = CATALOG.find(&slug);
    let every = slug == "all" && matches!(wanted, Wanted::Levels(_));
    let Some(entry) = game.or_else(|| CATALOG.iter().next().filter(|_| every)) else {
        return Err(format!("there is no game {slug}"));
    };
    let mut contest =
        Contest { entry, games: 200, seats: 2, options: OptionMap::new(), random: 0, at_once: 1 };
    while let Some(arg) = args.next() {
        let value = args.next().ok_or_else(|| format!("{arg} needs a value"))?;
        let number = || value.parse::<u64>().map_err(|_| format!("{arg} needs a number"));
        match (arg.as_str(), &mut wanted) {
            ("--games", _) => contest.games = number()?,
            ("--seats", Wanted::Pairs(_)) => contest.seats = number()? as u8,
            ("--random", Wanted::Pairs(_)) => contest.random = number()? as usize,
            ("--at-once", _) => contest.at_once = number()? as usize,
            ("--from", Wanted::Pairs(pairs)) => {
                let below = (number()?.max(2) as usize - 2).min(pairs.len());
                pairs.drain(..below);
            }
            ("--to", Wanted::Levels(most)) => {
                let level = u8::try_from(number()?).ok().and_then(Level::new);
                *most = level.ok_or("there is no such level")?;
            }
            ("--options", Wanted::Pairs(_)) => {
                let parsed = options::parse(entry.info.options, &value);
                contest.options = parsed.map_err(|refusal| refusal.to_string())?;
            }
            _ => return Err(format!("unknown setting {arg}")),
        }
    }
    match wanted {
        Wanted::Pairs(pairs) => {
            for (name, bots) in pairs {
                println!("{name}: {}", contest.hold(bots));
            }
        }
        Wanted::Levels(most) => {
            levels::print(game.map(|_| slug.as_str()), most, contest.games, contest.at_once);
        }
    }
    Ok(())
}

fn main() {
    if let Err(why) = run(std::env::args().skip(1)) {
        eprintln!("{why}; see the head of benches/contest/main.rs");
    }
}
