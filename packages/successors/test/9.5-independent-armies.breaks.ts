import { breaks, type Loose, withContent, withField, withStep } from './breaks.ts';

const armies = () => import('../src/rules/9.5-independent-armies/9.5-independent-armies.ts');
const pcs = () => import('../src/rules/9.5-independent-armies/9.5-pcs.ts');
const content = () => import('../src/content.ts');
const company = () => import('../src/rules/9-armies/9.1-company.ts');
const groups = () => import('../src/rules/9-armies/9.1-groups.ts');
const [NOBODY, INDEPENDENT, ACTIVE] = [-1, 5, 1];
/** The content, in which one of them begins elsewhere. */
const starting = (army: string, start: object) =>
  withContent(({ independentArmies }) => {
    independentArmies.find(({ id }: Loose) => id === army).start = start;
  });

breaks('S9.5-01', content, starting('leosthenes', { status: 'inactive', holdingBox: true }));
breaks('S9.5-02', content, starting('philon', { status: 'active', space: 'rhagai' }));
// After each step another one may be moved.
breaks('S9.5-05', armies, ({ independents }) => ({
  independents: withStep(independents, 'C_landMovement', { then: 'E_end' }),
}));
// Whoever outranks them.
breaks('S9.5-07', company, ({ juniorsAt }) => ({
  juniorsAt: (...args: Parameters<typeof juniorsAt>) => {
    const [p, at] = args;
    const independents = p.box.all.independents.filter((general: number) => p.whereabouts[general] === at);
    return [...juniorsAt(...args), ...independents];
  },
}));
// The Royal Family comes along, wherever it is not guarded.
breaks('S9.5-08', groups, ({ putGroup }) => ({
  putGroup: (...args: Parameters<typeof putGroup>) => {
    const [p, mover] = args;
    putGroup(...args);
    const from = p.way[p.wayLength[0] - 1];
    p.royalAt.forEach((at: number, royal: number) => {
      if (mover === INDEPENDENT && at === from) p.royalAt[royal] = p.groupAt[0];
    });
  },
}));
breaks(
  'S9.5-09',
  content,
  withContent(({ independentArmyRules }) => {
    independentArmyRules.movementAllowance = 4;
  }),
);
// It takes the city before which it stands.
breaks('S9.5-10', armies, ({ independents }) => ({
  independents: withStep(independents, 'E_end', (p, f, play) => {
    const at = p.whereabouts[f.general] >> 1;
    if (p.majorCity[at] === 1) p.pc[at] = NOBODY;
    return (independents.steps.E_end as Loose)(p, f, play);
  }),
}));
// Only where nobody has a PC.
breaks('S9.5-12', pcs, ({ placeIndependentPc }) => ({
  placeIndependentPc: (...args: Parameters<typeof placeIndependentPc>) => {
    const [p, general] = args;
    if (p.pc[p.whereabouts[general] >> 1] === NOBODY) placeIndependentPc(...args);
  },
}));
// It goes on.
breaks('S9.5-13', armies, ({ independents }) => ({
  independents: withStep(independents, 'A_menu', {
    then: (p: Loose, f: Loose, seat: number, answer: object, play: Loose) => {
      const next = (independents.steps.A_menu as Loose).then(p, f, seat, answer, play);
      if (!('placePc' in answer)) return next;
      p.spentMps[0] = 0;
      return 'B_steer';
    },
  }),
}));
breaks('S9.5-14', pcs, ({ placeIndependentPc }) => ({
  placeIndependentPc: (...args: Parameters<typeof placeIndependentPc>) => {
    const [p, general] = args;
    placeIndependentPc(...args);
    p.pc[p.whereabouts[general] >> 1] = NOBODY;
  },
}));
// All that are there.
breaks('S9.5-21', groups, ({ beginActivation }) => ({
  beginActivation: (...args: Parameters<typeof beginActivation>) => {
    const [p, mover, at] = args;
    beginActivation(...args);
    if (mover !== INDEPENDENT) return;
    for (const general of p.box.all.independents) if (p.whereabouts[general] === at) p.mark[general] = ACTIVE;
  },
}));
breaks('S9.5-28', pcs, () => ({ razePc: () => {} }));
breaks('S9.5-25', armies, ({ independentsMenu }) => ({
  independentsMenu: withField(independentsMenu, 2, 'placePc', {
    may: (p: Loose, _: unknown, general: number) =>
      p.box.generals[general].limits.westward ? 'S9.5-25' : null,
  }),
}));
