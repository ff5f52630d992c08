//! Every sentence that leaves the house, as pure functions over Fluent messages.
