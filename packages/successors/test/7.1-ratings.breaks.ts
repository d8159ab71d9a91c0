import { breaks } from './breaks.ts';

const ratings = () => import('../src/rules/7-pieces/7.1-ratings.ts');

// Whoever is there lends what he can do to who commands.
breaks('S7.1-03', ratings, ({ battleRating }) => ({
  battleRating: (...[p, general, at, side]: Parameters<typeof battleRating>) => {
    const there = Array.from(p.whereabouts as Int16Array, (_, each) => each).filter(
      (each) => p.whereabouts[each] === at && p.owner[each] === p.owner[general],
    );
    return Math.max(...there.map((each) => battleRating(p, each, at, side)));
  },
}));
