//! Discord's published `OpenAPI` description as a judge of every request.
//!
//! The description is not part of this repository. It is looked for at `PATT_DISCORD_OPENAPI`, else
//! at `../shared/discord-openapi.json`; if it is not there, one line says so and nothing is judged.

use jsonschema::Validator;
use patt::sandbox::Oracle;
use serde_json::{Value, json};
use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, OnceLock};

/// Keys that Discord documents and takes, but that its description leaves out.
const DOCUMENTED: [&str; 2] = ["nsfw", "tts"];

/// Schemas by method and route; none where the description has no body.
type Compiled = HashMap<(String, String), Option<Arc<Validator>>>;

/// Judges bodies by the schemas of their routes.
pub struct OpenApi {
    document: Value,
    routes: Mutex<Compiled>,
}

/// The oracle, if the description is present.
pub fn oracle() -> Option<Arc<dyn Oracle>> {
    static SHARED: OnceLock<Option<Arc<OpenApi>>> = OnceLock::new();
    let shared = SHARED.get_or_init(|| {
        let path = std::env::var_os("PATT_DISCORD_OPENAPI").map_or_else(
            || PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../shared/discord-openapi.json"),
            PathBuf::from,
        );
        // In a second working copy the shared folder lies one step further up.
        let further =
            PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../shared/discord-openapi.json");
        let text = std::fs::read_to_string(&path).or_else(|_| std::fs::read_to_string(further));
        let Ok(text) = text else {
            println!(
                "no {}: requests are not checked against Discord's description",
                path.display()
            );
            return None;
        };
        let document = serde_json::from_str(&text).expect("the description is JSON");
        Some(Arc::new(OpenApi { document, routes: Mutex::default() }))
    });
    shared.clone().map(|oracle| oracle as Arc<dyn Oracle>)
}

impl OpenApi {
    /// The schema of a route's body, if the description has one.
    fn schema(&self, method: &str, route: &str) -> Option<&Value> {
        let operation = &self.document["paths"][route][method.to_lowercase()];
        operation["requestBody"]["content"]["application/json"].get("schema")
    }

    fn validator(&self, method: &str, route: &str) -> Option<Arc<Validator>> {
        let key = (method.to_owned(), route.to_owned());
        let mut routes = self.routes.lock().expect("no test panics while compiling a schema");
        let compiled = routes.entry(key).or_insert_with(|| {
            let schema = self.schema(method, route)?;
            let root = json!({
                "$schema": "https://json-schema.org/draft/2020-12/schema",
                "components": self.document["components"],
                "allOf": [schema],
            });
            let validator = jsonschema::draft202012::new(&root).expect("the schema compiles");
            Some(Arc::new(validator))
        });
        compiled.clone()
    }

    /// Follows a reference inside the description.
    fn follow<'a>(&'a self, schema: &'a Value) -> &'a Value {
        let target = schema["$ref"].as_str().and_then(|r| r.strip_prefix('#'));
        target.and_then(|pointer| self.document.pointer(pointer)).unwrap_or(schema)
    }

    /// Gathers the schemas that may describe an object: the schema itself and its alternatives.
    fn shapes<'a>(&'a self, schema: &'a Value, into: &mut Vec<&'a Value>) {
        let schema = self.follow(schema);
        if schema["properties"].is_object() || schema.get("additionalProperties").is_some() {
            into.push(schema);
        }
        for key in ["anyOf", "oneOf", "allOf"] {
            for part in schema[key].as_array().into_iter().flatten() {
                self.shapes(part, into);
            }
        }
    }

    /// Keys that no alternative of the schema knows. Which alternative applies is not asked: client
    /// libraries fill in the keys of all with empty values.
    fn unknown(&self, value: &Value, schemas: &[&Value], path: &str, found: &mut Vec<String>) {
        match value {
            Value::Object(fields) => {
                let mut shapes = Vec::new();
                for schema in schemas {
                    self.shapes(schema, &mut shapes);
                }
                let free = shapes.iter().any(|shape| {
                    shape.get("additionalProperties").is_some_and(|more| more != &json!(false))
                });
                if shapes.is_empty() || free {
                    return;
                }
                for (key, inner) in fields {
                    let below: Vec<&Value> =
                        shapes.iter().filter_map(|shape| shape["properties"].get(key)).collect();
                    let path = format!("{path}/{key}");
                    if below.is_empty() {
                        if !DOCUMENTED.contains(&key.as_str()) {
                            found.push(path);
                        }
                    } else {
                        self.unknown(inner, &below, &path, found);
                    }
                }
            }
            Value::Array(items) => {
                let mut each = Vec::new();
                for schema in schemas {
                    self.items(schema, &mut each);
                }
                for (place, item) in items.iter().enumerate() {
                    self.unknown(item, &each, &format!("{path}/{place}"), found);
                }
            }
            _ => {}
        }
    }

    fn items<'a>(&'a self, schema: &'a Value, into: &mut Vec<&'a Value>) {
        let schema = self.follow(schema);
        into.extend(schema.get("items"));
        for key in ["anyOf", "oneOf", "allOf"] {
            for part in schema[key].as_array().into_iter().flatten() {
                self.items(part, into);
            }
        }
    }
}

/// Attachment ids as texts: the description wants texts, while Discord's own examples and clients
/// send numbers.
fn normalised(mut value: Value) -> Value {
    match &mut value {
        Value::Object(fields) => {
            for (key, inner) in fields {
                if key == "attachments"
                    && let Some(list) = inner.as_array_mut()
                {
                    for attachment in list {
                        if let Some(number) = attachment["id"].as_u64() {
                            attachment["id"] = json!(number.to_string());
                        }
                    }
                }
                *inner = normalised(inner.take());
            }
        }
        Value::Array(items) => {
            for item in items {
                *item = normalised(item.take());
            }
        }
        _ => {}
    }
    value
}

impl Oracle for OpenApi {
    fn check(&self, method: &str, route: &str, path: &str, body: &Value) -> Result<(), String> {
        let Some(validator) = self.validator(method, route) else {
            return Err(format!("Discord's description has no body for {method} {path}"));
        };
        let body = normalised(body.clone());
        if let Err(error) = validator.validate(&body) {
            return Err(format!("{} at {}", error, error.instance_path()));
        }
        let mut unknown = Vec::new();
        if let Some(schema) = self.schema(method, route) {
            self.unknown(&body, &[schema], "", &mut unknown);
        }
        match unknown.as_slice() {
            [] => Ok(()),
            keys => Err(format!("unknown keys: {}", keys.join(", "))),
        }
    }
}
