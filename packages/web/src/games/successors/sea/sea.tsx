/** Voyages at the table: what is considered is foretold and drawn; the ship is on the map for everybody to see. */

import './sea.css';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { useTable, useView } from '../../../table/context.ts';
import { isWide } from '../../../table/wide.ts';
import { frameOnMap, seeOnMap } from '../map-going.ts';
import { composing, type Shipping } from '../march/considering.ts';
import { PinnedComposer } from '../march/pinned-composer.tsx';
import { sailing } from '../marching.ts';
import { pressedOnSpace } from '../places.ts';
import type { Table } from '../view.ts';
import { shipOf } from './aboard.ts';
import { SeaTip } from './card.tsx';
import {
  considerNoPort,
  course,
  nextPorts,
  orders,
  port,
  pressedPort,
  type Voyage,
  voyage,
} from './considering.ts';
import { useAnnouncing, useOrders } from './deciding.tsx';
import { SeaWay, ShipOnMap } from './drawing.tsx';
import { EngageForm } from './engaging.tsx';
import { boardingIn, useSeaReach, useSeaWay } from './forecast.ts';

const NONE: ReadonlySet<string> = new Set();
const SHIPPING: readonly string[] = ['embark', 'pickUp', 'dropOff'] satisfies Shipping[];

export function Sea() {
  const { answer } = useTable();
  const { table } = useView<Table>();
  const question = answer.question.value;
  const kind = question?.kind ?? '';
  const now = composing.value;
  useOrders();
  // What was considered for one question is nothing for the next.
  useLayoutEffect(() => considerNoPort(), [question?.id, now === null, now?.purpose]);

  const ship = shipOf(table);
  const choices = answer.choices.value;
  const boarding = boardingIn(table, kind);
  const isSailing = kind === 'sail' && now === null && answer.steps.value.length === 0;
  const isIdle = orders.value === null;
  const reach = useSeaReach(isIdle && (isSailing || boarding !== null), boarding);
  const target = port.value;
  const found = target === null ? undefined : reach?.spaces[target];
  const forecast = useSeaWay(found?.way ?? null, boarding);
  const from = ship?.at ?? now?.place.at ?? null;
  useLayoutEffect(() => {
    voyage.value =
      found === undefined || target === null || from === null || reach === null
        ? null
        : { from, target, way: found.way, cost: found.cost, of: reach.left, forecast };
  }, [target, found, forecast, reach, from]);
  const next = useMemo(
    () =>
      Object.entries(reach?.spaces ?? {})
        .filter(([, { way }]) => way.length === 1)
        .map(([space, { cost }]) => ({ space, cost })),
    [reach],
  );
  useLayoutEffect(() => {
    nextPorts.value = next;
  }, [next]);
  useCourse(ship?.at ?? null);
  useAnnouncing();

  const reached = useMemo(() => new Set(Object.keys(reach?.spaces ?? {})), [reach]);
  useSight(ship?.at ?? null, kind);
  useFrame(
    reach === null || from === null ? null : [from, ...next.map(({ space }) => space)],
    question?.id ?? '',
  );
  useWayInSight(voyage.value);
  const announced = kind === 'engage' ? String(question?.about.space) : null;
  const shipping = SHIPPING.includes(now?.purpose ?? '') ? now : null;
  useLayoutEffect(() => {
    sailing.value = {
      Below: SeaWay,
      Above: ShipOnMap,
      tip: (space) => (voyage.value?.target === space ? <SeaTip space={space} /> : null),
      pointed(space) {
        const isDecided = pressedPort.peek() !== null || answer.proposed.peek() !== null;
        if (space !== null && !isDecided && reached.has(space)) port.value = space;
      },
      pressed: () => false,
      pinned: !isWide.value
        ? null
        : announced !== null
          ? { at: announced, content: <EngageForm />, avoid: new Set([announced]) }
          : shipping === null
            ? null
            : {
                at: shipping.place.at,
                content: <PinnedComposer key={`${shipping.purpose} ${shipping.place.at}`} />,
                avoid: boarding === null ? new Set(nextPorts.peek().map(({ space }) => space)) : reached,
              },
      places:
        isSailing || boarding !== null
          ? {
              choices: reached,
              chosen: target === null ? NONE : new Set([target]),
              whyNot: (space) =>
                reached.has(space)
                  ? null
                  : (choices.find(({ field, value }) => field === 'sail' && value === space)?.why ?? null),
              onChoose(space) {
                pressedOnSpace(space);
                port.value = space;
                pressedPort.value = space;
              },
            }
          : null,
    };
  }, [
    reached,
    choices,
    announced,
    isSailing,
    boarding === null,
    shipping?.purpose,
    shipping?.place,
    target,
    table,
    isWide.value,
  ]);
  useLayoutEffect(
    () => () => {
      sailing.value = null;
    },
    [],
  );
  return null;
}

/** The ship is in sight, wherever it sails. Who may meet it is shown where it is going. */
function useSight(at: string | null, kind: string): void {
  useEffect(() => {
    if (at !== null && kind !== 'engage') seeOnMap(at);
  }, [at]);
}

/** Whoever sails sees the ports about him from near, once for each place: then the map is his again. */
function useFrame(spaces: readonly string[] | null, question: string): void {
  const framed = useRef('');
  const where = spaces === null ? null : `${question} ${spaces[0]}`;
  useEffect(() => {
    if (spaces === null || where === null || where === framed.current || !isWide.peek()) return;
    framed.current = where;
    frameOnMap(spaces);
  }, [where]);
}

/** A phone shows a part of the map: ship and way are brought into it as soon as it is told beside them what may come of it. */
function useWayInSight(shown: Voyage | null): void {
  const told = shown === null || shown.forecast === null ? null : shown.target;
  useEffect(() => {
    if (shown === null || told === null || isWide.peek()) return;
    // The sheet has its height by then.
    const paint = requestAnimationFrame(() => frameOnMap([shown.from, ...shown.way]));
    return () => cancelAnimationFrame(paint);
  }, [told]);
}

/** The rest of the way is kept as long as the ship is on it. */
function useCourse(at: string | null): void {
  useEffect(() => {
    const kept = course.peek();
    if (at === null && orders.peek() === null) course.value = null;
    if (kept === null || at === null || at === kept.at) return;
    course.value = kept.rest[0] === at && kept.rest.length > 1 ? { at, rest: kept.rest.slice(1) } : null;
  }, [at]);
}
