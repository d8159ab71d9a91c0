import { breaks, type Loose, withCard, withEffect } from './breaks.ts';

const content = () => import('../src/content.ts');
const popularity = () => import('../src/cards/surprise/popularity.ts');
const played = () => import('../src/position/played.ts');
const lasting = () => import('../src/position/lasting.ts');
const ghost = () => import('../src/cards/unit-changes-side.ts');

breaks(
  'C51-01',
  content,
  withCard('the-gift-of-oratory', (card) => {
    card.window = ['battle-cards'];
  }),
);
// Whoever speaks.
breaks('C51-02', popularity, ({ popularity }) => {
  const speaking = (window: Loose) => ({ ...window, broken: () => null });
  return {
    popularity: {
      in: {
        battleCards: speaking(popularity.in.battleCards),
        prestigeCompared: { ...popularity.in.prestigeCompared, does: () => {} },
      },
    },
  };
});
const less = withEffect('the-gift-of-oratory', { amount: 1 });
breaks('C51-03', content, less);
breaks('S7.2.F-13', content, less);
// Once it was compared it is over.
let compared = 0;
breaks('C51-04', lasting, ({ generalUnder }) => ({
  generalUnder: (p: Loose, card: Loose) => {
    const general = generalUnder(p, card);
    return general !== null && p.cardAt[card] === 1 && ++compared > 3 ? null : general;
  },
}));
breaks('C51-05', played, () => ({ endProcedure: () => {} }));
// They are not asked.
breaks('CO65-04', ghost, ({ changingSides }) => {
  const { B_cards: _, ...steps } = changingSides.steps as Loose;
  return { changingSides: { ...changingSides, steps: { ...steps } } };
});
