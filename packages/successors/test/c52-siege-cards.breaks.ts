import { breaks, type Loose, withCard, withEffect } from './breaks.ts';

const content = () => import('../src/content.ts');
const rolls = () => import('../src/cards/surprise/roll-modifier.ts');
const others = () => import('../src/cards/surprise/others.ts');
const conditions = () => import('../src/cards/conditions.ts');

// For anybody's roll.
breaks('C52-01', rolls, ({ rollModifier }) => ({
  rollModifier: {
    in: { ...rollModifier.in, siegeRoll: { ...rollModifier.in.siegeRoll, broken: () => null } },
  },
}));
breaks('C52-02', content, withEffect('traitor-inside-city', { kinds: ['major', 'minor', 'stronghold'] }));
const less = withEffect('traitor-inside-city', { modifier: 2 });
breaks('C52-03', content, less);
breaks('S15.2.B-06', content, less);

breaks(
  'CO69-01',
  content,
  withCard('port-re-supplied', (card) => {
    card.window = ['battle-cards'];
  }),
);
breaks('CO69-02', others, ({ supplyPort }) => ({
  supplyPort: { in: { siegeRoll: { ...supplyPort.in.siegeRoll, broken: () => null } } },
}));
const without =
  (left: string) =>
  ({ unmetCondition }: typeof import('../src/cards/conditions.ts')) => ({
    unmetCondition: (p: Loose, seat: Loose, requires: Loose) =>
      unmetCondition(
        p,
        seat,
        requires.filter(({ kind }: Loose) => kind !== left),
      ),
  });
breaks('CO69-03', conditions, without('has-available-fleet'));
breaks('CO69-04', conditions, without('fleet-strength-at-least-besieger'));
breaks('CO69-05', content, withEffect('port-re-supplied', { remove: 1 }));
