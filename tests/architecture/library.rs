//! What the methods of the standard library do to types, as far as whose methods come next.

use super::types::Ty;

/// What the closure given to a method of a type from elsewhere takes.
pub fn closure_takes(element: &Ty, receiver: &Ty, method: &str) -> Vec<Ty> {
    match (method, receiver) {
        ("fold" | "try_fold", _) => vec![Ty::Unknown, element.clone()],
        ("sort_by" | "max_by" | "min_by" | "sort_unstable_by" | "is_sorted_by", _) => {
            vec![element.clone(), element.clone()]
        }
        ("map_err" | "unwrap_or_else" | "or_else" | "inspect_err", Ty::Other(name, args))
            if name == "Result" =>
        {
            args.get(1).cloned().into_iter().collect()
        }
        ("retain", Ty::Other(name, args)) if name.ends_with("Map") => args.clone(),
        _ => vec![element.clone()],
    }
}

/// What a method of a type from elsewhere returns. `args` are the types of what is handed over.
pub fn yields(receiver: &Ty, element: &Ty, method: &str, args: &[Ty]) -> Ty {
    let first = args.first().cloned().unwrap_or_default();
    let returned = match args.last() {
        Some(Ty::Fn(_, returned)) => (**returned).clone(),
        _ => Ty::Unknown,
    };
    let map = match receiver {
        Ty::Other(name, args) if name.ends_with("Map") && args.len() > 1 => Some(&args[1]),
        _ => None,
    };
    let option = |of: Ty| Ty::other("Option", of);
    let container = |of: Ty| match receiver {
        Ty::Other(name, args) => {
            Ty::Other(name.clone(), [of].into_iter().chain(args.get(1).cloned()).collect())
        }
        _ => Ty::Unknown,
    };
    match method {
        "unwrap" | "expect" | "unwrap_or" | "unwrap_or_else" | "unwrap_or_default"
        | "get_or_insert_with" | "lock" | "read" | "write" | "borrow" | "borrow_mut"
        | "get_or_init" | "or_default" | "or_insert" | "or_insert_with" | "into_inner" => {
            element.clone()
        }
        "get" | "get_mut" | "remove" if map.is_some() => option(map.cloned().unwrap_or_default()),
        "entry" => Ty::other("Entry", map.cloned().unwrap_or_default()),
        "values" | "values_mut" | "into_values" => {
            Ty::other("Iterator", map.cloned().unwrap_or_default())
        }
        "keys" | "into_keys" => match receiver {
            Ty::Other(_, args) => Ty::other("Iterator", args[0].clone()),
            _ => Ty::Unknown,
        },
        "first" | "last" | "get" | "get_mut" | "first_mut" | "last_mut" | "next" | "next_back"
        | "find" | "pop" | "pop_front" | "pop_back" | "front" | "back" | "min" | "max"
        | "min_by_key" | "max_by_key" | "min_by" | "max_by" | "nth" | "peek" | "reduce"
        | "choose" => option(element.clone()),
        "iter" | "iter_mut" | "into_iter" | "drain" if map.is_some() => {
            Ty::other("Iterator", element.clone())
        }
        "iter" | "iter_mut" | "into_iter" | "drain" | "filter" | "rev" | "skip" | "take"
        | "chain" | "cloned" | "copied" | "peekable" | "as_ref" | "as_mut" | "as_deref"
        | "as_deref_mut" | "clone" | "take_while" | "skip_while" | "or_else" | "or" | "by_ref"
        | "as_slice" | "as_mut_slice" | "to_vec" | "to_owned" | "replace" | "step_by"
        | "inspect" | "inspect_err" | "collect" | "await" | "split_off" | "fuse" | "cycle" => {
            receiver.clone()
        }
        "ok" | "ok_or" | "ok_or_else" => match method {
            "ok" => option(element.clone()),
            _ => Ty::other("Result", element.clone()),
        },
        "map_err" => receiver.clone(),
        "map" | "map_while" => container(returned),
        "and_then" | "map_or" | "map_or_else" | "find_map" | "is_some_and" => match method {
            "map_or" if !returned.is_known() => first,
            _ => returned,
        },
        "filter_map" | "flat_map" => match returned {
            Ty::Other(_, args) => container(args.into_iter().next().unwrap_or_default()),
            _ => Ty::Unknown,
        },
        "flatten" => match element {
            Ty::Other(_, args) => container(args.first().cloned().unwrap_or_default()),
            _ => receiver.clone(),
        },
        "enumerate" => {
            container(Ty::Tuple(vec![Ty::Other("usize".to_owned(), vec![]), element.clone()]))
        }
        "zip" => match first {
            Ty::Other(_, args) => container(Ty::Tuple(vec![
                element.clone(),
                args.first().cloned().unwrap_or_default(),
            ])),
            _ => container(Ty::Tuple(vec![element.clone(), Ty::Unknown])),
        },
        "windows" | "chunks" | "chunks_exact" => {
            Ty::other("Iterator", Ty::other("Vec", element.clone()))
        }
        "partition" => Ty::Tuple(vec![receiver.clone(), receiver.clone()]),
        "then" => option(returned),
        "then_some" => option(first),
        "fold" => first,
        "len" | "count" | "position" => Ty::Other("usize".to_owned(), Vec::new()),
        "to_string" | "join" | "concat" => Ty::Other("String".to_owned(), Vec::new()),
        "contains" | "is_empty" | "is_some" | "is_none" | "any" | "all" | "is_ok" | "is_err" => {
            Ty::Other("bool".to_owned(), Vec::new())
        }
        _ => Ty::Unknown,
    }
}

/// Names of methods that a receiver of unknown type has from the standard library at least as
/// probably as from us.
pub const COMMON: &[&str] = &[
    "abs",
    "add",
    "all",
    "and",
    "and_then",
    "any",
    "append",
    "as_bytes",
    "as_mut",
    "as_ref",
    "as_str",
    "back",
    "borrow",
    "by_ref",
    "bytes",
    "chain",
    "chars",
    "checked_add",
    "checked_sub",
    "chunks",
    "clear",
    "clone",
    "cloned",
    "cmp",
    "collect",
    "concat",
    "contains",
    "contains_key",
    "copied",
    "count",
    "cycle",
    "dedup",
    "drain",
    "ends_with",
    "entry",
    "enumerate",
    "eq",
    "err",
    "expect",
    "extend",
    "fill",
    "filter",
    "filter_map",
    "find",
    "find_map",
    "first",
    "flat_map",
    "flatten",
    "flush",
    "fmt",
    "fold",
    "for_each",
    "front",
    "get",
    "get_mut",
    "hash",
    "insert",
    "inspect",
    "into",
    "into_inner",
    "into_iter",
    "is_empty",
    "is_err",
    "is_none",
    "is_ok",
    "is_some",
    "is_some_and",
    "iter",
    "iter_mut",
    "join",
    "keys",
    "last",
    "len",
    "lines",
    "lock",
    "map",
    "map_err",
    "map_or",
    "max",
    "min",
    "mul",
    "ne",
    "neg",
    "next",
    "not",
    "notify",
    "nth",
    "ok",
    "ok_or",
    "ok_or_else",
    "or",
    "or_else",
    "parse",
    "partial_cmp",
    "peek",
    "pop",
    "position",
    "pow",
    "product",
    "push",
    "push_str",
    "read",
    "recv",
    "remove",
    "repeat",
    "replace",
    "reserve",
    "resize",
    "retain",
    "rev",
    "reverse",
    "rotate",
    "seek",
    "send",
    "set",
    "shuffle",
    "skip",
    "sort",
    "sort_by",
    "sort_by_key",
    "spawn",
    "split",
    "split_at",
    "split_off",
    "split_once",
    "sqrt",
    "starts_with",
    "sub",
    "sum",
    "swap",
    "take",
    "then",
    "then_some",
    "to_owned",
    "to_string",
    "to_vec",
    "trim",
    "truncate",
    "union",
    "unwrap",
    "unwrap_or",
    "unwrap_or_default",
    "unwrap_or_else",
    "values",
    "wait",
    "windows",
    "with",
    "write",
    "write_str",
    "zip",
];
