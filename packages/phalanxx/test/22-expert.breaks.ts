import { breaks, type Loose, withContent, withStep } from './breaks.ts';

const content = () => import('../src/content.ts');
const expert = () => import('../src/rules/22-expert.ts');
const income = () => import('../src/rules/11-income.ts');
const buy = () => import('../src/rules/5-buy.ts');
const forcedMarch = () => import('../src/rules/22-forced-march.ts');
const FREE = -1;

/** Content in which an advantage gives something else. */
const withEffect = (advantage: string, effect: object) =>
  withContent(({ advantages }) => {
    Object.assign(advantages.find(({ id }: Loose) => id === advantage).effect, effect);
  });

// The start player alone has one.
breaks('P22-01', expert, ({ dealAdvantages }) => ({
  dealAdvantages: (p: Loose, play: Loose) => {
    dealAdvantages(p, play);
    for (let seat = 0; seat < p.seats; seat++) if (seat !== p.start[0]) p.advantage[seat] = 0;
  },
}));
// Another card has the 1.
breaks(
  'P22-02',
  content,
  withContent(({ actionCards }) => {
    for (const card of actionCards) card.startPlayer = card.advantage === 'legend';
  }),
);
breaks('P22-03', content, withEffect('intrigue', { of: 1 }));
// The difference is paid out, as when a die is slid in.
breaks('P22-04', income, ({ trade }) => ({
  trade: (...[p, seat, answer, play]: Parameters<typeof trade>) => {
    const sum = () => p.ownValue.slice(seat * 3, seat * 3 + 3).reduce((all, each) => all + each);
    const before = sum();
    trade(p, seat, answer, play);
    p.talents[seat] += sum() - before;
  },
}));
breaks('P22-05', content, withEffect('masterMerchant', { of: 2 }));
// What was paid decides about the exchange.
breaks('P22-06', buy, ({ purchase }) => ({
  purchase: withStep(purchase, 'A_buy', {
    then: (p, f, seat: number, ...rest) => {
      const next = purchase.steps.A_buy.then(p, f, seat, ...rest);
      return next === 'C_exchange' && p.box.advantages[p.advantage[seat]].price !== null ? 'D_closeUp' : next;
    },
  }),
}));
breaks('P22-07', content, withEffect('legend', { startHand: 2 }));
breaks('P22-08', content, withEffect('legend', { strength: 1 }));
breaks('P22-10', forcedMarch, () => ({ isMarch: () => false }));
// To a free region only.
breaks('P22-12', forcedMarch, ({ isMarch }) => ({
  isMarch: (...[p, seat, region]: Parameters<typeof isMarch>) =>
    p.holder[region] === FREE && isMarch(p, seat, region),
}));
