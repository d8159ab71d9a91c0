/** The schema, step by step. A step that has been released is never changed: the next one is added. */

export const migrations: readonly string[] = [
  `
  CREATE TABLE tables (
    no INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    open INTEGER NOT NULL,
    secret TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    started TEXT,
    finished INTEGER NOT NULL DEFAULT 0
  ) STRICT;

  CREATE TABLE seats (
    table_no INTEGER NOT NULL REFERENCES tables,
    seat INTEGER NOT NULL,
    bot TEXT,
    name TEXT,
    secret_hash TEXT,
    token_hash TEXT,
    PRIMARY KEY (table_no, seat)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX seats_by_token ON seats (table_no, token_hash);

  CREATE TABLE entries (
    table_no INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    action TEXT NOT NULL,
    chance TEXT,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_no, seq)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE keys (
    table_no INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    key TEXT NOT NULL,
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_no, seat, key)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX keys_by_age ON keys (at);

  CREATE TABLE snapshots (
    table_no INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    match TEXT NOT NULL,
    hash TEXT NOT NULL,
    PRIMARY KEY (table_no, seq)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE chat (
    table_no INTEGER NOT NULL,
    no INTEGER NOT NULL,
    seat INTEGER,
    text TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_no, no)
  ) STRICT, WITHOUT ROWID;
  `,
  `
  CREATE TABLE contents (
    game TEXT NOT NULL,
    hash TEXT NOT NULL,
    content TEXT NOT NULL,
    PRIMARY KEY (game, hash)
  ) STRICT;
  `,
];
