import { breaks, withStep } from './breaks.ts';

const gaining = () => import('../src/rules/8-royal-family/8.2-gaining.ts');
const settle = () => import('../src/rules/settling/settle.ts');
const royalFamily = () => import('../src/rules/8-royal-family/8-royal-family.ts');
const NOBODY = -1;
const INDEPENDENT = 5;
const FEMALE = 1;
type Passing = Parameters<typeof import('../src/rules/8-royal-family/8.2-gaining.ts')['passesTo']>;
const pcAt = (...[p, royal]: Passing): number => p.pc[p.royalAt[royal] >> 1];

breaks('S8.2-01', gaining, ({ passesTo }) => ({
  passesTo: (...[p, royal]: Passing) =>
    passesTo(p, royal) ?? (pcAt(p, royal) === INDEPENDENT ? INDEPENDENT : null),
}));
// Nobody gains anything.
breaks('S8.2-02', gaining, () => ({ passesTo: () => null }));
// He stays with the Heir, without CUs.
breaks('S8.2-03', settle, ({ settling }) => ({
  settling: withStep(settling, 'C_minorGenerals', () => {}),
}));
/** Whose PC is there has them like an Heir. */
const byPc =
  (isTaken: (...args: Passing) => boolean) =>
  ({ passesTo }: typeof import('../src/rules/8-royal-family/8.2-gaining.ts')) => ({
    passesTo: (...[p, royal]: Passing) => (isTaken(p, royal) ? pcAt(p, royal) : passesTo(p, royal)),
  });
breaks(
  'S8.2-04',
  gaining,
  byPc((p, royal) => royal === p.box.tomb),
);
breaks(
  'S8.2-05',
  gaining,
  byPc((p, royal) => p.box.royals[royal].sort === FEMALE),
);
// She is only ever held for the Procedure in which she was gained.
breaks('S8.2-13', royalFamily, ({ settleRoyals }) => ({
  settleRoyals: (...[p, play]: Parameters<typeof settleRoyals>) => {
    settleRoyals(p, play);
    p.box.royals.forEach(({ sort }, royal) => {
      if (sort === FEMALE) p.royalOwner[royal] = NOBODY;
    });
    p.touched[0] = 1;
  },
}));
