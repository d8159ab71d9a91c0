/** A finished game as it was kept: what was written in earlier days is shown like what is written now. */

import { expect, it } from 'vitest';
import type { OpenReplay, SeatView } from '../src/api.ts';
import { ofReplay, seenBy } from '../src/replay/moments.ts';

const view = { seq: 0, seat: null, table: { deck: 3, holders: { elis: 1 } } } as unknown as SeatView;
const now = { table: { deck: 2, holders: { argos: 0, '-': ['elis'] } } };
const earlier = [['table.deck', 2], ['table.holders.argos', 0], ['table.holders.elis']];
const told = (changes: unknown) => ({ seq: 1, by: 0, events: [['took', { seat: 0 }]], changes });
const replay = (changes: unknown, more = {}) =>
  ({ view, news: [{ ...told(changes), ...more }] }) as unknown as OpenReplay;

it.each([
  ['now', now],
  ['in earlier days', earlier],
])('shows what was written %s', (_, changes) => {
  const { frames, last } = ofReplay(replay(changes));
  expect(last).toBe(1);
  expect(frames.map(({ view: { table } }) => table)).toEqual([
    { deck: 3, holders: { elis: 1 } },
    { deck: 2, holders: { argos: 0 } },
  ]);
  expect(frames[1].messages).toEqual([{ key: 'event.took', params: { seat: 0 } }]);
});

it('shows the table by the eyes of a seat where that is known, and says where it is not', () => {
  expect(ofReplay(replay(earlier)).sides).toBeNull();
  const open = { ...replay(now, { sides: [[1, { hand: [7] }]] }), sides: [[0, { hand: [4] }]] };
  const { frames, sides } = ofReplay(open as unknown as OpenReplay);
  const handOf = (at: number, seat: number) => seenBy(frames[at].view, seat, sides?.[at]).table.hand;
  expect([handOf(0, 0), handOf(0, 1), handOf(1, 0), handOf(1, 1)]).toEqual([[4], undefined, [4], [7]]);
});
