//! What several end-to-end tests share.

pub mod oracle;
