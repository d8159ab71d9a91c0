/** A server that is stopped while it wakes the bots of many tables. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { clientOf } from '../packages/server/test/client.ts';
import { type Command, serve } from '../packages/server/test/command.ts';
import { multiplyTables } from '../scripts/many-tables.ts';

const root = mkdtempSync(join(tmpdir(), 'diadochi-stopping-'));
const started: Command[] = [];
const start = (data: string): Command => {
  const command = serve(data);
  started.push(command);
  return command;
};
afterAll(async () => {
  for (const { child, ended } of started) {
    child.kill('SIGKILL'); // one that hangs does not outlive the test
    await ended;
  }
  rmSync(root, { recursive: true });
});

it('SIGTERM while the bots of many tables are being called: it ends well, and soon', async () => {
  const data = join(root, 'calling');
  const first = start(data);
  const client = clientOf(await first.address);
  const seats = [{ bot: 'greedy' }, { bot: 'greedy' }];
  for (let i = 0; i < 2; i++) {
    const { id } = await client.create(seats, { game: 'phalanxx' });
    await client.call(`/api/tables/${id}/start`, { method: 'POST' });
  }
  client.close();
  first.child.kill('SIGTERM');
  expect(await first.ended).toMatchObject({ code: 0, stderr: '' });
  multiplyTables(data, 2000);
  const second = start(data);
  await second.address;
  second.child.kill('SIGTERM');
  expect(await second.ended).toMatchObject({ code: 0, signal: null, stderr: '' });
});
