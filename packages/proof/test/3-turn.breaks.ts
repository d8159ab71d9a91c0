import { breaks, type Loose, withContent, withStep } from './breaks.ts';

const turn = '../src/rules/3-turn.ts';
type Position = typeof import('../src/position.ts');
type Draw = Parameters<Position['drawCard']>;

breaks('T3-01', turn, ({ turn }) => ({ turn: withStep(turn, 'A_draw', () => {}) }));
breaks('T3-02', '../src/content.ts', withContent({ handLimit: 6 }));
breaks('T3-03', '../src/position.ts', ({ drawCard }) => ({
  drawCard: (...[p, seat, chance]: Draw) => {
    if (p.deck.some((copies) => copies > 0)) return drawCard(p, seat, chance);
    p.discards.forEach((copies, card) => {
      p.deck[card] = copies;
    });
    p.discards.fill(0);
    return null;
  },
}));
breaks('T3-06', turn, ({ turn }) => ({
  turn: withStep(turn, 'B_act', {
    then: (p: Loose, f: Loose, seat: number, answer: object, play: Loose) =>
      'rest' in answer ? 'D_end' : turn.steps.B_act.then(p, f, seat, answer, play),
  }),
}));
breaks('T3-08', turn, ({ turn }) => ({
  turn: withStep(turn, 'A_draw', (p: Loose, f: Loose, { chance, tell }: Loose) =>
    turn.steps.A_draw(p, f, {
      chance,
      tell: { ...tell, only: (_: number, ...said: unknown[]) => tell.all(...said) },
    }),
  ),
}));
// The night is kept, or played like other cards.
breaks('T3-09', turn, ({ turn }) => ({
  turn: withStep(turn, 'C_storm', {
    call: 'playCard',
    at: undefined,
    with: (_: Loose, { seat }: Loose) => ({ by: seat, card: 4 }),
  }),
}));
breaks('T3-10', turn, ({ turn }) => ({ turn: withStep(turn, 'C_storm', { at: undefined }) }));
breaks('T3-12', turn, ({ turn }) => ({
  turn: withStep(turn, 'B_act', {
    then: (p: Loose, f: Loose, seat: number, answer: object, play: Loose) => {
      const goes = turn.steps.B_act.then(p, f, seat, answer, play);
      return 'shift' in answer ? 'D_end' : goes;
    },
  }),
}));
