//! Reads what a collector is sent, byte by byte and by nothing of what wrote it: what is not described here is a
//! fault, so that nothing comes along unseen.

use std::collections::BTreeMap;

/// A span as it came.
#[derive(Clone, Debug, Default)]
pub struct Span {
    pub trace: Vec<u8>,
    pub id: Vec<u8>,
    pub parent: Vec<u8>,
    pub name: String,
    pub began: u64,
    pub ended: u64,
    pub said: BTreeMap<String, Value>,
    pub failed: bool,
}

/// What an attribute says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    Text(String),
    Number(i64),
}

/// What stands in a request: what all spans of it have in common, and those.
#[derive(Clone, Debug, Default)]
pub struct Sent {
    pub process: BTreeMap<String, Value>,
    pub spans: Vec<Span>,
}

/// A field of a message: a number, or bytes.
enum Field<'a> {
    Number(u64),
    Bytes(&'a [u8]),
}

impl<'a> Field<'a> {
    fn number(self) -> u64 {
        match self {
            Self::Number(number) => number,
            Self::Bytes(bytes) => panic!("no number: {bytes:?}"),
        }
    }

    fn bytes(self) -> &'a [u8] {
        match self {
            Self::Bytes(bytes) => bytes,
            Self::Number(number) => panic!("no bytes: {number}"),
        }
    }

    fn text(self) -> String {
        String::from_utf8(self.bytes().to_vec()).expect("text")
    }
}

/// The next number of as many bytes as it takes.
fn varint(bytes: &mut &[u8]) -> u64 {
    let mut number = 0;
    for shift in (0..64).step_by(7) {
        let (byte, rest) = bytes.split_first().expect("a number ends");
        *bytes = rest;
        number |= u64::from(byte & 0x7f) << shift;
        if byte & 0x80 == 0 {
            break;
        }
    }
    number
}

fn take<'a>(bytes: &mut &'a [u8], count: usize) -> &'a [u8] {
    let (taken, rest) = bytes.split_at(count);
    *bytes = rest;
    taken
}

/// The fields of a message, in their order.
fn fields(mut bytes: &[u8]) -> Vec<(u64, Field<'_>)> {
    let mut all = Vec::new();
    while !bytes.is_empty() {
        let key = varint(&mut bytes);
        let field = match key & 7 {
            0 => Field::Number(varint(&mut bytes)),
            1 => Field::Number(u64::from_le_bytes(take(&mut bytes, 8).try_into().expect("eight"))),
            2 => {
                let count = varint(&mut bytes) as usize;
                Field::Bytes(take(&mut bytes, count))
            }
            5 => Field::Number(u64::from(u32::from_le_bytes(
                take(&mut bytes, 4).try_into().expect("four"),
            ))),
            kind => panic!("no kind of field: {kind}"),
        };
        all.push((key >> 3, field));
    }
    all
}

/// A request for `/v1/traces`.
pub fn request(bytes: &[u8]) -> Sent {
    let mut sent = Sent::default();
    for (number, of_process) in fields(bytes) {
        assert_eq!(number, 1, "a field of a request that nobody knows");
        for (number, field) in fields(of_process.bytes()) {
            match number {
                1 => sent.process = resource(field.bytes()),
                2 => sent.spans.extend(scope(field.bytes())),
                other => panic!("a field of the spans of a process that nobody knows: {other}"),
            }
        }
    }
    sent
}

fn resource(bytes: &[u8]) -> BTreeMap<String, Value> {
    let said = fields(bytes).into_iter().map(|(number, field)| {
        assert_eq!(number, 1, "a field of a process that nobody knows");
        attribute(field.bytes())
    });
    said.collect()
}

fn scope(bytes: &[u8]) -> Vec<Span> {
    let mut spans = Vec::new();
    for (number, field) in fields(bytes) {
        match number {
            1 => {
                for (number, field) in fields(field.bytes()) {
                    assert_eq!((number, field.text().as_str()), (1, "patt"), "the scope");
                }
            }
            2 => spans.push(span(field.bytes())),
            other => panic!("a field of a scope that nobody knows: {other}"),
        }
    }
    spans
}

fn span(bytes: &[u8]) -> Span {
    let mut span = Span::default();
    for (number, field) in fields(bytes) {
        match number {
            1 => span.trace = field.bytes().to_vec(),
            2 => span.id = field.bytes().to_vec(),
            4 => span.parent = field.bytes().to_vec(),
            5 => span.name = field.text(),
            // What kind of span it is: one inside a process.
            6 => assert_eq!(field.number(), 1),
            7 => span.began = field.number(),
            8 => span.ended = field.number(),
            9 => span.said.extend([attribute(field.bytes())]),
            15 => span.failed = status(field.bytes()),
            // Whether it was sampled, and whether its parent is in another process.
            16 => assert!(field.number() <= 0x3ff),
            // Among them 3, a state of the trace; 11, events; 13, links.
            other => panic!("a field of a span that nobody knows: {other}"),
        }
    }
    span
}

fn status(bytes: &[u8]) -> bool {
    let mut failed = false;
    for (number, field) in fields(bytes) {
        match number {
            2 => assert_eq!(field.text(), "", "a fault says nothing"),
            3 => failed = field.number() == 2,
            other => panic!("a field of a status that nobody knows: {other}"),
        }
    }
    failed
}

fn attribute(bytes: &[u8]) -> (String, Value) {
    let (mut key, mut value) = (None, None);
    for (number, field) in fields(bytes) {
        match number {
            1 => key = Some(field.text()),
            2 => {
                let (kind, said) = fields(field.bytes()).pop().expect("a value");
                value = Some(match kind {
                    1 => Value::Text(said.text()),
                    3 => Value::Number(said.number() as i64),
                    other => panic!("a kind of value that is neither text nor number: {other}"),
                });
            }
            other => panic!("a field of an attribute that nobody knows: {other}"),
        }
    }
    (key.expect("a key"), value.expect("a value"))
}
