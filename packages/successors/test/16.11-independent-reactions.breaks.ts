import { breaks, type Loose, withStep } from './breaks.ts';

const settings = () => import('../src/settings.ts');
const generals = () => import('../src/position/generals.ts');
const inciting = () => import('../src/rules/11-interception/11-inciting.ts');
const interception = () => import('../src/rules/11-interception/11-interception.ts');
const evasion = () => import('../src/rules/12-evasion/12-evasion.ts');
type Inciting = typeof import('../src/rules/11-interception/11-inciting.ts');
type Generals = typeof import('../src/position/generals.ts');
const INDEPENDENT = 5;

// They never react.
breaks('S16.11-01', settings, () => ({ independentReactions: () => 0 }));
// His Army stays where it is.
breaks('S16.11-02', generals, ({ moveGeneral }) => ({
  moveGeneral: (...[p, general, to]: Parameters<Generals['moveGeneral']>) => {
    if (p.owner[general] !== INDEPENDENT || p.whereabouts[general] < 0) moveGeneral(p, general, to);
  },
}));
// As many as there are.
breaks('S16.11-03', inciting, ({ mayInciteFrom }: Inciting) => ({
  mayInciteFrom: { ...mayInciteFrom, allows: () => true, broken: () => null },
}));
// The others of the space go home meanwhile.
breaks('S16.11-04', inciting, ({ payForReaction }: Inciting) => ({
  payForReaction: (...args: Parameters<Inciting['payForReaction']>) => {
    payForReaction(...args);
    const [p, , general] = args;
    p.box.all.independents.forEach((other) => {
      if (other !== general && p.whereabouts[other] === p.whereabouts[general]) p.whereabouts[other] = -9;
    });
  },
}));
// The others of the space stay.
breaks('S16.11-05', evasion, ({ evasions }) => ({
  evasions: withStep(evasions, 'C_next', (p, f) => {
    const next = (evasions.steps.C_next as Loose)(p, f);
    if (f.owner === INDEPENDENT) f.with = [];
    return next;
  }),
}));
// They keep their Local Troops.
breaks('S16.11-06', evasion, ({ evasions }) => ({
  evasions: withStep(evasions, 'C_resolve', (p, f, play) => {
    const next = (evasions.steps.C_resolve as Loose)(p, f, play);
    f.failed = f.failed.filter((owner) => owner !== INDEPENDENT);
    return next;
  }),
}));
// Independents roll when everybody else has.
breaks('S16.11-11', interception, ({ interceptions }) => ({
  interceptions: withStep(interceptions, 'C_next', (p, f) => {
    if (f.turns === 0) f.attempts = f.attempts.toSorted((one, other) => one.owner - other.owner);
    return (interceptions.steps.C_next as Loose)(p, f);
  }),
}));
