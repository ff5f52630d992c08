//! One line a game, and the object-safe facade that the rest of the house sees.
