import { breaks, type Loose, withField, withStep } from './breaks.ts';

const interception = () => import('../src/rules/11-interception/11-interception.ts');
const movement = () => import('../src/rules/10-land-movement/10-land-movement.ts');
const evasion = () => import('../src/rules/12-evasion/12-evasion.ts');
const INDEPENDENT = 5;
const OWNERS = 6;

// An Independent Army next to the space tries as well.
breaks('S11-03', interception, ({ interceptions, mayIntercept }) => ({
  mayAnybodyIntercept: () => true,
  interceptions: withStep(interceptions, 'A_next', (p, f, play) => {
    const next = interceptions.steps.A_next(p, f, play);
    if (next !== 'C_next') return next;
    p.owner.forEach((owner: number, general: number) => {
      const from = p.whereabouts[general];
      if (owner !== INDEPENDENT || from < 0 || !mayIntercept.allows(p, general, f.into)) return;
      f.attempts = [
        ...f.attempts,
        { by: f.by, owner, from, general, with: [], units: [0, 0, 0, 0, 0, 0], carry: [] },
      ];
    });
    return next;
  }),
}));
// Who has tried does not try again.
breaks('S11-04', interception, ({ interceptions, intercept }) => {
  const tried = new Set<number>();
  return {
    interceptions: withStep(interceptions, 'B_declare', {
      then: (p, f, seat: number, answer, play) => {
        tried.add(answer.intercept);
        return interceptions.steps.B_declare.then(p, f, seat, answer, play);
      },
    }),
    intercept: withField(intercept, 0, 'intercept', {
      may: (p: Loose, q: Loose, general: number) =>
        tried.has(general) ? 'S11-04' : (intercept.ways[0] as Loose).intercept.may(p, q, general),
    }),
  };
});
// Only an Army can be Intercepted.
breaks('S11.1-01', interception, ({ interceptions }) => ({
  interceptions: withStep(interceptions, 'A_next', (p, f, play) =>
    p.groupUnits.some((count: number) => count > 0) ? interceptions.steps.A_next(p, f, play) : 'D_end',
  ),
}));
// Interceptors go inside.
breaks('S11.1-03', interception, ({ interceptions }) => ({
  interceptions: withStep(interceptions, 'C_resolve', (p, f, play) =>
    interceptions.steps.C_resolve(p, { ...f, into: f.into | 1 }, play),
  ),
}));
// A General without CUs stays where he is.
breaks('S11.1-05', interception, ({ intercept }) => ({
  intercept: withField(intercept, 0, 'intercept', {
    may: (p: Loose, q: Loose, general: number) =>
      p.cusIn[(p.whereabouts[general] >> 1) * OWNERS + q.seat] === 0
        ? 'S11.1-05'
        : (intercept.ways[0] as Loose).intercept.may(p, q, general),
  }),
}));
// Whoever goes back enters the space like anybody else.
breaks('S11.1.B-03', movement, ({ landMovement }) => ({
  landMovement: withStep(landMovement, 'E_withdraw', (p, f, play) => {
    landMovement.steps.E_withdraw(p, f, play);
    f.into = p.groupAt[0];
    return 'D_interceptions';
  }),
}));
// Whoever Evades enters a space like anybody else.
breaks('S11.1.B-04', evasion, ({ evasions }) => ({
  evasions: withStep(evasions, 'F_next', {
    call: 'interceptions',
    with: (p, f) => ({ by: f.owner, into: p.whereabouts[f.general] }),
    then: (_, f) => {
      f.turns++;
      return 'C_resolve';
    },
  }),
}));
