import { breaks, withField } from './breaks.ts';

const map = () => import('../src/map.ts');
const places = () => import('../src/position/places.ts');
const placePcs = () => import('../src/rules/6-strategy/6.2-place-pcs.ts');

breaks('S6.2.B-01', placePcs, ({ placePc }) => ({
  placePc: withField(placePc, 1, 'stop', { closed: () => 'S6.2.B-01' }),
}));
// Every path is as good as one by land.
breaks('S6.2.B2-03', map, ({ mapOf }) => ({
  mapOf: (content: Parameters<typeof mapOf>[0]) => {
    const paths = content.paths.map((path) => ({ ...path, type: 'land' as const }));
    const byLand = mapOf({ ...content, paths }).spaces;
    const { spaces, provinces } = mapOf(content);
    return { spaces: spaces.map((space, i) => ({ ...space, traces: byLand[i].traces })), provinces };
  },
}));
// It does not matter what lies between.
breaks('S6.2.B2-04', map, ({ mapOf }) => ({
  mapOf: (content: Parameters<typeof mapOf>[0]) => {
    const { spaces, provinces } = mapOf(content);
    const direct = spaces.map((space) => ({
      ...space,
      traces: space.traces.map(({ from }) => ({ from, through: [] })),
    }));
    return { spaces: direct, provinces };
  },
}));
// Where an enemy stands, one's own PC is as good as none.
breaks('S6.2.B2-05', places, ({ isNewPc }) => ({
  isNewPc: (...[p, space]: Parameters<typeof isNewPc>) =>
    isNewPc(p, space) ||
    p.cusIn
      .subarray(space * 6, space * 6 + 6)
      .some((cus: number, owner: number) => cus > 0 && owner !== p.pc[space]),
}));
breaks('S6.2.B2-06', places, () => ({ isNewPc: () => false }));
