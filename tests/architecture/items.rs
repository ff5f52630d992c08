//! What each module defines, imports and implements.

use std::collections::BTreeMap;

use syn::visit::{self, Visit};
use syn::{
    Generics, ImplItem, Item, ItemEnum, ItemImpl, ItemStruct, ItemTrait, ItemType, ItemUse,
    Signature, TraitItem, Type, UseTree, Variant, Visibility,
};

use super::sources::Parsed;

/// The number of a module, an item or a member in its list.
pub type Number = usize;

/// A module; the root of the library is module 0.
#[derive(Default)]
pub struct Module {
    pub names: Vec<String>,
    pub parent: Option<Number>,
    pub children: BTreeMap<String, Number>,
    pub items: BTreeMap<String, Vec<Number>>,
    pub imports: Vec<Import>,
}

/// A name that is imported, or all names of a path.
#[derive(Clone)]
pub struct Import {
    /// How it is called here; nothing for all names.
    pub name: Option<String>,
    pub path: Vec<String>,
}

/// Something with a name in a module, or a variant with a name in an enum.
pub struct Entry<'a> {
    pub file: Number,
    pub module: Number,
    pub name: String,
    pub what: What<'a>,
}

pub enum What<'a> {
    Struct(&'a ItemStruct),
    Enum(&'a ItemEnum),
    Alias(&'a ItemType),
    Trait(&'a ItemTrait),
    Fn(&'a Signature),
    /// A constant or static.
    Value(&'a Type),
    Variant(Number, &'a Variant),
    Macro,
}

/// A function or constant of a type or trait.
pub struct Member<'a> {
    pub file: Number,
    pub module: Number,
    pub name: String,
    pub what: Associated<'a>,
    pub vis: Option<&'a Visibility>,
    /// The block that holds it; of a trait there is none.
    pub block: Option<&'a ItemImpl>,
    /// The type or trait that has it.
    pub owner: Number,
}

pub enum Associated<'a> {
    Fn(&'a Signature),
    Const(&'a Type),
}

/// An `impl` block.
pub struct Block<'a> {
    pub file: Number,
    pub module: Number,
    pub node: &'a ItemImpl,
}

/// All that is defined.
#[derive(Default)]
pub struct Items<'a> {
    pub modules: Vec<Module>,
    /// The module of each file.
    pub homes: Vec<Number>,
    pub entries: Vec<Entry<'a>>,
    pub blocks: Vec<Block<'a>>,
    pub members: Vec<Member<'a>>,
    /// The variants of enums, and members of types and traits.
    pub variants: BTreeMap<(Number, String), Number>,
    pub inherent: BTreeMap<(Number, String), Number>,
    /// Macros are named without paths where they are used.
    pub macros: BTreeMap<String, Vec<Number>>,
}

impl<'a> Items<'a> {
    pub fn of(parsed: &'a [Parsed]) -> Self {
        let mut items = Self::default();
        items.module(&[]);
        let program = parsed.iter().find(|part| part.path == "main.rs");
        let declared = program.map(|part| files_of_modules(&part.file.items)).unwrap_or_default();
        for part in parsed {
            let mut names = part.module();
            if names.first().is_some_and(|first| declared.contains(first)) {
                names.insert(0, "main".to_owned());
            }
            let home = items.module(&names);
            items.homes.push(home);
        }
        for (file, part) in parsed.iter().enumerate() {
            let mut collector = Collector { file, module: items.homes[file], items: &mut items };
            collector.all(&part.file.items);
        }
        items
    }

    /// The module with this path, made if need be together with those above it.
    fn module(&mut self, names: &[String]) -> Number {
        let mut at = 0;
        if self.modules.is_empty() {
            self.modules.push(Module::default());
        }
        for (depth, name) in (1..).zip(names) {
            at = self.child(at, name).unwrap_or_else(|| {
                let made = self.modules.len();
                let names = names[..depth].to_vec();
                self.modules.push(Module { names, parent: Some(at), ..Module::default() });
                self.modules[at].children.insert(name.clone(), made);
                made
            });
        }
        at
    }

    pub fn child(&self, module: Number, name: &str) -> Option<Number> {
        self.modules[module].children.get(name).copied()
    }

    /// Whether a module lies below another, or is the same.
    pub fn lies_below(&self, module: Number, above: Number) -> bool {
        self.modules[module].names.starts_with(&self.modules[above].names)
    }
}

/// The modules in files of their own that a file declares.
fn files_of_modules(items: &[Item]) -> Vec<String> {
    let declared = items.iter().filter_map(|item| match item {
        Item::Mod(module) if module.content.is_none() => Some(module.ident.to_string()),
        _ => None,
    });
    declared.collect()
}

/// Gathers what one module of one file holds.
struct Collector<'i, 'a> {
    file: Number,
    module: Number,
    items: &'i mut Items<'a>,
}

impl<'a> Collector<'_, 'a> {
    fn all(&mut self, items: &'a [Item]) {
        for item in items {
            self.one(item);
            // What is defined and imported within functions counts as the module's own, too.
            visit::visit_item(&mut Within { collector: self, deep: false }, item);
        }
    }

    fn one(&mut self, item: &'a Item) {
        match item {
            Item::Struct(part) => drop(self.entry(part.ident.to_string(), What::Struct(part))),
            Item::Enum(part) => {
                let owner = self.entry(part.ident.to_string(), What::Enum(part));
                for variant in &part.variants {
                    let number = self.items.entries.len();
                    let name = variant.ident.to_string();
                    self.items.variants.insert((owner, name.clone()), number);
                    let what = What::Variant(owner, variant);
                    let (file, module) = (self.file, self.module);
                    self.items.entries.push(Entry { file, module, name, what });
                }
            }
            Item::Type(part) => drop(self.entry(part.ident.to_string(), What::Alias(part))),
            Item::Trait(part) => {
                let owner = self.entry(part.ident.to_string(), What::Trait(part));
                self.members_of_trait(owner, part);
            }
            Item::Fn(part) => drop(self.entry(part.sig.ident.to_string(), What::Fn(&part.sig))),
            Item::Const(part) => drop(self.entry(part.ident.to_string(), What::Value(&part.ty))),
            Item::Static(part) => drop(self.entry(part.ident.to_string(), What::Value(&part.ty))),
            Item::Macro(part) => {
                if let Some(name) = &part.ident {
                    let number = self.entry(name.to_string(), What::Macro);
                    self.items.macros.entry(name.to_string()).or_default().push(number);
                }
            }
            Item::Impl(node) => {
                self.items.blocks.push(Block { file: self.file, module: self.module, node });
            }
            Item::Use(part) => self.import(part),
            Item::Mod(part) => {
                if let Some((_, items)) = &part.content {
                    let above = &self.items.modules[self.module].names;
                    let names = [&above[..], &[part.ident.to_string()]].concat();
                    let module = self.items.module(&names);
                    Collector { file: self.file, module, items: self.items }.all(items);
                }
            }
            _ => {}
        }
    }

    fn entry(&mut self, name: String, what: What<'a>) -> Number {
        let number = self.items.entries.len();
        let (file, module) = (self.file, self.module);
        self.items.modules[module].items.entry(name.clone()).or_default().push(number);
        self.items.entries.push(Entry { file, module, name, what });
        number
    }

    fn members_of_trait(&mut self, owner: Number, part: &'a ItemTrait) {
        for item in &part.items {
            let (name, what) = match item {
                TraitItem::Fn(part) => (part.sig.ident.to_string(), Associated::Fn(&part.sig)),
                TraitItem::Const(part) => (part.ident.to_string(), Associated::Const(&part.ty)),
                _ => continue,
            };
            let (file, module) = (self.file, self.module);
            self.items.add(Member { file, module, name, what, vis: None, block: None, owner });
        }
    }

    fn import(&mut self, part: &ItemUse) {
        let mut imports = Vec::new();
        flatten(&part.tree, &mut Vec::new(), &mut imports);
        self.items.modules[self.module].imports.append(&mut imports);
    }
}

impl<'a> Items<'a> {
    fn add(&mut self, member: Member<'a>) {
        let key = (member.owner, member.name.clone());
        self.inherent.insert(key, self.members.len());
        self.members.push(member);
    }

    /// Gives the members of a block without a trait to their type.
    pub fn give(&mut self, block: Number, owner: Number) {
        let Block { file, module, node } = self.blocks[block];
        for item in &node.items {
            let (name, what, vis) = match item {
                ImplItem::Fn(part) => {
                    (part.sig.ident.to_string(), Associated::Fn(&part.sig), &part.vis)
                }
                ImplItem::Const(part) => {
                    (part.ident.to_string(), Associated::Const(&part.ty), &part.vis)
                }
                _ => continue,
            };
            let (vis, block) = (Some(vis), Some(node));
            self.add(Member { file, module, name, what, vis, block, owner });
        }
    }
}

/// Every name that a tree of imports brings.
pub fn flatten(tree: &UseTree, path: &mut Vec<String>, into: &mut Vec<Import>) {
    match tree {
        UseTree::Path(part) => {
            path.push(part.ident.to_string());
            flatten(&part.tree, path, into);
            path.pop();
        }
        UseTree::Group(group) => group.items.iter().for_each(|tree| flatten(tree, path, into)),
        UseTree::Glob(_) => into.push(Import { name: None, path: path.clone() }),
        UseTree::Name(part) => into.push(import(path, &part.ident.to_string(), None)),
        UseTree::Rename(part) => {
            into.push(import(path, &part.ident.to_string(), Some(part.rename.to_string())));
        }
    }
}

/// The import of one name; `self` behind a path is the path itself.
fn import(path: &[String], last: &str, rename: Option<String>) -> Import {
    let mut path = path.to_vec();
    if last != "self" || path.is_empty() {
        path.push(last.to_owned());
    }
    Import { name: rename.or_else(|| path.last().cloned()), path }
}

/// Finds items within the bodies of functions.
struct Within<'c, 'i, 'a> {
    collector: &'c mut Collector<'i, 'a>,
    deep: bool,
}

impl<'a> Visit<'a> for Within<'_, '_, 'a> {
    fn visit_item(&mut self, item: &'a Item) {
        if self.deep {
            self.collector.one(item);
        }
        visit::visit_item(self, item);
    }

    fn visit_item_mod(&mut self, _: &'a syn::ItemMod) {}

    fn visit_block(&mut self, block: &'a syn::Block) {
        let before = std::mem::replace(&mut self.deep, true);
        visit::visit_block(self, block);
        self.deep = before;
    }
}

/// The names of the parameters that are types, in order.
pub fn parameters(generics: &Generics) -> Vec<String> {
    generics.type_params().map(|param| param.ident.to_string()).collect()
}
