//! Our own `macro_rules!` at the level of items, written out: what they define is defined as well.

use std::collections::BTreeMap;
use std::iter::Peekable;

use proc_macro2::{Delimiter, Group, TokenStream, TokenTree, token_stream};
use syn::parse::{ParseStream, Parser as _};
use syn::{File, Item, ItemMacro};

use super::sources::Parsed;

/// Puts behind each use of a macro of ours what it becomes.
pub fn write_out(parsed: &mut [Parsed]) {
    let mut macros = Macros::default();
    for part in &*parsed {
        macros.learn(&part.file.items);
    }
    for part in parsed {
        macros.apply(&mut part.file.items);
    }
}

#[derive(Default)]
struct Macros(BTreeMap<String, Vec<Rule>>);

struct Rule {
    pattern: Vec<Part>,
    template: Vec<Part>,
}

/// A part of a pattern or template.
enum Part {
    Plain(TokenTree),
    Group(Delimiter, Vec<Part>),
    /// `$name:kind`; without a kind in templates.
    Named(String, String),
    /// `$(parts) separator sign`.
    Repeated(Vec<Part>, Option<TokenTree>, char),
}

/// What a name of a pattern stands for.
#[derive(Clone)]
enum Bound {
    Once(TokenStream),
    Often(Vec<Bound>),
}

type Bounds = BTreeMap<String, Bound>;

impl Macros {
    fn learn(&mut self, items: &[Item]) {
        for item in items {
            match item {
                Item::Macro(ItemMacro { ident: Some(name), mac, .. }) => {
                    self.0.insert(name.to_string(), rules(mac.tokens.clone()));
                }
                Item::Mod(module) => {
                    self.learn(module.content.as_ref().map_or(&[][..], |(_, items)| items));
                }
                _ => {}
            }
        }
    }

    fn apply(&self, items: &mut Vec<Item>) {
        for item in std::mem::take(items) {
            let mut more = Vec::new();
            if let Item::Macro(ItemMacro { ident: None, mac, .. }) = &item {
                let name = mac.path.segments.last().map(|last| last.ident.to_string());
                let rules = name.and_then(|name| self.0.get(&name));
                more = rules.and_then(|rules| written_out(rules, &mac.tokens)).unwrap_or_default();
                self.apply(&mut more);
            }
            items.push(item);
            if let Some(Item::Mod(module)) = items.last_mut()
                && let Some((_, items)) = &mut module.content
            {
                self.apply(items);
            }
            items.append(&mut more);
        }
    }
}

fn written_out(rules: &[Rule], tokens: &TokenStream) -> Option<Vec<Item>> {
    let input: Vec<_> = tokens.clone().into_iter().collect();
    let (rule, bounds) = rules.iter().find_map(|rule| {
        let mut bounds = Bounds::new();
        let end = matches(&rule.pattern, &input, 0, &mut bounds)?;
        (end == input.len()).then_some((rule, bounds))
    })?;
    let mut out = TokenStream::new();
    transcribe(&rule.template, &bounds, &mut out);
    Some(syn::parse2::<File>(out).ok()?.items)
}

/// The rules of a macro: `(pattern) => { template };` each.
fn rules(tokens: TokenStream) -> Vec<Rule> {
    let groups = tokens.into_iter().filter_map(|tree| match tree {
        TokenTree::Group(group) => Some(parts(group.stream())),
        _ => None,
    });
    let (mut rules, mut pattern) = (Vec::new(), None);
    for group in groups {
        match pattern.take() {
            None => pattern = Some(group),
            Some(pattern) => rules.push(Rule { pattern, template: group }),
        }
    }
    rules
}

fn parts(tokens: TokenStream) -> Vec<Part> {
    let mut trees = tokens.into_iter().peekable();
    let mut parts = Vec::new();
    while let Some(tree) = trees.next() {
        parts.push(match tree {
            TokenTree::Punct(sign) if sign.as_char() == '$' => match trees.next() {
                Some(TokenTree::Group(group)) => repeated(&group, &mut trees),
                Some(TokenTree::Ident(name)) => {
                    let kind = if is_sign(trees.peek(), ':') { kind(&mut trees) } else { None };
                    Part::Named(name.to_string(), kind.unwrap_or_default())
                }
                Some(other) => Part::Plain(other),
                None => break,
            },
            TokenTree::Group(group) => Part::Group(group.delimiter(), self::parts(group.stream())),
            other => Part::Plain(other),
        });
    }
    parts
}

fn repeated(group: &Group, trees: &mut Peekable<token_stream::IntoIter>) -> Part {
    let next = trees.next();
    let sign = |tree: &Option<TokenTree>| match tree {
        Some(TokenTree::Punct(sign)) if matches!(sign.as_char(), '*' | '+' | '?') => {
            Some(sign.as_char())
        }
        _ => None,
    };
    if let Some(sign) = sign(&next) {
        return Part::Repeated(parts(group.stream()), None, sign);
    }
    let sign = sign(&trees.next()).unwrap_or('*');
    Part::Repeated(parts(group.stream()), next, sign)
}

/// The kind behind a colon. A colon that no kind follows belongs to a template.
fn kind(trees: &mut Peekable<token_stream::IntoIter>) -> Option<String> {
    let mut ahead = trees.clone();
    ahead.next();
    let Some(TokenTree::Ident(kind)) = ahead.next() else { return None };
    let kind = kind.to_string();
    let kinds =
        ["ident", "literal", "meta", "tt", "ty", "expr", "path", "vis", "pat", "block", "lifetime"];
    kinds.contains(&kind.as_str()).then(|| {
        *trees = ahead;
        kind
    })
}

fn is_sign(tree: Option<&TokenTree>, sign: char) -> bool {
    matches!(tree, Some(TokenTree::Punct(punct)) if punct.as_char() == sign)
}

/// Where the input goes on behind a pattern.
fn matches(
    pattern: &[Part],
    input: &[TokenTree],
    from: usize,
    bounds: &mut Bounds,
) -> Option<usize> {
    let mut at = from;
    for part in pattern {
        match part {
            Part::Plain(tree) => {
                (tree.to_string() == input.get(at)?.to_string()).then_some(())?;
                at += 1;
            }
            Part::Group(delimiter, parts) => {
                let TokenTree::Group(group) = input.get(at)? else { return None };
                let inner: Vec<_> = group.stream().into_iter().collect();
                let end = matches(parts, &inner, 0, bounds)?;
                (group.delimiter() == *delimiter && end == inner.len()).then_some(())?;
                at += 1;
            }
            Part::Named(name, kind) => {
                let end = at + length(kind, &input[at..])?;
                let tokens = input[at..end].iter().cloned().collect();
                bounds.insert(name.clone(), Bound::Once(tokens));
                at = end;
            }
            Part::Repeated(parts, separator, sign) => {
                let mut rounds = Vec::new();
                loop {
                    let mut start = at;
                    if let Some(separator) = separator.as_ref().filter(|_| !rounds.is_empty()) {
                        match input.get(at) {
                            Some(tree) if tree.to_string() == separator.to_string() => start += 1,
                            _ => break,
                        }
                    }
                    let mut round = Bounds::new();
                    match matches(parts, input, start, &mut round) {
                        Some(end) if end > at => at = end,
                        _ => break,
                    }
                    rounds.push(round);
                    if *sign == '?' {
                        break;
                    }
                }
                for name in names(parts) {
                    let often = rounds.iter().filter_map(|round| round.get(name).cloned());
                    bounds.insert(name.to_owned(), Bound::Often(often.collect()));
                }
            }
        }
    }
    Some(at)
}

/// How many trees of the input are of a kind.
fn length(kind: &str, input: &[TokenTree]) -> Option<usize> {
    let first = input.first();
    match kind {
        "ident" => matches!(first, Some(TokenTree::Ident(_))).then_some(1),
        "literal" => matches!(first, Some(TokenTree::Literal(_))).then_some(1),
        "tt" => first.map(|_| 1),
        "lifetime" => is_sign(first, '\'').then_some(2),
        "ty" => parsed::<syn::Type>(input),
        "expr" => parsed::<syn::Expr>(input),
        "path" => parsed::<syn::Path>(input),
        "vis" => parsed::<syn::Visibility>(input),
        "block" => parsed::<syn::Block>(input),
        "pat" => count(input, |stream| syn::Pat::parse_multi(stream).map(drop)),
        // What stands within the brackets of an attribute.
        "meta" => Some(input.len()),
        _ => None,
    }
}

fn parsed<T: syn::parse::Parse>(input: &[TokenTree]) -> Option<usize> {
    count(input, |stream| stream.parse::<T>().map(drop))
}

fn count(input: &[TokenTree], parse: impl Fn(ParseStream) -> syn::Result<()>) -> Option<usize> {
    let rest = |stream: ParseStream| {
        parse(stream)?;
        stream.parse::<TokenStream>()
    };
    let rest = rest.parse2(input.iter().cloned().collect()).ok()?;
    Some(input.len() - rest.into_iter().count())
}

/// The names in parts of a pattern or template.
fn names(parts: &[Part]) -> Vec<&str> {
    let of = |part| match part {
        &Part::Plain(_) => Vec::new(),
        Part::Named(name, _) => vec![name.as_str()],
        Part::Group(_, parts) | Part::Repeated(parts, ..) => names(parts),
    };
    parts.iter().flat_map(of).collect()
}

fn transcribe(template: &[Part], bounds: &Bounds, out: &mut TokenStream) {
    for part in template {
        match part {
            Part::Plain(tree) => out.extend([tree.clone()]),
            Part::Group(delimiter, parts) => {
                let mut inner = TokenStream::new();
                transcribe(parts, bounds, &mut inner);
                out.extend([TokenTree::Group(Group::new(*delimiter, inner))]);
            }
            Part::Named(name, _) => {
                if let Some(Bound::Once(tokens)) = bounds.get(name) {
                    out.extend(tokens.clone());
                }
            }
            Part::Repeated(parts, separator, _) => {
                let names = names(parts);
                let rounds = names.iter().filter_map(|name| match bounds.get(*name) {
                    Some(Bound::Often(rounds)) => Some(rounds.len()),
                    _ => None,
                });
                for round in 0..rounds.max().unwrap_or(0) {
                    if let Some(separator) = separator.as_ref().filter(|_| round > 0) {
                        out.extend([separator.clone()]);
                    }
                    let mut inner = bounds.clone();
                    for name in &names {
                        if let Some(Bound::Often(rounds)) = bounds.get(*name)
                            && let Some(bound) = rounds.get(round)
                        {
                            inner.insert((*name).to_owned(), bound.clone());
                        }
                    }
                    transcribe(parts, &inner, out);
                }
            }
        }
    }
}
