/** 14.7: how likely each roll is, whatever has been worked out before. */

import { describe, expect, it } from 'vitest';
import type { Board } from '../src/contract.ts';
import { rollsUnder } from '../src/rules/14-land-battle/14.7-odds.ts';
import { scene } from './scene.ts';

/** By roll, of 36; those that cannot be are left out. */
const of36 = (rating: number): { [roll: string]: number } =>
  Object.fromEntries(
    rollsUnder(scene({}).position as unknown as Board, rating).flatMap((chance, roll) =>
      chance === 0 ? [] : [[roll, Math.round(chance * 36)]],
    ),
  );

describe('14.7 Rolls of two dice', () => {
  it('S14.7-01 two dice, each as likely', () => {
    expect(of36(1)).toEqual({ 2: 1, 3: 2, 4: 3, 5: 4, 6: 5, 7: 6, 8: 5, 9: 4, 10: 3, 11: 2, 12: 1 });
  });
  it('S14.7-02 each die that is lower than the Battle Rating counts as much as that', () => {
    // With 3 a die shows 3 in three of six cases; with 4 it shows 4 in four.
    expect(of36(3)).toEqual({ 6: 9, 7: 6, 8: 7, 9: 8, 10: 3, 11: 2, 12: 1 });
    expect(of36(4)).toEqual({ 8: 16, 9: 8, 10: 9, 11: 2, 12: 1 });
  });
  it('S14.7-02 also if a pack has ratings beyond the die', () => {
    expect(of36(7)).toEqual({ 14: 36 });
  });
});
