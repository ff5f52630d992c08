use std::collections::{BTreeSet, HashMap};

use super::*;

const EXAMPLE: &str = include_str!("../../config.toml.example");
const TOKEN: &str = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcdE.abc-def_ghijklmnopqrstuvwxyz0123456789";

/// A folder with a file in it, and the configuration with these variables; `{}` is the folder.
fn check(text: &str, variables: &[(&str, &str)], expect: impl FnOnce(Result<Config, String>)) {
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path().display().to_string();
    fs::write(folder.path().join("config.toml"), text).unwrap();
    fs::write(folder.path().join("token.txt"), format!("{TOKEN}\n")).unwrap();
    fs::write(folder.path().join("wrong.txt"), "0123456789abcdef").unwrap();
    let all = [("PATT_CONFIG", "{}/config.toml")];
    let variables: HashMap<_, _> = all
        .iter()
        .chain(variables)
        .map(|&(name, value)| (name.to_owned(), value.replace("{}", &place)))
        .collect();
    let config = Config::read(&|name| variables.get(name).cloned());
    expect(config.map_err(|error| error.to_string().replace(&place, "{}")));
}

fn check_error(text: &str, variables: &[(&str, &str)], parts: &[&str]) {
    check(text, variables, |config| {
        let error = config.unwrap_err();
        for part in parts {
            assert!(error.contains(part), "{error:?} lacks {part:?}");
        }
        assert!(!error.contains("0123456789abcdef"), "the secret is in {error:?}");
    });
}

/// Every key of a table with its path.
fn keys(table: &toml::Table, above: &str) -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    for (key, value) in table {
        let path = format!("{above}{key}");
        match value {
            toml::Value::Table(inner) => all.extend(keys(inner, &format!("{path}."))),
            _ => drop(all.insert(path)),
        }
    }
    all
}

#[test]
fn the_example_says_what_is_the_case_anyway_and_names_every_key() {
    assert_eq!(File::parse(Path::new("example"), EXAMPLE), Ok(File::default()));
    let with_token = EXAMPLE
        .replace("# token_file", "token_file")
        .replace("# database_password_file", "database_password_file")
        .replace("# [http]", "[http]")
        .replace("# listen", "listen")
        .replace("# traces =", "traces =")
        .replace("# public_key", "public_key")
        .replace("# drain_seconds", "drain_seconds");
    let example = keys(&with_token.parse().unwrap(), "");
    let some = Some("some.txt".into());
    let listen = "127.0.0.1:8080".parse().unwrap();
    let http = Some(Http { listen, public_key: PublicKey([0; 32]), drain_seconds: 3 });
    let traces = Some("http://127.0.0.1:4318".to_owned());
    let watch = Watch { listen: Some(listen), traces, ..Watch::default() };
    let full = File { token: some.clone(), password: some, http, watch, ..File::default() };
    assert_eq!(example, keys(&toml::Table::try_from(full).unwrap(), ""));
}

#[test]
fn every_key_has_a_comment_above_it() {
    let mut commented = false;
    for line in EXAMPLE.lines() {
        assert!(line.starts_with('#') || line.is_empty() || commented, "{line:?} is not explained");
        commented = line.starts_with('#') || (commented && line.starts_with('['));
    }
}

#[test]
fn paths_are_seen_from_the_folder_of_the_file() {
    check("database = \"games.db\"\ntoken_file = \"token.txt\"", &[], |config| {
        let config = config.unwrap();
        let Place::File(path) = config.store() else { panic!("it is a file") };
        assert!(path.ends_with("games.db") && path.is_absolute());
        assert_eq!(config.token.as_ref().map(Token::reveal), Some(TOKEN));
    });
    check("", &[], |config| {
        let config = config.unwrap();
        assert!(config.store().to_string().ends_with("sandbox.db"));
        assert!(config.world().ends_with("sandbox.world"));
    });
}

#[test]
fn the_environment_wins() {
    let variables = [
        ("PATT_TOKEN", TOKEN),
        ("PATT_DATABASE", "/srv/patt.db"),
        ("PATT_SANDBOX_PORT", "0"),
        ("PATT_LOG", "debug"),
    ];
    check("token_file = \"wrong.txt\"\n[log]\nfilter = \"warn\"", &variables, |config| {
        let config = config.unwrap();
        assert_eq!(config.token.as_ref().map(Token::reveal), Some(TOKEN));
        assert_eq!(config.store(), Place::File("/srv/patt.db".into()));
        assert_eq!((config.sandbox.port, config.log.filter.as_str()), (0, "debug"));
    });
    check("token_file = \"wrong.txt\"", &[("PATT_TOKEN_FILE", "{}/token.txt")], |config| {
        assert!(config.unwrap().token.is_some());
    });
    check("", &[("PATT_TOKEN", " ")], |config| assert_eq!(config.unwrap().token, None));
}

#[test]
fn faults_are_named_with_their_place() {
    check_error("\n[sandbox]\nprot = 1", &[], &["config.toml, line 3", "prot = 1", "`port`"]);
    check_error("[computer]\nhash_mb = 0", &[], &["line 2", "from 1 to 4096"]);
    check_error("[limits]\n\nchallenge_hours = \"long\"", &[], &["line 3", "from 1 to 720"]);
    check_error("[computer]\nthreads = 2.5", &[], &["line 2", "a whole number from 0 to 256"]);
    check_error("database = ", &[], &["line 1", "database ="]);
    check_error(
        "bot_token = \"0123456789abcdef\"",
        &[],
        &["line 1", "bot_token = ...", "token_file"],
    );
    for api in ["discord.com", "ftp://discord.com", "https://discord.com/api/v10", ""] {
        let line = format!("[discord]\napi = \"{api}\"");
        check_error(&line, &[], &["line 2", "http://127.0.0.1:8080"]);
    }
    check_error("[log]\nfilter = \"loud=very\"", &[], &["line 2", "trace"]);
    check_error("", &[("PATT_SANDBOX_PORT", "many")], &["PATT_SANDBOX_PORT", "0 to 65535"]);
    check_error("", &[("PATT_LOG", "loud=very")], &["PATT_LOG", "trace"]);
    check_error("", &[("PATT_CONFIG", "{}/none.toml")], &["none.toml", "PATT_CONFIG"]);
    check_error("token_file = \"none.txt\"", &[], &["none.txt cannot be read", "token_file"]);
    check_error("token_file = \"wrong.txt\"", &[], &["wrong.txt", "three parts"]);
    check_error("", &[("PATT_TOKEN", "0123456789abcdef")], &["PATT_TOKEN", "three parts"]);
}

#[test]
fn a_token_is_never_shown() {
    let token: Token = format!("  Bot {TOKEN}\n").parse().unwrap();
    assert_eq!(token.reveal(), TOKEN);
    check("", &[("PATT_TOKEN", TOKEN)], |config| {
        let config = config.unwrap();
        let shown = format!("{config:?}{}", config.report());
        assert!(!shown.contains("GabcdE") && !shown.contains("MTIz"), "{shown}");
        assert!(shown.contains("there is one"));
    });
    for bad in ["", "a.b", "a..c", "a.b.c.d", "a b.c.d", "Bearer a.b.c"] {
        assert_eq!(bad.parse::<Token>(), Err(BadToken), "{bad}");
    }
}

const SERVER: &str = "postgres://patt@db.example:5433/patt?sslmode=require";

#[test]
fn a_server_is_named_by_its_address() {
    let line = format!("database = \"{SERVER}\"\ntoken_file = \"token.txt\"");
    check(&line, &[], |config| {
        let config = config.unwrap();
        assert_eq!(config.store(), Place::Server(SERVER.to_owned()));
        assert!(config.report().contains(SERVER), "{}", config.report());
        assert_eq!(config.password, None);
    });
    // The sandbox plays there only if the environment says so, and keeps its people beside its file.
    check(&line.replace("token_file", "# "), &[], |config| {
        assert!(matches!(config.unwrap().store(), Place::File(_)));
    });
    check("", &[("PATT_DATABASE", SERVER)], |config| {
        let config = config.unwrap();
        assert_eq!(config.store(), Place::Server(SERVER.to_owned()));
        assert!(config.world().ends_with("sandbox.world"));
    });
}

#[test]
fn the_gateway_is_shared_on_a_server_and_without_http() {
    let server = format!("database = \"{SERVER}\"\ntoken_file = \"token.txt\"\n");
    let http = format!("[http]\nlisten = \"127.0.0.1:80\"\npublic_key = \"{}\"\n", "0".repeat(64));
    let shared = "[gateway]\ntogether = true\n";
    check(&server, &[], |config| {
        let report = config.unwrap().report();
        assert!(report.contains("gateway.together               no: one process has"), "{report}");
    });
    check(&format!("{server}{shared}shards = 3"), &[("PATT_DUTIES", "front")], |config| {
        let config = config.unwrap();
        assert_eq!(config.gateway, Gateway { together: true, shards: 3 });
        let report = config.report();
        assert!(report.contains("gateway.together               yes: shards are"), "{report}");
        assert!(report.contains("gateway.shards                 3"), "{report}");
    });
    check(&format!("{server}{shared}"), &[], |config| {
        let report = config.unwrap().report();
        assert!(report.contains("as many as Discord recommends"), "{report}");
    });
    check_error(shared, &[], &["[gateway]", "a file belongs to one process", "PostgreSQL"]);
    check_error(&format!("{server}{http}{shared}"), &[], &["[gateway]", "[http]"]);
    let many = format!("{server}{shared}shards = 10001");
    check_error(&many, &[], &["line 5", "from 0 to 10000"]);
}

#[test]
fn duties_are_those_that_one_of_several_can_do() {
    let server = format!("database = \"{SERVER}\"\ntoken_file = \"token.txt\"\n");
    let http = format!("[http]\nlisten = \"127.0.0.1:80\"\npublic_key = \"{}\"\n", "0".repeat(64));
    let duties = |front, worker, keeper| Duties { front, worker, keeper };
    check("", &[], |config| assert_eq!(config.unwrap().duties, Duties::ALL));
    check(&format!("{server}{http}[duties]\nworker = false"), &[], |config| {
        assert_eq!(config.unwrap().duties, duties(true, false, true));
    });
    check(&format!("{server}{http}"), &[("PATT_DUTIES", "keeper, front")], |config| {
        let report = config.unwrap().report();
        assert!(report.contains("duties.worker                  false"), "{report}");
    });
    check(&format!("{server}{http}"), &[("PATT_DUTIES", "keeper")], |config| {
        assert_eq!(config.unwrap().duties, duties(false, false, true));
    });
    check_error("", &[("PATT_DUTIES", "king")], &["PATT_DUTIES", "front, worker and keeper"]);
    check_error("[duties]\nfront = false\nworker = false\nkeeper = false", &[], &["does nothing"]);
    for some in ["front", "worker", "keeper", "front keeper"] {
        check_error("", &[("PATT_DUTIES", some)], &["a file belongs to one process", "PostgreSQL"]);
    }
    for some in ["front", "keeper", "front worker"] {
        check_error(&server, &[("PATT_DUTIES", some)], &["on the gateway", "[http]"]);
    }
    // Whoever only thinks needs no token.
    check("", &[("PATT_DATABASE", SERVER)], |config| {
        let worker = config.unwrap().for_worker().unwrap();
        assert!(worker.only_thinks());
        assert_eq!(worker.store(), Place::Server(SERVER.to_owned()));
    });
    check(&server.replace("token_file", "# "), &[], |config| {
        let worker = config.unwrap().for_worker().unwrap();
        assert_eq!(worker.store(), Place::Server(SERVER.to_owned()));
    });
    check("", &[], |config| {
        let error = config.unwrap().for_worker().unwrap_err().to_string();
        assert!(error.contains("a file belongs to one process"), "{error}");
    });
}

#[test]
fn a_password_comes_from_the_environment_or_a_file() {
    let secret = "0123456789abcdef";
    let sources: [&[(&str, &str)]; 4] = [
        &[("PATT_DATABASE_PASSWORD", secret)],
        &[("PATT_DATABASE_PASSWORD_FILE", "{}/wrong.txt")],
        &[("PGPASSWORD", secret)],
        &[("PGPASSWORD", "another"), ("PATT_DATABASE_PASSWORD", secret)],
    ];
    let known = |config: Result<Config, String>| {
        let config = config.unwrap();
        assert_eq!(config.password.as_ref().map(Password::reveal), Some(secret));
        let shown = format!("{config:?}{}", config.report());
        assert!(!shown.contains(secret), "{shown}");
    };
    for variables in sources {
        check("", variables, known);
    }
    check("database_password_file = \"wrong.txt\"", &[], known);
    check_error("", &[("PATT_DATABASE_PASSWORD_FILE", "{}/no.txt")], &["no.txt", "_PASSWORD_FILE"]);
    for address in ["patt:0123456789abcdef@db/patt", "db/patt?password=0123456789abcdef"] {
        let line = format!("database = \"postgres://{address}\"");
        check_error(&line, &[], &["line 1", "PATT_DATABASE_PASSWORD", "database = ..."]);
        let whole = format!("postgres://{address}");
        check("", &[("PATT_DATABASE", &whole)], |config| {
            let config = config.unwrap();
            let shown = format!("{config:?}{}", config.report());
            assert!(!shown.contains(secret), "{shown}");
            assert_eq!(config.store(), Place::Server(whole.clone()));
        });
    }
}

#[test]
fn what_is_no_address_or_key_is_said_to_be_none() {
    let key = "0".repeat(64);
    for (text, wanted) in [
        ("[watch]\nlisten = \"9090\"", "an address of this machine and a port"),
        ("[watch]\ntraces = \"127.0.0.1:4318\"", "http:// or https:// with a host"),
        ("[watch]\ntraces = \"http://127.0.0.1:4318/v1/traces\"", "such as"),
        ("[watch]\ntraces_percent = 0", "a whole number from 1 to 100"),
        (
            &format!("[http]\nlisten = \"here\"\npublic_key = \"{key}\""),
            "an address of this machine",
        ),
        ("[http]\nlisten = \"127.0.0.1:80\"\npublic_key = \"abc\"", "64 digits of Public Key"),
        ("[http]\nlisten = \"127.0.0.1:80\"", "public_key"),
        (&format!("[http]\npublic_key = \"{key}\""), "listen"),
    ] {
        check_error(text, &[], &[wanted]);
    }
}

#[test]
fn traces_need_a_program_that_has_them() {
    let check_both = |text: &str, variables: &[(&str, &str)]| {
        check(text, variables, |config| {
            if cfg!(feature = "traces") {
                let config = config.unwrap();
                assert_eq!(config.watch.traces.as_deref(), Some("http://127.0.0.1:4318"));
                assert!(config.report().contains("http://127.0.0.1:4318"));
            } else {
                let error = config.unwrap_err();
                assert!(error.contains("--features traces"), "{error}");
            }
        });
    };
    check_both("[watch]\ntraces = \"http://127.0.0.1:4318\"", &[]);
    check_both("", &[("PATT_TRACES", "http://127.0.0.1:4318/")]);
    check_error("", &[("PATT_TRACES", "here")], &["PATT_TRACES", "http://127.0.0.1:4318"]);
    check("", &[], |config| assert!(config.unwrap().report().contains("nowhere")));
}
