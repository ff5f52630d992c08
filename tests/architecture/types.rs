//! Types as far as they are written down: enough to know whose method a call means.

use std::collections::BTreeMap;

use syn::punctuated::Punctuated;
use syn::{
    FnArg, GenericArgument, GenericParam, Generics, ImplItem, PathArguments, ReturnType, Token,
    Type, TypeParamBound, WherePredicate,
};

use super::items::{Associated, Items, Number, What, parameters};
use super::names::{Named, names};

/// A type; references, boxes and the like are looked through.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Ty {
    #[default]
    Unknown,
    /// A type or trait of ours.
    Own(Number, Vec<Ty>),
    /// A type from elsewhere, by its last name.
    Other(String, Vec<Ty>),
    Tuple(Vec<Ty>),
    /// A function or closure: what it takes, what it returns.
    Fn(Vec<Ty>, Box<Ty>),
}

impl Ty {
    pub fn other(name: &str, of: Ty) -> Self {
        Self::Other(name.to_owned(), vec![of])
    }

    pub fn is_known(&self) -> bool {
        *self != Self::Unknown
    }

    /// The same, with what the other knows more.
    pub fn or(self, other: Self) -> Self {
        match (self, other) {
            (Self::Unknown, other) => other,
            (Self::Own(one, args), Self::Own(two, more)) if one == two => {
                Self::Own(one, merged(args, more))
            }
            (Self::Other(name, args), Self::Other(_, more)) => {
                Self::Other(name, merged(args, more))
            }
            (Self::Tuple(args), Self::Tuple(more)) => Self::Tuple(merged(args, more)),
            (known, _) => known,
        }
    }
}

fn merged(args: Vec<Ty>, more: Vec<Ty>) -> Vec<Ty> {
    let mut more = more.into_iter();
    args.into_iter().map(|arg| arg.or(more.next().unwrap_or_default())).collect()
}

/// Where a type is written.
#[derive(Clone, Default)]
pub struct Scope {
    pub module: Number,
    /// What `Self` is.
    pub own: Ty,
    /// The parameters that are types, each as the trait that it has.
    pub generics: BTreeMap<String, Ty>,
}

/// Wrappers that are seen through.
const CLEAR: &[&str] = &[
    "Arc",
    "Rc",
    "Box",
    "Cow",
    "Pin",
    "MutexGuard",
    "RwLockReadGuard",
    "RwLockWriteGuard",
    "OwnedMutexGuard",
    "OwnedRwLockReadGuard",
    "Ref",
    "RefMut",
    "LazyLock",
];

/// All items with what is known of their types.
pub struct Types<'a> {
    pub items: Items<'a>,
    /// What the types of blocks are.
    pub blocks: Vec<Ty>,
    pub derefs: BTreeMap<Number, Ty>,
    /// The types that traits' blocks name.
    pub associated: BTreeMap<(Number, String), Ty>,
    /// The traits of ours that a type or trait has.
    pub traits: BTreeMap<Number, Vec<Number>>,
    /// The same for types from elsewhere.
    pub foreign: BTreeMap<String, Vec<Number>>,
    /// The traits that every type of some kind has.
    pub blanket: Vec<Number>,
    /// The methods by name.
    pub methods: BTreeMap<String, Vec<Number>>,
}

impl<'a> Types<'a> {
    pub fn of(items: Items<'a>) -> Self {
        let mut types = Self {
            items,
            blocks: Vec::new(),
            derefs: BTreeMap::new(),
            associated: BTreeMap::new(),
            traits: BTreeMap::new(),
            foreign: BTreeMap::new(),
            blanket: Vec::new(),
            methods: BTreeMap::new(),
        };
        for number in 0..types.items.blocks.len() {
            types.block(number);
        }
        for number in 0..types.items.entries.len() {
            let entry = &types.items.entries[number];
            if let What::Trait(node) = entry.what {
                let above = types.own_traits(entry.module, &node.supertraits);
                types.traits.insert(number, above);
            }
        }
        for (number, member) in types.items.members.iter().enumerate() {
            if let Associated::Fn(sig) = member.what
                && matches!(sig.inputs.first(), Some(FnArg::Receiver(_)))
            {
                types.methods.entry(member.name.clone()).or_default().push(number);
            }
        }
        types
    }

    fn block(&mut self, number: Number) {
        let block = &self.items.blocks[number];
        let (node, module) = (block.node, block.module);
        let scope = self.scope(module, Ty::Unknown, &[&node.generics]);
        let own = self.lower(&scope, &node.self_ty);
        let parameter = match &*node.self_ty {
            Type::Path(path) => path.path.get_ident().map(ToString::to_string),
            _ => None,
        };
        let blanket = parameter.is_some_and(|name| parameters(&node.generics).contains(&name));
        self.blocks.push(own.clone());
        let Some((path, _)) = &node.trait_ else {
            if let Ty::Own(owner, _) = own {
                self.items.give(number, owner);
            }
            return;
        };
        let scope = Scope { own: own.clone(), ..scope };
        for item in &node.items {
            if let (ImplItem::Type(part), Ty::Own(owner, _)) = (item, &own) {
                let ty = self.lower(&scope, &part.ty);
                let name = part.ident.to_string();
                if name == "Target" {
                    self.derefs.insert(*owner, ty.clone());
                }
                self.associated.insert((*owner, name), ty);
            }
        }
        let (found, _) = self.items.named(module, &names(path));
        let traits = found.into_iter().filter_map(|named| self.as_trait(named));
        let traits: Vec<_> = traits.collect();
        match own {
            _ if blanket => self.blanket.extend(traits),
            Ty::Own(owner, _) => self.traits.entry(owner).or_default().extend(traits),
            Ty::Other(name, _) => self.foreign.entry(name).or_default().extend(traits),
            Ty::Unknown | Ty::Tuple(_) | Ty::Fn(..) => {}
        }
    }

    fn as_trait(&self, named: Named) -> Option<Number> {
        let Named::Entry(entry) = named else { return None };
        matches!(self.items.entries[entry].what, What::Trait(_)).then_some(entry)
    }

    fn own_traits(
        &self,
        module: Number,
        bounds: &Punctuated<TypeParamBound, Token![+]>,
    ) -> Vec<Number> {
        let paths = bounds.iter().filter_map(|bound| match bound {
            TypeParamBound::Trait(bound) => Some(names(&bound.path)),
            _ => None,
        });
        let found = paths.flat_map(|path| self.items.named(module, &path).0);
        found.filter_map(|named| self.as_trait(named)).collect()
    }

    /// The scope within blocks and functions with these parameters.
    pub fn scope(&self, module: Number, own: Ty, generics: &[&Generics]) -> Scope {
        let mut scope = Scope { module, own, generics: BTreeMap::new() };
        for generics in generics {
            self.widen(&mut scope, generics);
        }
        scope
    }

    /// Adds parameters to a scope.
    pub fn widen(&self, scope: &mut Scope, generics: &Generics) {
        let params = || generics.params.iter();
        for param in params() {
            if let GenericParam::Type(param) = param {
                scope.generics.insert(param.ident.to_string(), Ty::Unknown);
            }
        }
        for param in params() {
            if let GenericParam::Type(param) = param {
                let ty = self.bounds(scope, &param.bounds);
                scope.generics.insert(param.ident.to_string(), ty);
            }
        }
        for predicate in generics.where_clause.iter().flat_map(|clause| &clause.predicates) {
            if let WherePredicate::Type(predicate) = predicate
                && let Type::Path(path) = &predicate.bounded_ty
                && let Some(name) = path.path.get_ident().map(ToString::to_string)
                && scope.generics.get(&name) == Some(&Ty::Unknown)
            {
                let ty = self.bounds(scope, &predicate.bounds);
                scope.generics.insert(name, ty);
            }
        }
    }

    /// What is written, as a type.
    pub fn lower(&self, scope: &Scope, ty: &Type) -> Ty {
        match ty {
            Type::Reference(part) => self.lower(scope, &part.elem),
            Type::Paren(part) => self.lower(scope, &part.elem),
            Type::Group(part) => self.lower(scope, &part.elem),
            Type::Slice(part) => Ty::other("Vec", self.lower(scope, &part.elem)),
            Type::Array(part) => Ty::other("Vec", self.lower(scope, &part.elem)),
            Type::Tuple(part) => {
                Ty::Tuple(part.elems.iter().map(|elem| self.lower(scope, elem)).collect())
            }
            Type::ImplTrait(part) => self.bounds(scope, &part.bounds),
            Type::TraitObject(part) => self.bounds(scope, &part.bounds),
            Type::FnPtr(part) => {
                let inputs = part.inputs.iter().map(|input| self.lower(scope, &input.ty));
                Ty::Fn(inputs.collect(), Box::new(self.output(scope, &part.output)))
            }
            Type::Path(part) if part.qself.is_none() => self.lower_path(scope, &part.path),
            _ => Ty::Unknown,
        }
    }

    fn lower_path(&self, scope: &Scope, path: &syn::Path) -> Ty {
        let names = names(path);
        if names[0] == "Self" {
            return match (names.get(1), &scope.own) {
                (None, own) => own.clone(),
                (Some(name), Ty::Own(own, _)) => {
                    self.associated.get(&(*own, name.clone())).cloned().unwrap_or_default()
                }
                _ => Ty::Unknown,
            };
        }
        if let Some(ty) = scope.generics.get(&names[0]) {
            return if names.len() == 1 { ty.clone() } else { Ty::Unknown };
        }
        let last = path.segments.last();
        let args = last.map(|last| self.arguments(scope, &last.arguments)).unwrap_or_default();
        let (found, done) = self.items.named(scope.module, &names);
        if done == names.len()
            && let Some(entry) = found.iter().find_map(|named| self.as_type(*named))
        {
            return self.alias(entry, args);
        }
        let last = names.last().cloned().unwrap_or_default();
        if CLEAR.contains(&last.as_str()) {
            return args.into_iter().next().unwrap_or_default();
        }
        Ty::Other(last, args)
    }

    fn as_type(&self, named: Named) -> Option<Number> {
        let Named::Entry(entry) = named else { return None };
        match self.items.entries[entry].what {
            What::Struct(_) | What::Enum(_) | What::Alias(_) | What::Trait(_) => Some(entry),
            What::Fn(_) | What::Value(_) | What::Variant(..) | What::Macro => None,
        }
    }

    fn alias(&self, entry: Number, args: Vec<Ty>) -> Ty {
        let found = &self.items.entries[entry];
        let What::Alias(alias) = found.what else { return Ty::Own(entry, args) };
        let mut scope = self.scope(found.module, Ty::Unknown, &[]);
        scope.generics = parameters(&alias.generics).into_iter().zip(args).collect();
        self.lower(&scope, &alias.ty)
    }

    fn arguments(&self, scope: &Scope, arguments: &PathArguments) -> Vec<Ty> {
        let PathArguments::AngleBracketed(list) = arguments else { return Vec::new() };
        let types = list.args.iter().filter_map(|arg| match arg {
            GenericArgument::Type(ty) => Some(self.lower(scope, ty)),
            GenericArgument::AssocType(part) => Some(self.lower(scope, &part.ty)),
            _ => None,
        });
        types.collect()
    }

    fn bounds(&self, scope: &Scope, bounds: &Punctuated<TypeParamBound, Token![+]>) -> Ty {
        let types = bounds.iter().filter_map(|bound| match bound {
            TypeParamBound::Trait(bound) => Some(self.bound(scope, &bound.path)),
            _ => None,
        });
        types.into_iter().find(Ty::is_known).unwrap_or_default()
    }

    fn bound(&self, scope: &Scope, path: &syn::Path) -> Ty {
        let Some(last) = path.segments.last() else { return Ty::Unknown };
        if let PathArguments::Parenthesized(part) = &last.arguments {
            let inputs = part.inputs.iter().map(|input| self.lower(scope, &input.ty));
            return Ty::Fn(inputs.collect(), Box::new(self.output(scope, &part.output)));
        }
        let args = self.arguments(scope, &last.arguments);
        let first = || args.first().cloned().unwrap_or_default();
        match last.ident.to_string().as_str() {
            "Iterator"
            | "IntoIterator"
            | "DoubleEndedIterator"
            | "ExactSizeIterator"
            | "Stream" => Ty::other("Iterator", first()),
            "Future" | "AsRef" | "Deref" | "Borrow" => first(),
            _ => {
                let (found, _) = self.items.named(scope.module, &names(path));
                let own = found.into_iter().find_map(|named| self.as_trait(named));
                own.map_or(Ty::Unknown, |own| Ty::Own(own, args))
            }
        }
    }

    pub fn output(&self, scope: &Scope, output: &ReturnType) -> Ty {
        match output {
            ReturnType::Default => Ty::Tuple(Vec::new()),
            ReturnType::Type(_, ty) => self.lower(scope, ty),
        }
    }

    /// What iterating over a type yields.
    pub fn element(&self, ty: &Ty) -> Ty {
        match ty {
            Ty::Other(name, args) if name.ends_with("Map") && args.len() > 1 => {
                Ty::Tuple(args[..2].to_vec())
            }
            Ty::Other(_, args) => args.first().cloned().unwrap_or_default(),
            Ty::Own(owner, _) => {
                let item = self.associated.get(&(*owner, "Item".to_owned())).cloned();
                item.or_else(|| self.derefs.get(owner).map(|target| self.element(target)))
                    .unwrap_or_default()
            }
            Ty::Unknown | Ty::Tuple(_) | Ty::Fn(..) => Ty::Unknown,
        }
    }
}
