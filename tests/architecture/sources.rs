//! The files of `src`, their syntax, and what of them is test code.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use syn::spanned::Spanned as _;
use syn::{Attribute, File, ImplItem, Item, TraitItem};

/// A source file: its path below `src`, with slashes, and its text.
pub struct Source {
    pub path: String,
    pub text: String,
}

/// A source file with its syntax, from which the tests are gone.
pub struct Parsed {
    pub path: String,
    /// The text without comments and tests; every line keeps its place.
    pub code: String,
    /// How many lines it has without tests.
    pub lines: usize,
    pub file: File,
}

impl Parsed {
    /// The names of the modules that lead to the file. The program is a crate of its own beside the
    /// library: its modules lie below `main`.
    pub fn module(&self) -> Vec<String> {
        let names = self.path.trim_end_matches(".rs").split('/').map(str::to_owned);
        let mut names: Vec<_> = names.collect();
        if names.last().is_some_and(|last| last == "mod" || last == "lib") {
            names.pop();
        }
        names
    }
}

/// The top-level room of a path below `src`; `main`, `lib` and the like are rooms of their own.
pub fn room(path: &str) -> &str {
    path.split('/').next().unwrap_or_default().trim_end_matches(".rs")
}

/// The folder of a path below `src`.
pub fn folder(path: &str) -> &str {
    path.rsplit_once('/').map_or("", |(folder, _)| folder)
}

/// Every source file below a folder.
pub fn read(root: &Path) -> Vec<Source> {
    let (mut folders, mut sources) = (vec![root.to_owned()], Vec::new());
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).expect("a folder of sources") {
            let path = entry.expect("a folder of sources").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let below = path.strip_prefix(root).expect("found below the root");
                let text = fs::read_to_string(&path).expect("a source file");
                sources.push(Source { path: below.to_string_lossy().replace('\\', "/"), text });
            }
        }
    }
    sources.sort_by(|one, other| one.path.cmp(&other.path));
    sources
}

/// The files that are no tests, and what cannot be read.
pub fn parse(sources: &[Source]) -> (Vec<Parsed>, Vec<String>) {
    let mut parsed = BTreeMap::new();
    let (mut faults, mut test_modules) = (Vec::new(), BTreeSet::new());
    for source in sources.iter().filter(|source| !is_test(&source.path)) {
        match syn::parse_file(&source.text) {
            Ok(mut file) => {
                let mut cut = Cut::default();
                cut.items(&mut file.items);
                let code = code(&source.text, &cut.lines);
                let tests: usize = cut.lines.iter().map(|(first, last)| last + 1 - first).sum();
                let lines = source.text.lines().count() - tests;
                let parts = Parsed { path: source.path.clone(), code, lines, file };
                let module = parts.module();
                test_modules
                    .extend(cut.modules.into_iter().map(|name| [&module[..], &[name]].concat()));
                parsed.insert(module, parts);
            }
            Err(fault) => {
                let line = fault.span().start().line;
                faults.push(format!("{}:{line}: {fault}", source.path));
            }
        }
    }
    parsed.retain(|module, _| !test_modules.iter().any(|test| module.starts_with(test)));
    (parsed.into_values().collect(), faults)
}

fn is_test(path: &str) -> bool {
    path.ends_with("/tests.rs") || path.contains("/tests/")
}

/// Takes the test code out of syntax, and notes where it stood.
#[derive(Default)]
struct Cut {
    /// The first and last line of each part.
    lines: Vec<(usize, usize)>,
    /// The modules in files of their own.
    modules: Vec<String>,
}

impl Cut {
    fn items(&mut self, items: &mut Vec<Item>) {
        items.retain(|item| !self.cuts(attributes(item), item.span(), module_file(item)));
        for item in items {
            match item {
                Item::Mod(module) => {
                    if let Some((_, items)) = &mut module.content {
                        self.items(items);
                    }
                }
                Item::Impl(part) => part.items.retain(|item| match item {
                    ImplItem::Fn(part) => !self.cuts(&part.attrs, item.span(), None),
                    ImplItem::Const(part) => !self.cuts(&part.attrs, item.span(), None),
                    _ => true,
                }),
                Item::Trait(part) => part.items.retain(|item| match item {
                    TraitItem::Fn(part) => !self.cuts(&part.attrs, item.span(), None),
                    _ => true,
                }),
                _ => {}
            }
        }
    }

    fn cuts(&mut self, attrs: &[Attribute], span: proc_macro2::Span, file: Option<String>) -> bool {
        let Some(test) = attrs.iter().find(|attr| is_for_tests(attr)) else { return false };
        self.lines.push((test.span().start().line, span.end().line));
        self.modules.extend(file);
        true
    }
}

fn module_file(item: &Item) -> Option<String> {
    match item {
        Item::Mod(module) if module.content.is_none() => Some(module.ident.to_string()),
        _ => None,
    }
}

/// Whether an attribute is `#[cfg(test)]` or `#[cfg(all(test, ..))]`.
fn is_for_tests(attr: &Attribute) -> bool {
    let mut tests = false;
    if attr.path().is_ident("cfg") {
        // What is no such list is no such attribute.
        let _ = attr.parse_nested_meta(|meta| {
            tests |= meta.path.is_ident("test");
            if meta.path.is_ident("all") {
                meta.parse_nested_meta(|inner| {
                    tests |= inner.path.is_ident("test");
                    Ok(())
                })?;
            }
            Ok(())
        });
    }
    tests
}

/// The attributes of an item.
fn attributes(item: &Item) -> &[Attribute] {
    match item {
        Item::Const(part) => &part.attrs,
        Item::Enum(part) => &part.attrs,
        Item::Fn(part) => &part.attrs,
        Item::Impl(part) => &part.attrs,
        Item::Macro(part) => &part.attrs,
        Item::Mod(part) => &part.attrs,
        Item::Static(part) => &part.attrs,
        Item::Struct(part) => &part.attrs,
        Item::Trait(part) => &part.attrs,
        Item::Type(part) => &part.attrs,
        Item::Use(part) => &part.attrs,
        _ => &[],
    }
}

/// The text without comments and without some lines.
fn code(text: &str, without: &[(usize, usize)]) -> String {
    let mut code = String::with_capacity(text.len());
    for (number, line) in (1..).zip(text.lines()) {
        if !without.iter().any(|(first, last)| (*first..=*last).contains(&number)) {
            code.push_str(line.split("//").next().unwrap_or_default());
        }
        code.push('\n');
    }
    code
}
