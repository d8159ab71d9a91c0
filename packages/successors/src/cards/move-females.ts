/** `move-females`: Females whom nobody controls travel (card 34). */

import type { Seat } from '@diadochi/kernel';
import type { Royal, Space } from '../box.ts';
import { type Board, procedure, under } from '../contract.ts';
import { outsideOf, spaceFacts, spaceOf } from '../position/places.ts';
import { controllerOfRoyal, isRoyalOnMap, royalAt, setRoyal } from '../position/royals.ts';
import { demands } from './demands.ts';
import type { EffectFacts } from './facts.ts';
import { type EffectKind, effectFacts } from './kind.ts';
import { isWithin, spacesWithin } from './reach.ts';

type Facts = EffectFacts<'move-females'>;

export const movingFemales = procedure('movingFemales', (_, args) => ({
  ...args,
  royal: null,
  moved: [],
})).steps({
  A_whom: {
    ask: 'chooseRoyal',
    of: (_, { seat }) => [seat],
    about: (_, { card, effect }) => ({ card, effect }),
    then: (_, f, _seat, answer) => {
      f.royal = 'royal' in answer ? answer.royal : null;
    },
  },
  B_where: {
    ask: 'chooseSpace',
    of: (_, { seat, royal }) => (royal === null ? [] : [seat]),
    about: (_, { card, effect }) => ({ card, effect }),
    then: (p, f, _seat, answer, { tell }) => {
      if (f.royal === null) return;
      f.moved.push(f.royal);
      if ('none' in answer) return;
      setRoyal(p, f.royal, outsideOf(answer.at));
      tell?.all('femaleMoved', { royal: f.royal, space: answer.at });
    },
  },
  C_more: (p, { royal, card, effect, seat }) =>
    royal !== null && canAnybodyMove(p, seat, effectFacts<'move-females'>(p, card, effect))
      ? 'A_whom'
      : undefined,
});

const mayMoveFemale = demands<'move-females', [Seat, Royal]>({
  person: (p, { royals }, _, royal) =>
    royals.includes(royal) && isRoyalOnMap(p, royal) && controllerOfRoyal(p, royal) === null,
  once: (p, _effect, _seat, royal) => !under(p, 'movingFemales')?.moved.includes(royal),
});
const canAnybodyMove = (p: Board, seat: Seat, effect: Facts): boolean =>
  effect.royals.some((royal) => mayMoveFemale.allows(p, effect, seat, royal));

const mayGoTo = demands<'move-females', [Seat, Space]>({
  kind: (p, { endKinds }, _, space) => endKinds.includes(spaceFacts(p, space).kind),
  far: (p, effect, _, space) => isReached(p, effect, space),
});
const isReached = (p: Board, { mps }: Facts, space: Space): boolean =>
  space !== startOf(p) && isWithin(p, startOf(p), mps, FREELY, (each) => each === space);
/** Over paths of every kind, past all pieces. */
const reachedSpaces = (p: Board, { mps }: Facts): Space[] =>
  spacesWithin(p, startOf(p), mps, FREELY).slice(1);
const startOf = (p: Board): Space => spaceOf(royalAt(p, under(p, 'movingFemales')?.royal as Royal));
const FREELY = { takes: () => true, bars: () => false };

export const moveFemales: EffectKind<'move-females'> = {
  possible: canAnybodyMove,
  bound: () => false,
  procedure: 'movingFemales',
  rules: {
    royal: (p, seat, effect, royal) => mayMoveFemale.broken(p, effect, seat, royal),
    spaces: (p, _, effect) => reachedSpaces(p, effect).sort((a, b) => a - b),
    space: (p, seat, effect, space) => mayGoTo.broken(p, effect, seat, space),
    none: () => true,
  },
};
