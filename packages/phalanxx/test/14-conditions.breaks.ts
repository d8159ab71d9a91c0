import { breaks, type Loose } from './breaks.ts';

const conditions = () => import('../src/rules/14-conditions.ts');
const strength = () => import('../src/rules/1-strength.ts');
const position = () => import('../src/position.ts');
type Conditions = typeof import('../src/rules/14-conditions.ts');
type Judged = Parameters<Conditions['brokenCondition']>;
/** Where a card is that seat 0 has played; the others follow. */
const PLAYED = 20;

/** The judge of all conditions, with another word before it. */
const judging = (broken: (...args: [...Judged, Conditions]) => string | null) => (original: Conditions) => ({
  brokenCondition: (...args: Judged) => broken(...args, original),
});

breaks(
  'P14-01',
  conditions,
  judging((p, seat, card, { brokenCondition }) =>
    p.box.cards[card].conditions.length === 0 ? 'P14-01' : brokenCondition(p, seat, card),
  ),
);
// One of them is enough.
breaks(
  'P14-10',
  conditions,
  judging((p, seat, card, { brokenCondition, isMet }) =>
    p.box.cards[card].conditions.some((each) => isMet(p, seat, each)) ? null : brokenCondition(p, seat, card),
  ),
);
// What was so before the first action counts for the whole turn.
let before: Loose;
breaks(
  'P14-11',
  conditions,
  judging((p, seat, card, { brokenCondition }) => {
    if (p.greyValue.every((value) => value === 0))
      before = Object.fromEntries(Object.entries(p).map(([part, of]: Loose) => [part, of?.slice?.() ?? of]));
    return brokenCondition(before, seat, card);
  }),
);
// A card is worth something as long as there are the talents that it asked for.
breaks('P14-12', strength, ({ putMarker }) => ({
  putMarker: (...[p, side]: Parameters<typeof putMarker>) => {
    putMarker(p, side);
    p.box.cards.forEach(({ conditions, strength }, card) => {
      const isShort = conditions.some(({ needs, least }) => needs === 'talents' && p.talents[side] < least);
      if (p.place[card] === PLAYED + side && isShort) p.strength[side] -= strength;
    });
  },
}));
breaks('P14-13', position, ({ turnCard }) => ({
  turnCard: (...[p, side, card]: Parameters<typeof turnCard>) => {
    turnCard(p, side, card);
    const { colour, symbols } = p.box.cards[card];
    p.cardsOf[side * 3 + colour]--;
    symbols.forEach((count, symbol) => {
      p.symbolsOf[side * 3 + symbol] -= count;
    });
  },
}));
