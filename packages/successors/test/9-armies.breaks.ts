import { breaks, type Loose, withField, withStep } from './breaks.ts';

const groups = () => import('../src/rules/9-armies/9.1-groups.ts');
const marching = () => import('../src/rules/9-armies/9.3-marching.ts');
const movementPoints = () => import('../src/rules/9-armies/9.2-movement-points.ts');
const generals = () => import('../src/position/generals.ts');
const company = () => import('../src/rules/9-armies/9.1-company.ts');
const OFF_MAP = -1;
const TYPES = 6;

// Nobody gets any.
breaks('S9-01', movementPoints, () => ({ mpsLeft: () => 0 }));
// An Army is never divided.
breaks('S9-02', groups, ({ activateGroup }) => ({
  activateGroup: (...args: Parameters<typeof activateGroup>) => {
    activateGroup(...args);
    const [p, seat] = args;
    for (let place = 0; place < p.stackCount[0]; place++)
      if (p.stackAt[place] === p.groupAt[0] && p.stackOwner[place] === seat)
        for (let unit = 0; unit < TYPES; unit++) p.groupUnits[unit] = p.stackUnits[place * TYPES + unit];
  },
}));
// Who is off map stays there.
breaks('S9-03', groups, ({ namingWay }) => ({
  namingWay: (closed: Loose) => {
    const way = namingWay(closed);
    const may = (p: Loose, q: Loose, general: number) =>
      p.whereabouts[general] === OFF_MAP ? 'S9-03' : way.march.may(p, q, general);
    return { ...way, march: { ...way.march, may } };
  },
}));
// They all stay.
breaks('S9-04', groups, ({ namingWay }) => ({
  namingWay: (closed: Loose) => {
    const way = namingWay(closed);
    return { ...way, carry: { ...way.carry, among: () => [] } };
  },
}));
// The youngest commands.
breaks('S9-05', generals, ({ generalsAt }) => ({
  commanderAt: (...[p, location, owner]: Parameters<typeof generalsAt>) =>
    generalsAt(p, location, owner).sort(
      (a, b) => p.box.generals[a].seniority - p.box.generals[b].seniority,
    )[0] ?? null,
}));
// No more than ten CUs go together.
breaks('S9-06', marching, ({ march }) => ({
  march: withField(march, 0, 'go', {
    may: (p: Loose) => (p.groupUnits.some((count: number) => count > 10) ? 'S9-06' : null),
  }),
}));
// It takes two of them.
breaks('S7.2-06', company, ({ carried, namedCus }) => ({
  carried: (...args: Parameters<typeof carried>) => ({
    ...carried(...args),
    closed: (_: Loose, { so }: Loose) => (namedCus(so) > 1 ? null : 'S9.1-16'),
  }),
}));
// They march on by themselves.
breaks('S7.2-07', marching, ({ marching: procedure }) => ({
  marching: withStep(procedure, 'A_act', { of: (_, { seat }) => [seat] }),
}));
