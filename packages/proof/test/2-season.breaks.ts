import { breaks, withField, withStep } from './breaks.ts';

const season = () => import('../src/rules/2-season.ts');
const position = () => import('../src/position.ts');
const setUp = () => import('../src/rules/1-set-up.ts');
type Position = typeof import('../src/position.ts');

breaks('T2-01', season, ({ season }) => ({ season: withStep(season, 'A_muster', () => {}) }));
breaks('T2-02', position, () => ({
  recruit: (p: Parameters<Position['recruit']>[0], seat: number) => {
    p.camp[seat]++;
    return true;
  },
}));
breaks('T2-03', season, ({ augury }) => ({
  augury: withField(augury, 0, 'offer', { among: () => [0, 1, 2, 3, 4, 5, 6] }),
}));

// The bidder pays and stays where he sits; he sits in front and pays nothing.
breaks('T2-04', position, () => ({ takeFirstTurn: () => {} }));
breaks('T2-07', season, ({ season }) => ({
  season: withStep(season, 'B_firstTurn', (p, { bidder }) => {
    if (bidder !== null) p.first[0] = bidder;
  }),
}));
breaks('T2-05', season, ({ season }) => ({
  season: withStep(season, 'B_auguries', {
    then: (_, f, seat: number, { offer }: { offer: number }) => {
      if (offer >= f.best) Object.assign(f, { best: offer, bidder: seat });
    },
  }),
}));
breaks('T2-06', season, ({ season }) => ({
  season: withStep(season, 'C_turns', { with: (_, { turns }) => ({ seat: turns }) }),
}));
breaks('T2-08', setUp, ({ game }) => ({
  game: withStep(game, 'D_season', { then: () => undefined }),
}));
breaks('T2-09', season, ({ season }) => ({ season: withStep(season, 'B_auguries', { inTurn: true }) }));
breaks('T2-10', season, ({ season }) => ({ season: withStep(season, 'B_auguries', { of: () => [0, 1] }) }));
