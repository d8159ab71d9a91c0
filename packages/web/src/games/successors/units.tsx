/** Combat units, by their signs and numbers. */

import { MapIcon } from './map-icon.tsx';
import { unitIcons } from './map-icon-names.ts';
import { unitsName } from './map-words.ts';
import type { Counts } from './view.ts';

export function UnitSign({ unit, size = 16 }: { readonly unit: string; readonly size?: number }) {
  return <MapIcon name={unitIcons[unit] ?? 'round-shield'} size={size} />;
}

/** `2 Mercenaries, 1 Loyal Macedonian` */
export const unitsWords = (units: Counts): string =>
  Object.entries(units)
    .map(([unit, count]) => unitsName(unit, count))
    .join(', ');

export function Units({ units }: { readonly units: Counts }) {
  return (
    <span class="unit-row" title={unitsWords(units)}>
      {Object.entries(units).map(([unit, count]) => (
        <span key={unit} aria-hidden="true">
          <UnitSign unit={unit} size={14} />
          <b>{count}</b>
        </span>
      ))}
      <span class="unseen">{unitsWords(units)}</span>
    </span>
  );
}
