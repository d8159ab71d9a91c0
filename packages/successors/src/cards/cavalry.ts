/** C0-09: the CUs that an event brings, with the option of 16.9 or without. */

import type { Space, Units } from '../box.ts';
import type { Board } from '../contract.ts';
import { isWithCavalry } from '../position/cavalry.ts';
import { spaceFacts } from '../position/places.ts';
import type { EffectFacts } from './facts.ts';

type Placing = Pick<EffectFacts<'place-units'>, 'sets' | 'cavalry'>;

/** What there is to choose from, wherever it comes. */
export const setsOf = (p: Board, { sets, cavalry }: Placing): readonly Units[] =>
  isWithCavalry(p) && cavalry !== null && cavalry.onlyIn === null ? cavalry.sets : sets;
/** S16.9-07, S16.9-13: what comes to a space: of some cards the CUs hang on the Province. */
export function setIn(p: Board, effect: Placing, chosen: number, space: Space): Units {
  const { cavalry } = effect;
  const isThere =
    isWithCavalry(p) && cavalry !== null && cavalry.onlyIn?.includes(spaceFacts(p, space).province) === true;
  return isThere ? cavalry.sets[chosen] : setsOf(p, effect)[chosen];
}
export const companyOf = (p: Board, { units, cavalry }: EffectFacts<'recruit-general'>): Units =>
  isWithCavalry(p) ? cavalry : units;
