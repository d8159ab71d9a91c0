import { breaks, withStep } from './breaks.ts';

// Any General of the player will do, wherever he is.
breaks('S5.2-20', '../src/rules/5-sequence/5.2-leaders.ts', () => ({
  leaders: (p: { owner: ArrayLike<number> }, seat: number) =>
    Array.from(p.owner, (owner, general) => (owner === seat ? general : -1)).filter((each) => each >= 0),
}));
// It waits on.
breaks('S5.2-21', '../src/rules/5-sequence/5.2-placing.ts', ({ reinforcing }) => ({
  reinforcing: withStep(reinforcing, 'E_disperse', () => {}),
}));
