//! Patterns: the names that they bind, with their types.

use syn::Pat;
use syn::punctuated::Punctuated;
use syn::visit::{self, Visit as _};

use super::names::Named;
use super::types::Ty;
use super::walk::{Place, Walker};

impl Walker<'_, '_> {
    /// Gives the names of a pattern their types.
    pub fn bind(&mut self, pat: &Pat, ty: Ty) {
        match pat {
            Pat::Ident(part) => {
                if let Some((_, inner)) = &part.subpat {
                    self.bind(inner, ty.clone());
                }
                self.define(&part.ident, ty);
            }
            Pat::Reference(part) => self.bind(&part.pat, ty),
            Pat::Paren(part) => self.bind(&part.pat, ty),
            Pat::Guard(part) => {
                self.bind(&part.pat, ty);
                self.visit_expr(&part.guard);
            }
            Pat::Type(part) => {
                self.visit_type(&part.ty);
                let written = self.types.lower(&self.scope, &part.ty);
                self.bind(&part.pat, written.or(ty));
            }
            Pat::Tuple(part) => {
                let parts = match ty {
                    Ty::Tuple(parts) => parts,
                    _ => Vec::new(),
                };
                self.bind_each(&part.elems, &parts);
            }
            Pat::Slice(part) => {
                let element = self.types.element(&ty);
                self.bind_each(&part.elems, &vec![element; part.elems.len()]);
            }
            Pat::Or(part) => part.cases.iter().for_each(|case| self.bind(case, ty.clone())),
            Pat::TupleStruct(part) => {
                let found = self.path(&part.path, Place::Value);
                let fields = match (&ty, found) {
                    (_, Some(Named::Entry(entry))) => {
                        let fields = self.types.fields_of(entry, &ty);
                        fields.into_iter().map(|(_, ty)| ty).collect()
                    }
                    (Ty::Other(name, args), None) => {
                        let last = part.path.segments.last().map(|last| last.ident.to_string());
                        let second = name == "Result" && last.is_some_and(|last| last == "Err");
                        args.get(usize::from(second)).cloned().into_iter().collect()
                    }
                    _ => Vec::new(),
                };
                self.bind_each(&part.elems, &fields);
            }
            Pat::Struct(part) => {
                let found = self.path(&part.path, Place::Type);
                let fields = match (&ty, found) {
                    (_, Some(Named::Entry(entry))) => self.types.fields_of(entry, &ty),
                    (Ty::Own(entry, _), None) => self.types.fields_of(*entry, &ty),
                    _ => Vec::new(),
                };
                for field in &part.fields {
                    let name = match &field.member {
                        syn::Member::Named(name) => name.to_string(),
                        syn::Member::Unnamed(index) => index.index.to_string(),
                    };
                    let found = fields.iter().find(|(field, _)| *field == name);
                    let ty = found.map(|(_, ty)| ty.clone()).unwrap_or_default();
                    self.bind(&field.pat, ty);
                }
            }
            Pat::Path(part) => drop(self.path(&part.path, Place::Value)),
            Pat::Const(_) | Pat::Lit(_) | Pat::Macro(_) | Pat::Range(_) => {
                visit::visit_pat(self, pat);
            }
            _ => {}
        }
    }

    fn bind_each<P>(&mut self, pats: &Punctuated<Pat, P>, types: &[Ty]) {
        let rest = pats.iter().position(|pat| matches!(pat, Pat::Rest(_)));
        for (at, pat) in pats.iter().enumerate() {
            // Behind `..` the places count from the end.
            let at = match rest {
                Some(rest) if at > rest => (at + types.len()).checked_sub(pats.len()),
                _ => Some(at),
            };
            let ty = at.and_then(|at| types.get(at)).cloned().unwrap_or_default();
            self.bind(pat, ty);
        }
    }
}
