import type { Table } from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import { asked, offered, type Scene, scene, told } from './scene.ts';

/** Cards 7 and 8 are like card 5, each for one Province: its space, another of its spaces, one that is elsewhere. */
const cards = [
  { id: 'C7', card: 'thracian-mercenaries', space: 'kardia', other: 'abdera', elsewhere: 'amphipolis' },
  { id: 'C8', card: 'cappadocian-mercenaries', space: 'mazaka', other: 'nora', elsewhere: 'ankyra' },
];
function playing(card: string, position: Scene): Table {
  const table = scene({ step: 'tyche', hands: { 0: [card] }, ...position });
  table.does(0, { event: card });
  return table;
}

describe.each(cards)('$card', ({ id, card, space, other, elsewhere }) => {
  const pcs = { [space]: 0, [other]: 0, [elsewhere]: 0 };

  it(`${id}-01 needs a friendly space in its Province`, () => {
    const without = { step: 'tyche', hands: { 0: [card] }, pcs: { [space]: 1, [elsewhere]: 0 } } as const;
    expect(scene(without).refuses(0, { event: card })).toBe(`${id}-01`);
    expect(offered(scene({ ...without, pcs }), 0, 'event')).toEqual([card]);
  });

  it(`${id}-02 brings two Mercenaries, together, to the one that he chooses`, () => {
    const table = playing(card, { pcs });
    expect(offered(table, 0, 'at').sort()).toEqual([space, other].sort());
    expect(table.refuses(0, { at: elsewhere, side: 'outside' })).toBe(`${id}-02`);
    table.does(0, { at: space, side: 'outside' });
    table.does(0, { none: true });
    expect(table.fact('units')).toEqual([`0 ${space} mercenary 2`]);
    expect(told(table, 'placedUnits')).toMatchObject({ unit: 'mercenary', count: 2, space });
    expect(table.fact('discard')).toEqual([card]);
  });

  it(`${id}-03 and a Minor General of his, if he likes`, () => {
    const table = playing(card, { pcs });
    table.does(0, { at: space, side: 'outside' });
    table.does(0, { general: 'attalos' });
    expect([asked(table), table.fact('generals')]).toMatchObject([['0 activate'], { attalos: `0 ${space}` }]);
  });
});
