/** Marches at the table: what is considered is foretold, drawn and walked; on the map, whoever is asked for it. */

import type { PlanForecast } from '@diadochi/successors';
import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { isOverlaid } from '../../../look/overlaid.ts';
import { useTable, useView } from '../../../table/context.ts';
import { lazy } from '../../../table/lazy.tsx';
import { isWide } from '../../../table/wide.ts';
import { seeOnMap } from '../map-going.ts';
import { isOfVoyages, type Marching, marching } from '../marching.ts';
import { isOpen, pressedOnSpace } from '../places.ts';
import { hint } from '../plan.ts';
import type { Table } from '../view.ts';
import { actionOf } from './answers.ts';
import { type Army, compose, composeOnTheWay } from './armies.ts';
import { isSame as isSamePlace } from './company.ts';
import { aim, canGo, composing, considered, considerNothing, decided, journey } from './considering.ts';
import { useDeciding } from './deciding.tsx';
import { type Ringed, ringsFor, Way } from './drawing.tsx';
import { useReach, useWay } from './forecast.ts';
import { useIndependentPlaces } from './independent-deeds.ts';
import { useWalking } from './journey.ts';
import { PinnedComposer } from './pinned-composer.tsx';
import { PlanCard } from './plan-card.tsx';
import { LaidCard } from './plan-laid.tsx';
import { add, nextTo, type PlannedStep, planning, refusedIn, spacesIn, usePlanForecast } from './planning.ts';
import { useArmies } from './use-armies.ts';
import { WayTip } from './way-card.tsx';

const NONE: ReadonlySet<string> = new Set();

export function March() {
  const { answer, store } = useTable();
  const view = useView<Table>();
  const { table } = view;
  const me = store.me.value;
  const question = answer.question.value;
  const kind = question?.kind ?? null;
  useWalking();
  // What was considered for one question is nothing for the next; but this part may come later than the first press.
  useLayoutEffect(() => considerNothing, [question?.id]);
  useEscape();

  const now = composing.value;
  const isNaming = now?.purpose === 'march';
  const naming = isNaming ? actionOf(table, now) : null;
  const isGoing = (kind === 'march' || kind === 'steer') && now === null && answer.steps.value.length === 0;
  const isIdle = journey.value === null;
  const reach = useReach(isIdle && (isGoing || naming !== null), naming);
  const target = aim.value;
  const laid = planning.value;
  const laidSpaces = laid === null ? [] : spacesIn(laid);
  const found = target === null || laid !== null ? undefined : reach?.spaces[target];
  const foretold = useWay(laid === null ? (found?.way ?? null) : null, naming);
  const planned = usePlanForecast(laid);
  const forecast = laid === null ? foretold : planned;
  useLayoutEffect(() => {
    const from = isNaming ? now.place : table.march;
    canGo.value = reach === null ? null : Object.keys(reach.spaces).length > 0;
    if (laid !== null && from !== null && reach !== null && laidSpaces.length > 0)
      considered.value = {
        ...{ from, target: laidSpaces[laidSpaces.length - 1], way: laidSpaces, of: reach.left, forecast },
        cost: forecast?.cost ?? 0,
      };
    else
      considered.value =
        found === undefined || target === null || from === null || reach === null
          ? null
          : { from, target, way: found.way, cost: found.cost, of: reach.left, forecast };
  }, [target, found, forecast, reach, now?.place, table.march, laid]);

  // Whom one sends, and whom one is marching with, is in sight; who reacts looks at where the enemy comes.
  const about = isNaming ? now.place.at : isGoing ? table.march?.at : undefined;
  useEffect(() => {
    if (about !== undefined) seeOnMap(about);
  }, [about]);

  const armies = useArmies();
  useDeciding();
  const ringed = ringedOf(table, me, armies, now === null);
  const Above = useMemo(() => ringsFor(ringed), [JSON.stringify(ringed)]);
  const reached = useMemo(() => new Set(Object.keys(reach?.spaces ?? {})), [reach]);
  const armySpaces = new Set(armies.map(({ place }) => place.at));
  const armyNames = [...armySpaces].join();
  const choose = (army: Army) => compose(kind === 'intercept' ? 'intercept' : 'march', army, view);
  const choices = answer.choices.value;

  const independents = useIndependentPlaces();
  const places: Marching['places'] =
    independents ??
    (laid !== null && table.march !== null
      ? laying(laid, table.march.at, reach?.spaces ?? {}, planned, me)
      : isGoing || isNaming
        ? {
            choices: reached,
            chosen: target === null ? NONE : new Set([target]),
            whyNot: (space) =>
              reached.has(space)
                ? null
                : (choices.find(({ field, value }) => field === 'go' && value === space)?.why ?? null),
            onChoose(space) {
              pressedOnSpace(space);
              aim.value = space;
              decided.value = space;
            },
          }
        : armies.length > 0 && now === null
          ? {
              choices: armySpaces,
              chosen: NONE,
              whyNot: () => null,
              onChoose(space) {
                const there = armies.filter(({ place }) => place.at === space);
                const army = there.find(({ leader }) => leader !== null) ?? there[0];
                if (army !== undefined) choose(army);
              },
            }
          : null);

  useLayoutEffect(() => {
    marching.value = {
      Below: Way,
      Above,
      tip: (space) => (considered.value?.target === space ? <WayTip space={space} /> : null),
      pointed(space) {
        // What has been decided on stays, whatever the pointer passes on its way to the button.
        const isDecided = decided.peek() !== null || answer.proposed.peek() !== null;
        if (space !== null && !isDecided && planning.peek() === null && reached.has(space)) aim.value = space;
      },
      pressed({ at, inside, owner }) {
        if (owner === 'independent' && independents?.choices.has(at) === true) {
          independents.onChoose(at);
          return true;
        }
        if (owner !== me) return false;
        const army = armies.find(({ place }) => isSamePlace(place, { at, inside }));
        if (army !== undefined) choose(army);
        else if (kind === 'march' && table.march !== null && isSamePlace(table.march, { at, inside })) {
          const regroup = choices.filter(({ field }) => field === 'regroup');
          if (regroup.some(isOpen)) composeOnTheWay('regroup', table);
          else {
            hint.value = regroup[0]?.why ?? null;
            return false;
          }
        } else return false;
        return true;
      },
      pinned:
        now === null || !isWide.value
          ? null
          : {
              at: now.place.at,
              content: <PinnedComposer key={`${now.purpose} ${now.place.at}`} />,
              avoid: reached.size > 0 || table.march === null ? reached : new Set([table.march.at]),
            },
      places,
    };
  }, [
    Above,
    reached,
    armyNames,
    kind,
    question?.id,
    choices,
    target,
    now?.purpose,
    now?.place,
    table,
    laid,
    isWide.value,
  ]);
  useLayoutEffect(
    () => () => {
      marching.value = null;
    },
    [],
  );
  return (
    <>
      <Seas />
      <PlanCard />
      <LaidCard />
    </>
  );
}

/** The next step of a plan: anywhere within reach at first, then from space to space. */
function laying(
  laid: readonly PlannedStep[],
  at: string,
  reach: { readonly [space: string]: { readonly way: readonly string[] } },
  planned: PlanForecast | null,
  me: number | null,
): Marching['places'] {
  const last = spacesIn(laid).at(-1);
  const isEnded = laid.some((step) => 'end' in step);
  const neighbours = last === undefined ? NONE : nextTo(last);
  // S9.3.A-07: without MPs, and after a step that cannot be made, it goes nowhere.
  const isSpent = planned !== null && laid.length > 0 && (planned.left === 0 || planned.blocked !== null);
  const onward = last === undefined ? new Set(Object.keys(reach)) : neighbours;
  return {
    choices: isEnded || isSpent ? NONE : onward,
    chosen: new Set(spacesIn(laid)),
    whyNot: (space) =>
      isSpent && neighbours.has(space)
        ? refusedIn(planned, me, planned.blocked?.clause ?? 'S9.3.A-07')
        : null,
    onChoose(space) {
      for (const next of last === undefined && space !== at ? (reach[space]?.way ?? []) : [space])
        add({ go: next });
    },
  };
}

/** 13: loaded when somebody goes aboard. */
const Sea = lazy<object>(() => import('../sea/sea.tsx').then((loaded) => loaded.Sea));
function Seas() {
  const { answer } = useTable();
  const { table } = useView<Table>();
  const [isWanted, setWanted] = useState(false);
  const isNow =
    composing.value?.purpose === 'embark' ||
    (table.voyage?.space ?? null) !== null ||
    isOfVoyages(answer.question.value?.kind ?? '');
  useEffect(() => {
    if (isNow) setWanted(true);
  }, [isNow]);
  return isWanted ? <Sea /> : null;
}

/** Who may march, with what; and whoever is marching, for everybody to see. */
function ringedOf(
  table: Table,
  me: number | null,
  armies: readonly Army[],
  isOpenNow: boolean,
): readonly Ringed[] {
  const { march } = table;
  const active: readonly Ringed[] =
    march === null || (table.voyage?.space ?? null) !== null
      ? []
      : [
          {
            place: { at: march.at, inside: march.inside },
            owner: march.owner,
            mps: march.left,
            active: true,
          },
        ];
  if (me === null || !isOpenNow) return active;
  return [...active, ...armies.map(({ place, mps }) => ({ place, owner: me, mps, active: false }))];
}

/** Escape gives up what is being considered. */
function useEscape(): void {
  const { answer } = useTable();
  useLayoutEffect(() => {
    function press(event: KeyboardEvent): void {
      // First of all what is about to be confirmed is let go of.
      if (
        event.key !== 'Escape' ||
        answer.proposed.peek() !== null ||
        (composing.peek() === null && aim.peek() === null)
      )
        return;
      if (isOverlaid() || (event.target as Element).closest('dialog') !== null) return;
      considerNothing();
      event.preventDefault();
      event.stopPropagation();
    }
    addEventListener('keydown', press, { capture: true });
    return () => removeEventListener('keydown', press, { capture: true });
  }, []);
}
