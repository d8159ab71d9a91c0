/** What cards have left on the table: those that last, whose they are, and what the map shows of them. */

import { cardOf } from './content.ts';
import type { MapTable, Mark, PersonMark } from './map-props.ts';
import type { Table } from './view.ts';

export type Lasting = Table['lasting'][string];

/** Whose affair it is: who holds it; or whose General, or before whom the card lies. */
function seatOf({ generals, deck }: Table, card: string, { holder, general }: Lasting): number | null {
  const owner = general === null ? null : generals[general].owner;
  return holder ?? (typeof owner === 'number' ? owner : (deck.front[card] ?? null));
}
export const lastingFor = (table: Table, seat: number): readonly string[] =>
  Object.keys(table.lasting).filter((card) => seatOf(table, card, table.lasting[card]) === seat);

/** C42-04, C43-02, CO62-04: what lies in spaces for cards. */
export function marksOn({
  looted,
  lasting,
  factions,
}: Pick<Table, 'looted' | 'lasting' | 'factions'>): MapTable['marks'] {
  const marks: { [space: string]: Mark[] } = {};
  const put = (space: string, mark: Mark): void => {
    marks[space] = [...(marks[space] ?? []), mark];
  };
  for (const space of looted) put(space, 'looted');
  for (const [card, { space }] of Object.entries(lasting))
    if (space !== null && cardOf(card)?.effects.some(({ kind }) => kind === 'place-marker'))
      put(space, 'engine');
  for (const { capital } of factions)
    if (capital.at !== null) put(capital.at, capital.state === 'building' ? 'building' : 'complete');
  return marks;
}

/** C44-02: Provinces whose spaces feed only so many CUs. */
export function barrenIn({ lasting }: Pick<Table, 'lasting'>): MapTable['barren'] {
  return Object.fromEntries(
    Object.entries(lasting).flatMap(([card, { province }]) => {
      const limit = cardOf(card)?.effects.find(({ kind }) => kind === 'forage-limit');
      return province === null || limit?.kind !== 'forage-limit' ? [] : [[province, limit.limit]];
    }),
  );
}

/** Whoever is Condemned, with what that costs (C35-06); and brides by whom they are promised to (S8.2-12). */
export function peopleOf({ lasting }: Pick<Table, 'lasting'>): NonNullable<MapTable['people']> {
  const people: { [person: string]: PersonMark } = {};
  for (const [card, { general, holder }] of Object.entries(lasting))
    for (const effect of cardOf(card)?.effects ?? []) {
      if (effect.kind === 'condemn' && general !== null)
        people[general] = { card, by: effect.legitimacy, seat: null };
      if (effect.kind === 'marriage-offer' && holder !== null)
        people[effect.royal] = { card, by: null, seat: holder };
    }
  return people;
}

export const isAny = (of: object | undefined): boolean => of !== undefined && Object.keys(of).length > 0;
