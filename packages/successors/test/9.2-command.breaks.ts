import { breaks, type Loose, withField } from './breaks.ts';

const march = () => import('../src/position/march.ts');
const regrouping = () => import('../src/rules/9-armies/9.1-regrouping.ts');
const marching = () => import('../src/rules/9-armies/9.3-marching.ts');
const ACTIVE = 1;
const MOVED = 2;

const groupOf = (p: Loose): number[] => [...p.mark.keys()].filter((general) => p.mark[general] === ACTIVE);
const seniority = (p: Loose, general: number): number => p.box.generals[general].seniority;
const most = (p: Loose, group: readonly number[]): number =>
  group.reduce((best, each) => (seniority(p, each) > seniority(p, best) ? each : best));
const least = (p: Loose): number | null =>
  groupOf(p).sort((a, b) => seniority(p, a) - seniority(p, b))[0] ?? null;

// The youngest sets the pace.
breaks('S9.2-11', march, () => ({ groupCommander: least }));
breaks('S9.2-22', march, ({ groupCommander, groupCus }) => ({
  groupCommander: (p: Loose) => (groupCus(p) === 0 ? least(p) : groupCommander(p)),
}));
/** Something else happens when pieces are picked up or dropped off. */
const regroupAnd =
  (then: (p: Loose, before: number[]) => void) =>
  ({ regroup }: typeof import('../src/rules/9-armies/9.1-regrouping.ts')) => ({
    regroup: (...args: Parameters<typeof regroup>) => {
      const [p] = args;
      const before = groupOf(p);
      regroup(...args);
      then(p, before);
    },
  });
// As many MPs as he has who led at first.
breaks(
  'S9.2-12',
  regrouping,
  regroupAnd((p, before) => {
    const table = p.box.content.tables.movementAllowance.byInitiative;
    if (p.fixedMps[0] < 0)
      p.fixedMps[0] = table[p.box.generals[most(p, before)].initiative][p.movementDie[0] - 1];
  }),
);
// A new commander begins anew.
breaks(
  'S9.2-13',
  regrouping,
  regroupAnd((p) => {
    p.spentMps[0] = 0;
  }),
);
// Without him who led, the activation is over.
breaks(
  'S9.2-18',
  regrouping,
  regroupAnd((p, before) => {
    if (p.mark[most(p, before)] === MOVED) for (const general of groupOf(p)) p.mark[general] = MOVED;
  }),
);
// Who outranks him does not come along.
breaks(
  'S9.2-19',
  regrouping,
  regroupAnd((p, before) => {
    for (const general of groupOf(p))
      if (seniority(p, general) > seniority(p, most(p, before))) p.mark[general] = MOVED;
  }),
);
// Without MPs nothing goes.
breaks('S9.2-21', marching, ({ march: question }) => ({
  march: withField(question, 2, 'regroup', {
    closed: (_: Loose, { about }: Loose) => (about.left === 0 ? 'S9.2-21' : null),
  }),
}));
