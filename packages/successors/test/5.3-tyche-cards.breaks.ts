import { breaks, type Loose, withContent } from './breaks.ts';

/** A number of the deal changed for some numbers of players. */
const withDeal = (players: readonly number[], name: 'hand' | 'facedown', number: number) =>
  withContent((content) => {
    for (const setup of content.setups) if (players.includes(setup.players)) setup[name] = number;
  });

breaks('S5.3-01', '../src/position/deck.ts', () => ({ shuffleTogether: () => {} }));
// What is out of the game comes back.
breaks('S5.3-02', '../src/position/deck.ts', ({ shuffleTogether, cardsAt, OUT, UNSEEN }) => ({
  shuffleTogether: (p: Loose) => {
    for (const card of cardsAt(p, OUT)) p.cardAt[card] = UNSEEN;
    shuffleTogether(p);
  },
}));
breaks('S5.3-03', '../src/content.ts', withDeal([2, 3, 4], 'hand', 4));
breaks('S5.3-04', '../src/content.ts', withDeal([5], 'hand', 3));
breaks('S5.3-05', '../src/content.ts', withDeal([2], 'facedown', 5));
breaks('S5.3-06', '../src/content.ts', withDeal([3], 'facedown', 0));
// Everybody sees the hand of the first seat.
breaks('S5.3-07', '../src/view.ts', ({ view }) => ({
  view: (...[p, seat]: Parameters<typeof view>) => view(p, seat === null ? null : 0),
}));
// What is not dealt leaves the game.
breaks('S5.3-08', '../src/rules/5-sequence/5.3-tyche-cards.ts', ({ deal }) => ({
  deal: (p: Loose, play: Loose) => {
    deal(p, play);
    p.cardAt.forEach((place: number, card: number) => {
      if (place === 0) p.cardAt[card] = 2;
    });
  },
}));
breaks('S5.3-09', '../src/rules/5-sequence/5.3-tyche-cards.ts', () => ({ discardHands: () => {} }));
