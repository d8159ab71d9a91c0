import { breaks, type Loose, withStep } from './breaks.ts';

const armies = () => import('../src/rules/9.5-independent-armies/9.5-independent-armies.ts');
const movement = () => import('../src/rules/9.5-independent-armies/9.5-movement.ts');
const points = () => import('../src/rules/9-armies/9.2-movement-points.ts');
const besieged = () => import('../src/rules/2-board/2-besieged.ts');
const [NOBODY, INDEPENDENT, INSIDE] = [-1, 5, 1];

// Every path for 1 MP.
breaks('S9.5-16', points, ({ costTo }) => ({
  costTo: (...args: Parameters<typeof costTo>) =>
    args[0].marcher[0] === INDEPENDENT ? Math.min(1, costTo(...args)) : costTo(...args),
}));
// No way leads over a Strait.
breaks('S9.5-18', points, ({ costTo }) => ({
  costTo: (...args: Parameters<typeof costTo>) => {
    const [p, from, to] = args;
    const isStrait = p.box.spaces[from].paths.some((path: Loose) => path.to === to && path.type === 'strait');
    return p.marcher[0] === INDEPENDENT && isStrait ? -1 : costTo(...args);
  },
}));
breaks('S9.5-19', armies, ({ independents }) => ({
  independents: withStep(independents, 'C_landMovement', {
    with: (p: Loose, f: Loose) => {
      const args = (independents.steps.C_landMovement as Loose).with(p, f);
      return { ...args, into: args.into + (p.majorCity[args.into >> 1] === 1 ? INSIDE : 0) };
    },
  }),
}));
breaks('S9.5-20', besieged, ({ besiegerOf }) => ({
  besiegerOf: (...args: Parameters<typeof besiegerOf>) =>
    besiegerOf(...args) === INDEPENDENT ? NOBODY : besiegerOf(...args),
}));
breaks('S9.5-26', movement, () => ({ leavesGameIn: () => false }));
