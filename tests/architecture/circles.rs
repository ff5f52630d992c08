//! Files that use each other in a circle.

use std::collections::BTreeMap;
use std::fmt::{self, Write as _};

use petgraph::algo::{greedy_feedback_arc_set, tarjan_scc};
use petgraph::graph::DiGraph;
use petgraph::visit::EdgeRef as _;

use super::sources::folder;
use super::uses::Map;

/// Files of which each leads to each.
pub struct Circle {
    pub files: Vec<String>,
    /// What uses what, and by which names.
    pub arrows: Vec<Arrow>,
    /// Some arrows without which there is no circle.
    pub back: Vec<Arrow>,
}

#[derive(Clone)]
pub struct Arrow {
    pub from: String,
    pub to: String,
    pub names: Vec<String>,
}

/// More arrows than these are too many to print.
const MOST: usize = 12;

impl Circle {
    /// Whether all its files lie in one folder.
    pub fn in_one_folder(&self) -> bool {
        self.files.iter().all(|file| folder(file) == folder(&self.files[0]))
    }

    /// Everything, however much.
    pub fn whole(&self) -> String {
        let mut text = format!("{} files: {}\n", self.files.len(), self.files.join(", "));
        for arrow in &self.arrows {
            let _ = writeln!(text, "    {arrow}");
        }
        text
    }
}

impl fmt::Display for Circle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a circle of {} files", self.files.len())?;
        let few = self.arrows.len() <= MOST;
        if !few {
            write!(f, "; without these arrows there is none")?;
        }
        for arrow in if few { &self.arrows } else { &self.back } {
            write!(f, "\n    {arrow}")?;
        }
        Ok(())
    }
}

impl fmt::Display for Arrow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} -> {}: {}", self.from, self.to, self.names.join(", "))
    }
}

/// Every circle, the largest first.
pub fn circles(map: &Map) -> Vec<Circle> {
    let arrows = map.arrows();
    let mut graph = DiGraph::<usize, ()>::new();
    let nodes: Vec<_> = (0..map.files.len()).map(|file| graph.add_node(file)).collect();
    for (from, to) in arrows.keys() {
        graph.add_edge(nodes[*from], nodes[*to], ());
    }
    let arrow = |&(from, to): &(usize, usize)| Arrow {
        from: map.path(from).to_owned(),
        to: map.path(to).to_owned(),
        names: arrows[&(from, to)].iter().map(|name| (*name).to_owned()).collect(),
    };
    let groups = tarjan_scc(&graph).into_iter().filter(|group| group.len() > 1);
    let mut circles: Vec<_> = groups
        .map(|group| {
            let mut within: Vec<_> = group.iter().map(|node| graph[*node]).collect();
            within.sort_unstable();
            let inner: Vec<_> = arrows
                .keys()
                .filter(|(from, to)| within.contains(from) && within.contains(to))
                .collect();
            let back = back(&within, &inner);
            let files = within.iter().map(|file| map.path(*file).to_owned()).collect();
            let back = back.iter().map(arrow).collect();
            Circle { files, arrows: inner.into_iter().map(arrow).collect(), back }
        })
        .collect();
    circles.sort_by_key(|circle| std::cmp::Reverse(circle.files.len()));
    circles
}

/// Arrows without which the files are in no circle.
fn back(files: &[usize], arrows: &[&(usize, usize)]) -> Vec<(usize, usize)> {
    let mut graph = DiGraph::<usize, ()>::new();
    let nodes: BTreeMap<_, _> = files.iter().map(|file| (*file, graph.add_node(*file))).collect();
    for (from, to) in arrows {
        graph.add_edge(nodes[from], nodes[to], ());
    }
    let mut back: Vec<_> = greedy_feedback_arc_set(&graph)
        .map(|edge| (graph[edge.source()], graph[edge.target()]))
        .collect();
    back.sort_unstable();
    back
}
