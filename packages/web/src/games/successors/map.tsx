/** The map at the table: sheet and pieces, looked at through a window that pans and zooms. */

import './map.css';
import { effect, signal } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Button } from '../../look/button.tsx';
import { classes } from '../../look/classes.ts';
import { Stroke } from '../../look/icon.tsx';
import { language, say } from '../../messages.ts';
import type { Geography } from './geography.ts';
import { loadGeography } from './geography-loading.ts';
import { type Placement, placementOf } from './labels.ts';
import { type Plan, planAt } from './labels-plan.ts';
import { type Sketch, sketchOf } from './labels-sketch.ts';
import { InFull, spaceName, Tip } from './map-about.tsx';
import { Arrows } from './map-arrows.tsx';
import { type Camera, cameraOn } from './map-camera.ts';
import { wanted } from './map-going.ts';
import { Ground, Holders, Relief } from './map-ground.tsx';
import { GlyphDefs } from './map-icon.tsx';
import { SpaceList } from './map-list.tsx';
import { lettersLoaded, measured } from './map-measure.ts';
import { Pieces, Pointers } from './map-pieces.tsx';
import { Pinned, Pointed } from './map-pinned.tsx';
import type { Side, SuccessorsMapProps } from './map-props.ts';
import { DETAILS_FROM, groundStepOf, nearestTo, scaleAt, zoomStep } from './map-scale.ts';
import { Names, RealmNames, RingsBelow, ShapeDefs, Symbols } from './map-symbols.tsx';
import { Legend, Tools } from './map-tools.tsx';
import { initialsOf, nounOf } from './map-words.ts';
import { piecesOf } from './stacks.ts';

/** Whoever zooms comes back to where he was. */
const plans = new WeakMap<Sketch, Map<number, Plan>>();
function planFor(sketch: Sketch, step: number): Plan {
  const kept = plans.get(sketch) ?? new Map<number, Plan>();
  plans.set(sketch, kept);
  const plan = kept.get(step) ?? planAt(sketch, step);
  kept.set(step, plan);
  return plan;
}

const NONE: ReadonlySet<string> = new Set();
const NO_INSETS = { top: 0, right: 0, bottom: 0, left: 0 };
/** The line to the server may only have hiccuped. */
const AGAIN_MS = 2000;
/** px about a space that count as pointing at it. */
const REACH = 22;
/** px between the edge and a space that counts as seen: with what is about it, and by itself. */
const [SEEN, POINTED] = [110, 60];
/** How close the map is on a phone, and when one goes to a place. */
const [PHONE_ZOOM, GO_ZOOM] = [1.6, 2];
const [PHONE_WIDTH, LEGEND_WIDTH] = [640, 1000];

export function SuccessorsMap(props: SuccessorsMapProps) {
  const [geography, setGeography] = useState<Geography | null>(null);
  useEffect(() => {
    let gone = false;
    const fetching = (): unknown =>
      Promise.all([loadGeography(), lettersLoaded()]).then(
        ([loaded]) => !gone && setGeography(loaded),
        () => !gone && setTimeout(fetching, AGAIN_MS),
      );
    fetching();
    return () => {
      gone = true;
    };
  }, []);
  const { content, insets = NO_INSETS } = props;
  const sketch = useMemo(
    () => geography && sketchOf(geography, content, named(content), measured()),
    [geography, content, language.value],
  );
  return (
    <div
      class="successors-map"
      style={{
        '--inset-top': `${insets.top}px`,
        '--inset-right': `${insets.right}px`,
        '--inset-bottom': `${insets.bottom}px`,
        '--inset-left': `${insets.left}px`,
      }}
    >
      {sketch === null ? (
        <p class="map-waiting">{say('successors.map.waiting')}</p>
      ) : (
        <Window {...props} sketch={sketch} />
      )}
    </div>
  );
}

const named = (content: SuccessorsMapProps['content']) => {
  const names = new Map([
    ...content.spaces.map(({ id, name }) => [`space ${id}`, name] as const),
    ...content.provinces.map(({ id, name }) => [`province ${id}`, name] as const),
  ]);
  return (noun: 'space' | 'province', id: string) => nounOf(noun, id, names.get(`${noun} ${id}`));
};

interface WindowProps extends SuccessorsMapProps {
  readonly sketch: Sketch;
}
function Window({ sketch, ...props }: WindowProps) {
  const { table, content, choices, chosen = NONE, highlight = NONE, sides = null, guest } = props;
  const viewport = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const camera = useRef<Camera | null>(null);
  /** What is drawn for which zoom: names and pieces at once, the lines of the ground behind them a little later. */
  const [step, setStep] = useState(1);
  const [groundStep, setGroundStep] = useState(1);
  const [open, setOpen] = useState<string | null>(null);
  const [legend, setLegend] = useState(false);
  /** Pointed at, by mouse or keyboard: changes often, and draws only the ring and the words. */
  const [pointed] = useState(() => signal<string | null>(null));
  /** Whatever is pinned to a space moves with the map. */
  const [pins] = useState(() => new Set<() => void>());
  // The hooks of the camera live as long as it does, and always see what is given now.
  const now = useRef({ ...props, step });
  now.current = { ...props, step };

  const plan = planFor(sketch, step);
  const { stacks, royals, besieged } = table;
  const bare = step < DETAILS_FROM;
  const pieces = useMemo(() => piecesOf({ stacks, royals }, bare), [stacks, royals, bare]);
  const pieced = useRef(pieces);
  pieced.current = pieces;
  /** How things lay at each zoom when they were last seen there. */
  const lain = useRef(new WeakMap<Plan, Placement>());
  const placement = useMemo(() => {
    const placed = placementOf(plan, pieces, besieged, lain.current.get(plan));
    lain.current.set(plan, placed);
    return placed;
  }, [plan, pieces, besieged]);
  const initials = useMemo(() => initialsOf(content), [content, language.value]);

  const { frame, sheet: whole } = sketch.geography;
  useLayoutEffect(() => {
    const [element, drawing] = [viewport.current, sheet.current];
    if (element === null || drawing === null) return;
    let touched = false;
    const made = cameraOn(element, drawing, frame, whole, {
      insets: () => now.current.insets ?? NO_INSETS,
      moved() {
        for (const pin of pins) pin();
      },
      settled(look) {
        // Places are looked for in one task and drawn in the next, so that neither stalls the page.
        const next = zoomStep(look.zoom);
        planFor(sketch, next);
        setTimeout(() => (now.current.step === next ? made.rest() : setStep(next)));
      },
      dragged() {
        touched = true;
        pointed.value = null;
      },
      pressed: (event) => {
        touched = true;
        return press(event);
      },
    });
    camera.current = made;
    start(made, element);
    const watching = new ResizeObserver(() => {
      if (!touched) start(made, element);
      else made.panBy(0, 0);
    });
    watching.observe(element);
    setLegend(element.clientWidth >= LEGEND_WIDTH);
    return () => {
      watching.disconnect();
      made.stop();
      camera.current = null;
    };
  }, [sketch.geography]);
  useLayoutEffect(() => {
    camera.current?.rest();
    const drawing = afterPaint(() => setGroundStep(groundStepOf(step)));
    return () => cancelAnimationFrame(drawing);
  }, [step, sketch.geography]);

  // Whoever comes later hears where one is pointing already.
  useEffect(() => effect(() => guest?.pointed(pointed.value ?? null)), [guest]);
  // What is put beside a space is not to lie under the words about another.
  useEffect(() => {
    if (guest?.pinned) pointed.value = null;
  }, [guest?.pinned?.at]);
  useEffect(() => {
    const wish = wanted.value;
    if (wish?.how === 'see') see(wish.space, SEEN);
    else if (wish !== null) go(wish.space, wish.how === 'show');
  }, [wanted.value]);

  /** A phone starts where something happens. */
  function start(made: Camera, element: HTMLElement): void {
    const { startAt, choices: first, table: begun } = now.current;
    const stack = begun.stacks.find(({ owner }) => owner === begun.active) ?? begun.stacks[0];
    const spot = sketch.spots.get(startAt ?? [...first][0] ?? stack?.at ?? '');
    if (element.clientWidth >= PHONE_WIDTH) made.fit(true);
    else made.goTo(spot?.x ?? frame.w / 2, spot?.y ?? frame.h / 2, PHONE_ZOOM, true);
    setStep(zoomStep(made.look.zoom));
  }
  function spaceOf(event: MouseEvent): string | null {
    const target = event.target as Element;
    const marked = target.closest<SVGElement>('[data-space]')?.dataset.space;
    if (marked !== undefined) return marked;
    const bounds = viewport.current?.getBoundingClientRect();
    if (bounds === undefined || camera.current === null) return null;
    const [x, y] = camera.current.toMap(event.clientX - bounds.left, event.clientY - bounds.top);
    return nearestTo(sketch.spots.values(), x, y, REACH / camera.current.look.zoom)?.id ?? null;
  }
  function press(event: PointerEvent): boolean {
    const space = spaceOf(event);
    const pressed = (event.target as Element).closest<SVGElement>('[data-piece]')?.dataset.piece;
    const isPiece = pressed !== undefined;
    const piece = isPiece ? pieced.current.find(({ key }) => key === pressed) : undefined;
    if (piece !== undefined && now.current.guest?.pressed(piece)) setOpen(null);
    else if (space !== null && now.current.choices.has(space) && !isPiece) take(space);
    else setOpen((before) => (before === space ? null : space));
    return space !== null;
  }
  function take(space: string): void {
    pointed.value = null;
    if (now.current.choices.has(space)) {
      setOpen(null);
      now.current.onChoose(space);
    } else setOpen(space);
  }
  function go(space: string, isTold = true): void {
    const spot = sketch.spots.get(space);
    if (spot === undefined || camera.current === null) return;
    camera.current.goTo(spot.x, spot.y, Math.max(GO_ZOOM, camera.current.look.zoom));
    pointed.value = isTold ? space : null;
  }
  function key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || (event.target as Element).closest('input')) return;
    const pan = PANS[event.key];
    if (pan !== undefined) camera.current?.panBy(...pan);
    else if (event.key === '+' || event.key === '=') camera.current?.zoomBy(1.25);
    else if (event.key === '-' || event.key === '−') camera.current?.zoomBy(0.8);
    else if (event.key === '0') camera.current?.fit();
    else if (event.key === 'Escape' && open !== null) setOpen(null);
    else return;
    event.preventDefault();
    // The table has keys of its own.
    event.stopPropagation();
  }
  function see(space: string, margin: number): void {
    const spot = sketch.spots.get(space);
    const element = viewport.current;
    if (spot === undefined || element === null || camera.current === null) return;
    const [x, y] = camera.current.toScreen(spot.x, spot.y);
    const [wide, high] = [element.clientWidth, element.clientHeight - (props.insets?.bottom ?? 0)];
    const isSeen = x > margin && y > margin && x < wide - margin && y < high - margin;
    if (!isSeen) camera.current.goTo(spot.x, spot.y);
  }
  function pointFromList(space: string | null): void {
    pointed.value = space;
    if (space !== null) see(space, POINTED);
  }

  const lines = scaleAt(groundStep);
  const [ground, relief] = useMemo(
    () => [
      <Ground key="ground" sketch={sketch} z={lines} />,
      <Relief key="relief" sketch={sketch} z={lines} />,
    ],
    [sketch, lines],
  );
  const holders = useMemo(
    () => <Holders sketch={sketch} table={table} z={lines} />,
    [sketch, table.holders, table.factions, lines],
  );
  const symbols = useMemo(
    () => <Symbols placement={placement} table={table} />,
    [placement, table.pcs, table.besieged, table.factions],
  );
  const names = useMemo(
    () => (
      <>
        <Pointers placement={placement} table={table} spots={sketch.spots} />
        <RealmNames placement={placement} table={table} />
        <Names placement={placement} />
      </>
    ),
    [placement, table.holders, table.factions, sketch],
  );
  const drawn = useMemo(
    () => <Pieces placement={placement} table={table} content={content} initials={initials} />,
    [placement, table.factions, sketch, content, initials],
  );
  const about = (space: string) => ({
    space: content.spaces.find(({ id }) => id === space)!,
    table,
    content,
    why: props.whyNot?.(space) ?? null,
  });
  const asked = sides === null ? undefined : sketch.spots.get(sides.at);
  const pin = { camera, pins, foot: props.insets?.bottom ?? 0, pieces: placement.pieces };
  return (
    <section
      ref={viewport}
      class="map-window"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it takes the keys that move it; spaces have a list of their own
      tabIndex={0}
      aria-label={say('successors.map')}
      onKeyDown={key}
      onPointerMove={(event) => {
        if (event.pointerType === 'touch' || event.buttons !== 0) return;
        const off = (event.target as Element).closest('[data-off-map]') !== null;
        pointed.value = off ? null : spaceOf(event);
      }}
      onPointerLeave={() => {
        pointed.value = null;
      }}
    >
      <div ref={sheet} class="map-sheet" style={{ width: `${whole.w}px`, height: `${whole.h}px` }}>
        {ground}
        {holders}
        {relief}
        <svg class="map-things" viewBox={`${whole.x} ${whole.y} ${whole.w} ${whole.h}`} aria-hidden="true">
          <GlyphDefs />
          <ShapeDefs />
          <RingsBelow placement={placement} rings={{ choices, chosen, highlight }} />
          {guest && <guest.Below sketch={sketch} placement={placement} />}
          {symbols}
          {names}
          {drawn}
          {guest && <guest.Above sketch={sketch} placement={placement} />}
        </svg>
      </div>
      <SpaceList
        sketch={sketch}
        table={table}
        content={content}
        choices={choices}
        chosen={chosen}
        onPoint={pointFromList}
        onTake={take}
      />
      <Arrows
        sketch={sketch}
        content={content}
        choices={choices}
        camera={camera}
        pins={pins}
        insets={props.insets ?? NO_INSETS}
      />
      <Pointed pointed={pointed} hidden={open} sketch={sketch} {...pin}>
        {(space) => guest?.tip(space) ?? <Tip {...about(space)} />}
      </Pointed>
      {asked !== undefined && sides !== null && (
        <Pinned spot={asked} look="map-sides" {...pin}>
          <p>{say('successors.map.sides', { space: asked.text ?? '' })}</p>
          {SIDES.map((side) => (
            <Button
              key={side}
              size="small"
              look="act"
              disabled={!sides.open.has(side)}
              onClick={() => sides.onSide(side)}
            >
              {say(`successors.map.side.${side}`)}
            </Button>
          ))}
        </Pinned>
      )}
      {guest?.pinned && sketch.spots.has(guest.pinned.at) && (
        <Pinned
          key={`guest ${guest.pinned.at}`}
          spot={sketch.spots.get(guest.pinned.at)!}
          look={classes('map-about', 'map-guest')}
          avoid={[...guest.pinned.avoid].flatMap((id) => sketch.spots.get(id) ?? [])}
          {...pin}
        >
          {guest.pinned.content}
        </Pinned>
      )}
      {open !== null && sketch.spots.has(open) && (
        <Pinned key={open} spot={sketch.spots.get(open)!} look="map-about" {...pin}>
          <header>
            <h3>{spaceName(about(open).space)}</h3>
            <Button
              look="quiet"
              square
              size="small"
              aria-label={say('look.close')}
              onClick={() => setOpen(null)}
            >
              <Stroke name="close" size={14} />
            </Button>
          </header>
          <InFull {...about(open)} />
          {props.more?.(open)}
          {choices.has(open) && (
            <Button look="act" size="small" onClick={() => take(open)}>
              {say('successors.map.choose', { space: spaceName(about(open).space) })}
            </Button>
          )}
        </Pinned>
      )}
      {legend && <Legend content={content} />}
      <Tools
        table={table}
        content={content}
        legend={legend}
        onLegend={() => setLegend(!legend)}
        onZoom={(factor) => camera.current?.zoomBy(factor)}
        onFit={() => camera.current?.fit()}
        onGo={go}
      />
    </section>
  );
}

const SIDES: readonly Side[] = ['outside', 'inside'];
const PAN = 90;
const PANS: { readonly [key: string]: readonly [number, number] } = {
  ArrowLeft: [PAN, 0],
  ArrowRight: [-PAN, 0],
  ArrowUp: [0, PAN],
  ArrowDown: [0, -PAN],
};
/** When what has just been drawn is on the screen. */
const afterPaint = (done: () => void): number => requestAnimationFrame(() => setTimeout(done));
