import { breaks, type Loose, withContent } from './breaks.ts';

const deck = () => import('../src/position/deck.ts');
const content = () => import('../src/content.ts');
const view = () => import('../src/view.ts');
const tycheCards = () => import('../src/rules/5-sequence/5.3-tyche-cards.ts');

/** A number of the deal changed for some numbers of players. */
const withDeal = (players: readonly number[], name: 'hand' | 'facedown', number: number) =>
  withContent((content) => {
    for (const setup of content.setups) if (players.includes(setup.players)) setup[name] = number;
  });

breaks('S5.3-01', deck, () => ({ shuffleTogether: () => {} }));
// What is out of the game comes back.
breaks('S5.3-02', deck, ({ shuffleTogether, cardsAt, OUT, UNSEEN }) => ({
  shuffleTogether: (p: Loose) => {
    for (const card of cardsAt(p, OUT)) p.cardAt[card] = UNSEEN;
    shuffleTogether(p);
  },
}));
breaks('S5.3-03', content, withDeal([2, 3, 4], 'hand', 4));
breaks('S5.3-04', content, withDeal([5], 'hand', 3));
breaks('S5.3-05', content, withDeal([2], 'facedown', 5));
breaks('S5.3-06', content, withDeal([3], 'facedown', 0));
// Everybody sees the hand of the first seat.
breaks('S5.3-07', view, ({ view }) => ({
  view: (...[p, seat]: Parameters<typeof view>) => view(p, seat === null ? null : 0),
}));
// What is not dealt leaves the game.
breaks('S5.3-08', tycheCards, ({ deal }) => ({
  deal: (p: Loose, play: Loose) => {
    deal(p, play);
    p.cardAt.forEach((place: number, card: number) => {
      if (place === 0) p.cardAt[card] = 2;
    });
  },
}));
breaks('S5.3-09', tycheCards, () => ({ discardHands: () => {} }));
