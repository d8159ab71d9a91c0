/** A Siege as the log tells it: each line with the rule behind it. */

import { content } from '@diadochi/successors';
import { expect, it } from 'vitest';
import { unpack } from '../src/games/successors/content.ts';
import { siegeIn } from '../src/games/successors/siege/telling.ts';
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
