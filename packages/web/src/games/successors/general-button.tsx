/** A General as a medallion, which leads to all that is known of him. */

import { say } from '../../messages.ts';
import { useView } from '../../table/context.ts';
import { Medallion } from './medallion.tsx';
import { generalName } from './names.ts';
import { showGeneral } from './open-dialog.ts';
import type { Table } from './view.ts';

export function GeneralButton({
  general,
  owner,
  away = false,
}: {
  readonly general: string;
  readonly owner: number;
  readonly away?: boolean;
}) {
  const { table } = useView<Table>();
  const { state } = table.generals[general];
  const name = away
    ? say('successors.awayGeneral', { name: generalName(general), state: say(`successors.state.${state}`) })
    : generalName(general);
  return (
    <button
      type="button"
      class="general-button"
      aria-label={name}
      title={name}
      onClick={() => showGeneral(general)}
    >
      <Medallion general={general} owner={owner} size={24} away={away} />
    </button>
  );
}
