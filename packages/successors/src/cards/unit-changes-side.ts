/** `unit-changes-side`: where an own Army has more Prestige, CUs of another player join it (card O65). */

import type { Seat } from '@diadochi/kernel';
import type { Space, Unit } from '../box.ts';
import {
  BOTH_SIDES,
  type Board,
  INSIDE,
  type Location,
  OUTSIDE,
  procedure,
  TYPES,
  under,
} from '../contract.ts';
import { allSpaces, locationOf, sideOf, spaceFacts, spaceOf } from '../position/places.ts';
import { addUnits, spacesWithCusOfOthers, unitsAt } from '../position/units.ts';
import { prestigeAt } from '../rules/7-pieces/7.2-prestige.ts';
import { aimed } from './aiming.ts';
import { demands } from './demands.ts';
import type { EffectFacts } from './facts.ts';
import type { EffectKind } from './kind.ts';
import { isArmyAt, isNextTo, isUnbesiegedAt } from './own-armies.ts';
import { placeTogether } from './placing.ts';

type Facts = EffectFacts<'unit-changes-side'>;

export const changingSides = procedure('changingSides', (_, args) => ({
  ...args,
  own: null,
  at: null,
  whom: null,
})).steps({
  A_army: {
    ask: 'chooseLocation',
    of: (_, { seat }) => [seat],
    about: (_, { card, effect }) => ({ card, effect, from: null }),
    then: (_, f, _seat, answer) => {
      if ('at' in answer) f.own = locationOf(answer.at, answer.side);
    },
  },
  B_target: {
    call: 'aiming',
    with: (_, { seat, card, effect }) => ({ seat, card, effect }),
    then: (_, f, { at, whom }) => {
      f.at = at;
      f.whom = whom;
    },
  },
  // CO65-04, D6-33
  B_cards: {
    open: 'prestigeCompared',
    with: (_, { seat, own, at, whom }) => ({
      space: spaceOf(at as Location),
      spaces: [spaceOf(own as Location), spaceOf(at as Location)],
      within: [sideOf(own as Location), sideOf(at as Location)],
      sides: [seat, whom as Seat],
      yields: [whom as Seat],
      defends: false,
    }),
  },
  // CO65-02 to CO65-04: without Sacred Ground.
  C_compare: (p, { seat, own, at, whom }, { tell }) => {
    const mine = prestigeAt(p, own as Location, seat);
    const theirs = prestigeAt(p, at as Location, whom as Seat);
    tell?.all('prestige', { space: spaceOf(own as Location), seat, prestige: mine });
    tell?.all('prestige', { space: spaceOf(at as Location), seat: whom, prestige: theirs });
    return mine > theirs ? undefined : 'E_end'; // CO65-06
  },
  D_units: {
    ask: 'chooseUnit',
    of: (_, { seat }) => [seat],
    about: (_, { card, effect, at }) => ({
      card,
      effect,
      space: spaceOf(at as Location),
      side: sideOf(at as Location),
    }),
    then: (p, { own, at, whom }, seat, answer, play) => {
      if ('none' in answer) return;
      const { unit, count } = answer;
      addUnits(p, at as Location, whom as Seat, unit, -count);
      play.tell?.all('defected', { seat: whom as Seat, to: seat, space: spaceOf(at as Location), count });
      placeTogether(p, seat, ofType(unit, count), own as Location, play); // D6-30
    },
  },
  E_end: () => undefined,
});

const ofType = (unit: Unit, count: number): number[] =>
  Array.from({ length: TYPES }, (_, each) => (each === unit ? count : 0));

const mayCall = demands<'unit-changes-side', [Seat, Location]>({
  // D6-34: an Unbesieged Army, with somebody to call over in its space or a Land path away.
  byArmy: (p, effect, seat, location) =>
    isArmyAt(p, location, seat) &&
    isUnbesiegedAt(p, location) &&
    reachOf(p, spaceOf(location)).some((space) =>
      BOTH_SIDES.some((side) => isTarget(p, effect, locationOf(space, side), seat)),
    ),
});
const reachOf = (p: Board, space: Space): readonly Space[] =>
  [space, ...spaceFacts(p, space).adjacent].filter((other) => isNextTo(p, space, other));
const isTarget = (p: Board, { units }: Facts, location: Location, seat: Seat): boolean =>
  othersOf(p, seat).some((other) => units.some((unit) => unitsAt(p, location, other, unit) > 0));
const othersOf = (p: Board, seat: Seat): Seat[] =>
  Array.from({ length: p.seats }, (_, other) => other).filter((other) => other !== seat);

/** CO65-01 */
const { possible: _, ...targets } = aimed<'unit-changes-side'>((p, { units }, location, other) => {
  const own = under(p, 'changingSides')?.own as Location;
  return (
    isNextTo(p, spaceOf(own), spaceOf(location)) &&
    units.some((unit) => unitsAt(p, location, other, unit) > 0)
  );
});
const isAiming = (p: Board): boolean => under(p, 'aiming') !== null;

const mayComeOver = demands<'unit-changes-side', [Unit, number]>({
  ofUnits: (p, { units, most }, unit, count) => {
    const change = under(p, 'changingSides');
    return (
      units.includes(unit) &&
      change !== null &&
      count <= Math.min(most, unitsAt(p, change.at as Location, change.whom as Seat, unit))
    );
  },
});

export const unitChangesSide: EffectKind<'unit-changes-side'> = {
  possible: (p, seat, effect) =>
    allSpaces(p).some((space) =>
      BOTH_SIDES.some((side) => mayCall.allows(p, effect, seat, locationOf(space, side))),
    ),
  bound: () => true,
  procedure: 'changingSides',
  rules: {
    ...targets,
    spaces: (p, seat) => (isAiming(p) ? spacesWithCusOfOthers(p, seat) : allSpaces(p)),
    space: (p, seat, effect, space) => {
      if (isAiming(p)) return targets.space?.(p, seat, effect, space) ?? null;
      const outside = mayCall.broken(p, effect, seat, locationOf(space, OUTSIDE));
      return outside && mayCall.broken(p, effect, seat, locationOf(space, INSIDE));
    },
    side: (p, seat, effect, space, side) =>
      isAiming(p)
        ? (targets.side?.(p, seat, effect, space, side) ?? null)
        : mayCall.broken(p, effect, seat, locationOf(space, side)),
    unit: (p, _seat, effect, unit) => mayComeOver.broken(p, effect, unit, 1),
    count: (p, _seat, effect, unit, count) => mayComeOver.broken(p, effect, unit, count),
  },
};
