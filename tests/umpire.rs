//! The umpire's protocol, as `src/umpire/mod.rs` describes it.

use interregnum::umpire::{After, LONGEST_LINE, Umpire};
use serde_json::{Value, json};

struct Talk(Umpire);

impl Talk {
    fn new() -> Talk {
        Talk(Umpire::default())
    }

    /// The whole answer.
    fn say(&mut self, line: &str) -> String {
        let mut out = Vec::new();
        self.0.answer(line, &mut out).expect("memory takes everything");
        String::from_utf8(out).expect("answers are UTF-8")
    }

    /// The lines of a good answer, without its `ok`.
    fn ok(&mut self, line: &str) -> Vec<String> {
        let answer = self.say(line);
        let mut lines: Vec<String> = answer.lines().map(str::to_owned).collect();
        let last = lines.pop().expect("an answer");
        assert!(last == "ok" || last.starts_with("ok "), "{line}: {answer}");
        lines
    }

    fn json(&mut self, line: &str) -> Value {
        let lines = self.ok(line);
        assert_eq!(lines.len(), 1, "{line}");
        serde_json::from_str(&lines[0]).expect("JSON")
    }

    /// The reason of a refusal, which must not change anything.
    fn error(&mut self, line: &str) -> String {
        let state = self.say("state");
        let answer = self.say(line);
        assert_eq!(self.say("state"), state, "{line} changed something");
        let reason = answer.strip_prefix("error ").unwrap_or_else(|| panic!("{line}: {answer}"));
        reason.strip_suffix('\n').filter(|reason| !reason.contains('\n')).expect("one line").to_owned()
    }
}

#[test]
fn games_are_listed_with_their_options() {
    assert_eq!(Talk::new().say("games"), "king-is-dead players=2-4 mode=base,advanced\nok\n");
}

#[test]
fn help_lists_every_command_and_level() {
    let help = Talk::new().ok("help").join("\n");
    for word in "games new state set view legal do undo result record load bot eval help quit random greedy".split(' ')
    {
        assert!(help.contains(word), "{word}");
    }
}

#[test]
fn the_same_arguments_give_the_same_game() {
    let mut one = Talk::new();
    let mut other = Talk::new();
    one.ok("new king-is-dead players=3 mode=advanced seed=42");
    other.ok("new king-is-dead seed=42 mode=advanced players=3");
    assert_eq!(one.say("state"), other.say("state"));
    other.ok("new king-is-dead players=3 mode=advanced seed=43");
    assert_ne!(one.say("state"), other.say("state"));
}

#[test]
fn a_turn_is_a_play_and_a_summon() {
    let mut talk = Talk::new();
    talk.ok("new king-is-dead players=2 mode=base seed=7 start=1");
    let begin = talk.say("state");
    assert_eq!(talk.json("state")["to_act"], 1);
    talk.ok("do  play   assemble scottish:moray welsh:devon english:devon ");
    assert_eq!(talk.json("state")["phase"], "summon");
    assert_eq!(talk.json("state")["last_action"]["delta"]["devon"], json!({"welsh": 1, "english": 1}));
    talk.ok("do summon scottish moray");
    assert_eq!(talk.json("state")["to_act"], 0);
    talk.ok("undo");
    talk.ok("undo");
    assert_eq!(talk.say("state"), begin);
    assert_eq!(talk.error("undo"), "there is nothing to take back");
}

#[test]
fn legal_is_sorted_and_counted_and_what_can_be_done() {
    let mut talk = Talk::new();
    talk.ok("new king-is-dead players=4 mode=base seed=3 start=0");
    let answer = talk.say("legal");
    let lines: Vec<&str> = answer.lines().collect();
    let (last, moves) = lines.split_last().expect("an answer");
    assert_eq!(*last, format!("ok {}", moves.len()));
    assert!(moves.is_sorted_by(|a, b| a < b));
    assert!(moves.contains(&"pass"));
    for text in moves.iter().step_by(97) {
        talk.ok(&format!("do {text}"));
        talk.ok("undo");
    }
}

#[test]
fn views_hide_hands_and_older_discards() {
    let mut talk = Talk::new();
    talk.ok("new king-is-dead players=3 mode=advanced seed=5 start=0");
    for _ in 0..3 {
        for _ in 0..3 {
            let card = talk.ok("legal").into_iter().find(|text| text.starts_with("play")).expect("a card");
            talk.ok(&format!("do {card}"));
            let summon = talk.ok("legal").remove(0);
            talk.ok(&format!("do {summon}"));
        }
    }
    let state = talk.json("state");
    let view = talk.json("view 1");
    assert_eq!(view["seats"][1], state["seats"][1]);
    assert_eq!(view["seats"][0]["hand"], json!({"count": 5}));
    let pile = state["seats"][0]["discard"].as_array().expect("a pile");
    assert_eq!(view["seats"][0]["discard"], json!({"top": pile[2], "size": 3}));
    assert_eq!(view["regions"], state["regions"]);
    assert_eq!(talk.error("view 3"), "the seats are 0 to 2");
}

#[test]
fn a_whole_game_by_bots_ends_with_a_result_and_a_record_that_loads() {
    let mut talk = Talk::new();
    talk.ok("new king-is-dead players=3 mode=advanced seed=11");
    assert_eq!(talk.error("result"), "the game is not over");
    let mut moves = 0;
    while talk.json("state")["phase"] != "over" {
        let level = if moves % 7 == 0 { "greedy" } else { "random" };
        let answer = talk.ok(&format!("bot {level} playouts=10 seed={moves}"));
        assert_eq!(answer, talk.ok(&format!("bot {level} playouts=10 seed={moves}")), "the same seed answers the same");
        talk.ok(&format!("do {}", answer[0].strip_prefix("move ").expect("a move")));
        moves += 1;
    }
    assert_eq!(talk.say("legal"), "ok 0\n");
    assert_eq!(talk.error("do pass"), "the game is over");
    assert_eq!(talk.error("bot random"), "the game is over");
    let (state, result, record) = (talk.say("state"), talk.json("result"), talk.ok("record").remove(0));
    assert!(result["winners"].as_array().is_some_and(|winners| !winners.is_empty()));
    let mut other = Talk::new();
    other.ok(&format!("load {record}"));
    assert_eq!((other.say("state"), other.json("result")), (state, result));
    for _ in 0..moves {
        other.ok("undo");
    }
    talk.ok("new king-is-dead players=3 mode=advanced seed=11");
    assert_eq!(other.say("state"), talk.say("state"));
}

#[test]
fn set_takes_what_state_gives_and_forgets_the_past() {
    let mut talk = Talk::new();
    talk.ok("new king-is-dead players=2 mode=base seed=1");
    talk.ok("do pass");
    let state = talk.ok("state").remove(0);
    talk.ok("do pass");
    talk.ok(&format!("set {state}"));
    assert_eq!(talk.ok("state"), [state]);
    assert_eq!(talk.error("undo"), "there is nothing to take back");
    talk.ok("do pass");
    let record = talk.ok("record").remove(0);
    let after = talk.say("state");
    talk.ok("new king-is-dead");
    talk.ok(&format!("load {record}"));
    assert_eq!(talk.say("state"), after);
}

#[test]
fn chances_sum_to_one_and_need_only_the_view() {
    let mut talk = Talk::new();
    talk.ok("new king-is-dead players=3 mode=advanced seed=2 start=0");
    let chances = talk.json("eval playouts=200");
    let win: Vec<f64> = chances["win"].as_array().expect("a list").iter().filter_map(Value::as_f64).collect();
    assert_eq!(win.len(), 3);
    assert!((win.iter().sum::<f64>() - 1.0).abs() < 1e-5, "{win:?}");
    // Other seats' cunning cards are exchanged: seat 0 cannot tell.
    let mut state = talk.json("state");
    let hand = |state: &Value, seat: usize| state["seats"][seat]["hand"].clone();
    let (one, other) = (hand(&state, 1), hand(&state, 2));
    assert_ne!(one, other);
    let bots = [talk.say("bot random seed=4"), talk.say("bot greedy seed=4")];
    state["seats"][1]["hand"] = other;
    state["seats"][2]["hand"] = one;
    talk.ok(&format!("set {state}"));
    assert_eq!(talk.json("eval playouts=200"), chances);
    assert_eq!([talk.say("bot random seed=4"), talk.say("bot greedy seed=4")], bots);
}

#[test]
fn wrong_lines_are_answered_with_the_reason() {
    let mut talk = Talk::new();
    assert!(talk.say("legal").starts_with("error no game is on the table"));
    talk.ok("new king-is-dead players=2 seed=1 start=0");
    for (line, reason) in [
        ("", "the line is empty; help lists the commands"),
        ("dance", "unknown command \"dance\"; help lists the commands"),
        ("new chess", "there is no game \"chess\"; games lists them"),
        ("new king-is-dead players=5", "the game is for 2 to 4 players, not 5"),
        ("new king-is-dead players=-1", "players cannot be \"-1\": a whole number in range is expected"),
        ("new king-is-dead players=2 players=3", "players is given twice"),
        ("new king-is-dead mode=easy", "mode cannot be \"easy\": base or advanced is expected"),
        ("new king-is-dead start=2", "start cannot be \"2\": a seat at the table, from 0 is expected"),
        ("new king-is-dead colour=red", "king-is-dead has no option \"colour\""),
        ("new king-is-dead seed", "\"seed\" is not name=value"),
        ("new king-is-dead it's=\"so\"", "king-is-dead has no option \"it's\""),
        (
            "do play march -",
            "not legal here: \"play march -\"; this is: pass, play scottish-support, play welsh-support, \
             play english-support, play assemble, play negotiate, play manoeuvre, play outmanoeuvre",
        ),
        (
            "do play scottish-support devon",
            "not legal here: \"play scottish-support devon\"; ways to play scottish-support: 1, for example \
             \"play scottish-support strathclyde\"",
        ),
        (
            "do play manoeuvre",
            "not legal here: \"play manoeuvre\"; ways to play manoeuvre: 174, for example \
             \"play manoeuvre english:essex english:devon\"",
        ),
        ("state please", "unexpected: \"please\""),
        ("load game.json", "the JSON itself is expected on the same line, beginning with {"),
        ("new king-is-dead players=7", "the game is for 2 to 4 players, not 7"),
        (
            "bot genius",
            "there is no such level; known are random, greedy, viscount, page, squire, knight, baron, earl, duke, king",
        ),
        ("bot random speed=9", "there is no setting \"speed\" here"),
        ("eval playouts=0", "playouts can be 1 to 10000000"),
        ("bot random playouts=99999999", "playouts can be 1 to 10000000"),
        ("set {}", "this does not say which game it is: missing field `game` at line 1 column 2"),
        ("set {\"game\":\"king-is-dead\"}", "this is not a position: missing field `mode` at line 1 column 23"),
    ] {
        assert_eq!(talk.error(line), reason, "{line}");
    }
}

#[test]
fn quit_ends_the_conversation() {
    let mut out = Vec::new();
    assert_eq!(Umpire::default().answer("quit", &mut out).expect("memory takes everything"), After::Quit);
    let mut out = Vec::new();
    Umpire::default().run(&b"games\nquit\ngames\n"[..], &mut out).expect("memory takes everything");
    assert_eq!(out.iter().filter(|&&byte| byte == b'\n').count(), 3);
}

#[test]
fn lines_that_are_too_long_or_not_text_are_refused_and_passed_over() {
    let mut input = vec![b'x'; 3 * LONGEST_LINE];
    input.extend(b"\n\xff\xfe\ngames\n");
    let mut out = Vec::new();
    Umpire::default().run(&input[..], &mut out).expect("memory takes everything");
    let answer = String::from_utf8(out).expect("answers are UTF-8");
    let lines: Vec<&str> = answer.lines().collect();
    assert_eq!(lines[0], format!("error the line is longer than {LONGEST_LINE} bytes"));
    assert_eq!(lines[1], "error the line is not UTF-8");
    assert_eq!(lines[3], "ok");
}
