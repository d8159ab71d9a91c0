import { breaks } from './breaks.ts';

const groups = () => import('../src/rules/9-armies/9.1-groups.ts');
const walls = () => import('../src/rules/9-armies/9.4-walls.ts');
const minorGenerals = () => import('../src/rules/7-pieces/7.1-minor-generals.ts');
const NOBODY = -1;

// They only wait.
breaks('S9.1-24', groups, () => ({
  dropUnits: (p: { groupUnits: number[] }, _seat: number, unit: number, count: number) => {
    p.groupUnits[unit] -= count;
  },
}));
// The gates of a Besieged city stand open.
breaks('S9.1-25', walls, ({ garrisonWay }) => ({
  garrisonWay: { ...garrisonWay, garrison: { closed: () => null } },
}));
/** As if nobody were about to go. */
function atRest<T>(p: { marcher: { [i: number]: number } }, look: () => T): T {
  const marcher = p.marcher[0];
  p.marcher[0] = NOBODY;
  const found = look();
  p.marcher[0] = marcher;
  return found;
}
// He leaves, whoever may be about to go.
breaks('S7.1.C-13', minorGenerals, ({ clearMinors, hasToLeave }) => ({
  clearMinors: (...[p, play]: Parameters<typeof clearMinors>) => atRest(p, () => clearMinors(p, play)),
  hasToLeave: (p: Parameters<typeof hasToLeave>[0]) => atRest(p, () => hasToLeave(p)),
}));
