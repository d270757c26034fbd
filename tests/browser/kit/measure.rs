//! What is measured on a page: accessibility, and how long it was busy.

use std::fmt;
use std::path::Path;

use serde_json::{Value, json};

use super::page::{Page, strings};

/// Where `cargo xtask test` puts axe-core.
const AXE: &str = ".tools/node_modules/axe-core/axe.min.js";

/// What [`Page::time_some_work`] gives in a quiet hour.
const QUIET_WORK: f64 = 130.0;

/// A rule of accessibility that the page breaks.
#[derive(Clone, PartialEq, Debug)]
pub struct Violation {
    /// Its name in axe-core.
    pub rule: String,
    /// `minor` to `critical`.
    pub impact: String,
    /// What it is about.
    pub help: String,
    /// The elements that break it.
    pub targets: Vec<String>,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{} ({}): {} – {}", self.rule, self.impact, self.help, self.targets.join("; "))
    }
}

/// A time in which the page could not have answered anybody.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct LongTask {
    /// Milliseconds since the page was loaded.
    pub start: f64,
    /// Milliseconds.
    pub duration: f64,
}

impl Page {
    /// Makes sure that axe-core is in the page.
    #[track_caller]
    pub fn load_axe(&self) {
        if self.js("return typeof axe", &[]) != "object" {
            let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(AXE);
            let axe = std::fs::read_to_string(&file).expect("cargo xtask test fetches axe-core");
            // What the driver runs is not subject to the page's policy.
            self.js(&axe, &[]);
        }
    }

    /// What axe-core finds wrong with the page as it is now.
    #[track_caller]
    pub fn axe(&self) -> Vec<Violation> {
        self.load_axe();
        let script = "return axe.run(document, { resultTypes: ['violations'] }).then(found => found.violations.map(
            v => ({ rule: v.id, impact: v.impact, help: v.help, targets: v.nodes.map(n => n.target.join(' ')) })))";
        let found = self.js(script, &[]);
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let violation = |found: &Value| Violation {
            rule: text(&found["rule"]),
            impact: text(&found["impact"]),
            help: text(&found["help"]),
            targets: strings(&found["targets"]),
        };
        found.as_array().expect("a list").iter().map(violation).collect()
    }

    /// Fails if axe-core finds anything wrong.
    #[track_caller]
    pub fn assert_accessible(&self) {
        let found = self.axe();
        let lines: Vec<String> = found.iter().map(Violation::to_string).collect();
        assert!(found.is_empty(), "axe-core finds:\n{}", lines.join("\n"));
    }

    /// From the next load on, remembers when the page was busy for long.
    #[track_caller]
    pub fn record_long_tasks(&self) {
        self.before_load(
            "window.longTasks = []; new PerformanceObserver(list => { for (const task of list.getEntries())
            longTasks.push([task.startTime, task.duration]); }).observe({ type: 'longtask', buffered: true });",
        );
    }

    /// Every time longer than 50 ms that the page was busy since it was loaded.
    #[track_caller]
    pub fn long_tasks(&self) -> Vec<LongTask> {
        // The observer is told some time after a task: let it have its turn.
        let script =
            "return new Promise(done => setTimeout(() => requestAnimationFrame(() => done(window.longTasks)), 50))";
        let tasks = self.js(script, &[]);
        let tasks = tasks.as_array().expect("record_long_tasks comes before the load");
        let number = |value: &Value| value.as_f64().expect("a time");
        tasks.iter().map(|task| LongTask { start: number(&task[0]), duration: number(&task[1]) }).collect()
    }

    /// How many times slower the machine is now than the one that the promised
    /// times were measured on was in a quiet hour; 1 if it is faster.
    #[track_caller]
    pub fn slowness(&self) -> f64 {
        // The first time it is compiled on the way.
        self.time_some_work();
        let times = [self.time_some_work(), self.time_some_work()];
        (times[0].max(times[1]) / QUIET_WORK).max(1.0)
    }

    /// How long the processor takes for something that is always the same, in
    /// milliseconds.
    #[track_caller]
    pub fn time_some_work(&self) -> f64 {
        let work = "const begun = performance.now(); let x = 0; for (let i = 0; i < 3e7; i++) x = (x * 31 + i) | 0; \
            return performance.now() - begun + 0 * x";
        self.js(work, &[]).as_f64().expect("a time")
    }

    /// How long after its address was asked for the page reached a mark of the
    /// Performance API, in milliseconds; `None` if it has not.
    #[track_caller]
    pub fn mark(&self, name: &str) -> Option<f64> {
        self.js("return performance.getEntriesByName(arguments[0])[0]?.startTime", &[json!(name)]).as_f64()
    }
}
