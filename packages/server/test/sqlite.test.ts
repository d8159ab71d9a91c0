/** SQLite: the contract, its migrations, and that commits are shared. */

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { dice, type Game, type Json, randomMove } from '@diadochi/kernel';
import { proof } from '@diadochi/proof';
import { describe, expect, it } from 'vitest';
import { games } from '../src/games.ts';
import { openShelf } from '../src/shelf.ts';
import { migrations } from '../src/storage/migrations.ts';
import { openSqlite } from '../src/storage/sqlite.ts';
import { openTables } from '../src/tables.ts';
import { newRoom, nobody } from './rooms.ts';
import { scratchFolder } from './serving.ts';
import { keepsTheStorageContract } from './storage-contract.ts';

const root = scratchFolder();
let folders = 0;
const newFolder = () => join(root, `${folders++}`);
const fileOf = (folder: string) => join(folder, 'diadochi.sqlite');

keepsTheStorageContract('SQLite', async () => {
  const folder = newFolder();
  return async () => openSqlite(folder);
});

const game: Game = proof;
function randomAction(match: { position: ReturnType<Game['empty']> }, random: ReturnType<typeof dice>) {
  const move = randomMove(game, match.position, random);
  return move === null ? null : { seat: move.seat, action: game.action(move) };
}

describe('migrations', () => {
  const next = 'ALTER TABLE tables ADD COLUMN colour TEXT; UPDATE tables SET colour = name';
  const versionOf = (folder: string) => {
    const db = new DatabaseSync(fileOf(folder));
    const { user_version: version } = db.prepare('PRAGMA user_version').get() as { user_version: number };
    db.close();
    return version;
  };
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

  it('an older database is brought up to date and keeps what it holds; a second time nothing is done', async () => {
    const folder = newFolder();
    const before = openSqlite(folder);
    await before.createTable(table);
    const was = await before.table('table1');
    await before.close();
    expect(versionOf(folder)).toBe(migrations.length);
    for (let i = 0; i < 2; i++) {
      const after = openSqlite(folder, [...migrations, next]);
      expect(await after.table('table1')).toEqual(was);
      await after.close();
      expect(versionOf(folder)).toBe(migrations.length + 1);
    }
    const db = new DatabaseSync(fileOf(folder));
    expect(db.prepare('SELECT colour FROM tables').all()).toEqual([{ colour: 'red' }]);
    db.close();
  });

  it('a step that fails leaves everything as it was', async () => {
    const folder = newFolder();
    const before = openSqlite(folder);
    await before.createTable(table);
    await before.close();
    expect(() => openSqlite(folder, [...migrations, next, 'CREATE TABLE tables (a)'])).toThrow(
      /already exists/,
    );
    expect(versionOf(folder)).toBe(migrations.length);
    const after = openSqlite(folder);
    expect(await after.table('table1')).toMatchObject({ name: 'red' });
    await after.close();
  });

  it('a newer database is refused in one line, and left alone', async () => {
    const folder = newFolder();
    await openSqlite(folder).close();
    const db = new DatabaseSync(fileOf(folder));
    db.exec('PRAGMA user_version = 999');
    db.close();
    expect(() => openSqlite(folder)).toThrow(
      /^the data is from a newer version \(schema 999\); this one knows \d+$/,
    );
    expect(versionOf(folder)).toBe(999);
  });

  it('what is no database is refused in one line', () => {
    const [text, folder, inFile] = [newFolder(), newFolder(), newFolder()];
    mkdirSync(text);
    writeFileSync(
      fileOf(text),
      'not a database, though it is long enough to be looked at as if it were one'.repeat(9),
    );
    mkdirSync(fileOf(folder), { recursive: true });
    writeFileSync(inFile, '');
    for (const bad of [text, folder, inFile, join(inFile, 'deeper')])
      expect(() => openSqlite(bad)).toThrow(/^the data in .*diadochi\.sqlite cannot be used: [^\n]+$/);
    expect(readFileSync(fileOf(text), 'utf8')).toMatch(/^not a database/);
  });
});

describe('group commit', () => {
  /** How many transactions the write-ahead log holds: frames that end one. */
  function commits(folder: string): number {
    const wal = readFileSync(`${fileOf(folder)}-wal`);
    const frame = 24 + wal.readUInt32BE(8);
    let count = 0;
    for (let at = 32; at + frame <= wal.length; at += frame)
      if (wal.compare(wal, 16, 24, at + 8, at + 16) === 0 && wal.readUInt32BE(at + 4) !== 0) count++;
    return count;
  }

  it('writes that come together share a transaction; one by one they do not', async () => {
    const folder = newFolder();
    const storage = openSqlite(folder);
    const entry = (seq: number) => ({ seq, seat: 0, action: { seq } as Json, chance: [], at: 1 });
    const notes = { key: null, asked: [], over: false };
    const ids = Array.from({ length: 50 }, (_, i) => `table${i}`);
    const table = { name: '', game: 'proof', options: {}, seats: [], open: false, secret: 's', createdAt: 1 };
    await Promise.all(ids.map((id) => storage.createTable({ ...table, id })));
    const before = commits(folder);
    await Promise.all(ids.flatMap((id) => [1, 2, 3, 4].map((seq) => storage.append(id, entry(seq), notes))));
    expect(commits(folder) - before).toBe(1);
    for (let seq = 5; seq < 15; seq++) await storage.append(ids[0], entry(seq), notes);
    expect(commits(folder) - before).toBe(11);
    await storage.close();
  });

  it('games that are played at the same time share most of their commits', async () => {
    const folder = newFolder();
    const storage = openSqlite(folder);
    const tables = openTables(storage, nobody, openShelf(storage, games, {}), () => {});
    const rooms = await Promise.all(Array.from({ length: 30 }, () => newRoom(tables, 'proof', 2)));
    const before = commits(folder);
    let acted = 0;
    await Promise.all(
      rooms.map(async (room, i) => {
        const random = dice(`load ${i}`);
        for (let n = 0; n < 8; n++) {
          const move = randomAction(room.match(), random);
          if (move === null) return;
          await room.act(move.seat, move.action, { key: `k${n}` });
          acted++;
        }
      }),
    );
    const made = commits(folder) - before;
    console.log(`${acted} actions in ${made} commits`);
    expect(acted).toBeGreaterThan(150);
    expect(made).toBeGreaterThan(0);
    expect(made).toBeLessThan(acted / 5);
    await storage.close();
  });
});
