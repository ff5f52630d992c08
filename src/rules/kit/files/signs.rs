//! Signs and remarks beside moves: praise, judgements, novelties, diagrams.

/// Dashes of all sorts.
pub const DASHES: [char; 7] = ['-', '‐', '‑', '‒', '–', '—', '−'];

/// Signs of praise and of check, which the readers of moves know.
const MARKS: &str = "!?+#";

/// Signs that judge a position or a move.
const JUDGEMENTS: &str = "=/~.:-–—−‐‑‒±∓∞⩲⩱⯹⨀⟳↑↓→←↔⇆⇄⇔□◻■○●⊕⊙⌓△▽∆Δ∇≤≥⟪⟫⟂‼⁇⁉⁈×†‡☐*'’|^<>";

/// The text of a move without a judgement behind it; marks of praise and check stay where no other
/// sign follows.
///
/// ```
/// use patt::rules::kit::files::bare;
///
/// assert_eq!((bare("Nf3±"), bare("Nf3!?"), bare("e8=Q+-")), ("Nf3", "Nf3!?", "e8=Q"));
/// assert_eq!(bare("--"), "--", "a move that is none");
/// ```
#[must_use]
pub fn bare(word: &str) -> &str {
    let sign = |sign: char| MARKS.contains(sign) || JUDGEMENTS.contains(sign);
    let text = word.trim_end_matches(sign);
    let tail = &word[text.len()..];
    if text.is_empty() || tail.chars().all(|sign| MARKS.contains(sign)) { word } else { text }
}

/// Moves that are none, as programs write them. A game that is read ends there.
pub(super) const NULLS: [&str; 8] = ["--", "Z0", "z0", "0000", "@@@@", "null", "<>", "––"];

/// Whether a word is a remark of its own and no move.
pub(super) fn is_remark(word: &str) -> bool {
    const REMARKS: [&str; 16] = [
        "e.p.", "e.p", "ep", "N", "D", "TN", "RR", "W", "ch", "ch.", "mate", "++", "novelty",
        "diagram", "Diagram", "#",
    ];
    let signs = word.chars().all(|sign| MARKS.contains(sign) || JUDGEMENTS.contains(sign));
    !NULLS.contains(&word) && (signs || REMARKS.contains(&word))
}
