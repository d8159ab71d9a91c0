import { breaks, withContent, withStep } from './breaks.ts';

const content = () => import('../src/content.ts');
const sequence = () => import('../src/rules/5-sequence/5-sequence.ts');
const reinforcements = () => import('../src/rules/5-sequence/5.2-reinforcements.ts');
const settle = () => import('../src/rules/settling/settle.ts');

breaks(
  'S5-01',
  content,
  withContent((content) => {
    content.victory.lastGameTurn = 6;
  }),
);
// Isolation before Strategy.
breaks('S5-02', sequence, ({ gameTurn }) => {
  const { A_preparations, B_reinforcements, C_tycheCards, E_isolation, ...rest } = gameTurn.steps;
  const steps = { A_preparations, B_reinforcements, C_tycheCards, E_isolation, ...rest };
  return { gameTurn: { ...gameTurn, steps } };
});
// The phase is over before the last player has placed his Reinforcements.
breaks('S5-03', reinforcements, ({ reinforcements }) => ({
  reinforcements: withStep(reinforcements, 'D_placing', {
    then: (p, f) => {
      f.turns++;
      return f.turns < p.seats - 1 ? 'D_placing' : undefined;
    },
  }),
}));
// Whoever has won, play goes on.
breaks('S5-04', settle, ({ settleChange }) => ({
  settleChange: (...[p, play]: Parameters<typeof settleChange>) => {
    settleChange(p, play);
    return false;
  },
}));
breaks('S5.6-02', sequence, ({ game }) => ({
  game: withStep(game, 'B_gameTurn', () => {}),
}));
