import { breaks, type Loose, withField } from './breaks.ts';

const groups = () => import('../src/rules/9-armies/9.1-groups.ts');
const shiftInCity = () => import('../src/rules/10-land-movement/10.B-shift-in-city.ts');
const retreat = () => import('../src/rules/14-land-battle/14.10-retreat.ts');
const interception = () => import('../src/rules/11-interception/11-interception.ts');
const royals = () => import('../src/position/royals.ts');
const walls = () => import('../src/rules/9-armies/9.4-walls.ts');
const FRESH = 0;
const MOVED = 2;

// He goes alone.
breaks('S9.1-15', groups, ({ namingWay }) => ({
  namingWay: (closed: Loose) => {
    const way = namingWay(closed);
    return { ...way, with: { ...way.with, among: () => [] } };
  },
}));
// Only where a General is with them.
breaks('S9.1-17', shiftInCity, ({ holders }) => ({
  holders: (...[p, mover, into]: Parameters<typeof holders>) =>
    holders(p, mover, into).filter((seat) => p.generalsIn[(into >> 1) * 6 + seat] > 0),
}));
// They stay where they are.
breaks('S9.1-19', retreat, ({ retreat }) => ({
  retreat: (...args: Parameters<typeof retreat>) => {
    const [p, seat, location] = args;
    if (p.whereabouts.some((at: number, general: number) => at === location && p.owner[general] === seat))
      retreat(...args);
  },
}));
// Who has moved has moved, whoever's he is.
breaks('S9.1-12', interception, ({ intercept }) => ({
  intercept: withField(intercept, 0, 'carry', {
    may: (p: Loose, _: Loose, royal: number) => (p.royalMark[royal] === MOVED ? 'S9.1-12' : null),
  }),
}));
// To be lost is enough.
breaks('S9.1-13', royals, ({ controlRoyal }) => ({
  controlRoyal: (...args: Parameters<typeof controlRoyal>) => {
    controlRoyal(...args);
    const [p, royal] = args;
    p.royalMark[royal] = FRESH;
  },
}));
// They come out by themselves.
breaks('S8.4-05', walls, ({ musterWay }) => ({
  musterWay: {
    ...musterWay,
    carry: {
      ...musterWay.carry,
      among: (p: Loose, { seat }: Loose) =>
        [...p.royalOwner.keys()].filter((royal) => p.royalOwner[royal] === seat),
    },
  },
}));
