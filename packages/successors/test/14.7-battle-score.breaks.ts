import { breaks, type Loose, withContent, withStep } from './breaks.ts';

const landBattle = () => import('../src/rules/14-land-battle/14-land-battle.ts');
const strength = () => import('../src/rules/14-land-battle/14.6-battle-strength.ts');
const content = () => import('../src/content.ts');
type LandBattle = typeof import('../src/rules/14-land-battle/14-land-battle.ts');
const NOBODY = -1;

/** The battle is rolled for differently. */
const scored =
  (score: (before: (play: Loose) => void, f: Loose, play: Loose) => void) =>
  ({ landBattle }: LandBattle) => ({
    landBattle: withStep(landBattle, 'score_14_7', (p, f, play) =>
      score((other) => landBattle.steps.score_14_7(p, f, other), f, play),
    ),
  });

// One die, counted twice.
breaks(
  'S14.7-01',
  landBattle,
  scored((before, _, play) => {
    let [rolled, last] = [0, 0];
    const die = (sides: number) => {
      if (rolled++ % 2 === 0) last = play.chance.die(sides);
      return last;
    };
    before({ ...play, chance: { ...play.chance, die } });
  }),
);
breaks('S14.7-04', strength, () => ({ scoreOf: (_: Loose, roll: number) => roll }));
// For want of a better one the Attacker wins.
breaks(
  'S14.7-05',
  landBattle,
  scored((before, f, play) => {
    before(play);
    if (f.winner === NOBODY) f.winner = f.attacker;
  }),
);
breaks(
  'S14.7-06',
  landBattle,
  scored((before, f, play) => {
    before(play);
    if (f.winner !== NOBODY) f.winner = f.winner === f.attacker ? f.defender : f.attacker;
  }),
);
breaks(
  'S14.7-07',
  content,
  withContent(({ independentArmyRules }) => {
    independentArmyRules.popularityForVictor = 0;
  }),
);
