//! `config.toml` and the environment: unknown keys are errors.
