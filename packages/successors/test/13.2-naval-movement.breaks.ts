import { breaks, type Loose, withField, withStep } from './breaks.ts';

const view = () => import('../src/view.ts');
const fleets = () => import('../src/position/fleets.ts');
const voyage = () => import('../src/position/voyage.ts');
const marching = () => import('../src/rules/9-armies/9.3-marching.ts');
const landMovement = () => import('../src/rules/10-land-movement/10-land-movement.ts');
const retreat = () => import('../src/rules/14-land-battle/14.10-retreat.ts');
const embarking = () => import('../src/rules/13-naval-movement/13.2-embarking.ts');
const ashore = () => import('../src/rules/13-naval-movement/13.2-pick-up-drop-off.ts');
const disembarking = () => import('../src/rules/13-naval-movement/13.2-disembarking.ts');
const limitations = () => import('../src/rules/13-naval-movement/13.1-limitations.ts');
const movement = () => import('../src/rules/13-naval-movement/13.2-naval-movement.ts');
const declaring = () => import('../src/rules/13-naval-movement/13.3-declaring.ts');
type Movement = typeof import('../src/rules/13-naval-movement/13.2-naval-movement.ts');
type Voyage = typeof import('../src/position/voyage.ts');
const [EMBARK, LAND] = [7, 3];

// 1: the escort
breaks('S13.2-01', marching, ({ march }) => ({
  march: withField(march, EMBARK, 'escort', { among: () => [] }),
}));
/** With another escort when the group puts to sea. */
const escorted =
  (escort: (p: Loose, chosen: readonly number[]) => number[]) =>
  ({ putToSea }: Voyage) => ({
    putToSea: (...[p, space, chosen]: Parameters<Voyage['putToSea']>) =>
      putToSea(p, space, escort(p, chosen)),
  });
// Whoever sails has all his Fleets with him.
breaks(
  'S13.2-03',
  voyage,
  escorted((p) => p.box.all.fleets.filter((fleet: number) => p.fleetOwner[fleet] === p.marcher[0])),
);
/** Something else happens when the group enters a space by sea. */
const entering =
  (more: (p: Loose, space: number) => void) =>
  ({ sailTo }: Voyage) => ({
    sailTo: (...[p, space]: Parameters<Voyage['sailTo']>) => {
      sailTo(p, space);
      more(p, space);
    },
  });
// On the way it is chosen anew.
breaks(
  'S13.2-02',
  voyage,
  entering((p) => {
    for (const fleet of p.box.all.fleets) p.escort[fleet] = p.fleetOwner[fleet] === p.marcher[0] ? 1 : 0;
  }),
);
// Only near their Province.
breaks('S13.2-04', fleets, ({ availableFleets }) => ({
  availableFleets: (...args: Parameters<typeof availableFleets>) => {
    const [p] = args;
    const { guardedFrom } = p.box.spaces[p.groupAt[0] >> 1];
    return availableFleets(...args).filter((fleet) => {
      const { province } = p.box.fleets[fleet];
      return province < 0 || p.box.provinces[province].spaces.some((space) => guardedFrom.includes(space));
    });
  },
}));
breaks('S13.2-05', view, ({ view }) => ({
  view: (...[p, seat]: Parameters<typeof view>) => {
    const table = view(p, seat) as Loose;
    return table.voyage === null || seat === p.marcher[0]
      ? table
      : { ...table, voyage: { ...table.voyage, escort: [] } };
  },
}));
// 2: it costs an MP.
breaks('S13.2-06', embarking, ({ embark }) => ({
  embark: (...args: Parameters<typeof embark>) => {
    const passing = embark(...args);
    args[0].spentMps[0]++;
    args[0].landSpent[0]++;
    return passing;
  },
}));
// 3: to anywhere.
breaks('S13.2-07', movement, ({ sail }) => ({
  sail: withField(sail, 0, 'sail', { among: (p: Loose) => p.box.all.spaces }),
}));
// 4: all of them.
breaks('S13.2-09', declaring, ({ engage }) => ({
  engage: withField(engage, 0, 'engage', { among: (p: Loose) => p.box.all.fleets }),
}));
breaks('S13.2-10', fleets, ({ strengthOfFleets }) => ({
  strengthOfFleets: (...args: Parameters<typeof strengthOfFleets>) => {
    const [p, seat] = args;
    const isMover = p.marcher[0] === seat;
    return (
      strengthOfFleets(...args) + (isMover ? p.aboardUnits.reduce((a: number, b: number) => a + b, 0) : 0)
    );
  },
}));
const stepping =
  (step: keyof Movement['sailing']['steps'], instead: (sailing: Movement['sailing']) => Loose) =>
  ({ sailing }: Movement) => ({ sailing: withStep(sailing, step as never, instead(sailing)) });
// 5: it may go on on land.
breaks(
  'S13.2-12',
  movement,
  stepping('retreat_5', (sailing) => (p: Loose, f: Loose, play: Loose) => {
    (sailing.steps as Loose).retreat_5(p, f, play);
    return { done: { over: false } };
  }),
);
// 6: it stays where it was.
breaks('S13.2-13', voyage, () => ({ sailTo: () => {} }));
breaks('S13.2-15', ashore, ({ pickUpWay }) => ({
  pickUpWay: {
    ...pickUpWay,
    pickUp: {
      ...pickUpWay.pickUp,
      may: (p: Loose, q: Loose, side: number) => (side === 1 ? 'S13.2-15' : pickUpWay.pickUp.may(p, q, side)),
    },
  },
}));
// Whoever stands on land stops them.
breaks(
  'S13.2-22',
  voyage,
  entering((p, space) => {
    if (p.cusIn.slice(space * 6 + 1, space * 6 + 6).some((count: number) => count > 0)) p.budgetClosed[0] = 1;
  }),
);
const simplyThere = stepping('act', (sailing) => ({
  then: (p: Loose, f: Loose, ...rest: Loose[]) => {
    const { act, party_6 } = sailing.steps as Loose;
    const next = act.then(p, f, ...rest);
    return next === 'party_6' ? party_6.then(p, f) : next;
  },
}));
breaks('S13.2-23', movement, simplyThere);
// The party's battle is the group's.
breaks(
  'S13.2-24',
  movement,
  stepping('party_6', (sailing) => ({
    then: (p: Loose, f: Loose) => {
      const next = (sailing.steps as Loose).party_6.then(p, f);
      p.budgetClosed[0] = 1;
      return next;
    },
  })),
);
// 7: one step and no more.
breaks(
  'S13.2-26',
  voyage,
  entering((p) => {
    p.budgetClosed[0] = 1;
  }),
);
// 8: among enemies nobody lands.
breaks('S13.2-17', movement, ({ sail }) => ({
  sail: withField(sail, LAND, 'land', {
    may: (p: Loose) =>
      p.cusIn.slice(p.ship[0] * 6 + 1, p.ship[0] * 6 + 6).some((count: number) => count > 0)
        ? 'S13.2-17'
        : null,
  }),
}));
/** Something else follows from what the group does at sea. */
const acting = (instead: (then: Loose, ...args: Loose[]) => Loose) =>
  stepping('act', (sailing) => ({
    then: (...args: Loose[]) => instead((sailing.steps as Loose).act.then, ...args),
  }));
// It goes on as if nothing had been said.
breaks(
  'S13.2-27',
  movement,
  acting((then, ...args) => ('land' in args[3] ? 'act' : then(...args))),
);
const landsQuietly = acting((then, ...args) => {
  const next = then(...args);
  return next === 'land_8' ? { done: { over: false } } : next;
});
breaks('S13.2-28', movement, landsQuietly);
breaks('S11.1-02', movement, landsQuietly);
// Whoever lands inside is met before the walls.
breaks(
  'S11.1-04',
  movement,
  acting((then, p, f, ...rest) => {
    const next = then(p, f, ...rest);
    return typeof next === 'object' ? 'land_8' : next;
  }),
);
breaks('S13.2-29', limitations, () => ({ isLandClosed: () => false }));
// Whoever Withdraws from a landing has the way on land before him.
breaks('S11.3-03', disembarking, ({ disembark }) => ({
  disembark: (...args: Parameters<typeof disembark>) => {
    const to = disembark(...args);
    if (args[0].wayLength[0] > 1) args[0].wayLength[0]--;
    return to;
  },
}));
breaks('S11.3-10', landMovement, ({ landMovement }) => ({
  landMovement: withStep(landMovement, 'E_withdraw', (p, f, play) => {
    landMovement.steps.E_withdraw(p, f, play);
    f.into = p.groupAt[0];
    return 'D_interceptions';
  }),
}));
// They stay where they fought.
breaks('S14.10-02', retreat, () => ({ retreat: () => {} }));
