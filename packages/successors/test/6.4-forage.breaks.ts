import { breaks, withContent, withStep } from './breaks.ts';

breaks('S6.4-01', '../src/rules/6-strategy/6.4-forage.ts', ({ foraging }) => ({
  foraging: withStep(foraging, 'B_next', () => 'E_burial'),
}));
breaks(
  'S6.4-02',
  '../src/content.ts',
  withContent(({ forage }) => {
    forage.transit = forage.elsewhere;
  }),
);
// All who are in the space eat of the same.
breaks('S6.4-03', '../src/position/units.ts', ({ cusInSpace }) => ({
  cusInSpace: (...[p, space]: Parameters<typeof cusInSpace>) =>
    [0, 1, 2, 3, 4, 5].reduce((sum, owner) => sum + cusInSpace(p, space, owner), 0),
}));
