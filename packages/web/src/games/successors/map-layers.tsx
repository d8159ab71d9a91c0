/** What is drawn on the sheet, layer by layer; each is drawn anew only when something of it has changed. */

import { useMemo, useRef } from 'preact/hooks';
import { language } from '../../messages.ts';
import { lazy } from '../../table/lazy.tsx';
import type { MarksProps } from './events/map-marks.tsx';
import { type Placement, placementOf } from './labels.ts';
import { type Plan, planAt } from './labels-plan.ts';
import type { Sketch } from './labels-sketch.ts';
import { isAny } from './lasting.ts';
import { Ground, Holders, Relief } from './map-ground.tsx';
import { GlyphDefs } from './map-icon.tsx';
import { Pieces, Pointers } from './map-pieces.tsx';
import type { MapTable, SuccessorsMapProps } from './map-props.ts';
import { scaleAt } from './map-scale.ts';
import { Names, RealmNames, RingsBelow, ShapeDefs, Symbols } from './map-symbols.tsx';
import { initialsOf } from './map-words.ts';
import type { Piece } from './stacks.ts';

/** Loaded with the first card that leaves something on the map. */
const Marks = lazy<MarksProps>(() => import('./events/map-marks.tsx').then((loaded) => loaded.Marks));
const Limits = lazy<MarksProps>(() => import('./events/map-marks.tsx').then((loaded) => loaded.Limits));

const People = lazy<MarksProps>(() => import('./events/map-people.tsx').then((loaded) => loaded.People));

/** Whoever zooms comes back to where he was. */
const plans = new WeakMap<Sketch, Map<number, Plan>>();
export function planFor(sketch: Sketch, step: number): Plan {
  const kept = plans.get(sketch) ?? new Map<number, Plan>();
  plans.set(sketch, kept);
  const plan = kept.get(step) ?? planAt(sketch, step);
  kept.set(step, plan);
  return plan;
}

/** Where everything lies at this zoom: as it lay when it was last seen there. */
export function usePlacement(
  plan: Plan | null,
  pieces: readonly Piece[],
  { besieged, sieges }: Pick<MapTable, 'besieged' | 'sieges'>,
): Placement | null {
  const lain = useRef(new WeakMap<Plan, Placement>());
  return useMemo(() => {
    if (plan === null) return null;
    const placed = placementOf(plan, pieces, { besieged, sieges }, lain.current.get(plan));
    lain.current.set(plan, placed);
    return placed;
  }, [plan, pieces, besieged, sieges]);
}

interface LayersProps extends Pick<SuccessorsMapProps, 'table' | 'content' | 'choices' | 'guest'> {
  readonly sketch: Sketch;
  readonly placement: Placement;
  /** The zoom for which the ground is drawn. */
  readonly groundStep: number;
  readonly chosen: ReadonlySet<string>;
  readonly highlight: ReadonlySet<string>;
}
export function Layers({ sketch, placement, groundStep, guest, ...props }: LayersProps) {
  const { table, content, choices, chosen, highlight } = props;
  const { x, y, w, h } = sketch.geography.sheet;
  const { ground, relief, holders } = useGround(sketch, table, scaleAt(groundStep));
  const { symbols, names } = useNames(sketch, placement, table);
  const initials = useMemo(() => initialsOf(content), [content, language.value]);
  const pieces = useMemo(
    () => <Pieces placement={placement} table={table} content={content} initials={initials} />,
    [placement, table.factions, sketch, content, initials],
  );
  return (
    <>
      {ground}
      {holders}
      {relief}
      <svg class="map-things" viewBox={`${x} ${y} ${w} ${h}`} aria-hidden="true">
        <GlyphDefs />
        <ShapeDefs />
        <RingsBelow placement={placement} rings={{ choices, chosen, highlight }} />
        {guest && <guest.Below sketch={sketch} placement={placement} />}
        {symbols}
        {names}
        {pieces}
        {isAny(table.people) && <People placement={placement} table={table} />}
        {guest && <guest.Above sketch={sketch} placement={placement} />}
      </svg>
    </>
  );
}

function useGround(sketch: Sketch, table: MapTable, lines: number) {
  const [ground, relief] = useMemo(
    () => [
      <Ground key="ground" sketch={sketch} z={lines} />,
      <Relief key="relief" sketch={sketch} z={lines} />,
    ],
    [sketch, lines],
  );
  const holders = useMemo(
    () => <Holders sketch={sketch} table={table} z={lines} />,
    [sketch, table.holders, table.factions, table.barren, lines],
  );
  return { ground, relief, holders };
}

function useNames(sketch: Sketch, placement: Placement, table: MapTable) {
  const symbols = useMemo(
    () => (
      <>
        <Symbols placement={placement} table={table} />
        {isAny(table.marks) && <Marks placement={placement} table={table} />}
      </>
    ),
    [placement, table.pcs, table.besieged, table.sieges, table.factions, table.marks],
  );
  const names = useMemo(
    () => (
      <>
        <Pointers placement={placement} table={table} spots={sketch.spots} />
        <RealmNames placement={placement} table={table} />
        {isAny(table.barren) && <Limits placement={placement} table={table} />}
        <Names placement={placement} />
      </>
    ),
    [placement, table.holders, table.factions, table.barren, sketch],
  );
  return { symbols, names };
}
