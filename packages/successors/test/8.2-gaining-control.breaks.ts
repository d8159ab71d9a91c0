import { breaks, withStep } from './breaks.ts';

const royals = '../src/rules/8-royal-family.ts';
const NOBODY = -1;
const FEMALE = 1;
type Settle = Parameters<typeof import('../src/rules/8-royal-family.ts')['settleRoyals']>;

// Nobody gains anything.
breaks('S8.2-02', royals, ({ settleRoyals }) => ({
  settleRoyals: (...[p, play]: Settle) => {
    const before = [...p.royalOwner];
    settleRoyals(p, play);
    before.forEach((owner, royal) => {
      if (p.royalOwner[royal] !== owner) p.royalOwner[royal] = NOBODY;
    });
  },
}));
// He stays with the Heir, without CUs.
breaks('S8.2-03', '../src/rules/settle.ts', ({ settling }) => ({
  settling: withStep(settling, 'C_minorGenerals', () => {}),
}));
// She is only ever held for the Procedure in which she was gained.
breaks('S8.2-13', royals, ({ settleRoyals }) => ({
  settleRoyals: (...[p, play]: Settle) => {
    settleRoyals(p, play);
    p.box.royals.forEach(({ sort }, royal) => {
      if (sort === FEMALE) p.royalOwner[royal] = NOBODY;
    });
    p.touched[0] = 1;
  },
}));
