import { breaks, type Loose, withContent, withStep } from './breaks.ts';

const content = () => import('../src/content.ts');
const sieges = () => import('../src/position/sieges.ts');
const results = () => import('../src/rules/15-sieges/15.2-results.ts');
const siegeFile = () => import('../src/rules/15-sieges/15.2-siege.ts');

// Only the worst of them counts.
breaks('S15.2.B-01', results, ({ siegeRoll }) => ({
  siegeRoll: {
    ...siegeRoll,
    sum: (...args: Parameters<typeof siegeRoll.sum>) =>
      Math.min(0, ...siegeRoll.reasons(...args).map(({ by }) => by)),
  },
}));
breaks(
  'S15.2.B-09',
  content,
  withContent(({ tables }) => {
    for (const row of tables.siegeTable.rows) row.siegePoints = 1;
  }),
);
breaks('S15.2.B-10', sieges, () => ({ addSiegePoints: () => {} }));
breaks('S15.2.B-12', results, () => ({ winOver: () => {} }));
breaks('S7.2.F-21', results, () => ({ winOver: () => {} }));
// Whoever is more esteemed gets one more.
breaks('S7.2.F-22', results, ({ siegeRoll }) => ({
  siegeRoll: {
    ...siegeRoll,
    sum: (...args: Parameters<typeof siegeRoll.sum>) => {
      const [p, , , commander] = args;
      const popularity = commander === null ? 0 : (p as Loose).popularity[commander];
      return siegeRoll.sum(...args) + (popularity > 0 ? 2 : 0);
    },
  },
}));
const peaceful = ({ siege }: Loose) => ({ siege: withStep(siege, 'B_champion', () => {}) });
breaks('S15-03', siegeFile, peaceful);
breaks('S3.7-06', siegeFile, peaceful);
