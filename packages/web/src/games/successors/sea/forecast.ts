/** What the server foretells of a voyage: the ports within reach, who may meet it, and what landing brings. */

import type { DropForecast, EngageForecast, SeaReachForecast, VoyageForecast } from '@diadochi/successors';
import { type Action, actionOf, namingOf } from '../march/answers.ts';
import { composing } from '../march/considering.ts';
import { type Asked, type Naming, useForetold, withNaming } from '../march/forecast.ts';
import type { Table } from '../view.ts';

/** Whoever is still ashore: the answers by which he would be named and go aboard. */
export interface Boarding {
  readonly naming: Naming;
  readonly embark: Action;
}
/** The answers by which the group that is being put together would go aboard; null when nobody is, or it cannot. */
export function boardingIn(table: Table, kind: string): Boarding | null {
  const now = composing.value;
  if (now?.purpose !== 'embark') return null;
  const embark = actionOf(table, now);
  if (embark === null) return null;
  return { naming: kind === 'march' ? null : namingOf(now), embark };
}

const withBoarding = (request: Asked, boarding: Boarding | null): Asked =>
  boarding === null ? request : withNaming({ ...request, embark: boarding.embark }, boarding.naming);

export const useSeaReach = (isWanted: boolean, boarding: Boarding | null): SeaReachForecast | null =>
  useForetold<SeaReachForecast>(isWanted ? withBoarding({ seaReach: true }, boarding) : null);
export const useSeaWay = (way: readonly string[] | null, boarding: Boarding | null): VoyageForecast | null =>
  useForetold<VoyageForecast>(way === null ? null : withBoarding({ seaWay: way }, boarding));
/** What a party that is dropped off may meet. */
export const useDropping = (dropOff: Action | null): DropForecast | null =>
  useForetold<DropForecast>(dropOff === null ? null : { dropOff });
/** What a declaration would bring, with each strength that could be committed. */
export const useEngaging = (): EngageForecast | null => useForetold<EngageForecast>({ engage: true });
