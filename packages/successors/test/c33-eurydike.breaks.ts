import { breaks, withCard, withStep } from './breaks.ts';

const content = () => import('../src/content.ts');
const takeRoyal = () => import('../src/cards/take-royal.ts');
/** The card, with another datum of its only effect. */
const eurydike = (instead: object) =>
  withCard('eurydike-speaks-for-philippos', ({ effects }) => {
    Object.assign(effects[0], instead);
  });

breaks('C33-01', takeRoyal, ({ takeRoyal }) => ({ takeRoyal: { ...takeRoyal, possible: () => true } }));
breaks('C33-02', content, eurydike({ unbesieged: false }));
breaks('S8.1-04', content, eurydike({ royals: ['herakles'] }));
breaks('C33-04', content, eurydike({ unbesieged: false }));
// Nobody has him: he does not come.
breaks('C33-05', takeRoyal, ({ takingRoyal }) => ({
  takingRoyal: withStep(takingRoyal, 'C_take', () => {}),
}));
breaks(
  'C33-07',
  content,
  withCard('eurydike-speaks-for-philippos', (card) => {
    card.removeAfterEvent = false;
  }),
);
