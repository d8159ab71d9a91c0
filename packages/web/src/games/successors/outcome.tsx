/** How it stood in the end: victory points and Legitimacy of all, with where they came from. */

import { Emblem } from '../../look/emblem.tsx';
import { say, seatName } from '../../messages.ts';
import { useView } from '../../table/context.ts';
import type { Table } from './view.ts';

export function Outcome() {
  const { table } = useView<Table>();
  return (
    <table class="final-standing">
      <thead>
        <tr>
          <th scope="col">
            <span class="unseen">{say('table.tab.seats')}</span>
          </th>
          <th scope="col">{say('successors.track.vp')}</th>
          <th scope="col">{say('successors.track.l')}</th>
        </tr>
      </thead>
      <tbody>
        {table.factions.map(({ vp, l }, seat) => (
          <tr key={seat}>
            <th scope="row">
              <Emblem seat={seat} size={18} /> {seatName.value(seat)}
            </th>
            <td>{vp}</td>
            <td>{l}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
