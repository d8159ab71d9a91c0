import { breaks, withContent, withStep } from './breaks.ts';

const deck = () => import('../src/position/deck.ts');
const tyche = () => import('../src/rules/6-strategy/6.2-tyche.ts');
const tycheCards = () => import('../src/rules/5-sequence/5.3-tyche-cards.ts');
const content = () => import('../src/content.ts');

// A Surprise card is as good as any.
breaks('S6.2-03', deck, () => ({ isSurprise: () => false }));
// Whoever has only Surprise cards (type 2) is not asked.
breaks('S6.2-02', tyche, ({ tycheSegment }) => ({
  tycheSegment: withStep(tycheSegment, 'A_card', {
    of: (p, { seat }) =>
      p.box.cards.some(({ type }, card: number) => p.cardAt[card] === 10 + seat && type !== 2) ? [seat] : [],
  }),
}));
breaks('S6.2-09', tycheCards, () => ({ draw: () => {} }));
breaks(
  'S6.2-10',
  content,
  withContent(({ cards }) => {
    for (const card of cards) card.replacementDraw = true;
  }),
);
