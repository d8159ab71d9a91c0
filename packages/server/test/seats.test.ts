/** Seats change hands: who may, who may not, after a restart, and two at once (docs/host.md, People and seats). */

import { dice, readRecord, replay } from '@diadochi/kernel';
import { proof } from '@diadochi/proof';
import { describe, expect, it } from 'vitest';
import type { LinkMade, MotionMade, Rematch, SeatView } from '../src/api.ts';
import { type Client, playOne, type Seated, seatAll } from './client.ts';
import { fakeClock } from './fake-clock.ts';
import { listen } from './listening.ts';
import { serving } from './serving.ts';

const DAY = 24 * 60 * 60 * 1000;
const clock = fakeClock(Date.now());
const here = await serving({ clock });
const { client, address } = here;

/** A request for a seat (by its token) or for the owner (by his secret). */
const post = <T = object>(on: Client, path: string, token: string | null, body: object = {}) =>
  on.call<T>(`/api/tables/${path}`, { token, body });
const ok = async <T = object>(path: string, token: string | null, body: object = {}): Promise<T> => {
  const answer = await post<T>(client, path, token, body);
  expect(answer.text).not.toContain('problems');
  return answer.body;
};
/** The type of the problem with which something is refused; each says what to do in one sentence. */
const refusal = async (path: string, token: string | null, body: object = {}): Promise<string> => {
  const { status, body: problem } = await client.call(`/api/tables/${path}`, { token, body });
  expect(status).toBeGreaterThanOrEqual(400);
  const type = problem.type.slice('/problems/'.length);
  if (type !== 'bad-request') expect(problem.detail).toMatch(/^[A-Z].{10,150}\.$/);
  return type;
};
const persons = (count: number) => Array.from({ length: count }, () => ({ person: '' }));
const newTable = async (seats: object[], more: object = {}) =>
  client.ask<{ id: string; secrets: string[]; owner: string }>('/api/tables', {
    body: { game: 'proof', seats, ...more },
  });
const isOpen = async (table: string, token: string) =>
  (await client.call(`/api/tables/${table}/view`, { token })).status !== 401;
/** What everybody hears: the names of the events of the last entry. */
const lastHeard = async (table: string) =>
  (await client.log(table)).at(-1)?.messages.map(({ key, params }) => ({ key, ...params }));
async function moves(seats: readonly Seated[], count: number, seed = 'moves'): Promise<void> {
  const random = dice(seed);
  for (let i = 0; i < count; i++) await playOne(client, seats, random);
}
/** Ends the game of a last person, and looks whether its record can be verified by anyone. */
async function verified(table: string) {
  const record = readRecord(await client.record(table));
  return { record, ...replay(proof, record, { verify: true }) };
}

describe('A second browser', () => {
  it('gets a link from the first; it is for one use, and both then hold the seat', async () => {
    const [ann, bea] = await seatAll(client, 2);
    const { secret, seat } = await ok<LinkMade>(`${ann.table}/seat/link`, ann.token);
    expect(seat).toBe(0);
    expect(await ok(`${ann.table}/link`, null, { secret })).toMatchObject({ seat: 0, kind: 'second' });
    const second = await client.join(ann.table, secret, 'Somebody else');
    expect(second.seat).toBe(0);
    expect((await client.info(ann.table)).seats[0].name).toBe('P0'); // the name stays
    await moves([second, bea], 2);
    await moves([ann, bea], 2);
    expect(await refusal(`${ann.table}/join`, null, { secret, name: 'Eve' })).toBe('seat-taken');
    expect(await refusal(`${ann.table}/link`, null, { secret })).toBe('link-used');
    // Nothing that could be used lies in the data.
    expect(
      (await client.log(ann.table)).map(({ messages }) => JSON.stringify(messages)).join(),
    ).not.toContain(secret);
  });

  it('only who holds the seat can ask for one; a newer link makes the older one void', async () => {
    const [ann, bea] = await seatAll(client, 2);
    expect(await refusal(`${ann.table}/seat/link`, null)).toBe('unauthorized');
    const other = await seatAll(client, 2);
    expect(await refusal(`${ann.table}/seat/link`, other[0].token)).toBe('unauthorized');
    const old = await ok<LinkMade>(`${ann.table}/seat/link`, ann.token);
    const fresh = await ok<LinkMade>(`${ann.table}/seat/link`, ann.token);
    expect(await refusal(`${ann.table}/join`, null, { secret: old.secret, name: 'Ann' })).toBe('seat-taken');
    const joined = await Promise.all(
      [1, 2, 3].map(() =>
        client.call(`/api/tables/${ann.table}/join`, { body: { secret: fresh.secret, name: 'A' } }),
      ),
    );
    expect(joined.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await isOpen(ann.table, bea.token)).toBe(true);
  });
});

describe('Before the start the owner', () => {
  it('frees a seat or removes somebody, whose browser opens it no longer and hears why', async () => {
    const { id, secrets, owner } = await newTable(persons(3));
    const ann = await client.join(id, secrets[0], 'Ann');
    const bea = await client.join(id, secrets[1], 'Bea');
    const listening = listen(address, id, { token: bea.token });
    await listening.until(({ heard }) => heard.some(({ table }) => table !== undefined));
    const { secret } = await ok<LinkMade>(`${id}/owner/free`, owner, { seat: 1 });
    await listening.closed;
    expect(listening.heard.at(-1)?.problem).toMatchObject({ type: '/problems/seat-gone', status: 401 });
    expect(await isOpen(id, bea.token)).toBe(false);
    expect(await isOpen(id, ann.token)).toBe(true);
    expect((await client.info(id)).seats[1]).toEqual({ seat: 1, bot: null, name: null, taken: false });
    expect(await refusal(`${id}/join`, null, { secret: secrets[1], name: 'Bea' })).toBe('seat-taken');
    expect((await client.join(id, secret, 'Cleo')).seat).toBe(1);
  });

  it('gives a new link to whoever has lost his browser: the old one opens the seat no more once it is used', async () => {
    const { id, secrets, owner } = await newTable(persons(2));
    const ann = await client.join(id, secrets[0], 'Ann');
    const { secret } = await ok<LinkMade>(`${id}/owner/link`, owner, { seat: 0 });
    expect(await isOpen(id, ann.token)).toBe(true);
    const again = await client.join(id, secret, 'Ann');
    expect(again.seat).toBe(0);
    expect([await isOpen(id, ann.token), await isOpen(id, again.token)]).toEqual([false, true]);
    // A seat that nobody has taken gets another link, and its first one is void.
    const fresh = await ok<LinkMade>(`${id}/owner/link`, owner, { seat: 1 });
    expect(await refusal(`${id}/join`, null, { secret: secrets[1], name: 'Bea' })).toBe('seat-taken');
    expect((await client.join(id, fresh.secret, 'Bea')).seat).toBe(1);
  });

  it('closes the table to the lobby, and deletes it', async () => {
    const { id, owner } = await newTable(persons(2), { open: true });
    const listed = async () =>
      (await client.ask<{ tables: { id: string }[] }>('/api/tables')).tables.some((each) => each.id === id);
    expect(await listed()).toBe(true);
    await ok(`${id}/owner/settings`, owner, { open: false });
    expect(await listed()).toBe(false);
    expect(await refusal(`${id}/join`, null, { name: 'Eve' })).toBe('seat-taken');
    const listening = listen(address, id);
    await listening.until(({ heard }) => heard.length > 0);
    await ok(`${id}/owner/delete`, owner);
    await listening.closed;
    expect(listening.heard.at(-1)?.problem?.status).toBe(404);
    expect((await client.call(`/api/tables/${id}`)).status).toBe(404);
  });

  it('is the only one who may, also after a restart; whoever sits may only leave', async () => {
    const { id, secrets, owner } = await newTable(persons(2));
    const ann = await client.join(id, secrets[0], 'Ann');
    for (const token of [ann.token, secrets[1], null])
      for (const what of ['link', 'free'])
        expect(await refusal(`${id}/owner/${what}`, token, { seat: 0 })).toBe('not-owner');
    expect(await refusal(`${id}/owner/delete`, ann.token)).toBe('not-owner');
    expect(await refusal(`${id}/owner/settings`, ann.token, { open: true })).toBe('not-owner');
    expect(await refusal(`${id}/owner/free`, owner, { seat: 5 })).toBe('bad-request');
    await ok(`${id}/seat/leave`, ann.token);
    expect(await isOpen(id, ann.token)).toBe(false);
    expect((await client.info(id)).seats[0].taken).toBe(false);
  });

  it('and no more once it has begun', async () => {
    const { id, secrets, owner } = await newTable(persons(2));
    const ann = await client.join(id, secrets[0], 'Ann');
    await client.join(id, secrets[1], 'Bea');
    for (const what of ['link', 'free'])
      expect(await refusal(`${id}/owner/${what}`, owner, { seat: 0 })).toBe('has-begun');
    expect(await refusal(`${id}/owner/delete`, owner)).toBe('has-begun');
    expect(await refusal(`${id}/owner/settings`, owner, { open: true })).toBe('has-begun');
    expect(await refusal(`${id}/seat/leave`, ann.token)).toBe('has-begun');
    expect(await isOpen(id, ann.token)).toBe(true);
  });
});

describe('Once it runs nobody comes by another’s hand', () => {
  const asked = async (table: string) => (await client.info(table)).motions;

  it('a new link needs all others: it is good then, everybody hears of it, and it takes the seat from its holder', async () => {
    const [ann, bea, cleo] = await seatAll(client, 3);
    const { table } = ann;
    await moves([ann, bea, cleo], 3);
    const { motion, seq, secret } = await ok<MotionMade>(`${table}/motions`, ann.token, {
      do: 'link',
      of: 1,
    });
    expect(seq).toBeNull();
    expect(await asked(table)).toEqual([
      { id: motion, seat: 0, what: { do: 'link', of: 1 }, consents: [], missing: [2] },
    ]);
    // It opens nothing yet, and the game goes on.
    expect(await refusal(`${table}/join`, null, { secret, name: 'Dora' })).toBe('seat-taken');
    await moves([ann, bea, cleo], 2);
    expect(await refusal(`${table}/motions/${motion}`, ann.token, { answer: 'yes' })).toBe('own-motion');
    const done = await ok<MotionMade>(`${table}/motions/${motion}`, cleo.token, { answer: 'yes' });
    expect(done.seq).toBe((await client.view(table, cleo.token)).seq);
    expect(await lastHeard(table)).toEqual([{ key: 'event.linkGiven', seat: 0, of: 1, by: 'consent' }]);
    expect(await asked(table)).toEqual([]);
    // Bea plays on until it is used; then she hears that she has lost her seat.
    const listening = listen(address, table, { token: bea.token });
    await listening.until(({ views }) => views.size > 0);
    const dora = await client.join(table, secret, 'Dora');
    expect(dora.seat).toBe(1);
    await listening.closed;
    expect(listening.heard.at(-1)?.problem?.type).toBe('/problems/seat-gone');
    expect(await isOpen(table, bea.token)).toBe(false);
    expect(await lastHeard(table)).toEqual([{ key: 'event.seatTakenOver', seat: 1, of: 1, by: 'consent' }]);
    expect((await client.info(table)).seats[1]).toEqual({ seat: 1, bot: null, name: 'Dora', taken: true });
    await moves([ann, dora, cleo], 6);
  });

  it('the seat itself may allow it alone; its no stops nobody', async () => {
    const [ann, bea, cleo] = await seatAll(client, 3);
    const { table } = ann;
    const { motion } = await ok<MotionMade>(`${table}/motions`, ann.token, {
      do: 'free',
      of: 1,
      bot: 'random',
    });
    await ok(`${table}/motions/${motion}`, bea.token, { answer: 'no' });
    expect(await asked(table)).toHaveLength(1);
    await ok(`${table}/motions/${motion}`, bea.token, { answer: 'yes' });
    expect(
      (await client.log(table)).some(({ messages }) =>
        messages.some(({ key, params }) => key === 'event.seatFreed' && params.by === 'own'),
      ),
    ).toBe(true);
    expect((await client.info(table)).seats[1]).toMatchObject({ bot: 'random', taken: false });
    expect(await isOpen(table, bea.token)).toBe(false);
    expect(await isOpen(table, cleo.token)).toBe(true);
  });

  it('of two persons neither takes the other’s seat, but with his leave or after a week without a sign', async () => {
    const [ann, bea] = await seatAll(client, 2, 1);
    const { table } = ann;
    const wish = { do: 'link', of: 1 };
    expect(await ok<MotionMade>(`${table}/motions`, ann.token, wish)).toMatchObject({ seq: null });
    expect((await asked(table))[0].missing).toEqual([1]);
    clock.pass(6.9 * DAY);
    await ok(`${table}/seat/link`, bea.token); // a sign
    clock.pass(6.9 * DAY);
    expect(await ok<MotionMade>(`${table}/motions`, ann.token, wish)).toMatchObject({ seq: null });
    clock.pass(0.2 * DAY);
    const { seq, secret } = await ok<MotionMade>(`${table}/motions`, ann.token, wish);
    expect(seq).toBeGreaterThan(0);
    expect((await client.log(table)).flatMap(({ messages }) => messages)).toContainEqual({
      key: 'event.linkGiven',
      params: { seat: 0, of: 1, by: 'absent' },
    });
    // If she comes back before it is used, it is good for nothing.
    expect(await isOpen(table, bea.token)).toBe(true);
    expect(await refusal(`${table}/join`, null, { secret, name: 'Dora' })).toBe('seat-back');
    expect(await isOpen(table, bea.token)).toBe(true);
  });

  it('an open stream is a sign, too', async () => {
    const [ann, bea] = await seatAll(client, 2);
    const listening = listen(address, ann.table, { token: bea.token });
    await listening.until(({ views }) => views.size > 0);
    for (let i = 0; i < 8; i++) clock.pass(DAY);
    expect(await ok<MotionMade>(`${ann.table}/motions`, ann.token, { do: 'link', of: 1 })).toMatchObject({
      seq: null,
    });
    listening.socket.close();
    await listening.closed;
  });

  it('a consent can be taken back, a no ends it, the asker withdraws it; all of it outlives a restart', async () => {
    const first = await serving();
    const seats = await seatAll(first.client, 4);
    const [ann, bea, cleo, dora] = seats;
    const { table } = ann;
    const of = { do: 'free', of: 3, bot: 'random' };
    const ask = async (on: Client) =>
      (await post<MotionMade>(on, `${table}/motions`, ann.token, of)).body.motion as string;
    const answer = (on: Client, motion: string, who: Seated, said: string) =>
      post(on, `${table}/motions/${motion}`, who.token, { answer: said });
    const motion = await ask(first.client);
    await answer(first.client, motion, bea, 'yes');
    const second = await first.again();
    const motions = async () => (await second.client.info(table)).motions;
    expect(await motions()).toMatchObject([{ id: motion, consents: [1], missing: [2] }]);
    await answer(second.client, motion, bea, 'undecided');
    expect(await motions()).toMatchObject([{ consents: [], missing: [1, 2] }]);
    await answer(second.client, motion, cleo, 'no');
    expect(await motions()).toEqual([]);
    const again = await ask(second.client);
    await answer(second.client, again, ann, 'no');
    expect((await answer(second.client, again, bea, 'yes')).status).toBe(409);
    // Two who consent at the same moment: it is done once.
    const last = await ask(second.client);
    await Promise.all([answer(second.client, last, bea, 'yes'), answer(second.client, last, cleo, 'yes')]);
    const freed = (await second.client.log(table)).filter(
      ({ messages }) => messages[0]?.key === 'event.seatFreed',
    );
    expect(freed).toHaveLength(1);
    expect((await post(second.client, `${table}/seat/link`, dora.token)).status).toBe(401);
    await second.close();
  });

  it('nobody asks for his own seat, for one that is not there, or without a seat', async () => {
    const [ann] = await seatAll(client, 2);
    const { table } = ann;
    expect(await refusal(`${table}/motions`, ann.token, { do: 'link', of: 0 })).toBe('own-seat');
    expect(await refusal(`${table}/motions`, ann.token, { do: 'link', of: 7 })).toBe('bad-request');
    expect(await refusal(`${table}/motions`, null, { do: 'link', of: 1 })).toBe('unauthorized');
    expect(await refusal(`${table}/motions`, ann.token, { do: 'free', of: 1, bot: 'nobody' })).toBe(
      'bad-request',
    );
    expect(await refusal(`${table}/motions/abcdefgh`, ann.token, { answer: 'yes' })).toBe('not-asked');
  });
});

describe('A seat', () => {
  it('is handed to a bot, which plays on, and taken back by its holder alone', async () => {
    const [ann, bea] = await seatAll(client, 2);
    const { table } = ann;
    await ok(`${table}/seat/bot`, ann.token, { bot: 'random' });
    expect((await client.info(table)).seats[0]).toEqual({ seat: 0, bot: 'random', name: 'P0', taken: true });
    // The bot has answered; Ann looks on.
    await expect.poll(async () => (await client.view(table, null)).asked?.seats).toEqual([1]);
    expect(
      await refusal(`${table}/actions`, ann.token, { decision: 'turn.1.0', action: { rest: true } }),
    ).toBe('bot-plays');
    expect(await refusal(`${table}/undo`, ann.token)).toBe('bot-plays');
    expect(await refusal(`${table}/seat/bot`, ann.token, { bot: 'random' })).toBe('bot-plays');
    expect((await client.view(table, ann.token)).seat).toBe(0);
    expect(await refusal(`${table}/seat/back`, bea.token)).toBe('no-bot');
    await ok(`${table}/seat/back`, ann.token);
    expect((await client.info(table)).seats[0].bot).toBeNull();
    const keys = (await client.log(table)).flatMap(({ messages }) => messages.map(({ key }) => key));
    expect(keys).toContain('event.botSitsIn');
    expect(keys).toContain('event.tookSeatBack');
    await moves([ann, bea], 4);
  });

  it('is handed over by its holder, by a link that is spent then', async () => {
    const [ann, bea] = await seatAll(client, 2);
    const { table } = ann;
    const { secret } = await ok<LinkMade>(`${table}/seat/link`, ann.token, { hand: true });
    expect(await lastHeard(table)).toEqual([{ key: 'event.linkGiven', seat: 0, of: 0, by: 'own' }]);
    expect(await refusal(`${table}/join`, null, { secret, name: 'P1' })).toBe('name-taken');
    const dora = await client.join(table, secret, 'Dora');
    expect([await isOpen(table, ann.token), await isOpen(table, dora.token)]).toEqual([false, true]);
    await moves([dora, bea], 4);
  });

  it('is resigned: a bot plays on, and its holder is out for good', async () => {
    const [ann, bea] = await seatAll(client, 2);
    const { table } = ann;
    expect(await refusal(`${table}/abandon`, bea.token)).toBe('not-alone');
    await ok(`${table}/seat/resign`, ann.token, { bot: 'random' });
    expect((await client.info(table)).seats[0]).toEqual({ seat: 0, bot: 'random', name: 'P0', taken: false });
    expect(await isOpen(table, ann.token)).toBe(false);
    expect(await refusal(`${table}/seat/back`, ann.token)).toBe('unauthorized');
    await moves([bea], 3);
  });
});

describe('The last person', () => {
  it('may end the game: abandoned, without a winner, in lobby, view and record', async () => {
    const [ann, bea] = await seatAll(client, 2);
    const { table } = ann;
    await moves([ann, bea], 5);
    await ok(`${table}/seat/resign`, ann.token, { bot: 'random' });
    await ok(`${table}/abandon`, bea.token);
    expect(await client.info(table)).toMatchObject({ status: 'over', abandoned: true, asked: [] });
    const view = await client.view(table, bea.token);
    expect(view).toMatchObject({
      asked: null,
      free: [],
      undo: false,
      outcome: { kind: 'abandoned', winners: [] },
    });
    const { record, replayed } = await verified(table);
    expect(record.outcome).toEqual({ winners: [], kind: 'abandoned', scores: [] });
    expect(replayed).toBe(record.stretches[0].entries.length);
    const actions = record.stretches[0].entries.map(({ action }) => action);
    expect(actions).toContainEqual({ table: 'resign', of: 0, by: 'own' });
    expect(actions.at(-1)).toEqual({ table: 'abandon' });
    const open = await client.ask<{ news: { events: [string][] }[] }>(`/api/tables/${table}/replay`);
    expect(open.news.at(-1)?.events[0][0]).toBe('abandoned');
    for (const what of ['abandon', 'seat/back'])
      expect(await refusal(`${table}/${what}`, bea.token)).toBe('game-over');
    expect(await refusal(`${table}/motions`, bea.token, { do: 'takeBack', to: 1 })).toBe('game-over');
  });

  it('finds it so after a restart', async () => {
    const first = await serving();
    const [ann] = await seatAll(first.client, 1, 2);
    await post(first.client, `${ann.table}/abandon`, ann.token);
    const second = await first.again();
    expect((await second.client.view(ann.table, null)).outcome?.kind).toBe('abandoned');
    expect((await second.client.record(ann.table)).outcome?.kind).toBe('abandoned');
    await second.close();
  });
});

/** A table at which so much was done that everybody heard of: no pass in a window, nothing sealed. */
async function threeWhoHeardAll(count: number) {
  for (;;) {
    const [ann, bea, cleo] = await seatAll(client, 3, 0, { auguries: false });
    await moves([ann, bea, cleo], count);
    const views = await Promise.all([ann, bea, cleo].map(({ table, token }) => client.view(table, token)));
    if (views.every(({ seq }) => seq === count)) return { ann, bea, cleo };
  }
}

describe('A take-back', () => {
  it('needs all other persons; the table is then as it was, and what was undone stays in the log', async () => {
    const { ann, bea, cleo } = await threeWhoHeardAll(8);
    const { table } = ann;
    const listening = listen(address, table, { token: bea.token });
    await listening.until(({ views }) => views.size > 0);
    const before = await client.view(table, bea.token, 3);
    const { motion } = await ok<MotionMade>(`${table}/motions`, ann.token, { do: 'takeBack', to: 3 });
    expect((await client.info(table)).motions).toMatchObject([
      { what: { to: 3, turn: false }, missing: [1, 2] },
    ]);
    await ok(`${table}/motions/${motion}`, bea.token, { answer: 'yes' });
    expect((await client.view(table, bea.token)).seq).toBe(8);
    const { seq } = await ok<MotionMade>(`${table}/motions/${motion}`, cleo.token, { answer: 'yes' });
    expect(seq).toBe(9);
    const after = await client.view(table, bea.token);
    // What is asked anew has a number of its own.
    const shown = (view: SeatView) => ({ ...view, asked: view.asked && { ...view.asked, no: 0 } });
    expect({ ...shown(after), seq: 3, undo: false, redo: false }).toEqual({
      ...shown(before),
      undo: false,
      redo: false,
    });
    await listening.until(({ views }) => views.has(9));
    expect(listening.views.get(9)).toEqual(after);
    expect(await client.log(table)).toHaveLength(9);
    listening.socket.close();
    await moves([ann, bea, cleo], 5, 'other');
  });

  it('goes on after a restart, and its record verifies with the chance of every entry', async () => {
    const first = await serving();
    const seats = await seatAll(first.client, 1, 1);
    const [ann] = seats;
    const { table } = ann;
    const random = dice('restart');
    // The bot moves in between, when it likes.
    const moreThan = async (on: Client, entries: number) => {
      const isThere = async () => {
        const { seq, outcome } = await on.view(table, null);
        return seq > entries || outcome !== null;
      };
      while (!(await isThere())) await playOne(on, seats, random);
    };
    await moreThan(first.client, 6);
    // Bots have nothing against it: it is done at once.
    for (const to of [4, 2, 0]) {
      const { body } = await post<MotionMade>(first.client, `${table}/motions`, ann.token, {
        do: 'takeBack',
        to,
      });
      expect(body, JSON.stringify(body)).toMatchObject({ motion: null, seq: expect.any(Number) });
      await moreThan(first.client, (body.seq ?? 0) + 3);
    }
    const second = await first.again();
    await moreThan(second.client, Number.MAX_SAFE_INTEGER);
    const record = readRecord(await second.client.record(table));
    const { replayed } = replay(proof, record, { verify: true });
    expect(replayed).toBe(record.stretches[0].entries.length);
    const replayedViews = await second.client.view(table, null, 12);
    expect(replayedViews.seq).toBe(12);
    await second.close();
  });

  it('to the start of one’s turn is found by the server, past what was taken back before', async () => {
    let [ann, bea] = await seatAll(client, 2);
    // Until somebody is in the middle of his turn; a game may be over before that.
    const random = dice('turn');
    const seasonIn = ({ table: on }: SeatView) => (on as { season: number }).season;
    let who: Seated | undefined;
    let began = 0;
    while (who === undefined) {
      const move = await playOne(client, [ann, bea], random);
      if (move === null) {
        [ann, bea] = await seatAll(client, 2);
        began = 0;
        continue;
      }
      const { table } = ann;
      const now = await client.view(table, null);
      const { crumbs, asked, seq } = now;
      const before = await client.view(table, null, Math.max(0, seq - 1));
      const turnBefore = before.crumbs.includes('turn');
      const isAsked = (of: typeof asked) => of?.kind === 'turn' && of.seats.includes(move.mover.seat);
      // Asked, having acted, and asked again: in one turn, unless a season has ended between.
      const isSameSeason = seasonIn(now) === seasonIn(before);
      if (began > 0 && isSameSeason && isAsked(asked) && isAsked(before.asked)) who = move.mover;
      else if (crumbs.includes('turn') && !turnBefore) began = seq;
    }
    const mover = who;
    const { table } = mover;
    const other = mover === ann ? bea : ann;
    const { motion } = await ok<MotionMade>(`${table}/motions`, mover.token, { do: 'takeBack', to: 'turn' });
    const [{ what }] = (await client.info(table)).motions;
    expect(what).toMatchObject({ do: 'takeBack', turn: true });
    await ok(`${table}/motions/${motion}`, other.token, { answer: 'yes' });
    const { crumbs } = await client.view(table, null);
    expect(crumbs).toContain('turn');
    expect((what as { to: number }).to).toBeGreaterThanOrEqual(began);
  });

  it('is asked no longer when a person has moved; it cannot reach what is not there', async () => {
    const [ann, bea] = await seatAll(client, 2);
    const { table } = ann;
    await moves([ann, bea], 4);
    const listening = listen(address, table, { token: bea.token });
    const { motion } = await ok<MotionMade>(`${table}/motions`, ann.token, { do: 'takeBack', to: 1 });
    await listening.until(({ heard }) => heard.some(({ table: told }) => told?.motions.length === 1));
    await moves([ann, bea], 1);
    await listening.until(
      ({ heard }) => heard.findLast(({ table: told }) => told)?.table?.motions.length === 0,
    );
    expect(await refusal(`${table}/motions/${motion}`, bea.token, { answer: 'yes' })).toBe('not-asked');
    for (const to of [5, 6, 99])
      expect(await refusal(`${table}/motions`, ann.token, { do: 'takeBack', to })).toBe('too-far');
    for (const to of [-1, 1.5, 'start'])
      expect(await refusal(`${table}/motions`, ann.token, { do: 'takeBack', to })).toBe('bad-request');
    listening.socket.close();
  });

  it('cannot be smuggled in as an action, nor can anything else that is done to the table', async () => {
    const [ann] = await seatAll(client, 2);
    const view = await client.view(ann.table, ann.token);
    const decision = `${view.asked?.kind}.${view.asked?.no}.0`;
    for (const action of [
      { table: 'takeBack', to: 0 },
      { table: 'abandon' },
      { table: 'resign', of: 1, by: 'own' },
      { table: 'abandon', offer: 1 },
    ]) {
      const { status } = await client.act(ann, decision, action);
      expect(status).toBe(422);
    }
    expect((await client.view(ann.table, ann.token)).seq).toBe(0);
  });
});

describe('A rematch', () => {
  it('is the same game with everybody a seat further on, for the browsers that hold the seats', async () => {
    const { id, secrets } = await newTable([{ person: '' }, { bot: 'random' }, { person: '' }], {
      name: 'Again',
      options: { seasons: 2 },
    });
    const ann = await client.join(id, secrets[0], 'Ann');
    const bea = await client.join(id, secrets[2], 'Bea');
    expect(await refusal(`${id}/rematch`, ann.token)).toBe('still-played');
    await ok(`${id}/seat/resign`, ann.token, { bot: 'random' });
    await ok(`${id}/abandon`, bea.token);
    expect(await refusal(`${id}/rematch`, ann.token)).toBe('unauthorized'); // she has left
    const next = await ok<Rematch>(`${id}/rematch`, bea.token);
    expect(next.seat).toBe(0);
    expect(typeof next.owner).toBe('string');
    expect((await client.info(id)).rematch).toBe(next.id);
    const info = await client.info(next.id);
    expect(info).toMatchObject({ game: 'proof', name: 'Again', options: { seasons: 2 }, status: 'playing' });
    expect(info.seats.map(({ bot, name }) => [bot, name])).toEqual([
      [null, 'Bea'],
      ['random', null],
      ['random', null],
    ]);
    expect((await client.view(next.id, next.token)).seat).toBe(0);
  });

  it('waits for all who sat there, each of whom finds his seat; two who ask at once get one table', async () => {
    const seats = await seatAll(client, 3);
    const [ann, bea, cleo] = seats;
    await moves(seats, 400, 'to the end');
    expect((await client.info(ann.table)).status).toBe('over');
    const [one, two] = await Promise.all(
      [ann, bea].map(({ table, token }) => ok<Rematch>(`${table}/rematch`, token)),
    );
    expect(one.id).toBe(two.id);
    expect([one, two].filter(({ owner }) => owner !== undefined)).toHaveLength(1);
    expect([one.seat, two.seat]).toEqual([1, 2]);
    expect((await client.info(one.id)).status).toBe('waiting');
    expect(await refusal(`${ann.table}/rematch`, ann.token)).toBe('seat-taken');
    const three = await ok<Rematch>(`${cleo.table}/rematch`, cleo.token);
    expect(three).toMatchObject({ id: one.id, seat: 0 });
    expect((await client.info(one.id)).status).toBe('playing');
    expect(await refusal(`${ann.table}/rematch`, null)).toBe('unauthorized');
  });
});

describe('Spectators', () => {
  it('speak where the owner allows it, under a name that is nobody’s there, and apart from those who play', async () => {
    const { id, secrets, owner } = await newTable(persons(2));
    await client.join(id, secrets[0], 'Ann');
    const line = { text: 'Well played', name: 'Zoe' };
    expect(await refusal(`${id}/chat`, null, line)).toBe('spectators-silent');
    expect(await refusal(`${id}/chat`, null, { text: 'Well played' })).toBe('unauthorized');
    await ok(`${id}/owner/settings`, owner, { spectatorsChat: true });
    expect((await client.info(id)).spectatorsChat).toBe(true);
    await ok(`${id}/chat`, null, line);
    expect(await client.chat(id)).toMatchObject([{ seat: null, speaker: 'Zoe', text: 'Well played' }]);
    expect(await refusal(`${id}/chat`, null, { ...line, name: 'Ann' })).toBe('name-taken');
    await ok(`${id}/owner/settings`, owner, { spectatorsChat: false });
    expect(await refusal(`${id}/chat`, null, line)).toBe('spectators-silent');
  });
});

describe('Limits', () => {
  it('hold for what is done to seats, each seat for itself', async () => {
    const strict = await serving({ limits: 1, clock: fakeClock() });
    const [ann, bea] = await seatAll(strict.client, 2);
    const statuses = [];
    for (let i = 0; i < 32; i++)
      statuses.push((await post(strict.client, `${ann.table}/seat/link`, ann.token)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect(statuses.at(-1)).toBe(429);
    expect((await post(strict.client, `${ann.table}/seat/link`, bea.token)).status).toBe(200);
    await strict.close();
  });
});
