/** What Successors shows of itself, in the words of this page; the shapes are the game's own. */

import type { Content, Owner, Source, StackView, Table } from '@diadochi/successors';
import type { SeatView } from '../../api.ts';

export type { Content, Owner, Source, StackView, Table };
export type SuccessorsView = SeatView<Table>;
export type Card = Content['cards'][number];
export type MajorGeneral = Content['majorGenerals'][number];
export type General = MajorGeneral | Content['minorGenerals'][number] | Content['independentArmies'][number];
export type GeneralState = Table['generals'][string];
export type Counts = { readonly [unit: string]: number };

/** The generals of a seat in one of these states, in the order of the box. */
export const generalsOf = (
  { generals }: Table,
  owner: Owner,
  ...states: readonly GeneralState['state'][]
): readonly string[] =>
  Object.keys(generals).filter((id) => generals[id].owner === owner && states.includes(generals[id].state));

export const fleetsOf = ({ fleets }: Table, seat: Owner): readonly string[] =>
  Object.keys(fleets).filter((id) => fleets[id].owner === seat);

export const generalsIn = ({ generals }: Table, state: GeneralState['state']): readonly string[] =>
  Object.keys(generals).filter((id) => generals[id].state === state);

export const total = (units: Counts): number => Object.values(units).reduce((sum, count) => sum + count, 0);
