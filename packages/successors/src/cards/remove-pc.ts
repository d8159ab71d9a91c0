/** `remove-pc`: PCs of other Factions go, and nothing takes their place (cards 9, 10, 37). */

import type { Seat } from '@diadochi/kernel';
import type { General, Space } from '../box.ts';
import { type Board, isPlayer, NOBODY, procedure, under } from '../contract.ts';
import { generalsOf, isOnMap, whereIs } from '../position/generals.ts';
import { allSpaces, pcOn, setPc, spaceOf } from '../position/places.ts';
import { cusAt, hasEnemyCus } from '../position/units.ts';
import { isGeneralBesieged } from '../rules/2-board/2-besieged.ts';
import { demands } from './demands.ts';
import type { Reach } from './facts/pcs.ts';
import type { EffectFacts } from './facts.ts';
import { type EffectKind, effectFacts } from './kind.ts';
import { spacesWithin } from './reach.ts';
import { isEnemyTarget, isFree, isOfKind, isOpen } from './targets.ts';
import { mayDoLess } from './up-to.ts';

type Facts = EffectFacts<'remove-pc'>;

export const removingPcs = procedure('removingPcs', (_, args) => ({ ...args, taken: [] })).steps({
  A_choose: {
    ask: 'chooseSpace',
    of: (_, { seat }) => [seat],
    about: (_, { card, effect }) => ({ card, effect }),
    then: (p, f, seat, answer, { tell }) => {
      if ('none' in answer) return 'C_done';
      const from = pcOn(p, answer.at);
      setPc(p, answer.at, NOBODY, seat); // D6-31: a change of its own
      f.taken = [...f.taken, answer.at];
      tell?.all('tookPc', { seat, space: answer.at, from: isPlayer(from) ? from : null });
      return;
    },
  },
  B_more: (p, { seat, card, effect, taken }) => {
    const facts = effectFacts<'remove-pc'>(p, card, effect);
    return taken.length < facts.most && isPossible(p, seat, facts) ? 'A_choose' : undefined;
  },
  C_done: () => {},
});

const mayTakePc = demands<'remove-pc', [Seat, Space]>({
  target: isEnemyTarget,
  kind: (p, effect, _, space) => isOfKind(p, effect, space),
  independent: (p, effect, _, space) => isOpen(p, effect, space),
  free: isFree,
});
/** Each says more than the one before it. */
const mayReachPc = demands<'remove-pc', [Seat, Space]>({
  reach: (p, { reach }, seat, space) => reach === null || isReached(p, seat, reach, [space], isNever),
  way: (p, { reach }, seat, space) => reach === null || isReached(p, seat, reach, [space], hasEnemyCus),
  // C10-02: the same Army reaches all of them.
  same: (p, { reach }, seat, space) =>
    reach === null || isReached(p, seat, reach, [...takenBefore(p), space], hasEnemyCus),
});
const takenBefore = (p: Board): readonly Space[] => under(p, 'removingPcs')?.taken ?? [];

/** What bars a way in the spaces between. */
type Bars = (p: Board, space: Space, seat: Seat) => boolean;
const isNever = (): boolean => false;

/** D6-34: whether there is an Army of his with so many CUs that reaches all these spaces. */
function isReached(p: Board, seat: Seat, reach: Reach, spaces: readonly Space[], bars: Bars): boolean {
  return generalsOf(p, seat).some((general) => {
    if (!isReaching(p, seat, reach, general)) return false;
    const reached = reachOf(p, seat, reach, general, bars);
    return spaces.every((space) => reached.includes(space));
  });
}
const isReaching = (p: Board, seat: Seat, reach: Reach, general: General): boolean =>
  isOnMap(p, general) &&
  cusAt(p, whereIs(p, general), seat) >= reach.minCus &&
  !(reach.unbesieged && isGeneralBesieged(p, general));
/** C9-02, D6-34: at the costs that are printed, from where the Army is. */
const reachOf = (p: Board, seat: Seat, reach: Reach, general: General, bars: Bars): Space[] =>
  spacesWithin(p, spaceOf(whereIs(p, general)), reach.mps, {
    takes: ({ type }) => reach.paths.includes(type),
    bars: (space) => bars(p, space, seat),
  });
/** What the same Army could still take; -1 if there is none. */
function firstReached(p: Board, seat: Seat, effect: Facts, reach: Reach): Space {
  const before = takenBefore(p);
  for (const general of generalsOf(p, seat)) {
    if (!isReaching(p, seat, reach, general)) continue;
    const reached = reachOf(p, seat, reach, general, hasEnemyCus);
    if (!before.every((space) => reached.includes(space))) continue;
    for (const space of reached) if (mayTakePc.allows(p, effect, seat, space)) return space;
  }
  return NOWHERE;
}
const NOWHERE = -1;
function isPossible(p: Board, seat: Seat, effect: Facts): boolean {
  if (effect.reach !== null) return firstReached(p, seat, effect, effect.reach) !== NOWHERE;
  for (const space of allSpaces(p)) if (mayTakePc.allows(p, effect, seat, space)) return true;
  return false;
}

export const removePc: EffectKind<'remove-pc'> = {
  possible: isPossible,
  bound: ({ upTo }) => !upTo,
  procedure: 'removingPcs',
  rules: {
    space: (p, seat, effect, space) =>
      mayTakePc.broken(p, effect, seat, space) ?? mayReachPc.broken(p, effect, seat, space),
    none: (p, _, { upTo }) => upTo && mayDoLess(p, under(p, 'removingPcs'), takenBefore(p).length),
  },
};
