import { breaks, type Loose, withCard, withStep } from './breaks.ts';

const content = () => import('../src/content.ts');
const placing = () => import('../src/cards/place-pc.ts');
/** The card, with another datum of its first effect. */
const changed = (card: string, instead: object) =>
  withCard(card, ({ effects: [effect] }) => {
    Object.assign(effect, instead);
  });
const unrest = (instead: object) => changed('unrest', instead);

breaks(
  'C20-01',
  content,
  unrest({
    provinceByDie: { 1: 'hellas', 2: 'thrake', 3: 'aigyptos', 4: 'kappadokia', 5: 'persis', 6: 'media' },
  }),
);
breaks('C20-02', content, unrest({ without: undefined }));
breaks('C20-03', content, unrest({ kinds: ['minor', 'stronghold'] }));
breaks('C20-04', content, unrest({ states: ['uncontrolled'] }));
breaks('C20-05', content, unrest({ fallback: undefined }));
breaks('S6.2.A-05', content, unrest({ fallback: undefined }));
// Somewhere else, then.
const elsewhere = ({ puttingPcs }: Awaited<ReturnType<typeof placing>>) => ({
  puttingPcs: withStep(puttingPcs, 'E_nowhere', (p: Loose) => {
    p.pc[0] = 5;
  }),
});
breaks('C20-06', placing, elsewhere);
breaks('S6.2.A-06', placing, elsewhere);
// He has to take the first of them.
breaks('C20-07', placing, ({ placePc: { rules, ...others } }) => ({
  placePc: {
    ...others,
    rules: {
      ...rules,
      space: (p: Loose, seat: number, effect: Loose, space: number) =>
        p.box.all.spaces.some(
          (other: number) => other < space && rules.space?.(p, seat, effect, other) === null,
        )
          ? 'C20-07'
          : rules.space?.(p, seat, effect, space),
    },
  },
}));

breaks('S9.4-08', placing, ({ puttingPcs }) => ({
  puttingPcs: withStep(puttingPcs, 'C_inside', { with: () => null }),
}));
// Outside as inside.
breaks('S9.4-09', placing, ({ puttingPcs }) => {
  const { C_inside } = puttingPcs.steps;
  return {
    puttingPcs: withStep(puttingPcs, 'C_inside', {
      with: (p, f) => {
        const inside = C_inside.with(p, f);
        return inside && { ...inside, location: inside.location - 1 };
      },
    }),
  };
});

breaks(
  'C21-01',
  content,
  withCard('unrest-spreads', ({ effects }) => {
    effects.pop();
  }),
);
// Both at once, as one effect.
breaks(
  'C21-02',
  content,
  withCard('unrest-spreads', ({ effects }) => {
    effects.pop();
    effects[0].count = 2;
  }),
);
breaks(
  'C21-03',
  content,
  withCard('unrest-spreads', ({ effects }) => {
    effects[1].provinceByDie[6] = 'media';
  }),
);
breaks('C21-04', content, changed('unrest-spreads', { without: undefined }));
