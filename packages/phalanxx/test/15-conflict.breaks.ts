import { breaks, type Loose, withField, withStep } from './breaks.ts';

const conflict = () => import('../src/rules/15-conflict.ts');
const conquer = () => import('../src/rules/9-conquer.ts');
const actions = () => import('../src/rules/7-actions.ts');
type Actions = typeof import('../src/rules/7-actions.ts');
type Conflict = typeof import('../src/rules/15-conflict.ts');
type DriveOut = Parameters<Conflict['driveOut']>;
const CONQUER = 1;

/** Conquests of what somebody else holds, judged differently from others. */
const attacking =
  (why: (clause: string | null, p: Loose, region: number) => string | null) =>
  ({ act }: Actions) => ({
    act: withField(act, CONQUER, 'conquer', {
      may: (p: Loose, q: Loose, region: number) => {
        const clause = act.ways[CONQUER].conquer.may?.(p, q, region) ?? null;
        return p.holder[region] >= 0 && p.holder[region] !== q.seat ? why(clause, p, region) : clause;
      },
    }),
  });

// Attacks go anywhere.
breaks(
  'P15-01',
  actions,
  attacking((clause) => (clause === 'P9-02' ? null : clause)),
);
// A narrow superiority comes to nothing.
breaks('P15-03', conquer, ({ conquest }) => ({
  conquest: withStep(conquest, 'A_driveOut', (p, f, play) =>
    f.against !== null && p.strength[f.seat] === p.strength[f.against] + 1
      ? { done: {} }
      : conquest.steps.A_driveOut(p, f, play),
  ),
}));
// They are lost for good.
breaks('P15-04', conflict, ({ driveOut }) => ({
  driveOut: (...args: DriveOut) => {
    const [p, , region, from] = args;
    driveOut(...args);
    p.supply[from] -= p.box.regions[region].figures;
    p.givenUp[from] += p.box.regions[region].figures;
  },
}));
// The region is deserted.
breaks('P15-05', conquer, ({ conquest }) => ({
  conquest: withStep(conquest, 'C_occupy', (p, f, play) =>
    f.against === null ? conquest.steps.C_occupy(p, f, play) : undefined,
  ),
}));
breaks('P15-06', conquer, ({ conquest }) => ({ conquest: withStep(conquest, 'D_rotate', { of: () => [] }) }));
// White ones only.
breaks('P15-08', conflict, ({ rotateDecision }) => ({
  rotateDecision: withField(rotateDecision, 0, 'rotate', {
    may: (p: Loose, q: Loose, card: number) =>
      p.box.cards[card].colour === 0 ? rotateDecision.ways[0].rotate.may?.(p, q, card) : 'P15-08',
  }),
}));
breaks('P15-10', conflict, ({ driveOut }) => ({
  driveOut: (...args: DriveOut) => {
    const [p, , , from] = args;
    driveOut(...args);
    p.strength[from] -= 3;
  },
}));
// Whoever has fought rests.
breaks('P15-11', conflict, ({ mayFight }) => ({
  mayFight: {
    ...mayFight,
    broken: (...[p, seat, against]: Parameters<typeof mayFight.broken>) =>
      p.rotations[seat] > 0 ? 'P15-11' : mayFight.broken(p, seat, against),
  },
}));
breaks(
  'P15-12',
  actions,
  attacking((clause, p, region) =>
    p.box.setups[p.seats].seats.some((start: Loose) => Object.values(start).includes(region))
      ? 'P15-12'
      : clause,
  ),
);
breaks(
  'P15-13',
  actions,
  attacking((clause) => (clause === 'P9-08' ? null : clause)),
);
