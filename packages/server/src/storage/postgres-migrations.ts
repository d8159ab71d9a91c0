/**
 * The schema in PostgreSQL, step by step. A step that has been released is never changed: the next one is added. Columns are
 * called as in SQLite. Whatever changes a table locks its row in `tables` first: so no two writers meet further on.
 */

import { BadInput } from '@diadochi/kernel';
import type { Database } from './postgres-database.ts';

/** The channel on which processes tell each other what they have written. */
export const CHANNEL = 'diadochi';
/** How long a task that was claimed stays with a process that says nothing more. */
export const LEASE_MS = 8000;

export const migrations: readonly string[] = [
  `
  CREATE TABLE tables (
    no integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id text NOT NULL UNIQUE,
    name text NOT NULL,
    game text NOT NULL,
    options text NOT NULL,
    open boolean NOT NULL,
    secret text NOT NULL,
    created_at bigint NOT NULL,
    started text,
    finished integer NOT NULL DEFAULT 0, -- 1: it is over; 2: it was given up
    asked integer,
    bots integer NOT NULL DEFAULT 0,
    packed integer NOT NULL DEFAULT 0,
    words_in integer NOT NULL DEFAULT 0,
    owner_hash text,
    spectators_chat boolean NOT NULL DEFAULT false,
    rematch text
  );
  CREATE INDEX tables_open ON tables (no) WHERE open AND started IS NULL;
  CREATE INDEX tables_to_start ON tables (no) WHERE started IS NULL;
  CREATE INDEX tables_with_bots ON tables (no) WHERE started IS NOT NULL AND finished = 0 AND bots <> 0;

  CREATE TABLE seats (
    table_no integer NOT NULL,
    seat integer NOT NULL,
    bot text,
    name text,
    secret_hash text,
    taken boolean NOT NULL DEFAULT false,
    seen_at bigint,
    words_hash text,
    words text,
    words_from integer,
    PRIMARY KEY (table_no, seat)
  );

  CREATE TABLE tokens (
    no bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    table_no integer NOT NULL,
    seat integer NOT NULL,
    token_hash text NOT NULL,
    UNIQUE (table_no, token_hash)
  );

  CREATE TABLE links (
    table_no integer NOT NULL,
    secret_hash text NOT NULL,
    seat integer NOT NULL,
    kind text NOT NULL,
    at bigint NOT NULL,
    PRIMARY KEY (table_no, secret_hash)
  );

  CREATE TABLE motions (
    table_no integer NOT NULL,
    id text NOT NULL,
    seat integer NOT NULL,
    about integer,
    what text NOT NULL,
    seq integer NOT NULL,
    at bigint NOT NULL,
    consents integer NOT NULL,
    PRIMARY KEY (table_no, id)
  );

  CREATE TABLE entries (
    table_no integer NOT NULL,
    seq integer NOT NULL,
    seat integer NOT NULL,
    action text NOT NULL,
    chance text,
    at bigint NOT NULL,
    asked integer,
    PRIMARY KEY (table_no, seq)
  );

  CREATE TABLE keys (
    table_no integer NOT NULL,
    seat integer NOT NULL,
    key text NOT NULL,
    seq integer NOT NULL,
    PRIMARY KEY (table_no, seat, key)
  );

  CREATE TABLE blocks (
    table_no integer NOT NULL,
    last integer NOT NULL,
    packed bytea NOT NULL,
    PRIMARY KEY (table_no, last)
  );

  CREATE TABLE stretches (
    table_no integer NOT NULL,
    no integer NOT NULL,
    seq integer NOT NULL,
    version text NOT NULL,
    content text NOT NULL,
    PRIMARY KEY (table_no, no)
  );

  CREATE TABLE snapshots (
    table_no integer NOT NULL,
    seq integer NOT NULL,
    stretch integer NOT NULL,
    tells_from integer,
    hash bytea NOT NULL,
    packed bytea NOT NULL,
    PRIMARY KEY (table_no, seq, stretch)
  );

  CREATE TABLE archives (
    table_no integer PRIMARY KEY,
    record bytea NOT NULL,
    replay bytea
  );

  CREATE TABLE chat (
    table_no integer NOT NULL,
    no integer NOT NULL,
    seat integer,
    text text NOT NULL,
    at bigint NOT NULL,
    speaker text,
    PRIMARY KEY (table_no, no)
  );

  CREATE TABLE contents (
    game text NOT NULL,
    hash text NOT NULL,
    content text NOT NULL,
    PRIMARY KEY (game, hash)
  );

  CREATE TABLE pulse (
    one boolean PRIMARY KEY,
    at timestamptz NOT NULL
  );

  -- What is packed is packed already, and what it is packed by is ours.
  ALTER TABLE blocks ALTER packed SET STORAGE EXTERNAL;
  ALTER TABLE snapshots ALTER packed SET STORAGE EXTERNAL;
  ALTER TABLE archives ALTER record SET STORAGE EXTERNAL, ALTER replay SET STORAGE EXTERNAL;

  -- Who is at what. Nothing in it is worth a write to the disk: after a crash everybody claims anew.
  CREATE UNLOGGED TABLE leases (
    table_no integer NOT NULL,
    task text NOT NULL,
    holder text NOT NULL,
    until timestamptz NOT NULL,
    PRIMARY KEY (table_no, task)
  );
  CREATE INDEX leases_by_age ON leases (until);

  -- Bots are asked: if nobody is at it, it is for whoever has brought it about. So nothing is forgotten if he dies now.
  CREATE FUNCTION leave_bots_to(process text, no integer) RETURNS void LANGUAGE sql AS $$
    INSERT INTO leases VALUES (no, 'bots', process, clock_timestamp() + interval '${LEASE_MS} ms')
    ON CONFLICT (table_no, task) DO UPDATE SET holder = excluded.holder, until = excluded.until
    WHERE leases.until < clock_timestamp()
  $$;

  -- From an entry on the words of these seats are in the dice.
  CREATE FUNCTION count_words(of_table integer, cast_from integer, since integer) RETURNS void LANGUAGE sql AS $$
    UPDATE seats SET words_from = since WHERE table_no = of_table AND cast_from & (1 << seat) <> 0
      AND words IS NOT NULL AND words_from IS NULL;
    UPDATE tables SET words_in = cast_from WHERE no = of_table
  $$;

  -- Many entries at once, in the order of their tables; whether each was added.
  CREATE FUNCTION append_entries(
    process text, ids text[], seqs integer[], seats integer[], actions text[], chances text[], ats bigint[],
    askeds integer[], request_keys text[], overs integer[], casts_from integer[]
  ) RETURNS boolean[] LANGUAGE plpgsql AS $$
  DECLARE
    t record;
    added boolean[] := '{}';
  BEGIN
    FOR i IN 1 .. cardinality(ids) LOOP
      SELECT no, packed, bots, words_in INTO t FROM tables WHERE id = ids[i] FOR UPDATE;
      -- The number is taken; or its dice were cast by somebody who had not heard of words that count already; or the
      -- same request has come twice, to two processes, and the other one was quicker.
      IF NOT FOUND OR seqs[i] <= t.packed OR t.words_in & ~casts_from[i] <> 0
        OR EXISTS (SELECT 1 FROM entries e WHERE e.table_no = t.no AND e.seq = seqs[i])
        OR EXISTS (SELECT 1 FROM keys k WHERE k.table_no = t.no AND k.seat = seats[i] AND k.key = request_keys[i])
      THEN
        added := added || false;
        CONTINUE;
      END IF;
      INSERT INTO entries VALUES (t.no, seqs[i], seats[i], actions[i], chances[i], ats[i], askeds[i]);
      IF request_keys[i] IS NOT NULL THEN
        INSERT INTO keys VALUES (t.no, seats[i], request_keys[i], seqs[i]);
      END IF;
      IF t.words_in <> casts_from[i] THEN
        PERFORM count_words(t.no, casts_from[i], seqs[i]);
      END IF;
      IF overs[i] <> 0 THEN
        UPDATE tables SET finished = overs[i] WHERE no = t.no;
      ELSIF askeds[i] & t.bots <> 0 THEN
        PERFORM leave_bots_to(process, t.no);
      END IF;
      PERFORM pg_notify('${CHANNEL}', process || ' entry ' || ids[i] || ' ' || seqs[i]);
      added := added || true;
    END LOOP;
    RETURN added;
  END
  $$;
  `,
  `
  ALTER TABLE tables ADD COLUMN pace text;

  CREATE TABLE notes (
    table_no integer NOT NULL,
    seat integer NOT NULL,
    kind text NOT NULL,
    text text NOT NULL,
    PRIMARY KEY (table_no, seat, kind)
  );

  CREATE TABLE clocks (
    table_no integer PRIMARY KEY,
    seq integer NOT NULL,
    due_at bigint,
    state text NOT NULL
  );
  CREATE INDEX clocks_by_due ON clocks (due_at) WHERE due_at IS NOT NULL;
  CREATE INDEX tables_with_pace ON tables (no) WHERE pace IS NOT NULL AND finished = 0;
  `,
  `
  ALTER TABLE tables ADD COLUMN ended_at bigint;
  UPDATE tables SET ended_at = created_at WHERE finished <> 0;
  CREATE FUNCTION note_end() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.ended_at := floor(extract(epoch FROM clock_timestamp()) * 1000);
    RETURN NEW;
  END
  $$;
  CREATE TRIGGER tables_end BEFORE UPDATE OF finished ON tables FOR EACH ROW
    WHEN (NEW.finished <> 0 AND OLD.finished = 0) EXECUTE FUNCTION note_end();
  CREATE INDEX tables_played ON tables (no) WHERE open AND started IS NOT NULL AND finished = 0;
  CREATE INDEX tables_won ON tables (ended_at) WHERE open AND finished = 1;
  `,
  'ALTER TABLE archives ADD COLUMN past bytea',
];

/** Any number that nobody else uses for a lock. */
const MIGRATING = 0x64696164;

/** Brings the schema up to date: all steps that are missing, or none; one process at a time. */
export async function migrate(db: Database, steps: readonly string[]): Promise<void> {
  await db.transaction(async ({ first, change, script }) => {
    await first('SELECT pg_advisory_xact_lock($1)', MIGRATING);
    await change('CREATE TABLE IF NOT EXISTS schema_version (version integer NOT NULL)');
    const row = await first('SELECT version FROM schema_version');
    const before = (row?.version as number | undefined) ?? 0;
    if (before > steps.length)
      throw new BadInput(
        `the data is from a newer version (schema ${before}); this one knows ${steps.length}`,
      );
    if (before === steps.length) return;
    for (const step of steps.slice(before)) await script(step);
    await change('DELETE FROM schema_version');
    await change('INSERT INTO schema_version VALUES ($1)', steps.length);
  });
}
