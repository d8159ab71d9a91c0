import { breaks, type Loose, withField, withStep } from './breaks.ts';

const evasion = () => import('../src/rules/12-evasion/12-evasion.ts');
const armyAgainstGeneral = () => import('../src/rules/10-land-movement/10.I-army-against-general.ts');
const OWNERS = 6;
const TYPES = 6;
const DISPERSED = -2;

// The way is chosen before the die is rolled.
breaks('S12.2.A-01', evasion, ({ evasions }) => ({
  evasions: withStep(evasions, 'C_resolve', (p, f) =>
    evasions.steps.C_resolve(p, f, { chance: { die: () => 6 }, tell: undefined }),
  ),
}));
// Whatever CUs are on the way come along.
breaks('S12.2.A-02', evasion, ({ evasions }) => ({
  evasions: withStep(evasions, 'E_move', (p, f, play) => {
    for (let place = 0; place < p.stackCount[0]; place++)
      if (p.stackAt[place] === p.whereabouts[f.general] && p.stackOwner[place] === f.owner)
        f.units = [...p.stackUnits.subarray(place * TYPES, place * TYPES + TYPES)];
    return evasions.steps.E_move(p, f, play);
  }),
}));
// Whom others have evaded comes to a halt.
breaks('S12.2.A-05', evasion, ({ evasions }) => ({
  evasions: withStep(evasions, 'F_next', (p, f, play) => {
    p.budgetClosed[0] = 1;
    return evasions.steps.F_next(p, f, play);
  }),
}));
// Who has tried does not try again.
breaks('S12.2.A-06', evasion, ({ evasions, evade }) => {
  const tried = new Set<number>();
  return {
    evasions: withStep(evasions, 'B_declare', {
      then: (p, f, seat: number, answer, play) => {
        tried.add(seat);
        return evasions.steps.B_declare.then(p, f, seat, answer, play);
      },
    }),
    evade: withField(evade, 0, 'evade', {
      closed: (_: Loose, { seat }: Loose) => (tried.has(seat) ? 'S12.2.A-06' : null),
    }),
  };
});
// They stand side by side.
breaks('S12.2.A-07', armyAgainstGeneral, () => ({
  disperseLoneGenerals: () => {},
}));
// Whoever Disperses somebody has attacked him.
breaks('S3.7-09', evasion, ({ evasions }) => ({
  evasions: withStep(evasions, 'E_move', (p, f, play) => {
    const dispersed = () => p.whereabouts.filter((at: number) => at === DISPERSED).length;
    const before = dispersed();
    const next = evasions.steps.E_move(p, f, play);
    if (dispersed() > before) p.champion[f.owner] = 0;
    return next;
  }),
}));
// He is asked for Free Passage.
breaks('S12.2.A-09', evasion, ({ evasions }) => ({
  evasions: {
    ...evasions,
    steps: {
      ...evasions.steps,
      E_stronghold: {
        ask: 'passage',
        of: (p: Loose, f: Loose) =>
          [0, 1, 2, 3].filter((seat) => seat !== f.owner && p.generalsIn[f.to * OWNERS + seat] > 0),
        about: (_: Loose, f: Loose) => ({ by: f.owner, space: f.to }),
        then: () => {},
      },
    },
  },
}));
