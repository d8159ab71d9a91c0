import { breaks, type Loose, withField, withStep } from './breaks.ts';

const interception = () => import('../src/rules/11-interception/11-interception.ts');
const turns = () => import('../src/position/turns.ts');
type Module = typeof import('../src/rules/11-interception/11-interception.ts');

/** With something else done after each declared attempt. */
const declaring =
  (after: (f: Loose, next: string) => string) =>
  ({ interceptions }: Module) => ({
    interceptions: withStep(interceptions, 'B_declare', {
      then: (p, f, seat: number, answer, play) => {
        const next = interceptions.steps.B_declare.then(p, f, seat, answer, play);
        return 'intercept' in answer ? after(f, next) : next;
      },
    }),
  });
/** With one field of an attempt offered or judged differently. */
const naming =
  (field: string, change: (before: Loose) => object) =>
  ({ intercept }: Module) => ({
    intercept: withField(intercept, 0, field, change((intercept.ways[0] as Loose)[field])),
  });

// The die is rolled at once.
breaks(
  'S11.2-01',
  interception,
  declaring((f) => {
    f.turns = 0;
    return 'C_next';
  }),
);
// One attempt, and no more.
breaks(
  'S11.2-03',
  interception,
  declaring((f, next) => {
    f.turns++;
    return next;
  }),
);
// In the order of seats.
breaks('S11.2-04', turns, ({ turnOrder }) => ({
  turnOrder: (p: Loose) => [...turnOrder(p)].sort(),
}));
// Whoever is of the Royal Family stays.
breaks(
  'S11.2-05',
  interception,
  naming('carry', () => ({ closed: () => 'S11.2-05' })),
);
// Whoever commands must come.
breaks(
  'S11.2-06',
  interception,
  naming('intercept', ({ may }) => ({
    may: (p: Loose, q: Loose, general: number) => {
      const outranks = (other: number) =>
        p.whereabouts[other] === p.whereabouts[general] &&
        p.box.generals[other].seniority > p.box.generals[general].seniority;
      return p.box.generals.some((_: Loose, other: number) => outranks(other))
        ? 'S11.2-06'
        : may(p, q, general);
    },
  })),
);
// All or none of a type.
breaks(
  'S11.2-07',
  interception,
  naming('loyal', ({ among }) => ({
    among: (p: Loose, q: Loose) => {
      const counts = among(p, q);
      return [0, counts[counts.length - 1]];
    },
  })),
);
// Anybody may lead anybody.
breaks(
  'S11.2-08',
  interception,
  naming('with', () => ({
    among: (p: Loose, q: Loose) =>
      [...p.whereabouts.keys()].filter(
        (general) => general !== q.so.intercept && p.whereabouts[general] === p.whereabouts[q.so.intercept],
      ),
  })),
);
breaks('S11.2-09', interception, ({ intercept }) => ({
  intercept: withField(intercept, 1, 'appoint', { closed: () => 'S11.2-09' }),
}));
// Nobody hears what is declared.
breaks('S11.2-17', interception, ({ interceptions }) => ({
  interceptions: withStep(interceptions, 'B_declare', {
    then: (p, f, seat: number, answer, play) =>
      interceptions.steps.B_declare.then(p, f, seat, answer, { ...play, tell: undefined }),
  }),
}));
