import { breaks } from './breaks.ts';

const spies = () => import('../src/cards/look-at-hand.ts');
const known = () => import('../src/position/known.ts');

// One's own hand, or an empty one.
breaks('C45-01', spies, ({ lookAtHand }) => ({
  lookAtHand: { ...lookAtHand, possible: () => true, rules: { whom: () => null } },
}));
// One card of the hand only.
let isFirst = true;
breaks('C45-02', known, ({ noteSeen }) => ({
  noteSeen: (...[p, seat, card]: Parameters<typeof noteSeen>) => {
    if (isFirst) noteSeen(p, seat, card);
    isFirst = !isFirst;
  },
}));
// Everybody sees them.
breaks('C45-03', known, ({ noteSeen }) => ({
  noteSeen: (...[p, , card]: Parameters<typeof noteSeen>) => {
    for (let seat = 0; seat < p.seats; seat++) noteSeen(p, seat, card);
  },
}));
