import { breaks } from './breaks.ts';

const losing = () => import('../src/rules/8-royal-family/8.3-losing.ts');
const gaining = () => import('../src/rules/8-royal-family/8.2-gaining.ts');
const generals = () => import('../src/position/generals.ts');
const royalFamily = () => import('../src/rules/8-royal-family/8-royal-family.ts');
const OWNERS = 6;
type Lost = Parameters<typeof import('../src/rules/8-royal-family/8.3-losing.ts')['isLost']>;
const hasPc = (...[p, royal, seat]: Lost): boolean => p.pc[p.royalAt[royal] >> 1] === seat;

// What his PC holds is never lost.
breaks('S8.3-01', losing, ({ isLost }) => ({
  isLost: (...args: Lost) => !hasPc(...args) && isLost(...args),
}));
// Where somebody has lost them, nobody gains them.
breaks('S8.3-02', gaining, ({ passesTo }) => ({
  passesTo: (...[p, royal]: Parameters<typeof passesTo>) => {
    const pc = p.pc[p.royalAt[royal] >> 1];
    const claimant = passesTo(p, royal);
    return pc >= 0 && pc < p.seats && pc !== claimant ? null : claimant;
  },
}));
// A General counts in both locations of his space.
breaks('S8.3-03', generals, () => ({
  playerWithGeneralAt: (
    ...[p, location]: Parameters<typeof import('../src/position/generals.ts')['playerWithGeneralAt']>
  ) => [0, 1, 2, 3, 4].find((seat) => p.generalsIn[(location >> 1) * OWNERS + seat] > 0) ?? null,
}));
// What nobody holds any more stays with who held it.
breaks('S8.3-04', losing, ({ isLost }) => ({
  isLost: (...args: Lost) => hasPc(...args) && isLost(...args),
}));
// Everybody stays where he is.
breaks('S8.3-05', royalFamily, ({ settleRoyals }) => ({
  settleRoyals: (...[p, play]: Parameters<typeof settleRoyals>) => {
    const before = [...p.royalAt];
    settleRoyals(p, play);
    p.royalAt.set(before);
  },
}));
