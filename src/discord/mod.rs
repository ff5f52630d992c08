//! serenity: interactions in, requests out. The only place with serenity types.
