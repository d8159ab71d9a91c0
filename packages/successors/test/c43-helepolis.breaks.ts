import { breaks, type Loose, withCard, withStep } from './breaks.ts';

const content = () => import('../src/content.ts');
const lasting = () => import('../src/position/lasting.ts');

breaks(
  'C43-01',
  content,
  withCard('the-helepolis', ({ effects: [effect] }) => {
    effect.minCus = 2;
  }),
);
// Only from its box.
breaks('C43-02', lasting, ({ makeLast }) => ({
  makeLast: (p: Loose, card: number, on: Loose) => {
    if (p.lastingHolder[card] < 0) makeLast(p, card, on);
  },
}));
// It brings a CU.
breaks(
  'S7.2.G-01',
  () => import('../src/cards/place-marker.ts'),
  ({ placingMarker }) => {
    const { A_place } = placingMarker.steps;
    return {
      placingMarker: withStep(placingMarker, 'A_place', {
        then: (p, f, seat, answer, play) => {
          p.stackUnits[0]++;
          return A_place.then(p, f, seat, answer, play);
        },
      }),
    };
  },
);
// It is where the active group is.
breaks(
  'S9.1-20',
  () => import('../src/position/engines.ts'),
  ({ engineSpace }) => ({
    engineSpace: (p: Loose, engine: Loose) => {
      const space = engineSpace(p, engine);
      return space === null || p.marcher[0] < 0 ? space : p.groupAt[0] >> 1;
    },
  }),
);
// It goes with the first loss.
breaks(
  'C43-06',
  () => import('../src/position/units.ts'),
  ({ noteEliminated }) => ({
    noteEliminated: (p: Loose, unit: number, count: number) => {
      noteEliminated(p, unit, count);
      for (const { card } of p.box.engines) p.lastingSpace[card] = -1;
    },
  }),
);
breaks(
  'C43-07',
  () => import('../src/rules/15-sieges/15.3-engines.ts'),
  () => ({ hasIdleEngine: () => false }),
);
