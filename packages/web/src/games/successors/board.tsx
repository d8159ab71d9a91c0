/** The board: tracks above the map, and whatever is looked at in front of it. */

import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { loadLaterMessages, say } from '../../messages.ts';
import { useTable, useView } from '../../table/context.ts';
import { Die } from '../../table/die.tsx';
import { lazy, soon } from '../../table/lazy.tsx';
import { isWide } from '../../table/wide.ts';
import { useContentNow } from './capitals.ts';
import { eventPlaces } from './event-places.ts';
import { column, coveredOf, footOf } from './hand-open.ts';
import { useNumberKeys } from './keys.ts';
import { barrenIn, marksOn, peopleOf } from './lasting.ts';
import { later } from './later.ts';
import { SuccessorsMap } from './map.tsx';
import { goOnMap } from './map-going.ts';
import type { MapTable } from './map-props.ts';
import { foretelling, isOfMarches, type Marching, marching, sailing, telling } from './marching.ts';
import { openDialog } from './open-dialog.ts';
import { pointedAt, usePlaces } from './places.ts';
import { forget, useFilling } from './plan.ts';
import { reactionShown } from './reaction/shown.ts';
import { openSiege } from './shown-fights.ts';
import { Tracks } from './tracks.tsx';
import { generalsOf, type StackView, type Table, total } from './view.ts';

export function Board() {
  return (
    <div class="successors-board">
      {isWide.value && <Tracks />}
      <TableMap />
      <MovementDie />
      <Marches />
      <Fights />
      <Reaction />
      <Ahead />
      <Flying />
      <InFront />
    </div>
  );
}

/** What can be done with a stack that is looked at. */
const StackGestures = lazy<{ readonly space: string }>(() =>
  import('./closer/closer.tsx').then((loaded) => loaded.StackGestures),
);

/** On a phone the prompt, and the chips of the seats. */
const PHONE_INSETS = { top: 150, right: 0, bottom: 0, left: 0 };

function TableMap() {
  const { answer, store } = useTable();
  const { table } = useView<Table>();
  const question = answer.question.value;
  const guest = useGuest();
  const content = useContentNow(table);
  const asked = { ...usePlaces(answer), ...eventPlaces.value };
  const places = guest?.places
    ? { ...asked, ...guest.places }
    : question?.kind === 'besiege' && answer.steps.value.length === 0
      ? { ...asked, onChoose: considerSiege }
      : asked;
  const choices = useSame(places.choices);
  const chosen = useSame(places.chosen ?? NONE);
  useFilling(answer);
  useNumberKeys();
  // With the old question, before the new one is painted: whoever is quick would lose what he has just pressed.
  useLayoutEffect(() => forget, [question?.kind]);
  // A question about one space shows it; where one's own group stands one knows.
  const about = question?.about.space;
  const space = ['march', 'sail'].includes(question?.kind ?? '') ? null : about;
  useEffect(() => {
    if (typeof space === 'string') goOnMap(space);
  }, [space]);
  const mapTable = useMapTable(table);
  const me = store.me.value;
  // What lies over the map: my cards at its foot.
  const bottom = footOf(table.hand?.length ?? null, column.value);
  const insets = isWide.value
    ? { top: 0, right: 0, bottom, left: 0, covered: coveredOf(bottom) }
    : PHONE_INSETS;
  const home = me === null ? null : (generalsOf(table, me, 'map')[0] ?? null);
  return (
    <SuccessorsMap
      {...places}
      table={mapTable}
      content={content}
      choices={choices}
      chosen={chosen}
      highlight={pointedAt.value}
      insets={insets}
      guest={guest}
      startAt={typeof about === 'string' ? about : home === null ? null : table.generals[home].at}
      more={(at) => <StackGestures space={at} />}
    />
  );
}
/** 6.1: a city that is pressed is looked at before it is besieged. */
const considerSiege = (space: string): void => {
  openSiege.value = { space };
};
const NONE: ReadonlySet<string> = new Set();

/** The story, marches and voyages together: a ship is on the map while a party that it has dropped off fights. */
function useGuest(): Marching | null {
  const [land, sea, story, ahead] = [marching.value, sailing.value, telling.value, foretelling.value];
  return useMemo(
    () =>
      [ahead, story, land, sea].reduce((all, each) =>
        all === null || each === null ? (each ?? all) : both(all, each),
      ),
    [land, sea, story, ahead],
  );
}
const both = (land: Marching, sea: Marching): Marching => ({
  Below: drawnBoth(land.Below, sea.Below),
  Above: drawnBoth(land.Above, sea.Above),
  Over: sea.Over ?? land.Over,
  tip: (space) => sea.tip(space) ?? land.tip(space),
  pointed(space) {
    land.pointed(space);
    sea.pointed(space);
  },
  pressed: (piece) => sea.pressed(piece) || land.pressed(piece),
  pinned: sea.pinned ?? land.pinned,
  places: sea.places ?? land.places,
});
/** The same as long as what it is made of is the same: so nothing is drawn anew for nothing. */
const drawnBoth = (First: Marching['Below'], Second: Marching['Below']): Marching['Below'] => {
  const known = pairs.get(First)?.get(Second);
  if (known !== undefined) return known;
  const Both: Marching['Below'] = (drawn) => (
    <>
      <First {...drawn} />
      <Second {...drawn} />
    </>
  );
  pairs.set(First, new Map(pairs.get(First)).set(Second, Both));
  return Both;
};
const pairs = new WeakMap<Marching['Below'], Map<Marching['Below'], Marching['Below']>>();

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
        // Whoever is aboard is with the ship.
        Object.entries(table.royals).map(([id, where]) => [
          id,
          where === 'gone' || where?.aboard === true ? null : where,
        ]),
      ),
    [table.royals],
  );
  const colours = table.factions.map(({ colour }) => colour ?? 'neutral');
  const factions = useMemo(() => colours.map((colour) => ({ colour })), [colours.join()]);
  const { generals, royals: people } = table.moved;
  const movedPeople = [...generals, ...people].join();
  const stacks = useMemo(
    () => table.stacks.map((stack) => ({ ...stack, spent: isSpent(stack, generals) })),
    [table.stacks, movedPeople],
  );
  const { looted, lasting } = table;
  const capitals = table.factions.map(({ capital }) => capital);
  const left = useMemo(
    () => ({
      marks: marksOn(table),
      barren: barrenIn({ lasting }),
      people: peopleOf({ lasting }),
    }),
    [JSON.stringify([lasting, looted, capitals])],
  );
  return useMemo(
    () => ({ ...table, ...left, royals, factions, stacks }),
    [table, left, royals, factions, stacks],
  );
}

/** 13.3, 14, 15: what is fought is shown to everybody; what shows it is loaded when what is asked is in sight. */
const Fights = soon<object>(() => import('./battle/fights.tsx').then((loaded) => loaded.Fights));

/** What each answer would do: loaded when what is asked is in sight. */
const Ahead = soon<object>(async () => {
  const [loaded] = await Promise.all([import('./would/ahead.tsx'), loadLaterMessages()]);
  return loaded.Ahead;
});

/** 6.2: the panel of the question brings it. */
function Reaction() {
  const Shown = reactionShown.value;
  return Shown === null ? null : <Shown />;
}

/** 6.2: loaded when the first Surprise card is played before one's eyes. */
const FlyingCards = later<{ readonly since: number }>(() =>
  import('./reaction/flying.tsx').then((loaded) => loaded.FlyingCards),
);
function Flying() {
  const { store, isPast } = useTable();
  const { seq } = useView<Table>();
  const [since] = useState(seq);
  const isPlayed = ({ key }: { readonly key: string }) => key === 'event.surprise';
  const isWanted = store.log.value.some((entry) => entry.seq > since && entry.messages.some(isPlayed));
  return isWanted && !isPast ? <FlyingCards since={since} /> : null;
}

/** S9.1-26: everything in it has moved. */
const isSpent = ({ generals, units, moved }: StackView, movedGenerals: readonly string[]): boolean =>
  generals.length + total(units) > 0 &&
  generals.every((general) => movedGenerals.includes(general)) &&
  total(units) === total(moved) &&
  generals.length + total(moved) > 0;

/** Few look so close, so it is loaded when they do. */
const Looking = later(() => import('./in-front.tsx').then(({ InFront }) => InFront));
function InFront() {
  return openDialog.value === null ? null : <Looking />;
}

/** S9.2-10: it stays in sight as long as it counts. */
function MovementDie() {
  const { table } = useView<Table>();
  if (table.die === null) return null;
  return (
    <p class="map-die">
      <Die value={table.die} size={22} /> {say('successors.die', { die: table.die })}
    </p>
  );
}

/** 9 to 14: loaded when somebody marches. */
const March = later(() => import('./march/march.tsx').then((loaded) => loaded.March));
function Marches() {
  const { answer } = useTable();
  const { table } = useView<Table>();
  const kind = answer.question.value?.kind ?? '';
  const [isWanted, setWanted] = useState(false);
  const isNow = table.segment === 'activation' || table.march !== null || isOfMarches(kind);
  useEffect(() => {
    if (isNow) setWanted(true);
  }, [isNow]);
  return isWanted ? <March /> : null;
}
