//! A server for a built site, under a path, that can be switched off.

use std::collections::BTreeSet;
use std::fs;
use std::io::{BufRead, BufReader, Result, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;

/// The site lies below this path: it must not take itself for the whole server.
const PATH: &str = "/any/sub/path/";

/// A site on a port of its own, so that no test sees what another one stored.
pub struct Site {
    port: u16,
    state: Arc<Mutex<State>>,
}

struct State {
    folder: PathBuf,
    on: bool,
    missing: Vec<String>,
    hits: usize,
    strays: BTreeSet<String>,
}

impl Site {
    /// The site that `cargo xtask dist` built.
    pub fn built() -> Site {
        let folder = std::env::var_os("SITE").expect("SITE names the folder of the built site; see cargo xtask test");
        Site::serve(PathBuf::from(folder))
    }

    /// Serves a folder.
    pub fn serve(folder: PathBuf) -> Site {
        assert!(folder.join("index.html").is_file(), "no site in {}", folder.display());
        let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let port = listener.local_addr().expect("it is bound").port();
        let state = State { folder, on: true, missing: Vec::new(), hits: 0, strays: BTreeSet::new() };
        let site = Site { port, state: Arc::new(Mutex::new(state)) };
        let state = Arc::clone(&site.state);
        thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                let state = Arc::clone(&state);
                // A browser that hangs up is no reason to stop serving.
                thread::spawn(move || drop(answer(stream, &state)));
            }
        });
        site
    }

    /// Where it is.
    pub fn address(&self) -> String {
        format!("http://127.0.0.1:{}{PATH}", self.port)
    }

    /// From now on nobody answers; only this proves that a page works offline.
    pub fn switch_off(&self) {
        lock(&self.state).on = false;
    }

    /// Answers again.
    pub fn switch_on(&self) {
        lock(&self.state).on = true;
    }

    /// Serves another folder from now on, as after an update.
    pub fn replace(&self, folder: &Path) {
        lock(&self.state).folder = folder.to_path_buf();
    }

    /// From now on there is no file whose name begins like this.
    pub fn lose(&self, beginning: &str) {
        lock(&self.state).missing.push(beginning.to_owned());
    }

    /// Every file is there again.
    pub fn find_all(&self) {
        lock(&self.state).missing.clear();
    }

    /// How many requests were answered.
    pub fn hits(&self) -> usize {
        lock(&self.state).hits
    }

    /// What was asked for and is not part of the site.
    pub fn strays(&self) -> Vec<String> {
        lock(&self.state).strays.iter().cloned().collect()
    }
}

fn lock(state: &Mutex<State>) -> MutexGuard<'_, State> {
    state.lock().unwrap_or_else(PoisonError::into_inner)
}

fn answer(mut stream: TcpStream, state: &Mutex<State>) -> Result<()> {
    let mut lines = BufReader::new(stream.try_clone()?).lines();
    let Some(request) = lines.next().transpose()? else { return Ok(()) };
    while lines.next().transpose()?.is_some_and(|line| !line.is_empty()) {}
    // Whether there is a server is decided when the request has come, not when
    // the connection was made: browsers connect in advance.
    let found = {
        let mut state = lock(state);
        if !state.on {
            return Ok(());
        }
        state.hits += 1;
        state.find(&request)
    };
    let (status, name, body) = match found {
        Some((name, body)) => ("200 OK", name, body),
        None => ("404 Not Found", "none.txt".to_owned(), b"not found".to_vec()),
    };
    // no-store: what a cache keeps would pass for working offline.
    write!(
        stream,
        "HTTP/1.1 {status}\r\nContent-Type: {}\r\nContent-Length: {}\r\nCache-Control: no-store\r\nConnection: close\r\n\r\n",
        content_type(&name),
        body.len()
    )?;
    stream.write_all(&body)
}

impl State {
    fn find(&mut self, request: &str) -> Option<(String, Vec<u8>)> {
        let target = request.split(' ').nth(1).unwrap_or("/");
        let path = target.split(['?', '#']).next().unwrap_or_default();
        let name = path.strip_prefix(PATH).filter(|name| !name.contains(".."));
        let name = name.map(|name| if name.is_empty() { "index.html" } else { name });
        let found = name.and_then(|name| {
            let missing = self.missing.iter().any(|beginning| name.starts_with(beginning.as_str()));
            let body = if missing { None } else { fs::read(self.folder.join(name)).ok() };
            body.map(|body| (name.to_owned(), body))
        });
        if found.is_none() {
            self.strays.insert(path.to_owned());
        }
        found
    }
}

fn content_type(name: &str) -> &'static str {
    match name.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("woff2") => "font/woff2",
        Some("webmanifest") => "application/manifest+json",
        _ => "text/plain; charset=utf-8",
    }
}
