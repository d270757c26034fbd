//! An end for tests that would never come to one.

use std::io::Write;
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::Duration;

/// Several times what the longest test takes on a slow machine.
const LONGEST: Duration = Duration::from_secs(15 * 60);

/// While it lives, all tests are ended if it lives for too long: better a failure
/// that names the test than a run that somebody has to stop.
pub struct TimeLimit {
    _ended_when_dropped: Sender<()>,
}

impl TimeLimit {
    /// For the test that runs in this thread.
    pub fn begin() -> TimeLimit {
        let (sender, receiver) = channel();
        let test = thread::current().name().unwrap_or("a test").to_owned();
        thread::spawn(move || {
            if receiver.recv_timeout(LONGEST) == Err(RecvTimeoutError::Timeout) {
                // Not `eprintln!`: what that writes is kept for a summary that never comes.
                let _ = writeln!(std::io::stderr(), "{test} has not ended after {} minutes", LONGEST.as_secs() / 60);
                std::process::exit(1);
            }
        });
        TimeLimit { _ended_when_dropped: sender }
    }
}
