//! Search over the contract: alpha-beta, levels, matches.
