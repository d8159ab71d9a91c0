import { breaks, type Loose, withContent } from './breaks.ts';

const roll = () => import('../src/rules/6-roll.ts');
const content = () => import('../src/content.ts');
const turning = () => import('../src/rules/12-turning.ts');

// The third die is laid down with a 6.
breaks('P6-01', roll, ({ rollTheDice }) => ({
  rollTheDice: (p: Loose, seat: Loose, play: Loose) => {
    let rolled = 0;
    const die = (sides: number) => (rolled++ < 2 ? play.chance.die(sides) : sides);
    rollTheDice(p, seat, { ...play, chance: { ...play.chance, die } });
  },
}));
breaks(
  'P6-02',
  content,
  withContent((content) => {
    content.dice.travelling = ['white', 'orange', 'purple'];
  }),
);
breaks(
  'P6-03',
  content,
  withContent((content) => {
    content.turn.lowRoll.most = 7;
  }),
);
// What a die is turned to counts as rolled.
breaks('P6-04', turning, ({ turnDie }) => ({
  turnDie: (...args: Parameters<typeof turnDie>) => {
    turnDie(...args);
    const [p, seat] = args;
    const [first, second, third] = p.rolledValue;
    if (first + second + third <= 8) p.talents[seat] += 3;
  },
}));
