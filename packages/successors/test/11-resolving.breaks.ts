import { breaks, type Loose, withContent, withStep } from './breaks.ts';

const interception = () => import('../src/rules/11-interception/11-interception.ts');
const content = () => import('../src/content.ts');
type Module = typeof import('../src/rules/11-interception/11-interception.ts');
const NOBODY = -1;
const NONE = [0, 0, 0, 0, 0, 0];

/** With the attempts resolved differently; `resolve` is given some of them and says who succeeded. */
const resolving =
  (how: (f: Loose, resolve: (attempts: Loose[]) => number, play: Loose) => number) =>
  ({ interceptions }: Module) => ({
    interceptions: withStep(interceptions, 'C_resolve', (p, f, play) => {
      const resolve = (attempts: Loose[]) =>
        interceptions.steps.C_resolve(p, { ...f, attempts }, play).done.interceptor;
      return { done: { interceptor: how(f, resolve, play), came: [] } };
    }),
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
  resolving((f, resolve) => resolve(f.attempts.map((each: Loose) => ({ ...each, units: NONE })))),
);
// Every Faction rolls, and may succeed.
breaks(
  'S11.2-14',
  interception,
  resolving((f, resolve) => {
    const won = f.attempts.map((each: Loose) => resolve([each]));
    return won.find((by: number) => by !== NOBODY) ?? NOBODY;
  }),
);
// The first success ends all attempts.
breaks(
  'S11.2-15',
  interception,
  resolving((f, resolve) => {
    for (const each of f.attempts) if (resolve([each]) !== NOBODY) return each.owner;
    return NOBODY;
  }),
);
// After a success the others roll, and stay where they are.
breaks(
  'S11.2-16',
  interception,
  resolving((f, resolve, { chance }) => {
    let by = NOBODY;
    for (const each of f.attempts)
      if (by === NOBODY) by = resolve([each]);
      else chance.die(6);
    return by;
  }),
);
