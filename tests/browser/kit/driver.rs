//! A WebDriver client over the standard library: one chromedriver with one
//! Chromium, both ended with the tests.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::os::unix::process::CommandExt;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use serde_json::{Value, json};

/// Runs chromedriver until its own standard input ends, which it does when the
/// tests are over, however they ended; then ends the whole process group and
/// clears up. `$0` is chromedriver, `$1` the browser's folder. Nobody but
/// chromedriver holds the output: when it gives up, the output ends.
const WATCHDOG: &str =
    r#""$0" --port=0 </dev/null & exec >/dev/null; cat; trap '' TERM; kill 0; wait; sleep 0.3; rm -rf "$1""#;

/// chromedriver gives up what takes longer, in milliseconds, and is free for the
/// next command then.
const LONGEST_COMMAND: u64 = 60_000;

/// So that it can still say so, we wait a little longer.
const LIMIT: Duration = Duration::from_millis(LONGEST_COMMAND + 30_000);

/// chromedriver takes a port that is free for IPv6, and gives up if somebody has
/// the one of that number for IPv4.
const ATTEMPTS: usize = 20;

/// A session with a browser of its own.
pub struct Driver {
    watchdog: Child,
    port: u16,
    session: String,
}

impl Driver {
    /// Starts chromedriver (`CHROMEDRIVER`) and Chromium (`CHROMIUM`), with what else
    /// Chromium is to be told.
    pub fn start(arguments: &[String]) -> Driver {
        (0..ATTEMPTS).find_map(|_| Driver::attempt(arguments)).expect("chromedriver starts")
    }

    /// `None` if chromedriver has given up.
    fn attempt(arguments: &[String]) -> Option<Driver> {
        let profile = fresh_folder();
        let mut watchdog = Command::new("sh");
        watchdog.args(["-c", WATCHDOG, &program("CHROMEDRIVER", "chromedriver")]).arg(&profile).process_group(0);
        watchdog.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut watchdog = watchdog.spawn().expect("a shell to start chromedriver with");
        let output = BufReader::new(watchdog.stdout.take().expect("it is piped"));
        // From here on the watchdog is ended by `drop`, also if the rest fails.
        let mut driver = Driver { watchdog, port: 0, session: String::new() };
        driver.port = output.lines().map_while(Result::ok).find_map(|line| port_in(&line))?;
        let wanted = capabilities(&profile, arguments);
        let session = driver.request("POST", "/session", Some(&wanted)).expect("Chromium starts");
        driver.session = session["sessionId"].as_str().expect("a session has a name").to_owned();
        Some(driver)
    }

    /// Does something in the session; `path` begins behind its name.
    pub fn command(&self, method: &str, path: &str, body: &Value) -> Result<Value, String> {
        let path = format!("/session/{}{path}", self.session);
        self.request(method, &path, (method == "POST").then_some(body))
    }

    fn request(&self, method: &str, path: &str, body: Option<&Value>) -> Result<Value, String> {
        let answer = exchange(self.port, method, path, body).map_err(|error| format!("{method} {path}: {error}"))?;
        let answer: Value = serde_json::from_slice(&answer).map_err(|error| format!("{method} {path}: {error}"))?;
        match answer["value"]["error"].as_str() {
            Some(error) => Err(format!("{error}: {}", answer["value"]["message"].as_str().unwrap_or_default())),
            None => Ok(answer["value"].clone()),
        }
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        let _ = self.command("DELETE", "", &Value::Null);
        // The end of its input is what the watchdog waits for.
        drop(self.watchdog.stdin.take());
        let _ = self.watchdog.wait();
    }
}

fn program(variable: &str, otherwise: &str) -> String {
    std::env::var(variable).unwrap_or_else(|_| otherwise.to_owned())
}

/// Where one browser keeps its things, below cargo's target folder.
fn fresh_folder() -> PathBuf {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let number = COUNT.fetch_add(1, Ordering::Relaxed);
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("chromium-{}-{number}", std::process::id()))
}

fn port_in(line: &str) -> Option<u16> {
    let port = line.contains("started successfully").then(|| line.split("on port ").nth(1))??;
    port.trim_end_matches('.').parse().ok()
}

fn capabilities(profile: &std::path::Path, more: &[String]) -> Value {
    let arguments = [
        "--headless=new",
        // Containers have neither what the sandbox needs nor much shared memory.
        "--no-sandbox",
        "--disable-dev-shm-usage",
        "--disable-gpu",
        "--force-color-profile=srgb",
        "--lang=en-GB",
        "--window-size=1280,800",
        &format!("--user-data-dir={}", profile.display()),
    ];
    let arguments: Vec<&str> = arguments.into_iter().chain(more.iter().map(String::as_str)).collect();
    let options = json!({ "binary": program("CHROMIUM", "/usr/bin/chromium"), "args": arguments });
    let wanted = json!({
        "browserName": "chrome",
        "timeouts": { "script": LONGEST_COMMAND, "pageLoad": LONGEST_COMMAND },
        "goog:loggingPrefs": { "browser": "ALL" },
        "goog:chromeOptions": options,
    });
    json!({ "capabilities": { "alwaysMatch": wanted } })
}

/// One request to chromedriver. It keeps connections open whatever one asks for,
/// so the answer is read by its length.
fn exchange(port: u16, method: &str, path: &str, body: Option<&Value>) -> std::io::Result<Vec<u8>> {
    let body = body.map(Value::to_string).unwrap_or_default();
    let mut stream = TcpStream::connect_timeout(&([127, 0, 0, 1], port).into(), LIMIT)?;
    stream.set_read_timeout(Some(LIMIT))?;
    stream.set_write_timeout(Some(LIMIT))?;
    stream.set_nodelay(true)?;
    let length = body.len();
    let head = format!(
        "{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nContent-Type: application/json\r\nContent-Length: {length}\r\n\r\n"
    );
    stream.write_all((head + &body).as_bytes())?;
    let mut reader = BufReader::new(stream);
    let mut length = 0;
    loop {
        let mut line = String::new();
        if reader.read_line(&mut line)? == 0 || line == "\r\n" {
            break;
        }
        if let Some(value) = line.to_ascii_lowercase().strip_prefix("content-length:") {
            length = value.trim().parse().unwrap_or(0);
        }
    }
    let mut answer = vec![0; length];
    reader.read_exact(&mut answer)?;
    Ok(answer)
}
