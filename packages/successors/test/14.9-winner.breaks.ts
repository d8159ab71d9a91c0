import { breaks, withStep } from './breaks.ts';

const landBattle = () => import('../src/rules/14-land-battle/14-land-battle.ts');
const strength = () => import('../src/rules/14-land-battle/14.6-battle-strength.ts');
const NOBODY = -1;

/** Nobody loses a CU after battles of one sort. */
const without =
  (isOfThatSort: (winner: number) => boolean) =>
  ({ landBattle }: typeof import('../src/rules/14-land-battle/14-land-battle.ts')) => ({
    landBattle: withStep(landBattle, 'losses_14_9', (p, f, play) =>
      isOfThatSort(f.winner) ? 'defeat_14_9' : landBattle.steps.losses_14_9(p, f, play),
    ),
  });
breaks(
  'S14.9-01',
  landBattle,
  without((winner) => winner === NOBODY),
);
breaks(
  'S14.9-02',
  landBattle,
  without((winner) => winner !== NOBODY),
);
breaks('S14.9-03', strength, () => ({ isSpared: (_: number, loser: number) => loser === 0 }));
breaks('S14.9-04', strength, () => ({
  isSpared: (winner: number, loser: number) => loser > 0 && winner >= 2 * loser,
}));
