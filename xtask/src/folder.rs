//! The folder of the built site. Files get names that change with their content,
//! so that no cache can mix two versions, and refer to each other by them.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use super::run::Done;

/// The site while it is being written.
pub struct Folder {
    path: PathBuf,
    /// The name with the version of each file that has one.
    versions: BTreeMap<String, String>,
    /// Every file, and what is in it.
    files: Vec<(String, Vec<u8>)>,
}

impl Folder {
    /// An empty folder, whatever was there before.
    pub fn new(path: PathBuf) -> Result<Folder, String> {
        let failed = |error| format!("{}: {error}", path.display());
        if path.exists() {
            fs::remove_dir_all(&path).map_err(failed)?;
        }
        fs::create_dir_all(&path).map_err(failed)?;
        Ok(Folder { path, versions: BTreeMap::new(), files: Vec::new() })
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Every file, and what is in it.
    pub fn files(&self) -> &[(String, Vec<u8>)] {
        &self.files
    }

    /// Writes a file under its own name.
    pub fn write(&mut self, name: &str, bytes: &[u8]) -> Done {
        let path = self.path.join(name);
        fs::write(&path, bytes).map_err(|error| format!("{}: {error}", path.display()))?;
        self.files.push((name.to_owned(), bytes.to_vec()));
        Ok(())
    }

    /// Writes a file under a name with its version, and gives that name back.
    pub fn write_version(&mut self, name: &str, bytes: &[u8]) -> Result<String, String> {
        let version = self.reserve(name, bytes)?;
        if !self.files.iter().any(|(written, _)| *written == version) {
            self.write(&version, bytes)?;
        }
        Ok(version)
    }

    /// The name with the version that a file gets, for files that name each other
    /// before they are written: `content` is all that decides what is in them.
    pub fn reserve(&mut self, name: &str, content: &[u8]) -> Result<String, String> {
        let (stem, extension) = name.rsplit_once('.').ok_or_else(|| format!("{name} has no extension"))?;
        let version = format!("{stem}-{:016x}.{extension}", hash(content));
        match self.versions.insert(name.to_owned(), version.clone()) {
            Some(other) if other != version => Err(format!("two files are called {name}")),
            _ => Ok(version),
        }
    }

    /// The text with each `"./name"` in it replaced by the name with the version.
    /// Everything that is named must have been written already.
    pub fn fill(&self, text: &str) -> Result<String, String> {
        let mut filled = String::new();
        let mut rest = text;
        while let Some((before, after)) = rest.split_once("\"./") {
            let (name, behind) = after.split_once('"').ok_or("an address has no end")?;
            let written = self.versions.values().any(|version| version == name);
            let version = if written { Some(name) } else { self.versions.get(name).map(String::as_str) };
            let version = version.ok_or_else(|| format!("\"./{name}\" is not part of the site"))?;
            filled.push_str(&format!("{before}\"./{version}\""));
            rest = behind;
        }
        filled.push_str(rest);
        Ok(filled)
    }
}

/// FNV-1a: enough to tell versions apart.
pub fn hash(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_refer_to_each_other_by_their_versions() {
        let mut folder = Folder::new(std::env::temp_dir().join("interregnum-folder-test")).unwrap();
        let version = folder.write_version("a.js", b"1").unwrap();
        assert_eq!(folder.write_version("a.js", b"1").as_ref(), Ok(&version));
        assert!(folder.write_version("a.js", b"2").is_err(), "one name, two contents");
        let mut folder = Folder::new(folder.path().to_path_buf()).unwrap();
        folder.write_version("a.js", b"1").unwrap();
        let filled = folder.fill("import(\"./a.js\") and \"b\"").unwrap();
        assert_eq!(filled, format!("import(\"./{version}\") and \"b\""));
        assert_eq!(folder.fill(&filled).as_ref(), Ok(&filled));
        assert!(folder.fill("\"./c.js\"").is_err());
        fs::remove_dir_all(folder.path()).unwrap();
    }
}
