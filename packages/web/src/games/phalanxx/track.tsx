/** The strength track, with everybody's marker on it. */

import { Button } from '../../look/button.tsx';
import { classes } from '../../look/classes.ts';
import { Emblem } from '../../look/emblem.tsx';
import { Icon } from '../../look/icon.tsx';
import { say, seatName } from '../../messages.ts';
import { useView } from '../../table/context.ts';
import { isWide } from '../../table/wide.ts';
import { apart } from './apart.ts';
import { box } from './content.ts';
import { openDialog } from './open-dialog.ts';
import type { Table } from './view.ts';

export function StrengthTrack() {
  const { table } = useView<Table>();
  // As far as the markers have come, and room to go on.
  const furthest = Math.max(...table.sides.map(({ strength }) => strength));
  const most = Math.min(box().track.most, Math.max(30, Math.ceil((furthest + 6) / 10) * 10));
  const percent = (strength: number) => (Math.min(Math.max(strength, 0), most) / most) * 100;
  const places = apart(
    table.sides.map(({ strength }) => percent(strength)),
    isWide.value ? 1.6 : 5.5,
  );
  const words = table.sides
    .map(({ strength }, seat) => say('phalanxx.strengthOf', { seat, strength }))
    .join(', ');
  return (
    <div class="strength-track">
      <span class="caps">
        <Icon name="laurels" size={15} /> {say('phalanxx.strength')}
      </span>
      <div class="strength-rail" role="img" aria-label={words}>
        {Array.from({ length: most + 1 }, (_, i) => (
          <span
            key={i}
            class={classes('strength-tick', i % 5 === 0 && 'five')}
            style={{ left: `${percent(i)}%` }}
          >
            {i % 5 === 0 ? i : ''}
          </span>
        ))}
        {table.sides.map(({ strength }, seat) => (
          <span
            key={seat}
            class="strength-marker"
            style={{ left: `${places[seat]}%` }}
            title={say('phalanxx.strengthOf', { seat, strength })}
          >
            <Emblem seat={seat} size={18} label={seatName.value(seat)} />
          </span>
        ))}
      </div>
      <Button look="quiet" size="small" onClick={() => (openDialog.value = 'signs')}>
        {say('phalanxx.signs')}
      </Button>
    </div>
  );
}
