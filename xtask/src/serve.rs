//! A server for the built site, on this machine only.

use std::fs;
use std::io::{BufRead, BufReader, Result, Write};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
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
    let name = file_name(&request);
    let (status, body) = match fs::read(folder.join(name)) {
        Ok(body) => ("200 OK", body),
        Err(_) => ("404 Not Found", b"not found".to_vec()),
    };
    write!(
        stream,
        "HTTP/1.1 {status}\r\nContent-Type: {}\r\nContent-Length: {}\r\nCache-Control: no-cache\r\nConnection: close\r\n\r\n",
        content_type(name),
        body.len()
    )?;
    stream.write_all(&body)
}

/// The file that a request like `GET /any/path/app.js?x HTTP/1.1` is about. All
/// files lie in one folder, so that the site can be looked at under any path.
fn file_name(request: &str) -> &str {
    let target = request.split(' ').nth(1).unwrap_or("/");
    let path = target.split(['?', '#']).next().unwrap_or_default();
    match path.rsplit(['/', '\\']).next() {
        None | Some("" | "." | "..") => "index.html",
        Some(name) => name,
    }
}

fn content_type(name: &str) -> &'static str {
    match name.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("woff2") => "font/woff2",
        Some("webmanifest") => "application/manifest+json",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_site_is_found_under_any_path_and_nothing_else_is() {
        assert_eq!(file_name("GET / HTTP/1.1"), "index.html");
        assert_eq!(file_name("GET /any/sub/path/?game=1 HTTP/1.1"), "index.html");
        assert_eq!(file_name("GET /any/sub/app.js HTTP/1.1"), "app.js");
        assert_eq!(file_name("GET /../../etc/.. HTTP/1.1"), "index.html");
        assert_eq!(file_name("GET /..\\secret HTTP/1.1"), "secret");
    }
}
