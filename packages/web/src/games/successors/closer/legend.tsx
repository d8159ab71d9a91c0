/** What the signs of the map mean. */

import { classes } from '../../../look/classes.ts';
import { say } from '../../../messages.ts';
import { MapIcon } from '../map-icon.tsx';
import type { MapContent } from '../map-props.ts';
import { StonesPill } from '../map-symbols.tsx';

const PATHS = [
  ['land', <path key="land" class="path-land" d="M1 5h24" />],
  [
    'mountain',
    <g key="mountain">
      <path class="path-mountain" d="M1 7h24" />
      <path class="path-teeth" d="M3 7l2-4 2 4zM9 7l2-4 2 4zM15 7l2-4 2 4zM21 7l2-4 2 4z" />
    </g>,
  ],
  [
    'strait',
    <g key="strait">
      <path class="path-strait" d="M1 5h24" />
      <path class="path-strait-inside" d="M1 5h24" />
    </g>,
  ],
  ['sea', <path key="sea" class="path-sea" d="M2 5h23" />],
  ['transmed', <path key="transmed" class="path-transmed" d="M0 5h26" />],
] as const;

interface LegendProps {
  readonly content: MapContent;
  /** A place that can be chosen lies under it. */
  readonly isInWay: boolean;
}
export function Legend({ content, isInWay }: LegendProps) {
  const costs = new Map(content.pathTypes.map(({ id, cost }) => [id, cost]));
  return (
    <aside
      class={classes('map-legend', isInWay && 'in-way')}
      data-off-map
      aria-label={say('successors.map.legend')}
    >
      <ul>
        {PATHS.map(([type, drawing]) => (
          <li key={type}>
            <svg width="26" height="10" viewBox="0 0 26 10" aria-hidden="true">
              {drawing}
            </svg>
            {say(`successors.map.path.${type}`)} <b>{costs.get(type) ?? ''}</b>
          </li>
        ))}
        <li>
          <svg width="26" height="20" viewBox="-13 -10 26 20" aria-hidden="true">
            <circle class="siege-ring" r="8" />
          </svg>
          {say('successors.map.legend.besieged')}
        </li>
      </ul>
      <ul>
        {(['minor', 'stronghold', 'major', 'transit'] as const).map((kind) => (
          <li key={kind} class="unheld">
            <svg width="26" height="20" viewBox="-16 -12.300 32 24.600" aria-hidden="true">
              <use href={`#space-${kind}`} />
            </svg>
            {say(`successors.map.kind.${kind}`)}
          </li>
        ))}
        <li>
          <span class="anchor-sign">
            <MapIcon name="anchor" size={14} />
          </span>
          {say('successors.map.port')}
        </li>
        <li>
          <svg width="38" height="14" viewBox="-0.500 -1 38 14" aria-hidden="true">
            <StonesPill points={1} needed={3} />
          </svg>
          {say('successors.map.legend.points')}
        </li>
      </ul>
    </aside>
  );
}
