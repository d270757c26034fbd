//! The worker in which the bots think gives the answers that the engine gives.

use serde_json::json;

use interregnum::bot::Level;
use interregnum::bot::wire::{Ask, Reply, decide};
use interregnum::rules::{Game, GameExt, Observer, Rng, Seats};

use crate::kit::{Fault, Page};

/// Sends questions at once, some before the worker can be ready, with junk in
/// between; gives back all it was sent until there are as many answers.
const TALK: &str = r#"
const [questions] = arguments;
const address = document.querySelector("meta[name=interregnum-worker]").content;
return new Promise((done, fail) => {
  const worker = new Worker(address, { type: "module" });
  const heard = [];
  const send = () => {
    for (const question of questions) {
      worker.postMessage(new Uint8Array(question));
      worker.postMessage("junk");
      worker.postMessage(new Uint8Array([255, 254, 253]));
      worker.postMessage({ junk: 1 });
    }
  };
  worker.onerror = (event) => fail(event.message ?? "error");
  worker.onmessage = ({ data }) => {
    heard.push(typeof data === "string" ? data : [...data]);
    if (data === "ready") send();
    if (heard.length === 1 + 2 * questions.length) { worker.terminate(); done(heard); }
  };
  send();
});
"#;

/// A question for each position of a game between random players, and the answer.
fn questions<G: Game>() -> Vec<(Ask, G::Action)> {
    let mut rng = Rng::new(11);
    let seats = Seats::new(*G::META.seats.end()).expect("a table");
    let mut game = G::new(seats, &G::Options::default(), &mut rng).expect("a game");
    let mut questions = Vec::new();
    while let Some(seat) = game.to_act() {
        let view = game.view(Observer::Seat(seat));
        let level = Level::ALL[questions.len() % Level::ALL.len()];
        let seed = rng.bits();
        let ask = Ask::new::<G>(questions.len() as u32, level, seed, &view).expect("a question");
        questions.push((ask, decide::<G>(level, seed, &view, &mut || true)));
        game.apply(game.random_action(&mut rng), &mut rng);
    }
    questions
}

fn the_worker_answers<G: Game>(page: &Page) {
    let questions = questions::<G>();
    let bytes: Vec<Vec<u8>> = questions.iter().map(|(ask, _)| ask.to_bytes().expect("bytes")).collect();
    let heard = page.js(TALK, &[json!(bytes)]);
    let mut heard = heard.as_array().expect("a list").iter();
    assert_eq!(heard.next(), Some(&json!("ready")));
    // What was asked before it was ready is answered too.
    for (ask, action) in questions.iter().chain(&questions) {
        let bytes: Vec<u8> = serde_json::from_value(heard.next().expect("an answer").clone()).expect("bytes");
        let reply = Reply::from_bytes(&bytes).expect("a reply");
        assert_eq!((reply.id, reply.action::<G>()), (ask.id, Some(*action)));
    }
}

macro_rules! every_game {
    ($($name:ident => $game:ty,)+) => {
        #[test]
        fn the_worker_answers_as_the_engine_does_and_ignores_junk() {
            let page = Page::open();
            page.goto("");
            page.wait_gone("#shell");
            $(the_worker_answers::<$game>(&page);)+
        }
    };
}
interregnum::for_each_game!(every_game);

/// Starts a worker, asks it something when it is ready, and tells what came first.
const FATE: &str = r#"
const address = document.querySelector("meta[name=interregnum-worker]").content;
return new Promise((done) => {
  let worker;
  try { worker = new Worker(address, { type: "module" }); } catch { return done("refused"); }
  worker.onerror = () => done("error");
  worker.onmessage = ({ data }) => {
    if (data !== "ready") return done("answer");
    worker.postMessage(new Uint8Array(arguments[0]));
    setTimeout(() => done("silence"), 1000);
  };
});
"#;

#[test]
fn workers_can_be_made_to_fail() {
    let (ask, _) = questions::<interregnum::rules::king_is_dead::KingIsDead>().swap_remove(0);
    let question = [json!(ask.to_bytes().expect("bytes"))];
    for (fault, fate) in [(Fault::Deaf, "silence"), (Fault::Crash, "error"), (Fault::Refused, "refused")] {
        let page = Page::open();
        page.goto("");
        page.break_workers(fault, 1);
        assert_eq!(page.js(FATE, &question), fate);
        assert_eq!(page.js(FATE, &question), "answer", "only the first one fails");
    }
}
