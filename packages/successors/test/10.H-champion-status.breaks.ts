import { breaks, type Loose, withStep } from './breaks.ts';

const status = () => import('../src/rules/10-land-movement/10.H-champion-status.ts');
const land = () => import('../src/rules/10-land-movement/10-land-movement.ts');
const OWNERS = 6;
type Lose = (...args: [p: Loose, mover: number, location: number, play: Loose]) => void;

const cusIn = (p: Loose, location: number, owner: number): number =>
  p.cusIn[(location >> 1) * OWNERS + owner];
const others = (p: Loose, mover: number, location: number): number =>
  [0, 1, 2, 3, 4, 5].reduce((sum, owner) => (owner === mover ? sum : sum + cusIn(p, location, owner)), 0);
const isOverrun: (...args: Parameters<Lose>) => boolean = (p, mover, location) =>
  cusIn(p, location, mover) >= 5 * others(p, mover, location);
/** Only some attacks count. */
const onlyIf =
  (counts: (...args: Parameters<Lose>) => boolean) =>
  ({ loseChampionStatus }: { loseChampionStatus: Lose }) => ({
    loseChampionStatus: (...args: Parameters<Lose>) => {
      if (counts(...args)) loseChampionStatus(...args);
    },
  });

breaks('S10.H-01', status, () => ({ loseChampionStatus: () => {} }));
breaks('S3.7-02', status, () => ({ loseChampionStatus: () => {} }));
breaks(
  'S10.H-02',
  status,
  onlyIf((p, mover, location) => others(p, mover, location) > 0),
);
breaks(
  'S3.7-04',
  status,
  onlyIf((...args) => isOverrun(...args)),
);
breaks(
  'S3.7-07',
  status,
  onlyIf((...args) => others(...(args.slice(0, 3) as [Loose, number, number])) === 0 || !isOverrun(...args)),
);
// Whoever comes where an enemy has CUs has attacked them.
breaks('S10.H-05', status, () => ({
  loseChampionStatus: (p: Loose, mover: number, location: number) => {
    if (others(p, mover, location) > 0) p.champion[mover] = 0;
  },
}));
// Whomever he attacks.
breaks('S3.7-15', status, () => ({
  loseChampionStatus: (p: Loose, mover: number, location: number) => {
    if (others(p, mover, location) > 0 && cusIn(p, location, mover) > 0) p.champion[mover] = 0;
  },
}));
// Step K first.
breaks('S10.H-04', land, ({ landMovement }) => ({
  landMovement: withStep(
    withStep(landMovement, 'H_championStatus', () => {}),
    'K_royalArmy',
    (...args) => {
      landMovement.steps.K_royalArmy(...args);
      landMovement.steps.H_championStatus(...args);
    },
  ),
}));
// When the Procedure is over.
breaks('S3.7-03', land, ({ landMovement }) => ({
  landMovement: withStep(
    withStep(landMovement, 'H_championStatus', () => {}),
    'L_landBattle',
    {
      then: (p, { mover }: { mover: number }) => {
        p.champion[mover] = 0;
      },
    },
  ),
}));
