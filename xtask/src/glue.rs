//! What a browser needs to run our programs: the WebAssembly that cargo built,
//! finished by wasm-bindgen, and the JavaScript between the two.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Instant, UNIX_EPOCH};

use wasm_bindgen_cli_support::Bindgen;

use super::run::{read, target_folder};
use super::site::{Build, Program};
use super::volumes;

/// A program as a browser runs it.
#[derive(Default)]
pub struct Finished {
    pub script: Vec<u8>,
    pub module: Vec<u8>,
    /// The volumes of it that are fetched later, by their names.
    pub volumes: Vec<(String, Vec<u8>)>,
    /// The script that fetches them; nothing if there are none.
    pub loader: Vec<u8>,
}

/// A program as cargo built it last, finished. It can take seconds, so it is only
/// done anew when the program has changed.
pub fn finish(program: Program, build: Build) -> Result<Finished, String> {
    let name = program.name();
    let wasm = program.module(build);
    let kept = Kept { folder: target_folder().join("glue").join(program.profile(build)).join(name) };
    let stamp = stamp(&wasm)?;
    if let Some(finished) = kept.read(&stamp) {
        return Ok(finished);
    }
    println!("\n== finishing {name}.wasm for the browser");
    let begun = Instant::now();
    let finished = match program.is_divided(build) {
        true => bind_volumes(name, &wasm, &kept.folder.join("divided"))?,
        false => bind(&wasm, false)?,
    };
    kept.write(&stamp, &finished)?;
    println!("-- finishing {name}.wasm: {:.1} s", begun.elapsed().as_secs_f64());
    Ok(finished)
}

fn bind_volumes(name: &str, wasm: &Path, folder: &Path) -> Result<Finished, String> {
    let divided = volumes::divide(&read(wasm)?, &format!("./{name}.js"), folder)?;
    Ok(Finished { volumes: divided.volumes, loader: divided.loader, ..bind(&divided.main, true)? })
}

/// What other volumes need of a program is among what the linker exported.
fn bind(wasm: &Path, has_volumes: bool) -> Result<Finished, String> {
    let mut bindgen = Bindgen::new();
    bindgen.input_path(wasm).typescript(false).omit_default_module_path(true).keep_debug(false);
    bindgen.remove_name_section(true).remove_producers_section(true).keep_lld_exports(has_volumes);
    let failed = |error| format!("wasm-bindgen: {error:#}");
    let mut output = bindgen.web(true).and_then(|bindgen| bindgen.generate_output()).map_err(failed)?;
    let (script, module) = (output.js().as_bytes().to_vec(), output.wasm_mut().emit_wasm());
    Ok(Finished { script, module, ..Finished::default() })
}

/// Tells one build of a file from another.
fn stamp(path: &Path) -> Result<String, String> {
    let failed = |error| format!("{}: {error}", path.display());
    let metadata = fs::metadata(path).map_err(failed)?;
    let changed = metadata.modified().map_err(failed)?.duration_since(UNIX_EPOCH).unwrap_or_default();
    Ok(format!("{} bytes, {} ns", metadata.len(), changed.as_nanos()))
}

/// Where a finished program waits for the next time.
struct Kept {
    folder: PathBuf,
}

const SCRIPT: &str = "script.js";
const MODULE: &str = "module.wasm";
const LOADER: &str = "loader.js";

impl Kept {
    /// A line for the build that it was made of, and one for each volume.
    fn stamp(&self) -> PathBuf {
        self.folder.join("stamp")
    }

    fn read(&self, stamp: &str) -> Option<Finished> {
        let kept = fs::read_to_string(self.stamp()).ok()?;
        let mut lines = kept.lines();
        (lines.next()? == stamp).then_some(())?;
        let file = |name: &str| fs::read(self.folder.join(name)).ok();
        let volumes = lines.map(|name| Some((name.to_owned(), file(name)?))).collect::<Option<_>>()?;
        Some(Finished { script: file(SCRIPT)?, module: file(MODULE)?, volumes, loader: file(LOADER)? })
    }

    /// The stamp comes last: whoever finds it finds the rest.
    fn write(&self, stamp: &str, finished: &Finished) -> Result<(), String> {
        let failed = |error| format!("{}: {error}", self.folder.display());
        fs::create_dir_all(&self.folder).map_err(failed)?;
        let _ = fs::remove_file(self.stamp());
        let parts = [(SCRIPT, &finished.script), (MODULE, &finished.module), (LOADER, &finished.loader)];
        let volumes = finished.volumes.iter().map(|(name, bytes)| (name.as_str(), bytes));
        for (name, bytes) in parts.into_iter().chain(volumes) {
            fs::write(self.folder.join(name), bytes).map_err(failed)?;
        }
        let names = finished.volumes.iter().map(|(name, _)| format!("{name}\n")).collect::<String>();
        fs::write(self.stamp(), format!("{stamp}\n{names}")).map_err(failed)
    }
}
