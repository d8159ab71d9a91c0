/** Sieges for the tests of section 15. */

import type { Table } from '@diadochi/kernel';
import { type Scene, scene } from './scene.ts';

export interface Siege extends Omit<Scene, 'units' | 'generals'> {
  readonly at?: string;
  /** Who of seat 0 leads, and his CUs; whose PC lies there; what else is on the map. */
  readonly led?: string;
  readonly cus?: string;
  /** How many Loyal CUs of those he takes, if not all of them. */
  readonly taking?: number;
  readonly pc?: number | 'independent' | null;
  readonly generals?: Scene['generals'];
  readonly units?: readonly string[];
}

/** Antigonos of seat 0 stands with four CUs before Sardeis, a city of seat 1 and no port. Nobody loses Champion status. */
function before({
  at = 'sardeis',
  led = 'antigonos',
  cus = 'loyal 4',
  pc = 1,
  pcs = {},
  generals = {},
  units = [],
  ...rest
}: Siege): Table {
  return scene({
    turn: 2,
    successors: [0],
    pcs: { [at]: pc, ...pcs },
    generals: { [led]: `0 ${at}`, ...generals },
    units: [`0 ${at} ${cus}`, ...units],
    ...rest,
  });
}
/** He is active there, and has 4 MPs. */
export function active(siege: Siege = {}): Table {
  const { at = 'sardeis', led = 'antigonos', cus = 'loyal 4' } = siege;
  const { taking, ...rest } = siege;
  const table = before({ die: 5, ...rest });
  const named = taking === undefined ? countsOf(cus) : { loyal: taking };
  table.does(0, { march: led, from: at, side: 'outside', ...named });
  return table;
}
/** In the Surrender Segment of seat 0, whose PCs are placed. */
export const surrendering = (siege: Siege = {}): Table => before({ step: 'surrender', ...siege });

/** The Siege itself: with three Loyal CUs, or others. */
export function storm(table: Table, named: { readonly [unit: string]: number } = { loyal: 3 }): Table {
  table.does(0, { siege: true, ...named });
  return table;
}
function countsOf(cus: string): { [unit: string]: number } {
  const words = cus.split(' ');
  return Object.fromEntries(words.flatMap((word, i) => (i % 2 === 0 ? [[word, Number(words[i + 1])]] : [])));
}
