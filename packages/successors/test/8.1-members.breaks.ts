import { breaks, type Loose, withContent } from './breaks.ts';

const content = () => import('../src/content.ts');
const view = () => import('../src/view.ts');

breaks(
  'S8.1-01',
  content,
  withContent(({ royalFamily }) => {
    royalFamily.find(({ id }: Loose) => id === 'philippos').kind = 'female';
  }),
);
// Everybody sees only whom he controls himself.
breaks('S8.1-06', view, ({ view }) => ({
  view: (...[p, seat]: Parameters<typeof view>) => {
    const table: Loose = structuredClone(view(p, seat));
    for (const person of Object.values<Loose>(table.royals))
      if (person?.controller !== seat && person?.controller !== undefined) person.controller = null;
    return table;
  },
}));
