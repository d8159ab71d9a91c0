/** Rules know pieces by their numbers, the content by their ids: the numbers are the places in its lists. */

import type { Id } from '@diadochi/kernel';
import type { Content } from './content-schema.ts';
import { nounsOf } from './nouns.ts';

export interface Numbers {
  space(id: string): Id<'space'>;
  province(id: string): Id<'province'>;
  general(id: string): Id<'general'>;
  royal(id: string): Id<'royal'>;
  fleet(id: string): Id<'fleet'>;
  /** The first copy of a card. */
  card(id: string): Id<'card'>;
}

export const numbersOf = (content: Content): Numbers => ({
  space: placeIn(content.spaces),
  province: placeIn(content.provinces),
  general: placeIn(peopleOf(content)),
  royal: placeIn(content.royalFamily),
  fleet: placeIn(content.fleets),
  card: placeIn(nounsOf(content).card.map((id) => ({ id }))),
});

/** Whoever can lead, in the order in which they are numbered. */
export const peopleOf = (content: Content) => [
  ...content.majorGenerals,
  ...content.minorGenerals,
  ...content.independentArmies,
];

/** The place of the thing with an id: an id that nothing has would be a fault of the content, which is checked. */
function placeIn(list: readonly { readonly id: string }[]): (id: string) => number {
  const places = new Map(list.map(({ id }, place) => [id, place]));
  return (id) => {
    const place = places.get(id);
    if (place === undefined) throw new Error(`the content has nothing called '${id}'`);
    return place;
  };
}
