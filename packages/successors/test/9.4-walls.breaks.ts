import { breaks, type Loose, withContent, withField, withStep } from './breaks.ts';

const marching = () => import('../src/rules/9-armies/9.3-marching.ts');
const walls = () => import('../src/rules/9-armies/9.4-walls.ts');
const factions = () => import('../src/rules/10-land-movement/10.D-factions.ts');
const content = () => import('../src/content.ts');
const view = () => import('../src/view.ts');

breaks('S9.3.B-01', walls, ({ shift }) => ({
  shift: (...args: Parameters<typeof shift>) => {
    const to = shift(...args);
    args[0].spentMps[0]++;
    return to;
  },
}));
// Without MPs he stays outside.
breaks('S9.3.B-03', marching, ({ march }) => ({
  march: withField(march, 3, 'shift', {
    closed: (_: Loose, { about }: Loose) => (about.left === 0 ? 'S9.3.B-03' : null),
  }),
}));
/** Something else happens after an answer on the way. */
const actAnd =
  (then: (p: Loose, f: Loose, next: string) => string) =>
  ({ marching: procedure }: typeof import('../src/rules/9-armies/9.3-marching.ts')) => ({
    marching: withStep(procedure, 'A_act', {
      then: (p, f, ...rest) => then(p, f, (procedure.steps as Loose).A_act.then(p, f, ...rest)),
    }),
  });
// They are simply there.
breaks(
  'S9.3.B-05',
  marching,
  actAnd((_p, _f, next) => (next === 'D_sortie' ? 'A_act' : next)),
);
// Into one's own city through the gate at once.
breaks(
  'S2-16',
  marching,
  actAnd((p, f, next) => {
    const space = f.into >> 1;
    if (next === 'C_landMovement' && p.pc[space] === p.marcher[0] && p.box.all.cities.includes(space))
      f.into |= 1;
    return next;
  }),
);
// Nobody stops him before his own city.
breaks('S9.4-04', factions, ({ isOneFaction }) => ({
  isOneFaction: (...[p, location]: Parameters<typeof isOneFaction>) =>
    p.pc[location >> 1] === p.marcher[0] || isOneFaction(p, location),
}));
// The gates stand open.
breaks('S9.4-05', walls, ({ shiftWay }) => ({
  shiftWay: { ...shiftWay, shift: { ...shiftWay.shift, closed: () => null } },
}));
breaks(
  'S9.4-06',
  content,
  withContent((content) => {
    content.walls.inside = 9;
  }),
);
// One General.
breaks('S9.4-07', marching, ({ march }) => ({
  march: withField(march, 3, 'with', { may: () => 'S9.4-07' }),
}));
// Others see only the walls.
breaks('S9.4-10', view, ({ view }) => ({
  view: (...[p, seat]: Parameters<typeof view>) => {
    const table = view(p, seat) as Loose;
    const isSeen = ({ owner, inside }: Loose) => !inside || owner === seat;
    return { ...table, stacks: table.stacks.filter(isSeen) };
  },
}));
