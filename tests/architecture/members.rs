//! What a type has: methods, constants and fields, each with its own type.

use syn::{Fields, FnArg, GenericArgument, Generics, PathArguments, Signature, Type};

use super::items::{Associated, Member, Number, What, parameters};
use super::types::{Scope, Ty, Types};

impl<'a> Types<'a> {
    /// Whose method or constant a name behind a type is.
    pub fn member(&self, ty: &Ty, name: &str) -> Option<Number> {
        let of = |owner: &Number| self.items.inherent.get(&(*owner, name.to_owned())).copied();
        let found = match ty {
            Ty::Own(owner, _) => of(owner)
                .or_else(|| self.traits_of(*owner).iter().find_map(of))
                .or_else(|| self.derefs.get(owner).and_then(|target| self.member(target, name))),
            Ty::Other(owner, _) => {
                self.foreign.get(owner).and_then(|of_it| of_it.iter().find_map(of))
            }
            Ty::Unknown => return None,
            Ty::Tuple(_) | Ty::Fn(..) => None,
        };
        found.or_else(|| self.blanket.iter().find_map(of))
    }

    /// The traits of ours that a type or trait has, and those above them.
    fn traits_of(&self, owner: Number) -> Vec<Number> {
        let mut all = self.traits.get(&owner).cloned().unwrap_or_default();
        let mut at = 0;
        while let Some(next) = all.get(at) {
            let above = self.traits.get(next).cloned().unwrap_or_default();
            all.extend(above.into_iter().filter(|one| !all.contains(one)).collect::<Vec<_>>());
            at += 1;
        }
        all
    }

    /// What a function or constant of a type is or returns.
    pub fn value(&self, member: &Member<'a>, of: &Ty) -> Ty {
        let scope = self.inside(member, of);
        match member.what {
            Associated::Const(ty) => self.lower(&scope, ty),
            Associated::Fn(sig) => self.function(scope, sig),
        }
    }

    /// The scope of a member as seen through a type that has it.
    fn inside(&self, member: &Member<'a>, of: &Ty) -> Scope {
        let mut scope = self.scope(member.module, of.clone(), &[]);
        let args = match of {
            Ty::Own(_, args) => args.as_slice(),
            _ => &[],
        };
        match member.block {
            Some(block) => {
                self.widen(&mut scope, &block.generics);
                scope.own = self.lower(&scope, &block.self_ty);
                let written = match &*block.self_ty {
                    Type::Path(path) => path.path.segments.last().map(|last| &last.arguments),
                    _ => None,
                };
                let Some(PathArguments::AngleBracketed(list)) = written else { return scope };
                let types = list.args.iter().filter_map(|arg| match arg {
                    GenericArgument::Type(Type::Path(path)) => Some(path.path.get_ident()),
                    GenericArgument::Type(_) => Some(None),
                    _ => None,
                });
                bind(&mut scope, types.map(|name| name.map(ToString::to_string)), args);
                scope.own = self.lower(&scope, &block.self_ty);
            }
            None => {
                if let What::Trait(node) = self.items.entries[member.owner].what {
                    self.widen(&mut scope, &node.generics);
                    if matches!(of, Ty::Own(owner, _) if *owner == member.owner) {
                        bind(&mut scope, parameters(&node.generics).into_iter().map(Some), args);
                    }
                }
            }
        }
        scope
    }

    /// A function as a type.
    pub fn function(&self, mut scope: Scope, sig: &Signature) -> Ty {
        self.widen(&mut scope, &sig.generics);
        let inputs = sig.inputs.iter().filter_map(|input| match input {
            FnArg::Typed(input) => Some(self.lower(&scope, &input.ty)),
            FnArg::Receiver(_) => None,
        });
        Ty::Fn(inputs.collect(), Box::new(self.output(&scope, &sig.output)))
    }

    /// The type of a field.
    pub fn field(&self, ty: &Ty, name: &str) -> Ty {
        let Ty::Own(owner, args) = ty else { return Ty::Unknown };
        let entry = &self.items.entries[*owner];
        if let What::Struct(node) = entry.what {
            let fields = self.fields(*owner, &node.fields, &node.generics, args);
            if let Some((_, ty)) = fields.into_iter().find(|(field, _)| field == name) {
                return ty;
            }
        }
        self.derefs.get(owner).map(|target| self.field(target, name)).unwrap_or_default()
    }

    /// The fields of a struct or variant; those without names are numbered.
    pub fn fields_of(&self, entry: Number, of: &Ty) -> Vec<(String, Ty)> {
        let args = match of {
            Ty::Own(_, args) => args.as_slice(),
            _ => &[],
        };
        match self.items.entries[entry].what {
            What::Struct(node) => self.fields(entry, &node.fields, &node.generics, args),
            What::Variant(owner, variant) => match self.items.entries[owner].what {
                What::Enum(node) => self.fields(owner, &variant.fields, &node.generics, args),
                _ => Vec::new(),
            },
            _ => Vec::new(),
        }
    }

    fn fields(
        &self,
        owner: Number,
        fields: &Fields,
        generics: &Generics,
        args: &[Ty],
    ) -> Vec<(String, Ty)> {
        let module = self.items.entries[owner].module;
        let mut scope = self.scope(module, Ty::Own(owner, args.to_vec()), &[generics]);
        bind(&mut scope, parameters(generics).into_iter().map(Some), args);
        let named = fields.iter().enumerate().map(|(at, field)| {
            let name = field.ident.as_ref().map_or_else(|| at.to_string(), ToString::to_string);
            (name, self.lower(&scope, &field.ty))
        });
        named.collect()
    }
}

/// Gives parameters the arguments at their places.
fn bind(scope: &mut Scope, names: impl Iterator<Item = Option<String>>, args: &[Ty]) {
    for (name, arg) in names.zip(args) {
        if let Some(name) = name.filter(|_| arg.is_known())
            && scope.generics.contains_key(&name)
        {
            scope.generics.insert(name, arg.clone());
        }
    }
}
