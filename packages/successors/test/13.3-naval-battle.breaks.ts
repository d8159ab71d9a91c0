import { breaks, type Loose, withStep } from './breaks.ts';

const minors = () => import('../src/rules/7-pieces/7.1-minor-generals.ts');
const fleets = () => import('../src/position/fleets.ts');
const movement = () => import('../src/rules/13-naval-movement/13.2-naval-movement.ts');
const battle = () => import('../src/rules/13-naval-movement/13.3-naval-battle.ts');
const retreating = () => import('../src/rules/13-naval-movement/13.3-retreat.ts');
type Movement = typeof import('../src/rules/13-naval-movement/13.2-naval-movement.ts');
type Battle = typeof import('../src/rules/13-naval-movement/13.3-naval-battle.ts');

const atSea =
  (step: string, instead: (steps: Loose) => Loose) =>
  ({ sailing }: Movement) => ({ sailing: withStep(sailing, step as never, instead(sailing.steps)) });
const fighting =
  (step: string, instead: (steps: Loose) => Loose) =>
  ({ navalBattle }: Battle) => ({
    navalBattle: withStep(navalBattle, step as never, instead(navalBattle.steps)),
  });
/** With dice that count otherwise than they fall. */
const dice = (counts: (die: number, i: number) => number) =>
  fighting('D_rolls', ({ D_rolls }) => (p: Loose, f: Loose, play: Loose) => {
    let thrown = 0;
    const chance = { ...play.chance, die: (sides: number) => counts(play.chance.die(sides), thrown++) };
    D_rolls(p, f, { ...play, chance });
  });

// Those who flee are met once more.
breaks(
  'S13.3-01',
  movement,
  atSea('retreat_5', ({ retreat_5 }) => (p: Loose, f: Loose, play: Loose) => {
    if (p.declared[2] === 0) {
      f.turns = 0;
      f.passes = [];
      return 'next_4';
    }
    return retreat_5(p, f, play);
  }),
);
const peaceful = fighting('A_championStatus', () => () => {});
breaks('S13.3.A-06', battle, peaceful);
breaks('S3.7-05', battle, peaceful);
// The next one has a free hand.
breaks(
  'S13.3.B-01',
  movement,
  atSea('battle_5', ({ battle_5 }) => ({
    then: (p: Loose, f: Loose, result: Loose, play: Loose) => {
      const next = battle_5.then(p, f, result, play);
      if (result.lost)
        for (const { fleets } of f.declarations) for (const fleet of fleets) p.fleetDispersed[fleet] = 1;
      return next;
    },
  })),
);
// To have declared is enough.
const declaring = atSea('declare_4', ({ declare_4 }) => ({
  then: (p: Loose, f: Loose, seat: number, answer: Loose, play: Loose) => {
    if ('engage' in answer) p.champion[seat] = 0;
    return declare_4.then(p, f, seat, answer, play);
  },
}));
breaks('S13.3.B-03', movement, declaring);
breaks('S3.7-10', movement, declaring);
// The last to declare fights first.
breaks(
  'S13.3.B-04',
  movement,
  atSea('battle_5', ({ battle_5 }) => ({
    with: (p: Loose, f: Loose) => {
      f.declarations.sort((a: Loose, b: Loose) => b.by - a.by);
      return battle_5.with(p, f);
    },
  })),
);
breaks('S13.3.C-01', fleets, ({ strengthOfFleets }) => ({
  strengthOfFleets: (...args: Parameters<typeof strengthOfFleets>) =>
    Math.min(strengthOfFleets(...args), args[2].length),
}));
breaks('S13.3.C-02', fleets, ({ strengthOfFleets }) => ({
  strengthOfFleets: (...args: Parameters<typeof strengthOfFleets>) => Math.max(1, strengthOfFleets(...args)),
}));
breaks(
  'S13.3.D-02',
  battle,
  dice((die, i) => (i % 2 === 0 ? die : 1)),
);
breaks(
  'S13.3.D-14',
  battle,
  dice((die) => Math.max(die, 3)),
);
/** The battle ends otherwise. */
const ending = (more: (p: Loose, f: Loose, lost: boolean) => boolean) =>
  fighting('D_result', ({ D_result }) => (p: Loose, f: Loose, play: Loose) => {
    const before = [...p.fleetDispersed];
    const { lost } = D_result(p, f, play).done;
    f.before = before;
    const now = more(p, f, lost);
    delete f.before;
    return { done: { lost: now } };
  });
// Whoever does not win has lost.
breaks(
  'S13.3.D-03',
  battle,
  ending((p, f, lost) => {
    if (f.scores[0] === f.scores[1]) p.fleetDispersed[f.fleets[0]] = 1;
    return lost;
  }),
);
breaks(
  'S13.3.D-04',
  battle,
  ending((p, f, lost) => {
    if (f.scores[0] > f.scores[1]) p.fleetDispersed.set(f.before);
    return lost;
  }),
);
// One battle, and they go back.
breaks(
  'S13.3.D-05',
  battle,
  ending((_p, f, lost) => lost || f.scores[0] === f.scores[1]),
);
breaks(
  'S13.3.D-06',
  battle,
  ending((p, _f, lost) => {
    if (lost) p.fleetDispersed.set(_f.before);
    return lost;
  }),
);
breaks(
  'S13.3.D-11',
  battle,
  ending((p, f, lost) => {
    if (lost) p.fleetDispersed[f.fleets[0]] = 1;
    return lost;
  }),
);
// Nobody drowns.
breaks(
  'S13.3.D-07',
  movement,
  atSea('lose_5', () => ({ with: () => null })),
);
/** Who goes back, and where to. */
type Retreat = typeof import('../src/rules/13-naval-movement/13.3-retreat.ts');
const goingBack =
  (after: (p: Loose) => void) =>
  ({ retreatToPort }: Retreat) => ({
    retreatToPort: (...args: Parameters<Retreat['retreatToPort']>) => {
      retreatToPort(...args);
      after(args[0]);
    },
  });
// To where they were defeated.
breaks('S13.3.D-08', retreating, ({ retreatToPort }) => ({
  retreatToPort: (...args: Parameters<Retreat['retreatToPort']>) => {
    const [p] = args;
    p.way[p.wayLength[0] - 1] = p.ship[0] * 2 + 2;
    retreatToPort(...args);
  },
}));
// Only those who embarked there.
breaks(
  'S13.3.D-09',
  retreating,
  goingBack((p) => {
    p.box.generals.forEach(({ name }: Loose, general: number) => {
      if (name === 'eumenes') p.whereabouts[general] = -2;
    });
  }),
);
// Those on land go along.
breaks(
  'S13.3.D-10',
  retreating,
  goingBack((p) => {
    for (let place = 0; place < p.stackCount[0]; place++)
      if (p.stackOwner[place] === 0 && p.stackAt[place] !== p.groupAt[0]) p.stackUnits[place * 6 + 3]--;
  }),
);
breaks('S13.3.D-13', minors, () => ({ clearMinors: () => {}, hasToLeave: () => false }));
