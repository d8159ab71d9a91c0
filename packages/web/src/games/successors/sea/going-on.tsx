/** Under a Naval Battle that is over: back to the ship, or to the map. */

import { Button } from '../../../look/button.tsx';
import { say } from '../../../messages.ts';
import { useTable, useView } from '../../../table/context.ts';
import { generalName } from '../names.ts';
import { openBattle } from '../shown-fights.ts';
import type { Table } from '../view.ts';
import { shipOf } from './aboard.ts';

export function GoingOn() {
  const { answer } = useTable();
  const { table } = useView<Table>();
  const kind = answer.question.value?.kind;
  const ship = kind === 'sail' ? shipOf(table) : null;
  if (kind === 'lose') return null;
  return (
    <div class="naval-acts">
      <Button
        look={ship === null ? 'plain' : 'act'}
        onClick={() => {
          openBattle.value = null;
        }}
      >
        {ship === null
          ? say('look.close')
          : say('successors.siege.goOn', { name: generalName(ship.leader), left: table.march?.left ?? 0 })}
      </Button>
    </div>
  );
}
