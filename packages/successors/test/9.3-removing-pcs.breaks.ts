import { breaks, type Loose } from './breaks.ts';

const places = () => import('../src/position/places.ts');
const announcing = () => import('../src/rules/10-land-movement/10.A-announcing.ts');
const settle = () => import('../src/rules/settling/settle.ts');
const march = () => import('../src/position/march.ts');
const NOBODY = -1;

// His own takes its place.
breaks('S9.3.D-04', places, ({ setPc }) => ({
  setPc: (...[p, space, owner, by]: Parameters<typeof setPc>) =>
    setPc(p, space, owner === NOBODY ? p.marcher[0] : owner, by),
}));
// It goes as soon as they come.
breaks('S9.3.D-06', announcing, ({ enter }) => ({
  enter: (...args: Parameters<typeof enter>) => {
    enter(...args);
    const [p, , into] = args;
    p.pc[into >> 1] = NOBODY;
  },
}));
// When the activation is over.
breaks('S9.3.D-07', settle, ({ settleChange }) => ({
  settleChange: (...[p, play]: Parameters<typeof settleChange>) =>
    p.marcher[0] === NOBODY && settleChange(p, play),
}));
// All that are there.
breaks('S9.3.D-08', march, () => ({
  groupCus: (p: Loose) => p.cusIn[(p.groupAt[0] >> 1) * 6 + p.marcher[0]],
}));
