/** The turn order as a ring: those at the table as they sit, the First Player, and which way round turns go. */

import { classes } from '../../../look/classes.ts';
import { Emblem, seatColour } from '../../../look/emblem.tsx';
import { say, seatName } from '../../../messages.ts';
import { useTable, useView } from '../../../table/context.ts';
import { intend } from '../plan.ts';
import type { Table } from '../view.ts';

type Direction = 'left' | 'right';

/** S5.1.C-03, as `order` of the table will be. */
const orderFrom = (seats: number, first: number, direction: Direction): readonly number[] =>
  Array.from({ length: seats }, (_, i) => (first + (direction === 'left' ? i : seats - i)) % seats);

export function TurnOrder() {
  const { answer } = useTable();
  const { table } = useView<Table>();
  const steps = answer.steps.value;
  const first = steps.find(({ field }) => field === 'first')?.value as number | undefined;
  const chosen = steps.find(({ field }) => field === 'direction')?.value as Direction | undefined;
  const seats = table.factions.length;
  return (
    <div class="turn-order">
      {/* Two have no way round: the tracks stay in sight. */}
      {seats > 2 && <Ring first={first ?? null} direction={chosen ?? null} />}
      <fieldset class="offers" aria-label={say('successors.field.direction')}>
        <span class="field">
          {say(first === undefined ? 'successors.field.first' : 'successors.field.direction')}
        </span>
        {first === undefined
          ? table.factions.map((_, seat) => (
              <button
                key={seat}
                type="button"
                class="offer"
                onClick={() =>
                  intend(answer, [
                    { field: 'first', value: seat },
                    // Of two the other comes next, whichever way round.
                    ...(seats > 2 ? [] : [{ field: 'direction', value: 'left' }]),
                  ])
                }
              >
                <Emblem seat={seat} size={20} /> {seatName.value(seat)}
              </button>
            ))
          : (['left', 'right'] as const).map((direction) => (
              <button
                key={direction}
                type="button"
                class={classes('offer', 'order-offer', chosen === direction && 'chosen')}
                aria-pressed={chosen === direction}
                onClick={() =>
                  intend(answer, [
                    { field: 'first', value: first },
                    { field: 'direction', value: direction },
                  ])
                }
              >
                <span>{say(`noun.direction.${direction}`)}</span>
                <Order seats={orderFrom(seats, first, direction)} />
              </button>
            ))}
      </fieldset>
    </div>
  );
}

function Order({ seats }: { readonly seats: readonly number[] }) {
  return (
    <span class="order">
      {seats.map((seat, i) => (
        <span key={seat}>
          {i > 0 && <i aria-hidden="true" />}
          <Emblem seat={seat} size={20} label={seatName.value(seat)} />
        </span>
      ))}
    </span>
  );
}

/** About the table, the first seat above; to the left is the way of the clock. */
function Ring({ first, direction }: { readonly first: number | null; readonly direction: Direction | null }) {
  const { answer, store } = useTable();
  const seats = store.info.value?.seats.length ?? 0;
  return (
    <fieldset class="turn-ring" aria-label={say('successors.field.first')}>
      <svg viewBox="-50 -50 100 100" aria-hidden="true">
        <circle r="30" class="turn-table" />
        {direction !== null && (
          <g class="turn-way" transform={direction === 'right' ? 'scale(-1 1)' : ''}>
            <path d="M-14-9A17 17 0 1 1-12 12" />
            <path d="M-19 5l6 8 4-9" />
          </g>
        )}
      </svg>
      {Array.from({ length: seats }, (_, seat) => {
        const angle = (2 * Math.PI * seat) / seats - Math.PI / 2;
        const name = seatName.value(seat);
        return (
          <button
            key={seat}
            type="button"
            class={classes('ring-seat', seatColour(seat), seat === first && 'first')}
            style={{ left: `${50 + 38 * Math.cos(angle)}%`, top: `${50 + 38 * Math.sin(angle)}%` }}
            aria-pressed={seat === first}
            aria-label={say('successors.order.first', { seat })}
            title={name}
            onClick={() => intend(answer, [{ field: 'first', value: seat }])}
          >
            <Emblem seat={seat} size={24} />
          </button>
        );
      })}
    </fieldset>
  );
}
