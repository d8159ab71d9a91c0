import { breaks, type Loose, withContent, withoutLaterGrowth } from './breaks.ts';

const content = () => import('../src/content.ts');
const box = () => import('../src/box.ts');
const playCard = () => import('../src/rules/8-play-card.ts');
const position = () => import('../src/position.ts');

/** Content in which one step of a card's table is worth something else. */
const withStepOf = (card: string, step: number, worth: number) =>
  withContent(({ cards }) => {
    cards.find(({ id }: Loose) => id === card).strength.steps[step][1] = worth;
  });

breaks('P20-01', content, withStepOf('X-09', 1, 4));
breaks('P20-02', content, withStepOf('XX-07', 1, 2));
breaks('P20-03', content, withStepOf('X-10', 3, 3));
breaks('P20-04', content, withStepOf('XX-08', 2, 4));
breaks('P20-05', content, withStepOf('X-11', 1, 2));
// He counts the other leaders only.
breaks(
  'P20-06',
  content,
  withContent(({ cards }) => {
    cards.find(({ id }: Loose) => id === 'XX-09').strength.steps = [
      [2, 2],
      [3, 4],
      [4, 6],
    ];
  }),
);
// Below the first step the first step counts.
breaks('P20-07', box, ({ boxOf }) => ({
  boxOf: (content: Loose) => {
    const box = boxOf(content);
    const cards = box.cards.map((card) => {
      if (card.growing === null) return card;
      const first = card.growing.worth.find((worth) => worth > 0);
      return {
        ...card,
        growing: { ...card.growing, worth: card.growing.worth.map((worth) => worth || first) },
      };
    });
    return { ...box, cards };
  },
}));
breaks('P20-08', playCard, withoutLaterGrowth);
// Everybody's cards and symbols count.
breaks('P20-09', position, ({ worthOf }) => ({
  worthOf: (p: Loose, side: number, card: number) => {
    const all = (counts: Int16Array) =>
      counts.map((_, i) =>
        counts.filter((_, each) => each % 3 === i % 3).reduce((sum, count) => sum + count),
      );
    return worthOf({ ...p, cardsOf: all(p.cardsOf), symbolsOf: all(p.symbolsOf) }, side, card);
  },
}));
breaks(
  'P20-10',
  content,
  withContent(({ cards }) => {
    cards.find(({ id }: Loose) => id === 'XXX-09').symbols = ['archer'];
  }),
);
