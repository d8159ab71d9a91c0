import { breaks, type Loose, withStep } from './breaks.ts';

const strategy = () => import('../src/rules/6-strategy/6-strategy.ts');

// The last that was revealed comes first.
breaks('S6-08', strategy, ({ strategy }) => ({
  strategy: withStep(strategy, 'D_reveal', (p, f, play) => {
    strategy.steps.D_reveal(p, f, play);
    f.revealed = f.revealed.toReversed();
  }),
}));
// Whoever has the most.
breaks('S6-09', strategy, ({ strategy }) => ({
  strategy: withStep(strategy, 'D_who', (p, f, play) => {
    const next = (strategy.steps.D_who as Loose)(p, f, play);
    f.resolver = p.points.indexOf(Math.max(...p.points));
    return next;
  }),
}));
