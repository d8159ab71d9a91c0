/** What the server foretells of a voyage: the ports within reach, who may meet it, and what landing brings. */

import type { DropForecast, EngageForecast, ReachForecast, VoyageForecast } from '@diadochi/successors';
import type { Action } from '../march/answers.ts';
import { type Asked, type Naming, useForetold, withNaming } from '../march/forecast.ts';

/** Whoever is still ashore: the answers by which he would be named and go aboard. */
export interface Boarding {
  readonly naming: Naming;
  readonly embark: Action;
}
const withBoarding = (request: Asked, boarding: Boarding | null): Asked =>
  boarding === null ? request : withNaming({ ...request, embark: boarding.embark }, boarding.naming);

export const useSeaReach = (isWanted: boolean, boarding: Boarding | null): SeaReach | null =>
  useForetold<SeaReach>(isWanted ? withBoarding({ seaReach: true }, boarding) : null);
export const useSeaWay = (way: readonly string[] | null, boarding: Boarding | null): VoyageForecast | null =>
  useForetold<VoyageForecast>(way === null ? null : withBoarding({ seaWay: way }, boarding));
/** What a party that is dropped off may meet. */
export const useDropping = (dropOff: Action | null): DropForecast | null =>
  useForetold<DropForecast>(dropOff === null ? null : { dropOff });
/** What a declaration would bring, with each strength that could be committed. */
export const useEngaging = (): EngageForecast | null => useForetold<EngageForecast>({ engage: true });
