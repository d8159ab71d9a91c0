import { breaks, withStep } from './breaks.ts';

const leaders = () => import('../src/rules/5-sequence/5.2-leaders.ts');
const placing = () => import('../src/rules/5-sequence/5.2-placing.ts');

// Any General of the player will do, wherever he is.
breaks('S5.2-20', leaders, () => ({
  leaders: (p: { owner: ArrayLike<number> }, seat: number) =>
    Array.from(p.owner, (owner, general) => (owner === seat ? general : -1)).filter((each) => each >= 0),
}));
// It waits on.
breaks('S5.2-21', placing, ({ reinforcing }) => ({
  reinforcing: withStep(reinforcing, 'E_disperse', () => {}),
}));
