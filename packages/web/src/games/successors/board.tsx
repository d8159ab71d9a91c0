/** The board: tracks above the map, and whatever is looked at in front of it. */

import type { ComponentType } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { announce } from '../../look/announce.ts';
import { givenColours } from '../../look/emblem.tsx';
import { say } from '../../messages.ts';
import { useTable, useView } from '../../table/context.ts';
import { isWide } from '../../table/wide.ts';
import { box } from './content.ts';
import { StackGestures } from './gestures.tsx';
import { useNumberKeys } from './keys.ts';
import { shown } from './looking.ts';
import { SuccessorsMap } from './map.tsx';
import { showOnMap } from './map-going.ts';
import type { MapTable } from './map-props.ts';
import { pointedAt, usePlaces } from './places.ts';
import { forget, useFilling } from './plan.ts';
import { Tracks } from './tracks.tsx';
import { generalsOf, type Table } from './view.ts';

export function Board() {
  return (
    <div class="successors-board">
      <Colours />
      {isWide.value && <Tracks />}
      <TableMap />
      <InFront />
    </div>
  );
}

/** At this table seats have the colours of their factions. */
function Colours() {
  const { table } = useView<Table>();
  const colours = table.factions.map(({ colour }) => colour);
  const name = colours.join();
  useLayoutEffect(() => {
    givenColours.value = colours;
  }, [name]);
  useEffect(
    () => () => {
      givenColours.value = null;
    },
    [],
  );
  return null;
}

/** What lies over the map: my cards at its foot. */
const INSETS = { top: 0, right: 0, bottom: 58, left: 0 };
/** On a phone the prompt, and the chips of the seats. */
const PHONE_INSETS = { top: 150, right: 0, bottom: 0, left: 0 };

function TableMap() {
  const { answer, store } = useTable();
  const { table } = useView<Table>();
  const question = answer.question.value;
  const places = usePlaces(answer);
  const choices = useSame(places.choices);
  const chosen = useSame(places.chosen ?? NONE);
  useFilling(answer);
  useNumberKeys();
  useEffect(() => forget(), [question?.kind]);
  // A question about one space shows it.
  const space = question?.about.space;
  useEffect(() => {
    if (typeof space === 'string') showOnMap(space);
  }, [space]);
  const mapTable = useMapTable(table);
  const me = store.me.value;
  const home = me === null ? null : (generalsOf(table, me, 'map')[0] ?? null);
  return (
    <SuccessorsMap
      {...places}
      table={mapTable}
      content={box()}
      choices={choices}
      chosen={chosen}
      highlight={pointedAt.value}
      insets={isWide.value ? INSETS : PHONE_INSETS}
      startAt={home === null ? null : table.generals[home].at}
      more={(at) => <StackGestures space={at} />}
    />
  );
}
const NONE: ReadonlySet<string> = new Set();

/** The same set as before, as long as the same is in it: the map is drawn anew only for what is new. */
function useSame(set: ReadonlySet<string>): ReadonlySet<string> {
  const name = [...set].join();
  return useMemo(() => set, [name]);
}

/** What the map shows of the table: who is dead or has no colour yet is not on it. */
function useMapTable(table: Table): MapTable {
  const royals = useMemo(
    () =>
      Object.fromEntries(
        Object.entries(table.royals).map(([id, where]) => [id, where === 'gone' ? null : where]),
      ),
    [table.royals],
  );
  const colours = table.factions.map(({ colour }) => colour ?? 'neutral');
  const factions = useMemo(() => colours.map((colour) => ({ colour })), [colours.join()]);
  return useMemo(() => ({ ...table, royals, factions }), [table, royals, factions]);
}

/** Few look so close, so it is loaded when they do. */
function InFront() {
  const [Shown, setShown] = useState<ComponentType | null>(null);
  const isWanted = shown.value !== null;
  useEffect(() => {
    if (!isWanted || Shown !== null) return;
    import('./in-front.tsx').then(
      (loaded) => setShown(() => loaded.InFront),
      () => announce(say('problem.offline')),
    );
  }, [isWanted, Shown]);
  return Shown === null ? null : <Shown />;
}
