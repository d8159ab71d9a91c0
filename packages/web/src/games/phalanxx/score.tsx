/** What every side would score now, or has scored, by reasons. */

import { classes } from '../../look/classes.ts';
import { Emblem } from '../../look/emblem.tsx';
import { withMinus } from '../../look/with-minus.ts';
import { say, seatName } from '../../messages.ts';
import { Clause } from '../../table/clause.tsx';
import { useView } from '../../table/context.ts';
import type { Table } from './view.ts';

const ALWAYS = ['P18-01', 'P18-02', 'P18-03', 'P18-04', 'P18-05', 'P18-06'];

export function Scores() {
  const { table, outcome } = useView<Table>();
  const won = (seat: number) => classes(outcome?.winners.includes(seat) && 'won');
  // Everything that can count, even if it does not yet; but Camouflage only where it was played.
  const counted = table.sides.flatMap(({ score }) => score.map(({ clause }) => clause));
  const clauses = [...new Set([...ALWAYS, ...counted])].sort();
  const by = (seat: number, clause: string): number =>
    table.sides[seat].score.find((each) => each.clause === clause)?.by ?? 0;
  return (
    <div class="scores">
      <table>
        <thead>
          <tr>
            <td />
            {table.sides.map((_, seat) => (
              <th key={seat} scope="col" class={won(seat)}>
                <Emblem seat={seat} size={18} /> <span>{seatName.value(seat)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {clauses.map((clause) => (
            <tr key={clause}>
              <th scope="row">
                {say(`phalanxx.score.${clause}`)} <Clause id={clause} />
              </th>
              {table.sides.map((_, seat) => (
                <td key={seat} class={won(seat)}>
                  {withMinus(by(seat, clause))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say('phalanxx.score.total')}</th>
            {table.sides.map(({ total }, seat) => (
              <td key={seat} class={won(seat)}>
                {total}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
