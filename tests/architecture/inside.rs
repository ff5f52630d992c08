//! What macros are given: expressions, as far as they read as such.

use std::collections::BTreeMap;

use proc_macro2::{TokenStream, TokenTree};
use syn::parse::{ParseStream, Parser as _};
use syn::punctuated::Punctuated;
use syn::{Expr, Pat, Token};

use super::types::Ty;
use super::walk::{Place, Walker};

impl Walker<'_, '_> {
    /// Walks over what a macro is given, as far as it reads as expressions.
    pub fn in_macro(&mut self, part: &syn::Macro) -> Ty {
        self.path(&part.path, Place::Macro);
        let name = part.path.segments.last().map(|last| last.ident.to_string()).unwrap_or_default();
        let tokens = part.tokens.clone();
        if name == "matches"
            && let Some(ty) = self.in_matches(tokens.clone())
        {
            return ty;
        }
        let element = self.loose(tokens);
        match name.as_str() {
            "vec" => Ty::other("Vec", element),
            "format" => Ty::Other("String".to_owned(), Vec::new()),
            _ => Ty::Unknown,
        }
    }

    fn in_matches(&mut self, tokens: TokenStream) -> Option<Ty> {
        let matches = |input: ParseStream| {
            let of: Expr = input.parse()?;
            input.parse::<Token![,]>()?;
            let pat = Pat::parse_multi_with_leading_vert(input)?;
            let guard = input.peek(Token![if]).then(|| {
                input.parse::<Token![if]>()?;
                input.parse::<Expr>()
            });
            input.parse::<Option<Token![,]>>()?;
            Ok((of, pat, guard.transpose()?))
        };
        let (of, pat, guard) = matches.parse2(tokens).ok()?;
        self.locals.push(BTreeMap::new());
        let ty = self.expr(&of);
        self.bind(&pat, ty);
        if let Some(guard) = guard {
            self.expr(&guard);
        }
        self.locals.pop();
        Some(Ty::Other("bool".to_owned(), Vec::new()))
    }

    /// Walks over the expressions among tokens and gives the type of the first.
    fn loose(&mut self, tokens: TokenStream) -> Ty {
        let list = Punctuated::<Expr, Token![,]>::parse_terminated.parse2(tokens.clone());
        if let Ok(list) = list {
            let types: Vec<_> = list.iter().map(|expr| self.expr(expr)).collect();
            return types.into_iter().next().unwrap_or_default();
        }
        let mut first = None;
        for piece in pieces(tokens) {
            let ty = match syn::parse2::<Expr>(piece.clone()) {
                Ok(expr) => self.expr(&expr),
                Err(_) => self.groups(piece),
            };
            first.get_or_insert(ty);
        }
        first.unwrap_or_default()
    }

    /// Walks over what stands behind a key, or else within the groups of tokens.
    fn groups(&mut self, piece: TokenStream) -> Ty {
        if let Some(rest) = behind_colon(&piece) {
            return self.loose(rest);
        }
        for tree in piece {
            if let TokenTree::Group(group) = tree {
                self.loose(group.stream());
            }
        }
        Ty::Unknown
    }
}

/// The parts between `,`, `;` and `=>`.
fn pieces(tokens: TokenStream) -> Vec<TokenStream> {
    let mut pieces = vec![TokenStream::new()];
    let mut trees = tokens.into_iter().peekable();
    while let Some(tree) = trees.next() {
        let sign = |tree: Option<&TokenTree>| match tree {
            Some(TokenTree::Punct(punct)) => Some(punct.as_char()),
            _ => None,
        };
        let cuts = match sign(Some(&tree)) {
            Some(',' | ';') => true,
            Some('=') if sign(trees.peek()) == Some('>') => trees.next().is_some(),
            _ => false,
        };
        match pieces.last_mut() {
            Some(piece) if !cuts => piece.extend([tree]),
            _ => pieces.push(TokenStream::new()),
        }
    }
    pieces.retain(|piece| !piece.is_empty());
    pieces
}

/// What stands behind `"key":`.
fn behind_colon(piece: &TokenStream) -> Option<TokenStream> {
    let mut trees = piece.clone().into_iter();
    trees.next()?;
    match trees.next()? {
        TokenTree::Punct(punct) if punct.as_char() == ':' => Some(trees.collect()),
        _ => None,
    }
}
