//! The bytes of attachments, a file each.

use crate::sandbox::state::{Id, Saved, World};
use std::collections::{HashMap, HashSet};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// The folder within the sandbox's.
const FOLDER: &str = "files";

/// The files on the disk.
#[derive(Debug)]
pub struct Files {
    folder: PathBuf,
    /// Whose they are, by message.
    of: HashMap<Id, Vec<Id>>,
}

impl Files {
    /// Opens the folder, which is made if need be.
    pub fn open(folder: &Path) -> io::Result<Self> {
        let folder = folder.join(FOLDER);
        fs::create_dir_all(&folder)?;
        Ok(Self { folder, of: HashMap::new() })
    }

    /// Reads the files of all messages; one that is gone is a picture that cannot be seen.
    pub fn load(&mut self, saved: &mut Saved) -> io::Result<()> {
        for message in saved.channels.values().flat_map(|place| place.messages.values()) {
            let files: Vec<Id> = message.attachments.iter().map(|file| file.id).collect();
            for &file in &files {
                match fs::read(self.path(file)) {
                    Ok(bytes) => drop(saved.files.insert(file, bytes)),
                    Err(error) if error.kind() == io::ErrorKind::NotFound => {}
                    Err(error) => return Err(error),
                }
            }
            if !files.is_empty() {
                self.of.insert(message.id, files);
            }
        }
        Ok(())
    }

    /// Writes the files of a message that are not there yet, and takes away those it has no more.
    pub fn keep(&mut self, world: &World, channel: Id, id: Id) -> io::Result<()> {
        let message = world.message(channel, id);
        let now = message.map_or(&[][..], |message| &message.attachments);
        let now: Vec<Id> = now.iter().map(|attachment| attachment.id).collect();
        let before = self.of.remove(&id).unwrap_or_default();
        for file in now.iter().filter(|file| !before.contains(file)) {
            if let Some(bytes) = world.files.get(file) {
                fs::write(self.path(*file), bytes)?;
            }
        }
        for gone in before.iter().filter(|file| !now.contains(file)) {
            remove(&self.path(*gone))?;
        }
        if !now.is_empty() {
            self.of.insert(id, now);
        }
        Ok(())
    }

    /// Keeps the files of all messages, and no others.
    pub fn keep_all(&mut self, world: &World) -> io::Result<()> {
        let mut kept = HashSet::new();
        for message in world.channels.values().flat_map(|place| place.messages.values()) {
            self.keep(world, message.channel, message.id)?;
            let files = message.attachments.iter().map(|file| file.id);
            kept.extend(files.filter(|id| world.files.contains_key(id)).map(|id| id.to_string()));
        }
        self.of.retain(|_, files| files.iter().all(|file| kept.contains(&file.to_string())));
        for entry in fs::read_dir(&self.folder)? {
            let entry = entry?;
            if entry.file_name().to_str().is_none_or(|name| !kept.contains(name)) {
                remove(&entry.path())?;
            }
        }
        Ok(())
    }

    fn path(&self, id: Id) -> PathBuf {
        self.folder.join(id.to_string())
    }
}

/// Removes a file that may be gone already.
fn remove(path: &Path) -> io::Result<()> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        Ok(()) | Err(_) => Ok(()),
    }
}
