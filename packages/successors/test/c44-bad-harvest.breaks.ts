import { breaks, type Loose, withCard, withStep } from './breaks.ts';

const content = () => import('../src/content.ts');
const harvest = (instead: object) =>
  withCard('bad-harvest', ({ effects: [effect] }) => {
    Object.assign(effect, instead);
  });

// Only one that somebody holds.
breaks(
  'C44-01',
  () => import('../src/cards/forage-limit.ts'),
  ({ forageLimit }) => ({
    forageLimit: {
      ...forageLimit,
      rules: {
        province: (p: Loose, _: number, __: Loose, province: number) =>
          p.holder[province] < 0 ? 'C44-01' : null,
      },
    },
  }),
);
breaks('C44-02', content, harvest({ limit: 8 }));
breaks('C44-03', content, harvest({ kinds: ['minor', 'stronghold', 'major', 'transit'] }));
breaks(
  'C44-04',
  content,
  withCard('bad-harvest', (card) => {
    card.keepInFront = undefined;
  }),
);
// It stays where it is.
breaks(
  'C0-04',
  () => import('../src/rules/5-sequence/5-sequence.ts'),
  ({ gameTurn }) => ({
    gameTurn: withStep(gameTurn, 'F_cards', () => {}),
  }),
);
