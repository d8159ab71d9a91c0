/** A general in one line, to choose between several. */

import { say } from '../../messages.ts';
import { useTable, useView } from '../../table/context.ts';
import { useAbility } from './ability.ts';
import { majorOf } from './content.ts';
import { Medallion } from './medallion.tsx';
import { generalName, provinceName } from './names.ts';
import { Units } from './units.tsx';
import type { Counts, Table } from './view.ts';

/** What he starts with; S16.9-03: with Cavalry too, where it is played with. */
export function useStart(
  general: string,
): { readonly province: string; readonly pcs: number; readonly units: Counts } | null {
  const { options } = useView<Table>();
  const start = majorOf(general)?.start;
  if (!start) return null;
  const { province, pcs, cus, cavalryOption } = start;
  return { province, pcs, units: options.cavalry === true ? { ...cus, ...cavalryOption.add } : cus };
}

/** With what he starts: to choose between two. */
export function GeneralLine({ general }: { readonly general: string }) {
  const { store } = useTable();
  const major = majorOf(general);
  const start = useStart(general);
  const ability = useAbility(general);
  return (
    <span class="general-line">
      <Medallion general={general} owner={store.me.value} size={38} />
      <span>
        <b>{generalName(general)}</b>
        {major !== undefined && (
          <small>{say('successors.ratings', { initiative: major.initiative, battle: major.battle })}</small>
        )}
        {start !== null && (
          <small>
            {provinceName(start.province)}: <Units units={start.units} />
          </small>
        )}
        {ability !== null && <small class="ability">{ability}</small>}
      </span>
    </span>
  );
}
