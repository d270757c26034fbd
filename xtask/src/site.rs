//! The static site: builds the page and lays out the folder that is served.
//!
//! `index.html` is the one template, shared with Trunk: every `data-trunk` link
//! in it names a file to build or to copy, and is replaced by what came of it.
//! All addresses are relative, so that the site works under any path.

use std::fs;
use std::path::{Path, PathBuf};

use wasm_bindgen_cli_support::Bindgen;

use super::run::{Done, cargo, ensure_wasm_target, root, step, target_folder};

/// How the page is built.
#[derive(Clone, Copy)]
pub enum Build {
    /// Quick to build, for working on it.
    Draft,
    /// Small and fast, for publishing.
    Page,
}

impl Build {
    fn profile(self) -> &'static str {
        match self {
            Build::Draft => "draft",
            Build::Page => "page",
        }
    }

    /// A draft never lies where it could be published by mistake.
    fn folder(self) -> PathBuf {
        match self {
            Build::Draft => target_folder().join("site"),
            Build::Page => root().join("dist"),
        }
    }
}

/// Makes the site; the folder it is in.
pub fn make(build: Build) -> Result<PathBuf, String> {
    ensure_wasm_target()?;
    let profile = build.profile();
    let arguments = "build --locked --target wasm32-unknown-unknown --no-default-features --features web --bin app";
    step("building the page", &mut cargo(&format!("{arguments} --profile {profile}")))?;
    let wasm = target_folder().join("wasm32-unknown-unknown").join(profile).join("app.wasm");

    let folder = build.folder();
    println!("\n== laying out the site in {}", folder.display());
    let failed = |error| format!("{}: {error}", folder.display());
    if folder.exists() {
        fs::remove_dir_all(&folder).map_err(failed)?;
    }
    fs::create_dir_all(&folder).map_err(failed)?;
    let site = Site { folder };
    let template = read_text(&root().join("index.html"))?;
    let page = replace_links(&template, |link| site.build_link(link, &wasm))?;
    site.write("index.html", page.as_bytes())?;
    // GitHub Pages would else look for a Jekyll site.
    site.write(".nojekyll", b"")?;
    Ok(site.folder)
}

struct Site {
    folder: PathBuf,
}

impl Site {
    /// What stands in the page for one `data-trunk` link.
    fn build_link(&self, link: &str, wasm: &Path) -> Result<String, String> {
        let href = attribute(link, "href").ok_or_else(|| format!("no href in {link}"))?;
        match attribute(link, "rel") {
            Some("css") => {
                let name = self.write_hashed(href, &read(&root().join(href))?)?;
                Ok(format!("<link rel=\"stylesheet\" href=\"./{name}\">"))
            }
            Some("icon") => {
                let name = self.write_hashed(href, &read(&root().join(href))?)?;
                Ok(format!("<link rel=\"icon\" href=\"./{name}\" type=\"image/svg+xml\">"))
            }
            Some("rust") => self.write_app(wasm),
            _ => Err(format!("what is this link? {link}")),
        }
    }

    /// The program, its glue, and a script that starts it: none of it inline, so
    /// that the page can forbid inline scripts.
    fn write_app(&self, wasm: &Path) -> Result<String, String> {
        let mut bindgen = Bindgen::new();
        bindgen.input_path(wasm).typescript(false).omit_default_module_path(true).keep_debug(false);
        bindgen.remove_name_section(true).remove_producers_section(true);
        let failed = |error| format!("wasm-bindgen: {error:#}");
        let mut output = bindgen.web(true).and_then(|bindgen| bindgen.generate_output()).map_err(failed)?;
        let glue = self.write_hashed("app.js", output.js().as_bytes())?;
        let program = self.write_hashed("app.wasm", &output.wasm_mut().emit_wasm())?;
        let boot = format!(
            "import init from \"./{glue}\";\nawait init({{ module_or_path: new URL(\"./{program}\", import.meta.url) }});\n"
        );
        let boot = self.write_hashed("boot.js", boot.as_bytes())?;
        Ok(format!(
            "<link rel=\"modulepreload\" href=\"./{glue}\">\n    \
             <link rel=\"preload\" href=\"./{program}\" as=\"fetch\" type=\"application/wasm\" crossorigin>\n    \
             <script type=\"module\" src=\"./{boot}\"></script>"
        ))
    }

    /// Writes a file under a name that changes with its content, so that no
    /// cache can mix two versions.
    fn write_hashed(&self, path: &str, bytes: &[u8]) -> Result<String, String> {
        let file = Path::new(path);
        let stem = file.file_stem().unwrap_or_default().to_string_lossy();
        let extension = file.extension().unwrap_or_default().to_string_lossy();
        let name = format!("{stem}-{:016x}.{extension}", hash(bytes));
        self.write(&name, bytes)?;
        Ok(name)
    }

    fn write(&self, name: &str, bytes: &[u8]) -> Done {
        let path = self.folder.join(name);
        println!("   {name}: {:.1} KB", bytes.len() as f64 / 1024.0);
        fs::write(&path, bytes).map_err(|error| format!("{}: {error}", path.display()))
    }
}

fn read(path: &Path) -> Result<Vec<u8>, String> {
    fs::read(path).map_err(|error| format!("{}: {error}", path.display()))
}

fn read_text(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}

/// Replaces each `<link data-trunk …>` by what `build` makes of it.
fn replace_links(template: &str, build: impl Fn(&str) -> Result<String, String>) -> Result<String, String> {
    let mut page = String::new();
    let mut rest = template;
    while let Some(start) = rest.find("<link data-trunk") {
        let end = rest[start..].find('>').ok_or("index.html has a link without an end")? + start + 1;
        page.push_str(&rest[..start]);
        page.push_str(&build(&rest[start..end])?);
        rest = &rest[end..];
    }
    page.push_str(rest);
    Ok(page)
}

fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    let value = tag.split_once(&format!(" {name}=\""))?.1;
    value.split_once('"').map(|(value, _)| value)
}

/// FNV-1a: enough to tell versions apart.
fn hash(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_are_replaced_where_they_stand() {
        let page = replace_links("a <link data-trunk rel=\"css\" href=\"x.css\"> b <link rel=\"y\">", |link| {
            assert_eq!(attribute(link, "href"), Some("x.css"));
            assert_eq!(attribute(link, "media"), None);
            Ok("HERE".to_owned())
        });
        assert_eq!(page.as_deref(), Ok("a HERE b <link rel=\"y\">"));
    }
}
