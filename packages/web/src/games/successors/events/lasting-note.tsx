/** Of a card that lasts: before whom it lies, on what, until when, and where that is on the map. */

import './lasting.css';
import { Button } from '../../../look/button.tsx';
import { roman } from '../../../look/roman.ts';
import { say } from '../../../messages.ts';
import { useView } from '../../../table/context.ts';
import { cardOf, spacesOf } from '../content.ts';
import type { Lasting } from '../lasting.ts';
import { showOnMap } from '../map-going.ts';
import { openDialog } from '../open-dialog.ts';
import type { Table } from '../view.ts';

const ENDS = [
  'game-end',
  'game-turn-end',
  'player-turn-end',
  'siege-over',
  'played-again',
  'played-again-or-general-gone',
];
/** Until when its effect lasts, or else until when it lies there. */
function endOf(card: string): string {
  const { effects = [], keepInFront } = cardOf(card) ?? {};
  const ends = [...effects.map((effect) => ('until' in effect ? effect.until : undefined)), keepInFront];
  return ends.find((end) => end !== undefined && ENDS.includes(end)) ?? 'other';
}

function placeOf({ generals }: Table, { space, province, general }: Lasting): string | null {
  if (space !== null) return space;
  if (province !== null) return spacesOf(province)[0] ?? null;
  return general === null ? null : generals[general].at;
}

export function LastingNote({ card }: { readonly card: string }) {
  const { table } = useView<Table>();
  const row: Lasting | undefined = table.lasting[card];
  if (row === undefined) return null;
  const { holder, province, space, general } = row;
  const at = placeOf(table, row);
  const lies = holder ?? table.deck.front[card] ?? null;
  return (
    <section class="lasting-note">
      <p class="caps">{say('successors.lasting')}</p>
      <ul>
        {lies !== null && <li>{say('successors.lasting.before', { seat: lies })}</li>}
        {province !== null && <li>{say('successors.lasting.province', { province })}</li>}
        {space !== null && <li>{say('successors.lasting.space', { space })}</li>}
        {general !== null && <li>{say('successors.lasting.general', { general })}</li>}
        <li>{say(`successors.lasting.until.${endOf(card)}`, { turn: roman(table.turn) })}</li>
      </ul>
      {at !== null && (
        <Button
          size="small"
          onClick={() => {
            openDialog.value = null;
            showOnMap(at);
          }}
        >
          {say('successors.lasting.show')}
        </Button>
      )}
    </section>
  );
}
