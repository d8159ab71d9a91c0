import { breaks, type Loose, withContent, withField, withStep } from './breaks.ts';

const content = () => import('../src/content.ts');
const position = () => import('../src/position.ts');
const buying = () => import('../src/rules/5-buy.ts');
const view = () => import('../src/view.ts');
type Position = typeof import('../src/position.ts');

/** A question of the purchase, after which something else happens. */
type Answered = (p: Loose, f: Loose, seat: number, answer: Loose, play: Loose) => unknown;
const answered = (purchase: { steps: Loose }, step: string): Answered => purchase.steps[step].then;

breaks('P5-01', buying, ({ purchase }) => ({
  purchase: withStep(purchase, 'A_buy', {
    then: ((p, f, seat, answer, play) => {
      const goes = answered(purchase, 'A_buy')(p, f, seat, answer, play);
      return goes === 'D_closeUp' && 'buy' in answer ? 'A_buy' : goes;
    }) satisfies Answered,
  }),
}));
breaks('P5-02', position, ({ pay }) => ({
  pay: (...[p, side]: Parameters<typeof pay>) => pay(p, side, 1),
}));
breaks(
  'P5-03',
  content,
  withContent(({ display }) => {
    display.prices.reverse();
  }),
);
// Whoever does not meet the condition of a card (here: whatever has one) cannot buy it.
breaks('P5-05', buying, ({ buy }) => ({
  buy: withField(buy, 0, 'buy', {
    may: (p: Loose, _: unknown, card: number) => (p.box.cards[card].conditions.length > 0 ? 'P5-05' : null),
  }),
}));
breaks(
  'P5-06',
  content,
  withContent(({ display }) => {
    display.exchangeFrom = 5;
  }),
);
// The card given takes the place at the far right, and what lay there the place of the card taken.
breaks('P5-07', buying, ({ purchase }) => ({
  purchase: withStep(purchase, 'C_exchange', {
    then: ((p, f, seat, answer, play) => {
      answered(purchase, 'C_exchange')(p, f, seat, answer, play);
      if ('keep' in answer) return;
      p.display[p.display.indexOf(answer.give)] = p.display[4];
      p.display[4] = answer.give;
    }) satisfies Answered,
  }),
}));
breaks('P5-08', buying, ({ purchase, closeUp }) => {
  const closedFirst = withStep(purchase, 'A_buy', {
    then: ((p, f, seat, answer, play) => {
      const goes = answered(purchase, 'A_buy')(p, f, seat, answer, play);
      if (goes === 'C_exchange') closeUp(p, play);
      return goes;
    }) satisfies Answered,
  });
  return {
    purchase: withStep(closedFirst, 'D_closeUp', (p, _, play) => {
      if (p.display.includes(-1)) closeUp(p, play);
    }),
  };
});
breaks('P5-09', buying, ({ purchase }) => ({
  purchase: withStep(purchase, 'C_exchange', {
    then: ((p, f, seat, answer, play) => {
      answered(purchase, 'C_exchange')(p, f, seat, answer, play);
      return 'keep' in answer ? undefined : 'C_exchange';
    }) satisfies Answered,
  }),
}));
// The card next to the stack is removed.
breaks('P5-10', position, () => ({ FAR_RIGHT: 0 }));
breaks('P5-11', buying, ({ purchase }) => ({
  purchase: withStep(purchase, 'A_display', (p, { seat }) =>
    p.talents[seat] === 0 ? { done: {} } : undefined,
  ),
}));
// The card next to the stack jumps into the gap.
breaks('P5-12', position, () => ({
  pushTogether: (p: Parameters<Position['pushTogether']>[0]) => {
    const gap = p.display.indexOf(-1);
    p.display[gap] = p.display[0];
    p.display[0] = -1;
  },
}));
breaks('P5-13', position, () => ({ stackLeft: () => 0 }));
// What is left moves towards the stack.
breaks('P5-14', position, ({ pushTogether, stackLeft }) => ({
  pushTogether: (p: Parameters<typeof pushTogether>[0]) => {
    pushTogether(p);
    if (stackLeft(p) === 0) p.display.reverse();
  },
}));
breaks('P5-15', position, ({ toHand, handOf, leaveGame }) => ({
  toHand: (...[p, side, card, shown]: Parameters<typeof toHand>) => {
    if (handOf(p, side).length < 10) toHand(p, side, card, shown);
    else leaveGame(p, card);
  },
}));
breaks('P5-16', view, ({ view }) => ({
  view: (p: Parameters<typeof view>[0]) => view(p, 0),
}));
