import { breaks, type Loose, withStep } from './breaks.ts';

const revealed = () => import('../src/rules/6-strategy/6-revealed.ts');

// The last that was revealed comes first.
breaks('S6-08', revealed, ({ revealing }) => ({
  revealing: withStep(revealing, 'A_reveal', (p, f, play) => {
    revealing.steps.A_reveal(p, f, play);
    f.cards = f.cards.toReversed();
  }),
}));
// Whoever has the most.
breaks('S6-09', revealed, ({ revealing }) => ({
  revealing: withStep(revealing, 'C_event', {
    with: (p: Loose, { cards }: Loose) => ({
      seat: p.points.indexOf(Math.max(...p.points)),
      card: cards[0],
    }),
  }),
}));
