//! Expressions: whose method is called, and what type comes out.

use std::collections::BTreeMap;

use syn::punctuated::Punctuated;
use syn::visit::{self, Visit};
use syn::{Block, Expr, ExprCall, ExprClosure, ExprMethodCall, Lit, Path, Stmt, Token};

use super::library;
use super::names::{Named, names};
use super::types::Ty;
use super::uses::How;
use super::walk::{Place, Walker};

impl Walker<'_, '_> {
    /// Walks over an expression and gives its type.
    pub fn expr(&mut self, expr: &Expr) -> Ty {
        match expr {
            Expr::Path(part) => self.path_value(part),
            Expr::MethodCall(part) => self.method(part),
            Expr::Call(part) => self.call(part),
            Expr::Closure(part) => self.closure(part, &[]),
            Expr::Reference(part) => self.expr(&part.expr),
            Expr::Paren(part) => self.expr(&part.expr),
            Expr::Group(part) => self.expr(&part.expr),
            Expr::Unary(part) => self.expr(&part.expr),
            Expr::Await(part) => self.expr(&part.base),
            Expr::Try(part) => {
                let ty = self.expr(&part.expr);
                match &ty {
                    Ty::Other(name, args) if name == "Option" || name.ends_with("Result") => {
                        args.first().cloned().unwrap_or_default()
                    }
                    Ty::Unknown => Ty::Unknown,
                    _ => ty,
                }
            }
            Expr::Cast(part) => {
                self.expr(&part.expr);
                self.visit_type(&part.ty);
                self.types.lower(&self.scope, &part.ty)
            }
            Expr::Lit(part) => Ty::Other(literal(&part.lit).to_owned(), Vec::new()),
            Expr::Binary(part) => {
                let left = self.expr(&part.left);
                self.expr(&part.right);
                if is_comparison(&part.op) { Ty::Other("bool".to_owned(), vec![]) } else { left }
            }
            Expr::Macro(part) => self.in_macro(&part.mac),
            Expr::Struct(_)
            | Expr::Tuple(_)
            | Expr::Array(_)
            | Expr::Repeat(_)
            | Expr::Range(_) => self.made_of_parts(expr),
            Expr::Field(_) | Expr::Index(_) => self.part_of(expr),
            _ => self.branch(expr),
        }
    }

    /// Expressions that decide what is done, or how often.
    fn branch(&mut self, expr: &Expr) -> Ty {
        match expr {
            Expr::If(part) => {
                self.locals.push(BTreeMap::new());
                self.expr(&part.cond);
                let then = self.block(&part.then_branch);
                self.locals.pop();
                let other = part.else_branch.as_ref().map(|(_, other)| self.expr(other));
                then.or(other.unwrap_or_default())
            }
            Expr::Let(part) => {
                let ty = self.expr(&part.expr);
                self.bind(&part.pat, ty);
                Ty::Other("bool".to_owned(), Vec::new())
            }
            Expr::Match(part) => {
                let of = self.expr(&part.expr);
                let mut ty = Ty::Unknown;
                for arm in &part.arms {
                    self.locals.push(BTreeMap::new());
                    self.bind(&arm.pat, of.clone());
                    ty = ty.or(self.expr(&arm.body));
                    self.locals.pop();
                }
                ty
            }
            Expr::Block(part) => self.block(&part.block),
            Expr::Unsafe(part) => self.block(&part.block),
            Expr::Async(part) => self.block(&part.block),
            Expr::ForLoop(part) => {
                let of = self.expr(&part.expr);
                self.locals.push(BTreeMap::new());
                let element = self.types.element(&of);
                self.bind(&part.pat, element);
                self.block(&part.body);
                self.locals.pop();
                Ty::Unknown
            }
            Expr::While(part) => {
                self.locals.push(BTreeMap::new());
                self.expr(&part.cond);
                self.block(&part.body);
                self.locals.pop();
                Ty::Unknown
            }
            _ => {
                visit::visit_expr(self, expr);
                Ty::Unknown
            }
        }
    }

    /// Expressions that put values together.
    fn made_of_parts(&mut self, expr: &Expr) -> Ty {
        match expr {
            Expr::Struct(part) => {
                let own = part.path.is_ident("Self");
                let ty = match self.path(&part.path, Place::Type) {
                    Some(Named::Entry(entry)) => self.made(entry),
                    _ if own => self.scope.own.clone(),
                    _ => Ty::Unknown,
                };
                self.arguments(&part.path);
                part.fields.iter().for_each(|field| drop(self.expr(&field.expr)));
                part.rest.iter().for_each(|rest| drop(self.expr(rest)));
                ty
            }
            Expr::Tuple(part) => Ty::Tuple(part.elems.iter().map(|elem| self.expr(elem)).collect()),
            Expr::Array(part) => {
                let types: Vec<_> = part.elems.iter().map(|elem| self.expr(elem)).collect();
                Ty::other("Vec", types.into_iter().fold(Ty::Unknown, Ty::or))
            }
            Expr::Repeat(part) => {
                self.expr(&part.len);
                Ty::other("Vec", self.expr(&part.expr))
            }
            Expr::Range(part) => {
                let start = part.start.as_ref().map(|start| self.expr(start));
                let end = part.end.as_ref().map(|end| self.expr(end));
                Ty::other("Iterator", start.or(end).unwrap_or_default())
            }
            _ => Ty::Unknown,
        }
    }

    /// Expressions that take a part of a value.
    fn part_of(&mut self, expr: &Expr) -> Ty {
        match expr {
            Expr::Field(part) => {
                let base = self.expr(&part.base);
                let name = match &part.member {
                    syn::Member::Named(name) => name.to_string(),
                    syn::Member::Unnamed(index) => index.index.to_string(),
                };
                match &base {
                    Ty::Tuple(parts) => {
                        let at = name.parse().ok().and_then(|at: usize| parts.get(at));
                        at.cloned().unwrap_or_default()
                    }
                    _ => self.types.field(&base, &name),
                }
            }
            Expr::Index(part) => {
                let base = self.expr(&part.expr);
                let range = matches!(*part.index, Expr::Range(_));
                self.expr(&part.index);
                match &base {
                    _ if range => base,
                    Ty::Other(name, args) if name.ends_with("Map") => {
                        args.get(1).cloned().unwrap_or_default()
                    }
                    Ty::Other(..) => self.types.element(&base),
                    _ => Ty::Unknown,
                }
            }
            _ => Ty::Unknown,
        }
    }

    /// The type of a struct or variant that is made.
    fn made(&self, entry: usize) -> Ty {
        use super::items::What;
        match self.types.items.entries[entry].what {
            What::Variant(owner, _) => Ty::Own(owner, Vec::new()),
            _ => Ty::Own(self.types.items.aliased(entry), Vec::new()),
        }
    }

    /// Walks over a block and gives the type of its end.
    pub fn block(&mut self, block: &Block) -> Ty {
        self.locals.push(BTreeMap::new());
        let mut ty = Ty::Unknown;
        for stmt in &block.stmts {
            ty = Ty::Unknown;
            match stmt {
                Stmt::Local(part) => {
                    let init = part.init.as_ref().map(|init| self.expr(&init.expr));
                    if let Some((_, diverge)) =
                        part.init.as_ref().and_then(|init| init.diverge.as_ref())
                    {
                        self.expr(diverge);
                    }
                    self.bind(&part.pat, init.unwrap_or_default());
                }
                Stmt::Item(item) => self.visit_item(item),
                Stmt::Expr(expr, end) => {
                    let found = self.expr(expr);
                    if end.is_none() {
                        ty = found;
                    }
                }
                Stmt::Macro(part) => {
                    let found = self.in_macro(&part.mac);
                    if part.semi_token.is_none() {
                        ty = found;
                    }
                }
            }
        }
        self.locals.pop();
        ty
    }

    fn path_value(&mut self, part: &syn::ExprPath) -> Ty {
        if let Some(of) = &part.qself {
            self.visit_type(&of.ty);
        }
        self.arguments(&part.path);
        if let Some(name) = part.path.get_ident()
            && let Some(ty) = self.local(&name.to_string())
        {
            return ty.clone();
        }
        match self.path(&part.path, Place::Value) {
            Some(named) => self.value(named, &part.path),
            None if part.path.is_ident("Self") => {
                Ty::Fn(Vec::new(), Box::new(self.scope.own.clone()))
            }
            None => self.of_own(&part.path),
        }
    }

    /// What `Self::default` and the like make: a trait from elsewhere gives them.
    fn of_own(&self, path: &Path) -> Ty {
        let names = names(path);
        match names.as_slice() {
            [own, made] if own == "Self" && (made == "default" || made == "from") => {
                Ty::Fn(Vec::new(), Box::new(self.scope.own.clone()))
            }
            _ => Ty::Unknown,
        }
    }

    fn call(&mut self, part: &ExprCall) -> Ty {
        let callee = self.expr(&part.func);
        let takes = match &callee {
            Ty::Fn(inputs, _) => inputs.clone(),
            _ => Vec::new(),
        };
        let args = self.handed_over(&part.args, |at| match takes.get(at) {
            Some(Ty::Fn(inputs, _)) => inputs.clone(),
            _ => Vec::new(),
        });
        let first = || args.first().cloned().unwrap_or_default();
        if let Ty::Fn(_, output) = callee {
            // `Type::method(value)` hands the receiver over like any other.
            return *output;
        }
        let Expr::Path(path) = &*part.func else { return Ty::Unknown };
        let names = names(&path.path);
        match names.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
            ["Some"] => Ty::other("Option", first()),
            ["Ok"] => Ty::other("Result", first()),
            ["Mutex" | "RwLock" | "RefCell" | "OnceLock", ..] => Ty::other("Mutex", first()),
            ["Arc" | "Rc" | "Box" | "Pin" | "Cow", ..] | [.., "replace" | "take"] => first(),
            _ => Ty::Unknown,
        }
    }

    /// Walks over what is handed over; closures learn what they take.
    fn handed_over(
        &mut self,
        args: &Punctuated<Expr, Token![,]>,
        takes: impl Fn(usize) -> Vec<Ty>,
    ) -> Vec<Ty> {
        let types = args.iter().enumerate().map(|(at, arg)| match arg {
            Expr::Closure(closure) => self.closure(closure, &takes(at)),
            _ => self.expr(arg),
        });
        types.collect()
    }

    fn closure(&mut self, part: &ExprClosure, takes: &[Ty]) -> Ty {
        self.locals.push(BTreeMap::new());
        for (at, input) in part.inputs.iter().enumerate() {
            self.bind(input, takes.get(at).cloned().unwrap_or_default());
        }
        self.visit_return_type(&part.output);
        let body = self.expr(&part.body);
        self.locals.pop();
        let output = self.types.output(&self.scope, &part.output);
        let output = match part.output {
            syn::ReturnType::Default => body,
            syn::ReturnType::Type(..) => output,
        };
        Ty::Fn(takes.to_vec(), Box::new(output))
    }

    fn method(&mut self, part: &ExprMethodCall) -> Ty {
        let receiver = self.expr(&part.receiver);
        if let Some(generics) = &part.turbofish {
            self.visit_angle_bracketed_generic_arguments(generics);
        }
        let name = part.method.to_string();
        let found = self.types.member(&receiver, &name);
        let found = found.or_else(|| self.only_one(&receiver, part));
        if let Some(member) = found {
            self.known += 1;
            self.note_named(Named::Member(member), How::Named, part.method.span());
            let value = self.types.value(&self.types.items.members[member], &receiver);
            let Ty::Fn(inputs, output) = value else { return Ty::Unknown };
            self.handed_over(&part.args, |at| match inputs.get(at) {
                Some(Ty::Fn(inputs, _)) => inputs.clone(),
                _ => Vec::new(),
            });
            return *output;
        }
        let element = self.types.element(&receiver);
        let takes = match receiver {
            Ty::Unknown => Vec::new(),
            _ => library::closure_takes(&element, &receiver, &name),
        };
        let args = self.handed_over(&part.args, |_| takes.clone());
        match &receiver {
            Ty::Own(..) | Ty::Tuple(_) | Ty::Fn(..) => match name.as_str() {
                "clone" | "to_owned" | "unwrap_or_else" | "unwrap" | "expect" | "borrow"
                | "as_ref" | "as_mut" | "max" | "min" | "clamp" | "by_ref" | "into_owned"
                | "lock" | "read" | "write" => receiver,
                "filter" | "take" | "skip" | "map" | "rev" | "find" | "collect" | "next" => {
                    let iterator = Ty::other("Iterator", element.clone());
                    library::yields(&iterator, &element, &name, &args)
                }
                _ => Ty::Unknown,
            },
            Ty::Other(..) => {
                let written = part.turbofish.as_ref().and_then(|turbofish| {
                    turbofish.args.iter().find_map(|arg| match arg {
                        syn::GenericArgument::Type(ty) => Some(self.types.lower(&self.scope, ty)),
                        _ => None,
                    })
                });
                let yields = library::yields(&receiver, &element, &name, &args);
                written.unwrap_or_default().or(yields)
            }
            Ty::Unknown => Ty::Unknown,
        }
    }

    /// The method of a receiver of unknown type, if only one type of ours has one of that name.
    fn only_one(&mut self, receiver: &Ty, part: &ExprMethodCall) -> Option<usize> {
        let name = part.method.to_string();
        let methods = self.types.methods.get(&name)?;
        if receiver.is_known() || library::COMMON.contains(&name.as_str()) {
            return None;
        }
        let fits = |member: &usize| self.sees(*member) && self.takes(*member) == part.args.len();
        if !methods.iter().any(fits) {
            return None;
        }
        if let [member] = methods.as_slice() {
            return Some(*member);
        }
        self.unknown.push(format!("{}: .{name}()", part.method.span().start().line));
        None
    }

    /// Walks over the types that a path is given.
    pub fn arguments(&mut self, path: &Path) {
        for segment in &path.segments {
            self.visit_path_arguments(&segment.arguments);
        }
    }
}

fn literal(lit: &Lit) -> &'static str {
    match lit {
        Lit::Str(_) => "str",
        Lit::Bool(_) => "bool",
        Lit::Char(_) => "char",
        _ => "number",
    }
}

fn is_comparison(op: &syn::BinOp) -> bool {
    use syn::BinOp::{And, Eq, Ge, Gt, Le, Lt, Ne, Or};
    matches!(op, And(_) | Eq(_) | Ge(_) | Gt(_) | Le(_) | Lt(_) | Ne(_) | Or(_))
}
