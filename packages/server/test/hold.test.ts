/** A live table: the time that a window takes tells nobody whether it has stopped anybody. */

import { describe, expect, it } from 'vitest';
import type { Pace } from '../src/api.ts';
import type { Audience } from '../src/audiences.ts';
import { openSqlite } from '../src/storage/sqlite.ts';
import { fakeClock } from './fake-clock.ts';
import { nobody, tablesIn } from './rooms.ts';
import { scratchFolder } from './serving.ts';

const HOLD = 3000;
const LIVE: Pace = {
  ...{ live: true, hold: HOLD, clock: { kind: 'none' }, out: 'nothing', bot: 'random', awayDays: 0 },
};
const RAID = { raid: 'argos', led: 'veteran', with: 1 };

async function raid(pace: Pace | undefined, stopped: readonly number[], answerAfter: number | null) {
  const clock = fakeClock();
  const storage = openSqlite(scratchFolder());
  const tables = tablesIn(storage, nobody, { clock });
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
  for (const audience of [0, 1, 2, 3, null])
    room.listen(audience, () => heard.set(audience, [...(heard.get(audience) ?? []), clock.now() - start]));
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
  await tables.close();
  await storage.close();
  return { early, before, last: after.at(-1), mover: heard.get(0)?.at(-1), shown, kinds };
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

  it('who goes on thinking is waited for: then reactions are open', async () => {
    const { last, kinds } = await raid(LIVE, [2], null);
    expect([last, kinds]).toEqual([HOLD, ['omens']]);
  });
});

it('at another table nothing is held', async () => {
  const { before, shown } = await raid(undefined, [], null);
  expect([before, shown]).toEqual([[0], [true, true]]);
});
