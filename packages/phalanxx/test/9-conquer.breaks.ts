import { breaks, type Loose, withContent, withField } from './breaks.ts';

const conquer = () => import('../src/rules/9-conquer.ts');
const content = () => import('../src/content.ts');
const conflict = () => import('../src/rules/15-conflict.ts');

breaks(
  'P9-03',
  content,
  withContent((content) => {
    content.figures.city = 1;
  }),
);
// What others hold is taken as if it were free.
breaks('P9-04', conflict, ({ mayFight }) => ({
  mayFight: { ...mayFight, broken: () => null },
}));
// All figures come from plains, though there are some in the supply.
breaks('P9-06', conquer, ({ conquest }) => ({
  conquest: {
    ...conquest,
    start: (...[p, args]: Parameters<typeof conquest.start>) => ({
      ...conquest.start(p, args),
      missing: p.box.regions[args.region].figures,
    }),
  },
}));
// A link to the region must remain.
breaks('P9-07', conquer, ({ lift }) => ({
  lift: withField(lift, 0, 'lift', {
    may: (p: Loose, q: Loose, plain: number) =>
      p.box.setups[p.seats].adjacent[q.about.region].includes(plain)
        ? 'P9-07'
        : lift.ways[0].lift.may?.(p, q, plain),
  }),
}));
