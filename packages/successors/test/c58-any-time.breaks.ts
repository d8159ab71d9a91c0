import { breaks, type Loose, withCard, withEffect, withField, withStep } from './breaks.ts';

const content = () => import('../src/content.ts');
const anyTime = () => import('../src/cards/surprise/any-time.ts');
const interjecting = () => import('../src/cards/surprise/interjecting.ts');
const known = () => import('../src/position/known.ts');
type AnyTime = typeof import('../src/cards/surprise/any-time.ts');

// Only in one's own turn.
const inTurn = ({ anyTime }: typeof import('../src/cards/surprise/interjecting.ts')) => ({
  anyTime: { ...anyTime, open: (p: Loose, seat: number) => p.active[0] === seat && anyTime.open(p, seat) },
});
breaks('C58-01', interjecting, inTurn);
breaks('C59-01', interjecting, inTurn);
breaks('C58-02', anyTime, ({ chooseCard }: AnyTime) => ({
  chooseCard: withField(chooseCard, 0, 'take', { among: () => [0] }),
}));
// It lies there already.
breaks('C58-03', anyTime, ({ chooseCard }: AnyTime) => ({
  chooseCard: withField(chooseCard, 0, 'take', {
    among: (p: Loose) =>
      Array.from(p.cardAt.keys()).filter((card: Loose) => p.cardAt[card] === 1 || p.cardAt[card] >= 20),
  }),
}));
breaks('C58-04', anyTime, ({ fetchingCard }: AnyTime) => ({
  fetchingCard: withStep(fetchingCard, 'A_none', (p: Loose) => (p.cardAt.includes(1) ? 'B_which' : 'C_end')),
}));
const replaced = (id: string) =>
  withCard(id, (card) => {
    delete card.replacementDraw;
  });
breaks('C58-05', content, replaced('ahura-mazda'));
breaks('C59-06', content, replaced('ahriman'));
breaks('C58-06', known, () => ({ showInHand: () => {} }));
breaks('C59-02', anyTime, ({ stealCard }: AnyTime) => ({
  stealCard: { ...stealCard, atAnyTime: { ...stealCard.atAnyTime, broken: () => null } },
}));
// He takes none.
breaks('C59-03', anyTime, ({ stealingCard }: AnyTime) => ({
  stealingCard: withStep(stealingCard, 'A_steal', () => {}),
}));
breaks('C59-04', content, withEffect('ahriman', { victimDraws: 0 }));
breaks('C59-05', anyTime, ({ stealingCard }: AnyTime) => ({
  stealingCard: withStep(stealingCard, 'A_steal', (p, f: Loose, play) =>
    f.whom === null ? undefined : stealingCard.steps.A_steal(p, f, play),
  ),
}));
// Everybody has seen it.
breaks('C59-07', known, ({ noteSeen }) => ({
  noteSeen: (p: Loose, _seat: Loose, card: Loose) => {
    for (let seat = 0; seat < p.seats; seat++) noteSeen(p, seat, card);
  },
}));
