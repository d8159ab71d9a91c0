/** 16.9: what a card brings with Cavalry, below its words. */

import { canSay, say } from '../../messages.ts';
import { Clause } from '../../table/clause.tsx';
import { useView } from '../../table/context.ts';
import { cardOf } from './content.ts';
import { provinceName } from './names.ts';
import { unitsWords } from './units.tsx';
import type { Table } from './view.ts';
import { withCavalry } from './with-cavalry.ts';

export function CavalryNote({ card }: { readonly card: string }) {
  const { options } = useView<Table>();
  const known = cardOf(card);
  const brings = known === undefined || options.cavalry !== true ? null : withCavalry(known);
  if (brings === null) return null;
  const units = brings.sets.map(unitsWords).join(' / ');
  const provinces = brings.onlyIn.map(provinceName).join(', ');
  const key = provinces === '' ? 'successors.cavalry.full' : 'successors.cavalryIn.full';
  if (!canSay(key)) return null; // its words are on the way
  return (
    <p>
      {say(key, { units, provinces })} <Clause id="C0-09" />
    </p>
  );
}
