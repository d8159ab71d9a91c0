import { breaks, type Loose, withCard, withStep } from './breaks.ts';

const content = () => import('../src/content.ts');
const windows = () => import('../src/cards/surprise/windows.ts');
const others = () => import('../src/cards/surprise/others.ts');
const turns = () => import('../src/position/turns.ts');
const tyche = () => import('../src/rules/6-strategy/6.2-tyche.ts');

// One may deny oneself.
breaks('C56-01', others, ({ cancelCard }) => ({
  cancelCard: { in: { surprisePlayed: { ...cancelCard.in.surprisePlayed, broken: () => null } } },
}));
breaks('C56-02', others, ({ cancelCard }) => ({
  cancelCard: { in: { surprisePlayed: { ...cancelCard.in.surprisePlayed, does: () => {} } } },
}));
// Those two as well.
breaks(
  'C56-03',
  content,
  withCard('ahriman', (card) => {
    delete card.replacementDraw;
  }),
);
// The first answer is the last.
breaks('C56-04', windows, ({ surprisePlayed }) => ({
  surprisePlayed: {
    ...surprisePlayed,
    asks: (p: Loose, seat: Loose, subject: Loose) =>
      !p.box.cards[subject.card].name.startsWith('cretan-liar') && surprisePlayed.asks(p, seat, subject),
  },
}));
// Operations are answered like a Surprise card.
breaks('C56-05', tyche, ({ tycheSegment }) => ({
  tycheSegment: withStep(tycheSegment, 'C_train', {
    call: 'surprise',
    with: (_p: Loose, f: Loose) => ({ by: f.seat, card: f.card, against: [1] }),
  } as Loose),
}));
breaks('S6.2-08', turns, () => ({ turnOrder: (p: Loose) => [0, 1, 2, 3, 4].slice(0, p.seats) }));
