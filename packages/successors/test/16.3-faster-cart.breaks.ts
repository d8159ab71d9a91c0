import { breaks, withContent } from './breaks.ts';

const content = () => import('../src/content.ts');
const royals = () => import('../src/position/royals.ts');

// It is completed, and stays.
breaks('S16.3-02', royals, () => ({ completeCart: () => {} }));
breaks(
  'S16.3-03',
  content,
  withContent(({ royalFamily }) => {
    for (const { buriableInGameTurns } of royalFamily) buriableInGameTurns?.push(1);
  }),
);
