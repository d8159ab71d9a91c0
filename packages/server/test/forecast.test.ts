/** Forecasts over the line: what a seat gets, and that it gets no more than it may know. */

import { BadInput, dice, type Game, type Json, Refused } from '@diadochi/kernel';
import { proof } from '@diadochi/proof';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SeatView } from '../src/api.ts';
import { type Client, playOne, type Seated, seatAll } from './client.ts';
import { type Serving, serving } from './serving.ts';

const RAID = { raid: 'argos', led: 'veteran', with: 2 };
const bad = (detail: RegExp) => ({
  error: {
    api: 1,
    type: '/problems/bad-request',
    title: 'bad request',
    status: 400,
    detail: expect.stringMatching(detail),
  },
});

describe('a forecast', () => {
  let client: Client;
  beforeAll(async () => {
    client = (await serving()).client;
  });

  it('is given for each request, in the order asked, and nothing is done', async () => {
    const [ann] = await seatAll(client, 2);
    const before = await client.view(ann.table, ann.token);
    const { status, body } = await client.forecast(ann, [RAID, { ...RAID, with: 3 }, RAID]);
    expect(status).toBe(200);
    expect(body).toMatchObject({ api: 1, forecasts: [{ faces: 5 }, { faces: 6 }, { faces: 5 }] });
    expect(body.forecasts[0]).toEqual({
      least: 2,
      faces: 5,
      reasons: [
        { clause: 'T4-07', by: 2 },
        { clause: 'T4-08', by: 2 },
      ],
    });
    expect((await client.forecast(ann, [])).body.forecasts).toEqual([]);
    expect(await client.view(ann.table, ann.token)).toEqual(before);
  });

  it('says what is wrong with a request, and answers the others', async () => {
    const [ann] = await seatAll(client, 2);
    const { status, body } = await client.forecast(ann, [
      { ...RAID, raid: 'argo' },
      RAID,
      null,
      7,
      [[]],
      { ...RAID, with: 1e9 },
    ]);
    expect(status).toBe(200);
    expect(body.forecasts).toEqual([
      bad(/no village "argo"; do you mean "argos"\?/),
      expect.objectContaining({ faces: 5 }),
      bad(/should be an object/),
      bad(/should be an object/),
      bad(/should be an object/),
      bad(/from 1 to 6/),
    ]);
  });

  it('is not given to spectators, nor to nonsense', async () => {
    const [ann] = await seatAll(client, 2);
    const ask = (body: unknown, token: string | null = ann.token) =>
      client.call(`/api/tables/${ann.table}/forecast`, { body, token });
    expect((await ask({ ask: [RAID] }, null)).status).toBe(401);
    for (const body of [{}, { ask: RAID }, { ask: Array(41).fill(RAID) }, { ask: [], more: 1 }, []])
      expect((await ask(body)).status).toBe(400);
    expect((await ask({ ask: ['x'.repeat(70_000)] })).status).toBe(413);
    expect((await ask({ ask: Array(40).fill(RAID) })).status).toBe(200);
  });

  it('does not exist in a game without forecasts', async () => {
    const { forecast: _, ...silent } = proof;
    const without = (await serving({ games: { proof: silent } })).client;
    const [ann] = await seatAll(without, 2);
    const answer = await without.forecast(ann, [{}]);
    expect([answer.status, answer.body]).toEqual([
      404,
      expect.objectContaining({ type: '/problems/not-found', detail: 'There are no forecasts in proof.' }),
    ]);
  });

  it('of what an answer would do is given by a game that says what changes, to whoever is asked', async () => {
    const { id, secrets } = await client.create([{ person: '' }, { person: '' }], { game: 'phalanxx' });
    const seats = await Promise.all(secrets.map((secret) => client.join(id, secret)));
    const asked = (await client.view(id, seats[0].token)).asked?.seats[0] ?? 0;
    const told = (
      await client.forecast(seats[asked], [{ would: { decline: true } }, { would: { lift: 1 } }, {}])
    ).body;
    expect(told.forecasts).toEqual([
      expect.objectContaining({
        then: expect.any(String),
        change: expect.anything(),
        faces: expect.any(Array),
      }),
      { error: expect.objectContaining({ status: 422 }) },
      bad(/would/),
    ]);
    const others = (await client.forecast(seats[1 - asked], [{ would: { decline: true } }])).body;
    expect(others.forecasts).toEqual([{ error: expect.objectContaining({ status: 422, clause: 'K-01' }) }]);
  });

  it('is described', async () => {
    const { paths } = await client.ask<{ paths: { [path: string]: { post: object } } }>('/api/openapi.json');
    expect(paths['/api/tables/{id}/forecast'].post).toMatchObject({
      requestBody: {
        content: {
          'application/json': { schema: { properties: { ask: { type: 'array', maxItems: 40 } } } },
        },
      },
      responses: {
        200: {
          content: { 'application/json': { schema: { properties: { forecasts: { type: 'array' } } } } },
        },
      },
    });
  });
});

describe('what a forecast is reckoned from', () => {
  const telling = (forecast: Game['forecast'] & {}) => serving({ games: { proof: { ...proof, forecast } } });
  const handOf = (view: SeatView): Json => (view.table as { hand: Json }).hand;

  it('is a world of the seat’s view: others’ hands are as likely as any', async () => {
    // A forecast that tells everything.
    const { client } = await telling((p) =>
      [0, 1].map((seat) => (proof.view(p, seat).table as { hand: Json }).hand),
    );
    const random = dice('worlds');
    let guessed = 0;
    for (let i = 0; i < 8; i++) {
      const seats = await seatAll(client, 2);
      for (let moves = 0; moves < i; moves++) await playOne(client, seats, random);
      const hands = await Promise.all(
        seats.map(async ({ table, token }) => handOf(await client.view(table, token))),
      );
      for (const seated of seats) {
        const [world] = (await client.forecast(seated, [{}])).body.forecasts as Json[][];
        expect(world[seated.seat]).toEqual(hands[seated.seat]);
        expect((await client.forecast(seated, [{}, {}])).body.forecasts).toEqual([world, world]);
        if (JSON.stringify(world[1 - seated.seat]) === JSON.stringify(hands[1 - seated.seat])) guessed++;
      }
    }
    expect(guessed).toBeLessThan(10); // of 16
  });

  it('may be forbidden by the rules', async () => {
    const { client } = await telling(() => {
      throw new Refused({ allowed: false, clause: 'T4-01', message: { key: 'refusal.T4-01', params: {} } });
    });
    const [ann] = await seatAll(client, 2);
    expect((await client.forecast(ann, [{}])).body.forecasts).toEqual([
      { error: expect.objectContaining({ status: 422, clause: 'T4-01' }) },
    ]);
  });

  it('is our own fault, if it is', async () => {
    const server: Serving = await telling(() => {
      throw new TypeError('a bug');
    });
    const [ann] = await seatAll(server.client, 2);
    expect((await server.client.forecast(ann, [{}])).status).toBe(500);
    expect(server.logged.join()).toContain('a bug');
  });

  it('takes no more of the server’s time than it may, and lets others in between', async () => {
    let asked = 0;
    const { client } = await telling((_, seat, request) => {
      if (request !== 'long') throw new BadInput('the request should be long');
      asked++;
      for (const end = performance.now() + 20; performance.now() < end; );
      return seat;
    });
    const [ann, bea]: Seated[] = await seatAll(client, 2);
    const long = client.forecast(ann, Array(40).fill('long'));
    await expect.poll(() => asked).toBeGreaterThan(0);
    await client.view(bea.table, bea.token);
    expect(asked).toBeLessThan(25);
    const { forecasts } = (await long).body;
    expect(forecasts.slice(0, 5)).toEqual(Array(5).fill(0));
    expect(forecasts.at(-1)).toEqual({ error: expect.objectContaining({ status: 503 }) });
    expect(asked).toBeLessThan(30);
  });
});
