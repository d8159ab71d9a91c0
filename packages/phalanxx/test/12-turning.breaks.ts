import { breaks, type Loose, withField } from './breaks.ts';

const turning = () => import('../src/rules/12-turning.ts');
const actions = () => import('../src/rules/7-actions.ts');
const position = () => import('../src/position.ts');
const TURN = 5;
type Turning = Parameters<typeof import('../src/rules/12-turning.ts')['turnDie']>;

breaks('P12-02', turning, ({ turnDie }) => ({
  turnDie: (...args: Turning) => {
    const [p, seat] = args;
    turnDie(...args);
    p.supply[seat]++;
    p.givenUp[seat]--;
  },
}));
// Whoever has given up a figure gives up no second one.
breaks('P12-04', actions, ({ act }) => ({
  act: withField(act, TURN, 'turn', {
    closed: (p: Loose, q: Loose) => (p.givenUp[q.seat] > 0 ? 'P12-04' : act.ways[TURN].turn.closed?.(p, q)),
  }),
}));
// Dice that were slid in can be turned like the others.
breaks('P12-05', actions, ({ act }) => ({
  act: withField(act, TURN, 'turn', { among: () => [0, 1, 2] }),
}));
// What was rolled comes to light again.
breaks('P12-06', position, ({ turnRolled, rolledValue, slideIn, setOwn, rolledColour }) => {
  const natural = new Map<number, number>();
  return {
    turnRolled: (...[p, die, value]: Parameters<typeof turnRolled>) => {
      natural.set(die, rolledValue(p, die));
      turnRolled(p, die, value);
    },
    slideIn: (...[p, side, die, row]: Parameters<typeof slideIn>) => {
      const value = natural.get(die) ?? rolledValue(p, die);
      slideIn(p, side, die, row);
      setOwn(p, side, row, rolledColour(p, die), value);
    },
  };
});
