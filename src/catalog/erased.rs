//! A game behind the facade.

/// A game behind the facade.
#[derive(Clone, Debug)]
pub struct Erased<G>(pub G);
