/** Successors on a content sheet: the map by Provinces, cards, generals and other pieces, and all tables. */

import type { Content } from '@diadochi/successors/content-schema';
import { plainTable } from './plain-table.ts';
import { cardSheet } from './successors-sheet-cards.ts';
import { generalSheet } from './successors-sheet-generals.ts';
import { mapSheet } from './successors-sheet-map.ts';
import { tableSheet } from './successors-sheet-tables.ts';

export function successorsSheet(content: Content): string {
  const { royalFamily, fleets, combatUnits, markers, factions } = content;
  return [
    '<h2>Map</h2>',
    ...mapSheet(content),
    '<h2>Tyche cards</h2>',
    ...cardSheet(content),
    '<h2>Generals and Armies</h2>',
    ...generalSheet(content),
    '<h2>Other pieces</h2>',
    plainTable('Royal Family', royalFamily),
    plainTable('Fleets', fleets),
    plainTable('Combat units', combatUnits),
    plainTable('Markers', markers),
    plainTable('Factions', factions),
    '<h2>Tables</h2>',
    ...tableSheet(content),
  ].join('\n');
}
