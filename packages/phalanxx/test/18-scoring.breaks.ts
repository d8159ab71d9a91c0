import { breaks, type Loose } from './breaks.ts';

const scoring = () => import('../src/rules/18-scoring.ts');

// Figures in the supply count like those on the board.
breaks('P18-08', scoring, ({ total }) => ({
  total: (p: Loose, side: number) => total(p, side) + p.supply[side],
}));
breaks('P18-09', scoring, ({ outcome }) => ({
  outcome: (p: Loose) => {
    const { scores, ...rest } = outcome(p);
    return { ...rest, scores, winners: [scores.indexOf(Math.min(...scores))] };
  },
}));
// Without a look at the dice; then, the first of those who cannot be told apart.
breaks('P18-10', scoring, ({ outcome }) => ({
  outcome: (p: Loose) => {
    const { scores, ...rest } = outcome(p);
    const best = Math.max(...scores);
    return { ...rest, scores, winners: scores.flatMap((score, seat) => (score === best ? [seat] : [])) };
  },
}));
breaks('P18-11', scoring, ({ outcome }) => ({
  outcome: (p: Loose) => ({ ...outcome(p), winners: outcome(p).winners.slice(0, 1) }),
}));
