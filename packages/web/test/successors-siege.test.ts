/** A Siege as the log tells it: each line with the rule behind it. */

import { content } from '@diadochi/successors';
import { describe, expect, it } from 'vitest';
import type { Message } from '../src/api.ts';
import { unpack } from '../src/games/successors/content.ts';
import { SIEGE_STAGES, siegeIn } from '../src/games/successors/siege/telling.ts';
import type { Content, Table } from '../src/games/successors/view.ts';

unpack(content as unknown as Content);

const table = { factions: [], sieges: {}, pcs: { sardeis: 1 } } as unknown as Table;
const told = (name: string, params = {}) => ({
  key: `event.${name}`,
  params: { space: 'sardeis', ...params },
});

it('S16.6-01 Prestige that is compared before the roll is not that of S15.2.B-12', () => {
  const messages = [
    told('besieged', { seat: 0, general: 'antigonos', cus: 3 }),
    told('prestige', { seat: 0, prestige: 4 }),
    told('prestige', { seat: 1, prestige: 3 }),
    told('siegeRoll', { seat: 0, die: 5, total: 5, points: 1, losses: 0 }),
    told('siegePoint', { seat: 0, points: 1, needed: 3 }),
    told('prestige', { seat: 0, prestige: 4 }),
    told('prestige', { seat: 1, prestige: 3 }),
  ];
  const { lines } = siegeIn({ messages, until: 1 }, table);
  expect(lines.map(({ clause }) => clause)).toEqual(['S16.6-01', 'S16.6-01', 'S15.2.B-12', 'S15.2.B-12']);
});

describe('S16.5-01 a CU inside that stands in for a Siege Point', () => {
  const besieged = told('besieged', { seat: 0, general: 'antigonos', cus: 5 });
  const rolled = told('siegeRoll', { seat: 0, die: 5, total: 5, points: 2, losses: 0 });
  const lost = told('lostUnit', { seat: 1, unit: 'mercenary', cause: 'siege' });
  const after = (...since: Message[]) =>
    siegeIn({ messages: [besieged, rolled, ...since], until: 1 }, {
      ...table,
      sieges: { sardeis: { by: 0, points: 1, needed: 2 } },
    } as unknown as Table);

  it('is among the losses, asked for and given up', () => {
    expect([after(), after(lost), after(lost, lost)].map(({ pending }) => pending)).toEqual([2, 1, 0]);
    for (const { stage } of [after(), after(lost), after(lost, lost)])
      expect(SIEGE_STAGES[stage]).toBe('losses');
  });
  it('is asked for by no point that has been gained, nor when the city has fallen', () => {
    const point = told('siegePoint', { seat: 0, points: 2, needed: 3 });
    expect(after(point).pending).toBe(1);
    expect(after(point, told('siegePoint', { seat: 0, points: 3, needed: 3 })).pending).toBe(0);
    expect(after(told('cityFell', { seat: 0, from: 1 })).pending).toBe(0);
  });
});
