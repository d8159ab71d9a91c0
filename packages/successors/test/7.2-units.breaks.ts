import { breaks, type Loose, withContent } from './breaks.ts';

const units = () => import('../src/position/units.ts');
const ownership = () => import('../src/rules/7-pieces/7.2-ownership.ts');
const view = () => import('../src/view.ts');
const content = () => import('../src/content.ts');
const ROYAL = 4;
const SILVER_SHIELDS = 5;
type Eliminate = Parameters<typeof import('../src/position/units.ts')['eliminate']>;
type Next = Parameters<typeof import('../src/rules/7-pieces/7.2-ownership.ts')['nextUnowned']>;

// When forty are on the map there are no more.
breaks('S7.2-03', units, ({ addWaiting }) => ({
  addWaiting: (...args: Parameters<typeof addWaiting>) => {
    const [p, , unit] = args;
    const there = p.stackUnits.filter((_: number, i: number) => i % p.box.units.length === unit);
    if (there.reduce((sum: number, each: number) => sum + each, 0) < 40) addWaiting(...args);
  },
}));
breaks('S7.2-04', units, ({ addUnits }) => ({
  eliminate: (...[p, location, seat, unit, count]: Eliminate) => {
    addUnits(p, location, seat, unit, -count);
    p.goneUnits[unit] += count;
  },
}));
/** Of one type as many can be had again as are lost. */
const comesBack =
  (comes: number) =>
  ({ addUnits }: typeof import('../src/position/units.ts')) => ({
    eliminate: (...[p, location, seat, unit, count]: Eliminate) => {
      addUnits(p, location, seat, unit, -count);
      if (unit !== comes && (unit === ROYAL || unit === SILVER_SHIELDS)) p.goneUnits[unit] += count;
    },
  });
breaks('S7.2.D-07', units, comesBack(SILVER_SHIELDS));
// Others see only that there are CUs.
breaks('S7.2-05', view, ({ view }) => ({
  view: (...[p, seat]: Parameters<typeof view>) => {
    const table = view(p, seat) as Loose;
    for (const stack of table.stacks) if (stack.owner !== seat) stack.units = {};
    return table;
  },
}));
breaks(
  'S7.2.C-01',
  content,
  withContent(({ majorGenerals }) => {
    majorGenerals.find(({ id }: Loose) => id === 'krateros').start.cus.elephant = 1;
  }),
);
// What is Dispersed is the First Player's.
breaks('S7.2.A-01', units, ({ disperseAll, addDispersed }) => ({
  disperseAll: (...[p, location, seat]: Parameters<typeof disperseAll>) => {
    const gone = disperseAll(p, location, seat);
    gone.forEach((count, unit) => {
      addDispersed(p, seat, unit, -count);
      addDispersed(p, p.first[0], unit, count);
    });
    return gone;
  },
}));
/** The next stack that would be lost, if ownership could be shown differently. */
const ownedIf = (isOwned: (p: Loose, location: number, seat: number) => boolean) => () => ({
  nextUnowned: (...[p, from]: Next) => {
    for (let place = from; place < p.stackCount[0]; place++)
      if (!isOwned(p, p.stackAt[place], p.stackOwner[place])) return place;
    return null;
  },
});
const hasPc = (p: Loose, location: number, seat: number): boolean => p.pc[location >> 1] === seat;
const hasGeneral = (p: Loose, location: number, seat: number): boolean =>
  p.whereabouts.some((at: number, general: number) => at === location && p.owner[general] === seat);

breaks('S7.2.A-02', ownership, ownedIf(hasPc));
breaks('S7.2.A-03', ownership, ownedIf(hasGeneral));
breaks(
  'S7.2.A-04',
  ownership,
  ownedIf(() => true),
);
