import { breaks, type Loose, withCard, withContent, withEffect, withStep } from './breaks.ts';

const content = () => import('../src/content.ts');
const cards = () => import('../src/cards/cavalry.ts');
const placement = () => import('../src/rules/4-setup/4.6-placement.ts');
const attrition = () => import('../src/rules/7-pieces/7.3-attrition.ts');
const points = () => import('../src/rules/9-armies/9.2-movement-points.ts');
const battleStrength = () => import('../src/rules/14-land-battle/14.6-battle-strength.ts');
const losses = () => import('../src/rules/14-land-battle/14.9-losses.ts');
const raiding = () => import('../src/rules/15-sieges/15.2-cavalry.ts');
const siege = () => import('../src/rules/15-sieges/15.2-siege.ts');
const reinforcements = () => import('../src/rules/5-sequence/5.2-reinforcements.ts');

const withCavalry = (spoil: (unit: Loose) => void) =>
  withContent(({ combatUnits }) => spoil(combatUnits.find(({ id }: Loose) => id === 'cavalry')));
const CAVALRY = 2;
const MERCENARY = 0;

// They fight as two.
breaks(
  'S16.9-01',
  content,
  withCavalry((unit) => Object.assign(unit, { strengthPerCu: 2 })),
);
// No CU of an Independent Army is one.
breaks(
  'S16.9-02',
  content,
  withContent(({ independentArmies }) => {
    for (const army of independentArmies) army.cavalryOption.cavalryCus = 0;
  }),
);
// Nobody starts with one.
breaks('S16.9-03', placement, ({ placement }) => ({
  placement: withStep(placement, 'C_pcs', (p, f, play) => {
    const at = p.whereabouts[f.general];
    for (let place = 0; place < p.stackCount[0]; place++)
      if (p.stackAt[place] === at) p.stackUnits[place * 6 + CAVALRY] = 0;
    return (placement.steps.C_pcs as Loose)(p, f, play);
  }),
}));
// They come from nowhere.
breaks(
  'S16.9-04',
  content,
  withContent(({ reinforcements }) => {
    reinforcements.cavalryProvinces = [];
  }),
);
// Whoever has the most VP has another in place of a Mercenary.
breaks('S16.9-05', reinforcements, ({ reinforcements }) => ({
  reinforcements: withStep(reinforcements, 'C_collect', (p, f, play) => {
    (reinforcements.steps.C_collect as Loose)(p, f, play);
    for (let seat = 0; seat < p.seats; seat++) {
      if (p.waitingUnits[seat * 6 + CAVALRY] === 0 || p.waitingUnits[seat * 6 + MERCENARY] < 3) continue;
      p.waitingUnits[seat * 6 + CAVALRY]++;
      p.waitingUnits[seat * 6 + MERCENARY]--;
    }
  }),
}));
// The cards bring what they always did.
const asEver = (id: string, place = 0) => withEffect(id, { cavalryOption: undefined }, place);
breaks('S16.9-06', content, asEver('thracian-mercenaries'));
breaks('C7-04', content, asEver('thracian-mercenaries'));
breaks('C8-04', content, asEver('cappadocian-mercenaries'));
breaks('S16.9-08', content, asEver('persian-popular-support', 1));
breaks('C15-05', content, asEver('persian-popular-support', 1));
breaks('S16.9-09', content, asEver('macedonian-reinforcements'));
breaks('C11-04', content, asEver('macedonian-reinforcements'));
breaks('S16.9-10', content, asEver('egyptian-military-colonists'));
breaks('C13-04', content, asEver('egyptian-military-colonists'));
breaks('S16.9-11', content, asEver('mutiny'));
breaks('C48-07', content, asEver('mutiny'));
breaks('S16.9-12', content, asEver('kassandros'));
breaks('C16-10', content, asEver('peukestas-satrap-of-persis'));
breaks('C17-06', content, asEver('neoptolemos-satrap-of-armenia'));
breaks('C18-10', content, asEver('kassandros'));
// Wherever they come.
const anywhere = (id: string) =>
  withCard(id, ({ effects: [effect] }) => {
    delete effect.cavalryOption.onlyIn;
  });
breaks('S16.9-07', content, anywhere('greek-mercenaries'));
breaks('C5-04', content, anywhere('greek-mercenaries'));
breaks('S16.9-13', content, anywhere('olympias'));
breaks('C30-10', content, anywhere('olympias'));
// At every table.
breaks('C0-09', cards, () => ({
  setsOf: (_p: Loose, { sets, cavalry }: Loose) => cavalry?.sets ?? sets,
  setIn: (_p: Loose, { sets, cavalry }: Loose, chosen: number) => (cavalry?.sets ?? sets)[chosen],
}));
// It takes seven OPs.
breaks(
  'S16.9-14',
  content,
  withCavalry((unit) => Object.assign(unit, { trainingCost: 7 })),
);
breaks(
  'S16.9-15',
  content,
  withCavalry((unit) => Object.assign(unit, { countsForTieBreak: true })),
);
// On foot.
breaks('S16.9-16', raiding, ({ siegeCost }) => ({
  siegeCost: (...[p, space]: Parameters<typeof siegeCost>) => siegeCost(p, space, 0),
}));
breaks('S16.9-17', siege, ({ siege }) => ({ siege: withStep(siege, 'G_riders', () => {}) }));
// As often as there are MPs.
breaks(
  'S16.9-18',
  content,
  withContent(({ tables }) => Object.assign(tables.siegeTable.maxPerSpace, { activation: 9 })),
);
// Before every city.
breaks('S16.9-19', raiding, () => ({ isRaided: () => true }));
breaks('S16.9-20', points, ({ removalCost }) => ({
  removalCost: (...[p]: Parameters<typeof removalCost>) => p.box.content.marching.removePcMps,
}));
breaks('S16.9-21', attrition, ({ strongholdColumn }) => ({
  strongholdColumn: (...[p]: Parameters<typeof strongholdColumn>) => strongholdColumn(p, []),
}));
// Elephants do nothing to them.
breaks('S16.9-27', battleStrength, ({ hasCavalry }) => ({
  isCharge: (...[p, battle, owner]: Parameters<typeof hasCavalry>) => hasCavalry(p, battle, owner),
}));
// They are scared by Elephants that do nothing.
breaks('C50-05', battleStrength, ({ hasCavalry, fighters }) => ({
  isCharge: (...[p, battle, owner]: Parameters<typeof hasCavalry>) =>
    hasCavalry(p, battle, owner) &&
    fighters(p, battle, owner === battle.attacker ? battle.defender : battle.attacker)[1] === 0,
}));
// They are Dispersed with the others.
breaks('S16.9-28', losses, ({ defeat }) => ({
  defeat: withStep(defeat, 'B_eliminate', (p, f, play) => {
    for (let place = 0; place < p.stackCount[0]; place++) {
      if (p.stackAt[place] !== f.location || p.stackOwner[place] !== f.loser) continue;
      const cell = place * 6 + CAVALRY;
      const riders = p.stackUnits[cell];
      p.stackUnits[cell] = 0;
      p.stackUnits[place * 6 + 3] += riders;
    }
    (defeat.steps.B_eliminate as Loose)(p, f, play);
  }),
}));
breaks('S16.9-29', battleStrength, () => ({ pursuitOf: () => 0 }));
