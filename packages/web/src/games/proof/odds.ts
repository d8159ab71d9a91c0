/** What a raid needs before any card is played, as the server forecasts it. */

import { useEffect, useState } from 'preact/hooks';
import { useTable, useView } from '../../table/context.ts';

export interface Raid {
  readonly raid: string;
  readonly led: string;
  readonly with: number;
}
interface Odds {
  /** The least that the die must show; over 6 it cannot, under 2 it always does. */
  readonly least: number;
  /** How many of its six faces win. */
  readonly faces: number;
}

/** Null until the server has said it, and where it does not. */
export function useOdds({ raid, led, with: hoplites }: Raid): Odds | null {
  const { source } = useTable().store;
  const { seq } = useView();
  const [odds, setOdds] = useState<Odds | null>(null);
  useEffect(() => {
    let isWanted = true;
    setOdds(null);
    source.forecast<Odds | { error: unknown }>([{ raid, led, with: hoplites }]).then(
      ([forecast]) => {
        if (isWanted && !('error' in forecast)) setOdds(forecast);
      },
      () => {}, // the line is down: it is said elsewhere, and a raid can be led without a forecast
    );
    return () => {
      isWanted = false;
    };
  }, [source, seq, raid, led, hoplites]);
  return odds;
}
