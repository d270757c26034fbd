//! The umpire survives anything: 100,000 lines of noise and of real dialogues
//! gone wrong, each answered, none able to break it or to fill the memory.

use interregnum::rules::Rng;
use interregnum::umpire::Umpire;

const LINES: usize = 100_000;

/// Words that bring a mutated line further than pure noise would get.
const WORDS: [&str; 24] = [
    "games",
    "new",
    "king-is-dead",
    "players=2",
    "players=4",
    "mode=advanced",
    "seed=18446744073709551615",
    "start=1",
    "state",
    "set",
    "view",
    "legal",
    "do",
    "pass",
    "undo",
    "result",
    "record",
    "load",
    "bot",
    "random",
    "eval",
    "playouts=1",
    "{",
    "\"game\":\"king-is-dead\"",
];

#[test]
fn noise_and_mutated_dialogues_are_always_answered() {
    let mut rng = Rng::new(2024);
    let dialogue = dialogue();
    let mut umpire = Umpire::default();
    let mut out = Vec::new();
    let info = allocation_counter::measure(|| {
        for number in 0..LINES {
            let line = match number % 4 {
                0 => noise(&mut rng),
                1 => words(&mut rng),
                _ => mutated(&dialogue[number / 2 % dialogue.len()], &mut rng),
            };
            out.clear();
            umpire.run(&line[..], &mut out).expect("memory takes everything");
            let answer = std::str::from_utf8(&out).expect("answers are UTF-8");
            let is_end = |line: &str| line == "ok" || line.starts_with("ok ") || line.starts_with("error ");
            let ends = answer.lines().filter(|line| is_end(line)).count();
            let ends_well = ends == 1 && answer.lines().last().is_some_and(is_end) && answer.ends_with('\n');
            assert!(ends_well, "{:?} was answered {answer:?}", String::from_utf8_lossy(&line));
        }
    });
    // What is left is one game, one dialogue and one answer.
    assert!(info.bytes_current < 4 << 20, "{} bytes are left", info.bytes_current);
}

/// A real conversation, with the moves of a whole game in it.
fn dialogue() -> Vec<Vec<u8>> {
    let mut lines: Vec<String> = Vec::new();
    let mut umpire = Umpire::default();
    let mut say = |line: String, lines: &mut Vec<String>| {
        let mut out = Vec::new();
        umpire.run(line.as_bytes(), &mut out).expect("memory takes everything");
        lines.push(line);
        String::from_utf8(out).expect("answers are UTF-8")
    };
    say("new king-is-dead players=3 mode=advanced seed=9 start=0".to_owned(), &mut lines);
    for turn in 0..60 {
        let answer = say(format!("bot random seed={turn}"), &mut lines);
        let Some(text) = answer.lines().next().and_then(|line| line.strip_prefix("move ")) else { break };
        say(format!("do {text}"), &mut lines);
        if turn % 9 == 0 {
            for command in ["state", "record"] {
                let answer = say(command.to_owned(), &mut lines);
                let json = answer.lines().next().expect("an answer");
                lines.push(format!("{} {json}", if command == "state" { "set" } else { "load" }));
            }
            for command in ["view 1", "undo", "legal", "eval playouts=2", "result"] {
                say(command.to_owned(), &mut lines);
            }
        }
    }
    lines.into_iter().map(String::into_bytes).collect()
}

fn noise(rng: &mut Rng) -> Vec<u8> {
    let length = 1 + rng.below(80);
    (0..length).map(|_| rng.below(256) as u8).map(|byte| if byte == b'\n' { b' ' } else { byte }).collect()
}

fn words(rng: &mut Rng) -> Vec<u8> {
    let count = 1 + rng.below(5);
    let words: Vec<&str> = (0..count).map(|_| rng.pick(&WORDS)).collect();
    words.join(" ").into_bytes()
}

/// A line of the dialogue with up to three bytes lost, changed, doubled, or
/// with a number changed.
fn mutated(line: &[u8], rng: &mut Rng) -> Vec<u8> {
    let mut line = line.to_vec();
    for _ in 0..rng.below(4) {
        let at = rng.below(line.len() as u32) as usize;
        match rng.below(5) {
            0 if 1 < line.len() => drop(line.remove(at)),
            1 => line.insert(at, line[at]),
            2 => line.truncate(at + 1),
            3 => line[at] = b' ' + rng.below(95) as u8,
            _ => {
                let digits: Vec<usize> = (0..line.len()).filter(|&at| line[at].is_ascii_digit()).collect();
                if !digits.is_empty() {
                    line[rng.pick(&digits)] = b'0' + rng.below(10) as u8;
                }
            }
        }
    }
    line
}
