import { breaks, withContent, withStep } from './breaks.ts';

const forage = () => import('../src/rules/6-strategy/6.4-forage.ts');
const content = () => import('../src/content.ts');
const units = () => import('../src/position/units.ts');

breaks('S6.4-01', forage, ({ foraging }) => ({
  foraging: withStep(foraging, 'B_next', () => 'D_burial'),
}));
breaks(
  'S6.4-02',
  content,
  withContent(({ forage }) => {
    forage.transit = forage.elsewhere;
  }),
);
// All who are in the space eat of the same.
breaks('S6.4-03', units, ({ cusInSpace }) => ({
  cusInSpace: (...[p, space]: Parameters<typeof cusInSpace>) =>
    [0, 1, 2, 3, 4, 5].reduce((sum, owner) => sum + cusInSpace(p, space, owner), 0),
}));
