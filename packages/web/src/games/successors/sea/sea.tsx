/** Voyages at the table: what is considered is foretold and drawn; the ship is on the map for everybody to see. */

import './sea.css';
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks';
import { useTable, useView } from '../../../table/context.ts';
import { isWide } from '../../../table/wide.ts';
import { seeOnMap } from '../map-going.ts';
import { composing } from '../march/considering.ts';
import { sailing } from '../marching.ts';
import { pressedOnSpace } from '../places.ts';
import type { Table } from '../view.ts';
import { shipOf } from './aboard.ts';
import { SeaTip } from './card.tsx';
import { considerNoPort, course, nextPorts, orders, port, pressedPort, voyage } from './considering.ts';
import { useAnnouncing, useOrders } from './deciding.tsx';
import { SeaWay, ShipOnMap } from './drawing.tsx';
import { EngageForm } from './engaging.tsx';
import { boardingIn, useSeaReach, useSeaWay } from './forecast.ts';

const NONE: ReadonlySet<string> = new Set();

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
  useLayoutEffect(() => {
    nextPorts.value = Object.entries(reach?.spaces ?? {})
      .filter(([, { way }]) => way.length === 1)
      .map(([space, { cost }]) => ({ space, cost }));
  }, [reach]);
  useCourse(ship?.at ?? null);
  useAnnouncing();

  const at = ship?.at;
  useEffect(() => {
    if (at !== undefined) seeOnMap(at);
  }, [at]);

  const reached = useMemo(() => new Set(Object.keys(reach?.spaces ?? {})), [reach]);
  const isEngaging = kind === 'engage';
  const announced = isEngaging ? String(question?.about.space) : null;
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
      pinned:
        announced === null || !isWide.value
          ? null
          : { at: announced, content: <EngageForm />, avoid: new Set([announced]) },
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
  }, [reached, choices, announced, isSailing, boarding === null, target, table, isWide.value]);
  useLayoutEffect(
    () => () => {
      sailing.value = null;
    },
    [],
  );
  return null;
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
