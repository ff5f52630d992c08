//! What a path names: through imports, re-exports and globs to the place of definition.

use super::items::{Items, Number, What};

/// What a path can lead to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Named {
    Module(Number),
    Entry(Number),
    Member(Number),
}

impl Items<'_> {
    /// Everything that goes by a path, and how many of its names were understood: behind a type a
    /// name may stand for what a trait gives it.
    pub fn named(&self, module: Number, path: &[String]) -> (Vec<Named>, usize) {
        self.follow(module, path, &mut Vec::new())
    }

    fn follow(
        &self,
        module: Number,
        path: &[String],
        seen: &mut Vec<(Number, String)>,
    ) -> (Vec<Named>, usize) {
        let Some(first) = path.first() else { return (Vec::new(), 0) };
        let mut at = match first.as_str() {
            "crate" => vec![Named::Module(self.root(module))],
            "self" => vec![Named::Module(module)],
            "super" => self.modules[module].parent.map(Named::Module).into_iter().collect(),
            name => {
                let own = self.in_module(module, name, seen);
                let library = own.is_empty() && name == "patt";
                if library { vec![Named::Module(0)] } else { own }
            }
        };
        if at.is_empty() {
            return (at, 0);
        }
        for (done, name) in (1..).zip(&path[1..]) {
            let next: Vec<_> = at.iter().flat_map(|named| self.below(*named, name, seen)).collect();
            if next.is_empty() {
                return (at, done);
            }
            at = next;
        }
        (at, path.len())
    }

    /// Where paths that begin with `crate` begin: the program is a crate of its own.
    fn root(&self, module: Number) -> Number {
        let program = self.modules[module].names.first().is_some_and(|first| first == "main");
        self.child(0, "main").filter(|_| program).unwrap_or(0)
    }

    fn below(&self, named: Named, name: &str, seen: &mut Vec<(Number, String)>) -> Vec<Named> {
        match named {
            Named::Module(module) if name == "super" => {
                self.modules[module].parent.map(Named::Module).into_iter().collect()
            }
            Named::Module(module) => self.in_module(module, name, seen),
            Named::Entry(entry) => {
                let key = (self.aliased(entry), name.to_owned());
                let variant = self.variants.get(&key).map(|number| Named::Entry(*number));
                let member = self.inherent.get(&key).map(|number| Named::Member(*number));
                variant.or(member).into_iter().collect()
            }
            Named::Member(_) => Vec::new(),
        }
    }

    /// The type behind other names of it.
    pub fn aliased(&self, entry: Number) -> Number {
        let What::Alias(alias) = &self.entries[entry].what else { return entry };
        let syn::Type::Path(path) = &*alias.ty else { return entry };
        let (found, _) = self.named(self.entries[entry].module, &names(&path.path));
        found
            .iter()
            .find_map(|named| match named {
                Named::Entry(other) if *other != entry => Some(self.aliased(*other)),
                _ => None,
            })
            .unwrap_or(entry)
    }

    fn in_module(
        &self,
        module: Number,
        name: &str,
        seen: &mut Vec<(Number, String)>,
    ) -> Vec<Named> {
        let key = (module, name.to_owned());
        if seen.contains(&key) {
            return Vec::new();
        }
        seen.push(key);
        let here = &self.modules[module];
        let mut found: Vec<_> = self.child(module, name).map(Named::Module).into_iter().collect();
        if let Some(items) = here.items.get(name) {
            found.extend(items.iter().map(|item| Named::Entry(*item)));
        }
        for import in here.imports.iter().filter(|import| import.name.as_deref() == Some(name)) {
            let (named, done) = self.follow(module, &import.path, seen);
            if done == import.path.len() {
                found.extend(named);
            }
        }
        if found.is_empty() {
            for import in here.imports.iter().filter(|import| import.name.is_none()) {
                let (named, done) = self.follow(module, &import.path, seen);
                if done == import.path.len() {
                    found.extend(named.iter().flat_map(|named| self.below(*named, name, seen)));
                }
            }
        }
        seen.pop();
        found
    }
}

/// The names of a path.
pub fn names(path: &syn::Path) -> Vec<String> {
    path.segments.iter().map(|segment| segment.ident.to_string()).collect()
}
