/** The tracks of victory points and Legitimacy: everybody's marker, and the field in which the game is won. */

import { Button } from '../../look/button.tsx';
import { classes } from '../../look/classes.ts';
import { Emblem, seatColour } from '../../look/emblem.tsx';
import { Icon, Stroke } from '../../look/icon.tsx';
import { say, seatName } from '../../messages.ts';
import { useView } from '../../table/context.ts';
import { MapIcon } from './map-icon.tsx';
import { openDialog } from './open-dialog.ts';
import { standing } from './standing.ts';
import type { Table } from './view.ts';

export function Tracks() {
  return (
    <div class="tracks">
      <Track track="vp" />
      <Track track="l" />
      <Button
        look="quiet"
        square
        aria-label={say('successors.pool')}
        title={say('successors.pool')}
        onClick={() => {
          openDialog.value = 'pool';
        }}
      >
        <Stroke name="layers" />
      </Button>
    </div>
  );
}

/** So many fields are drawn beyond the one that wins. */
const BEYOND = 3;
/** A marker's width, in hundredths of a track where room is scarce. */
const APART = 6;

function Track({ track }: { readonly track: 'vp' | 'l' }) {
  const { table } = useView<Table>();
  const win = table.thresholds[track];
  const most = win + BEYOND;
  const percent = (points: number): number => (Math.min(Math.max(points, 0), most) / most) * 100;
  const at = (points: number): string => `${percent(points)}%`;
  const markers = table.factions.map((faction, seat) => ({ seat, points: faction[track] }));
  const places = standing(
    markers.map(({ points }) => points),
    most,
    APART,
  );
  const words = markers
    .map(({ seat, points }) => say(`successors.track.${track}.of`, { seat, points }))
    .join(', ');
  return (
    <div class="point-track">
      <span class="caps">
        {track === 'vp' ? <Icon name="laurels" size={15} /> : <MapIcon name="crown" size={15} />}
        {say(`successors.track.${track}`)}
      </span>
      <div class="point-rail" role="img" aria-label={words}>
        <span
          class="winning"
          style={{ left: at(win) }}
          title={say(`successors.track.${track}.wins`, { win })}
        >
          <Icon name="laurels" size={13} />
        </span>
        {Array.from({ length: most + 1 }, (_, i) => (
          <span
            key={i}
            class={classes('point-tick', i % 5 === 0 && 'five', i === win && 'win')}
            style={{ left: at(i) }}
          >
            {(i % 5 === 0 && Math.abs(i - win) > 1) || i === win ? i : ''}
          </span>
        ))}
        {/* A marker that had to make way still points at its number. */}
        <svg class="point-stems" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
          {markers.map(({ seat, points }) => (
            <path
              key={seat}
              class={seatColour(seat)}
              d={`M${places[seat].toFixed(2)} 0L${percent(points).toFixed(2)} 10`}
            />
          ))}
        </svg>
        {markers.map(({ seat, points }) => (
          <span
            key={seat}
            class="point-marker"
            style={{ left: `${places[seat]}%` }}
            title={say(`successors.track.${track}.of`, { seat, points })}
          >
            <Emblem seat={seat} size={16} label={seatName.value(seat)} />
          </span>
        ))}
      </div>
    </div>
  );
}
