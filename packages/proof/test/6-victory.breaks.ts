import { breaks } from './breaks.ts';

const victory = () => import('../src/rules/6-victory.ts');
const position = () => import('../src/position.ts');
type Board = Parameters<typeof import('../src/rules/6-victory.ts')['outcome']>[0];

breaks('T6-01', position, () => ({
  pointsOf: (p: Board, seat: number) => p.holder.filter((holder) => holder === seat).length,
}));
breaks('T6-02', victory, () => ({ hasGlory: () => false }));
breaks('T6-03', victory, ({ outcome }) => ({
  outcome: (p: Board) => ({ ...outcome(p), winners: [0] }),
}));
breaks('T6-04', victory, ({ outcome }) => ({
  outcome: (p: Board) => {
    const { scores, ...rest } = outcome(p);
    const most = Math.max(...scores);
    return { ...rest, scores, winners: scores.flatMap((score, seat) => (score === most ? [seat] : [])) };
  },
}));
breaks('T6-05', victory, ({ outcome }) => ({
  outcome: (p: Board) => ({ ...outcome(p), winners: outcome(p).winners.slice(0, 1) }),
}));
