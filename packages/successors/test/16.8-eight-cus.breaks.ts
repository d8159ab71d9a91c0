import { breaks, type Loose, withStep } from './breaks.ts';

const evasion = () => import('../src/rules/12-evasion/12-evasion.ts');
const groups = () => import('../src/rules/9-armies/9.1-groups.ts');
const OWNERS = 6;
const sum = (units: readonly number[]) => units.reduce((all, each) => all + each, 0);

// Nobody Evades with more of them.
breaks('S16.8-03', evasion, ({ evasions }) => ({
  evasions: withStep(evasions, 'E_move', (p, f, play) =>
    sum(f.units) > 8 ? 'F_next' : (evasions.steps.E_move as Loose)(p, f, play),
  ),
}));
// Where there would be more of them, those who come are lost.
breaks('S16.8-04', groups, ({ putGroup }) => ({
  putGroup: (...[p, mover, units]: Parameters<typeof putGroup>) => {
    const there = p.cusIn[(p.groupAt[0] >> 1) * OWNERS + mover];
    putGroup(p, mover, there + sum(units) > 8 ? units.map(() => 0) : units);
  },
}));
