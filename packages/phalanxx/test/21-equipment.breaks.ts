import { breaks, type Loose, withContent, withoutLaterGrowth, withStep } from './breaks.ts';

const content = () => import('../src/content.ts');
const playCard = () => import('../src/rules/8-play-card.ts');
const box = () => import('../src/box.ts');
const conflict = () => import('../src/rules/15-conflict.ts');
const buy = () => import('../src/rules/5-buy.ts');
const SMITH = 'X-12';
/** The place of a played card, as positions keep it, but for its side. */
const PLAYED = 20;

// In the turn in which he is played he counts as having helped.
breaks('P21-02', playCard, ({ playCard }) => ({
  playCard: (...[p, seat, answer, play]: Parameters<typeof playCard>) => {
    playCard(p, seat, answer, play);
    if (p.box.cards[answer.play].name === SMITH) p.forged[0]++;
  },
}));
/** A box in which a wagon makes nobody independent of a condition. */
const withoutWagon =
  (condition: 'talents' | 'diceSum') =>
  ({ boxOf }: typeof import('../src/box.ts')) => ({
    boxOf: (content: Loose) => {
      const box = boxOf(content);
      return { ...box, wagons: { ...box.wagons, [condition]: [] } };
    },
  });
breaks('P21-03', box, withoutWagon('talents'));
breaks('P21-04', box, withoutWagon('diceSum'));
// Nothing is taken away again.
breaks(
  'P21-05',
  content,
  withContent(({ abilities }) => {
    abilities.find(({ kind }: Loose) => kind === 'lostAtTheEnd').strength = 0;
  }),
);
// In a conflict it counts nothing.
breaks('P21-06', conflict, ({ mayFight }) => ({
  mayFight: {
    ...mayFight,
    broken: (p: Loose, seat: number, against: number) => {
      const camouflaged = p.box.camouflages.some((card: number) => p.place[card] === PLAYED + seat) ? 4 : 0;
      p.strength[seat] -= camouflaged;
      const clause = mayFight.broken(p, seat, against);
      p.strength[seat] += camouflaged;
      return clause;
    },
  },
}));
// The display is closed up and refilled as after any purchase.
breaks('P21-10', buy, ({ purchase }) => ({
  purchase: withStep(purchase, 'B_scouted', {
    then: (...args) => {
      const next = purchase.steps.B_scouted.then(...args);
      return next === 'A_buy' ? next : 'D_closeUp';
    },
  }),
}));
/** Content in which one step of a card's table is worth something else. */
const withStepOf = (card: string, step: number, worth: number) =>
  withContent(({ cards }) => {
    cards.find(({ id }: Loose) => id === card).strength.steps[step][1] = worth;
  });
breaks('P21-11', content, withStepOf('XX-13', 2, 6));
breaks('P21-12', content, withStepOf('X-15', 0, 3));
breaks('P21-13', content, withStepOf('XXX-10', 1, 2));
breaks('P21-14', playCard, withoutLaterGrowth);
