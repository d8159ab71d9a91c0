import { breaks, type Loose, withContent } from './breaks.ts';

const content = () => import('../src/content.ts');
const generals = () => import('../src/position/generals.ts');
const recruit = () => import('../src/rules/6-strategy/6.2-recruit.ts');
const minorGenerals = () => import('../src/rules/7-pieces/7.1-minor-generals.ts');
const view = () => import('../src/view.ts');
const LEFT_GAME = -7;

breaks(
  'S7.1.A-01',
  content,
  withContent(({ majorGenerals }) => {
    for (const general of majorGenerals) general.seniority = 21 - general.seniority;
  }),
);
breaks('S7.1.A-02', generals, ({ generalsAt }) => ({
  commanderAt: (...[p, location, owner]: Parameters<typeof generalsAt>) =>
    generalsAt(p, location, owner).at(-1) ?? null,
}));
// They roll for it.
breaks('S7.1.A-03', generals, () => ({ seniorityOf: () => 0 }));
breaks('S7.1.B-02', recruit, ({ brokenRecruiting }) => ({
  brokenRecruiting: (...args: Parameters<typeof brokenRecruiting>) => {
    const [p, seat] = args;
    const hasGeneral = p.owner.some(
      (owner: number, general: number) => owner === seat && p.whereabouts[general] >= 0,
    );
    return hasGeneral ? brokenRecruiting(...args) : 'S7.1.B-02';
  },
}));
// Whoever leaves the map leaves the game.
breaks('S7.1.B-03', minorGenerals, ({ clearMinors }) => ({
  clearMinors: (...[p, play]: Parameters<typeof clearMinors>) => {
    const before = p.whereabouts.slice();
    clearMinors(p, play);
    before.forEach((at: number, general: number) => {
      if (at !== p.whereabouts[general]) p.whereabouts[general] = LEFT_GAME;
    });
  },
}));
breaks(
  'S7.1.B-04',
  content,
  withContent(({ majorGenerals }) => {
    majorGenerals.find(({ id }: Loose) => id === 'nearchos').roles = {};
  }),
);
// A General of another player is just a General.
breaks('S7.1.B-10', view, ({ view }) => ({
  view: (...[p, seat]: Parameters<typeof view>) => {
    const table = view(p, seat) as Loose;
    for (const general of Object.values(table.generals) as Loose[])
      if (general.owner !== seat) general.owner = null;
    return table;
  },
}));
