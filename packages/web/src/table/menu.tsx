/** The menu of the table: standing orders, what was agreed on, and the ways out. */

import { Dialog } from '../look/dialog.tsx';
import { say } from '../messages.ts';
import { useTable, useView } from './context.ts';
import { Orders } from './orders.tsx';

export function Menu({ onClose }: { readonly onClose: () => void }) {
  const { store } = useTable();
  const view = useView();
  const info = store.info.value;
  return (
    <Dialog title={info?.name || say('table.menu')} onClose={onClose}>
      {view.orders !== null && view.outcome === null && <Orders />}
      <nav class="menu-ways">
        <a class="button" href={`/table/${store.id}?replay`} onClick={onClose}>
          {say('table.replay')}
        </a>
        {view.outcome !== null && (
          <a class="button" href={`/api/tables/${store.id}/record`} download={`diadochi-${store.id}.json`}>
            {say('table.record')}
          </a>
        )}
        <a class="button" href="/">
          {say('table.lobby')}
        </a>
      </nav>
      <p class="commitment">{say('table.commitment', { commitment: info?.commitment ?? '' })}</p>
    </Dialog>
  );
}
