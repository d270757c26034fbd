//! The worker in which the bots think gives the answers that the engine gives.

use std::fs;
use std::path::PathBuf;

use serde_json::{Value, json};

use interregnum::bot::wire::{Ask, CANCEL, News, Reply, Task};
use interregnum::bot::{BotTurn, Level, Mind, TurnThinking};
use interregnum::rules::king_is_dead::{KingIsDead, Options, View};
use interregnum::rules::{Game, GameExt, Observer, Rng, Seats};

use crate::kit::{Fault, Page, Site};

/// Asks question after question, the first before the worker can be ready, each
/// with junk behind it; gives back the answers.
const TALK: &str = r#"
const [questions] = arguments;
const address = document.querySelector("meta[name=interregnum-worker]").content;
return new Promise((done, fail) => {
  const worker = new Worker(address, { type: "module" });
  const answers = [];
  const send = () => {
    worker.postMessage(new Uint8Array(questions[answers.length]));
    worker.postMessage("junk");
    worker.postMessage(new Uint8Array([255, 254, 253]));
    worker.postMessage({ junk: 1 });
  };
  worker.onerror = (event) => fail(event.message ?? "error");
  worker.onmessage = ({ data }) => {
    if (data === "failed") return fail("the worker could not be started");
    if (typeof data === "string") return;
    // The second number of a reply, after a small id, tells what it is.
    if (data[1] === 0) return;
    answers.push([...data]);
    if (answers.length === questions.length) { worker.terminate(); done(answers); }
    else send();
  };
  send();
});
"#;

/// A question for each position of a game between random players, and the answer.
fn questions<G: Mind>() -> Vec<(Ask, BotTurn<G>)> {
    let mut rng = Rng::new(11);
    let seats = Seats::new(*G::META.seats.end()).expect("a table");
    let mut game = G::new(seats, &G::Options::default(), &mut rng).expect("a game");
    let mut questions = Vec::new();
    while let Some(seat) = game.to_act() {
        let view = game.view(Observer::Seat(seat));
        // The last two think too long to be asked often; they are asked below.
        let level = Level::ALL[questions.len() % (Level::ALL.len() - 2)];
        let seed = rng.bits();
        let ask = Ask::new::<G>(questions.len() as u32, Task::Turn(level), seed, &view).expect("a question");
        questions.push((ask, TurnThinking::new(level, seed, view).expect("somebody is to act").finish()));
        game.apply(game.random_action(&mut rng), &mut rng);
    }
    questions
}

fn bytes(ask: &Ask) -> Value {
    json!(ask.to_bytes().expect("bytes"))
}

fn reply(heard: &Value) -> Reply {
    let bytes: Vec<u8> = serde_json::from_value(heard.clone()).expect("bytes");
    Reply::from_bytes(&bytes).expect("a reply")
}

#[track_caller]
fn the_worker_answers<G: Mind>(page: &Page) {
    let questions = questions::<G>();
    let asked: Vec<Value> = questions.iter().map(|(ask, _)| bytes(ask)).collect();
    let heard = page.js(TALK, &[json!(asked)]);
    let heard = heard.as_array().expect("a list");
    assert_eq!(heard.len(), questions.len());
    for ((ask, turn), heard) in questions.iter().zip(heard) {
        let reply = reply(heard);
        assert_eq!((reply.id, reply.turn::<G>()), (ask.id, Some(turn.clone())));
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

/// The opening of a game of two, as the seat to act sees it.
fn opening() -> View {
    let game = KingIsDead::new(Seats::new(2).expect("a table"), &Options::default(), &mut Rng::new(1)).expect("a game");
    game.view(Observer::Seat(game.to_act().expect("somebody begins")))
}

/// A puzzle that takes seconds to find: whatever is sent when the first news of it
/// come is heard before the answer.
const LONG_PUZZLE: u64 = 20776;

fn about_the_opening(id: u32, task: Task) -> Value {
    let seed = if task == Task::Puzzle { LONG_PUZZLE } else { 1 };
    bytes(&Ask::new::<KingIsDead>(id, task, seed, &opening()).expect("a question"))
}

/// Asks something, sends something else at the first news of it, and tells all
/// that comes until the last answer wanted, or until a thought would be over.
const INTERRUPT: &str = r#"
const [question, interruption, last] = arguments;
const address = document.querySelector("meta[name=interregnum-worker]").content;
return new Promise((done, fail) => {
  const worker = new Worker(address, { type: "module" });
  const heard = [];
  let interrupted = false;
  worker.onerror = (event) => fail(event.message ?? "error");
  worker.onmessage = ({ data }) => {
    if (data === "failed") return fail("the worker could not be started");
    if (data === "ready") return worker.postMessage(new Uint8Array(question));
    if (typeof data === "string") return;
    heard.push([...data]);
    if (data[0] === last && data[1] === 1) { worker.terminate(); return done(heard); }
    if (interruption !== null && !interrupted) {
      interrupted = true;
      worker.postMessage(typeof interruption === "string" ? interruption : new Uint8Array(interruption));
      setTimeout(() => { worker.terminate(); done(heard); }, 2000);
    }
  };
});
"#;

/// What is heard of a question after which something else is sent.
fn interrupted(page: &Page, question: Task, interruption: Value, last: u32) -> Vec<Reply> {
    let heard = page.js(INTERRUPT, &[about_the_opening(1, question), interruption, json!(last)]);
    heard.as_array().expect("a list").iter().map(reply).collect()
}

#[test]
fn a_worker_that_thinks_tells_how_far_it_is_and_listens() {
    let page = Page::open();
    page.goto("");
    page.wait_gone("#shell");
    // Advice may come with news before it, on a machine that needs some time.
    let heard = interrupted(&page, Task::Advice, Value::Null, 1);
    let (advice, news) = heard.split_last().expect("an answer");
    let advice = advice.advice::<KingIsDead>().expect("advice");
    assert_eq!(advice.len(), 2);
    for turn in &advice {
        assert!(KingIsDead::imagine(&opening(), &mut Rng::new(1)).legal().any(|legal| legal == turn.actions[0]));
    }
    let fractions: Vec<f32> = news.iter().map(progress).collect();
    assert!(fractions.is_sorted(), "{fractions:?}");
    assert!(fractions.iter().all(|far| (0.0..1.0).contains(far)), "{fractions:?}");
    // A newer question is answered, the one before it is not.
    let heard = interrupted(&page, Task::Puzzle, about_the_opening(2, Task::Turn(Level::Page)), 2);
    let (answer, news) = heard.split_last().expect("an answer");
    let direct = TurnThinking::<KingIsDead>::new(Level::Page, 1, opening()).expect("somebody is to act").finish();
    assert_eq!((answer.id, answer.turn()), (2, Some(direct)));
    assert_only_news(news);
    // Nothing more comes of a question that nobody wants to know the answer to.
    let heard = interrupted(&page, Task::Puzzle, json!(CANCEL), 1);
    assert_only_news(&heard);
}

/// Nothing but how far the first question was before it was dropped.
#[track_caller]
fn assert_only_news(heard: &[Reply]) {
    assert!(!heard.is_empty() && heard.iter().all(|reply| reply.id == 1 && progress(reply) < 1.0));
}

#[track_caller]
fn progress(reply: &Reply) -> f32 {
    match reply.news {
        News::Progress(fraction) => fraction,
        News::Answer(_) => panic!("an answer that nobody wants"),
    }
}

/// The built site, but its workers are told that the browser has no wide numbers.
fn site_without_wide_numbers() -> Site {
    let built = PathBuf::from(std::env::var_os("SITE").expect("SITE names the built site"));
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("site-without-simd");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    for entry in fs::read_dir(built).expect("the site") {
        let path = entry.expect("a file").path();
        let name = path.file_name().expect("it has a name").to_string_lossy().into_owned();
        let mut bytes = fs::read(&path).expect("the file can be read");
        if name.starts_with("worker-boot") || name == "sw.js" {
            bytes = [b"WebAssembly.validate = () => false;\n".to_vec(), bytes].concat();
        }
        fs::write(folder.join(name), bytes).expect("the file can be written");
    }
    Site::serve(folder)
}

#[test]
fn the_fast_worker_and_the_plain_one_give_the_same_answers() {
    // Where the plain one is not to be had, the fast one is asked.
    let fast = Page::open();
    fast.site().lose("worker_bg");
    fast.goto("");
    the_worker_answers::<KingIsDead>(&fast);
    assert_eq!(fast.site().strays(), [""; 0], "the plain one is not even asked for");
    // A browser without SIMD never asks for the fast one.
    let plain = Page::open_on(site_without_wide_numbers());
    plain.site().lose("worker-simd");
    plain.goto("");
    the_worker_answers::<KingIsDead>(&plain);
    assert_eq!(plain.site().strays(), [""; 0], "the fast one is not even asked for");
    // One that has it, but cannot get the fast one, does with the plain one.
    let deprived = Page::open();
    deprived.allow_errors();
    deprived.site().lose("worker-simd");
    deprived.goto("");
    the_worker_answers::<KingIsDead>(&deprived);
    assert!(!deprived.site().strays().is_empty(), "the fast one was asked for");
}

/// Starts a worker, asks it something when it is ready, and tells what came first.
const FATE: &str = r#"
const [question, address] = arguments;
return new Promise((done) => {
  let worker;
  try { worker = new Worker(address, { type: "module" }); } catch { return done("refused"); }
  worker.onerror = () => done("error");
  worker.onmessage = ({ data }) => {
    if (data === "failed") return done("failed");
    if (typeof data !== "string") return done("answer");
    if (data !== "ready") return;
    worker.postMessage(new Uint8Array(question));
    setTimeout(() => done("silence"), 5000);
  };
});
"#;

#[test]
fn workers_can_be_made_to_fail() {
    let (ask, _) = questions::<KingIsDead>().swap_remove(0);
    let home = Page::open();
    home.goto("");
    let address = home.js("return document.querySelector('meta[name=interregnum-worker]').content", &[]);
    let question = [bytes(&ask), address];
    for (fault, fate) in [(Fault::Deaf, "silence"), (Fault::Crash, "error"), (Fault::Refused, "refused")] {
        let page = Page::open();
        // A page of the site that starts no worker of its own: there is none.
        page.allow_errors();
        page.goto("none");
        page.break_workers(fault, 1);
        assert_eq!(page.js(FATE, &question), fate);
        assert_eq!(page.js(FATE, &question), "answer", "only the first one fails");
    }
}
