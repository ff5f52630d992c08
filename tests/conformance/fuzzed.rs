//! The fuzz targets, over their seeds and over what little changes make of these: a short look that
//! every run of the tests takes. Whoever has minutes lets libFuzzer look, as `CONTRIBUTING.md` says.

use std::path::{Path, PathBuf};
use std::time::Duration;

use cpu_time::ThreadTime;
use patt::rules::Rng;

use crate::fuzz::{TARGETS, Target, seeds};

/// The time of a processor that no text may take; most take a thousandth.
const MOST: Duration = Duration::from_secs(5);

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz")
}

/// The seeds of a target.
fn texts(name: &str) -> Vec<Vec<u8>> {
    let files = std::fs::read_dir(folder().join("seeds").join(name)).into_iter().flatten();
    let mut paths: Vec<_> = files.map(|file| file.expect("readable").path()).collect();
    paths.sort();
    paths.iter().map(|path| std::fs::read(path).expect("readable")).collect()
}

/// A text with a sign or a piece taken out, doubled or exchanged.
fn changed(text: &[u8], rng: &mut Rng) -> Vec<u8> {
    let mut changed = text.to_vec();
    let from = rng.below(text.len() + 1);
    let to = (from + 1 + rng.below(6)).min(text.len());
    match rng.below(4) {
        0 => drop(changed.drain(from..to)),
        1 => changed.extend_from_slice(&text[from..]),
        2 => changed.truncate(from),
        _ => changed.splice(from..to, rng.next().to_string().into_bytes()).for_each(drop),
    }
    changed
}

fn look(&(name, check): &Target) {
    let mut rng = Rng::new(1);
    let texts = texts(name);
    assert!(!texts.is_empty(), "{name} has no seeds");
    let timed = |text: &[u8]| {
        let begun = ThreadTime::now();
        check(text);
        assert!(begun.elapsed() < MOST, "{name}: {}", String::from_utf8_lossy(text));
    };
    for text in texts {
        timed(&text);
        (0..24).for_each(|_| timed(&changed(&text, &mut rng)));
    }
}

#[test]
fn every_target_stands_its_seeds() {
    TARGETS.iter().for_each(look);
}

#[test]
fn every_target_is_built() {
    let manifest = std::fs::read_to_string(folder().join("Cargo.toml")).expect("the manifest");
    for (name, _) in TARGETS {
        assert!(folder().join("targets").join(format!("{name}.rs")).exists(), "{name}");
        assert!(manifest.contains(&format!("[[bin]]\nname = \"{name}\"\n")), "{name}");
    }
    assert_eq!(manifest.matches("[[bin]]").count(), TARGETS.len());
}

/// `cargo test --test conformance seeds -- --ignored`
#[test]
#[ignore = "writes fuzz/seeds"]
fn seeds_are_written() {
    for (target, texts) in seeds() {
        let folder = folder().join("seeds").join(target);
        if folder.exists() {
            std::fs::remove_dir_all(&folder).expect("it may go");
        }
        std::fs::create_dir_all(&folder).expect("it can be made");
        for (nth, text) in texts.iter().enumerate() {
            std::fs::write(folder.join(format!("{nth:02}")), text).expect("writable");
        }
    }
}
