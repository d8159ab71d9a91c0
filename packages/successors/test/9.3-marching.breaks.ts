import { breaks, type Loose, withContent, withField, withStep } from './breaks.ts';

const marching = () => import('../src/rules/9-armies/9.3-marching.ts');
const content = () => import('../src/content.ts');

// Whoever removes a PC goes no further.
breaks('S9.3-01', marching, ({ marching: procedure }) => ({
  marching: withStep(procedure, 'A_act', {
    then: (p, f, seat: number, answer: object, play) => {
      const next = (procedure.steps as Loose).A_act.then(p, f, seat, answer, play);
      if ('removePc' in answer) p.budgetClosed[0] = 1;
      return next;
    },
  }),
}));
// All of them are spent.
breaks('S9.3-02', marching, ({ march }) => ({
  march: withField(
    march,
    march.ways.findIndex((way) => 'end' in way),
    'end',
    {
      closed: (_: Loose, { about }: Loose) => (about.left > 0 ? 'S9.3-02' : null),
    },
  ),
}));
/** Paths of a type cost something else. */
const costs = (type: string, mp: number) =>
  withContent(({ pathTypes }) => {
    pathTypes.find(({ id }: Loose) => id === type).cost = mp;
  });
breaks('S9.3.A-01', content, costs('land', 2));
breaks('S9.3.A-02', content, costs('mountain', 1));
breaks('S9.3.A-03', content, costs('strait', 1));
