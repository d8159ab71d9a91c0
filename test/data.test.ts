/** `diadochi backup`, `restore`, `export`, `delete`: on the data of a real server. */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRecord, replay } from '@diadochi/kernel';
import { proof } from '@diadochi/proof';
import { startServer } from '@diadochi/server';
import { describe, expect, inject, it } from 'vitest';
import { diadochi, scratchFolder } from '../packages/cli/test/command.ts';
import { newDatabase } from '../packages/server/test/postgres.ts';

const folder = scratchFolder();
const data = join(folder, 'data');

async function ask<T>(address: string, path: string, body?: unknown, token?: string): Promise<T> {
  const answer = await fetch(`${address}/api${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  expect(answer.status).toBeLessThan(300);
  return (await answer.json()) as T;
}

/** A table at which Ann has said something and given an order. */
async function aTable(address: string): Promise<string> {
  const seats = [{ person: '' }, { person: '' }];
  const { id, secrets } = await ask<{ id: string; secrets: string[] }>(address, '/tables', {
    game: 'proof',
    seats,
  });
  const tokens: string[] = [];
  for (const [i, secret] of secrets.entries())
    tokens.push(
      (await ask<{ token: string }>(address, `/tables/${id}/join`, { secret, name: `Ann${i}` })).token,
    );
  await ask(address, `/tables/${id}/chat`, { text: 'regrettable words' }, tokens[0]);
  const action = { decision: 'orders.free.0', action: { arm: 'omens', when: 'never' } };
  await ask(address, `/tables/${id}/actions`, action, tokens[0]);
  return id;
}

describe('the data of a server', () => {
  let table = '';
  const refused = (text: RegExp) => ({ code: 2, stdout: '', stderr: expect.stringMatching(text) });

  it('is copied while it runs; the rest waits until it is stopped', async () => {
    const server = await startServer({ port: 0, data });
    table = await aTable(server.address);
    expect(await diadochi('backup', join(folder, 'copy.sqlite'), '--data', data)).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^1 tables, \d\.\d MB, are in .*copy\.sqlite\n$/),
    });
    for (const args of [
      ['export', table],
      ['delete', table],
      ['delete', table, '--words-of', '1'],
    ])
      expect(await diadochi(...args, '--data', data)).toMatchObject(
        refused(/^diadochi: another server is at work on/),
      );
    await server.close();
  });

  it('is exported table by table; the record of a running game verifies, without the secret of its dice', async () => {
    const { code, stdout } = await diadochi('export', table, '--data', data);
    expect(code).toBe(0);
    const exported = JSON.parse(stdout);
    expect(exported).toMatchObject({ id: table, chat: [{ seat: 0, text: 'regrettable words' }] });
    const record = readRecord(exported.record);
    expect(record.chance).toMatchObject({ scheme: 'words-1', secret: null });
    expect(replay(proof, record, { verify: true }).replayed).toBe(1);
    const out = join(folder, 'table.json');
    expect(await diadochi('export', table, '--data', data, '--out', out)).toMatchObject({
      code: 0,
      stdout: '',
    });
    expect(JSON.parse(readFileSync(out, 'utf8'))).toEqual(exported);
    expect(await diadochi('replay', out, '--verify')).toMatchObject({ code: 0 });
  });

  it('forgets the words and the name of a seat, and a table, wholly', async () => {
    const file = join(data, 'diadochi.sqlite');
    expect(readFileSync(file).includes('regrettable')).toBe(true);
    expect(await diadochi('delete', table, '--words-of', '1', '--data', data)).toMatchObject({
      code: 0,
      stdout: '1 lines of seat 1 and its name are deleted\n',
    });
    for (const words of ['regrettable', 'Ann0']) expect(readFileSync(file).includes(words)).toBe(false);
    expect(readFileSync(file).includes('Ann1')).toBe(true);
    expect(await diadochi('delete', table, '--data', data)).toMatchObject({ code: 0 });
    for (const words of ['Ann1', table]) expect(readFileSync(file).includes(words)).toBe(false);
    expect(await diadochi('delete', table, '--data', data)).toMatchObject(refused(/there is no table/));
  });

  it('comes back from its copy, into a folder without data', async () => {
    const copy = join(folder, 'copy.sqlite');
    expect(await diadochi('restore', copy, '--data', data)).toMatchObject(
      refused(/there is data in .* already/),
    );
    const fresh = join(folder, 'fresh');
    expect(await diadochi('restore', copy, '--data', fresh)).toMatchObject({ code: 0 });
    const server = await startServer({ port: 0, data: fresh });
    const { table: info } = await ask<{ table: object }>(server.address, `/tables/${table}`);
    expect(info).toMatchObject({ id: table, status: 'playing' });
    await server.close();
  });

  it('what is no data, or there already, is refused in one line', async () => {
    const text = join(folder, 'text');
    writeFileSync(text, 'no database at all '.repeat(100));
    const there = join(folder, 'copy.sqlite');
    for (const [args, reason] of [
      [['backup', there, '--data', data], /copy\.sqlite is there already/],
      [['backup', join(folder, 'b'), '--data', join(folder, 'nowhere')], /there is no data in/],
      [['restore', text, '--data', join(folder, 'other')], /text cannot be copied: file is not a database/],
      [['restore', join(folder, 'none'), '--data', join(folder, 'other')], /there is no file/],
      [['export', 'nowhere', '--data', data], /there is no table 'nowhere'/],
      [['delete', 'nowhere', '--data', data, '--words-of', '0'], /--words-of should be a whole number/],
    ] as const)
      expect(await diadochi(...args)).toMatchObject(refused(reason));
  });
});

describe('the data in a PostgreSQL database', () => {
  it('is exported and deleted while servers run; copies are made with its own means', async () => {
    const database = await newDatabase(inject('postgres'));
    const server = await startServer({ port: 0, data: 'unused', database });
    const table = await aTable(server.address);
    const { code, stdout } = await diadochi('export', table, '--database', database);
    expect(code).toBe(0);
    const exported = JSON.parse(stdout);
    expect(exported).toMatchObject({ id: table, chat: [{ seat: 0, text: 'regrettable words' }] });
    expect(replay(proof, readRecord(exported.record), { verify: true }).replayed).toBe(1);
    expect(await diadochi('delete', table, '--words-of', '1', '--database', database)).toMatchObject({
      code: 0,
      stdout: '1 lines of seat 1 and its name are deleted\n',
    });
    expect(await ask(server.address, `/tables/${table}/chat`)).toMatchObject({ chat: [] });
    expect(await diadochi('delete', table, '--database', database)).toMatchObject({ code: 0 });
    expect((await fetch(`${server.address}/api/tables/${table}`)).status).toBe(404);
    for (const [args, reason] of [
      [['backup', join(folder, 'b'), '--database', database], /in a PostgreSQL database: use pg_dump/],
      [['restore', join(folder, 'b'), '--database', database], /use pg_restore/],
      [['export', table, '--database', database], /there is no table/],
      [['export', table, '--database', 'mysql://x'], /should begin with postgres:/],
    ] as const)
      expect(await diadochi(...args)).toMatchObject({
        code: 2,
        stdout: '',
        stderr: expect.stringMatching(reason),
      });
    await server.close();
  });
});
