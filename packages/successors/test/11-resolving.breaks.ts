import { breaks, type Loose, withContent, withStep } from './breaks.ts';

const interception = () => import('../src/rules/11-interception/11-interception.ts');
const content = () => import('../src/content.ts');
type Module = typeof import('../src/rules/11-interception/11-interception.ts');
const NOBODY = -1;
const NONE = [0, 0, 0, 0, 0, 0];

/** With one step of the resolving done differently. */
const resolving =
  (step: 'C_next' | 'C_resolve', how: (p: Loose, f: Loose, play: Loose, usual: Loose) => unknown) =>
  ({ interceptions }: Module) => ({
    interceptions: withStep(interceptions, step, (p, f, play) => how(p, f, play, interceptions.steps[step])),
  });

breaks(
  'S11.2-12',
  content,
  withContent(({ majorGenerals }) => {
    majorGenerals.find(({ id }: Loose) => id === 'eumenes').ability.params.minRoll = 4;
  }),
);
// Only the Generals come.
breaks(
  'S11.2-13',
  interception,
  resolving('C_resolve', (p, f, play, usual) => {
    f.attempts = f.attempts.map((each: Loose) => ({ ...each, units: NONE }));
    return usual(p, f, play);
  }),
);
// Every Faction rolls, and may succeed.
breaks(
  'S11.2-14',
  interception,
  resolving('C_next', (_, f) => (f.turns < f.attempts.length ? undefined : 'D_end')),
);
// The first success ends all attempts.
breaks(
  'S11.2-15',
  interception,
  resolving('C_next', (p, f, play, usual) => (f.interceptor === NOBODY ? usual(p, f, play) : 'D_end')),
);
// After a success the others roll, and stay where they are.
breaks(
  'S11.2-16',
  interception,
  resolving('C_resolve', (p, f, play, usual) => {
    if (f.interceptor === NOBODY) return usual(p, f, play);
    play.chance.die(6);
    f.turns++;
    return 'C_next';
  }),
);
