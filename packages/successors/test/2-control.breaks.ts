import { breaks, type Loose } from './breaks.ts';

const places = () => import('../src/position/places.ts');
const scores = () => import('../src/position/scores.ts');
const units = () => import('../src/position/units.ts');
const minorGenerals = () => import('../src/rules/7-pieces/7.1-minor-generals.ts');
const generals = () => import('../src/position/generals.ts');
const [NOBODY, SEATS, INDEPENDENT, OWNERS] = [-1, 5, 5, 6];
const [OFF_MAP, DISPERSED] = [-1, -2];

// The old PC stays where it is.
breaks('S2-24', places, () => ({
  setNewPc: (p: Loose, space: number, owner: number) => {
    p.pc[space] = owner;
    p.pcsIn[p.box.spaces[space].province * OWNERS + owner]++;
    p.touched[0] = 1;
  },
}));
breaks('S2-26', places, ({ pcOn }) => ({
  pcOn: (...args: Parameters<typeof pcOn>) => (pcOn(...args) < SEATS ? NOBODY : pcOn(...args)),
}));
breaks('S2-27', places, () => ({ isUncontrolled: () => false }));
breaks('S2-28', places, () => ({
  isUncontrolled: (p: Loose, space: number) => p.pc[space] === NOBODY || p.pc[space] === INDEPENDENT,
}));

/** Who controls a Province, by another test for one owner. */
const controlledIf =
  (holds: (pcs: number, needed: number, hasMajor: boolean, owner: number) => boolean) => () => ({
    controllerOf: (p: Loose, province: number) => {
      const { needed } = p.box.provinces[province];
      const major = p.majorIn[province];
      for (let owner = 0; owner < OWNERS; owner++) {
        const hasMajor = major < 0 || p.pc[major] === owner;
        if (holds(p.pcsIn[province * OWNERS + owner], needed, hasMajor, owner)) return owner;
      }
      return NOBODY;
    },
  });
// One space less than the number that is printed.
breaks(
  'S2-32',
  places,
  controlledIf((pcs, needed, hasMajor) => hasMajor && pcs >= needed - 1 && pcs > 0),
);
breaks(
  'S2-33',
  places,
  controlledIf((pcs, needed) => pcs >= needed),
);
breaks(
  'S2-35',
  places,
  controlledIf((pcs, needed, hasMajor, owner) => owner !== INDEPENDENT && hasMajor && pcs >= needed),
);
// What nobody holds stays with whoever held it.
breaks('S2-34', places, ({ controllerOf, holderOf }) => ({
  controllerOf: (...args: Parameters<typeof controllerOf>) => {
    const now = controllerOf(...args);
    return now === NOBODY ? holderOf(...args) : now;
  },
}));
breaks('S2-48', scores, () => ({ keepScores: () => {} }));
breaks('S2-49', places, () => ({
  isEnemySpace: (p: Loose, _: number, space: number) => p.pc[space] === INDEPENDENT,
}));
breaks('S2-51', places, () => ({
  isEnemySpace: (p: Loose, owner: number, space: number) => p.pc[space] !== owner,
}));
breaks('S2-45', units, ({ disperseAll, addDispersed }) => ({
  disperseAll: (...args: Parameters<typeof disperseAll>) => {
    const [p, , seat] = args;
    const gone = disperseAll(...args);
    gone.forEach((count, unit) => {
      addDispersed(p, seat, unit, -count);
    });
    return gone;
  },
}));
breaks('S2-46', minorGenerals, ({ clearMinors }) => ({
  clearMinors: (...args: Parameters<typeof clearMinors>) => {
    const [p] = args;
    const before = [...p.whereabouts];
    clearMinors(...args);
    for (const [general, at] of before.entries())
      if (at >= 0 && p.whereabouts[general] === OFF_MAP) p.whereabouts[general] = DISPERSED;
  },
}));
breaks('S2-57', generals, ({ minorsOf, isOnMap }) => ({
  minorsOf: (...args: Parameters<typeof minorsOf>) =>
    minorsOf(...args).filter((general) => isOnMap(args[0], general)),
}));
