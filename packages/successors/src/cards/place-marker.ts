/** `place-marker`: a marker comes to where an Army of one's own is: Looted for good, the Helepolis for a Siege (cards 42, 43). */

import { done, type Seat } from '@diadochi/kernel';
import type { Space } from '../box.ts';
import { BOTH_SIDES, type Board, type Location, OUTSIDE, procedure } from '../contract.ts';
import { engineSpace, engines } from '../position/engines.ts';
import { hasGeneralAt } from '../position/generals.ts';
import { makeLast } from '../position/lasting.ts';
import { isLooted, kindNow, locationOf, noteLooted, pcOn, sideOf, spaceOf } from '../position/places.ts';
import { cusAt } from '../position/units.ts';
import { besiegerOf, isBesieged } from '../rules/2-board/2-besieged.ts';
import { demands } from './demands.ts';
import type { EffectFacts } from './facts.ts';
import { type EffectKind, effectFacts } from './kind.ts';
import { hasArmy } from './own-armies.ts';

type Facts = EffectFacts<'place-marker'>;

export const placingMarker = procedure('placingMarker', (_, args) => args).steps({
  A_place: {
    ask: 'chooseLocation',
    of: (_, { seat }) => [seat],
    about: (_, { card, effect }) => ({ card, effect, from: null }),
    then: (p, { card, effect }, seat, answer, { tell }) => {
      if ('none' in answer) return;
      const { at: space, side } = answer;
      if (effectFacts<'place-marker'>(p, card, effect).stays) {
        noteLooted(p, space);
        tell?.all('looted', { seat, space });
      } else {
        makeLast(p, card, { holder: seat, space }); // C43-02: from wherever it is
        tell?.all('broughtEngine', { seat, space });
      }
      return done({ army: locationOf(space, side) });
    },
  },
});

const mayMark = demands<'place-marker', [Seat, Space]>({
  target: (p, { spaces, kinds }, _, space) =>
    (spaces === null || spaces.includes(space)) && (kinds === null || kinds.includes(kindNow(p, space))),
  control: (p, { ownControl }, seat, space) => !ownControl || pcOn(p, space) === seat,
  besieged: (p, { unbesieged }, _, space) => !unbesieged || !isBesieged(p, space),
  // C42-03; D6-29: where an engine stands already it need not be brought.
  marked: (p, { stays, once }, _, space) => (stays ? !once || !isLooted(p, space) : !hasEngine(p, space)),
  force: (p, effect, seat, space) =>
    BOTH_SIDES.some((side) => isFittingArmy(p, effect, seat, locationOf(space, side))),
});
const hasEngine = (p: Board, space: Space): boolean =>
  engines(p).some((engine) => engineSpace(p, engine) === space);
const mayMarkWith = demands<'place-marker', [Seat, Location]>({ force: isFittingArmy });
/** C42-01, C43-01: large enough, with a General; before a city that it Besieges, if it has to. */
function isFittingArmy(p: Board, { minCus, besieging }: Facts, seat: Seat, at: Location): boolean {
  if (!hasGeneralAt(p, at, seat) || cusAt(p, at, seat) < minCus) return false;
  return !besieging || (sideOf(at) === OUTSIDE && besiegerOf(p, spaceOf(at)) === seat); // D15-19
}

export const placeMarker: EffectKind<'place-marker'> = {
  possible: (p, seat, effect) => hasArmy(p, seat, (at) => mayMark.allows(p, effect, seat, spaceOf(at))),
  bound: () => true,
  procedure: 'placingMarker',
  rules: {
    space: (p, seat, effect, space) => mayMark.broken(p, effect, seat, space),
    side: (p, seat, effect, space, side) => mayMarkWith.broken(p, effect, seat, locationOf(space, side)),
  },
};
