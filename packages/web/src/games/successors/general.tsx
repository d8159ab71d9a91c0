/** A general in one line, to choose between several. */

import { say } from '../../messages.ts';
import { useTable } from '../../table/context.ts';
import { useAbility } from './ability.ts';
import { majorOf } from './content.ts';
import { Medallion } from './medallion.tsx';
import { generalName, provinceName } from './names.ts';
import { Units } from './units.tsx';

/** With what he starts: to choose between two. */
export function GeneralLine({ general }: { readonly general: string }) {
  const { store } = useTable();
  const major = majorOf(general);
  const ability = useAbility(general);
  return (
    <span class="general-line">
      <Medallion general={general} owner={store.me.value} size={38} />
      <span>
        <b>{generalName(general)}</b>
        {major !== undefined && (
          <small>{say('successors.ratings', { initiative: major.initiative, battle: major.battle })}</small>
        )}
        {major?.start && (
          <small>
            {provinceName(major.start.province)}: <Units units={major.start.cus} />
          </small>
        )}
        {ability !== null && <small class="ability">{ability}</small>}
      </span>
    </span>
  );
}
