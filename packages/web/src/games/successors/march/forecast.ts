/** What the server foretells of a march: where it can go, and what each step may bring. */

import { api } from '../../../api.ts';
import { useLookedUp } from './looking-up.ts';

/** Where the group can go by land, at what cost, and by which spaces. */
export interface Reach {
  readonly left: number;
  readonly spaces: { readonly [space: string]: { readonly cost: number; readonly way: readonly string[] } };
}
export interface WayForecast {
  readonly cost: number;
  readonly left: number;
  readonly blocked: { readonly step: number; readonly clause: string } | null;
  readonly steps: readonly StepForecast[];
}
export interface Chance {
  readonly seat: number;
  readonly general: string;
  readonly needed: number;
  readonly chance: number;
  readonly clause: string;
}
export interface StepForecast {
  readonly space: string;
  readonly cost: number;
  readonly attrition: number;
  readonly passage: boolean;
  readonly interceptions: readonly Chance[];
  readonly interception: number;
  readonly evasions: readonly Chance[];
  readonly evasion: number;
  readonly champion: number | null;
  readonly meets: 'nobody' | 'generals' | 'dispersed' | 'dispersal' | 'overrun' | 'defection' | 'battle';
  readonly battle: BattleForecast | null;
}
export interface SideForecast {
  readonly owner: number | 'independent';
  readonly general: string | null;
  readonly battle: number;
  readonly strength: number;
  readonly elephants: number;
  readonly aside: number;
}
export interface BattleForecast {
  readonly attacker: SideForecast;
  readonly defender: SideForecast;
  readonly win: number;
  readonly draw: number;
  readonly lose: number;
  readonly attackerLosses: number;
  readonly defenderLosses: number;
  readonly attackerKilled: number;
  readonly defenderKilled: number;
}

/** A march that has not been named yet; null: the active group. */
export type Naming = { readonly [field: string]: unknown } | null;

/** What is foretold now; null while that is not known. */
const useForetold = <Forecast>(request: Asked | null): Forecast | null =>
  useLookedUp(request, async (table, asked) => {
    const [forecast] = await api.forecast<Forecast | { readonly error: unknown }>(table, [asked]);
    // A march that cannot be named has none; the judge says why.
    return typeof forecast === 'object' && forecast !== null && 'error' in forecast
      ? null
      : (forecast as Forecast);
  });
type Asked = { readonly [field: string]: unknown };

const withNaming = (request: Asked, naming: Naming): Asked =>
  naming === null ? request : { ...request, naming };

export const useReach = (isWanted: boolean, naming: Naming): Reach | null =>
  useForetold<Reach>(isWanted ? withNaming({ reach: true }, naming) : null);
export const useWay = (way: readonly string[] | null, naming: Naming): WayForecast | null =>
  useForetold<WayForecast>(way === null ? null : withNaming({ way }, naming));
