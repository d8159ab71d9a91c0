import { useTable, useView } from '../../table/context.ts';
import { soon } from '../../table/lazy.tsx';
import { DraggedDie } from './dice.tsx';
import { Display } from './display.tsx';
import { InFront } from './in-front.tsx';
import { RegionMap } from './map.tsx';
import { StrengthTrack } from './track.tsx';
import type { Table } from './view.ts';

/** What each answer would do: loaded when what is asked is in sight. */
const Ahead = soon<object>(() => import('./would/ahead.tsx').then((loaded) => loaded.Ahead));

export function Board() {
  const { answer } = useTable();
  const { table } = useView<Table>();
  const kind = answer.question.value?.kind;
  return (
    <div
      class="phalanxx"
      data-side={table.side}
      data-first={kind === 'act' || kind === 'lift' ? 'map' : 'display'}
    >
      <StrengthTrack />
      <Display />
      <RegionMap />
      <DraggedDie />
      <InFront />
      <Ahead />
    </div>
  );
}
