/** What the server foretells of a march: where it can go, and what each step may bring. */

import type { BehindForecast, ReachForecast, SeaReachForecast, WayForecast } from '@diadochi/successors';
import { useServerAnswer } from '../../../ahead/server-answer.ts';

/** A march that has not been named yet; null: the active group. */
export type Naming = { readonly [field: string]: unknown } | null;

/** What is foretold now; null while that is not known. */
export const useForetold = <Forecast>(request: Asked | null): Forecast | null =>
  useServerAnswer('forecast', request, async (source, asked) => {
    const [forecast] = await source.forecast<Forecast | { readonly error: unknown }>([asked]);
    // A march that cannot be named has none; the judge says why.
    return typeof forecast === 'object' && forecast !== null && 'error' in forecast
      ? null
      : (forecast as Forecast);
  });
export type Asked = { readonly [field: string]: unknown };

export const withNaming = (request: Asked, naming: Naming): Asked =>
  naming === null ? request : { ...request, naming };

export const useReach = (isWanted: boolean, naming: Naming): ReachForecast | null =>
  useForetold<ReachForecast>(isWanted ? withNaming({ reach: true }, naming) : null);
export const useWay = (way: readonly string[] | null, naming: Naming): WayForecast | null =>
  useForetold<WayForecast>(way === null ? null : withNaming({ way }, naming));
/** The clause by which a group that would be named so cannot put to sea; null where it can, or nobody knows yet. */
export function useSeaClosed(naming: Naming, embark: Naming): string | null {
  const isWanted = naming !== null && embark !== null;
  const reach = useForetold<SeaReachForecast>(isWanted ? { seaReach: true, naming, embark } : null);
  return reach?.refused ?? null;
}
/** Whom a group that is put together would leave behind without anybody. */
export const useBehind = (action: Naming): BehindForecast | null =>
  useForetold<BehindForecast>(action === null ? null : { behind: action });
