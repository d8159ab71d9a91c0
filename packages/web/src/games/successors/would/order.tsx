/** 5.1 C: the First Player is chosen, and both ways round are laid out: who comes when, by name, and what that means. */

import { Emblem } from '../../../look/emblem.tsx';
import { say, seatName } from '../../../messages.ts';
import { Clause } from '../../../table/clause.tsx';
import { useTable, useView } from '../../../table/context.ts';
import { nameOfAnswer } from '../../../table/would.ts';
import { spaceName } from '../names.ts';
import { intend } from '../plan.ts';
import type { Table } from '../view.ts';
import { foreseen } from './foreseen.ts';
import { Versus, type Way } from './versus.tsx';

/** So few points short of winning, and it is told. */
const NEAR = 5;

export function TurnOrders() {
  const { answer } = useTable();
  const first = answer.steps.value.find(({ field }) => field === 'first')?.value;
  if (typeof first !== 'number') return null;
  const ways = (['left', 'right'] as const).flatMap((direction): Way[] => {
    const order = foreseen.value[nameOfAnswer({ first, direction })]?.change.order;
    // Where it stays as it was nothing changes: then it is the one of the table.
    return order == null ? [] : [wayOf(first, direction, <Order seats={order} />)];
  });
  return ways.length === 0 ? null : <Versus label={say('successors.would.order.label')} ways={ways} />;

  function wayOf(seat: number, direction: 'left' | 'right', lead: Way['lead']): Way {
    const words = say('successors.would.order.do', { name: seatName.value(seat), direction });
    return {
      key: direction,
      title: say(`noun.direction.${direction}`),
      big: null,
      lead,
      points: [],
      button: {
        words,
        isPlain: false,
        isTwin: true,
        take: () =>
          intend(answer, [
            { field: 'first', value: seat },
            { field: 'direction', value: direction },
          ]),
      },
    };
  }
}

function Order({ seats }: { readonly seats: readonly number[] }) {
  const { store } = useTable();
  const { table } = useView<Table>();
  const me = store.me.value;
  const mine = me === null ? -1 : seats.indexOf(me);
  const meaning = (seat: number, place: number): string => {
    const besieges = Object.entries(table.besieged).flatMap(([space, by]) =>
      by === seat && table.pcs[space] === me ? [spaceName(space)] : [],
    );
    const near = (['vp', 'l'] as const).flatMap((track) => {
      const short = table.thresholds[track] - table.factions[seat][track];
      return seat !== me && short > 0 && short <= NEAR
        ? [say('successors.would.order.near', { short, track })]
        : [];
    });
    return [
      // S5.1.A-01: in the first Game Turn there are none.
      ...(place === 0 && table.turn > 1 ? [say('successors.would.order.first')] : []),
      ...(place === seats.length - 1 ? [say('successors.would.order.last')] : []),
      ...(besieges.length > 0 && place < mine
        ? [say('successors.would.order.besieges', { names: besieges.join(', ') })]
        : []),
      ...near,
      ...(table.usurper === seat && seat !== me ? [say('successors.would.order.usurper')] : []),
    ].join(' · ');
  };
  return (
    <ol class="would-order">
      {seats.map((seat, place) => (
        <li key={seat} class="would-place">
          <b>{place + 1}</b>
          <Emblem seat={seat} size={20} />
          <span>
            <b>{seatName.value(seat)}</b> <small>{meaning(seat, place)}</small>{' '}
            {place === 0 && <Clause id="S5.1.C-03" />}
          </span>
        </li>
      ))}
    </ol>
  );
}
