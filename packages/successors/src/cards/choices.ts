/** The questions that events ask. Each serves every card: what may be chosen is said by the kind of the effect. */

import type { Seat } from '@diadochi/kernel';
import type { Card, Space } from '../box.ts';
import { BOTH_SIDES, type Board, decision } from '../contract.ts';
import { allSpaces, locationOf } from '../position/places.ts';
import { kindAt } from './effects.ts';
import { effectFacts } from './kind.ts';

interface Asked {
  readonly seat: Seat;
  readonly about: { readonly card: Card; readonly effect: number };
}
const refusedSpace = (p: Board, { seat, about: { card, effect } }: Asked, space: Space): string | null =>
  kindAt(p, card, effect).rules.space?.(p, seat, card, effectFacts(p, card, effect), space) ?? null;

export const chooseSpace = decision('chooseSpace', [
  {
    at: { among: (p) => allSpaces(p), bounds: 'CK-02', may: refusedSpace },
  },
]);

export const chooseLocation = decision('chooseLocation', [
  {
    at: { among: (p) => allSpaces(p), bounds: 'CK-02', may: refusedSpace },
    side: {
      among: () => BOTH_SIDES,
      bounds: 'S2-13',
      may: (p, { seat, about: { card, effect }, so }, side) =>
        kindAt(p, card, effect).rules.side?.(p, seat, so.at, side) ?? null,
    },
  },
]);

export const chooseGeneral = decision('chooseGeneral', [
  {
    general: {
      among: (p, { seat, about: { card, effect } }, list) =>
        kindAt(p, card, effect).rules.generals?.(p, seat, list) ?? list,
      bounds: 'CK-02',
      may: (p, { seat, about: { card, effect, space, side } }, general) =>
        kindAt(p, card, effect).rules.general?.(p, seat, general, locationOf(space, side)) ?? null,
    },
  },
  { none: {} },
]);
