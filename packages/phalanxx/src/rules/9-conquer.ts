/** 9 Action b: conquer a region. */

import type { Seat } from '@diadochi/kernel';
import type { Region } from '../box.ts';
import { type Board, type Die, decision, type Play, procedure, type Row, rule } from '../contract.ts';
import {
  advantageFacts,
  allRows,
  bordersOn,
  figuresFor,
  holderOf,
  holds,
  isFree,
  isPlain,
  layDown,
  occupy,
  ownValue,
  plainsOf,
  regionsHeld,
  regionsInPlay,
  rolledValue,
  supplyOf,
  unusedDice,
  withdraw,
} from '../position.ts';
import { isAnyHighEnough, isHighEnough, isHighEnoughSomewhere, mayFill } from './7-placing.ts';
import { driveOut, mayFight, rotate } from './15-conflict.ts';
import { isMarch, isWayFree } from './22-forced-march.ts';

/** P9-05: what is in the supply, and what stands in one's plains. */
function figuresAtHand(p: Board, seat: Seat): number {
  return supplyOf(p, seat) + plainsOf(p, seat) * p.box.content.figures.plain;
}

const mayConquer = rule<[Seat, Region]>({
  'P1-19': (p, seat, region) => !holds(p, seat, region),
  // P22-10: or one unoccupied region further on a forced march, which somebody in between can stop.
  'P9-02': (p, seat, region) => bordersOn(p, seat, region) || isMarch(p, seat, region),
  'P22-11': (p, seat, region) => bordersOn(p, seat, region) || isWayFree(p, seat, region),
  'P9-08': (p, seat, region) => figuresFor(p, region) <= figuresAtHand(p, seat),
});
const mayConquerAtAll = rule<[Seat]>({
  'P9-09': (p, seat) => regionsHeld(p, seat) > 0,
  'P9-01': isAnyHighEnough,
});
const mayConquerWith = rule<[Seat, Die]>({ 'P9-01': isHighEnoughSomewhere });
const mayConquerAt = rule<[Seat, Die, Row]>({ 'P9-01': isHighEnough });

/** Where a conquest is worth judging: next to one's own regions, or anywhere on a forced march. */
function regionsInReach(p: Board, seat: Seat, list: Region[]): readonly Region[] {
  const regions = regionsInPlay(p);
  if (advantageFacts(p, seat).crosses) return regions;
  for (let i = 0; i < regions.length; i++)
    if (bordersOn(p, seat, regions[i]) && !holds(p, seat, regions[i])) list.push(regions[i]);
  return list;
}

export const conquering = {
  conquer: {
    among: regionsInPlay,
    likely: (p: Board, { seat }: { seat: Seat }, list: Region[]) => regionsInReach(p, seat, list),
    bounds: 'P3-05',
    closed: (p: Board, { seat }: { seat: Seat }) => mayConquerAtAll.broken(p, seat),
    // P9-04: what somebody else holds is taken through a conflict.
    may: (p: Board, { seat }: { seat: Seat }, region: Region) =>
      mayConquer.broken(p, seat, region) ??
      (isFree(p, region) ? null : mayFight.broken(p, seat, holderOf(p, region) as Seat)),
  },
  with: {
    among: unusedDice,
    bounds: 'P7-01',
    may: (p: Board, { seat }: { seat: Seat }, die: Die) => mayConquerWith.broken(p, seat, die),
  },
  at: {
    among: () => allRows,
    bounds: 'P7-04',
    may: (p: Board, { seat, so }: { seat: Seat; so: { with: Die } }, row: Row) =>
      mayFill.broken(p, row) ?? mayConquerAt.broken(p, seat, so.with, row),
  },
};

interface Conquering {
  readonly conquer: Region;
  readonly with: Die;
  readonly at: Row;
}

export function useToConquer(p: Board, seat: Seat, answer: Conquering, { tell }: Play): void {
  const { conquer: region, with: die, at: row } = answer;
  tell?.all('conquered', { seat, region, die: rolledValue(p, die), own: ownValue(p, seat, row) });
  layDown(p, die, row); // P9-01
}

export const conquest = procedure('conquest', (p, args) => ({
  ...args,
  missing: missingFor(p, args.seat, args.region),
  against: holderOf(p, args.region),
})).steps({
  // P15-04
  A_driveOut: (p, { seat, region, against }, play) => {
    if (against !== null) driveOut(p, seat, region, against, play);
  },
  // P9-05, P9-06: only what the supply lacks comes from plains.
  B_figures: {
    ask: 'lift',
    of: (_, { seat, missing }) => (missing > 0 ? [seat] : []),
    about: (_, { region, missing }) => ({ region, missing }),
    then: (p, f, seat, { lift: plain }, { tell }) => {
      withdraw(p, seat, plain); // P9-07: the plain is free at once
      tell?.all('lifted', { seat, region: plain });
      f.missing = missingFor(p, seat, f.region);
      return f.missing > 0 ? 'B_figures' : undefined;
    },
  },
  // P9-03, P15-05
  C_occupy: (p, { seat, region }) => {
    occupy(p, seat, region);
  },
  // P15-06, P15-08
  D_rotate: {
    ask: 'rotate',
    of: (_, { seat, against }) => (against === null ? [] : [seat]),
    about: (_, { region }) => ({ region }),
    then: (p, _, seat, { rotate: card }, play) => rotate(p, seat, card, play),
  },
});

const missingFor = (p: Board, seat: Seat, region: Region): number =>
  Math.max(0, figuresFor(p, region) - supplyOf(p, seat));

const mayLift = rule<[Region]>({
  'P9-05': isPlain,
});

export const lift = decision('lift', [
  {
    lift: {
      among: (p, { seat }, list) => {
        for (const region of regionsInPlay(p)) if (holds(p, seat, region)) list.push(region);
        return list;
      },
      bounds: 'P9-06',
      may: (p, _, region) => mayLift.broken(p, region),
    },
  },
]);
