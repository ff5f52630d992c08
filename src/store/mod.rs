//! `SQLite`: connection, migrations, one file a topic. The only place with SQL.
