/** The scene that the front page shows while nobody plays: made when the page is built (build/successors-scene.ts). */

import type { MapContent } from '../games/successors/map-props.ts';
import type { Table } from '../games/successors/view.ts';

export interface FrontScene {
  readonly table: Table;
  readonly content: MapContent;
}
