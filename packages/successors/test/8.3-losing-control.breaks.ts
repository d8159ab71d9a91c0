import { breaks } from './breaks.ts';

const royals = '../src/rules/8-royal-family.ts';
const NOBODY = -1;
const OWNERS = 6;
type Settle = Parameters<typeof import('../src/rules/8-royal-family.ts')['settleRoyals']>;

// Nobody takes over what somebody else has lost.
breaks('S8.3-02', royals, ({ settleRoyals }) => ({
  settleRoyals: (...[p, play]: Settle) => {
    const before = [...p.royalOwner];
    settleRoyals(p, play);
    before.forEach((owner, royal) => {
      if (owner !== NOBODY && p.royalOwner[royal] !== owner) p.royalOwner[royal] = NOBODY;
    });
  },
}));
// A General counts in both locations of his space.
breaks('S8.3-03', '../src/position/generals.ts', () => ({
  playersWithGeneralAt: (
    ...[p, location]: Parameters<typeof import('../src/position/generals.ts')['playersWithGeneralAt']>
  ) =>
    Array.from({ length: p.seats }, (_, seat) => seat).filter(
      (seat) => p.generalsIn[(location >> 1) * OWNERS + seat] > 0,
    ),
}));
// Everybody stays where he is.
breaks('S8.3-05', royals, ({ settleRoyals }) => ({
  settleRoyals: (...[p, play]: Settle) => {
    const before = [...p.royalAt];
    settleRoyals(p, play);
    p.royalAt.set(before);
  },
}));
