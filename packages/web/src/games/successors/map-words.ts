/** What things on the map are called. */

import { canSay, language, say } from '../../messages.ts';
import type { MapContent, MapTable, Named, Owner } from './map-props.ts';
import { initialsFor } from './stacks.ts';

/** By the game's messages; what a content pack has brought along is called what it says there. */
export function nounOf(noun: string, id: string, name?: Named): string {
  const key = `noun.${noun}.${id}`;
  return canSay(key) ? say(key) : (name?.[language.value] ?? name?.en ?? id);
}

/** So many CUs of a type. */
export const unitsName = (unit: string, count: number): string => say(`successors.units.${unit}`, { count });

/** The class that gives an owner's colours to whatever is inside; and his emblem, if he has one. */
export const colourOf = ({ factions }: Pick<MapTable, 'factions'>, owner: Owner | null): string =>
  typeof owner === 'number' ? (factions[owner]?.colour ?? 'neutral') : 'neutral';

export const ownerWords = (owner: Owner): string =>
  typeof owner === 'number'
    ? say('successors.map.ofSeat', { seat: owner })
    : say('successors.map.independent');

export function initialsOf({ majorGenerals, minorGenerals, independentArmies }: MapContent) {
  const names = (generals: readonly { readonly id: string; readonly name: Named }[]) =>
    generals.map(({ id, name }) => [id, nounOf('general', id, name)] as const);
  return initialsFor(names(majorGenerals), names([...minorGenerals, ...independentArmies]));
}
