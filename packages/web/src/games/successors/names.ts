/** What things are called at this table; what a content pack has brought along is called what it says there. */

import { say } from '../../messages.ts';
import { box, cardOf, designOf, generalOf } from './content.ts';
import { nounOf } from './map-words.ts';

export const fullSpaceName = (id: string): string => nounOf('space', id, spaceOf(id)?.name);
/** A Transit Point is no more than that where one sees which it is. */
export const spaceName = (id: string): string =>
  spaceOf(id)?.kind === 'transit' ? say('successors.map.kind.transit') : fullSpaceName(id);
const spaceOf = (id: string) => box().spaces.find((each) => each.id === id);
export const generalName = (id: string): string => nounOf('general', id, generalOf(id)?.name);
export const provinceName = (id: string): string =>
  nounOf('province', id, box().provinces.find((each) => each.id === id)?.name);
export const cardName = (id: string): string => nounOf('card', designOf(id), cardOf(id)?.name);
export const fleetName = (id: string): string =>
  nounOf('fleet', id, box().fleets.find((each) => each.id === id)?.name);
export const royalName = (id: string): string =>
  nounOf('royal', id, box().royalFamily.find((each) => each.id === id)?.name);
export const unitName = (id: string): string =>
  nounOf('unit', id, box().combatUnits.find((each) => each.id === id)?.name);
