import { describe, expect, it } from 'vitest';
import { CARDS, waking } from './independents.ts';
import { plays } from './reactions.ts';
import { asked, offered, scene, told } from './scene.ts';

describe.each([
  ['C22', 'Card 22, Migration of Illyrian Tribes', 'glaukias', 'taulantioi'],
  ['C23', 'Card 23, Scythian Invasion', 'seuthes', 'istros'],
  ['C24', 'Card 24, 23 000 Greek Soldiers', 'philon', 'hekatompylos'],
] as const)('%s %s', (card, _, army, entry) => {
  const others = { leosthenes: 'lamia', ariarathes: 'komana' };

  it(`${card}-01 makes its Army active, if that is in its box`, () => {
    const table = waking(army, { generals: others });
    expect(told(table, 'woke')).toEqual({ seat: 0, general: army });
    plays(table, [0, { enter: army, at: entry }]);
    expect(table.fact('generals')).toMatchObject({ [army]: entry });
  });
  it(`${card}-02 which has to enter the map by a dotted path`, () => {
    const table = waking(army, { generals: others });
    expect(table.refuses(0, { done: true })).toBe('S9.5-15');
    expect(table.refuses(0, { enter: army, at: 'pella' })).toBe('S9.5-15');
  });
  it(`${card}-03 every other active one may be moved, too`, () => {
    const table = waking(army, { generals: others });
    expect(offered(table, 0, 'move').sort()).toEqual(['ariarathes', 'leosthenes']);
  });
  it(`${card}-04 which of them, and in which order, its player decides; each moves once`, () => {
    const table = waking(army, { generals: others });
    plays(table, [0, { move: 'leosthenes' }], [0, { end: true }]);
    expect(table.refuses(0, { move: 'leosthenes' })).toBe('D9-11');
    plays(table, [0, { enter: army, at: entry }], [0, { end: true }]);
    expect(table.refuses(0, { move: army })).toBe('D9-11');
    plays(table, [0, { done: true }]);
    expect(asked(table)).toEqual(['0 bonus']);
  });
  it(`${card}-05 with its Army on the map it may be used all the same, and that one moves like the others`, () => {
    const table = waking(army, { generals: { ...others, [army]: 'bagistana' } });
    expect([told(table, 'woke'), offered(table, 0, 'move')]).toMatchObject([undefined, { length: 3 }]);
    plays(table, [0, { done: true }]);
    expect(asked(table)).toEqual(['0 bonus']);
  });
});

describe('Cards 22 to 24', () => {
  it.each(['glaukias', 'seuthes'] as const)('C22-06 C23-06 a beaten %s goes back to his box', (army) => {
    const table = waking(army, {
      generals: { [army]: 'lamia', leosthenes: 'thebai', antigonos: '0 larisa' },
      units: ['0 larisa loyal 6'],
      dice: [1, 1, 6, 6],
    });
    plays(table, [0, { move: army }], [0, { go: 'larisa' }]);
    expect([told(table, 'beaten'), table.fact('generals')]).toMatchObject([
      { general: army },
      { [army]: 'box' },
    ]);
  });
  it('C24-05 with PHILON out of the game it moves the others, if there are any', () => {
    const position = { step: 'tyche', hands: { 0: [CARDS.philon, 'diplomacy'] } } as const;
    const alone = scene({ ...position, generals: { philon: 'killed' } });
    expect(alone.refuses(0, { event: CARDS.philon })).toBe('C24-05');
    const table = scene({ ...position, generals: { philon: 'killed', seuthes: 'istros' } });
    expect(offered(table, 0, 'event')).toEqual([CARDS.philon]);
  });
  it('C24-06 PHILON keeps to his march to the west', () => {
    const table = plays(waking('philon', { generals: { philon: 'ekbatana', leosthenes: 'lamia' } }), [
      0,
      { move: 'philon' },
    ]);
    expect(table.asked()).toMatchObject([{ about: { west: 'ekbatana' } }]);
  });
  it('C0-08 the OPs may still pay for a Force-March', () => {
    const table = waking('philon', {
      generals: { philon: 'killed', leosthenes: 'lamia', antigonos: '0 pella' },
      units: ['0 pella loyal 2'],
    });
    plays(
      table,
      [0, { move: 'leosthenes' }],
      [0, { go: 'thebai' }],
      [0, { end: true }],
      [0, { on: 'forceMarch' }],
      [0, { march: 'antigonos', from: 'pella', side: 'outside', loyal: 2 }],
      [0, { go: 'larisa' }],
    );
    expect([asked(table), table.fact('march')]).toMatchObject([['0 march'], { owner: 0, left: 1 }]);
  });
  it('S9.5-06 it is in the Tyche Segment of whoever plays the card that they move', () => {
    const table = waking('glaukias', { generals: { leosthenes: 'lamia' } });
    expect([table.fact('segment'), table.fact('active')]).toEqual(['tyche', 0]);
    expect(asked(table)).toEqual(['0 independents']);
  });
});
