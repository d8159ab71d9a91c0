/** 13.3: what is told of the chances of a Naval Battle, and of its end. */

import { describe, expect, it } from 'vitest';
import { content } from '../src/content.ts';
import { type Scene, told } from './scene.ts';
import { engaged } from './sea.ts';

const FACES = [1, 2, 3, 4, 5, 6];
const ROLLS = FACES.flatMap((first) => FACES.map((second) => first + second));
/** S13.3.D-02: by the Battle Table, as it is printed. */
const scores: { readonly [roll: string]: readonly number[] } = content.tables.battleTable.scores;

/** In thousandths, of all rolls of both sides. */
function counted(strength: number, other: number): { win: number; draw: number; lose: number } {
  const count = { win: 0, draw: 0, lose: 0 };
  for (const ours of ROLLS)
    for (const theirs of ROLLS) {
      const [mine, his] = [scores[ours][strength], scores[theirs][other]];
      count[mine > his ? 'win' : mine < his ? 'lose' : 'draw']++;
    }
  const share = (of: number) => Math.round((of * 1000) / 36 ** 2);
  return { win: share(count.win), draw: share(count.draw), lose: share(count.lose) };
}
/** Seat 1 has the Fleet of Phoinike, with 2 or upgraded with 3. */
const meets = (parts: Scene, escort: readonly string[] = []) => engaged(parts, escort);

describe('13.3 The chances of a Naval Battle', () => {
  it.each<[string, Scene, readonly string[], number, number]>([
    ['without a Fleet', {}, [], 0, 2],
    ['with one of the two', { provinces: { kypros: 0, karia: 0 } }, ['kypros'], 1, 2],
    ['with both', { provinces: { kypros: 0, karia: 0 } }, ['kypros', 'karia'], 2, 2],
    [
      'with upgraded ones',
      {
        provinces: { rhodos: 0, karia: 0 },
        fleets: { rhodos: 'upgraded', karia: 'upgraded', phoinike: 'upgraded' },
      },
      ['rhodos', 'karia'],
      5,
      3,
    ],
  ])('S13.3.D-02 %s', (_, parts, escort, strength, other) => {
    const table = meets({ ...parts, dice: [1, 1, 1, 1] }, escort);
    expect(told(table, 'navalBattle')).toMatchObject({ strength, other, ...counted(strength, other) });
  });
});

describe('13.3 Who has won at sea', () => {
  it('S13.3.D-04 is told with both scores, and which Fleets are Dispersed', () => {
    const table = meets({ provinces: { kypros: 0 }, dice: [6, 6, 1, 2] }, ['kypros']);
    expect(told(table, 'wonNavalBattle')).toEqual({
      seat: 0,
      against: 1,
      space: 'salamis',
      score: 4,
      other: 0,
    });
    expect(told(table, 'fleetDispersed')).toEqual({ seat: 1, fleet: 'phoinike' });
  });
  it('S13.3.D-06 also where it is the Interceptor', () => {
    const table = meets({ provinces: { kypros: 0 }, dice: [1, 2, 6, 6, 1] }, ['kypros']);
    expect(told(table, 'wonNavalBattle')).toEqual({
      seat: 1,
      against: 0,
      space: 'salamis',
      score: 5,
      other: 0,
    });
    expect(told(table, 'fleetDispersed')).toEqual({ seat: 0, fleet: 'kypros' });
  });
});
