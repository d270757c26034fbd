//! The page's program in volumes, each a file of its own, as
//! src/ui/shell/volumes.rs asks for it.

use std::fs;
use std::path::{Path, PathBuf};

use walrus::ModuleConfig;
use wasm_split_cli_support::{Options, transform};

/// The script that fetches the volumes, as the program's own script imports it.
pub const LOADER: &str = "./volumes.js";

/// A program that has been divided.
pub struct Divided {
    /// What of it wasm-bindgen finishes.
    pub main: PathBuf,
    /// The other volumes, by the names that the script has for them.
    pub volumes: Vec<(String, Vec<u8>)>,
    /// The script that fetches them. It imports that of the program, and is
    /// imported by it.
    pub loader: Vec<u8>,
}

/// Divides a program that was linked with `--emit-relocs`. Everything is written
/// into a folder of its own, which is emptied before.
pub fn divide(wasm: &[u8], script: &str, folder: &Path) -> Result<Divided, String> {
    let failed = |error| format!("{}: {error}", folder.display());
    let _ = fs::remove_dir_all(folder);
    fs::create_dir_all(folder).map_err(failed)?;
    let main = folder.join("main.wasm");
    let mut options = Options::new(wasm);
    options.output_dir = folder;
    options.main_out_path = &main;
    options.link_name = LOADER;
    options.main_module = script;
    let divided = transform(options).map_err(|error| format!("dividing the program: {error:#}"))?;
    let mut volumes = Vec::new();
    for path in &divided.split_modules {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        volumes.push((name, tidied(&fs::read(path).map_err(failed)?)?));
    }
    volumes.sort();
    if volumes.is_empty() {
        return Err("the program has no volumes: was it built with the feature `split`?".to_owned());
    }
    Ok(Divided { main, volumes, loader: fs::read(folder.join(LOADER)).map_err(failed)? })
}

/// Without the names of functions, and with numbers no longer than they need to
/// be: the linker leaves room in them.
fn tidied(volume: &[u8]) -> Result<Vec<u8>, String> {
    let mut config = ModuleConfig::new();
    config.generate_name_section(false).generate_producers_section(false);
    let mut module = config.parse(volume).map_err(|error| format!("a volume of the program: {error:#}"))?;
    Ok(module.emit_wasm())
}
