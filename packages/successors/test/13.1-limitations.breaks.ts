import { breaks, type Loose, withContent, withField, withStep } from './breaks.ts';

const content = () => import('../src/content.ts');
const map = () => import('../src/map.ts');
const fleets = () => import('../src/position/fleets.ts');
const voyage = () => import('../src/position/voyage.ts');
const marching = () => import('../src/rules/9-armies/9.3-marching.ts');
const interception = () => import('../src/rules/11-interception/11-interception.ts');
const limitations = () => import('../src/rules/13-naval-movement/13.1-limitations.ts');
const embarking = () => import('../src/rules/13-naval-movement/13.2-embarking.ts');
const ashore = () => import('../src/rules/13-naval-movement/13.2-pick-up-drop-off.ts');
const disembarking = () => import('../src/rules/13-naval-movement/13.2-disembarking.ts');
const movement = () => import('../src/rules/13-naval-movement/13.2-naval-movement.ts');
const EMBARK = 7;

/** One of the ways to move costs something else, or is another. */
const withPath = (id: string, spoil: (type: Loose) => void) =>
  withContent(({ pathTypes }) => spoil(pathTypes.find((type: Loose) => type.id === id)));
const overLand = withPath('sea', (type) => {
  type.movement = 'land';
});
// The sea is like the land.
breaks('S13-01', content, overLand);
breaks('S2-20', content, overLand);
breaks('S9.3.A-06', content, overLand);
breaks(
  'S9.3.A-04',
  content,
  withPath('sea', (type) => {
    type.cost = 2;
  }),
);
const cheap = withPath('transmed', (type) => {
  type.cost = 1;
});
breaks('S2-21', content, cheap);
breaks('S9.3.A-05', content, cheap);

// Without a Fleet nobody sails.
breaks('S13.1-01', embarking, ({ embarkWay }) => ({
  embarkWay: {
    ...embarkWay,
    embark: {
      ...embarkWay.embark,
      closed: (p: Loose, { seat }: Loose) => (p.fleetOwner.includes(seat) ? null : 'S13.1-01'),
    },
  },
}));
breaks(
  'S13.1-03',
  content,
  withContent(({ sailing }) => {
    sailing.cus = 40;
  }),
);
// One of them.
breaks('S13.1-04', marching, ({ march }) => ({
  march: withField(march, EMBARK, 'with', {
    closed: (_: Loose, { so }: Loose) => (so.with.length > 0 ? 'S13.1-04' : null),
  }),
}));
breaks('S13.1-06', limitations, () => ({ isLandClosed: () => false }));
// Whoever has no MPs left stays at sea.
breaks('S13.1-08', movement, ({ sailing }) => ({
  sailing: withStep(sailing, 'enter_6', (p, f, play) => {
    const next = sailing.steps.enter_6(p, f, play);
    return p.spentMps[0] > 3 ? { done: { over: true } } : next;
  }),
}));
breaks('S13.1-09', interception, () => ({
  isJoinedByLand: (p: Loose, a: number, b: number) => p.box.spaces[a].paths.some(({ to }: Loose) => to === b),
}));
// Ashore one can begin anew.
breaks('S13.1-11', disembarking, ({ disembark }) => ({
  disembark: (...args: Parameters<typeof disembark>) => {
    const to = disembark(...args);
    const [p] = args;
    p.embarkedFrom[0] = -1;
    p.sailed[0] = 0;
    p.carried[0] = 0;
    return to;
  },
}));

/** From inside a city nobody embarks. */
const fromOutside = ({ embarkWay }: Loose) => ({
  embarkWay: {
    ...embarkWay,
    embark: { ...embarkWay.embark, closed: (p: Loose) => (p.groupAt[0] % 2 === 1 ? 'S2-17' : null) },
  },
});
breaks('S2-17', embarking, fromOutside);
breaks('S9.4-02', embarking, fromOutside);
/** Into a city nobody comes from the sea. */
const notInside = ({ dropOffWay }: Loose) => ({
  dropOffWay: {
    ...dropOffWay,
    dropOff: {
      ...dropOffWay.dropOff,
      may: (p: Loose, q: Loose, side: number) => (side === 1 ? 'S2-15' : dropOffWay.dropOff.may(p, q, side)),
    },
  },
});
breaks('S2-15', ashore, notInside);
breaks('S9.4-03', ashore, notInside);
// Whoever is at sea stands on the land beside it.
breaks('S2-18', voyage, ({ sailTo }) => ({
  sailTo: (...args: Parameters<typeof sailTo>) => {
    sailTo(...args);
    const [p, space] = args;
    p.whereabouts.forEach((at: number, general: number) => {
      if (at === -11) p.whereabouts[general] = space * 2;
    });
  },
}));
// Whoever passes Sparta loses a CU.
breaks('S10.A-09', voyage, ({ sailTo }) => ({
  sailTo: (...args: Parameters<typeof sailTo>) => {
    const [p] = args;
    if (p.box.spaces[p.ship[0]].name === 'sparta') p.aboardUnits[3]--;
    sailTo(...args);
  },
}));

type Disperse = Parameters<typeof import('../src/position/fleets.ts')['disperseFleet']>;
/** A Fleet is Dispersed, and something else happens to it. */
const dispersing =
  (more: (p: Loose, fleet: number, wasUpgraded: number) => void) =>
  ({ disperseFleet }: typeof import('../src/position/fleets.ts')) => ({
    disperseFleet: (...[p, fleet]: Disperse) => {
      const wasUpgraded = p.fleetUpgraded[fleet];
      disperseFleet(p, fleet);
      more(p, fleet, wasUpgraded);
    },
  });
breaks(
  'S7.4-03',
  fleets,
  dispersing((p, fleet) => {
    p.fleetDispersed[fleet] = 0;
  }),
);
const stillUpgraded = dispersing((p, fleet, wasUpgraded) => {
  p.fleetUpgraded[fleet] = wasUpgraded;
});
breaks('S7.4-12', fleets, stillUpgraded);
breaks('S13.3.D-12', fleets, stillUpgraded);

/** Ports from which a Naval Battle can be declared, over paths of all kinds. */
breaks('S13.3.A-03', map, ({ mapOf }) => ({
  mapOf: (...args: Parameters<typeof mapOf>) => {
    const board = mapOf(...args);
    const near = board.spaces.map(({ joined }) => joined);
    return {
      ...board,
      spaces: board.spaces.map((space, i) => ({
        ...space,
        guardedFrom: [i, ...near[i], ...near[i].flatMap((each) => near[each])],
      })),
    };
  },
}));
