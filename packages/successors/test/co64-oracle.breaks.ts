import { breaks, withCard } from './breaks.ts';

const content = () => import('../src/content.ts');
const lasting = () => import('../src/position/lasting.ts');
const NOBODY = -1;

breaks(
  'CO64-01',
  content,
  withCard('oracle', ({ requires }) => {
    requires[0].provinces = ['hellas', 'makedonia'];
  }),
);
// The first to have it keeps it.
breaks('CO64-03', lasting, ({ makeLast }) => ({
  endLasting: () => {},
  makeLast: (...[p, card, on]: Parameters<typeof makeLast>) => {
    if (p.lastingHolder[card] === NOBODY) makeLast(p, card, on);
  },
}));
breaks(
  'CO64-04',
  content,
  withCard('oracle', ({ effects }) => {
    effects[0].until = 'game-turn-end';
  }),
);
