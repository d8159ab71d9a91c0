import { breaks, type Loose } from './breaks.ts';

const playCard = () => import('../src/rules/8-play-card.ts');
const conditions = () => import('../src/rules/14-conditions.ts');
const position = () => import('../src/position.ts');
type Playing = Parameters<typeof import('../src/rules/8-play-card.ts')['playCard']>;
/** Where a card is that has left the game. */
const OUT = 2;

breaks('P8-01', conditions, () => ({ brokenCondition: () => null }));
// The die goes one row further down.
breaks('P8-03', playCard, ({ playCard }) => ({
  playCard: (...[p, seat, answer, play]: Playing) =>
    playCard(p, seat, { ...answer, at: (answer.at + 1) % 3 }, play),
}));
// It leaves the game for what it gives.
breaks('P8-04', playCard, ({ playCard }) => ({
  playCard: (...[p, seat, answer, play]: Playing) => {
    playCard(p, seat, answer, play);
    p.place[answer.play] = OUT;
  },
}));
breaks('P8-05', playCard, ({ playCard }) => ({
  playCard: (...[p, seat, answer, play]: Playing) => {
    const before = p.strength[seat];
    playCard(p, seat, answer, play);
    p.strength[seat] = before;
  },
}));
// It works when no die of the turn has been used, so from the next turn on.
breaks('P8-06', position, ({ hasPlayedOneOf, isGreyEmpty, allRows }) => ({
  hasPlayedOneOf: (p: Loose, ...args: [number, number[]]) =>
    allRows.every((row) => isGreyEmpty(p, row)) && hasPlayedOneOf(p, ...args),
}));
// The card counts alone.
breaks('P8-07', playCard, ({ playCard }) => ({
  playCard: (...[p, seat, answer, play]: Playing) => {
    const before = p.strength[seat];
    playCard(p, seat, answer, play);
    p.strength[seat] = before + p.box.cards[answer.play].strength;
  },
}));
