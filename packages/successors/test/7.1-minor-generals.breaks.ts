import { breaks, type Loose, withContent } from './breaks.ts';

const content = () => import('../src/content.ts');
const gestures = () => import('../src/rules/7-pieces/7.1-gestures.ts');
const minorGenerals = () => import('../src/rules/7-pieces/7.1-minor-generals.ts');
const OFF_MAP = -1;

breaks(
  'S7.1.C-01',
  content,
  withContent(({ minorGenerals }) => {
    for (const general of minorGenerals) general.battle = 3;
  }),
);
breaks(
  'S7.1.C-02',
  content,
  withContent(({ minorGenerals }) => {
    for (const general of minorGenerals) general.popularity = 1;
  }),
);
// Whoever is on the map stays where he is.
breaks('S7.1.C-05', gestures, ({ appointWay }) => ({
  appointWay: {
    ...appointWay,
    appoint: {
      ...appointWay.appoint,
      among: (p: Loose, q: Loose) =>
        appointWay.appoint.among(p, q).filter((general) => p.whereabouts[general] === OFF_MAP),
    },
  },
}));
// Nobody gets through the lines of a besieger.
breaks('S7.1.C-06', gestures, ({ appointWay }) => ({
  appointWay: {
    ...appointWay,
    at: {
      ...appointWay.at,
      may: (p: Loose, q: Loose, space: number) =>
        [0, 1, 2, 3, 4].some((owner) => owner !== q.seat && p.cusIn[space * 6 + owner] > 0)
          ? 'S7.1.C-06'
          : appointWay.at.may(p, q, space),
    },
  },
}));
// A Minor General can stand alone.
breaks('S7.1.C-11', minorGenerals, ({ clearMinors }) => ({
  clearMinors: (...[p, play]: Parameters<typeof clearMinors>) => {
    const before = p.whereabouts.slice();
    clearMinors(p, play);
    before.forEach((at: number, general: number) => {
      const cell = (at >> 1) * 6 + p.owner[general];
      if (at < 0 || p.cusIn[cell] > 0 || p.whereabouts[general] === at) return;
      p.whereabouts[general] = at;
      p.generalsIn[cell]++;
    });
  },
}));
