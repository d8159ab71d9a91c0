import { breaks, withCard, withStep } from './breaks.ts';

const content = () => import('../src/content.ts');
const condemn = () => import('../src/cards/condemn.ts');
const lasting = () => import('../src/position/lasting.ts');
const NOBODY = -1;
/** The card, with another datum of its only effect. */
const condemnation = (instead: object) =>
  withCard('condemnation', ({ effects }) => {
    Object.assign(effects[0], instead);
  });

breaks('C35-01', condemn, ({ condemn }) => ({ condemn: { ...condemn, possible: () => true } }));
breaks('S6.2.A-03', content, condemnation({ liftFirst: false }));
// Scores and victory wait until a new target is named.
breaks('C35-03', condemn, ({ condemning }) => ({
  condemning: withStep(condemning, 'A_lift', (...args) => {
    condemning.steps.A_lift(...args);
    args[0].touched[0] = 0;
  }),
}));
breaks('S6.2.A-04', content, condemnation({ thenMayCondemn: false }));
breaks('C35-05', content, condemnation({ in: ['map'] }));
breaks('C35-07', lasting, () => ({ endLastingOn: () => {} }));
// Who was condemned stays it.
breaks('C35-08', lasting, ({ makeLast }) => ({
  endLasting: () => {},
  makeLast: (...[p, card, on]: Parameters<typeof makeLast>) => {
    if (p.lastingGeneral[card] === NOBODY) makeLast(p, card, on);
  },
}));
