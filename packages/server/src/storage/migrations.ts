/** The schema, step by step. A step that has been released is never changed: the next one is added. */

import type { DatabaseSync } from 'node:sqlite';
import { packOldEntries, packOldSnapshots } from './old-tables.ts';

/** SQL, or what SQL alone cannot say. */
export type Step = string | ((db: DatabaseSync) => void);

export const migrations: readonly Step[] = [
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
  `
  ALTER TABLE tables ADD COLUMN asked INTEGER;
  ALTER TABLE tables ADD COLUMN bots INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE tables ADD COLUMN packed INTEGER NOT NULL DEFAULT 0;
  UPDATE tables SET bots =
    (SELECT coalesce(sum(1 << seat), 0) FROM seats WHERE table_no = no AND bot IS NOT NULL);
  CREATE INDEX tables_with_bots ON tables (no) WHERE started IS NOT NULL AND finished = 0 AND bots <> 0;

  ALTER TABLE entries ADD COLUMN asked INTEGER;

  CREATE TABLE blocks (
    table_no INTEGER NOT NULL,
    last INTEGER NOT NULL,
    packed BLOB NOT NULL,
    PRIMARY KEY (table_no, last)
  ) STRICT;

  CREATE TABLE stretches (
    table_no INTEGER NOT NULL,
    no INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    version TEXT NOT NULL,
    content TEXT NOT NULL,
    PRIMARY KEY (table_no, no)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE archives (
    table_no INTEGER PRIMARY KEY,
    record BLOB NOT NULL,
    replay BLOB
  ) STRICT;

  CREATE TABLE last_keys (
    table_no INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    key TEXT NOT NULL,
    seq INTEGER NOT NULL,
    PRIMARY KEY (table_no, seat, key)
  ) STRICT, WITHOUT ROWID;
  INSERT INTO last_keys SELECT table_no, seat, key, seq FROM keys;
  DROP TABLE keys;
  ALTER TABLE last_keys RENAME TO keys;

  ALTER TABLE snapshots RENAME TO old_snapshots;
  CREATE TABLE snapshots (
    table_no INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    stretch INTEGER NOT NULL,
    tells_from INTEGER,
    hash BLOB NOT NULL,
    packed BLOB NOT NULL,
    PRIMARY KEY (table_no, seq, stretch)
  ) STRICT;
  `,
  packOldSnapshots,
  packOldEntries,
  'DROP TABLE old_snapshots',
  `
  ALTER TABLE seats ADD COLUMN words_hash TEXT;
  ALTER TABLE seats ADD COLUMN words TEXT;
  ALTER TABLE seats ADD COLUMN words_from INTEGER;
  ALTER TABLE tables ADD COLUMN words_in INTEGER NOT NULL DEFAULT 0;
  CREATE INDEX tables_to_start ON tables (no) WHERE started IS NULL;
  `,
  `
  ALTER TABLE tables ADD COLUMN owner_hash TEXT;
  ALTER TABLE tables ADD COLUMN spectators_chat INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE tables ADD COLUMN rematch TEXT;
  ALTER TABLE chat ADD COLUMN speaker TEXT;

  CREATE TABLE tokens (
    no INTEGER PRIMARY KEY,
    table_no INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    token_hash TEXT NOT NULL
  ) STRICT;
  CREATE UNIQUE INDEX tokens_by_hash ON tokens (table_no, token_hash);
  INSERT INTO tokens (table_no, seat, token_hash)
    SELECT table_no, seat, token_hash FROM seats WHERE token_hash IS NOT NULL;
  ALTER TABLE seats ADD COLUMN taken INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE seats ADD COLUMN seen_at INTEGER;
  UPDATE seats SET taken = 1, seen_at = unixepoch() * 1000 WHERE token_hash IS NOT NULL;
  DROP INDEX seats_by_token;
  ALTER TABLE seats DROP COLUMN token_hash;

  CREATE TABLE links (
    table_no INTEGER NOT NULL,
    secret_hash TEXT NOT NULL,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_no, secret_hash)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE motions (
    table_no INTEGER NOT NULL,
    id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    about INTEGER,
    what TEXT NOT NULL,
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    consents INTEGER NOT NULL,
    PRIMARY KEY (table_no, id)
  ) STRICT, WITHOUT ROWID;
  `,
  `
  ALTER TABLE tables ADD COLUMN pace TEXT;

  CREATE TABLE notes (
    table_no INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_no, seat, kind)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE clocks (
    table_no INTEGER PRIMARY KEY,
    seq INTEGER NOT NULL,
    due_at INTEGER,
    state TEXT NOT NULL
  ) STRICT;
  CREATE INDEX clocks_by_due ON clocks (due_at) WHERE due_at IS NOT NULL;
  CREATE INDEX tables_with_pace ON tables (no) WHERE pace IS NOT NULL AND finished = 0;
  `,
  `
  ALTER TABLE tables ADD COLUMN ended_at INTEGER;
  UPDATE tables SET ended_at = created_at WHERE finished <> 0;
  CREATE TRIGGER tables_end AFTER UPDATE OF finished ON tables WHEN NEW.finished <> 0 AND OLD.finished = 0 BEGIN
    UPDATE tables SET ended_at = CAST(unixepoch('subsec') * 1000 AS INTEGER) WHERE no = NEW.no;
  END;
  CREATE INDEX tables_open ON tables (no) WHERE open = 1 AND started IS NULL;
  CREATE INDEX tables_played ON tables (no) WHERE open = 1 AND started IS NOT NULL AND finished = 0;
  CREATE INDEX tables_won ON tables (ended_at) WHERE open = 1 AND finished = 1;
  `,
  'ALTER TABLE archives ADD COLUMN past BLOB',
];
