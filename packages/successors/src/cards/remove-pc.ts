/** `remove-pc`: PCs of other Factions go, and nothing takes their place (cards 9, 10, 37). */

import type { Seat } from '@diadochi/kernel';
import type { General, Space } from '../box.ts';
import { type Board, isPlayer, NOBODY, procedure, under } from '../contract.ts';
import type { Path } from '../map.ts';
import { isOnMap, ownerOf, whereIs } from '../position/generals.ts';
import { allSpaces, isAnyIn, pcOn, setPc, spaceOf, spacesIn } from '../position/places.ts';
import { cusAt, hasEnemyCus } from '../position/units.ts';
import { isGeneralBesieged } from '../rules/2-board/2-besieged.ts';
import { demands } from './demands.ts';
import type { Reach } from './facts/pcs.ts';
import type { EffectFacts } from './facts.ts';
import { type EffectKind, effectFacts } from './kind.ts';
import { isWithin, spacesWithin } from './reach.ts';
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
  same: (p, { reach }, seat, space) => {
    const before = takenBefore(p);
    return (
      reach === null || before.length === 0 || isReached(p, seat, reach, [...before, space], hasEnemyCus)
    );
  },
});
const takenBefore = (p: Board): readonly Space[] => under(p, 'removingPcs')?.taken ?? [];

/** What bars a way in the spaces between. */
type Bars = (p: Board, space: Space, seat: Seat) => boolean;
const isNever = (): boolean => false;

/** D6-34: whether there is an Army of his with so many CUs that reaches all these spaces. */
function isReached(p: Board, seat: Seat, reach: Reach, spaces: readonly Space[], bars: Bars): boolean {
  const course = courseOf(p, seat, reach, bars);
  for (const from of startsOf(p, seat, reach))
    if (spaces.every((space) => isWithin(p, from, reach.mps, course, (each) => each === space))) return true;
  return false;
}
/** Where such Armies are: each space once, whoever else is there. */
function startsOf(p: Board, seat: Seat, reach: Reach): Space[] {
  const starts: Space[] = [];
  for (let general: General = 0; general < p.owner.length; general++) {
    if (ownerOf(p, general) !== seat || !isReaching(p, seat, reach, general)) continue;
    const space = spaceOf(whereIs(p, general));
    if (!starts.includes(space)) starts.push(space);
  }
  return starts;
}
const isReaching = (p: Board, seat: Seat, reach: Reach, general: General): boolean =>
  isOnMap(p, general) &&
  cusAt(p, whereIs(p, general), seat) >= reach.minCus &&
  !(reach.unbesieged && isGeneralBesieged(p, general));
/** C9-02, D6-34: at the costs that are printed, from where the Army is. */
const courseOf = (p: Board, seat: Seat, reach: Reach, bars: Bars) => ({
  takes: ({ type }: Path): boolean => reach.paths.includes(type),
  bars: (space: Space): boolean => bars(p, space, seat),
});
/** Whether the same Army could still take anything. */
function hasReached(p: Board, seat: Seat, effect: Facts, reach: Reach): boolean {
  const before = takenBefore(p);
  const course = courseOf(p, seat, reach, hasEnemyCus);
  const isTarget = (space: Space): boolean => mayTakePc.allows(p, effect, seat, space);
  for (const from of startsOf(p, seat, reach))
    if (
      before.every((space) => isWithin(p, from, reach.mps, course, (each) => each === space)) &&
      isWithin(p, from, reach.mps, course, isTarget)
    )
      return true;
  return false;
}
/** All that any of his Armies reaches, or all there is. */
function spacesFor(p: Board, seat: Seat, { reach, provinces }: Facts): readonly Space[] {
  if (reach === null) return provinces === null ? allSpaces(p) : spacesIn(p, provinces);
  const course = courseOf(p, seat, reach, hasEnemyCus);
  const reached = startsOf(p, seat, reach).flatMap((from) => spacesWithin(p, from, reach.mps, course));
  return [...new Set(reached)].sort((a, b) => a - b);
}
function isPossible(p: Board, seat: Seat, effect: Facts): boolean {
  if (effect.reach !== null) return hasReached(p, seat, effect, effect.reach);
  return isAnyIn(p, effect.provinces, (space) => mayTakePc.allows(p, effect, seat, space));
}

export const removePc: EffectKind<'remove-pc'> = {
  possible: isPossible,
  bound: ({ upTo }) => !upTo,
  procedure: 'removingPcs',
  rules: {
    spaces: spacesFor,
    space: (p, seat, effect, space) =>
      mayTakePc.broken(p, effect, seat, space) ?? mayReachPc.broken(p, effect, seat, space),
    none: (p, _, { upTo }) => upTo && mayDoLess(p, under(p, 'removingPcs'), takenBefore(p).length),
  },
};
