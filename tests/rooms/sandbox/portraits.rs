//! What people of the sandbox look like.

use patt::render::portrait;
use patt::sandbox::{Options, Sandbox};
use serde_json::Value;

#[tokio::test(flavor = "multi_thread")]
async fn most_people_have_a_picture_of_any_size() {
    let options = Options { portrait: Some(portrait::draw), ..Options::default() };
    let sandbox = Sandbox::start(options).await.expect("a free port");
    let client = reqwest::Client::builder().no_proxy().build().expect("a client");
    let mut with = 0;
    for person in sandbox.people() {
        let id = person.id;
        let user = client
            .get(format!("{}/api/v10/users/{id}", sandbox.url()))
            .header("authorization", format!("Bot {}", sandbox.token()));
        let user: Value = user.send().await.expect("it answers").json().await.expect("JSON");
        let Some(hash) = user["avatar"].as_str() else {
            assert!(user["avatar"].is_null());
            continue;
        };
        with += 1;
        let fetch = async |path: String| {
            let url = format!("{}/avatars/{id}/{path}", sandbox.url());
            let answer = client.get(url).send().await.expect("it answers");
            (answer.status().as_u16(), answer.bytes().await.expect("a body"))
        };
        for (query, side) in [("", 128), ("?size=16", 16), ("?size=64", 64), ("?size=4096", 256)] {
            let (status, bytes) = fetch(format!("{hash}.png{query}")).await;
            assert_eq!(status, 200, "{query}");
            let picture = image::load_from_memory(&bytes).expect("a picture");
            assert_eq!((picture.width(), picture.height()), (side, side), "{query}");
        }
        assert_eq!(fetch(format!("{hash}.png?size=17")).await.0, 400);
        assert_eq!(fetch("0123.png".to_owned()).await.0, 404);
    }
    assert_eq!((with, sandbox.people().len()), (2, 3), "some have none");
}

#[tokio::test]
async fn nobody_has_one_where_nobody_draws() {
    let sandbox = Sandbox::start(Options::default()).await.expect("a free port");
    assert!(sandbox.people().iter().all(|person| person.avatar.is_none()));
}
