/** `diadochi serve`: stopped while it works, and started where it cannot. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { dice } from '@diadochi/kernel';
import { afterAll, describe, expect, it } from 'vitest';
import { openSqlite } from '../src/storage/sqlite.ts';
import { clientOf, nextMover, randomAnswer, type Seated, seatAll } from './client.ts';
import { type Command, serve } from './command.ts';
import { listen } from './listening.ts';
import { scratchFolder } from './serving.ts';

const root = scratchFolder();
const started: Command[] = [];
afterAll(() => {
  for (const { child } of started) child.kill('SIGKILL'); // one that hangs does not outlive the test
});
const start = (data: string, ...more: string[]): Command => {
  const command = serve(data, ...more);
  started.push(command);
  return command;
};
const command = (data: string, ...more: string[]) => start(data, ...more).ended;

describe('stopping', () => {
  it('SIGTERM under load: what was acknowledged is there, and it ends well', async () => {
    const data = join(root, 'stopping');
    const { child, address, ended } = start(data);
    const client = clientOf(await address);
    const random = dice('stopping');
    const tables: Seated[][] = [];
    for (let i = 0; i < 12; i++) tables.push(await seatAll(client, 2));
    const watcher = listen(await address, tables[0][0].table);
    await watcher.until(({ views }) => views.size > 0);
    const acknowledged: { table: string; action: unknown }[] = [];
    let refused = 0;
    const playing = tables.map(async (seats) => {
      try {
        for (;;) {
          const next = await nextMover(client, seats);
          if (next === null) return;
          const { mover, decision } = next;
          const action = await randomAnswer(client, mover, random);
          const { status } = await client.act(mover, decision, action);
          if (status === 200) acknowledged.push({ table: mover.table, action });
        }
      } catch {
        refused++;
      }
    });
    await expect.poll(() => acknowledged.length).toBeGreaterThan(30);
    child.kill('SIGTERM');
    await Promise.all(playing);
    expect(await ended).toMatchObject({ code: 0, signal: null, stderr: '' });
    expect(await watcher.closed).toBe(1001);
    expect(refused).toBeGreaterThan(0);
    client.close();
    const storage = openSqlite(data);
    for (const [{ table }] of tables) {
      // One after another at each table: so they are its first entries.
      const done = acknowledged.filter((each) => each.table === table).map(({ action }) => action);
      const stored = (await storage.entries(table, 0)).map(({ action }) => action);
      expect(stored.slice(0, done.length)).toEqual(done);
    }
    await storage.close();
  });

  it('nobody can hold it up by keeping a line open', async () => {
    const { child, address, ended } = start(join(root, 'held'));
    const client = clientOf(await address);
    const [{ table }] = await seatAll(client, 2);
    const deaf = listen(await address, table);
    await deaf.until(({ views }) => views.size > 0);
    deaf.socket.pause(); // never answers the farewell
    child.kill('SIGTERM');
    expect(await ended).toMatchObject({ code: 0 });
    deaf.socket.terminate();
    client.close();
  });
});

describe('where it cannot start it says so in one line, and ends with 2', () => {
  const oneLine = (text: RegExp) => ({ code: 2, stdout: '', stderr: expect.stringMatching(text) });

  it('a port that is taken', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as { port: number };
    expect(await command(join(root, 'port'), '--port', `${port}`)).toMatchObject(
      oneLine(/^diadochi: port \d+ is taken; choose another with --port\n$/),
    );
    other.close();
  });

  it('a folder on which another server is at work; when that is gone, however it went, it can', async () => {
    const data = join(root, 'shared');
    const first = start(data);
    await first.address;
    const taken = oneLine(
      /^diadochi: another server is at work on \S+; stop it first, or choose another folder with --data\n$/,
    );
    expect(await command(data)).toMatchObject(taken);
    first.child.kill('SIGKILL');
    await first.ended;
    const second = start(data);
    await second.address;
    second.child.kill('SIGTERM');
    expect(await second.ended).toMatchObject({ code: 0 });
  });

  it('a folder that cannot be made, and data that cannot be opened', async () => {
    const file = join(root, 'file');
    writeFileSync(file, '');
    const folder = join(root, 'folder');
    mkdirSync(join(folder, 'diadochi.sqlite'), { recursive: true });
    const text = join(root, 'text');
    mkdirSync(text);
    writeFileSync(join(text, 'diadochi.sqlite'), 'no database at all '.repeat(100));
    const newer = join(root, 'newer');
    await openSqlite(newer).close();
    const db = new DatabaseSync(join(newer, 'diadochi.sqlite'));
    db.exec('PRAGMA user_version = 999');
    db.close();
    const ended = await Promise.all(
      [file, join(file, 'deeper'), folder, text, newer].map((data) => command(data)),
    );
    for (const each of ended) expect(each).toMatchObject(oneLine(/^diadochi: [^\n]+\n$/));
    expect(ended.map(({ stderr }) => stderr)).toEqual([
      expect.stringMatching(/file cannot be used/),
      expect.stringMatching(/deeper cannot be used/),
      expect.stringMatching(/cannot be used/),
      expect.stringMatching(/not a database/),
      expect.stringMatching(/newer version \(schema 999\)/),
    ]);
  });
});
