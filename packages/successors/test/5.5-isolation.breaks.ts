import { breaks, type Loose, withStep } from './breaks.ts';

const isolation = () => import('../src/rules/5-sequence/5.5-isolation.ts');
const places = () => import('../src/position/places.ts');
const chain = () => import('../src/rules/5-sequence/5.5-chain.ts');
const INDEPENDENT = 5;
/** Whether CUs of anybody else are in a space. */
const hasEnemies = (p: Loose, seat: number, space: number): boolean =>
  p.cusIn.subarray(space * 6, space * 6 + 6).some((cus: number, owner: number) => owner !== seat && cus > 0);
const hasOwn = (p: Loose, seat: number, space: number): boolean => p.cusIn[space * 6 + seat] > 0;

// In reverse order.
breaks('S5.5-01', isolation, ({ isolation }) => ({
  isolation: withStep(isolation, 'B_remove', (p, { turns }, play) =>
    isolation.steps.B_remove(p, { turns: p.seats - 1 - turns }, play),
  ),
}));
breaks('S5.5-02', isolation, ({ isolation }) => ({
  isolation: withStep(isolation, 'B_remove', () => {}),
}));
// By land only.
breaks('S5.5-03', places, ({ spaceFacts }) => ({
  spaceFacts: (...[p, space]: Parameters<typeof spaceFacts>) => {
    const facts = spaceFacts(p, space);
    return { ...facts, joined: facts.adjacent };
  },
}));
breaks('S5.5-04', chain, ({ isPassable }) => ({
  isPassable: (p: Loose, seat: number, space: number) =>
    isPassable(p, seat, space) && !(p.pc[space] === seat && hasEnemies(p, seat, space)),
}));
breaks('S5.5-05', chain, ({ isPassable }) => ({
  isPassable: (p: Loose, seat: number, space: number) => p.pc[space] === -1 || isPassable(p, seat, space),
}));
breaks('S5.5-06', chain, ({ isPassable }) => ({
  isPassable: (p: Loose, seat: number, space: number) => p.pc[space] !== -1 || isPassable(p, seat, space),
}));
// Nobody may use a Besieged city.
breaks('S5.5-07', chain, ({ isPassable }) => ({
  isPassable: (p: Loose, seat: number, space: number) =>
    isPassable(p, seat, space) && !hasEnemies(p, p.pc[space], space),
}));
// Only CUs elsewhere count.
breaks('S5.5-08', chain, ({ isSource }) => ({
  isSource: (p: Loose, seat: number, space: number) => isSource(p, seat, space) && p.pc[space] !== seat,
}));
breaks('S5.5-09', chain, () => ({ isSource: hasOwn }));
breaks('S5.5-10', isolation, ({ isolation, isolatedOf }) => ({
  isolation: withStep(isolation, 'B_remove', (p, f, play) => {
    isolation.steps.B_remove(p, f, play);
    for (const space of isolatedOf(p, INDEPENDENT)) p.pc[space] = -1;
  }),
}));
