import { breaks, type Loose, withContent, withStep } from './breaks.ts';

const conflict = () => import('../src/rules/15-conflict.ts');
const position = () => import('../src/position.ts');
const heroism = () => import('../src/rules/16-heroism.ts');
const conquer = () => import('../src/rules/9-conquer.ts');
const buy = () => import('../src/rules/5-buy.ts');
const content = () => import('../src/content.ts');
const OUT = 2;
const FAR_RIGHT = 4;

// It stays at its space, and the others pass it by.
breaks('P16-01', position, ({ pushTogether }) => ({
  pushTogether: (...[p]: Parameters<typeof pushTogether>) => {
    const kept = p.display.indexOf(p.box.heroism);
    if (kept >= 0) p.display[kept] = -1;
    pushTogether(p);
    for (let space = 0; space < kept; space++) p.display[space] = p.display[space + 1];
    if (kept >= 0) p.display[kept] = p.box.heroism;
  },
}));
// Strength is needed besides.
breaks('P16-03', conflict, ({ mayFight }) => ({
  mayFight: {
    ...mayFight,
    broken: (...[p, seat, against]: Parameters<typeof mayFight.broken>) =>
      p.strength[seat] > p.strength[against] ? mayFight.broken(p, seat, against) : 'P16-03',
  },
}));
// Rotated cards are not subtracted.
breaks('P16-04', heroism, ({ heroismOf }) => {
  const count = (...[p, side]: Parameters<typeof heroismOf>) => heroismOf(p, side) + p.rotations[side];
  return {
    heroismOf: count,
    isMoreHeroic: (p: Loose, side: number, other: number) => count(p, side) > count(p, other),
  };
});
breaks('P16-06', conquer, ({ conquest }) => ({
  conquest: withStep(conquest, 'D_rotate', {
    of: (p, f) => (p.display.includes(p.box.heroism) ? [] : conquest.steps.D_rotate.of(p, f)),
  }),
}));
// It stays for good, and so does the rest of the display.
breaks('P16-07', buy, ({ purchase }) => ({
  purchase: withStep(purchase, 'A_buy', {
    then: (p, f, seat, answer, play) =>
      'decline' in answer && p.display[FAR_RIGHT] === p.box.heroism
        ? { done: {} }
        : purchase.steps.A_buy.then(p, f, seat, answer, play),
  }),
}));
breaks('P16-08', position, ({ isHeroismDisplayed }) => ({
  isHeroismDisplayed: (...[p]: Parameters<typeof isHeroismDisplayed>) =>
    isHeroismDisplayed(p) || p.place[p.box.heroism] === OUT,
}));
breaks(
  'P16-09',
  content,
  withContent((content) => {
    content.heroism.amongTheLast = 8;
  }),
);
