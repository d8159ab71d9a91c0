/** The map: the regions in play on real coasts, who holds them, and where one can go now (purple, and only that). */

import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Fields } from '../../api.ts';
import { classes } from '../../look/classes.ts';
import { Emblem, seatColour } from '../../look/emblem.tsx';
import { Stroke } from '../../look/icon.tsx';
import { language, say, sayMessage } from '../../messages.ts';
import { WhyNotWords } from '../../panel/why-not.tsx';
import { useTable, useView } from '../../table/context.ts';
import { tellWhyNot } from '../../table/why-tip.ts';
import { wouldOf } from '../../table/would.ts';
import { cardName } from './card.tsx';
import { coast, peaks, rivers } from './coast.ts';
import { box, regionsInPlay } from './content.ts';
import { over } from './drag.ts';
import { useInSight } from './in-sight.ts';
import { type Layout, layoutOf, linksOf, outlineOf, type Place } from './layout.ts';
import { openDialog } from './open-dialog.ts';
import { askWhy, hint, intend, pointedAt } from './plan.ts';
import { RegionSign, regionName } from './region.tsx';
import type { Region, Table } from './view.ts';
import { drawn, wayOf } from './ways.ts';

export function RegionMap() {
  const { answer } = useTable();
  const { table } = useView<Table>();
  const { side, half } = table;
  const regions = useMemo(() => regionsInPlay({ side, half }), [side, half]);
  const frame = useRef<HTMLElement>(null);
  const open = regions.filter(({ id }) => answer.about(id).some(({ why }) => why === null));
  useInSight(frame, answer.question.value?.id ?? null, open.map(({ id }) => id).join());
  const [size, setSize] = useState<readonly [number, number] | null>(null);
  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const watching = new ResizeObserver(() => {
      // Small changes (an answer that takes a line more) must not shake the map.
      const [width, height] = [element.clientWidth, element.clientHeight];
      setSize((old) =>
        old !== null && Math.abs(old[0] - width) < 3 && Math.abs(old[1] - height) < 3 ? old : [width, height],
      );
    });
    watching.observe(element);
    return () => watching.disconnect();
  }, []);
  const layout = useMemo(
    () =>
      size === null || size[0] < 40
        ? null
        : layoutOf(regions, regionName, size[0], Math.max(size[1], 200), textWidth),
    [regions, size, language.value],
  );
  return (
    <div class="map-box">
      <section ref={frame} class="region-map" aria-label={say('phalanxx.map')}>
        {layout !== null && (
          <div class="region-sheet" style={{ width: `${layout.width}px`, height: `${layout.height}px` }}>
            <Drawing regions={regions} layout={layout} />
            <ul>
              {regions.map((region, i) => (
                <RegionPlace key={region.id} region={region} place={layout.places[i]} layout={layout} />
              ))}
            </ul>
          </div>
        )}
      </section>
      <Hint />
    </div>
  );
}

/** What it would bring, or why not, for whoever points at a region or a card: on the map, where it moves nothing. */
function Hint() {
  const why = hint.value;
  const answer = why === null ? pointedAt.value : null;
  const would = answer === null ? null : wouldOf(answer);
  return (
    <p class="map-hint" role="status">
      {why !== null && <WhyNotWords why={why} />}
      {answer !== null && would !== null && say('phalanxx.pointed', { thing: thingOf(answer), would })}
    </p>
  );
}

const thingOf = ({ conquer, play }: Fields): string =>
  conquer === undefined ? cardName(String(play)) : regionName(String(conquer));

let pen: CanvasRenderingContext2D | null = null;
function textWidth(text: string, font: number): number {
  pen ??= document.createElement('canvas').getContext('2d');
  if (pen === null) return text.length * font * 0.56;
  pen.font = ['700', `${font}px`, getComputedStyle(document.body).fontFamily].join(' ');
  // The halo, and fonts that have not come yet.
  return pen.measureText(text).width + 5;
}

/** Coasts, ranges, rivers, ways and the ground of each region: for the eye only. */
function Drawing({ regions, layout }: { readonly regions: readonly Region[]; readonly layout: Layout }) {
  const { table } = useView<Table>();
  const { answer } = useTable();
  const { width, height, places } = layout;
  const [a, d, e, f] = layout.coast;
  const ways = useMemo(
    () =>
      linksOf(regions)
        .map((link) => drawn(wayOf(layout, link)))
        .join(''),
    [regions, layout],
  );
  const hills = useMemo(
    () => peaks.map(([x, y]) => [x * a + e, y * d + f] as const).filter((peak) => isFree(peak, layout)),
    [layout, a, d, e, f],
  );
  return (
    <svg class="land-map" width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <defs>
        <path id="asia" d={coast} transform={`matrix(${a} 0 0 ${d} ${e} ${f})`} />
        <clipPath id="asia-clip">
          <use href="#asia" />
        </clipPath>
      </defs>
      {[16, 10, 5].map((each) => (
        <use key={each} href="#asia" class="shore" stroke-width={each} />
      ))}
      <use href="#asia" class="ground" />
      <g clip-path="url(#asia-clip)">
        <path class="river" d={rivers} transform={`matrix(${a} 0 0 ${d} ${e} ${f})`} />
      </g>
      {hills.map(([x, y]) => (
        <g key={`${x} ${y}`} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
          <path class="hill-light" d="M-8 4 0-5 8 4z" />
          <path class="hill-dark" d="M0-5 8 4H2z" />
        </g>
      ))}
      <path class="way-edge" d={ways} />
      <path class="way" d={ways} />
      {regions.map(({ id, kind }, i) => {
        const holder = table.holders[id];
        const open = answer.about(id).some(({ why }) => why === null);
        return (
          <g key={id} class={classes(holder !== undefined && seatColour(holder))}>
            <path
              class={classes('region-ground', kind, holder !== undefined && 'held')}
              d={outlineOf(places[i], i)}
            />
            {open && <path class="region-open" d={outlineOf(places[i], i, 5)} />}
          </g>
        );
      })}
    </svg>
  );
}

/** A hill stands where it hides nothing. */
const isFree = ([x, y]: readonly [number, number], { places, width, height }: Layout): boolean =>
  x > 0 &&
  x < width &&
  y > 0 &&
  y < height &&
  places.every((place) => Math.hypot((x - place.x) / (place.rx + 12), (y - place.y) / (place.ry + 14)) > 1);

interface RegionPlaceProps {
  readonly region: Region;
  readonly place: Place;
  readonly layout: Layout;
}
function RegionPlace({ region, place, layout }: RegionPlaceProps) {
  const { answer } = useTable();
  const { table } = useView<Table>();
  const { id, kind, value, start } = region;
  const { scale, font } = layout;
  const about = answer.about(id);
  const open = about.some(({ why }) => why === null);
  const why = open ? null : (about[0]?.why ?? null);
  const isAction = answer.question.value?.kind === 'act';
  const chosen = answer.steps.value.some((step) => step.value === id);
  const holder = table.holders[id];
  const facts = [
    say('phalanxx.region', { kind, worth: value }),
    holder === undefined ? say('phalanxx.region.free') : say('phalanxx.region.held', { seat: holder }),
    why === null ? '' : sayMessage(why.message),
  ].filter(Boolean);
  const would = open && isAction ? { conquer: id } : null;
  const show = () => {
    openDialog.value = { region: id };
  };
  const choose = () => {
    if (!open && why !== null) tellWhyNot(why, { words: say('phalanxx.region.about', { region: id }), show });
    else if (!open) show();
    else if (isAction && answer.steps.peek().length === 0)
      intend(answer, { action: { field: 'conquer', value: id } });
    else answer.point(id);
  };
  return (
    <li
      style={{
        left: `${place.x}px`,
        top: `${place.y}px`,
        '--rx': `${place.rx}px`,
        '--ry': `${place.ry}px`,
        '--k': scale,
        '--font': `${font}px`,
      }}
    >
      <button
        type="button"
        class={classes(
          'region',
          kind,
          open && 'open',
          chosen && 'chosen',
          holder !== undefined && seatColour(holder),
          open && over.value === `conquer:${id}` && 'over',
        )}
        data-region={id}
        data-place={id}
        data-drop={isAction ? `conquer:${id}` : undefined}
        aria-haspopup={open || why !== null ? undefined : 'dialog'}
        title={facts.join(' ')}
        onClick={choose}
        onPointerEnter={() => askWhy(why, would)}
        onPointerLeave={() => askWhy(null)}
        onFocus={() => askWhy(why, would)}
        onBlur={() => askWhy(null)}
      >
        <span class="region-sign" aria-hidden="true">
          {(kind !== 'plain' || holder === undefined) && <RegionSign kind={kind} size={30 * scale} />}
        </span>
        {holder !== undefined && (
          <span class="region-figures" aria-hidden="true">
            {Array.from({ length: box().figures[kind] }, (_, i) => (
              <Figure key={i} seat={holder} size={24 * scale} />
            ))}
          </span>
        )}
        {value > 0 && (
          <span class="region-value" aria-hidden="true">
            {value}
          </span>
        )}
        {start !== null && (
          <span
            class="region-start"
            aria-hidden="true"
            title={say('phalanxx.region.start', { number: start })}
          >
            {start}
          </span>
        )}
        <span class="region-name">
          {place.lines.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </span>
        <span class="unseen">{`. ${facts.join(' ')}`}</span>
      </button>
      {open && (
        <button
          type="button"
          class="region-info"
          aria-label={say('phalanxx.region.about', { region: regionName(id) })}
          onClick={show}
        >
          <Stroke name="help" size={12} />
        </button>
      )}
    </li>
  );
}

/** An army figure: its colour and its emblem. */
function Figure({ seat, size }: { readonly seat: number; readonly size: number }) {
  return (
    <span class={classes('figure', seatColour(seat))} style={{ '--size': `${size}px` }}>
      <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
        <path d="M3 23c0-5 4-7 5-12h8c1 5 5 7 5 12z" />
      </svg>
      <Emblem seat={seat} size={Math.round(size * 0.58)} />
    </span>
  );
}
