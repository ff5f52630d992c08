//! Commands as people type them: `/play game:chess opponent:@Bea options:size 6, pass allowed`.

use serde_json::{Map, Value};

/// A typed command.
pub struct Typed {
    /// Its name.
    pub name: String,
    /// Its options by name; people as they are written, `@Bea`.
    pub options: Map<String, Value>,
    /// The option that was typed last.
    pub last: Option<String>,
}

/// Reads a typed command by what is registered; what is no option's name belongs to the value before.
pub fn read(line: &str, registered: &[Value]) -> Typed {
    let line = line.strip_prefix('/').unwrap_or(line);
    let (name, rest) = line.split_once(' ').unwrap_or((line, ""));
    let command = registered.iter().find(|command| command["name"] == name);
    let command = command.unwrap_or_else(|| panic!("there is no command /{name}"));
    let known = |word: &str| {
        let (option, value) = word.split_once(':')?;
        let mut options = command["options"].as_array().into_iter().flatten();
        options.any(|one| one["name"] == option).then(|| (option.to_owned(), value.to_owned()))
    };
    let mut options: Vec<(String, String)> = Vec::new();
    for word in rest.split(' ').filter(|_| !rest.is_empty()) {
        match (known(word), options.last_mut()) {
            (Some(begun), _) => options.push(begun),
            (None, Some((_, value))) => *value = format!("{value} {word}"),
            (None, None) => panic!("/{name} has no option {word}"),
        }
    }
    let last = options.last().map(|(option, _)| option.clone());
    // A text of several lines is one line here.
    let text = |value: String| Value::String(value.replace('⏎', "\n"));
    let options = options.into_iter().map(|(option, value)| (option, text(value)));
    Typed { name: name.to_owned(), options: options.collect(), last }
}
