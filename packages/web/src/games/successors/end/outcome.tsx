/** The end of a game of Successors: everybody's victory points and Legitimacy, by their parts. */

import { classes } from '../../../look/classes.ts';
import { Emblem, seatColour } from '../../../look/emblem.tsx';
import { withMinus } from '../../../look/with-minus.ts';
import { say, seatName } from '../../../messages.ts';
import { useView } from '../../../table/context.ts';
import type { Source, Table } from '../view.ts';

type Track = 'vp' | 'l';

/** The columns, and the clauses that count in each; what is in none of them stands in the last. */
const PARTS: { readonly [track in Track]: readonly (readonly [part: string, ...clauses: string[]])[] } = {
  vp: [
    ['provinces', 'S3.5-01'],
    ['lordOfAsia', 'S3.5-02'],
    ['largestFleet', 'S3.5-03'],
    ['hellespont', 'S3.5-06'],
  ],
  l: [
    ['heir', 'S3.6-04', 'S3.6-05', 'S3.6-06'],
    ['females', 'S3.6-07', 'S3.6-08', 'S3.6-09'],
    ['champion', 'S3.6-12'],
    ['burial', 'S3.6-13', 'S3.6-14'],
    ['makedonia', 'S3.6-15'],
    ['generals', 'S3.6-16', 'S3.6-17'],
  ],
};
const OTHER = 'other';

const partOf = (track: Track, clause: string): string =>
  PARTS[track].find(([, ...clauses]) => clauses.includes(clause))?.[0] ?? OTHER;
const sumIn = (track: Track, sources: readonly Source[], part: string): number =>
  sources.filter(({ clause }) => partOf(track, clause) === part).reduce((sum, { by }) => sum + by, 0);

export function Outcome() {
  const { outcome } = useView<Table>();
  const isSummed = outcome?.kind === 'regency';
  return (
    <>
      <Parts track="vp" sum={false} />
      <Parts track="l" sum={isSummed} />
    </>
  );
}

function Parts({ track, sum }: { readonly track: Track; readonly sum: boolean }) {
  const { table, outcome } = useView<Table>();
  const { factions } = table;
  const from = (seat: number): readonly Source[] => factions[seat][track === 'vp' ? 'vpFrom' : 'lFrom'];
  // Columns in which nobody has anything would only take room.
  const parts = [...PARTS[track].map(([part]) => part), OTHER].filter((part) =>
    factions.some((_, seat) => sumIn(track, from(seat), part) !== 0),
  );
  const standing = (seat: number): number => factions[seat][track] + (sum ? factions[seat].vp : 0);
  const won = (seat: number): boolean => outcome?.winners.includes(seat) === true;
  const order = factions
    .map((_, seat) => seat)
    .sort((a, b) => Number(won(b)) - Number(won(a)) || standing(b) - standing(a));
  return (
    <table class="ended-table">
      <caption>{say(`successors.track.${track}`)}</caption>
      <thead>
        <tr>
          <td />
          {parts.map((part) => (
            <th key={part} scope="col">
              {say(`successors.end.${part}`)}
            </th>
          ))}
          <th scope="col">{say(`successors.unit.${track}`)}</th>
          {sum && <th scope="col">{say('successors.end.sum')}</th>}
        </tr>
      </thead>
      <tbody>
        {order.map((seat) => (
          <tr key={seat} class={classes(seatColour(seat), won(seat) && 'won')}>
            <th scope="row">
              <Emblem seat={seat} size={22} />
              <span class="name">{seatName.value(seat)}</span>
            </th>
            {parts.map((part) => {
              const points = sumIn(track, from(seat), part);
              return <td key={part}>{points === 0 ? '–' : withMinus(points)}</td>;
            })}
            <td class="sum">{withMinus(factions[seat][track])}</td>
            {sum && <td class="sum">{withMinus(factions[seat].l + factions[seat].vp)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
