import { breaks, type Loose } from './breaks.ts';

const victory = () => import('../src/rules/3-victory/3-victory.ts');
const tieBreaker = () => import('../src/rules/3-victory/3.4-tie-breaker.ts');
const END_OF_GAME = 4;

/** Whoever has the most of something else has won. */
const won = (by: (p: Loose, seat: number) => number) => () => ({
  endOfGame: (p: Loose) => {
    const all = Array.from({ length: p.seats }, (_, seat) => by(p, seat));
    p.ending[0] = END_OF_GAME;
    p.won[all.indexOf(Math.max(...all))] = 1;
  },
});
breaks(
  'S3.3-01',
  victory,
  won((_, seat) => -seat),
);
breaks('S3.3-02', tieBreaker, () => ({
  tieBreak: (_: unknown, tied: readonly number[]) => tied,
}));
breaks(
  'S3.3-03',
  victory,
  won((p, seat) => p.points[seat] + p.legitimacy[seat]),
);
