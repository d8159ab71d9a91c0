import { breaks, type Loose, withContent, withStep } from './breaks.ts';

const content = () => import('../src/content.ts');
const set = () => import('../src/rules/2-setup.ts');
const solo = () => import('../src/rules/23-solo.ts');
const neutral = () => import('../src/rules/23-neutral.ts');
const scoring = () => import('../src/rules/18-scoring.ts');
const position = () => import('../src/position.ts');
const pass = () => import('../src/rules/13-pass.ts');
const conflict = () => import('../src/rules/15-conflict.ts');
const heroism = () => import('../src/rules/16-heroism.ts');
const ranks = () => import('../src/rules/23-ranks.ts');
const NEUTRAL = 1;

/** Content in which the set-up of the solo game says something else. */
const withSetup = (instead: object) =>
  withContent(({ setups }) => {
    Object.assign(
      setups.find(({ players }: Loose) => players === 1),
      instead,
    );
  });
// One card more of epoch X.
breaks('P23-01', content, withSetup({ removed: { X: 5, XX: 6, XXX: 6 } }));
breaks('P23-02', content, withSetup({ seats: [{ city: 3, oasis: 2 }] }));
// He holds cities only.
breaks('P23-03', position, () => ({
  isPlain: (p: Loose, region: number) => p.box.regions[region].kind > 0,
}));
// His dice bring him talents.
breaks('P23-04', set, ({ game }) => ({
  game: withStep(game, 'D_dice', (p, f, play) => {
    game.steps.D_dice(p, f, play);
    p.talents[NEUTRAL] += p.ownValue[NEUTRAL * 3];
  }),
}));
// His dice are white.
breaks('P23-05', set, ({ game }) => ({
  game: withStep(game, 'D_dice', (p, f, play) => {
    game.steps.D_dice(p, f, play);
    for (let row = 0; row < 3; row++) p.ownColour[NEUTRAL * 3 + row] = 0;
  }),
}));
// Each turn with three white dice.
breaks('P23-06', pass, ({ passTheDice }) => ({
  passTheDice: (...args: Parameters<typeof passTheDice>) => {
    passTheDice(...args);
    args[0].rolledColour.fill(0);
  },
}));
// From the other end of the display.
breaks('P23-07', solo, ({ neutralTurn }) => ({
  neutralTurn: (p: Loose, play: Loose) => {
    p.display.reverse();
    neutralTurn(p, play);
  },
}));
// The same for every card.
breaks('P23-08', neutral, () => ({ neutralWorth: ({ box }: Loose) => box.content.solo.cardBonus }));
// What grows, grows for him, too.
breaks('P23-09', neutral, ({ neutralWorth }) => ({
  neutralWorth: (p: Loose, card: number) => {
    const { growing } = p.box.cards[card];
    if (growing === null) return neutralWorth(p, card);
    const { counts, of, worth } = growing;
    const count = (counts === 'cards' ? p.cardsOf : p.symbolsOf)[NEUTRAL * 3 + of];
    return neutralWorth(p, card) + worth[Math.min(count, worth.length - 1)];
  },
}));
// His figures are at hand again.
breaks('P23-10', conflict, ({ driveOut }) => ({
  driveOut: (...[p, ...rest]: Parameters<typeof driveOut>) => {
    const before = p.givenUp[NEUTRAL];
    driveOut(p, ...rest);
    p.supply[NEUTRAL] += p.givenUp[NEUTRAL] - before;
    p.givenUp[NEUTRAL] = before;
  },
}));
// Nobody defends his regions.
breaks('P23-11', conflict, ({ mayFight }) => ({
  mayFight: {
    ...mayFight,
    broken: (p: Loose, ...args: [Loose, Loose]) => (p.seats === 1 ? null : mayFight.broken(p, ...args)),
  },
}));
breaks('P23-12', heroism, ({ heroismOf, isMoreHeroic }) => ({
  isMoreHeroic: (p: Loose, side: number, other: number) =>
    p.seats === 1 ? heroismOf(p, side) > 0 : isMoreHeroic(p, side, other),
}));
// Only what the player leaves empty counts.
breaks('P23-13', solo, ({ neutralTurn }) => ({
  neutralTurn: (p: Loose, play: Loose) => {
    const before = p.last[0];
    neutralTurn(p, play);
    p.last[0] = before;
  },
}));
// His strength alone.
breaks('P23-14', scoring, ({ outcome }) => ({
  outcome: (p: Loose) => ({ ...outcome(p), scores: [p.strength[0]] }),
}));
// Without his figures.
breaks('P23-15', scoring, ({ total }) => ({
  total: (p: Loose, side: number) =>
    total(p, side) - (p.seats === 1 && side === NEUTRAL ? p.figures[side] : 0),
}));
// By the difference of the strengths.
breaks('P23-16', ranks, ({ rankOf }) => ({
  rankOf: (p: Loose) => rankOf(p, p.strength[0] - p.strength[NEUTRAL]),
}));

/** Content in which a rank begins at another difference. */
const withRank = (rank: string, least: number) =>
  withContent(({ solo }) => {
    solo.ranks.find(({ id }: Loose) => id === rank).least = least;
  });
breaks('P23-17', content, withRank('enlisted', 0));
breaks('P23-18', content, withRank('nonCommissioned', 5));
breaks('P23-19', content, withRank('officer', 10));
breaks('P23-20', content, withRank('general', 15));
breaks('P23-21', content, withRank('adviser', 20));
breaks('P23-22', content, withRank('great', 25));
breaks('P23-23', content, withRank('great', 27));
