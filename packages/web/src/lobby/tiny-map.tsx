/** A game at a glance: who holds which Provinces, and where Generals stand. For the eye only; the words beside it say who leads. */

import type { Glance } from '@diadochi/kernel';
import { useEffect, useState } from 'preact/hooks';
import type { Geography } from '../games/successors/geography.ts';
import { loadGeography } from '../games/successors/geography-loading.ts';
import { emblemPath } from '../look/emblem.tsx';
import { colourAt } from '../look/glance-colours.ts';

/** The part of the map that is shown, in its units: from Pella to Ekbatana. */
const FRAME = { x: 80, y: 80, w: 900, h: 366 };

let drawn: Geography | null = null;

export function TinyMap({ glance }: { readonly glance: Glance }) {
  const [geography, setGeography] = useState(drawn);
  useEffect(() => {
    let gone = false;
    loadGeography().then(
      (loaded) => {
        drawn = loaded;
        if (!gone) setGeography(loaded);
      },
      () => {},
    );
    return () => {
      gone = true;
    };
  }, []);
  if (geography === null) return null;
  const held = Object.entries(glance.holders).filter(([id]) => Object.hasOwn(geography.provinces, id));
  const { x, y, w, h } = FRAME;
  return (
    <svg viewBox={`${x} ${y} ${w} ${h}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect class="sea" x={x - w} y={y - h} width={3 * w} height={3 * h} />
      <g transform="scale(.1)">
        <path class="land" d={geography.shore} />
        {Object.entries(geography.provinces).map(([id, { d, tone }]) => (
          <path key={id} class="ground" d={d} fill={`var(--p${tone})`} />
        ))}
        {held.map(([id, seat]) => (
          <path key={id} class={`held ${colourAt(glance, seat)}`} d={geography.provinces[id].d} />
        ))}
      </g>
      {glance.pieces.map(([place, seat]) => (
        <Standing key={`${place} ${seat}`} at={geography.spaces[place]} colour={colourAt(glance, seat)} />
      ))}
    </svg>
  );
}

const R = 12;
function Standing({
  at,
  colour,
}: {
  readonly at: Geography['spaces'][string] | undefined;
  readonly colour: string;
}) {
  if (at === undefined) return null;
  const scale = (1.3 * R) / 512;
  return (
    <g class={`general ${colour}`} transform={`translate(${at[0]} ${at[1]})`}>
      <circle r={R} />
      <path transform={`scale(${scale}) translate(-256 -256)`} d={emblemPath(colour)} />
    </g>
  );
}
