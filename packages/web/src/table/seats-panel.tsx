/** The seats: who sits there, what they have, and whom the table waits for. */

import { classes } from '../look/classes.ts';
import { Emblem, seatColour } from '../look/emblem.tsx';
import { Stroke } from '../look/icon.tsx';
import { say, seatName } from '../messages.ts';
import { strengthWords } from '../people.ts';
import { useTable, useView } from './context.ts';

/** Everyone at the table, and the side that nobody plays, where a game has one. */
function useSides(): readonly Side[] {
  const { store, face } = useTable();
  const seats: readonly Side[] = store.info.value?.seats ?? [];
  const all = face.sides?.(useView()) ?? seats.length;
  return Array.from({ length: Math.max(all, seats.length) }, (_, seat) => seats[seat] ?? { seat, bot: null });
}
interface Side {
  readonly seat: number;
  readonly bot: string | null;
}

/** Those for whom the table waits; in a replay it waits for nobody. */
function useAsked(): ReadonlySet<number> {
  const { store, isPast } = useTable();
  return new Set(isPast ? [] : store.asked.value.map(({ seat }) => seat));
}

export function SeatPanels() {
  const { store, face } = useTable();
  const view = useView();
  const sides = useSides();
  const asked = useAsked();
  return (
    <ul class="seats">
      {sides.map(({ seat, bot }) => (
        <li key={seat} data-seat={seat} class={classes('seat', seatColour(seat), asked.has(seat) && 'asked')}>
          <div class="seat-head">
            <Emblem seat={seat} size={26} />
            <div class="seat-name">
              <b>{seatName.value(seat)}</b>
              <span>
                {seat === store.me.value && say('table.you')}
                {bot !== null && (
                  <>
                    {seat === store.me.value && ' · '}
                    <Stroke name="bot" size={13} /> {say('table.bot')} · {strengthWords(bot)}
                  </>
                )}
              </span>
            </div>
            {asked.has(seat) && (
              <span class={classes('chip', 'thinking')}>
                <Stroke name="clock" size={12} />{' '}
                {say(seat === store.me.value ? 'table.yourMove' : 'table.thinking')}
              </span>
            )}
            {face.Score !== undefined ? (
              <face.Score seat={seat} />
            ) : (
              <div class="score">
                <b>{face.points(view, seat)}</b>
                <span>{say('table.points', { count: face.points(view, seat) })}</span>
              </div>
            )}
          </div>
          <face.SeatFacts seat={seat} />
        </li>
      ))}
    </ul>
  );
}

/** The same, as small as it gets: for the phone. */
export function SeatChips() {
  const { face } = useTable();
  const view = useView();
  const sides = useSides();
  const asked = useAsked();
  return (
    <ul class="seat-chips">
      {sides.map(({ seat }) => (
        <li key={seat} class={classes(asked.has(seat) && 'asked')}>
          <Emblem seat={seat} size={18} label={seatName.value(seat)} />
          {face.Score !== undefined ? <face.Score seat={seat} small /> : <b>{face.points(view, seat)}</b>}
          {asked.has(seat) && (
            <span title={say('table.thinking')}>
              <Stroke name="clock" size={12} />
              <span class="unseen">{say('table.thinking')}</span>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
