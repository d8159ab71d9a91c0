/** How the tests of 9.3 begin. */

import { type Scene, scene } from './scene.ts';

/** Antigonos, with 4 MPs and three CUs, is active in a space. */
export function from(space: string, position: Scene = {}) {
  const table = scene({
    die: 4,
    generals: { antigonos: `0 ${space}` },
    units: [`0 ${space} loyal 3`],
    ...position,
  });
  table.does(0, { march: 'antigonos', from: space, side: 'outside', loyal: 3 });
  return table;
}
