//! Storing the files of a message.

use super::ids::Id;
use super::message::Attachment;
use super::world::World;

impl World {
    /// Stores a file and returns its attachment.
    pub fn store(&mut self, filename: &str, alt: Option<String>, bytes: Vec<u8>) -> Attachment {
        let id = self.next_id();
        let name = tidy(filename);
        let attachment = Attachment::new(id, &name, alt, &bytes);
        self.files.insert(id, bytes);
        attachment
    }

    /// The attachment with this id and the bytes of its file.
    pub fn file(&self, channel: Id, id: Id) -> Option<(&Attachment, &[u8])> {
        let place = self.channels.get(&channel)?;
        let mut attachments = place.messages.values().flat_map(|message| &message.attachments);
        let attachment = attachments.find(|file| file.id == id)?;
        Some((attachment, self.files.get(&id)?))
    }
}

/// The file name as Discord keeps it: other signs become underscores.
fn tidy(filename: &str) -> String {
    let keep = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | '_');
    filename.chars().map(|c| if keep(c) { c } else { '_' }).collect()
}
