import { breaks, type Loose, withStep } from './breaks.ts';

const settings = () => import('../src/settings.ts');
const sequence = () => import('../src/rules/5-sequence/5-sequence.ts');

// Whoever agrees on one agrees on another.
breaks('S16-01', settings, ({ cavalry, eightCuLimit }) => ({
  eightCuLimit: (p: Loose) => eightCuLimit(p) || cavalry(p),
}));
// A new Game Turn forgets them.
breaks('S16-02', sequence, ({ gameTurn }) => ({
  gameTurn: withStep(gameTurn, 'F_turnEnd', (p, f, play) => {
    p.settings.fill(0);
    return (gameTurn.steps.F_turnEnd as Loose)(p, f, play);
  }),
}));
// Nothing is said of it.
breaks('S16.1-03', settings, ({ settings }) => ({
  settings: { ...settings, cavalrySuperiority: { type: 'flag', default: false } },
}));
