//! Reading a request's body: JSON, or a form with `payload_json` and `files[n]`.

use crate::sandbox::validation::{No, Refusal};
use axum::body::Bytes;
use axum::extract::{FromRequest, Multipart, Request};
use axum::http::header::CONTENT_TYPE;
use serde_json::Value;

/// Bytes a whole request may have.
pub const MOST_BYTES: usize = 25 * 1024 * 1024;

/// An uploaded file.
#[derive(Clone, Debug)]
pub struct Upload {
    /// The number in `files[n]`.
    pub number: u64,
    pub filename: String,
    pub bytes: Vec<u8>,
}

/// A body that was read.
#[derive(Debug, Default)]
pub struct Body {
    /// The JSON; null if there is none.
    pub json: Value,
    pub files: Vec<Upload>,
}

/// Reads the body of a request.
///
/// # Errors
/// 50109 if it is not what its type says, 413 if it is too large.
pub async fn read(request: Request) -> Result<Body, Refusal> {
    let kind = request.headers().get(CONTENT_TYPE).and_then(|value| value.to_str().ok());
    if kind.is_some_and(|kind| kind.starts_with("multipart/form-data")) {
        let form = Multipart::from_request(request, &()).await.map_err(|_| No::BadBody)?;
        return read_form(form).await;
    }
    let bytes = Bytes::from_request(request, &()).await.map_err(|_| No::TooLarge)?;
    if bytes.is_empty() {
        return Ok(Body::default());
    }
    let json = serde_json::from_slice(&bytes).map_err(|_| No::BadBody)?;
    Ok(Body { json, files: Vec::new() })
}

async fn read_form(mut form: Multipart) -> Result<Body, Refusal> {
    let mut body = Body::default();
    loop {
        let field = form.next_field().await.map_err(|_| No::TooLarge)?;
        let Some(field) = field else { return Ok(body) };
        let name = field.name().unwrap_or_default().to_owned();
        let filename = field.file_name().unwrap_or("unknown").to_owned();
        let bytes = field.bytes().await.map_err(|_| No::TooLarge)?;
        if name == "payload_json" {
            body.json = serde_json::from_slice(&bytes).map_err(|_| No::BadBody)?;
        } else if let Some(number) = file_number(&name) {
            body.files.push(Upload { number, filename, bytes: bytes.to_vec() });
        } else {
            return Err(No::BadBody.into());
        }
    }
}

/// The number in `files[n]`; older clients write `filen` or `file`.
fn file_number(name: &str) -> Option<u64> {
    if name == "file" {
        return Some(0);
    }
    let inner = name.strip_prefix("files[").and_then(|rest| rest.strip_suffix(']'));
    inner.or_else(|| name.strip_prefix("file"))?.parse().ok()
}
