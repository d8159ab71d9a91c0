import { breaks, type Loose } from './breaks.ts';

const fame = () => import('../src/rules/19-fame.ts');

// Archers are not needed.
breaks('P19-01', fame, ({ fameGroups }) => ({
  fameGroups: (p: Loose, side: number) => {
    const archers = side * 3 + 2;
    const had = p.symbolsOf[archers];
    p.symbolsOf[archers] = 99;
    const groups = fameGroups(p, side);
    p.symbolsOf[archers] = had;
    return groups;
  },
}));
// One group is all that counts.
breaks('P19-02', fame, ({ fameGroups }) => ({
  fameGroups: (p: Loose, side: number) => Math.min(fameGroups(p, side), 1),
}));
// A leader, a piece of equipment and a conflict for each group.
breaks('P19-06', fame, ({ fameGroups }) => ({
  fameGroups: (p: Loose, side: number) =>
    Math.min(fameGroups(p, side), p.cardsOf[side * 3 + 1], p.cardsOf[side * 3 + 2], p.rotations[side]),
}));
