import { breaks, type Loose, withContent, withStep } from './breaks.ts';

const content = () => import('../src/content.ts');
const revealed = () => import('../src/rules/6-strategy/6-revealed.ts');

const revealing = (players: number, revealed: number) =>
  withContent(({ setups }) => {
    setups.find((setup: Loose) => setup.players === players).revealed = revealed;
  });
breaks('S6-05', content, revealing(2, 1));
breaks('S6-06', content, revealing(3, 0));
// They are looked at and put back.
breaks('S6-10', revealed, ({ revealing }) => ({
  revealing: withStep(revealing, 'A_reveal', (p, f, play) => {
    const before = p.cardAt.slice();
    revealing.steps.A_reveal(p, f, play);
    p.cardAt.set(before);
  }),
}));
// All that have an event.
breaks(
  'S6-07',
  content,
  withContent(({ cards }) => {
    for (const card of cards) card.ornament = true;
  }),
);
// The last of them first.
breaks('S6-08', revealed, ({ revealing }) => ({
  revealing: withStep(revealing, 'A_reveal', (p, f, play) => {
    revealing.steps.A_reveal(p, f, play);
    f.cards = f.cards.toReversed();
  }),
}));
// Once for all.
breaks('S6-09', revealed, ({ revealing }) => {
  let first: number | null = null;
  return {
    revealing: withStep(revealing, 'B_next', (p, f, play) => {
      const goes = revealing.steps.B_next(p, f, play);
      first ??= f.seat;
      f.seat = first;
      return goes;
    }),
  };
});
