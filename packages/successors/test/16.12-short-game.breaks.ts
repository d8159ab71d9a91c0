import { breaks } from './breaks.ts';

const settings = () => import('../src/settings.ts');
const scores = () => import('../src/position/scores.ts');

// It has all five Game Turns.
breaks('S16.12-01', settings, () => ({ shortGame: () => 0 }));
// Legitimacy counts as well.
breaks('S16.12-02', scores, ({ pointsOf, legitimacyOf }) => ({
  pointsOf: (...[p, seat]: Parameters<typeof pointsOf>) => pointsOf(p, seat) + legitimacyOf(p, seat),
}));
