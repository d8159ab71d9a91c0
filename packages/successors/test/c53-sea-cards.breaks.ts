import { breaks, type Loose, withCard, withEffect, withStep } from './breaks.ts';

const content = () => import('../src/content.ts');
const movement = () => import('../src/rules/13-naval-movement/13.2-naval-movement.ts');
const others = () => import('../src/cards/surprise/others.ts');
const windows = () => import('../src/cards/surprise/windows.ts');
const rolls = () => import('../src/cards/surprise/roll-modifier.ts');
const strength = () => import('../src/rules/14-land-battle/14.6-battle-strength.ts');
const voyage = () => import('../src/position/voyage.ts');
type Movement = typeof import('../src/rules/13-naval-movement/13.2-naval-movement.ts');

const whenSet =
  (window: string[]) =>
  (card: Loose): void => {
    card.window = window;
  };
const atSea =
  (after: (p: Loose, f: Loose, subject: Loose, play: Loose, then: Loose) => unknown) =>
  ({ sailing }: Movement) => ({
    sailing: withStep(sailing, 'cards_4', {
      then: (p, f, subject, play) => after(p, f, subject, play, sailing.steps.cards_4.then),
    }),
  });
const onlyAtBattles = ({ seaCards }: typeof import('../src/cards/surprise/windows.ts')) => ({
  seaCards: {
    ...seaCards,
    asks: (p: Loose, seat: Loose, subject: Loose) =>
      subject.battles.length > 0 && seaCards.asks(p, seat, subject),
  },
});
const onlyAtSteps = ({ seaCards }: typeof import('../src/cards/surprise/windows.ts')) => ({
  seaCards: {
    ...seaCards,
    asks: (p: Loose, seat: Loose, subject: Loose) =>
      subject.battles.length === 0 && seaCards.asks(p, seat, subject),
  },
});
breaks('C53-01', windows, onlyAtBattles);
breaks('S13.2-08', windows, onlyAtBattles);
breaks('C29-07', windows, onlyAtBattles);
breaks('C53-02', windows, onlyAtSteps);
breaks('S13.3.D-01', windows, onlyAtSteps);
breaks('C53-03', others, ({ returnToPort }) => ({
  returnToPort: { in: { seaCards: { ...returnToPort.in.seaCards, broken: () => null } } },
}));
// It blows over.
const calm = atSea((p, f, subject, play, then) => then(p, f, { ...subject, stormed: false }, play));
breaks('C53-04', movement, calm);
breaks('S13.2-11', movement, calm);
breaks('C53-05', movement, calm);
breaks(
  'C53-06',
  movement,
  atSea((p, f, subject, play, then) => {
    const next = then(p, f, subject, play);
    if (subject.stormed) play.tell?.all('attrition', { seat: f.seat, column: 1, die: 1, lost: 0 });
    return next;
  }),
);
// The battle comes first.
const fights = atSea((p, f, subject, play, then) =>
  then(p, f, { ...subject, stormed: false, fogged: false }, play),
);
breaks('C53-07', movement, fights);
breaks('S13.3.B-02', movement, fights);
// Whoever has declared is a Champion no longer.
const punished = atSea((p, f, subject, play, then) => {
  for (const { by } of f.declarations) p.champion[by] = 0;
  return then(p, f, subject, play);
});
breaks('C55-04', movement, punished);
// They are brought back as well.
breaks('C53-08', voyage, ({ leaveShip }) => ({
  leaveShip: (p: Loose) =>
    leaveShip(p).map((count, unit) => (unit === 3 && p.sailed[0] === 1 ? count + 1 : count)),
}));

breaks('C55-01', content, withCard('fog', whenSet(['siege-roll'])));
breaks('C55-02', windows, ({ seaCards }) => ({
  seaCards: {
    ...seaCards,
    asks: (p: Loose, seat: Loose, subject: Loose) =>
      [subject.mover, ...subject.battles].includes(seat) && seaCards.asks(p, seat, subject),
  },
}));
breaks('C55-03', movement, fights);
// It is driven back.
breaks(
  'C55-05',
  movement,
  atSea((p, f, subject, play, then) => then(p, f, { ...subject, stormed: subject.fogged }, play)),
);

breaks('CO66-01', content, withCard('superior-admiral', whenSet(['siege-roll'])));
const anybody = ({ rollModifier }: typeof import('../src/cards/surprise/roll-modifier.ts')) => ({
  rollModifier: {
    in: { ...rollModifier.in, seaCards: { ...rollModifier.in.seaCards, broken: () => null } },
  },
});
breaks('CO66-02', rolls, anybody);
breaks('CO66-03', content, withEffect('superior-admiral', { modifier: 1 }));
breaks('CO66-04', strength, ({ scoreOf }) => ({
  scoreOf: (p: Loose, roll: number, by: number) => (roll > 13 ? 0 : scoreOf(p, roll, by)),
}));
breaks('CO66-05', rolls, anybody);
