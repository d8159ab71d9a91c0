/** What is in the box: asked for by name and by hash, corrected by a pack, and kept by the tables that play with it. */

import { dice, type Game, type Pack, readRecord, replay } from '@diadochi/kernel';
import { content, phalanxx } from '@diadochi/phalanxx';
import { proof } from '@diadochi/proof';
import { beforeAll, describe, expect, it } from 'vitest';
import { games, gamesWith } from '../src/games.ts';
import { playOne } from './client.ts';
import { type Serving, serving } from './serving.ts';

const pack: Pack = {
  pack: 'my box',
  game: 'phalanxx',
  changes: { 'cards.X-01.strength.value': 9, 'turn.income': 5 },
};
const path = '/api/games/phalanxx/content';

describe('the content of a game', () => {
  let server: Serving;
  beforeAll(async () => {
    server = await serving();
  });

  it('is given by name, to be asked for again', async () => {
    const answer = await server.client.call<unknown>(path);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual(content);
    const { etag } = answer.headers;
    expect(etag).toBe(`"${phalanxx.contentHash}"`);
    expect(answer.headers['cache-control']).toBe('no-cache');
    const again = await server.client.call(path, { headers: { 'if-none-match': String(etag) } });
    expect([again.status, again.text]).toEqual([304, '']);
    const other = await server.client.call(path, { headers: { 'if-none-match': '"other"' } });
    expect(other.status).toBe(200);
  });

  it('is given by hash, for good', async () => {
    const answer = await server.client.call<unknown>(`${path}?v=${phalanxx.contentHash}`);
    expect(answer.body).toEqual(content);
    expect(answer.headers['cache-control']).toMatch('immutable');
    expect(await server.client.ask(`/api/games/proof/content?v=${proof.contentHash}`)).toEqual(
      JSON.parse(JSON.stringify(proof.content)),
    );
  });

  it('comes packed to those who can unpack it', async () => {
    const answer = await fetch(`${server.address}${path}`, { headers: { 'accept-encoding': 'gzip' } });
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(answer.headers.get('vary')).toBe('accept-encoding');
    expect(await answer.json()).toEqual(content);
  });

  it.each([
    ['an unknown game', '/api/games/chess/content', 404],
    ['a property of all objects', '/api/games/constructor/content', 404],
    ['content that nobody has seen', `${path}?v=abc`, 404],
    ['another game’s content', `${path}?v=${proof.contentHash}`, 404],
    ['an unknown parameter', `${path}?w=1`, 400],
    ['an endless hash', `${path}?v=${'x'.repeat(81)}`, 400],
  ])('%s is refused', async (_, address, status) => {
    const answer = await server.client.call(address);
    expect(answer.status).toBe(status);
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

describe('a pack that somebody brings along', () => {
  let server: Serving;
  beforeAll(async () => {
    const { games: packed, packs } = gamesWith([pack]);
    server = await serving({ games: packed, packs });
  });
  const checked = async (body: unknown, game = 'phalanxx') =>
    server.client.call<{ faults: string[]; detail: string }>(`/api/games/${game}/content/check`, { body });

  it('is checked against the game as it comes, whatever the server plays it with', async () => {
    expect(await server.client.ask(`${path}?plain=true`)).toEqual(content);
    expect(await server.client.ask(path)).not.toEqual(content);
    expect((await checked(pack)).body.faults).toEqual([]);
    const confirming = { pack: 'my box', game: 'phalanxx', confirmed: ['cards.X-01', 'turn.income'] };
    expect((await checked(confirming)).body.faults).toEqual([]);
  });

  it.each([
    ['what there is not', { ...pack, changes: { 'turn.incom': 1 } }, '"income"'],
    ['a value out of bounds', { ...pack, changes: { 'turn.income': 99 } }, '0 to 20, not 99'],
    ['what does not fit', { ...pack, changes: { 'talents.cardsTurnAbove': 50 } }, 'should be below'],
    ['another game', { ...pack, game: 'proof' }, 'for proof, not for phalanxx'],
    ['no pack', 7, 'should be an object'],
  ])('has faults, with %s', async (_, body, words) => {
    const { status, body: answer } = await checked(body);
    expect(status).toBe(200);
    expect(answer.faults[0]).toContain(words);
  });

  it('may be long, but not endless', async () => {
    const note = 'x'.repeat(400 * 1024);
    expect((await checked({ ...pack, note })).body.faults).toEqual([]);
    expect((await checked({ ...pack, note: note + note })).status).toBe(413);
  });

  it('is for a game whose content is data', async () => {
    expect((await checked(pack, 'chess')).status).toBe(404);
    const answer = await checked(pack, 'proof');
    expect([answer.status, answer.body.detail]).toEqual([400, expect.stringContaining('part of its code')]);
    expect((await server.client.call('/api/games/proof/content/schema')).status).toBe(400);
  });

  it('can be written by the schema', async () => {
    const schema = await (await fetch(`${server.address}${path}/schema`)).json();
    expect(schema).toMatchObject({ type: 'object', properties: { turn: { type: 'object' } } });
  });
});

describe('a content pack', () => {
  const { games: packed, packs } = gamesWith([pack]);

  it('makes another game, and leaves the others and the game’s own content as they are', () => {
    expect(packed.phalanxx.contentHash).not.toBe(phalanxx.contentHash);
    expect(packed.proof).toBe(games.proof);
    expect(games.phalanxx.content).toEqual(content);
    expect(packs).toEqual({ phalanxx: 'my box' });
  });

  it.each([
    ['for an unknown game', [{ ...pack, game: 'chess' }], /chess/],
    ['for a game whose content is code', [{ ...pack, game: 'proof' }], /proof is part of its code/],
    ['two for one game', [pack, { ...pack, pack: 'another' }], /'my box' and 'another'.*give one/],
    ['that changes nothing there is', [{ ...pack, changes: { 'cards.X-99.strength': 1 } }], /X-99/],
  ])('%s is refused', (_, given, message) => {
    expect(() => gamesWith(given)).toThrow(message);
  });

  it('is named by games and tables; a table keeps it when the server is started without, bots too', async () => {
    let here = await serving({ games: packed, packs });
    const info = await here.client.ask<{ games: { name: string; pack: string | null }[] }>('/api/games');
    expect(info.games.map(({ name, pack: named }) => [name, named])).toEqual([
      ['phalanxx', 'my box'],
      ['successors', null],
      ['proof', null],
    ]);
    const seats = [{ person: '' }, { bot: 'random' }];
    const { id, secrets } = await here.client.create(seats, { game: 'phalanxx' });
    const standing = { contentHash: packed.phalanxx.contentHash, pack: 'my box', version: phalanxx.version };
    expect(await here.client.info(id)).toMatchObject(standing);
    const ann = await here.client.join(id, secrets[0]);
    const random = dice('pack');
    const move = async () => {
      await expect.poll(async () => (await here.client.view(id, null)).asked?.seats ?? [0]).toContain(0);
      return playOne(here.client, [ann], random);
    };
    for (let i = 0; i < 3; i++) expect((await move())?.answer.status).toBe(200);

    await here.close();
    here = await serving({ data: here.data });
    expect(await here.client.info(id)).toMatchObject(standing);
    const other = await here.client.create(seats, { game: 'phalanxx' });
    expect(await here.client.info(other.id)).toMatchObject({ contentHash: phalanxx.contentHash, pack: null });
    const corrected = await here.client.ask(`${path}?v=${standing.contentHash}`);
    expect(corrected).toEqual(packed.phalanxx.content);
    while ((await here.client.info(id)).status === 'playing') await move();

    const record = readRecord(await here.client.record(id));
    expect(record.stretches.map((stretch) => stretch.content)).toEqual([standing.contentHash]);
    replay(packed.phalanxx as Game, record, { verify: true });
    expect(here.logged).toEqual([]);
  });
});

describe('a table for one', () => {
  it('starts as soon as its player sits down, and is played to its end', async () => {
    const { client, logged } = await serving();
    const open = await client.create([{ person: '' }], { game: 'phalanxx', open: true });
    const listed = async () =>
      (await client.ask<{ tables: { id: string }[] }>('/api/tables')).tables.map(({ id }) => id);
    expect(await listed()).toContain(open.id);
    const ann = await client.join(open.id, null);
    expect(await listed()).not.toContain(open.id);
    expect(await client.info(open.id)).toMatchObject({ status: 'playing', asked: [0] });
    const random = dice('alone');
    while ((await playOne(client, [ann], random)) !== null);
    const { outcome } = await client.view(open.id, ann.token);
    expect(outcome).not.toBeNull();
    expect(await client.info(open.id)).toMatchObject({ status: 'over' });
    replay(phalanxx as Game, readRecord(await client.record(open.id)), { verify: true });
    expect(logged).toEqual([]);
  });

  it('takes choices among its settings, and refuses others', async () => {
    const { client } = await serving();
    const create = (options: object) =>
      client.call('/api/tables', { body: { game: 'phalanxx', seats: [{ person: '' }], options } });
    expect((await create({ expert: true, soloAdvantage: 'legend' })).status).toBe(201);
    const answer = await create({ soloAdvantage: 'luck' });
    expect([answer.status, answer.body.detail]).toEqual([400, expect.stringMatching(/soloAdvantage.*luck/)]);
  });
});
