//! A loopback Discord (REST and gateway) and the page that plays on it. Knows nothing of games.
