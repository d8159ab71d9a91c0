import { breaks, type Loose, withStep } from './breaks.ts';

const armies = () => import('../src/rules/9.5-independent-armies/9.5-independent-armies.ts');
const card = () => import('../src/cards/activate-independents.ts');
const [FRESH, MOVED, IN_BOX] = [0, 2, -9];

for (const each of ['C22', 'C23', 'C24']) {
  // As often as one likes.
  breaks(`${each}-04`, armies, ({ independents }) => ({
    independents: withStep(independents, 'E_end', (p, f, play) => {
      const next = (independents.steps.E_end as Loose)(p, f, play);
      p.mark[f.general] = FRESH;
      return next;
    }),
  }));
  // Only to wake him.
  breaks(`${each}-05`, card, ({ activateIndependents }) => ({
    activateIndependents: {
      ...activateIndependents,
      possible: (p: Loose, _: number, { wakes }: Loose) => p.whereabouts[wakes] === IN_BOX,
    },
  }));
}
// Everybody has moved by it.
breaks('C0-08', armies, ({ independents }) => ({
  independents: withStep(independents, 'F_done', (p, f, play) => {
    const next = (independents.steps.F_done as Loose)(p, f, play);
    p.mark.fill(MOVED);
    return next;
  }),
}));
