import { breaks, type Loose, withContent, withStep } from './breaks.ts';

const turn = () => import('../src/rules/3-turn.ts');
const content = () => import('../src/content.ts');
const position = () => import('../src/position.ts');
type Position = typeof import('../src/position.ts');
type Draw = Parameters<Position['drawCard']>;

breaks('T3-01', turn, ({ turn }) => ({ turn: withStep(turn, 'A_draw', () => {}) }));
breaks('T3-02', content, withContent({ handLimit: 6 }));
breaks('T3-03', position, ({ drawCard }) => ({
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
    then: (p, f, seat: number, answer: object, play) =>
      'rest' in answer ? 'D_end' : turn.steps.B_act.then(p, f, seat, answer, play),
  }),
}));
breaks('T3-08', turn, ({ turn }) => ({
  turn: withStep(turn, 'A_draw', (p, f, { chance, tell }) =>
    turn.steps.A_draw(p, f, {
      chance,
      tell: { ...tell, only: (_: number, ...said: Loose[]) => (tell as Loose).all(...said) },
    }),
  ),
}));
// The night is kept, or played like other cards.
breaks('T3-09', turn, ({ turn }) => ({
  turn: withStep(turn, 'C_storm', {
    call: 'playCard',
    at: undefined,
    with: (_, { seat }) => ({ by: seat, card: 4 }),
  }),
}));
breaks('T3-10', turn, ({ turn }) => ({ turn: withStep(turn, 'C_storm', { at: undefined }) }));
breaks('T3-12', turn, ({ turn }) => ({
  turn: withStep(turn, 'B_act', {
    then: (p, f, seat: number, answer: object, play) => {
      const goes = turn.steps.B_act.then(p, f, seat, answer, play);
      return 'shift' in answer ? 'D_end' : goes;
    },
  }),
}));
