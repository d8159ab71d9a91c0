/** Every endpoint, asked well and asked badly. */

import { dice, type FairRecord, type Game, readRecord, replay } from '@diadochi/kernel';
import { proof } from '@diadochi/proof';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SeatView } from '../src/api.ts';
import { hashOf } from '../src/tokens.ts';
import { type Client, decisionOf, nextMover, playOne, randomAnswer, type Seated, seatAll } from './client.ts';
import { type Serving, serving } from './serving.ts';

let server: Serving;
let client: Client;
beforeAll(async () => {
  server = await serving();
  client = server.client;
});

const persons = (count: number) => Array.from({ length: count }, () => ({ person: '' }));
const typeOf = ({ body }: { body: { type?: string } }) => body.type?.split('/').at(-1);

describe('games and tables', () => {
  it('lists the games with seats, settings and bots', async () => {
    const { games } = await client.ask<{ api: number; games: { name: string; bots: string[] }[] }>(
      '/api/games',
    );
    expect(games).toContainEqual(
      expect.objectContaining({
        name: 'proof',
        seats: { least: 2, most: 4 },
        bots: ['random'],
        version: proof.version,
        contentHash: proof.contentHash,
        pack: null,
        correctable: false,
        reacts: true,
      }),
    );
  });

  it.each([
    [2, { soloAdvantage: 'legend' }, /'soloAdvantage' is for 1 player, not for 2/],
    [1, { startPlayer: 'first' }, /'startPlayer' is for 2 to 4 players, not for 1/],
    [3, { startPlayer: 'fourth' }, /'fourth' is for 4 players or more, not for 3/],
  ])('refuses options that mean nothing with %i players', async (players, options, sentence) => {
    const seats = Array.from({ length: players }, () => ({ person: '' }));
    const body = { game: 'phalanxx', seats, options };
    const { status, body: problem } = await client.call('/api/tables', { body });
    expect([status, problem.detail]).toEqual([400, expect.stringMatching(sentence)]);
  });

  it('gives an empty seat to a bot, by the secret of its link alone', async () => {
    const { id, secrets } = await client.create([{ person: '' }, { person: '' }]);
    const ann = await client.join(id, secrets[0]);
    const fill = (body: object, token?: string) => client.call(`/api/tables/${id}/bots`, { body, token });
    const secret = secrets[1] as string;
    expect((await fill({ secret, bot: 'nobody' })).status).toBe(400);
    expect((await fill({ bot: 'random' }, ann.token)).status).toBe(400);
    for (const wrong of [ann.token, secrets[0] as string])
      expect((await fill({ secret: wrong, bot: 'random' })).status).toBe(409);
    expect((await client.info(id)).status).toBe('waiting');
    expect(await fill({ secret, bot: 'random' })).toMatchObject({ status: 200, body: { seat: 1 } });
    expect(await client.info(id)).toMatchObject({
      status: 'playing',
      seats: [{ bot: null }, { bot: 'random' }],
    });
    expect((await client.call(`/api/tables/${id}/join`, { body: { secret, name: 'Bob' } })).status).toBe(409);
  });

  it('creates a table with a secret for each person', async () => {
    const answer = await client.call<{ api: number; id: string; secrets: (string | null)[] }>('/api/tables', {
      body: { game: 'proof', name: 'Evening', seats: [{ person: 'Ann' }, { bot: 'random' }, { person: '' }] },
    });
    expect(answer.status).toBe(201);
    const { id, secrets, api } = answer.body;
    expect(api).toBe(1);
    expect(secrets).toEqual([
      expect.stringMatching(/^[\w-]{22}$/),
      null,
      expect.stringMatching(/^[\w-]{22}$/),
    ]);
    expect(await client.info(id)).toMatchObject({
      id,
      name: 'Evening',
      game: 'proof',
      status: 'waiting',
      asked: [],
      seats: [
        { seat: 0, name: 'Ann', bot: null, taken: false },
        { seat: 1, name: null, bot: 'random', taken: false },
        { seat: 2, name: null, bot: null, taken: false },
      ],
    });
  });

  it.each([
    ['an unknown game', { game: 'chess', seats: persons(2) }, /chess/],
    ['a game that is a property of all objects', { game: 'constructor', seats: persons(2) }, /constructor/],
    ['an unknown bot', { game: 'proof', seats: [{ bot: 'toString' }, { person: '' }] }, /toString/],
    ['too few seats', { game: 'proof', seats: persons(1) }, /2/],
    ['too many seats', { game: 'proof', seats: persons(5) }, /4/],
    ['no seats', { game: 'proof', seats: [] }, /seats/],
    [
      'a seat that is two things',
      { game: 'proof', seats: [{ bot: 'random', person: '' }, { person: '' }] },
      /seats/,
    ],
    ['an unknown setting', { game: 'proof', seats: persons(2), options: { luck: 3 } }, /luck/],
    ['an unknown field', { game: 'proof', seats: persons(2), colour: 'red' }, /./],
    ['a name that is too long', { game: 'proof', seats: persons(2), name: 'x'.repeat(61) }, /60/],
  ])('refuses %s', async (_, body, detail) => {
    const answer = await client.call('/api/tables', { body });
    expect(answer.status).toBe(400);
    expect(answer.headers['content-type']).toMatch('application/problem+json');
    expect(answer.body).toMatchObject({
      api: 1,
      status: 400,
      type: expect.stringMatching(/bad-(request|name)$/),
    });
    expect(answer.body.detail).toMatch(detail);
  });

  it('lists open tables while a seat is empty, and no others', async () => {
    const open = await client.create(persons(2), { open: true, name: 'open' });
    const closed = await client.create(persons(2));
    const listed = async () =>
      (await client.ask<{ tables: { id: string }[] }>('/api/tables')).tables.map(({ id }) => id);
    expect(await listed()).toContain(open.id);
    expect(await listed()).not.toContain(closed.id);
    const first = await client.join(open.id, null, 'Bea');
    expect(await listed()).toContain(open.id);
    const second = await client.join(open.id, null, 'Cleo');
    expect([first.seat, second.seat]).toEqual([0, 1]);
    expect(await listed()).not.toContain(open.id);
    expect((await client.info(open.id)).status).toBe('playing');
    expect(typeOf(await client.call(`/api/tables/${open.id}/join`, { body: { name: 'Dido' } }))).toBe(
      'seat-taken',
    );
    expect(typeOf(await client.call(`/api/tables/${closed.id}/join`, { body: { name: 'Eve' } }))).toBe(
      'seat-taken',
    );
  });

  it('exchanges the secret of a link once', async () => {
    const { id, secrets } = await client.create(persons(2));
    const [mine, other] = secrets as string[];
    const ann = await client.join(id, mine);
    expect(ann.seat).toBe(0);
    for (const secret of [mine, 'nonsense', 'x'.repeat(64)]) {
      const answer = await client.call(`/api/tables/${id}/join`, { body: { secret, name: 'Eve' } });
      expect([answer.status, typeOf(answer)]).toEqual([409, 'seat-taken']);
    }
    const elsewhere = await client.create(persons(2));
    const answer = await client.call(`/api/tables/${elsewhere.id}/join`, {
      body: { secret: other, name: 'Eve' },
    });
    expect(answer.status).toBe(409);
    expect((await client.join(id, other)).seat).toBe(1);
    for (const body of [{}, { name: '' }, { name: 7 }, { name: 'x'.repeat(41) }, { name: 'Eve', seat: 0 }])
      expect((await client.call(`/api/tables/${id}/join`, { body })).status).toBe(400);
  });

  it('gives a seat to one of many who come at once, and starts the game once', async () => {
    const { id, secrets } = await client.create(persons(2));
    const both = secrets as string[];
    const tries = [...both, ...both, ...both].map((secret, i) =>
      client.call<{ seat: number }>(`/api/tables/${id}/join`, { body: { secret, name: `P${i}` } }),
    );
    const answers = await Promise.all(tries);
    expect(
      answers
        .filter(({ status }) => status === 200)
        .map(({ body }) => body.seat)
        .sort(),
    ).toEqual([0, 1]);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(4);
    expect(await client.view(id, null)).toMatchObject({ seq: 0, outcome: null });
  });

  it('says which tables are mine', async () => {
    const [ann, bea] = await seatAll(client, 2);
    const tables = [
      { id: ann.table, token: ann.token },
      { id: ann.table, token: bea.token },
      { id: ann.table, token: 'wrong' },
      { id: 'nowhere', token: ann.token },
    ];
    const mine = await client.ask<{ tables: { you: number; table: { id: string } }[] }>('/api/mine', {
      body: { tables },
    });
    expect(mine.tables.map(({ you, table }) => [you, table.id])).toEqual([
      [0, ann.table],
      [1, ann.table],
    ]);
    expect((await client.call('/api/mine', { body: { tables: [{ id: ann.table }] } })).status).toBe(400);
  });

  it('tells a seat which one it is, and a spectator that he is none', async () => {
    const [, bea] = await seatAll(client, 2);
    expect(await client.ask(`/api/tables/${bea.table}`, { token: bea.token })).toMatchObject({ you: 1 });
    expect(await client.ask(`/api/tables/${bea.table}`)).toMatchObject({ you: null });
  });

  it('starts when nobody is missing, and not before', async () => {
    const { id, secrets } = await client.create([...persons(1), { bot: 'random' }]);
    const early = await client.call(`/api/tables/${id}/start`, { method: 'POST' });
    expect([early.status, typeOf(early)]).toEqual([409, 'seats-empty']);
    for (const what of ['view', 'log', 'record']) {
      const answer = await client.call(`/api/tables/${id}/${what}`);
      expect([answer.status, typeOf(answer)]).toEqual([409, 'not-started']);
    }
    await client.join(id, secrets[0]);
    expect((await client.info(id)).status).toBe('playing');
    expect((await client.call(`/api/tables/${id}/start`, { method: 'POST' })).status).toBe(200);
    const bots = await client.create([{ bot: 'random' }, { bot: 'random' }]);
    expect((await client.call(`/api/tables/${bots.id}/start`, { method: 'POST' })).status).toBe(200);
    await expect.poll(async () => (await client.info(bots.id)).status).toBe('over');
  });
});

describe('who may do what', () => {
  const paths: [string, string, object?][] = [
    ['GET', ''],
    ['GET', '/view'],
    ['GET', '/log'],
    ['GET', '/moments'],
    ['GET', '/known'],
    ['GET', '/options'],
    ['POST', '/judge', { actions: [] }],
    ['POST', '/forecast', { ask: [] }],
    ['POST', '/actions', { decision: 'turn.1.0', action: {} }],
    ['POST', '/undo'],
    ['POST', '/redo'],
    ['POST', '/chat', { text: 'hello' }],
  ];
  it.each(paths)('%s %s refuses a foreign token and knows no unknown table', async (method, path, body) => {
    const [ann] = await seatAll(client, 2);
    const [stranger] = await seatAll(client, 2);
    for (const token of [stranger.token, 'x', 'x'.repeat(64)]) {
      const answer = await client.call(`/api/tables/${ann.table}${path}`, { method, body, token });
      expect([answer.status, typeOf(answer)]).toEqual([401, 'unauthorized']);
    }
    for (const authorization of [
      'Basic YTpi',
      'Bearer',
      `Bearer ${ann.token} `.trim().replace(' ', '  '),
      ann.token,
    ]) {
      const answer = await client.call(`/api/tables/${ann.table}${path}`, {
        method,
        body,
        headers: { authorization },
      });
      expect(answer.status).toBe(401);
    }
    for (const token of [null, ann.token]) {
      const answer = await client.call(`/api/tables/nothere1${path}`, { method, body, token });
      expect([answer.status, typeOf(answer)]).toEqual([404, 'not-found']);
    }
  });
  it.each(paths.slice(5))('%s %s needs a seat', async (method, path, body) => {
    const [ann] = await seatAll(client, 2);
    const answer = await client.call(`/api/tables/${ann.table}${path}`, { method, body });
    expect([answer.status, typeOf(answer)]).toEqual([401, 'unauthorized']);
  });
  it.each<[string, string, object?]>([
    ['POST', '/join', { name: 'Ann' }],
    ['POST', '/start'],
    ['GET', '/chat'],
    ['GET', '/record'],
  ])('%s %s knows no unknown table', async (method, path, body) => {
    expect((await client.call(`/api/tables/nothere1${path}`, { method, body })).status).toBe(404);
  });
});

describe('play', () => {
  const random = dice('api');

  it('offers the next field, with the refused ones if they are wanted', async () => {
    const seats = await seatAll(client, 2);
    // Augury first, then somebody's turn.
    for (let view = await client.view(seats[0].table, null); view.asked?.kind !== 'turn'; ) {
      await playOne(client, seats, random);
      view = await client.view(seats[0].table, null);
    }
    const { mover, decision } = (await nextMover(client, seats)) as { mover: Seated; decision: string };
    const first = await client.options(mover, {});
    expect(first.body).toMatchObject({ kind: 'turn', complete: false });
    expect(first.body.refused).toBeUndefined();
    expect(first.body.options).toContainEqual({ rest: true });
    expect((await client.options(mover, { rest: true })).body).toMatchObject({ complete: true, options: [] });
    const raid = first.body.options.find((option) => Object.hasOwn(option as object, 'raid')) as object;
    const led = (await client.options(mover, { ...raid })).body.options[0] as object;
    const refused = (await client.options(mover, { ...raid, ...led }, '&refused=true')).body.refused;
    expect(refused?.length).toBeGreaterThan(0);
    for (const { option, clause, message } of refused ?? []) {
      const action = { ...raid, ...led, ...(option as object) };
      expect(await client.judge(mover, [action])).toEqual([{ allowed: false, clause, message }]);
      const answer = await client.act(mover, decision, action);
      expect([answer.status, answer.body]).toEqual([422, expect.objectContaining({ clause, message })]);
    }
    expect((await client.options(mover, {}, '&kind=orders')).body.kind).toBe('orders');
    expect((await client.options(mover, {}, '&kind=nothing')).status).toBe(422);
    const other = seats.find((each) => each !== mover) as Seated;
    const notAsked = await client.call(`/api/tables/${other.table}/options`, { token: other.token });
    expect([notAsked.status, notAsked.body.clause]).toEqual([422, 'K-01']);
    for (const query of [
      'partial=%7B',
      'partial=[]',
      'partial={"__proto__":1}',
      'refused=perhaps',
      'colour=red',
    ])
      expect(
        (await client.call(`/api/tables/${mover.table}/options?${query}`, { token: mover.token })).status,
      ).toBe(400);
  });

  it('judges without doing anything', async () => {
    const [ann] = await seatAll(client, 2);
    const before = await client.view(ann.table, ann.token);
    const verdicts = await client.judge(ann, [
      { offer: 0 },
      { offer: 99 },
      { sing: true },
      7,
      null,
      [],
      { undo: true },
    ]);
    expect(verdicts.map(({ allowed }) => allowed)).toEqual([true, false, false, false, false, false, false]);
    expect(verdicts[2]).toMatchObject({ clause: 'K-02', message: { key: 'refusal.K-02' } });
    expect(await client.view(ann.table, ann.token)).toEqual(before);
    for (const body of [{}, { actions: {} }, { actions: Array(101).fill({}) }, { actions: [], more: 1 }])
      expect((await client.call(`/api/tables/${ann.table}/judge`, { token: ann.token, body })).status).toBe(
        400,
      );
  });

  it('says whether there is a way back from an answer, as far as its seat can know', async () => {
    const [ann, bea] = await seatAll(client, 2);
    const finality = async (seated: Seated, ...actions: unknown[]) => {
      const body = { actions, final: true };
      const { verdicts } = await client.ask<{ verdicts: unknown[] }>(`/api/tables/${seated.table}/judge`, {
        token: seated.token,
        body,
      });
      return verdicts;
    };
    const before = await client.view(ann.table, ann.token);
    // Offerings are sealed: the first can be taken back, the last shows them all.
    expect(await finality(ann, { offer: 0 }, { offer: 99 })).toEqual([
      { allowed: true, final: null },
      expect.objectContaining({ allowed: false }),
    ]);
    expect(await client.view(ann.table, ann.token)).toEqual(before);
    const decision = decisionOf(await client.view(bea.table, bea.token), 1) as string;
    await client.act(bea, decision, { offer: 0 });
    expect(await finality(ann, { offer: 0 })).toEqual([{ allowed: true, final: 'shown' }]);
    const body = { actions: Array(11).fill({ offer: 0 }), final: true };
    expect((await client.call(`/api/tables/${ann.table}/judge`, { token: ann.token, body })).status).toBe(
      400,
    );
  });

  it('refuses stale decisions, others’ decisions and answers to something else', async () => {
    const [ann, bea] = await seatAll(client, 2);
    const decision = decisionOf(await client.view(ann.table, ann.token), 0) as string;
    const stale = async (seated: Seated, id: string, action: unknown) => {
      const answer = await client.act(seated, id, action);
      return [answer.status, typeOf(answer as never)];
    };
    expect(await stale(bea, decision, { offer: 0 })).toEqual([409, 'stale-decision']);
    expect(await stale(ann, 'augury.999.0', { offer: 0 })).toEqual([409, 'stale-decision']);
    expect(await stale(ann, '__proto__', { offer: 0 })).toEqual([409, 'stale-decision']);
    // What is always open does not open anything else.
    expect(await stale(ann, 'orders.free.0', { offer: 0 })).toEqual([422, 'refused']);
    expect(await stale(ann, 'orders.free.1', { offer: 0 })).toEqual([409, 'stale-decision']);
    expect(await stale(ann, decision, { undo: true })).toEqual([422, 'refused']);
    expect((await client.act(ann, decision, { offer: 1 })).body.seq).toBe(1);
    expect(await stale(ann, decision, { offer: 1 })).toEqual([409, 'stale-decision']);
    for (const body of [
      { action: { offer: 1 } },
      { decision },
      { decision: 7, action: {} },
      { decision, action: {}, seat: 0 },
      [],
    ])
      expect((await client.call(`/api/tables/${ann.table}/actions`, { token: ann.token, body })).status).toBe(
        400,
      );
  });

  it('says with which clause and message an action is refused', async () => {
    const [ann] = await seatAll(client, 2);
    const decision = decisionOf(await client.view(ann.table, ann.token), 0) as string;
    for (const action of [
      { offer: 99 },
      { offer: -1 },
      { offer: 1.5 },
      { offer: '1' },
      { offer: 1, more: 1 },
      {},
      null,
      [],
      'offer',
    ]) {
      const answer = await client.call(`/api/tables/${ann.table}/actions`, {
        token: ann.token,
        body: { decision, action },
      });
      expect(answer.status).toBe(422);
      const { clause, message } = answer.body;
      expect(clause).toMatch(/^[KT]\d*-\d+$/);
      expect(message).toMatchObject({ key: `refusal.${clause}`, params: { seat: 0 } });
    }
    expect((await client.view(ann.table, null)).seq).toBe(0);
  });

  it('does a repeated request once, also after a restart; another seat’s key is another key', async () => {
    let here = await serving();
    const [ann, bea] = await seatAll(here.client, 2);
    const [a, b] = [0, 1].map((seat) => `augury.1.${seat}`);
    const views = await Promise.all([ann, bea].map(({ table, token }) => here.client.view(table, token)));
    expect(views.map(decisionOf)).toEqual([a, b]);
    const at = await Promise.all([1, 2, 3].map(() => here.client.act(ann, a, { offer: 1 }, 'same')));
    expect(at.map(({ status, body }) => [status, body.seq])).toEqual(Array(3).fill([200, 1]));
    here = await here.again();
    expect((await here.client.act(ann, a, { offer: 1 }, 'same')).body).toMatchObject({ seq: 1 });
    expect((await here.client.view(ann.table, null)).seq).toBe(1);
    expect((await here.client.act(bea, b, { offer: 1 }, 'same')).body).toMatchObject({ seq: 2 });
    expect((await here.client.act(ann, a, { offer: 1 }, 'same')).body).toMatchObject({ seq: 1 });
    // A refused one is not remembered.
    expect((await here.client.act(ann, 'turn.99.0', { rest: true }, 'other')).status).toBe(409);
    for (const key of ['x'.repeat(65), 'ü', ' ', ''])
      expect((await here.client.act(ann, a, { offer: 1 }, key)).status).toBe(400);
    await here.close();
  });

  it('undoes and redoes, once a key', async () => {
    const [ann, bea] = await seatAll(client, 2);
    const before = await client.view(ann.table, ann.token);
    expect(before).toMatchObject({ undo: false, redo: false });
    for (const what of [client.undo, client.redo]) {
      const answer = await what(ann);
      expect([answer.status, typeOf(answer as never)]).toEqual([422, 'refused']);
    }
    expect((await client.act(ann, 'orders.free.0', { arm: 'omens', when: 'always' })).status).toBe(200);
    const after = await client.view(ann.table, ann.token);
    expect(after).toMatchObject({ undo: true, redo: false, orders: { omens: 'always' } });
    expect((await client.undo(bea)).status).toBe(422);
    expect((await client.undo(ann, 'back')).body).toMatchObject({ seq: 2 });
    expect((await client.undo(ann, 'back')).body).toMatchObject({ seq: 2 });
    expect(await client.view(ann.table, ann.token)).toEqual({ ...before, seq: 2, redo: true });
    expect((await client.redo(ann)).body).toMatchObject({ seq: 3 });
    expect(await client.view(ann.table, ann.token)).toEqual({ ...after, seq: 3 });
  });

  it('plays a whole game; the record replays and verifies, and says nothing before the end', async () => {
    const seats = await seatAll(client, 3);
    const { table } = seats[0];
    const { commitment } = await client.info(table);
    const early = await client.call(`/api/tables/${table}/record`);
    expect([early.status, typeOf(early)]).toEqual([409, 'not-over']);
    let acted = 0;
    for (;;) {
      const move = await playOne(client, seats, random, `k${acted}`);
      if (move === null) break;
      expect(move.answer.status).toBe(200);
      acted++;
    }
    expect(await client.info(table)).toMatchObject({ status: 'over', asked: [] });
    const record = readRecord(await client.record(table));
    const { match, replayed } = replay(proof as Game, record, { verify: true });
    expect(replayed).toBe(acted);
    expect(record.chance).toMatchObject({ scheme: 'words-1', commitment });
    expect(hashOf((record.chance as FairRecord).secret as string)).toBe(commitment);
    expect((await client.view(table, null)).outcome).toEqual(match.game.outcome(match.position));
    const log = await client.log(table);
    const { seq: told } = await client.view(table, null);
    expect(told).toBeLessThan(acted); // passes in windows say nothing to spectators
    expect(log.map(({ seq }) => seq)).toEqual(Array.from({ length: told }, (_, i) => i + 1));
    for (const before of [told + 9, told + 1, told, 3, 1]) {
      const page = await client.ask<{ log: unknown[] }>(`/api/tables/${table}/log?before=${before}`);
      expect(page.log).toEqual(
        log
          .slice(0, before - 1)
          .slice(-50)
          .reverse(),
      );
    }
    for (const before of ['0', '-1', 'x', '1e99'])
      expect((await client.call(`/api/tables/${table}/log?before=${before}`)).status).toBe(400);
    expect((await client.act(seats[0], 'turn.1.0', { rest: true })).status).toBe(409);
    expect((await client.call(`/api/tables/${table}/options`, { token: seats[0].token })).status).toBe(422);
  });

  it('shows earlier moments as they were seen then', async () => {
    const seats = await seatAll(client, 2);
    const { table } = seats[0];
    const tokens = [...seats.map(({ token }) => token), null];
    const seen: SeatView[][] = [];
    const look = async () => seen.push(await Promise.all(tokens.map((token) => client.view(table, token))));
    await look();
    for (let i = 0; i < 60; i++) {
      if (i % 7 === 3) {
        const views = seen[seen.length - 1];
        const mover = seats.find((_, seat) => views[seat].undo);
        if (mover && (await client.undo(mover)).status === 200) await look();
      }
      if ((await playOne(client, seats, random)) === null) break;
      await look();
    }
    // Each by its own numbers; what said nothing to somebody has left his view as it was.
    for (const views of seen)
      expect(await Promise.all(tokens.map((token, i) => client.view(table, token, views[i].seq)))).toEqual(
        views,
      );
    for (const seq of ['-1', 'x', '1e99'])
      expect((await client.call(`/api/tables/${table}/view?seq=${seq}`)).status).toBe(400);
    expect(await client.view(table, null, 100_000)).toEqual(await client.view(table, null));
  });

  it('keeps what was said, in order', async () => {
    const [ann, bea] = await seatAll(client, 2);
    const say = (who: Seated, text: string) =>
      client.call<{ line: unknown }>(`/api/tables/${who.table}/chat`, { token: who.token, body: { text } });
    expect((await say(ann, 'hello')).body.line).toMatchObject({ no: 1, seat: 0, text: 'hello' });
    await say(bea, 'hi');
    expect(await client.chat(ann.table)).toMatchObject([
      { no: 1, seat: 0, text: 'hello', at: expect.any(Number) },
      { no: 2, seat: 1, text: 'hi' },
    ]);
    expect(await client.ask(`/api/tables/${ann.table}/chat?after=1`)).toMatchObject({ chat: [{ no: 2 }] });
    for (const body of [
      {},
      { text: '' },
      { text: 'x'.repeat(1001) },
      { text: ['x'] },
      { text: 'x', seat: 1 },
    ])
      expect((await client.call(`/api/tables/${ann.table}/chat`, { token: ann.token, body })).status).toBe(
        400,
      );
  });

  it('answers orders and interjections by their own names', async () => {
    const [ann] = await seatAll(client, 2);
    const order = await randomAnswer(client, ann, random, '&kind=orders');
    expect(Object.keys(order as object)).toEqual(['arm', 'when']);
    expect((await client.act(ann, 'orders.free.0', order)).status).toBe(200);
  });
});

describe('what the server says of itself', () => {
  it('is up', async () => {
    expect(await client.ask('/healthz')).toMatchObject({ ok: true });
  });

  it('describes every route', async () => {
    interface Operation {
      summary?: string;
      responses: object;
      parameters?: { name: string; in: string }[];
      requestBody?: object;
    }
    const api = await client.ask<{
      openapi: string;
      info: { title: string; version: string };
      paths: { [path: string]: { [method: string]: Operation } };
    }>('/api/openapi.json');
    expect(api.openapi).toMatch(/^3\.1\./);
    expect(api.info).toMatchObject({ title: 'Diadochi', version: '1' });
    const operations = Object.entries(api.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const table = '/api/tables/{id}';
    expect(operations.sort()).toEqual(
      [
        'GET /healthz',
        'GET /readyz',
        'GET /api/games',
        'GET /api/games/{game}/content',
        'GET /api/games/{game}/content/schema',
        'POST /api/games/{game}/content/check',
        'POST /api/tables',
        'GET /api/tables',
        'GET /api/lobby',
        'GET /api/lobby/boards/{game}',
        'POST /api/mine',
        `GET ${table}`,
        ...['join', 'words', 'start', 'judge', 'forecast', 'actions', 'bots', 'undo', 'redo', 'chat'].map(
          (what) => `POST ${table}/${what}`,
        ),
        ...['link', 'motions', 'motions/{motion}', 'abandon', 'rematch'].map(
          (what) => `POST ${table}/${what}`,
        ),
        ...['link', 'free', 'settings', 'delete'].map((what) => `POST ${table}/owner/${what}`),
        ...['link', 'leave', 'bot', 'back', 'resign', 'away', 'hook'].map(
          (what) => `POST ${table}/seat/${what}`,
        ),
        ...['steward', 'steward/looked', 'plan'].map((what) => `POST ${table}/${what}`),
        ...['steward', 'clocks', 'seat/hook'].map((what) => `GET ${table}/${what}`),
        ...['view', 'log', 'options', 'chat', 'record', 'replay', 'moments', 'known'].map(
          (what) => `GET ${table}/${what}`,
        ),
      ].sort(),
    );
    for (const [path, methods] of Object.entries(api.paths))
      for (const operation of Object.values(methods)) {
        expect(operation.summary).toBeTruthy();
        expect(Object.keys(operation.responses).length).toBeGreaterThan(0);
        const isOurs = path.startsWith('/api/');
        const problem = { content: { 'application/problem+json': { schema: { type: 'object' } } } };
        if (isOurs) expect(operation.responses).toMatchObject({ '4XX': problem });
        const named = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => name);
        const inPath = (operation.parameters ?? []).filter((each) => each.in === 'path');
        expect(inPath.map(({ name }) => name)).toEqual(named);
      }
    expect(api.paths[`${table}/actions`].post.requestBody).toBeDefined();
  });
});
