//! What a browser needs to run our programs: the WebAssembly that cargo built,
//! finished by wasm-bindgen, and the JavaScript between the two.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Instant, UNIX_EPOCH};

use wasm_bindgen_cli_support::Bindgen;

use super::run::target_folder;
use super::site::{Build, Program};

/// A program as a browser runs it.
pub struct Finished {
    pub script: Vec<u8>,
    pub module: Vec<u8>,
}

/// A program as cargo built it last, finished. It can take seconds, so it is only
/// done anew when the program has changed.
pub fn finish(program: Program, build: Build) -> Result<Finished, String> {
    let (name, profile) = (program.name(), program.profile(build));
    let wasm = program.module(build);
    let kept = Kept::of(name, profile);
    let stamp = stamp(&wasm)?;
    if let Some(finished) = kept.read(&stamp) {
        return Ok(finished);
    }
    println!("\n== finishing {name}.wasm for the browser");
    let begun = Instant::now();
    let finished = bind(&wasm)?;
    kept.write(&stamp, &finished)?;
    println!("-- finishing {name}.wasm: {:.1} s", begun.elapsed().as_secs_f64());
    Ok(finished)
}

fn bind(wasm: &Path) -> Result<Finished, String> {
    let mut bindgen = Bindgen::new();
    bindgen.input_path(wasm).typescript(false).omit_default_module_path(true).keep_debug(false);
    bindgen.remove_name_section(true).remove_producers_section(true);
    let failed = |error| format!("wasm-bindgen: {error:#}");
    let mut output = bindgen.web(true).and_then(|bindgen| bindgen.generate_output()).map_err(failed)?;
    Ok(Finished { script: output.js().as_bytes().to_vec(), module: output.wasm_mut().emit_wasm() })
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
    stamp: PathBuf,
    script: PathBuf,
    module: PathBuf,
}

impl Kept {
    fn of(name: &str, profile: &str) -> Kept {
        let base = target_folder().join("glue").join(profile).join(name);
        Kept {
            stamp: base.with_extension("stamp"),
            script: base.with_extension("js"),
            module: base.with_extension("wasm"),
        }
    }

    fn read(&self, stamp: &str) -> Option<Finished> {
        (fs::read_to_string(&self.stamp).ok()? == stamp).then_some(())?;
        Some(Finished { script: fs::read(&self.script).ok()?, module: fs::read(&self.module).ok()? })
    }

    /// The stamp comes last: whoever finds it finds the rest.
    fn write(&self, stamp: &str, finished: &Finished) -> Result<(), String> {
        let failed = |error| format!("{}: {error}", self.stamp.display());
        fs::create_dir_all(self.stamp.parent().unwrap_or(Path::new("."))).map_err(failed)?;
        let _ = fs::remove_file(&self.stamp);
        fs::write(&self.script, &finished.script).map_err(failed)?;
        fs::write(&self.module, &finished.module).map_err(failed)?;
        fs::write(&self.stamp, stamp).map_err(failed)
    }
}
