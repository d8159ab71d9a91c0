import { breaks, type Loose, withCard, withEffect, withStep } from './breaks.ts';

const content = () => import('../src/content.ts');
const battle = () => import('../src/rules/14-land-battle/14-land-battle.ts');
const windows = () => import('../src/cards/surprise/windows.ts');
const inBattle = () => import('../src/cards/surprise/battle.ts');
const strength = () => import('../src/rules/14-land-battle/14.6-battle-strength.ts');
const units = () => import('../src/position/units.ts');
const dispersal = () => import('../src/rules/10-land-movement/10.I-army-against-general.ts');
const rolls = () => import('../src/cards/surprise/roll-modifier.ts');
const conditions = () => import('../src/cards/conditions.ts');

const atAnyTime = (id: string) =>
  withCard(id, (card) => {
    card.window = ['any-time'];
  });
/** An effect of these is judged or done otherwise. */
const done = (kind: Loose, instead: (was: Loose) => object): Loose => ({
  ...kind,
  in: { ...kind.in, battleCards: { ...kind.in.battleCards, ...instead(kind.in.battleCards) } },
});

// A Surprise card for battles, too.
breaks(
  'S14.3-01',
  content,
  withCard('cavalry-superiority', (card) => {
    card.window = ['siege-roll'];
    card.effects[0].rolls = ['siege'];
  }),
);
// Cards first.
breaks('S14.2-02', battle, ({ landBattle }) => ({
  landBattle: withStep(landBattle, 'join_14_2', { of: () => [] }),
}));
const everybody = ({ battleCards }: typeof import('../src/cards/surprise/windows.ts')) => ({
  battleCards: { ...battleCards, asks: (p: Loose, seat: number) => p.cardAt.includes(10 + seat) },
});
breaks('S14.3-02', windows, everybody);
breaks('CO60-02', windows, everybody);
// The Defender's come first.
breaks('S14.3-03', battle, ({ landBattle }) => {
  const { attackerCards_14_3: first, defenderCards_14_3: second } = landBattle.steps;
  const swapped = withStep(landBattle, 'attackerCards_14_3', { with: second.with });
  return { landBattle: withStep(swapped, 'defenderCards_14_3', { with: first.with }) };
});
// One each.
let isFirst = true;
breaks('S6.2-11', windows, ({ battleCards }) => ({
  battleCards: {
    ...battleCards,
    asks: (p: Loose, seat: Loose, subject: Loose) => {
      const asks =
        (isFirst || p.played.every((each: number) => each === 0)) && battleCards.asks(p, seat, subject);
      isFirst = false;
      return asks;
    },
  },
}));

breaks('C48-01', content, atAnyTime('mutiny'));
breaks('C48-02', inBattle, ({ changeSideInBattle }) => ({
  changeSideInBattle: done(changeSideInBattle, () => ({ broken: () => null })),
}));
breaks('C48-03', content, withEffect('mutiny', { needsHigherPrestige: false }));
breaks('C48-04', content, withEffect('mutiny', { units: ['loyal'] }));
breaks('C48-08', content, withEffect('mutiny', { units: ['loyal', 'royal', 'silver-shields'] }));
// Of those in the whole space.
breaks('C48-05', units, ({ unitsAt }) => ({
  unitsAt: (p: Loose, location: number, seat: number, unit: number) =>
    unitsAt(p, location, seat, unit) + (location % 2 === 0 ? unitsAt(p, location + 1, seat, unit) : 0),
}));
// It only goes away.
breaks('C48-06', inBattle, ({ changeSideInBattle }) => ({
  changeSideInBattle: done(changeSideInBattle, () => ({ does: () => {} })),
}));
// They stay.
breaks('C48-09', dispersal, () => ({ disperseGenerals: () => {} }));

breaks('C47B-01', content, atAnyTime('silver-shields-change-sides'));
breaks('C47B-02', inBattle, ({ eliminateInBattle }) => ({
  eliminateInBattle: done(eliminateInBattle, () => ({ broken: () => null })),
}));
breaks('C47B-03', conditions, ({ unmetCondition }) => ({
  unmetCondition: (p: Loose, seat: Loose, requires: Loose) =>
    unmetCondition(
      p,
      seat,
      requires.filter(({ kind }: Loose) => kind !== 'no-independent-army-in-battle'),
    ),
}));
const spared = withEffect('silver-shields-change-sides', { count: 2 });
breaks('C47B-04', content, spared);
breaks('S7.2.D-05', content, spared);
breaks('C47B-05', inBattle, ({ changeSideInBattle }) => ({
  changeSideInBattle: done(changeSideInBattle, () => ({ does: () => {} })),
}));
// It goes with them.
breaks('C47B-06', inBattle, ({ eliminateInBattle }) => ({
  eliminateInBattle: done(eliminateInBattle, () => ({ broken: () => null })),
}));

breaks('C50-01', content, atAnyTime('anti-elephant-devices'));
breaks('C50-02', inBattle, ({ scareElephants }) => ({
  scareElephants: done(scareElephants, () => ({ broken: () => null })),
}));
breaks('C50-03', inBattle, ({ scareElephants }) => ({
  scareElephants: done(scareElephants, () => ({ does: () => {} })),
}));
// They are not there at all.
breaks('C50-04', strength, ({ fighters }) => ({
  fighters: (p: Loose, battle: Loose, owner: Loose) =>
    fighters(p, battle, owner).map((count, unit) =>
      unit === 1 && battle.noElephants?.includes(1) ? 0 : count,
    ),
}));

breaks(
  'CO60-01',
  content,
  withCard('cavalry-superiority', (card) => {
    card.window = ['siege-roll'];
    card.effects[0].rolls = ['siege'];
  }),
);
const two = withEffect('cavalry-superiority', { modifier: 2 });
breaks('CO60-03', content, two);
breaks('S14.7-03', content, two);
// The test is of the dice alone.
breaks('CO60-04', battle, ({ landBattle }) => ({
  landBattle: withStep(landBattle, 'generalLoss_14_8', (p, f: Loose, play) => {
    f.rolls = f.rolls.map((roll: number, side: number) => roll - f.rollBonus[side]);
    return landBattle.steps.generalLoss_14_8(p, f, play);
  }),
}));
breaks('CO60-05', rolls, ({ rollModifier }) => ({
  rollModifier: done(rollModifier, () => ({ broken: () => null })),
}));
