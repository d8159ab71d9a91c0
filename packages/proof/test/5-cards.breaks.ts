import { breaks, type Loose, withField, withStep } from './breaks.ts';

const cards = () => import('../src/rules/5-cards.ts');
const content = () => import('../src/content.ts');
const position = () => import('../src/position.ts');
const LIAR = 2;

breaks('T5-01', cards, ({ omens }) => ({
  omens: withField(omens, 0, 'play', { among: () => [0, 1, 2, 3, 4] }),
}));
breaks('T5-02', cards, ({ playCard }) => ({ playCard: withStep(playCard, 'A_discard', () => {}) }));
breaks('T5-10', cards, ({ omens }) => ({
  omens: {
    ...omens,
    then: (p: Loose, subject: Loose, seat: Loose, answer: Loose, _: Loose, play: Loose) =>
      omens.then(p, subject, seat, answer, { cancelled: false } as never, play),
  },
}));
// To camp, and nowhere else.
breaks('T5-12', cards, ({ route }) => ({ route: withField(route, 0, 'go', { among: () => [0] }) }));
breaks('T5-14', cards, ({ envoyInterjection }) => ({
  envoyInterjection: {
    ...envoyInterjection,
    open: (p: Loose, seat: number) => p.stack.at(-1).asked.includes(seat),
  },
}));
breaks('T5-15', content, ({ content }) => ({
  content: { ...content, cards: { ...content.cards, omen: { copies: 7, adds: 1 } } },
}));
breaks('T5-16', content, ({ content }) => ({
  content: { ...content, cards: { ...content.cards, curse: { copies: 6, kills: 2 } } },
}));
breaks('T5-17', cards, ({ answering }) => ({
  answering: {
    ...answering,
    asks: (p: Loose, seat: Loose, played: Loose) => played.card !== LIAR && answering.asks(p, seat, played),
  },
}));
breaks('T5-18', cards, ({ omens }) => ({ omens: { ...omens, byDefault: () => true } }));
// Only those are asked who would be without an order.
breaks('T5-19', cards, ({ omens }) => ({
  omens: {
    ...omens,
    asks: (p: Loose, seat: Loose, raid: Loose) => omens.asks(p, seat, raid) && omens.byDefault(p, seat, raid),
  },
}));
breaks('T5-20', cards, ({ omens }) => ({ omens: { ...omens, asks: () => true } }));
breaks('T5-21', position, ({ turnOrder }) => ({
  turnOrder: (p: Loose) => [...turnOrder(p)].reverse(),
}));
breaks('T5-22', cards, ({ omens }) => ({
  omens: {
    ...omens,
    asks: (p: Loose, seat: Loose, raid: Loose) => raid.bonus === 0 && omens.asks(p, seat, raid),
  },
}));
