import { breaks, withContent, withStep } from './breaks.ts';

const losses = () => import('../src/rules/14-land-battle/14.9-losses.ts');
const generals = () => import('../src/rules/10-land-movement/10.I-army-against-general.ts');
const units = () => import('../src/position/units.ts');
const content = () => import('../src/content.ts');
const [OFF_MAP, DISPERSED] = [-1, -2];

// They run away like the others.
breaks('S14.9-05', losses, ({ defeat }) => ({ defeat: withStep(defeat, 'B_eliminate', () => {}) }));
breaks('S14.9-06', losses, ({ defeat }) => ({ defeat: withStep(defeat, 'C_attrition', () => 'D_disperse') }));
// They are gone.
breaks('S14.9-07', units, () => ({ addDispersed: () => {} }));
breaks('S14.9-08', generals, () => ({ disperseGenerals: () => {} }));
breaks('S7.1.C-14', generals, ({ disperseGenerals }) => ({
  disperseGenerals: (...args: Parameters<typeof disperseGenerals>) => {
    const [p, location, seat] = args;
    const there = p.whereabouts.slice();
    disperseGenerals(...args);
    there.forEach((at: number, general: number) => {
      if (at === location && p.owner[general] === seat && p.whereabouts[general] === OFF_MAP)
        p.whereabouts[general] = DISPERSED;
    });
  },
}));
breaks('S14.9-10', losses, ({ defeat }) => ({
  defeat: withStep(defeat, 'D_disperse', (p, f, play) => {
    const before = p.royalOwner.slice();
    defeat.steps.D_disperse(p, f, play);
    p.royalOwner.set(before);
  }),
}));
// Whoever is inside as well.
breaks('S14.9-11', generals, ({ disperseGenerals }) => ({
  disperseGenerals: (...[p, location, seat, play]: Parameters<typeof disperseGenerals>) => {
    disperseGenerals(p, location, seat, play);
    disperseGenerals(p, location ^ 1, seat, play);
  },
}));

/** Independent Armies, as they are after a defeat. */
const afterDefeat = (onDefeat: string) =>
  withContent(({ independentArmies }) => {
    for (const army of independentArmies) army.onDefeat = onDefeat;
  });
breaks('S14.9-12', content, afterDefeat('removed-from-game'));
breaks('S14.9-13', content, afterDefeat('returns-to-holding-box'));
