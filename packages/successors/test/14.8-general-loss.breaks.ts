import { breaks, type Loose, withStep } from './breaks.ts';

const loss = () => import('../src/rules/14-land-battle/14.8-general-loss.ts');
const landBattle = () => import('../src/rules/14-land-battle/14-land-battle.ts');
const [NOBODY, DISPERSED] = [-1, -2];
const ROYAL = 4;

breaks('S14.8-01', loss, () => ({ isAtRisk: () => false }));
// Always on a 5 or 6, or always on a 6.
breaks('S14.8-02', loss, ({ killsOn }) => ({ killsOn: (p: Loose, die: number) => killsOn(p, die, 'loss') }));
breaks('S14.8-03', loss, ({ killsOn }) => ({ killsOn: (p: Loose, die: number) => killsOn(p, die, 'win') }));
breaks('S14.8-04', loss, ({ kill }) => ({
  kill: (...[p, general]: Parameters<typeof kill>) => {
    kill(p, general);
    p.whereabouts[general] = DISPERSED;
  },
}));
// Whoever commands.
breaks('S14.8-05', loss, () => ({
  isAtRisk: (_: Loose, general: number | null, roll: number) => general !== null && roll === 9,
}));
/** The check for a General's loss, with something done before and after it. */
const checked =
  (check: (before: () => Loose, p: Loose, f: Loose) => Loose) =>
  ({ landBattle }: typeof import('../src/rules/14-land-battle/14-land-battle.ts')) => ({
    landBattle: withStep(landBattle, 'generalLoss_14_8', (p, f, play) =>
      check(() => landBattle.steps.generalLoss_14_8(p, f, play), p, f),
    ),
  });
// A side without its General sets its Royal Army CUs aside after all.
breaks(
  'S14.8-06',
  landBattle,
  checked((before, p, f) => {
    const next = before();
    if (next !== 'succession_14_8') return next;
    f.asideOf = [f.attacker, f.defender][f.turns];
    for (let stack = 0; stack < p.stackCount[0]; stack++)
      if (p.stackAt[stack] === f.location && p.stackOwner[stack] === f.asideOf)
        f.aside = p.stackUnits[stack * 6 + ROYAL];
    return next;
  }),
);
// Before anybody knows who has won.
breaks(
  'S14.8-11',
  landBattle,
  checked((before, _, f) => {
    const { winner } = f;
    f.winner = NOBODY;
    const next = before();
    f.winner = winner;
    return next;
  }),
);
