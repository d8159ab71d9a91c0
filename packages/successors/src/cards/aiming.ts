/**
 * Effects that are aimed at CUs of another player in a location: which location, and whose, for two may share one under Free
 * Passage. Independent pieces are never meant (C4-02, C25-04).
 */

import type { Seat } from '@diadochi/kernel';
import type { Space } from '../box.ts';
import { BOTH_SIDES, type Board, type Location, procedure, type Side, under } from '../contract.ts';
import { locationOf, spaceOf } from '../position/places.ts';
import { locationOfStack, ownerOfStack, spacesWithCusOfOthers, stackCount } from '../position/units.ts';
import { demands } from './demands.ts';
import type { EffectFacts, Written } from './facts.ts';
import type { EffectKind } from './kind.ts';

export const aiming = procedure('aiming', (_, args) => ({ ...args, at: null, whom: null })).steps({
  A_location: {
    ask: 'chooseLocation',
    of: (_, { seat }) => [seat],
    about: (p, { card, effect }) => ({ card, effect, from: calledFrom(p) }),
    then: (_, f, _seat, answer) => {
      if ('at' in answer) f.at = locationOf(answer.at, answer.side);
    },
  },
  B_whose: {
    ask: 'chooseSeat',
    of: (_, { seat }) => [seat],
    about: (_, { card, effect }) => ({ card, effect }),
    then: (_, f, _seat, answer) => {
      if ('whom' in answer) f.whom = answer.whom;
    },
  },
  C_end: (_, { at, whom }) => ({ done: { at: at as Location, whom: whom as Seat } }),
});

/** The Army's space, where an own one was chosen before (card O65). */
function calledFrom(p: Board): Space | null {
  const own = under(p, 'changingSides')?.own ?? null;
  return own === null ? null : spaceOf(own);
}

type Has<K extends Written> = (
  p: Board,
  effect: EffectFacts<K>,
  location: Location,
  other: Seat,
  seat: Seat,
) => boolean;

const mayAimAt = demands<Written, [Seat, Location, Has<Written>]>({
  target: (p, effect, seat, location, has) => {
    for (let other: Seat = 0; other < p.seats; other++)
      if (other !== seat && has(p, effect, location, other, seat)) return true;
    return false;
  },
});
const mayMean = demands<Written, [Seat, Seat, Has<Written>]>({
  target: (p, effect, seat, other, has) =>
    other !== seat && has(p, effect, under(p, 'aiming')?.at as Location, other, seat),
});

/** The judges of an effect that needs another player to have certain CUs in a location. */
export function aimed<K extends Written>(
  has: Has<K>,
): Pick<EffectKind<K>, 'possible'> & Pick<EffectKind<K>['rules'], 'spaces' | 'space' | 'side' | 'whom'> {
  const wants = has as unknown as Has<Written>;
  const facts = (effect: EffectFacts<K>) => effect as unknown as EffectFacts;
  const brokenAt = (p: Board, seat: Seat, effect: EffectFacts<K>, space: Space, side: Side): string | null =>
    mayAimAt.broken(p, facts(effect), seat, locationOf(space, side), wants);
  return {
    // Only where there are CUs of others: the stacks are looked through one by one, without a list.
    possible: (p, seat, effect) => {
      for (let place = 0; place < stackCount(p); place++)
        if (
          ownerOfStack(p, place) !== seat &&
          mayAimAt.allows(p, facts(effect), seat, locationOfStack(p, place), wants)
        )
          return true;
      return false;
    },
    spaces: (p, seat) => spacesWithCusOfOthers(p, seat),
    space: (p, seat, effect, space) =>
      BOTH_SIDES.some((side) => brokenAt(p, seat, effect, space, side) === null)
        ? null
        : brokenAt(p, seat, effect, space, 0),
    side: brokenAt,
    whom: (p, seat, effect, other) => mayMean.broken(p, facts(effect), seat, other, wants),
  };
}
