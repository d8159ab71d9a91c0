/** `unit-changes-side`: where an own Army has more Prestige, CUs of another player join it (card O65). */

import type { Seat } from '@diadochi/kernel';
import type { Space, Unit } from '../box.ts';
import { BOTH_SIDES, type Board, INSIDE, type Location, OUTSIDE, procedure, under } from '../contract.ts';
import { allSpaces, locationOf, outsideOf, sideOf, spaceFacts, spaceOf } from '../position/places.ts';
import { addUnits, unitsAt } from '../position/units.ts';
import { isBesieged } from '../rules/2-board/2-besieged.ts';
import { prestigeAt } from '../rules/7-pieces/7.2-prestige.ts';
import { aimed } from './aiming.ts';
import { demands } from './demands.ts';
import type { EffectFacts } from './facts.ts';
import type { EffectKind } from './kind.ts';
import { isArmyAt } from './own-armies.ts';
import { roomInside } from './placing.ts';

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
    then: (p, { own, at, whom }, seat, answer, { tell }) => {
      if ('none' in answer) return;
      const { unit, count } = answer;
      addUnits(p, at as Location, whom as Seat, unit, -count);
      joinArmy(p, own as Location, seat, unit, count);
      tell?.all('defected', { seat: whom as Seat, to: seat, space: spaceOf(at as Location), count });
    },
  },
  E_end: () => undefined,
});

/** D6-30: what does not fit inside comes outside. */
function joinArmy(p: Board, location: Location, seat: Seat, unit: Unit, count: number): void {
  const space = spaceOf(location);
  const inside = sideOf(location) === INSIDE ? Math.min(count, roomInside(p, seat, space)) : 0;
  if (inside > 0) addUnits(p, location, seat, unit, inside);
  if (count > inside) addUnits(p, outsideOf(space), seat, unit, count - inside);
}

const mayCall = demands<'unit-changes-side', [Seat, Location]>({
  // D6-34: an Unbesieged Army, with somebody to call over in its space or a Land path away.
  byArmy: (p, effect, seat, location) =>
    isArmyAt(p, location, seat) &&
    (sideOf(location) === OUTSIDE || !isBesieged(p, spaceOf(location))) &&
    reachOf(p, spaceOf(location)).some((space) =>
      BOTH_SIDES.some((side) => isTarget(p, effect, locationOf(space, side), seat)),
    ),
});
const reachOf = (p: Board, space: Space): readonly Space[] => [space, ...spaceFacts(p, space).adjacent];
const isTarget = (p: Board, { units }: Facts, location: Location, seat: Seat): boolean =>
  othersOf(p, seat).some((other) => units.some((unit) => unitsAt(p, location, other, unit) > 0));
const othersOf = (p: Board, seat: Seat): Seat[] =>
  Array.from({ length: p.seats }, (_, other) => other).filter((other) => other !== seat);

/** CO65-01 */
const { possible: _, ...targets } = aimed<'unit-changes-side'>((p, { units }, location, other) => {
  const own = under(p, 'changingSides')?.own as Location;
  return (
    reachOf(p, spaceOf(own)).includes(spaceOf(location)) &&
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
    // CO65-05: up to so many.
    none: (p) => !isAiming(p) && under(p, 'changingSides')?.own !== null,
  },
};
