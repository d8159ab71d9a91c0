import { breaks, withCard, withStep } from './breaks.ts';

const content = () => import('../src/content.ts');
/** The card, with another datum of its marker. */
const looting = (instead: object) =>
  withCard('treasure-city-looted', ({ effects: [effect] }) => {
    Object.assign(effect, instead);
  });

breaks('C42-01', content, looting({ spaces: ['sousa', 'ekbatana', 'persepolis', 'babylon'] }));
breaks('C42-02', content, looting({ needs: ['own-army', 'no-such-marker'] }));
breaks('C42-03', content, looting({ needs: ['own-control', 'own-army', 'not-besieged'] }));
// It goes with the Game Turn.
breaks(
  'C42-04',
  () => import('../src/rules/5-sequence/5-sequence.ts'),
  ({ gameTurn }) => ({
    gameTurn: withStep(gameTurn, 'F_cards', (p) => {
      p.looted.fill(0);
    }),
  }),
);
