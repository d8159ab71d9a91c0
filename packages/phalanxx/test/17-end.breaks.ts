import { breaks, withContent, withStep } from './breaks.ts';

const buy = () => import('../src/rules/5-buy.ts');
const setup = () => import('../src/rules/2-setup.ts');
const content = () => import('../src/content.ts');

// Already the refill that takes the last card.
breaks('P17-01', buy, ({ purchase, closeUp }) => ({
  purchase: withStep(purchase, 'D_closeUp', (p, _, play) => {
    closeUp(p, play);
    if (p.inStack.every((left: number) => left === 0)) p.last[0] = 1;
  }),
}));
// At once, after the turn in which it is triggered.
breaks('P17-02', setup, ({ game }) => ({
  game: withStep(game, 'G_turns', {
    then: (p, f) => {
      f.turns++;
      return p.last[0] === 0 && f.turns < p.seats ? 'G_turns' : undefined;
    },
  }),
}));
// What the last player triggers is noticed in the next round.
breaks('P17-03', buy, ({ purchase, closeUp }) => ({
  purchase: withStep(purchase, 'D_closeUp', (p, { seat }, play) => {
    const before = p.last[0];
    closeUp(p, play);
    if (seat === (p.start[0] + p.seats - 1) % p.seats) p.last[0] = before;
  }),
}));
// Nothing is bought in the last turns.
breaks('P17-04', buy, ({ purchase }) => ({
  purchase: withStep(purchase, 'A_display', (p) =>
    p.last[0] === 1 ? { done: {} } : purchase.steps.A_display(p, {}, {}),
  ),
}));
// With one card less in each hand the stack lasts longer.
breaks(
  'P17-05',
  content,
  withContent(({ setups }) => {
    for (const setup of setups) setup.hand = 1;
  }),
);
