/** 14: what is told of a Land Battle, and what those who fought in it are for the rest of the Segment. */

import type { Table } from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import { content } from '../src/content.ts';
import { plays } from './reactions.ts';
import { asked, type Scene, scene, told } from './scene.ts';

const FACES = [1, 2, 3, 4, 5, 6];
const scores: { readonly [roll: string]: readonly number[] } = content.tables.battleTable.scores;
/** All rolls of two dice under a Battle Rating. */
const rolls = (rating: number): number[] =>
  FACES.flatMap((first) => FACES.map((second) => Math.max(first, rating) + Math.max(second, rating)));
/** In thousandths, for who attacks. */
function counted([rating, strength]: [number, number], [other, defence]: [number, number]) {
  const count = { win: 0, draw: 0, lose: 0 };
  for (const ours of rolls(rating))
    for (const theirs of rolls(other)) {
      const [mine, his] = [scores[ours][strength], scores[theirs][defence]];
      count[mine > his ? 'win' : mine < his ? 'lose' : 'draw']++;
    }
  const share = (of: number) => Math.round((of * 1000) / 36 ** 2);
  return { win: share(count.win), draw: share(count.draw), lose: share(count.lose) };
}
/** Lysimachos, with a Battle Rating of 3, marches from Pergamon upon Peukestas, with one of 2, in Ephesos. */
const attacks = (mine: string, theirs: string, parts: Scene = {}): Table => {
  const words = mine.split(' ');
  const named = Object.fromEntries(
    words.flatMap((word, i) => (i % 2 === 0 ? [[word, Number(words[i + 1])]] : [])),
  );
  return plays(
    scene({
      turn: 2,
      die: 4,
      ...parts,
      generals: { lysimachos: '0 pergamon', peukestas: '1 ephesos', ...parts.generals },
      units: [`0 pergamon ${mine}`, `1 ephesos ${theirs}`, ...(parts.units ?? [])],
    }),
    [0, { march: 'lysimachos', from: 'pergamon', side: 'outside', ...named }],
    [0, { go: 'ephesos' }],
    [1, { stay: true }],
  );
};

describe('14 The news of a Land Battle', () => {
  it('S14.7-06 how likely its ends were, by strengths and Battle Ratings', () => {
    const even = attacks('loyal 3', 'mercenary 6', { dice: [4, 4, 4, 4] });
    expect(told(even, 'battle')).toMatchObject({
      attackers: 'lysimachos',
      defenders: 'peukestas',
      ...counted([3, 6], [2, 6]),
    });
    // The space is worth a point of Local Troops.
    const held = attacks('loyal 5', 'mercenary 6', { pcs: { ephesos: 1 }, dice: [6, 6, 1, 1] });
    expect(told(held, 'battle')).toMatchObject(counted([3, 10], [2, 7]));
  });
  it('S14.9-02 S14.9-01 why a CU is lost: for a victory, or for a draw', () => {
    const won = attacks('loyal 3 mercenary 1', 'loyal 3', { dice: [5, 5, 4, 4, 1] });
    expect(won.asked()).toMatchObject([{ kind: 'lose', about: { cause: 'won', left: 1 } }]);
    plays(won, [0, { lose: 'mercenary' }]);
    const drawn = attacks('loyal 3 mercenary 1', 'mercenary 7', { dice: [4, 4, 4, 4] });
    expect(drawn.asked()).toMatchObject([{ kind: 'lose', about: { cause: 'drawn', left: 1 } }]);
    plays(drawn, [0, { lose: 'mercenary' }]);
  });
});

describe('14 After a Land Battle', () => {
  it('S14.8-07 a Minor General who takes the place of the fallen leads the active group', () => {
    const table = attacks('loyal 4 mercenary 1', 'mercenary 7', { dice: [4, 5, 3, 4, 6] });
    plays(table, [0, { appoint: 'attalos' }], [0, { lose: 'mercenary' }]);
    expect(told(table, 'tookCommand')).toEqual({ seat: 0, general: 'attalos', space: 'ephesos' });
    expect(asked(table)).toEqual(['0 march']);
    expect(table.fact('march')).toMatchObject({ at: 'ephesos', generals: ['attalos'], units: { loyal: 4 } });
  });
  it('S14.10-03 whoever came out of a city goes back inside after a draw, and has moved', () => {
    const table = plays(
      scene({
        turn: 2,
        die: 4,
        pcs: { sardeis: 0 },
        generals: { lysimachos: '0 pergamon', peukestas: '1 sardeis' },
        units: ['0 pergamon loyal 3', '0 sardeis inside mercenary 1', '1 sardeis mercenary 9'],
        dice: [4, 4, 4, 4],
      }),
      [0, { march: 'lysimachos', from: 'pergamon', side: 'outside', loyal: 3 }],
      [0, { go: 'sardeis' }],
      [1, { stay: true }],
      [0, { join: true, mercenary: 1 }],
    );
    expect(told(table, 'joinedBattle')).toEqual({ seat: 0, space: 'sardeis', cus: 1 });
    plays(table, [0, { lose: 'loyal' }]);
    expect(table.fact('units')).toEqual(
      expect.arrayContaining(['0 sardeis inside mercenary 1', '0 pergamon loyal 2']),
    );
    expect(table.fact('movedUnits')).toMatchObject({ '0 sardeis inside': { mercenary: 1 } });
  });
});
