//! The trie of clicks: menus, buttons and autocompletion from one list.
