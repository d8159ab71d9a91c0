import { breaks, type Loose, withStep } from './breaks.ts';

const armies = () => import('../src/rules/9.5-independent-armies/9.5-independent-armies.ts');
const card = () => import('../src/cards/activate-independents.ts');
const [FRESH, MOVED, IN_BOX] = [0, 2, -9];

/** As often as one likes. */
const again = ({ independents }: Loose) => ({
  independents: withStep(independents, 'E_end' as never, (p: Loose, f: Loose, play: Loose) => {
    const next = independents.steps.E_end(p, f, play);
    p.mark[f.general] = FRESH;
    return next;
  }),
});
breaks('C22-04', armies, again);
breaks('C23-04', armies, again);
breaks('C24-04', armies, again);
/** Only to wake him. */
const onlyFromBox = ({ activateIndependents }: Loose) => ({
  activateIndependents: {
    ...activateIndependents,
    possible: (p: Loose, _: number, { wakes }: Loose) => p.whereabouts[wakes] === IN_BOX,
  },
});
breaks('C22-05', card, onlyFromBox);
breaks('C23-05', card, onlyFromBox);
breaks('C24-05', card, onlyFromBox);
// Not whoever plays the card moves them.
breaks('S9.5-06', armies, ({ independents }) => ({
  independents: withStep(independents, 'A_menu', { of: (p, { seat }) => [(seat + 1) % p.seats] }),
}));
// Everybody has moved by it.
breaks('C0-08', armies, ({ independents }) => ({
  independents: withStep(independents, 'F_done', (p, f, play) => {
    const next = (independents.steps.F_done as Loose)(p, f, play);
    p.mark.fill(MOVED);
    return next;
  }),
}));
