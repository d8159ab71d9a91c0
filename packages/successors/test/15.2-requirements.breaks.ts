import { breaks, type Loose, withContent, withField, withStep } from './breaks.ts';

const requirements = '../src/rules/15-sieges/15.2-requirements.ts';
const [MAX_TYPES, OWNERS] = [6, 6];

// A smaller Army will do.
breaks(
  'S15.2.A-01',
  '../src/content.ts',
  withContent(({ tables }) => {
    tables.siegeTable.minimumCus = 2;
  }),
);
/** All CUs in the space count, whoever has moved them. */
const whoeverIsThere = ({ siegeWay }: Loose) => ({
  siegeWay: {
    ...siegeWay,
    siege: {
      closed: (p: Loose, q: Loose) => {
        const why = siegeWay.siege.closed(p, q);
        const all = p.cusIn[(p.groupAt[0] >> 1) * OWNERS + q.seat];
        return why === 'S9.3.C-03' && all >= 3 ? null : why;
      },
    },
  },
});
breaks('S9.3.C-04', requirements, whoeverIsThere);
breaks('S15.2.A-06', requirements, whoeverIsThere);
breaks('S15.2.A-08', requirements, whoeverIsThere);
// Nobody has moved by it.
breaks('S9.3.C-05', '../src/position/sieges.ts', () => ({ nameForSiege: () => {} }));
// Somebody must have been activated.
breaks('S15.2.A-03', requirements, ({ besiege }) => ({
  besiege: withField(besiege, 0, 'siege', { closed: () => 'S15.2.A-03' }),
}));
// Where D9-33 is not known: whoever was named in one place is fresh when the Minor General has gone.
breaks('D9-33', '../src/position/march.ts', ({ movedUnits }) => ({
  movedUnits: (p: Loose, unit: number) => (unit < MAX_TYPES && p.hasMoved[0] === 0 ? 0 : movedUnits(p, unit)),
}));
// Sieges come before PCs.
breaks('S6.1-01', '../src/rules/6-strategy/6.1-surrender.ts', ({ surrender }) => ({
  surrender: withStep(surrender, 'A_remove', { none: 'E_besiege' }),
}));
