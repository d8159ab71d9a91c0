/** A live table: the time that a window takes tells nobody whether it has stopped anybody. */

import type { Chance, Game } from '@diadochi/kernel';
import { proof } from '@diadochi/proof';
import { describe, expect, it } from 'vitest';
import type { Pace } from '../src/api.ts';
import type { Audience } from '../src/audiences.ts';
import { openRoom, type Said } from '../src/room.ts';
import { openSqlite } from '../src/storage/sqlite.ts';
import { fakeClock } from './fake-clock.ts';
import { nobody, tablesIn } from './rooms.ts';
import { scratchFolder } from './serving.ts';

const HOLD = 3000;
const LIVE: Pace = {
  ...{ live: true, hold: HOLD, clock: { kind: 'none' }, out: 'nothing', bot: 'random', awayDays: 0 },
};
const RAID = { raid: 'argos', led: 'veteran', with: 1 };

/** Nothing is left to chance: what falls would tell two tables apart. */
const fate = (chance: Chance): Chance => ({
  ...chance,
  die(sides) {
    chance.die(sides);
    return 3;
  },
  draw(pieces, count) {
    chance.draw(pieces, count);
    return pieces[0];
  },
});
const fated: Game = {
  ...proof,
  start: (setup, chance, sink) => proof.start(setup, fate(chance), sink),
  apply: (p, seat, action, chance, sink, into) => proof.apply(p, seat, action, fate(chance), sink, into),
};

async function raid(
  pace: Pace | undefined,
  stopped: readonly number[],
  answerAfter: number | null,
  isOpenedAnew = false,
) {
  const clock = fakeClock();
  const storage = openSqlite(scratchFolder());
  const tables = tablesIn(storage, nobody, { clock, played: { proof: fated } });
  const seats = [0, 1, 2, 3].map(() => ({ person: '' }));
  const { id, secrets } = await tables.create({
    ...{ game: 'proof', seats, options: { auguries: false } },
    ...(pace === undefined ? {} : { pace }),
  });
  for (const [i, secret] of secrets.entries()) await tables.join(id, secret as string, `P${i}`);
  const room = await tables.room(id);
  for (const seat of [0, 1, 2, 3])
    await room.act(seat, { arm: 'omens', when: stopped.includes(seat) ? 'always' : 'never' });
  const start = clock.now();
  const heard = new Map<Audience, number[]>();
  const said = new Map<Audience, Said[]>();
  const begun = room.numberOf(null);
  for (const audience of [0, 1, 2, 3, null])
    room.listen(audience, (news) => {
      heard.set(audience, [...(heard.get(audience) ?? []), clock.now() - start]);
      said.set(audience, [...(said.get(audience) ?? []), news]);
    });
  await room.act(0, RAID);
  const early = [...heard.keys()];
  if (answerAfter !== null) {
    clock.pass(answerAfter);
    for (const seat of stopped) await room.act(seat, { pass: true });
  }
  // Who looks in another way waits as long.
  let isShown = false;
  void room.settled(null).then(() => {
    isShown = true;
  });
  clock.pass(HOLD - 1 - (answerAfter ?? 0));
  await Promise.resolve();
  const shown = [isShown];
  const before = heard.get(null) ?? [];
  clock.pass(1);
  await room.settled(null);
  await Promise.resolve();
  shown.push(isShown);
  const after = heard.get(null) ?? [];
  const kinds = room.pending().flatMap(({ kind, optional }) => (optional ? [] : [kind]));
  const stored = isOpenedAnew ? await storage.table(id) : null;
  const later = stored === null ? room : await openRoom(storage, stored, room.game, () => {}, clock);
  /** All that a spectator and the mover can get to know of it: live, later, in the log, in a replay. */
  const known = {
    live: [said.get(null), said.get(0)],
    view: [later.shown(null).view, later.shown(0).view],
    missed: await later.newsBetween(null, begun, later.numberOf(null)),
    log: await later.heard(null),
    moments: (await later.moments(null, begun)).moments,
  };
  await tables.close();
  await storage.close();
  return { early, before, last: after.at(-1), mover: heard.get(0)?.at(-1), shown, kinds, known };
}

describe('at a live table', () => {
  it.each([
    ['nobody is', [], null],
    ['one is, and passes at once,', [2], 0],
    ['one is, and thinks,', [2], 2500],
    ['three are', [1, 2, 3], 1234],
  ])(
    'when %s stopped, the others hear of it when the hold is over, to the millisecond',
    async (_, stopped, after) => {
      const { early, before, last, mover, shown, kinds } = await raid(LIVE, stopped, after);
      expect(early).toEqual(stopped); // they are asked at once
      expect([before, last, mover]).toEqual([[], HOLD, HOLD]);
      expect(shown).toEqual([false, true]);
      expect(kinds).toEqual(['turn']);
    },
  );

  it('whether nobody, one or three were stopped: it is one and the same news, to the byte', async () => {
    const [nobodyWas, oneWas, threeWere] = [
      await raid(LIVE, [], null),
      await raid(LIVE, [2], 700),
      await raid(LIVE, [1, 2, 3], 1234),
    ].map(({ known }) => JSON.stringify(known));
    expect(oneWas).toBe(nobodyWas);
    expect(threeWere).toBe(nobodyWas);
    const { live, missed, moments } = JSON.parse(nobodyWas);
    expect(live.map((said: unknown[]) => said.length)).toEqual([1, 1]);
    expect(missed).toEqual(live[0]);
    expect(moments).toHaveLength(1);
  });

  it('who goes on thinking is waited for: then reactions are open', async () => {
    const { last, kinds } = await raid(LIVE, [2], null);
    expect([last, kinds]).toEqual([HOLD, ['omens']]);
  });

  it('what was told together is that for whoever opens the table anew, from every snapshot', async () => {
    const { known } = await raid(LIVE, [2], 700, true);
    const { known: same } = await raid(LIVE, [2], 700);
    expect(known.log).toEqual(same.log);
    expect(known.missed).toEqual(same.missed);
    expect(known.moments).toEqual(same.moments);
  });
});

it('at another table nothing is held', async () => {
  const { before, shown } = await raid(undefined, [], null);
  expect([before, shown]).toEqual([[0], [true, true]]);
});
