/** PostgreSQL: the contract, its migrations, shared commits, and what processes claim. */

import pg from 'pg';
import { describe, expect, inject, it } from 'vitest';
import type { Written } from '../src/storage/others.ts';
import { openPostgres } from '../src/storage/postgres.ts';
import { serversIn } from '../src/storage/postgres-database.ts';
import { migrations } from '../src/storage/postgres-migrations.ts';
import type { Storage } from '../src/storage/storage.ts';
import { administer, newDatabase } from './postgres.ts';
import { keepsTheStorageContract } from './storage-contract.ts';

const server = inject('postgres');

let schemas = 0;
const shared = newDatabase(server);
keepsTheStorageContract('PostgreSQL', async () => {
  // A schema is made more quickly than a database, and is as good for whoever looks at one storage alone.
  const schema = `s${schemas++}`;
  await administer(await shared, `CREATE SCHEMA ${schema}`);
  const url = `${await shared}?options=-csearch_path%3D${schema}`;
  return () => openPostgres(url);
});

const table = {
  id: 'table1',
  name: 'red',
  game: 'proof',
  options: {},
  seats: [],
  open: true,
  secret: 's',
  createdAt: 1,
};
const entry = (seq: number) => ({ seq, seat: 0, action: { seq }, chance: [], at: 1 });
const notes = { key: null, asked: [], over: false };

async function using(storage: Storage, work: (storage: Storage) => Promise<void>): Promise<void> {
  try {
    await work(storage);
  } finally {
    await storage.close();
  }
}

describe('migrations', () => {
  const next = 'ALTER TABLE tables ADD COLUMN colour text; UPDATE tables SET colour = name';
  const versionOf = async (url: string) =>
    (await administer(url, 'SELECT version FROM schema_version')).rows[0].version;

  it('are run once, however many processes start at the same time', async () => {
    const url = await newDatabase(server);
    const storages = await Promise.all(Array.from({ length: 4 }, () => openPostgres(url)));
    expect(await versionOf(url)).toBe(migrations.length);
    await storages[0].createTable(table);
    for (const storage of storages) {
      expect(await storage.table('table1')).toMatchObject({ name: 'red' });
      await storage.close();
    }
  });

  it('an older database is brought up to date; a step that fails leaves everything as it was', async () => {
    const url = await newDatabase(server);
    await using(await openPostgres(url), (storage) => storage.createTable(table));
    await expect(
      openPostgres(url, { steps: [...migrations, next, 'CREATE TABLE tables (a text)'] }),
    ).rejects.toThrow(/already exists/);
    expect(await versionOf(url)).toBe(migrations.length);
    for (let i = 0; i < 2; i++)
      await using(await openPostgres(url, { steps: [...migrations, next] }), async (storage) =>
        expect(await storage.table('table1')).toMatchObject({ name: 'red' }),
      );
    expect(await versionOf(url)).toBe(migrations.length + 1);
    expect((await administer(url, 'SELECT colour FROM tables')).rows).toEqual([{ colour: 'red' }]);
    // And now it is a newer one.
    await expect(openPostgres(url)).rejects.toThrow(
      /^the data is from a newer version \(schema \d+\); this one knows \d+$/,
    );
  });

  it('a database that cannot be used is refused in one line, without its password', async () => {
    for (const url of [
      server.replace('postgres@', 'postgres:hidden@').replace(/\/[^/]*$/, '/nowhere'),
      'postgres://someone:hidden@127.0.0.1:1/nothing',
    ])
      await expect(openPostgres(url)).rejects.toThrow(
        /^the database at 127\.0\.0\.1:\d+ cannot be used: (?!.*hidden)[^\n]+$/,
      );
    await expect(openPostgres('mysql://somewhere')).rejects.toThrow(/should begin with postgres:/);
  });
});

describe('an address with several servers', () => {
  it('is taken apart as psql does', () => {
    expect(serversIn('postgres://u:p@one,two:5433/name?sslmode=require')).toEqual([
      'postgres://u:p@one/name?sslmode=require',
      'postgres://u:p@two:5433/name?sslmode=require',
    ]);
    expect(serversIn('postgresql:///name')).toEqual(['postgresql:///name']);
  });

  it('the one that answers is used', async () => {
    const url = await newDatabase(server);
    const both = url.replace('@', '@127.0.0.1:1,');
    await using(await openPostgres(both), (storage) => storage.createTable(table));
  });
});

describe('group commit', () => {
  it('entries that come together share a transaction; one by one they do not', async () => {
    const url = await newDatabase(server);
    const commits = async () =>
      (await administer(url, 'SELECT count(DISTINCT xmin::text) AS commits FROM entries')).rows[0].commits;
    await using(await openPostgres(url), async (storage) => {
      const ids = Array.from({ length: 50 }, (_, i) => `table${i}`);
      await Promise.all(ids.map((id) => storage.createTable({ ...table, id })));
      await Promise.all(
        ids.flatMap((id) => [1, 2, 3, 4].map((seq) => storage.append(id, entry(seq), notes))),
      );
      expect(await commits()).toBe('1');
      for (let seq = 5; seq < 15; seq++) await storage.append(ids[0], entry(seq), notes);
      expect(await commits()).toBe('11');
    });
  });

  it('two processes that write at the same tables never wait for each other in vain', async () => {
    const url = await newDatabase(server);
    const [one, two] = [await openPostgres(url), await openPostgres(url)];
    const ids = Array.from({ length: 20 }, (_, i) => `table${i}`);
    await Promise.all(ids.map((id) => one.createTable({ ...table, id })));
    for (let seq = 1; seq <= 20; seq++) {
      const [forwards, backwards] = [ids, ids.toReversed()];
      const won = await Promise.all([
        ...forwards.map((id) => one.append(id, entry(seq), notes)),
        ...backwards.map((id) => two.append(id, entry(seq), notes)),
      ]);
      expect(won.filter((added) => added)).toHaveLength(ids.length);
    }
    await one.close();
    await two.close();
  });
});

describe('an entry whose number another process is just packing', () => {
  it('waits for that, and is not written a second time', async () => {
    const url = await newDatabase(server);
    await using(await openPostgres(url), async (storage) => {
      await storage.createTable(table);
      const other = new pg.Client({ connectionString: url });
      await other.connect();
      await other.query("BEGIN; UPDATE tables SET packed = 5 WHERE id = 'table1'");
      const appended = storage.append('table1', entry(3), notes);
      const isWaiting = async () =>
        (await administer(url, "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'")).rows.length >
        0;
      await Promise.race([appended, expect.poll(isWaiting).toBe(true)]);
      await other.query('COMMIT');
      expect(await appended).toBe(false);
      await other.end();
    });
  });
});

describe('several processes', () => {
  it('hear what others have written, and not what they have written themselves', async () => {
    const url = await newDatabase(server);
    const [one, two] = [await openPostgres(url), await openPostgres(url)];
    const heard: [Written[], Written[]] = [[], []];
    one.others.onWritten((written) => heard[0].push(written));
    two.others.onWritten((written) => heard[1].push(written));
    const seats = [0, 1].map((seat) => ({ bot: null, name: null, secretHash: `secret ${seat}` }));
    await one.createTable({ ...table, seats });
    await one.takeSeat('table1', 'secret 0', 'token', 'Ann');
    await one.append('table1', entry(1), notes);
    await one.append('table1', entry(1), notes); // is refused
    await one.say('table1', 0, 'hello', 1);
    await expect.poll(() => heard[1]).toHaveLength(3);
    expect(heard[1]).toEqual([
      { what: 'table', table: 'table1' },
      { what: 'entry', table: 'table1', seq: 1 },
      { what: 'chat', table: 'table1', no: 1 },
    ]);
    await two.append('table1', entry(2), notes);
    await expect.poll(() => heard[0]).toEqual([{ what: 'entry', table: 'table1', seq: 2 }]);
    await one.close();
    await two.close();
  });

  it('a task is claimed by one, until it lets go', async () => {
    const url = await newDatabase(server);
    const [one, two] = [await openPostgres(url), await openPostgres(url)];
    await one.createTable(table);
    const claims = await Promise.all([one, two].map(({ others }) => others.claim('table1', 'bots')));
    const mine = claims.find((claim) => claim !== null);
    expect(claims.filter((claim) => claim !== null)).toHaveLength(1);
    expect(mine?.isHeld()).toBe(true);
    expect(await two.others.claim('table1', 'archive')).not.toBeNull();
    const other = claims[0] === null ? one : two;
    expect(await other.others.claim('table1', 'bots')).toBeNull();
    await mine?.release();
    expect(mine?.isHeld()).toBe(false);
    expect(await other.others.claim('table1', 'bots')).not.toBeNull();
    expect(await one.others.claim('nowhere', 'bots')).toBeNull();
    await one.close();
    await two.close();
  });

  it('what one was to do that has died is taken over by one of the others', async () => {
    const url = await newDatabase(server);
    const [one, two] = [await openPostgres(url), await openPostgres(url)];
    await one.createTable(table);
    await administer(
      url,
      "INSERT INTO leases SELECT no, 'bots', 'dead', now() + interval '1 h' FROM tables WHERE id = 'table1'",
    );
    const told: string[] = [];
    for (const [i, { others }] of [one, two].entries()) others.onOrphan((id) => told.push(`${i} ${id}`));
    expect(await one.others.claim('table1', 'bots')).toBeNull();
    await expect.poll(() => told).toHaveLength(1);
    expect(told[0]).toMatch(/ table1$/);
    const { rows } = await administer(url, 'SELECT holder, until > clock_timestamp() AS good FROM leases');
    expect(rows).toEqual([{ holder: expect.not.stringMatching('dead'), good: true }]);
    await one.close();
    await two.close();
  });

  it('a claim is held for as long as it is needed, also if the database forgets it', async () => {
    const url = await newDatabase(server);
    const storage = await openPostgres(url);
    await storage.createTable(table);
    const claim = await storage.others.claim('table1', 'bots');
    const until = async () =>
      Number((await administer(url, 'SELECT extract(epoch FROM until) AS t FROM leases')).rows[0]?.t ?? 0);
    const before = await until();
    await expect.poll(until).toBeGreaterThan(before);
    await administer(url, 'DELETE FROM leases'); // as after a crash: they are not written to the disk
    await expect.poll(until).toBeGreaterThan(before);
    expect(claim?.isHeld()).toBe(true);
    await storage.close();
  });
});
