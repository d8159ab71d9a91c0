import { breaks, type Loose, withContent, withField, withStep } from './breaks.ts';

const content = () => import('../src/content.ts');
const sieges = () => import('../src/position/sieges.ts');
const surrenderFile = () => import('../src/rules/6-strategy/6.1-surrender.ts');
const requirements = () => import('../src/rules/15-sieges/15.2-requirements.ts');
const OWNERS = 6;

// A smaller Army will do.
breaks(
  'S15.2.A-01',
  content,
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
breaks('S9.3.C-05', sieges, () => ({ nameForSiege: () => {} }));
// Somebody must have been activated.
breaks('S15.2.A-03', requirements, ({ besiege }) => ({
  besiege: withField(besiege, 0, 'siege', { closed: () => 'S15.2.A-03' }),
}));
// Sieges come before PCs.
breaks('S6.1-01', surrenderFile, ({ surrender }) => ({
  surrender: withStep(surrender, 'A_remove', { none: 'C_besiege' }),
}));
