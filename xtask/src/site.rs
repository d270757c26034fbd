//! The static site: builds the programs of the page and lays out the folder that
//! is served.
//!
//! `index.html` is the one template, shared with Trunk: every `data-trunk` link
//! in it names a file to build, to inline or to copy, and is replaced by what came
//! of it. All addresses are relative, so that the site works under any path.

use std::io::Write;
use std::path::{Path, PathBuf};

use flate2::Compression;
use flate2::write::GzEncoder;

use super::folder::{self, Folder};
use super::run::{
    Done, SIMD, WORKER, cargo, ensure_wasm_target, read, read_text, root, simd_folder, step, target_folder, with_flags,
};
use super::template::{self, attribute};
use super::{glue, style, volumes};

/// How the page is built.
#[derive(Clone, Copy, PartialEq)]
pub enum Build {
    /// Quick to build, for working on it.
    Draft,
    /// Small and fast, for publishing.
    Page,
}

/// The programs of the page. A profile of cargo is also the name of the folder
/// that it builds into.
#[derive(Clone, Copy)]
pub enum Program {
    App,
    Worker,
    /// The worker for browsers that have wide numbers (SIMD).
    FastWorker,
}

impl Program {
    /// What its files are called.
    pub fn name(self) -> &'static str {
        match self {
            Program::App => "app",
            Program::Worker => "worker",
            Program::FastWorker => "worker-simd",
        }
    }

    /// What cargo calls it.
    fn binary(self) -> &'static str {
        match self {
            Program::App => "app",
            Program::Worker | Program::FastWorker => "worker",
        }
    }

    pub fn profile(self, build: Build) -> &'static str {
        match (self, build) {
            (_, Build::Draft) => "draft",
            (Program::App, Build::Page) => "page",
            (Program::Worker | Program::FastWorker, Build::Page) => "worker",
        }
    }

    /// Whether its file is divided: a draft's is not, which takes less time.
    pub fn is_divided(self, build: Build) -> bool {
        matches!((self, build), (Program::App, Build::Page))
    }

    /// Where cargo puts it.
    pub fn module(self, build: Build) -> PathBuf {
        let folder = match self {
            Program::App | Program::Worker => target_folder(),
            Program::FastWorker => simd_folder(),
        };
        folder.join("wasm32-unknown-unknown").join(self.profile(build)).join(self.binary()).with_extension("wasm")
    }
}

impl Build {
    /// A draft never lies where it could be published by mistake.
    fn folder(self) -> PathBuf {
        match self {
            Build::Draft => target_folder().join("site"),
            Build::Page => root().join("dist"),
        }
    }
}

/// What the page's program may weigh at most, in bytes as they are sent: all of it
/// that the home screen waits for.
const MODULE_LIMIT: usize = 220 * 1024;

/// What a first visit may weigh at most, in bytes as they are sent: everything
/// until the home screen can be used and the bots can think.
const FIRST_VISIT_LIMIT: usize = 340 * 1024;

/// What may follow at most, in bytes as they are sent, while nobody waits: the
/// other volumes of the page's program. With them everything works offline.
const REST_LIMIT: usize = 320 * 1024;

/// What a worker may weigh at most, in bytes as it lies there.
const WORKER_LIMIT: usize = 200 * 1024;

/// What the page may load: itself, and nothing from elsewhere. Scripts and styles
/// are files; none stands in the page. Where browsers know how, no text can become
/// markup or a script, but for the addresses that public/boot.js lets through.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; \
    base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types default";

/// Makes the site; the folder it is in.
pub fn make(build: Build) -> Result<PathBuf, String> {
    ensure_wasm_target()?;
    compile(build)?;
    let mut site = Site { folder: Folder::new(build.folder())?, build, volumes: Vec::new() };
    site.write_worker()?;
    site.write_what_is_installed()?;
    site.write_page()?;
    if build == Build::Page {
        site.write_service_worker()?;
    }
    // GitHub Pages would else look for a Jekyll site.
    site.folder.write(".nojekyll", b"")?;
    println!("\n== the site is in {}", site.folder.path().display());
    if build == Build::Page {
        weigh(&site.folder, &site.volumes)?;
    }
    Ok(site.folder.path().to_path_buf())
}

fn compile(build: Build) -> Done {
    let wasm = "build --locked --target wasm32-unknown-unknown --no-default-features --features";
    let program = |programs: &str| cargo(&format!("{wasm} {programs}"));
    let worker = format!("worker --bin worker --profile {}", Program::Worker.profile(build));
    let mut flags = Vec::new();
    // The worker is built apart from the page: with the page's libraries at hand it
    // would take some of them along.
    match build {
        Build::Draft => {
            step("building the page", &mut program("web --bin app --profile draft"))?;
            step("building the worker", &mut program(&worker))?;
        }
        Build::Page => {
            flags.extend(without_our_paths());
            // The flags that we give replace those of .cargo/config.toml.
            let page = flags.iter().map(String::as_str).chain(FLAGS_OF_THE_PAGE).collect::<Vec<_>>();
            step("building the page", with_flags(&mut program("split --bin app --profile page"), &page))?;
            flags.extend(WORKER.map(str::to_owned));
            let plain: Vec<&str> = flags.iter().map(String::as_str).collect();
            step("building the worker", with_flags(&mut program(&worker), &plain))?;
        }
    }
    let fast: Vec<&str> = flags.iter().map(String::as_str).chain(SIMD).collect();
    let mut building = program(&worker);
    step("building the worker with SIMD", with_flags(building.arg("--target-dir").arg(simd_folder()), &fast))
}

/// The first as in .cargo/config.toml, where it says why; the other lets the
/// program be divided.
const FLAGS_OF_THE_PAGE: [&str; 3] = ["--cfg", "erase_components", "-Clink-args=--emit-relocs"];

/// Messages of panics name source files: those of libraries should not tell where
/// on our machine they lie.
fn without_our_paths() -> Vec<String> {
    let home = std::env::var("CARGO_HOME").or_else(|_| std::env::var("HOME").map(|home| home + "/.cargo"));
    let Ok(home) = home else { return Vec::new() };
    // One folder for each registry or mirror of it, with its name in it: the site
    // is to be the same wherever the libraries came from.
    let sources = std::fs::read_dir(Path::new(&home).join("registry/src"));
    let folders = sources.into_iter().flatten().flatten().map(|entry| entry.path());
    folders.map(|folder| format!("--remap-path-prefix={}=crates", folder.display())).collect()
}

struct Site {
    folder: Folder,
    build: Build,
    /// The files of the page's program that are fetched when the home screen can be
    /// used.
    volumes: Vec<String>,
}

impl Site {
    /// The worker comes first: the page names its version.
    fn write_worker(&mut self) -> Done {
        self.write_program(Program::Worker)?;
        let plain = glue::finish(Program::Worker, self.build)?;
        let fast = glue::finish(Program::FastWorker, self.build)?;
        if plain.script != fast.script {
            return Err("the two workers need different scripts: public/program.js starts both with one".to_owned());
        }
        self.folder.write_version(&format!("{}_bg.wasm", Program::FastWorker.name()), &fast.module)?;
        self.write_script("program.js")?;
        self.write_script("worker-boot.js").map(drop)
    }

    /// What a device shows of the page once it is installed there.
    fn write_what_is_installed(&mut self) -> Done {
        let icons = ["icon.svg", "icon-180.png", "icon-192.png", "icon-512.png", "icon-mask.png"];
        let icons = icons.map(|name| ("public", name));
        let screens = ["tablet-1180x820.webp", "phone-390x844.webp"].map(|name| ("tests/browser/screens", name));
        for (folder, name) in icons.into_iter().chain(screens) {
            self.folder.write_version(name, &read(&root().join(folder).join(name))?)?;
        }
        for name in ["manifest.webmanifest", "manifest.fr.webmanifest"] {
            self.write_script(name)?;
        }
        Ok(())
    }

    /// It names everything that the page needs, and is the one file besides the
    /// page whose name stays.
    fn write_service_worker(&mut self) -> Done {
        let kept = self.folder.files().iter().filter(|(name, _)| is_kept(name));
        let (names, contents): (Vec<&str>, Vec<&[u8]>) =
            kept.map(|(name, bytes)| (name.as_str(), bytes.as_slice())).unzip();
        let script = read_text(&root().join("public/sw.js"))?;
        let version = format!("{:016x}", folder::hash(&contents.concat()));
        let script = script.replace("@VERSION@", &version).replace("@FILES@", &names.join("\", \""));
        self.folder.write("sw.js", script.as_bytes())
    }

    fn write_page(&mut self) -> Done {
        let text = read_text(&root().join("index.html"))?;
        let sheets: Vec<&str> = template::links(&text)?
            .into_iter()
            .filter(|link| attribute(link, "rel") == Some("css"))
            .filter_map(|link| attribute(link, "href"))
            .collect();
        let style = style::join(&sheets, &mut self.folder)?;
        let page = template::replace_links(&text, |link| self.build_link(link, sheets.first().copied(), &style))?;
        let page = template::add_policy(&template::without_comments(&page), POLICY)?;
        let page = self.folder.fill(&page)?;
        template::refuse_inline_code(&page)?;
        self.folder.write("index.html", page.as_bytes())
    }

    /// What stands in the page for one `data-trunk` link.
    fn build_link(&mut self, link: &str, first_sheet: Option<&str>, style: &str) -> Result<String, String> {
        let href = attribute(link, "href").ok_or_else(|| format!("no href in {link}"))?;
        let file = root().join(href);
        match (attribute(link, "rel"), attribute(link, "data-type")) {
            (Some("css"), _) if Some(href) == first_sheet => {
                Ok(format!("<link rel=\"stylesheet\" href=\"./{style}\">"))
            }
            // It is in the one that stands for all of them.
            (Some("css"), _) => Ok(String::new()),
            (Some("icon"), _) => {
                let name = href.rsplit('/').next().unwrap_or(href);
                let name = self.folder.write_version(name, &read(&file)?)?;
                Ok(format!("<link rel=\"icon\" href=\"./{name}\" type=\"image/svg+xml\">"))
            }
            (Some("inline"), _) => read_text(&file),
            (Some("rust"), None) => self.build_app(),
            // Written already, and started by the page's program.
            (Some("rust"), Some("worker")) => Ok(String::new()),
            // Meant for Trunk: ours are written where something refers to them.
            (Some("copy-file" | "copy-dir"), _) => Ok(String::new()),
            _ => Err(format!("what is this link? {link}")),
        }
    }

    fn build_app(&mut self) -> Result<String, String> {
        let (scripts, module) = match Program::App.is_divided(self.build) {
            true => self.write_volumes(Program::App)?,
            false => self.write_program(Program::App).map(|(script, module)| (vec![script], module))?,
        };
        self.write_script("offline.js")?;
        let boot = self.write_script("boot.js")?;
        // A draft is not kept: whoever works on the page wants to see the latest.
        let offline = match self.build {
            Build::Draft => "",
            Build::Page => "<meta name=\"interregnum-offline\" content=\"sw.js\">\n    ",
        };
        let scripts = scripts.iter().map(|script| format!("<link rel=\"modulepreload\" href=\"./{script}\">\n    "));
        Ok(format!(
            "{offline}{}<link rel=\"preload\" href=\"./{module}\" as=\"fetch\" type=\"application/wasm\" crossorigin>\n    \
             <script type=\"module\" src=\"./{boot}\"></script>",
            scripts.collect::<String>()
        ))
    }

    /// A program with its volumes; the names of its scripts and of its module. The
    /// scripts import each other, so that they have one version.
    fn write_volumes(&mut self, program: Program) -> Result<(Vec<String>, String), String> {
        let finished = glue::finish(program, self.build)?;
        let name = program.name();
        let mut content = [finished.script.as_slice(), &finished.loader].concat();
        for (name, bytes) in &finished.volumes {
            self.volumes.push(self.folder.write_version(name, bytes)?);
        }
        content.extend(self.volumes.concat().into_bytes());
        let script = self.folder.reserve(&format!("{name}.js"), &content)?;
        let loader = self.folder.reserve(volumes::LOADER.trim_start_matches("./"), &content)?;
        // Elsewhere in the script it is the name that the module has for it.
        let text = String::from_utf8_lossy(&finished.script);
        let text = text.replace(&format!("from \"{}\"", volumes::LOADER), &format!("from \"./{loader}\""));
        self.folder.write(&script, text.as_bytes())?;
        let text = self.folder.fill(&String::from_utf8_lossy(&finished.loader))?;
        self.folder.write(&loader, text.as_bytes())?;
        let module = self.folder.write_version(&format!("{name}_bg.wasm"), &finished.module)?;
        Ok((vec![script, loader], module))
    }

    /// A program, under the names that Trunk gives it; the names with versions.
    fn write_program(&mut self, program: Program) -> Result<(String, String), String> {
        let finished = glue::finish(program, self.build)?;
        let name = program.name();
        let script = self.folder.write_version(&format!("{name}.js"), &finished.script)?;
        let module = self.folder.write_version(&format!("{name}_bg.wasm"), &finished.module)?;
        Ok((script, module))
    }

    /// A script of ours, with the names of what it starts.
    fn write_script(&mut self, name: &str) -> Result<String, String> {
        let script = self.folder.fill(&read_text(&root().join("public").join(name))?)?;
        self.folder.write_version(name, script.as_bytes())
    }
}

/// Whether the page needs a file. The others are pictures that only an
/// installation looks at, or a phone's home screen.
fn is_kept(name: &str) -> bool {
    let elsewhere = ["icon-180", "icon-512", "icon-mask", "tablet-", "phone-", ".nojekyll"];
    !elsewhere.iter().any(|other| name.starts_with(other))
}

/// When a file is fetched.
#[derive(Clone, Copy, PartialEq)]
enum Fetched {
    /// On the first visit.
    First,
    /// When the home screen can be used.
    Later,
    /// By some, or not by the page.
    Elsewhere,
}

fn fetched(name: &str, volumes: &[String]) -> Fetched {
    match name {
        name if volumes.iter().any(|volume| volume == name) => Fetched::Later,
        // For browsers without SIMD.
        name if name.starts_with("worker_bg-") || !is_kept(name) => Fetched::Elsewhere,
        _ => Fetched::First,
    }
}

/// Prints how large everything is, as it lies there and as it is sent.
fn weigh(folder: &Folder, volumes: &[String]) -> Done {
    let (mut all, mut first, mut later) = (0, 0, 0);
    println!("{:>10} {:>10}", "raw", "gzip");
    let within = |what: &str, bytes: usize, limit: usize| match bytes <= limit {
        true => Ok(()),
        false => Err(format!("{what} is larger than {:.0} KB", kilobytes(limit))),
    };
    for (name, bytes) in folder.files() {
        let sent = zipped(bytes).map_err(|error| format!("{name}: {error}"))?;
        println!("{:>7.1} KB {:>7.1} KB  {name}", kilobytes(bytes.len()), kilobytes(sent));
        all += sent;
        match fetched(name, volumes) {
            Fetched::First => first += sent,
            Fetched::Later => later += sent,
            Fetched::Elsewhere => {}
        }
        if name.starts_with("app_bg-") {
            within(name, sent, MODULE_LIMIT)?;
        }
        if name.starts_with("worker") && name.ends_with(".wasm") {
            within(name, bytes.len(), WORKER_LIMIT)?;
        }
    }
    let sums = [(all, "in all"), (first, "a first visit"), (later, "what follows while nobody waits")];
    for (sum, what) in sums {
        println!("{:>10} {:>7.1} KB  {what}", "", kilobytes(sum));
    }
    within("a first visit", first, FIRST_VISIT_LIMIT)?;
    within("what follows it", later, REST_LIMIT)
}

fn zipped(bytes: &[u8]) -> std::io::Result<usize> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(bytes)?;
    Ok(encoder.finish()?.len())
}

fn kilobytes(bytes: usize) -> f64 {
    bytes as f64 / 1024.0
}
