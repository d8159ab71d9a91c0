import { breaks, type Loose } from './breaks.ts';

const besieged = () => import('../src/rules/2-board/2-besieged.ts');
const NOBODY = -1;
const [SARDEIS_ALONE, OTHERS] = [1, 6];

// Only a player's Major City.
breaks('S15.1-01', besieged, ({ besiegerOf }) => ({
  besiegerOf: (p: Loose, space: number) => (p.pc[space] === OTHERS - 1 ? NOBODY : besiegerOf(p, space)),
}));
// By more than one CU, or where there are Siege Points.
breaks('S15.1-02', besieged, ({ besiegerOf }) => ({
  besiegerOf: (p: Loose, space: number) => {
    const by = besiegerOf(p, space);
    return by !== NOBODY && p.siegePoints[space] === 0 && p.cusIn[space * OTHERS + by] <= SARDEIS_ALONE
      ? NOBODY
      : by;
  },
}));
breaks('S15.1-03', besieged, () => ({ isGeneralBesieged: () => false }));
// Whoever is in the space.
breaks('S15.1-04', besieged, ({ besiegerOf }) => ({
  isGeneralBesieged: (p: Loose, general: number) =>
    p.whereabouts[general] >= 0 && besiegerOf(p, p.whereabouts[general] >> 1) !== NOBODY,
}));
// Every space with CUs of others than its owner.
breaks('S15.1-05', besieged, () => ({
  besiegerOf: (p: Loose, space: number) => {
    for (let owner = 0; owner < OTHERS; owner++)
      if (owner !== p.pc[space] && p.cusIn[space * OTHERS + owner] > 0) return owner;
    return NOBODY;
  },
}));
// A city stays Besieged by whoever has been there in this activation.
breaks('S15.1-06', besieged, ({ besiegerOf }) => ({
  besiegerOf: (p: Loose, space: number) => {
    const by = besiegerOf(p, space);
    return by === NOBODY && p.pc[space] >= 0 && (p.wake[space] & 1) !== 0 ? p.marcher[0] : by;
  },
}));
