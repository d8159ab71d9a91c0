/** A fast table has agreed that who can only pass at a window is not asked; elsewhere everybody is, lest the others learn it. */

import { expect, it } from 'vitest';
import type { Pace } from '../src/api.ts';
import { openSqlite } from '../src/storage/sqlite.ts';
import { hashOf } from '../src/tokens.ts';
import { nobody, tablesIn } from './rooms.ts';
import { scratchFolder } from './serving.ts';

const BY_THE_DAY: Pace = {
  ...{ live: false, hold: 0, clock: { kind: 'none' }, out: 'nothing', bot: 'random', awayDays: 0 },
};

/** Four persons want to be stopped by every omen, the first raids: who is asked then, and who has a card to play. */
async function raided(pace: Pace | null) {
  const storage = openSqlite(scratchFolder());
  const seats = [0, 1, 2, 3].map((seat) => ({ bot: null, name: null, secretHash: hashOf(`link ${seat}`) }));
  await storage.createTable({
    ...{ id: 'fasttable', name: '', game: 'proof', options: { auguries: false }, open: false },
    ...{ secret: 'a card here', createdAt: 1, seats, pace },
  });
  const tables = tablesIn(storage, nobody);
  for (const seat of [0, 1, 2, 3]) await tables.join('fasttable', `link ${seat}`, `P${seat}`);
  const room = await tables.room('fasttable');
  for (const seat of [0, 1, 2, 3]) await room.act(seat, { arm: 'omens', when: 'always' });
  await room.act(0, { raid: 'argos', led: 'veteran', with: 3 });
  await tables.stewards.atWork(room);
  const asked = room.pending().flatMap(({ kind, seat }) => (kind === 'omens' ? [seat] : []));
  const { position } = room.match();
  const holding = asked.filter((seat) => room.game.options(position, seat).options.length > 1);
  const told = await Promise.all([0, 1, 2, 3].map((seat) => tables.stewards.state(room, seat)));
  const answered = told.map((each) => each.answered.length);
  await tables.close();
  await storage.close();
  return { asked, holding, answered };
}

it('asks only those who hold something, and tells nobody of the others’ passing', async () => {
  const { asked, holding } = await raided(BY_THE_DAY);
  expect(asked).toEqual([0, 1, 2, 3]);
  expect([holding.length > 0, holding.length < 4]).toEqual([true, true]);
  const fast = await raided({ ...BY_THE_DAY, fast: true });
  expect([fast.asked, fast.holding]).toEqual([holding, holding]);
  expect(fast.answered).toEqual([0, 0, 0, 0]);
});
