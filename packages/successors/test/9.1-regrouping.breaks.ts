import { breaks } from './breaks.ts';

const NOBODY = -1;

// They only wait.
breaks('S9.1-24', '../src/rules/9.1-groups.ts', () => ({
  dropUnits: (p: { groupUnits: number[] }, _seat: number, unit: number, count: number) => {
    p.groupUnits[unit] -= count;
  },
}));
// The gates of a Besieged city stand open.
breaks('S9.1-25', '../src/rules/9.4-walls.ts', ({ garrisonWay }) => ({
  garrisonWay: { ...garrisonWay, garrison: { closed: () => null } },
}));
// He leaves, whoever may be about to go.
breaks('S7.1.C-13', '../src/rules/7.1-minor-generals.ts', ({ clearMinors }) => ({
  clearMinors: (...[p, play]: Parameters<typeof clearMinors>) => {
    const marcher = p.marcher[0];
    p.marcher[0] = NOBODY;
    clearMinors(p, play);
    p.marcher[0] = marcher;
  },
}));
