//! Walks over the code of one file and notes what it uses.

use std::collections::BTreeMap;

use proc_macro2::Span;
use syn::spanned::Spanned as _;
use syn::visit::{self, Visit};
use syn::{FnArg, Ident, Pat, Path, Signature, Visibility};

use super::items::{Associated, Number, What, flatten};
use super::names::{Named, names};
use super::types::{Scope, Ty, Types};
use super::uses::{How, Use};

/// Where a path stands: of names that mean several things only some count there.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Place {
    Value,
    Type,
    Macro,
}

/// Walks over one file.
pub struct Walker<'t, 'a> {
    pub types: &'t Types<'a>,
    file: Number,
    pub scope: Scope,
    /// The types of variables, innermost block last.
    pub locals: Vec<BTreeMap<String, Ty>>,
    within: String,
    pub uses: Vec<Use>,
    /// How many calls of methods have an owner, and where the others are whose owner could be ours.
    pub known: usize,
    pub unknown: Vec<String>,
}

impl<'t, 'a> Walker<'t, 'a> {
    pub fn new(types: &'t Types<'a>, file: Number) -> Self {
        let scope = types.scope(types.items.homes[file], Ty::Unknown, &[]);
        Self {
            types,
            file,
            scope,
            locals: Vec::new(),
            within: String::new(),
            uses: Vec::new(),
            known: 0,
            unknown: Vec::new(),
        }
    }

    pub fn file(&mut self, file: &syn::File) {
        self.visit_file(file);
    }

    fn note(&mut self, to: Number, name: String, how: How, span: Span) {
        let line = span.start().line;
        let (from, within) = (self.file, self.within.clone());
        self.uses.push(Use { from, line, within, to, name, how });
    }

    /// Notes the use of whatever a path leads to.
    pub fn note_named(&mut self, named: Named, how: How, span: Span) {
        let items = &self.types.items;
        match named {
            Named::Module(_) => {}
            Named::Entry(entry) => {
                let entry = match items.entries[entry].what {
                    What::Variant(owner, _) => owner,
                    _ => entry,
                };
                let found = &items.entries[entry];
                self.note(found.file, found.name.clone(), how, span);
            }
            Named::Member(member) => {
                let found = &items.members[member];
                let owner = &items.entries[found.owner].name;
                self.note(found.file, format!("{owner}::{}", found.name), how, span);
            }
        }
    }

    /// Notes a path and gives what it leads to. A member of a type is named by way of its type.
    pub fn path(&mut self, path: &Path, place: Place) -> Option<Named> {
        let (names, span) = (names(path), path.span());
        if names[0] == "Self" {
            return self.behind(&self.scope.own.clone(), names.get(1)?, span);
        }
        if let Some(ty) = self.scope.generics.get(&names[0]).cloned() {
            return self.behind(&ty, names.get(1)?, span);
        }
        if place == Place::Value && names.len() == 1 && self.local(&names[0]).is_some() {
            return None;
        }
        let (mut found, mut done) = self.types.items.named(self.scope.module, &names);
        if done == 0 && place == Place::Macro {
            let macros = self.types.items.macros.get(&names[0]);
            found = macros.into_iter().flatten().map(|entry| Named::Entry(*entry)).collect();
            done = names.len();
        }
        if found.is_empty() {
            return None;
        }
        // The type through which a member or variant is reached.
        if names.len() > 1 && done == names.len() && matches!(found[0], Named::Member(_)) {
            let (types, _) = self.types.items.named(self.scope.module, &names[..done - 1]);
            if let Some(named) = types.into_iter().find(|named| matches!(named, Named::Entry(_))) {
                self.note_named(named, How::Named, span);
            }
        }
        let fits: Vec<_> = found.iter().copied().filter(|named| self.fits(*named, place)).collect();
        let fits = if fits.is_empty() { found } else { fits };
        for named in &fits {
            self.note_named(*named, How::Named, span);
        }
        if let Some(name) = names.get(done) {
            let Some(Named::Entry(entry)) = fits.first() else { return None };
            let ty = Ty::Own(self.types.items.aliased(*entry), Vec::new());
            return self.behind(&ty, name, span).or(Some(Named::Entry(*entry)));
        }
        fits.first().copied()
    }

    /// Notes the variant or member of a type.
    fn behind(&mut self, ty: &Ty, name: &str, span: Span) -> Option<Named> {
        let variant = match ty {
            Ty::Own(owner, _) => self.types.items.variants.get(&(*owner, name.to_owned())),
            _ => None,
        };
        let variant = variant.map(|variant| Named::Entry(*variant));
        let named = variant.or_else(|| self.types.member(ty, name).map(Named::Member))?;
        self.note_named(named, How::Named, span);
        Some(named)
    }

    fn fits(&self, named: Named, place: Place) -> bool {
        let Named::Entry(entry) = named else { return place != Place::Macro };
        let what = &self.types.items.entries[entry].what;
        match place {
            Place::Value => {
                matches!(what, What::Fn(_) | What::Value(_) | What::Variant(..) | What::Struct(_))
            }
            Place::Type => matches!(
                what,
                What::Struct(_)
                    | What::Enum(_)
                    | What::Alias(_)
                    | What::Trait(_)
                    | What::Variant(..)
            ),
            Place::Macro => matches!(what, What::Macro),
        }
    }

    pub fn local(&self, name: &str) -> Option<&Ty> {
        self.locals.iter().rev().find_map(|block| block.get(name))
    }

    pub fn define(&mut self, name: &Ident, ty: Ty) {
        if let Some(block) = self.locals.last_mut() {
            block.insert(name.to_string(), ty);
        }
    }

    /// Walks over a function with its parameters as variables.
    fn function(&mut self, sig: &Signature, body: Option<&syn::Block>) {
        let before = self.scope.clone();
        self.types.widen(&mut self.scope, &sig.generics);
        let within = match &self.scope.own {
            Ty::Own(owner, _) => {
                format!("{}::{}", self.types.items.entries[*owner].name, sig.ident)
            }
            _ => sig.ident.to_string(),
        };
        let outside = std::mem::replace(&mut self.within, within);
        let locals = std::mem::replace(&mut self.locals, vec![BTreeMap::new()]);
        self.visit_generics(&sig.generics);
        for input in &sig.inputs {
            match input {
                FnArg::Receiver(part) => {
                    let own = self.scope.own.clone();
                    self.locals[0].insert("self".to_owned(), own);
                    self.visit_receiver(part);
                }
                FnArg::Typed(part) => {
                    self.visit_type(&part.ty);
                    let ty = self.types.lower(&self.scope, &part.ty);
                    self.bind(&part.pat, ty);
                }
            }
        }
        self.visit_return_type(&sig.output);
        if let Some(body) = body {
            self.visit_block(body);
        }
        (self.scope, self.within, self.locals) = (before, outside, locals);
    }

    fn import(&mut self, part: &syn::ItemUse) {
        let mut imports = Vec::new();
        flatten(&part.tree, &mut Vec::new(), &mut imports);
        let items = &self.types.items;
        for import in imports {
            let (found, done) = items.named(self.scope.module, &import.path);
            if done != import.path.len() {
                continue;
            }
            for named in found {
                let handed_on = !matches!(part.vis, Visibility::Inherited)
                    && self.module_of(named).is_some_and(|module| {
                        module != self.scope.module && items.lies_below(module, self.scope.module)
                    });
                let span = part.span();
                match named {
                    Named::Module(module) => {
                        let home = items.homes.iter().position(|home| *home == module);
                        let name = items.modules[module].names.join("::");
                        if let Some(home) = home {
                            self.note(home, name, How::Module, span);
                        }
                    }
                    _ if handed_on => self.note_named(named, How::HandedOn, span),
                    _ if import.name.is_none() => {}
                    _ => self.note_named(named, How::Named, span),
                }
            }
        }
    }

    fn module_of(&self, named: Named) -> Option<Number> {
        match named {
            Named::Module(module) => Some(module),
            Named::Entry(entry) => Some(self.types.items.entries[entry].module),
            Named::Member(_) => None,
        }
    }

    /// The type of what a path names as a value.
    pub fn value(&self, named: Named, path: &Path) -> Ty {
        let types = self.types;
        match named {
            Named::Module(_) => Ty::Unknown,
            Named::Member(member) => {
                let found = &types.items.members[member];
                let first = path.segments.first().map(|first| first.ident.to_string());
                let first = first.unwrap_or_default();
                let of = match first.as_str() {
                    "Self" => self.scope.own.clone(),
                    _ => match self.scope.generics.get(&first) {
                        Some(ty) => ty.clone(),
                        None => self.owner_of(path).unwrap_or(Ty::Own(found.owner, Vec::new())),
                    },
                };
                types.value(found, &of)
            }
            Named::Entry(entry) => {
                let found = &types.items.entries[entry];
                let scope = types.scope(found.module, Ty::Unknown, &[]);
                match found.what {
                    What::Fn(sig) => types.function(scope, sig),
                    What::Value(ty) => types.lower(&scope, ty),
                    What::Variant(owner, variant) => {
                        made(Ty::Own(owner, Vec::new()), variant.fields.is_empty())
                    }
                    What::Struct(node) => made(Ty::Own(entry, Vec::new()), node.fields.is_empty()),
                    What::Enum(_) | What::Alias(_) | What::Trait(_) => {
                        // `default` and `from` of a type, which no block of ours without a trait has.
                        made(Ty::Own(types.items.aliased(entry), Vec::new()), false)
                    }
                    What::Macro => Ty::Unknown,
                }
            }
        }
    }

    /// The type in front of the last name of a path.
    fn owner_of(&self, path: &Path) -> Option<Ty> {
        let names = names(path);
        let (found, done) = self.types.items.named(self.scope.module, &names[..names.len() - 1]);
        let entry = found.into_iter().find_map(|named| match named {
            Named::Entry(entry) => Some(entry),
            _ => None,
        });
        entry
            .filter(|_| done + 1 == names.len())
            .map(|entry| Ty::Own(self.types.items.aliased(entry), Vec::new()))
    }

    /// Whether a method may be called here.
    pub fn sees(&self, member: Number) -> bool {
        let items = &self.types.items;
        let member = &items.members[member];
        let above = match member.vis {
            None | Some(Visibility::Public(_)) => return true,
            Some(Visibility::Inherited) => Some(member.module),
            Some(Visibility::Restricted(part)) => match names(&part.path)[0].as_str() {
                "super" => items.modules[member.module].parent,
                _ => return true,
            },
        };
        above.is_some_and(|above| items.lies_below(self.scope.module, above))
    }

    /// How many arguments a method takes.
    pub fn takes(&self, member: Number) -> usize {
        match self.types.items.members[member].what {
            Associated::Fn(sig) => sig.inputs.len() - 1,
            Associated::Const(_) => 0,
        }
    }
}

/// A value as such, or the function that makes it.
fn made(ty: Ty, at_once: bool) -> Ty {
    if at_once { ty } else { Ty::Fn(Vec::new(), Box::new(ty)) }
}

impl<'ast> Visit<'ast> for Walker<'_, '_> {
    fn visit_item_use(&mut self, part: &'ast syn::ItemUse) {
        self.import(part);
    }

    fn visit_item_mod(&mut self, part: &'ast syn::ItemMod) {
        let module = self.types.items.child(self.scope.module, &part.ident.to_string());
        let (Some((_, items)), Some(module)) = (&part.content, module) else { return };
        let before = self.scope.clone();
        self.scope = self.types.scope(module, Ty::Unknown, &[]);
        for item in items {
            self.visit_item(item);
        }
        self.scope = before;
    }

    fn visit_item_impl(&mut self, part: &'ast syn::ItemImpl) {
        let scope = self.types.scope(self.scope.module, Ty::Unknown, &[&part.generics]);
        let before = std::mem::replace(&mut self.scope, scope);
        self.visit_generics(&part.generics);
        self.visit_type(&part.self_ty);
        self.scope.own = self.types.lower(&self.scope, &part.self_ty);
        if let Some((path, _)) = &part.trait_ {
            self.visit_path(path);
        }
        part.items.iter().for_each(|item| self.visit_impl_item(item));
        self.scope = before;
    }

    fn visit_item_trait(&mut self, part: &'ast syn::ItemTrait) {
        let found = self.types.items.modules[self.scope.module].items.get(&part.ident.to_string());
        let number = found.into_iter().flatten().copied().find(|entry| {
            matches!(self.types.items.entries[*entry].what, What::Trait(node) if std::ptr::eq(node, part))
        });
        let own = number.map_or(Ty::Unknown, |number| Ty::Own(number, Vec::new()));
        let scope = self.types.scope(self.scope.module, own, &[&part.generics]);
        let before = std::mem::replace(&mut self.scope, scope);
        visit::visit_item_trait(self, part);
        self.scope = before;
    }

    fn visit_item_struct(&mut self, part: &'ast syn::ItemStruct) {
        let scope = self.types.scope(self.scope.module, Ty::Unknown, &[&part.generics]);
        let before = std::mem::replace(&mut self.scope, scope);
        visit::visit_item_struct(self, part);
        self.scope = before;
    }

    fn visit_item_enum(&mut self, part: &'ast syn::ItemEnum) {
        let scope = self.types.scope(self.scope.module, Ty::Unknown, &[&part.generics]);
        let before = std::mem::replace(&mut self.scope, scope);
        visit::visit_item_enum(self, part);
        self.scope = before;
    }

    fn visit_item_fn(&mut self, part: &'ast syn::ItemFn) {
        let own = std::mem::take(&mut self.scope.own);
        let outside = self.within.clone();
        self.function(&part.sig, Some(&part.block));
        // A function within a function belongs to it.
        self.within = outside;
        self.scope.own = own;
    }

    fn visit_impl_item_fn(&mut self, part: &'ast syn::ImplItemFn) {
        self.function(&part.sig, Some(&part.block));
    }

    fn visit_trait_item_fn(&mut self, part: &'ast syn::TraitItemFn) {
        self.function(&part.sig, part.default.as_ref());
    }

    fn visit_item_macro(&mut self, part: &'ast syn::ItemMacro) {
        // What it becomes stands behind it.
        if part.ident.is_none() {
            self.path(&part.mac.path, Place::Macro);
        }
    }

    fn visit_block(&mut self, part: &'ast syn::Block) {
        self.block(part);
    }

    fn visit_expr(&mut self, part: &'ast syn::Expr) {
        self.expr(part);
    }

    fn visit_pat(&mut self, part: &'ast Pat) {
        self.bind(part, Ty::Unknown);
    }

    fn visit_macro(&mut self, part: &'ast syn::Macro) {
        self.in_macro(part);
    }

    fn visit_path(&mut self, part: &'ast Path) {
        self.path(part, Place::Type);
        self.arguments(part);
    }

    fn visit_attribute(&mut self, _: &'ast syn::Attribute) {}

    fn visit_visibility(&mut self, _: &'ast Visibility) {}
}
