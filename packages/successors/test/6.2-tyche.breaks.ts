import { breaks, type Loose, withContent, withStep } from './breaks.ts';

// A Surprise card is as good as any.
breaks('S6.2-03', '../src/position/deck.ts', () => ({ isSurprise: () => false }));
// Whoever has only Surprise cards (type 2) is not asked.
breaks('S6.2-02', '../src/rules/6-strategy/6.2-tyche.ts', ({ tycheSegment }) => ({
  tycheSegment: withStep(tycheSegment, 'A_card', {
    of: (p: Loose, { seat }: Loose) =>
      p.box.cards.some(({ type }: Loose, card: number) => p.cardAt[card] === 10 + seat && type !== 2)
        ? [seat]
        : [],
  }),
}));
breaks('S6.2-09', '../src/rules/5-sequence/5.3-tyche-cards.ts', () => ({ draw: () => {} }));
breaks(
  'S6.2-10',
  '../src/content.ts',
  withContent(({ cards }) => {
    for (const card of cards) card.replacementDraw = true;
  }),
);
