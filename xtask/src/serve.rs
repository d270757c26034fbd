//! A server for the built site, on this machine only.

use std::fs;
use std::io::{BufRead, BufReader, Result, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Component, Path};
use std::sync::Arc;
use std::thread;

use super::run::Done;

const PORT: u16 = 8124;

/// Serves a folder until it is interrupted.
pub fn serve(folder: &Path) -> Done {
    let listener = TcpListener::bind(("127.0.0.1", PORT)).or_else(|_| {
        println!("\nport {PORT} is taken: another one has another storage, and so other saved games");
        TcpListener::bind(("127.0.0.1", 0))
    });
    let listener = listener.map_err(|error| format!("no port to serve on: {error}"))?;
    let address = listener.local_addr().map_err(|error| error.to_string())?;
    println!("\nopen http://{address}/ in a browser; Ctrl+C ends the server");
    let folder: Arc<Path> = folder.into();
    for stream in listener.incoming().flatten() {
        let folder = Arc::clone(&folder);
        // A visitor who hangs up is no reason to stop serving.
        thread::spawn(move || drop(answer(stream, &folder)));
    }
    Ok(())
}

fn answer(mut stream: TcpStream, folder: &Path) -> Result<()> {
    let mut lines = BufReader::new(stream.try_clone()?).lines();
    let request = lines.next().transpose()?.unwrap_or_default();
    // The headers do not matter here, but they have to be read.
    while lines.next().transpose()?.is_some_and(|line| !line.is_empty()) {}
    let target = request.split(' ').nth(1).unwrap_or("/");
    let path = target.split(['?', '#']).next().unwrap_or_default().trim_start_matches('/');
    let path = Path::new(if path.is_empty() { "index.html" } else { path });
    let inside = path.components().all(|part| matches!(part, Component::Normal(_)));
    let (status, body) = match inside.then(|| fs::read(folder.join(path))) {
        Some(Ok(body)) => ("200 OK", body),
        _ => ("404 Not Found", b"not found".to_vec()),
    };
    write!(
        stream,
        "HTTP/1.1 {status}\r\nContent-Type: {}\r\nContent-Length: {}\r\nCache-Control: no-cache\r\nConnection: close\r\n\r\n",
        content_type(path),
        body.len()
    )?;
    stream.write_all(&body)
}

fn content_type(path: &Path) -> &'static str {
    match path.extension().and_then(|extension| extension.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        _ => "application/octet-stream",
    }
}
