/** What each audience is told, over the wire: no more than it may know, by numbers that count nothing else. */

import { dice, type Message } from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import type { FirstOptions, Options } from '../src/api.ts';
import { openSqlite } from '../src/storage/sqlite.ts';
import { hashOf } from '../src/tokens.ts';
import { type Client, decisionOf, playOne, type Seated, seatAll } from './client.ts';
import { type Listening, listen } from './listening.ts';
import { scratchFolder, serving } from './serving.ts';

/** Tables that are dealt alike, whose dice fall alike. */
async function alike(ids: readonly string[], seats: number) {
  const data = scratchFolder();
  const storage = openSqlite(data);
  for (const id of ids)
    await storage.createTable({
      id,
      name: '',
      game: 'proof',
      options: { auguries: false },
      open: false,
      secret: 'the same for all',
      createdAt: 1,
      seats: Array.from({ length: seats }, (_, seat) => ({
        bot: null,
        name: null,
        secretHash: hashOf(`link ${seat}`),
      })),
    });
  await storage.close();
  return serving({ data });
}

const order = async (client: Client, who: Seated, when: string): Promise<void> => {
  const answer = await client.act(who, `orders.free.${who.seat}`, { arm: 'omens', when });
  expect(answer.status).toBe(200);
};
async function act(client: Client, who: Seated, action: object): Promise<void> {
  const decision = decisionOf(await client.view(who.table, who.token), who.seat);
  const answer = await client.act(who, decision as string, action);
  expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
}

const RAIDER = 0;
/**
 * Whom the window stops besides the raider, and in which order they pass; `pad`: an order more, so that all dice are the same;
 * `stewards`: those besides the raider have settled it ahead, and their stewards pass for them.
 */
interface Course {
  readonly stops: readonly number[];
  readonly passing: readonly number[];
  readonly pad: number | null;
  readonly stewards?: true;
}
const COURSES: { readonly [table: string]: Course } = {
  course1: { stops: [2], passing: [RAIDER, 2], pad: 3 },
  course2: { stops: [3], passing: [RAIDER, 3], pad: 2 },
  course3: { stops: [2, 3], passing: [RAIDER, 2, 3], pad: null },
  course4: { stops: [2, 3], passing: [3, 2, RAIDER], pad: null },
  course5: { stops: [2, 3], passing: [2, RAIDER, 3], pad: null },
  course6: { stops: [2, 3], passing: [RAIDER], pad: null, stewards: true },
};

/** A steward that passes; what it was told besides (a plan, a quiet turn) is as little news. */
async function settle(client: Client, { table, token }: Seated): Promise<void> {
  const body = { orders: [{ on: 'omens', answer: 'default' }], quiet: 'turn' };
  expect((await client.call(`/api/tables/${table}/steward`, { token, body })).status).toBe(200);
  const steps = [{ on: 'turn', do: { rest: true } }];
  expect((await client.call(`/api/tables/${table}/plan`, { token, body: { steps } })).status).toBe(200);
  expect((await client.call(`/api/tables/${table}/plan`, { token, body: { steps: [] } })).status).toBe(200);
}
async function hasPassed(client: Client, who: Seated): Promise<void> {
  const { asked } = await client.view(who.table, who.token);
  if (asked?.seats.includes(who.seat)) await hasPassed(client, who);
}

/** Everything that somebody is told of a table, in one text: the stream, his view, the log, the table itself. */
async function allTold(client: Client, table: string, token: string | null, heard: Listening) {
  const { seq } = await client.view(table, token);
  await heard.until(({ views }) => views.has(seq));
  const told = [
    heard.heard.map((said) => ({ ...said, table: undefined })),
    await client.view(table, token),
    await client.log(table, token),
    (await client.info(table)).asked,
  ];
  return JSON.stringify(told).replaceAll(table, 'a table');
}

describe('a window', () => {
  it('tells nobody whom it stops, how many, who has answered, or what was ordered: all is the same to others', async () => {
    const { client, address } = await alike(Object.keys(COURSES), 4);
    const bystanders: string[][] = [];
    const raiders: string[] = [];
    for (const [table, { stops, passing, pad, stewards }] of Object.entries(COURSES)) {
      const seats: Seated[] = [];
      for (let i = 0; i < 4; i++) seats.push(await client.join(table, `link ${i}`, `P${i}`));
      const [raider, other] = seats;
      const tokens = [other.token, null, raider.token];
      const heard = tokens.map((token) => listen(address, table, { token }));
      await Promise.all(heard.map((each) => each.until(({ views }) => views.size > 0)));
      await order(client, other, 'never');
      for (const seat of [2, 3])
        if (stewards) await settle(client, seats[seat]);
        else await order(client, seats[seat], stops.includes(seat) ? 'always' : 'never');
      await act(client, raider, { raid: 'argos', led: 'veteran', with: 1 });
      const open = await client.view(table, null);
      expect(open.asked).toMatchObject({ kind: 'omens', no: 0, seats: [] });
      expect((await client.info(table)).asked).toEqual([]);
      for (const seat of [2, 3]) {
        if (stewards) await hasPassed(client, seats[seat]);
        const { asked } = await client.view(table, seats[seat].token);
        expect(asked?.seats).toEqual(stops.includes(seat) && !stewards ? [seat] : []);
      }
      const told = (token: string | null) => allTold(client, table, token, heard[tokens.indexOf(token)]);
      const during = [await told(other.token), await told(null)];
      for (const seat of passing.slice(0, -1)) {
        await act(client, seats[seat], { pass: true });
        // Nobody else hears of it, and nobody can take it back.
        expect([await told(other.token), await told(null)]).toEqual(during);
        expect((await client.undo(seats[seat])).status).toBe(422);
      }
      if (pad !== null) await order(client, seats[pad], 'default');
      expect([await told(other.token), await told(null)]).toEqual(during);
      await act(client, seats[passing.at(-1) as number], { pass: true });
      bystanders.push([...during, await told(other.token), await told(null)]);
      // When the raider passes himself shows to him.
      if (passing[0] === RAIDER && !stewards) raiders.push(await told(raider.token));
      for (const { socket } of heard) socket.close();
    }
    for (const each of bystanders) expect(each).toEqual(bystanders[0]);
    for (const each of raiders) expect(each).toBe(raiders[0]);
  });
});

describe('the first options', () => {
  it.each([
    ['proof', 3],
    ['phalanxx', 2],
    ['successors', 2],
  ])(
    'of %s come with the view and with the news, and are those that one can ask for',
    async (game, count) => {
      const { client, address } = await serving();
      const seats = await seatedAt(client, game, count);
      const heard = seats.map(({ table, token }) => listen(address, table, { token }));
      const random = dice(`first ${game}`);
      let compared = 0;
      for (let i = 0; i < 30; i++) {
        for (const [seat, each] of heard.entries()) {
          const view = await client.view(seats[seat].table, seats[seat].token);
          await each.until(({ views }) => views.has(view.seq));
          const last = each.heard.findLast((said) => (said.news ?? said.view) !== undefined);
          const first = last?.news === undefined ? last?.options : last.news.options;
          expect(first !== undefined).toBe(decisionOf(view, seat) !== null);
          if (first === undefined) continue;
          const { body } = await client.options(seats[seat], {}, `&kind=${first.kind}&refused=true`);
          const { api: _, ...asked } = body as typeof body & { api: number };
          // In groups, so perhaps in another order.
          const sorted = (list: Options['refused'] = []) =>
            list
              .map(({ option, clause, message: { key, params } }) =>
                // A message may not speak of the option itself.
                JSON.stringify({
                  option,
                  clause,
                  key,
                  params: Object.entries({ ...params, ...option }).sort(),
                }),
              )
              .sort();
          const { refused, ...full } = inFull(first);
          expect(full).toEqual({ ...asked, refused: undefined });
          expect(sorted(refused)).toEqual(sorted(asked.refused as Options['refused']));
          compared++;
        }
        if ((await playOne(client, seats, random)) === null) break;
      }
      expect(compared).toBeGreaterThan(5);
      for (const { socket } of heard) socket.close();
    },
  );
});

/** As a page reads them. */
const inFull = ({ refused, ...rest }: FirstOptions): Options => ({
  ...rest,
  refused: refused.flatMap(([clause, params, field, values, key = `refusal.${clause}`]) =>
    values.map((value) => ({
      option: { [field]: value },
      clause,
      message: { key, params: { ...params, [field]: value } as Message['params'] },
    })),
  ),
});

describe('an order', () => {
  it('takes no way back from others', async () => {
    const { client } = await serving();
    const { id, secrets } = await client.create([{ person: '' }, { person: '' }], {
      options: { auguries: false },
    });
    const seats = [await client.join(id, secrets[0]), await client.join(id, secrets[1])];
    const [ann, bea] = seats;
    await act(client, ann, { shift: 'youth', to: 'watch' });
    const before = await client.view(id, ann.token);
    expect(before.undo).toBe(true);
    await order(client, bea, 'always');
    expect(await client.view(id, ann.token)).toEqual(before);
    expect((await client.undo(ann)).status).toBe(200);
    expect((await client.view(id, bea.token)).orders).toMatchObject({ omens: 'always' });
  });
});

describe.each([
  ['proof', 3, 60],
  ['phalanxx', 2, 40],
  ['successors', 2, 40],
])('%s', (game, count, moves) => {
  it('numbers what it tells one by one, and tells nothing that says nothing', async () => {
    const { client, address } = await serving();
    const seats = game === 'proof' ? await seatAll(client, count) : await seatedAt(client, game, count);
    const { table } = seats[0];
    const tokens = [...seats.map(({ token }) => token), null];
    const heard = tokens.map((token) => listen(address, table, { token }));
    await Promise.all(heard.map((each) => each.until(({ views }) => views.size > 0)));
    const random = dice(game);
    for (let i = 0; i < moves; i++) {
      if (i % 9 === 4) await client.undo(seats[random(count)]);
      if ((await playOne(client, seats, random)) === null) break;
    }
    for (const [i, { news, until, socket }] of heard.entries()) {
      const { seq } = await client.view(table, tokens[i]);
      await until(() => news.length === seq);
      expect(news.map((each) => each.seq)).toEqual(Array.from({ length: seq }, (_, n) => n + 1));
      for (const { by, events, changes } of news)
        expect(by === i || events.length + Object.keys(changes).length > 0).toBe(true);
      socket.close();
    }
  });
});

async function seatedAt(client: Client, game: string, count: number): Promise<Seated[]> {
  const persons = Array.from({ length: count }, () => ({ person: '' }));
  const { id, secrets } = await client.create(persons, { game });
  const seats: Seated[] = [];
  for (const secret of secrets) seats.push(await client.join(id, secret));
  return seats;
}
