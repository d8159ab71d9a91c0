import { breaks, type Loose, withContent, withStep } from './breaks.ts';

const content = () => import('../src/content.ts');
const siegePoints = () => import('../src/rules/15-sieges/15.3-siege-points.ts');
const siegeFile = () => import('../src/rules/15-sieges/15.2-siege.ts');
const OWNERS = 6;

/** One Siege Point more, or one less, takes a space. */
const withNeeded = (kind: 'major' | 'stronghold' | 'minor', points: number) =>
  withContent(({ tables }) => {
    tables.siegeTable.pointsNeeded[kind] = points;
  });
breaks('S15.4-01', content, withNeeded('major', 2));
breaks('S2-11', content, withNeeded('major', 4));
breaks('S15.4-02', content, withNeeded('stronghold', 1));
breaks('S2-05', content, withNeeded('stronghold', 3));
breaks('S15.4-03', content, withNeeded('minor', 2));
breaks('S2-04', content, withNeeded('minor', 2));
// All are put down, whatever they are for.
breaks('S15.4-04', siegeFile, ({ siege }) => ({
  siege: withStep(siege, 'E_point', (p: Loose, f: Loose, { tell }: Loose) => {
    if (f.points === 0) return 'F_royalArmy';
    f.points--;
    f.gained = true;
    if (p.siegePoints[f.space]++ === 0) p.sieges[0]++;
    p.siegeBy[f.space] = f.seat;
    tell?.all('siegePoint', { seat: f.seat, space: f.space, points: p.siegePoints[f.space], needed: 3 });
    return 'E_point';
  }),
}));
const standing = ({ siege }: Loose) => ({ siege: withStep(siege, 'H_complete', () => ({ done: {} })) });
breaks('S15.4-05', siegeFile, standing);
breaks('S15-01', siegeFile, standing);
/** They leave the city unharmed. */
const spared = ({ siege }: Loose) => ({
  siege: withStep(siege, 'I_inside', (p: Loose, { space }: Loose) => {
    p.whereabouts.forEach((at: number, general: number) => {
      if (at === space * 2 + 1) p.whereabouts[general] = -2;
    });
  }),
});
breaks('S15.4-06', siegeFile, spared);
breaks('S15-02', siegeFile, spared);
const waits = ({ siege }: Loose) => ({ siege: withStep(siege, 'J_place', { of: () => [] }) });
breaks('S15.4-07', siegeFile, waits);
breaks('S6.1-07', siegeFile, waits);
breaks('S15.4-08', siegeFile, ({ siege }) => ({
  siege: withStep(siege, 'J_place', { of: (_: Loose, { seat }: Loose) => [seat] }),
}));
// Whoever has CUs there now goes on with them.
breaks('S15.3-02', siegePoints, () => ({
  liftSieges: (p: Loose) => {
    for (let space = 0; space < p.siegePoints.length; space++) {
      if (p.siegePoints[space] === 0 || p.cusIn[space * OWNERS + p.siegeBy[space]] > 0) continue;
      for (let owner = 0; owner < OWNERS; owner++)
        if (p.cusIn[space * OWNERS + owner] > 0 && owner !== p.pc[space]) p.siegeBy[space] = owner;
    }
  },
}));
