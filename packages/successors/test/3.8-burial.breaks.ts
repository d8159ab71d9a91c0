import { breaks, type Loose, withContent, withStep } from './breaks.ts';

const burial = () => import('../src/rules/3-victory/3.8-burial.ts');
const forage = () => import('../src/rules/6-strategy/6.4-forage.ts');
const royals = () => import('../src/position/royals.ts');
const content = () => import('../src/content.ts');
type Burial = typeof import('../src/rules/3-victory/3.8-burial.ts');
const [IN_BOX, NOBODY] = [-1, -1];

// Only in a city of his own.
breaks('S3.8-03', burial, ({ burial }) => ({
  burial: withStep(burial, 'A_bury', {
    of: (p) => burial.steps.A_bury.of(p).filter((seat: number) => p.pc[p.royalAt[p.box.cart] >> 1] === seat),
  }),
}));
// In everybody's Forage Segment.
breaks('S3.8-06', forage, ({ foraging }) => ({
  foraging: withStep(foraging, 'A_burial', { with: () => ({}) }),
}));
// The Cart is gone, and nothing comes in its place.
breaks('S3.8-07', burial, ({ burial }) => ({
  burial: withStep(burial, 'A_bury', {
    then: (...args) => {
      const [p] = args;
      burial.steps.A_bury.then(...args);
      p.royalAt[p.box.tomb] = IN_BOX;
    },
  }),
}));
// No longer than Pella is his.
breaks('S3.8-08', royals, ({ burierOf }) => ({
  burierOf: (...[p]: Parameters<typeof burierOf>) => (p.pc[p.box.pella] === p.burier[0] ? burierOf(p) : null),
}));
breaks(
  'S3.8-09',
  content,
  withContent(({ royalFamily }) => {
    royalFamily.find(({ id }: Loose) => id === 'tomb').legitimacy.elsewhere = 0;
  }),
);
// Whoever had them first keeps them.
breaks('S3.8-10', burial, ({ tombHolder }) => {
  let first = NOBODY;
  return {
    tombHolder: (...[p]: Parameters<Burial['tombHolder']>) => {
      if (first === NOBODY) first = tombHolder(p);
      return first;
    },
  };
});
breaks(
  'S3.8-11',
  content,
  withContent(({ royalFamily }) => {
    royalFamily.find(({ id }: Loose) => id === 'funeral-cart').removedInPreparationsOfGameTurn = 9;
  }),
);
